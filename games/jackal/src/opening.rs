//! A new island is opened (S1, R1).

use game::{Effects, PerSeat, Rng, Seats};

use crate::chart::{CHART, EASY_ISLANDS};
use crate::island::IslandId;
use crate::laying::Plan;
use crate::{Event, Jackal, Options, Phase};

/// The islands that a match may still visit after these, as a bit set.
fn islands_ahead(options: Options, visited: impl Iterator<Item = IslandId>) -> u64 {
    let n_islands = if options.teaching { EASY_ISLANDS } else { CHART.len() };
    visited.fold((1 << n_islands) - 1, |ahead, island| ahead & !(1 << island.number()))
}

/// A random member of a bit set.
fn pick(mut islands: u64, rng: &mut Rng) -> IslandId {
    for _ in 0..rng.below(islands.count_ones()) {
        islands &= islands - 1;
    }
    IslandId::new(islands.trailing_zeros() as u8)
}

impl Jackal {
    /// R1: the next island is opened, and nothing lies on the table.
    pub(crate) fn open_island(&mut self, fx: &mut Effects<'_, Self>) {
        let visited = self.logbook.iter().map(|entry| entry.island);
        self.island = pick(islands_ahead(self.options, visited), fx.rng);
        let n_seats = self.n_seats();
        for (_, plan) in self.plans.iter_mut() {
            *plan = Plan::default();
        }
        for (_, walk) in self.walks.iter_mut() {
            *walk = None;
        }
        self.rum = PerSeat::filled(n_seats, 0);
        self.phase = Phase::Laying { pending: Seats::all(n_seats) };
        let (round, rounds) = (self.round(), self.options.rounds());
        fx.reveal(Event::IslandOpened { round, rounds, island: self.island });
    }
}
