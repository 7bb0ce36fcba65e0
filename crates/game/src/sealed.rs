//! Choices made at the same time: kept secret until the last one is in.

use serde::{Deserialize, Serialize};

use crate::{PerSeat, Seat, Seats, Viewer};

/// The secret choices of a moment at which several seats decide at once.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Sealed<T>(PerSeat<Option<T>>);

impl<T: Copy> Sealed<T> {
    /// Nobody has chosen yet.
    pub fn open(n_seats: u8) -> Self {
        Self(PerSeat::from_fn(n_seats, |_| None))
    }

    /// `seat` chooses, secretly.
    pub fn seal(&mut self, seat: Seat, choice: T) {
        self.0[seat] = Some(choice);
    }

    /// Who has chosen.
    pub fn chosen(&self) -> Seats {
        self.0.iter().filter(|(_, choice)| choice.is_some()).map(|(seat, _)| seat).collect()
    }

    /// What `seat` chose, if it did; for the rules, never for another viewer.
    pub fn get(&self, seat: Seat) -> Option<T> {
        self.0[seat]
    }

    /// What `viewer` may know of the choices.
    pub fn seen_by(&self, viewer: Viewer) -> PerSeat<Choice<T>> {
        self.0.map(|seat, choice| match choice {
            None => Choice::Pending,
            Some(choice) if viewer.sees(seat) => Choice::Known(*choice),
            Some(_) => Choice::Sealed,
        })
    }
}

/// What a viewer knows of somebody's choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Choice<T> {
    /// Not made yet.
    Pending,
    /// Made, and secret to this viewer.
    Sealed,
    /// Made, and known to this viewer.
    Known(T),
}
