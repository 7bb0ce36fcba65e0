//! The score sheet: where every point came from, with a picture for each.

use board::Scene;
use board::pieces::{art, number};
use game::{ScoreSheet, Seat};
use maud::{Markup, html};

use super::{hand, standing, tile};
use crate::View;

/// A row for everything that brought or cost points, and where somebody has as many, what breaks the tie (E5).
pub(super) fn score_rows(view: &View, seat: Seat, sheet: &ScoreSheet, scene: &Scene<'_>) -> Markup {
    let pictures = pictures(view, seat, scene);
    html! {
        @for (line, picture) in sheet.lines.iter().zip(pictures) {
            tr {
                th scope="row" colspan="2" { span { (picture) span { (scene.tell(&line.reason)) } } }
                td class="num" { (number(line.points)) }
            }
        }
        @if is_tied(view, seat) {
            @let filled = usize::from(view.boats[seat].n_filled_rooms());
            tr { td class="hint" colspan="3" { (scene.count("board-tied", filled)) } }
        }
    }
}

/// Whether somebody else has as many points.
fn is_tied(view: &View, seat: Seat) -> bool {
    let points = standing::standing(view).points;
    points.values().iter().filter(|theirs| **theirs == points[seat]).count() > 1
}

/// The pictures in the order of the sheet: families, rats, rooms, lessons.
fn pictures(view: &View, seat: Seat, scene: &Scene<'_>) -> Vec<Markup> {
    let drawing = |symbol: &str| html! { (art(scene, symbol, "")) };
    let families = view.boats[seat].families();
    let faces = families.iter().map(|family| format!("face-{}", tile::colour_name(family.colour)));
    let mut pictures: Vec<Markup> = faces.map(|face| drawing(&face)).collect();
    pictures.extend(["rat", "lesson-rooms"].map(drawing));
    let known = view.lessons[seat].known();
    pictures.extend(known.iter().map(|lesson| hand::picture(lesson, scene)));
    pictures
}

#[cfg(test)]
mod tests {
    use game::{Game as _, Viewer};

    use super::*;
    use crate::components::Colour;
    use crate::positions::{Aboard, Prepared};

    #[test]
    fn e5_equal_points_are_told_apart_by_rooms_and_others_are_not() {
        let is_tied = |anna: Aboard<'_>| {
            let state = Prepared::new([anna, &[]], &[]).state();
            is_tied(&state.view(Viewer::Referee), Seat::new(0))
        };
        assert!(is_tied(&[]), "both boats are empty");
        assert!(!is_tied(&[(Some(Colour::Red), "d6 d7 d8 d9 d10")]), "two rats less");
    }
}
