use game::{Decision, Game, Rng};

use crate::Bot;

/// Plays any legal action, all equally likely.
#[derive(Clone, Debug)]
pub struct Random<G: Game> {
    scratch: Vec<G::Action>,
}

impl<G: Game> Default for Random<G> {
    fn default() -> Self {
        Self { scratch: Vec::new() }
    }
}

impl<G: Game> Bot<G> for Random<G> {
    #[inline]
    fn choose(&mut self, decision: &Decision<'_, G>, rng: &mut Rng) -> G::Action {
        decision.random_action(rng, &mut self.scratch)
    }
}
