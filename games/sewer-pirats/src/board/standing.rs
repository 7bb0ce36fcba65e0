//! What the chests are worth that the viewer may look into, and how many heaps are left.

use board::Standing;

use crate::View;
use crate::scoring::points;
use crate::view::SeenChest;

pub(super) fn standing(view: &View) -> Standing {
    let points = view.chests.map(|_, chest| match chest {
        SeenChest::Known(chest) => Some(points(chest)),
        SeenChest::Count { trophies: 0, prizes: 0 } => Some(0),
        SeenChest::Count { .. } => None,
    });
    let is_open = points.values().iter().all(Option::is_some);
    let is_near = view.stock == 0 || view.ending.is_some();
    Standing { points, is_open, end: ("standing-heaps", view.stock.into()), is_near }
}
