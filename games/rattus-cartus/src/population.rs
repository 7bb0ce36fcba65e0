//! The population deck, its discard pile, and the nun row (S2).

use game::{Effects, Seat, Seats};
use serde::{Deserialize, Serialize};

use crate::cards::Cards;
use crate::components::{POPULATION_KINDS, Population, PopulationBag};
use crate::{Event, RattusCartus};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Nun {
    pub card: Population,
    pub looked: Seats,
}

impl RattusCartus {
    /// `seat` draws this many cards, fewer if neither deck nor discard pile has them.
    pub(crate) fn draw(&mut self, seat: Seat, count: u8, fx: &mut Effects<'_, Self>) -> Cards {
        let mut cards = Cards::EMPTY;
        for _ in 0..count {
            if self.deck.is_empty() {
                self.shuffle_discard(fx);
            }
            match self.deck.draw(fx.rng) {
                Some(kind) => cards.insert_kind(kind, 1),
                None => break,
            }
        }
        fx.say(Event::Drew { seat, count: cards.len() });
        fx.whisper(seat, Event::DrewCards { cards });
        cards
    }

    /// S2: the discard pile becomes the new deck.
    fn shuffle_discard(&mut self, fx: &mut Effects<'_, Self>) {
        if self.discard.is_empty() {
            return;
        }
        fx.say(Event::DeckShuffled { count: self.discard.len() as u8 });
        let known = |kind: usize| self.not_nuns.count(kind).max(self.discard.count(kind));
        self.not_nuns = PopulationBag::of(std::array::from_fn(known));
        self.deck = std::mem::replace(&mut self.discard, PopulationBag::EMPTY);
    }

    /// R5e: cards go to the discard pile, and special ones back to theirs (C2).
    pub(crate) fn put_away(&mut self, cards: Cards) {
        for (kind, count) in cards.each_kind() {
            match kind.checked_sub(POPULATION_KINDS) {
                None => (0..count).for_each(|_| self.discard.insert(kind)),
                Some(special) => self.piles[special] += count,
            }
        }
    }

    /// `seat` discards this many rats, but never more than it has.
    pub(crate) fn shed(&mut self, seat: Seat, rats: u8, fx: &mut Effects<'_, Self>) {
        let count = u16::from(rats).min(self.rats[seat]);
        self.rats[seat] -= count;
        fx.reveal(Event::RatsShed { seat, count });
    }

    /// `seat` looks at a card of the nun row.
    pub(crate) fn see_nun(&mut self, seat: Seat, place: u8, fx: &mut Effects<'_, Self>) {
        let nun = &mut self.nun_row[usize::from(place)];
        nun.looked = nun.looked.with(seat);
        let card = nun.card;
        fx.say(Event::Looked { seat, place });
        fx.whisper(seat, Event::NunSeen { place, card });
    }
}
