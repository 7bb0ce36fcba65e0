//! The rounds that everybody has won, and how many are left.

use board::Standing;

use crate::View;
use crate::components::HAND;

pub(super) fn standing(view: &View) -> Standing {
    let points = view.points.map(|_, points| Some(*points));
    let rounds = usize::from(HAND) - view.played.len() / usize::from(points.n_seats());
    Standing { points, is_open: true, end: ("standing-rounds", rounds), is_near: rounds <= 1 }
}
