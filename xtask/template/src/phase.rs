//! What is going on.

use game::Sealed;
use serde::{Deserialize, Serialize};

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) enum Phase {
    /// R1: everyone chooses a card, secretly.
    Choosing(Sealed<u8>),
    /// E1.
    Over,
}
