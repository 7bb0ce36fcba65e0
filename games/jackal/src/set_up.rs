//! Before the first island (S1).

use arrayvec::ArrayVec;
use game::{Effects, PerSeat, Seat};

use crate::components::{CardBag, FIRST_HAND, all_cards};
use crate::island::IslandId;
use crate::laying::Plan;
use crate::{Event, Jackal, Options, Phase};

impl Jackal {
    /// S1: the first player is drawn by lot, the hands are dealt, and the first island is opened.
    pub(crate) fn set_up(options: Options, n_seats: u8, fx: &mut Effects<'_, Self>) -> Self {
        let first = Seat::new(fx.rng.below(u32::from(n_seats)) as u8);
        fx.reveal(Event::FirstPlayerDrawn { seat: first });
        let mut state = Self {
            options,
            island: IslandId::new(0),
            first,
            deck: all_cards(),
            discards: CardBag::EMPTY,
            hands: PerSeat::filled(n_seats, CardBag::EMPTY),
            coins: PerSeat::filled(n_seats, 0),
            gains: PerSeat::filled(n_seats, 0),
            logbook: ArrayVec::new(),
            plans: PerSeat::from_fn(n_seats, |_| Plan::default()),
            rum: PerSeat::filled(n_seats, 0),
            walks: PerSeat::from_fn(n_seats, |_| None),
            phase: Phase::Sharing,
        };
        for seat in Seat::all(n_seats) {
            state.draw_cards(seat, FIRST_HAND, fx);
        }
        state.open_island(fx);
        state
    }
}
