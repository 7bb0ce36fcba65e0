//! What is going on.

use game::Sealed;
use serde::{Deserialize, Serialize};

use crate::components::Dive;

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) enum Phase {
    /// Everyone chooses a dive card, secretly (R2).
    Choosing(Sealed<Dive>),
    /// The dive cards are open and the catch is being shared out (R3): only to be seen between two rounds.
    Resolving,
    /// Twelve rounds were played (E1).
    Over,
}
