use game::{MAX_SEATS, Seat};

use super::walk::End;

/// What came of an action, summed over many worlds.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct ActionTally {
    visits: u32,
    value: f32,
    wins: [f32; MAX_SEATS],
}

impl ActionTally {
    pub(super) fn count(&mut self, end: &End, seat: Seat) {
        self.visits += 1;
        self.value += end.values[seat.index()];
        self.wins.iter_mut().zip(end.wins).for_each(|(sum, win)| *sum += win);
    }

    pub(super) fn add(&mut self, other: &Self) {
        self.visits += other.visits;
        self.value += other.value;
        self.wins.iter_mut().zip(other.wins).for_each(|(sum, wins)| *sum += wins);
    }

    /// In how many worlds it was tried.
    pub fn visits(&self) -> u32 {
        self.visits
    }

    /// How good it was for the seat that decides: mostly the chance to win, in part the place.
    pub fn mean(&self) -> f32 {
        self.value / self.visits.max(1) as f32
    }

    pub fn win_chance(&self, seat: Seat) -> f32 {
        self.wins[seat.index()] / self.visits.max(1) as f32
    }
}
