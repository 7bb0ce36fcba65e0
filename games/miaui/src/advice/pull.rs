//! Where the open cards of a lagoon draw the divers.

use crate::components::Depth;

/// What is worth less than this draws nobody, in points.
const WORTH_A_DIVE: f32 = 3.0;

#[derive(Clone, Copy)]
pub(super) enum Pull {
    Nowhere,
    Down,
    Up,
}

impl Pull {
    /// By what seems to lie at each depth, in points.
    #[inline]
    pub(super) fn of(open: impl Fn(Depth) -> f32) -> Self {
        let (down, up) = (open(Depth::Deep).max(open(Depth::Middle)), open(Depth::Shallow));
        match (down.max(up) > WORTH_A_DIVE, down > up) {
            (false, _) => Self::Nowhere,
            (true, true) => Self::Down,
            (true, false) => Self::Up,
        }
    }
}
