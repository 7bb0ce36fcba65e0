//! What the host may choose.

use game::OptionSpec;
use serde::{Deserialize, Serialize};

/// Nothing yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Options {}

impl Options {
    /// In the order in which a host is asked.
    pub(crate) const SPECS: &'static [OptionSpec] = &[];
}
