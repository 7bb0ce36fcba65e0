//! What its components are, for whoever asks.

use board::What;

pub(super) const WHATS: &[What] = &[
    What::new("what-island", "C2"),
    What::new("what-white-flag", "R1"),
    What::new("what-flag", "R8"),
    What::new("what-trap", "R8"),
    What::new("what-robber", "R8"),
    What::new("what-chest", "R10"),
    What::new("what-pirate", "R1"),
    What::new("what-reach", "R6"),
    What::new("what-way", "R5"),
    What::new("what-player", "E1"),
    What::new("what-first", "R12"),
    What::new("what-held", "R11"),
    What::new("what-coins", "E1"),
    What::new("what-tortuga", "R9"),
    What::new("what-steps", "R10"),
    What::new("what-walk-end", "R8"),
    What::new("what-share", "R10"),
    What::new("what-arrow", "R6"),
    What::new("what-horse", "R6"),
    What::new("what-flag-card", "R8"),
    What::new("what-doubling", "R7"),
    What::new("what-friday", "R7"),
    What::new("what-weapon", "R7"),
    What::new("what-rum", "R3"),
    What::new("what-face-down", "R2"),
    What::new("what-row", "R2"),
    What::new("what-round", "S1"),
    What::new("what-deck", "R11"),
];
