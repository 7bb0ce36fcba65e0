//! Before the first dive (S).

use game::{Effects, PerSeat, Seat};

use crate::catching::Pile;
use crate::components::{DiveSet, all_catches};
use crate::lagoon::draw;
use crate::phase::Phase;
use crate::{Event, Miaui, Options};

impl Miaui {
    /// S1, S2: a card is put away unseen, and Kiti is put beside the youngest.
    pub(crate) fn set_up(options: Options, n_seats: u8, fx: &mut Effects<'_, Self>) -> Self {
        let mut deck = all_catches();
        let put_away = draw(&mut deck, fx.rng);
        // S2: the youngest is a random seat.
        let youngest = Seat::new(fx.rng.below(u32::from(n_seats)) as u8);
        let mut state = Self {
            options,
            round: 0,
            kiti: (!options.no_fights).then_some(youngest),
            deck,
            put_away,
            gone: Pile::default(),
            cells: Default::default(),
            lanterns: [None; 3],
            hands: PerSeat::from_fn(n_seats, |_| DiveSet::FULL),
            piles: PerSeat::from_fn(n_seats, |_| Pile::default()),
            phase: Phase::Resolving,
            resolution: None,
        };
        if let Some(right) = state.kiti {
            fx.reveal(Event::KitiPlaced { right, left: right.clockwise(1, n_seats) });
        }
        state.begin_round(fx);
        state
    }
}
