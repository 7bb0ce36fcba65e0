//! Why something cannot be done, and by which rule.

use game::{Phrase, Reason, Say};
use serde::{Deserialize, Serialize};

use crate::components::{DEEPEST_DIVE, Dive};

/// The texts hold a sentence for each, and [`Reason::rule`] names its rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Illegal {
    NoSuchDive {
        dive: Dive,
    },
    DiveUsed {
        dive: Dive,
    },
    /// There are not enough jellyfish, or not just now.
    NoThirdJellyfish,
    /// The jellyfish are to be decided about before the next dive.
    JellyfishFirst,
}

impl Say for Illegal {
    fn phrase(&self) -> Phrase {
        match *self {
            Self::NoSuchDive { dive } => {
                Phrase::new("illegal-no-such-dive").with("dive", dive).with("deepest", DEEPEST_DIVE)
            }
            Self::DiveUsed { dive } => Phrase::new("illegal-dive-used").with("dive", dive),
            Self::NoThirdJellyfish => Phrase::new("illegal-no-third-jellyfish"),
            Self::JellyfishFirst => Phrase::new("illegal-jellyfish-first"),
        }
    }
}

impl Reason for Illegal {
    fn rule(&self) -> &'static str {
        match self {
            Self::NoSuchDive { .. } => "C1",
            Self::DiveUsed { .. } => "R5",
            Self::NoThirdJellyfish | Self::JellyfishFirst => "F2",
        }
    }
}
