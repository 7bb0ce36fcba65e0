//! What everybody's catch is worth so far, and how many dives are left.

use board::Standing;

use crate::View;
use crate::components::ROUNDS;
use crate::view::{SeenPile, Stage};

pub(super) fn standing(view: &View) -> Standing {
    let points = view.piles.map(|_, pile| match pile {
        SeenPile::Known(cards) => Some(cards.iter().map(|card| i32::from(card.value())).sum()),
        // R6: of a single card nothing is hidden.
        SeenPile::Top { top, under: 0 } => Some(top.value().into()),
        SeenPile::Top { .. } => None,
    });
    let is_open = points.values().iter().all(Option::is_some);
    let rounds = ROUNDS - view.round + u8::from(view.stage == Stage::Choosing);
    Standing { points, is_open, end: ("standing-dives", rounds.into()), is_near: rounds <= 2 }
}
