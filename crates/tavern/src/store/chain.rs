//! Entries are chained: each carries a digest of itself and of all before it, so that a missing or altered one is
//! noticed when the table is read.

use sha2::{Digest as _, Sha256};

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Chain([u8; 8]);

impl Chain {
    /// Adds an entry, which happened at this time.
    #[must_use]
    pub(crate) fn and(self, at: u64, body: &str) -> Self {
        let digest: [u8; 32] = Sha256::new()
            .chain_update(self.0)
            .chain_update(at.to_le_bytes())
            .chain_update(body)
            .finalize()
            .into();
        Self(std::array::from_fn(|i| digest[i]))
    }

    /// As a database stores it.
    pub(crate) const fn number(self) -> i64 {
        i64::from_le_bytes(self.0)
    }

    pub(crate) const fn from_number(number: i64) -> Self {
        Self(number.to_le_bytes())
    }
}
