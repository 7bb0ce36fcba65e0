//! What can be asked for.

use game::{Phrase, Say};
use serde::{Deserialize, Serialize};

use crate::components::Dive;

/// The one decision of the game (R2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    Dive(Dive),
}

impl Say for Action {
    fn phrase(&self) -> Phrase {
        let Self::Dive(dive) = *self;
        Phrase::new("action-dive").with("dive", dive)
    }
}
