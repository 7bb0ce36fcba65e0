//! The score sheet: where every point came from, with a picture for each.

use board::Scene;
use board::pieces::{art, number};
use game::{ScoreSheet, Seat};
use maud::{Markup, html};

use super::{hand, tile};
use crate::View;

pub(super) fn score_rows(view: &View, seat: Seat, sheet: &ScoreSheet, scene: &Scene<'_>) -> Markup {
    let pictures = pictures(view, seat, scene);
    html! {
        @for (line, picture) in sheet.lines.iter().zip(pictures) {
            tr {
                th scope="row" colspan="2" { span { (picture) span { (scene.tell(&line.reason)) } } }
                td class="num" { (number(line.points)) }
            }
        }
    }
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
