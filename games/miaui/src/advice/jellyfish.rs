//! Whether three jellyfish are better put away or kept (F2).

use super::rough::UNSEEN;
use crate::catching::Pile;
use crate::components::{Catch, JELLYFISH_TO_PUT_AWAY};
use crate::scoring::points;

/// How many points putting them away gains, if these cards follow in the stack (V2); `None` is one that the taker cannot
/// see. It nearly always pays. Two gulls or a fourth jellyfish that are still to come may say otherwise.
pub(super) fn gain_of_putting_away(pile: &Pile, rest: &[Option<Catch>]) -> f32 {
    let mut without = pile.clone();
    without.take_out_jellyfish();
    worth(without, rest) - worth(pile.clone(), rest)
}

/// What a pile is worth after these cards, with the best decisions on the way.
fn worth(mut pile: Pile, rest: &[Option<Catch>]) -> f32 {
    let Some((next, rest)) = rest.split_first() else { return points(&pile) as f32 };
    match next {
        None => return UNSEEN + worth(pile, rest),
        Some(Catch::Gull) => drop(pile.pop()),
        Some(catch) => pile.push(*catch),
    }
    let kept = worth(pile.clone(), rest);
    if !matches!(next, Some(Catch::Jellyfish(_))) || pile.jellyfish() < JELLYFISH_TO_PUT_AWAY {
        return kept;
    }
    pile.take_out_jellyfish();
    kept.max(worth(pile, rest))
}
