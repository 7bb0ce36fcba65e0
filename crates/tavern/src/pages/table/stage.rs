//! Which page a table has: gathering, playing, over.

use board::Region;

use super::table_scene::TableScene;
use super::talk::Lines;
use super::{gathering, over, playing};
use crate::store::Status;

/// What is between the bar and the end of the page.
pub fn main(setting: &TableScene<'_>, origin: Option<&str>, lines: Lines) -> Region {
    match (setting.table().status(), setting.sight.game()) {
        (Status::Over, Some(game)) => over::main(setting, game, lines),
        (Status::Over, None) => over::closed(setting),
        (_, Some(game)) => {
            let drawing = setting.table().kind().board.draw(game, &setting.scene());
            playing::main(setting, drawing, lines)
        }
        (_, None) => gathering::main(setting, origin, lines),
    }
}
