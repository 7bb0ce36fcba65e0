//! What is going on.

use game::{Sealed, Seat};
use serde::{Deserialize, Serialize};

use crate::components::Dive;

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) enum Phase {
    /// Everyone chooses a dive card, secretly (R2).
    Choosing(Sealed<Dive>),
    /// The dive cards are open and the catch is being shared out (R3): only to be seen between two rounds.
    Resolving,
    /// This seat has just taken a third jellyfish, and puts them away or keeps them (F2). Then the sharing goes on.
    PuttingAway(Seat),
    /// Twelve rounds were played (E1).
    Over,
}
