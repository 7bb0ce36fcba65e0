//! What the host may choose (V, U, A7).

use game::{OptionKind, OptionSpec};
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Options {
    pub variant: Variant,
    /// All treasures lie open (A7).
    pub open_chests: bool,
}

/// How crews are found, and whether clans have abilities.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Variant {
    /// Everybody picks a clan; clans differ in nothing (S4).
    #[default]
    Base,
    /// Everybody draws four clans, with abilities (V1).
    Abilities,
    /// Four clans are drawn for all, with abilities (V1).
    SameCrew,
    /// Crews are hired in the bar, with abilities (U1).
    Auction,
}

impl Options {
    pub(crate) const SPECS: &'static [OptionSpec] = &[
        OptionSpec {
            id: "variant",
            kind: OptionKind::Choice(&["base", "abilities", "same_crew", "auction"]),
        },
        OptionSpec { id: "open_chests", kind: OptionKind::Flag },
    ];
}
