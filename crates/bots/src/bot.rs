use std::fmt::Debug;

use game::{Decision, Game, Rng};

/// A player that is not a person.
pub trait Bot<G: Game>: Debug + Send {
    /// Returns one of the legal actions of the decision.
    fn choose(&mut self, decision: &Decision<'_, G>, rng: &mut Rng) -> G::Action;

    /// Roughly how many bytes it remembers from one decision to the next.
    fn size(&self) -> usize {
        0
    }
}
