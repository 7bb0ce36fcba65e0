//! Why something cannot be done, and by which rule.

use game::{Phrase, Reason, Say};
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Illegal {
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
