use game::{Advice, Decision, Rng};

use crate::Bot;

/// Plays as the game's advice says.
#[derive(Clone, Copy, Debug, Default)]
pub struct Sailor;

impl<G: Advice> Bot<G> for Sailor {
    fn choose(&mut self, decision: &Decision<'_, G>, rng: &mut Rng) -> G::Action {
        G::advise(decision, rng)
    }
}
