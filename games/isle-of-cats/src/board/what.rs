//! What its components are, for whoever asks.

use board::What;

pub(super) const WHATS: &[What] = &[
    What::new("what-island", "D1"),
    What::new("what-cat", "D2"),
    What::new("what-treasure", "P3"),
    What::new("what-boat", "C1"),
    What::new("what-rat", "E1"),
    What::new("what-map", "P3"),
    What::new("what-family", "E3"),
    What::new("what-room", "E2"),
    What::new("what-lesson", "E4"),
    What::new("what-player", "D2"),
    What::new("what-points", "E5"),
    What::new("what-order", "D2"),
    What::new("what-passed", "D2"),
    What::new("what-pass", "D2"),
    What::new("what-turn", "P1"),
    What::new("what-days", "D4"),
    What::new("what-vesh", "D4"),
    What::new("what-bag", "D1"),
];
