//! What can be asked for.

use game::{Phrase, Say};
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// Choose this card (R1).
    Play(u8),
}

impl Say for Action {
    fn phrase(&self) -> Phrase {
        let Self::Play(card) = *self;
        Phrase::new("action-play").with("card", card)
    }
}
