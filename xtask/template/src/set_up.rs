//! Before the first round (S1).

use game::{Effects, PerSeat, Rng, Sealed};

use crate::components::{CardBag, HAND, all_cards};
use crate::phase::Phase;
use crate::{Event, HighCard};

impl HighCard {
    /// S1: the hands are dealt, each seen by its owner alone.
    pub(crate) fn set_up(n_seats: u8, fx: &mut Effects<'_, Self>) -> Self {
        let mut bag = all_cards();
        let hands = PerSeat::from_fn(n_seats, |_| deal(&mut bag, HAND, fx.rng));
        fx.say(Event::Dealt { count: HAND });
        for (seat, hand) in hands.iter() {
            fx.whisper(seat, Event::HandDealt { cards: hand.clone() });
        }
        let phase = Phase::Choosing(Sealed::open(n_seats));
        Self { hands, phase, played: Vec::new(), points: PerSeat::filled(n_seats, 0) }
    }
}

/// Draws a hand, sorted.
pub(crate) fn deal(bag: &mut CardBag, count: u8, rng: &mut Rng) -> Vec<u8> {
    let draw = |_| bag.draw(rng).expect("S1: there are enough cards for everyone") as u8 + 1;
    let mut hand: Vec<u8> = (0..count).map(draw).collect();
    hand.sort_unstable();
    hand
}
