//! A world that fits what a seat sees.

use game::{Rng, Sealed};

use crate::phase::Phase;
use crate::view::{SeenHand, SeenPile};
use crate::{Miaui, View};

/// What others have chosen is their secret: in a guess everyone chooses anew.
pub(super) fn guess(view: &View, rng: &mut Rng) -> Miaui {
    let mut state = view.imagine(rng);
    if let Phase::Choosing(sealed) = &mut state.phase {
        *sealed = Sealed::open(state.hands.n_seats());
    }
    // Whoever has forgotten nothing plays as with open baskets, and takes the others to do the same.
    let knows_hands = view.hands.values().iter().all(|hand| matches!(hand, SeenHand::Known(_)));
    let knows_piles = view.piles.values().iter().all(|pile| matches!(pile, SeenPile::Known(_)));
    state.options.open_baskets |= knows_hands && knows_piles;
    state
}
