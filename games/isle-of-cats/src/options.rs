//! What the host may choose.

use game::OptionSpec;
use serde::{Deserialize, Serialize};

/// What the host may choose: the family rules have no variants.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Options {}

impl Options {
    pub(crate) const SPECS: &'static [OptionSpec] = &[];
}
