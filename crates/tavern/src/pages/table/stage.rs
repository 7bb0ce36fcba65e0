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
            let drawing = scene.table().kind().board.draw(game, &scene.board_scene());
            playing::main(scene, drawing, lines)
        }
        (_, None) => gathering::main(scene, origin, lines),
    }
}
