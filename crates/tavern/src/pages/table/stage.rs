//! Which page a table has: gathering, playing, over.

use board::Region;

use super::table_scene::TableScene;
use super::talk::Lines;
use super::{gathering, over, playing};
use crate::store::Status;

/// Everything below the bar.
pub(crate) fn main(scene: &TableScene<'_>, origin: Option<&str>, lines: Lines) -> Region {
    match (scene.table().status(), scene.sight.game()) {
        (Status::Over, Some(game)) => over::main(scene, game, lines),
        (Status::Over, None) => over::closed(scene),
        (_, Some(game)) => {
            let (board, board_scene) = (scene.table().kind().board, scene.board_scene());
            let moment = scene.table().held_moment(game.n_moments());
            let drawing = moment.and_then(|moment| board.moment(game, moment, &board_scene));
            let drawing = drawing.unwrap_or_else(|| board.draw(game, &board_scene));
            playing::main(scene, drawing, lines)
        }
        (_, None) => gathering::main(scene, origin, lines),
    }
}
