//! What a sensible player knows.

use game::{Advice, Decision, Rng};

use crate::{Action, HighCard};

impl Advice for HighCard {
    /// With three rounds and unknown hands, any order is as good as any other: be unpredictable.
    fn advise(decision: &Decision<'_, Self>, rng: &mut Rng) -> Action {
        decision.random_action(rng, &mut Vec::new())
    }
}
