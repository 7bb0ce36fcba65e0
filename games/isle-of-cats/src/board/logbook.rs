//! The boat that is drawn large, and beside it what it is worth, or what can be done with the tile that is up.

use board::Scene;
use board::pieces::{heading, icon, seat_class};
use maud::{Markup, html};

use super::{deck, main_seat, seats, tally, tools};
use crate::View;
use crate::scoring::lesson_points;

/// The viewer's boat, or the first one.
pub(super) fn mine(view: &View, is_mine: bool, scene: &Scene<'_>) -> Markup {
    let seat = main_seat(scene);
    let known = view.lessons[seat].known();
    let worth = (view.boats[seat].tiles(), known, lesson_points(&view.boats, seat, known));
    html! {
        section class={ "mine " (seat_class(seat)) } data-own[scene.viewer.is(seat)] aria-label=(scene.text("board-boat-here")) {
            div class="sea" { (deck::deck(view, seat, scene)) }
            (zoom(scene))
            div class="logbook" {
                div class="captain" data-idle="" {
                    (heading(scene, seat))
                    (seats::tags(view, seat, scene))
                }
                div data-idle="" { (scene.region("tally", worth, |id| tally::tally(view, seat, id, scene))) }
                @if scene.viewer.is(seat) { (tools::tools(view, is_mine, scene)) }
            }
        }
    }
}

/// Where there is little room, the boat can be enlarged; then it is wider than the screen.
fn zoom(scene: &Scene<'_>) -> Markup {
    html! {
        label class="btn slim square zoom" title=(scene.text("board-zoom")) {
            input class="sr" type="checkbox" id="zoom" aria-label=(scene.text("board-zoom"));
            (icon(scene, "plus")) (icon(scene, "minus"))
        }
    }
}
