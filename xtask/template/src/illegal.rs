//! Why something cannot be done, and by which rule.

use game::{Phrase, Reason, Say};
use serde::{Deserialize, Serialize};

/// Why a card cannot be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "the fields are named after what they hold")]
pub enum Illegal {
    /// It is not in the hand.
    NotInHand { card: u8 },
}

impl Say for Illegal {
    fn phrase(&self) -> Phrase {
        let Self::NotInHand { card } = *self;
        Phrase::new("illegal-not-in-hand").with("card", card)
    }
}

impl Reason for Illegal {
    fn rule(&self) -> &'static str {
        "R1"
    }
}
