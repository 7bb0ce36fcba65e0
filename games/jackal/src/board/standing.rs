//! Everybody's coins, and how many islands are left.

use board::Standing;

use crate::View;
use crate::view::Stage;

pub(super) fn standing(view: &View) -> Standing {
    let points = view.coins.map(|_, coins| Some(i32::from(*coins)));
    let is_done = matches!(view.stage, Stage::Sharing | Stage::Over);
    let islands = view.options.rounds() - view.round + u8::from(!is_done);
    Standing {
        points,
        is_open: true,
        end: ("standing-islands", islands.into()),
        is_near: islands <= 1,
    }
}
