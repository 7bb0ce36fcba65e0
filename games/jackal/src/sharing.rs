//! Who came first: the chests are shared out (R10).

use arrayvec::ArrayVec;
use game::{Effects, PerSeat, Seat};

use crate::components::MOST_SEATS;
use crate::island::Place;
use crate::movement::Walk;
use crate::scoring::LogbookEntry;
use crate::{Event, Jackal, Phase};

/// Who came to a chest, and after how many steps.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Arrival {
    pub seat: Seat,
    pub steps: u8,
}

impl Arrival {
    /// R10: fewest steps come first; among equals the first player, then clockwise.
    pub(crate) fn rank(self, first: Seat, n_seats: u8) -> (u8, u8) {
        (self.steps, first.distance_to(self.seat, n_seats))
    }
}

/// R10: what the first, the second and so on gets of a chest.
pub const fn share(value: u8, before: u8) -> u8 {
    value.saturating_sub(before)
}

pub(crate) type Arrivals = ArrayVec<Arrival, { MOST_SEATS as usize }>;

/// R10: who came to a chest, the first one first.
pub(crate) fn arrivals(chest: Place, first: Seat, walks: &PerSeat<Option<Walk>>) -> Arrivals {
    let arrival = |(seat, walk): (Seat, &Option<Walk>)| {
        let walk = walk.as_ref().filter(|walk| walk.chest() == Some(chest))?;
        Some(Arrival { seat, steps: walk.course.pirate.steps })
    };
    let mut arrivals: Arrivals = walks.iter().filter_map(arrival).collect();
    arrivals.sort_by_key(|arrival| arrival.rank(first, walks.n_seats()));
    arrivals
}

impl Jackal {
    /// R10: every chest is shared out among those who came to it; then the island is over.
    pub(crate) fn share_chests(&mut self, fx: &mut Effects<'_, Self>) {
        self.phase = Phase::Sharing;
        for (chest, value) in self.island.island().chests() {
            let arrivals = arrivals(chest, self.first, &self.walks);
            let mut previous: Option<Arrival> = None;
            for (before, arrival) in (0..).zip(&arrivals) {
                let Arrival { seat, steps } = *arrival;
                let coins = share(value, before);
                self.coins[seat] += coins;
                self.gains[seat] += coins as i8;
                let behind = previous.filter(|other| other.steps == steps).map(|other| other.seat);
                fx.say(Event::ChestShared { seat, place: chest, before, steps, coins, behind });
                previous = Some(*arrival);
            }
            if !arrivals.is_empty() {
                fx.show(self);
            }
        }
        self.leave_island(fx);
    }

    /// The island goes into the logbook; then the next one is opened, or the match is over (E1).
    fn leave_island(&mut self, fx: &mut Effects<'_, Self>) {
        self.logbook.push(LogbookEntry { island: self.island, gains: self.gains.clone() });
        for (_, gain) in self.gains.iter_mut() {
            *gain = 0;
        }
        if self.logbook.len() == self.options.rounds() as usize {
            self.phase = Phase::Over;
            fx.say(Event::MatchEnded);
            return;
        }
        self.take_provisions(fx);
        self.open_island(fx);
    }
}
