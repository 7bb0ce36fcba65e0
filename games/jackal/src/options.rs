//! What the host may choose (S1).

use game::{OptionKind, OptionSpec};
use serde::{Deserialize, Serialize};

use crate::components::{ISLANDS_A_MATCH, ISLANDS_TO_LEARN};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Options {
    /// Four easy islands instead of ten (S1).
    pub teaching: bool,
}

impl Options {
    pub(crate) const SPECS: &'static [OptionSpec] =
        &[OptionSpec { id: "teaching", kind: OptionKind::Flag }];

    pub const fn rounds(self) -> u8 {
        if self.teaching { ISLANDS_TO_LEARN } else { ISLANDS_A_MATCH }
    }
}
