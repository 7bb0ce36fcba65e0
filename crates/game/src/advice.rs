//! What a sensible player of a game knows.

use crate::{Decision, Game, Rng};

/// What a sensible player of a game knows: the bots of the level *Sailor* play by it, and search leans on it.
pub trait Advice: Game {
    /// What such a player would do. Where choices are simultaneous it is mixed, so that nobody can read it.
    fn advise(decision: &Decision<'_, Self>, rng: &mut Rng) -> Self::Action;
}
