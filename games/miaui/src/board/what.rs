//! What its components are, for whoever asks.

use board::What;

pub(super) const WHATS: &[What] = &[
    What::new("what-catfish", "C2"),
    What::new("what-tiger-fish", "C2"),
    What::new("what-tuna", "C2"),
    What::new("what-anglerfish", "F3"),
    What::new("what-jellyfish", "F2"),
    What::new("what-gull", "F1"),
    What::new("what-face-down", "F3"),
    What::new("what-lantern", "F3"),
    What::new("what-lagoon", "R1"),
    What::new("what-deep", "R3"),
    What::new("what-middle", "R3"),
    What::new("what-shallow", "R3"),
    What::new("what-taker", "R3"),
    What::new("what-kiti", "C3"),
    What::new("what-right-hand", "R4"),
    What::new("what-left-hand", "R4"),
    What::new("what-player", "R6"),
    What::new("what-not-chosen", "R2"),
    What::new("what-sealed", "R2"),
    What::new("what-dive", "C1"),
    What::new("what-used", "R5"),
    What::new("what-pile", "R6"),
    What::new("what-tally", "R5"),
    What::new("what-round", "E1"),
    What::new("what-deck", "S1"),
];
