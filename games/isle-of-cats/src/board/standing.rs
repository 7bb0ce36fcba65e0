//! What the boats are worth as they lie, with the lessons that the viewer knows, and how many days are left.

use board::Standing;

use crate::View;
use crate::scoring::{lesson_points, open_points};
use crate::view::{SeenLessons, Stage};

pub(super) fn standing(view: &View) -> Standing {
    // S2: before the choice nobody knows which lessons will count.
    let is_choosing = matches!(view.stage, Stage::Choosing(_));
    let points = view.boats.map(|seat, boat| {
        let lessons = view.lessons[seat].known();
        let brought = if is_choosing { 0 } else { lesson_points(&view.boats, seat, lessons) };
        Some(open_points(boat) + brought)
    });
    let is_known = |lessons: &SeenLessons| matches!(lessons, SeenLessons::Known(_));
    let days = usize::from(view.days_left);
    Standing {
        points,
        is_open: view.lessons.values().iter().all(is_known),
        end: ("standing-days", days),
        is_near: days <= 1,
    }
}
