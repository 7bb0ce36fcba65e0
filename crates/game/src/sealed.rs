//! Choices made at the same time: kept secret until the last one is in.

use serde::{Deserialize, Serialize};

use crate::{PerSeat, Seat, Seats, Viewer};

/// The secret choices of a moment at which several seats decide at once.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Sealed<T> {
    choices: PerSeat<Option<T>>,
    pending: Seats,
}

impl<T: Copy> Sealed<T> {
    #[inline]
    pub fn open(n_seats: u8) -> Self {
        Self { choices: PerSeat::filled(n_seats, None), pending: Seats::all(n_seats) }
    }

    #[inline]
    pub fn seal(&mut self, seat: Seat, choice: T) {
        self.choices[seat] = Some(choice);
        self.pending = self.pending.without(seat);
    }

    /// Who has yet to choose.
    #[inline]
    pub fn pending(&self) -> Seats {
        self.pending
    }

    /// What `seat` chose, if it did; for the rules, never for another viewer.
    pub fn get(&self, seat: Seat) -> Option<T> {
        self.choices[seat]
    }

    pub fn seen_by(&self, viewer: Viewer) -> PerSeat<Choice<T>> {
        self.choices.map(|seat, choice| match choice {
            None => Choice::Pending,
            Some(choice) if viewer.sees(seat) => Choice::Known(*choice),
            Some(_) => Choice::Sealed,
        })
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Choice<T> {
    Pending,
    /// Made, and secret to this viewer.
    Sealed,
    /// Made, and known to this viewer.
    Known(T),
}
