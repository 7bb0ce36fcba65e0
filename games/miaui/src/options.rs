//! What the host may choose (V).

use game::{OptionKind, OptionSpec};
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Options {
    /// Used dive cards and all catches are open (V1).
    pub open_baskets: bool,
    /// A contested catch stays where it is (V2).
    pub no_fights: bool,
}

impl Options {
    pub const SPECS: &'static [OptionSpec] = &[
        OptionSpec { id: "open_baskets", kind: OptionKind::Flag },
        OptionSpec { id: "no_fights", kind: OptionKind::Flag },
    ];
}
