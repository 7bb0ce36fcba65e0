use std::fmt::Debug;

use game::{Decision, Game, Rng};

use crate::SpareTime;

/// A player that is not a person.
pub trait Bot<G: Game>: Debug + Send {
    /// Returns one of the legal actions of the decision.
    fn choose(&mut self, decision: &Decision<'_, G>, rng: &mut Rng) -> G::Action;

    /// The same, with more thought while there is time to spare.
    fn choose_at_leisure(
        &mut self,
        decision: &Decision<'_, G>,
        rng: &mut Rng,
        _spare: &SpareTime,
    ) -> G::Action {
        self.choose(decision, rng)
    }

    /// Forgets what it can work out anew.
    fn forget(&mut self) {}

    /// Roughly how many bytes it remembers from one decision to the next, and could work out anew.
    fn size(&self) -> usize {
        0
    }
}
