//! What can be asked for.

use game::{Phrase, Say};
use serde::{Deserialize, Serialize};

use crate::components::Dive;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// R2.
    Dive(Dive),
    /// F2: three jellyfish leave the game.
    PutAway,
    /// F2: they stay in the pile.
    Keep,
}

impl Say for Action {
    fn phrase(&self) -> Phrase {
        match *self {
            Self::Dive(dive) => Phrase::new("action-dive").with("dive", dive),
            Self::PutAway => Phrase::new("action-put-away"),
            Self::Keep => Phrase::new("action-keep"),
        }
    }
}
