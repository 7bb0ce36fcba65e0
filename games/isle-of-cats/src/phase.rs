//! What is going on.

use game::{Sealed, Seats};
use serde::{Deserialize, Serialize};

use crate::day::Turns;
use crate::lessons::Lesson;

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) enum Phase {
    /// Everyone chooses which lesson to put back, secretly (S2).
    Choosing(Sealed<Lesson>),
    /// Somebody takes a cat or passes (D2).
    Rescuing(Turns),
    /// Somebody covered a map and takes a treasure or leaves it (P3).
    Finding(Turns),
    /// The day is over (D4): only to be seen before the next one.
    Evening,
    /// The lessons of these seats were turned up (E4): only to be seen before the end.
    Revealing(Seats),
    Over,
}
