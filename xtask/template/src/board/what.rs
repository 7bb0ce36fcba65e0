//! What its components are, for whoever asks.

use board::What;

pub(super) const WHATS: &[What] = &[What::new("what-player", "R2"), What::new("what-card", "R1")];
