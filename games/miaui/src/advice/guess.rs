//! A world that fits what a seat sees.

use game::{Rng, Sealed};

use crate::phase::Phase;
use crate::{Miaui, View};

/// What others have chosen is their secret: in a guess everyone chooses anew.
pub(super) fn guess(view: &View, rng: &mut Rng) -> Miaui {
    let mut state = view.imagine(rng);
    if let Phase::Choosing(sealed) = &mut state.phase {
        *sealed = Sealed::open(state.hands.n_seats());
    }
    state
}
