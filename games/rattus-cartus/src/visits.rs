//! Going to a building with face-down cards, or letting others go first (R3, R4).

use game::{Effects, Seat};
use serde::{Deserialize, Serialize};

use crate::cards::Cards;
use crate::components::{Card, Special};
use crate::{Event, Phase, RattusCartus};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Visit {
    pub seat: Seat,
    /// The building's place in the row, counted from 0.
    pub place: u8,
    /// What was laid there; nothing any more when the building is done (R5e).
    pub cards: Cards,
    /// How many followers were among the cards, once they are turned up (R5d).
    pub followers: Option<u8>,
}

impl RattusCartus {
    /// R3: everyone visits in turn order.
    pub(crate) fn begin_visits(&mut self) {
        let queue = self.first_player.around(self.n_seats()).collect();
        self.phase = Phase::Visiting { queue };
    }

    /// R3: `seat` puts a disc on the building at this place.
    pub(crate) fn visit(&mut self, seat: Seat, place: u8, fx: &mut Effects<'_, Self>) {
        let building = self.row[usize::from(place)].building;
        fx.say(Event::Visited { seat, building, place });
        self.visits.push(Visit { seat, place, cards: Cards::EMPTY, followers: None });
        if let Phase::Visiting { queue } = &self.phase {
            self.phase = Phase::Laying { queue: queue.clone() };
        }
    }

    /// R3: `seat` lays a card face down.
    pub(crate) fn lay(&mut self, seat: Seat, card: Card) {
        self.hands[seat].remove(card);
        self.visits.last_mut().expect("who lays cards has entered a building").cards.insert(card);
    }

    /// R3: `seat` lays no more, and the next one goes.
    pub(crate) fn finish_visit(&mut self, seat: Seat, fx: &mut Effects<'_, Self>) {
        let visit = self.visits.last().expect("who lays cards has entered a building");
        fx.say(Event::LaidFaceDown { seat, count: visit.cards.len() });
        let Phase::Laying { queue } = &mut self.phase else {
            unreachable!("a visit is finished while cards are laid");
        };
        queue.remove(0);
        match queue.is_empty() {
            true => self.begin_resolution(fx),
            false => self.phase = Phase::Visiting { queue: queue.clone() },
        }
    }

    /// R4: `seat` goes after all the others who have still to go, if there are any.
    pub(crate) fn pass(&mut self, seat: Seat, fx: &mut Effects<'_, Self>) {
        self.hands[seat].remove(Card::Special(Special::Pass));
        self.piles[Special::Pass.index()] += 1;
        if let Phase::Visiting { queue } = &mut self.phase {
            queue.rotate_left(1);
        }
        fx.say(Event::Passed { seat });
    }
}
