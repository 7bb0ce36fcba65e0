//! The boats of the others: small, and large when somebody wants to look.

use board::pieces::{heading, icon, number, seat_class};
use board::{Region, Scene};
use game::{Phrase, Seat};
use maud::{Markup, html};

use super::standing::standing;
use super::{deck, main_seat, tally, to_move};
use crate::View;
use crate::scoring::open_points;
use crate::view::Stage;

/// All boats but the one that is drawn large.
pub(super) fn fleet(view: &View, scene: &Scene<'_>) -> Markup {
    let main = main_seat(scene);
    html! {
        section class={ "fleet n" (scene.n_seats() - 1) } aria-label=(scene.text("board-others")) {
            @for seat in scene.around().filter(|seat| *seat != main) { (boat(view, seat, scene)) }
        }
    }
}

fn boat(view: &View, seat: Seat, scene: &Scene<'_>) -> Markup {
    let spread = format!("spread-{}", seat.number());
    let enlarge = scene.say(&Phrase::new("board-enlarge").with("seat", seat));
    html! {
        article class={ "sail " (seat_class(seat)) } {
            (heading(scene, seat))
            (points(view, seat, scene))
            (tags(view, seat, scene))
            div class="ship" {
                div class={ "spread " (seat_class(seat)) } id=(spread) popover="" {
                    div class="large" {
                        h2 { (scene.name(seat)) }
                        (tally::chips(view, seat, scene))
                        button class="btn slim close" type="button" popovertarget=(spread) popovertargetaction="hide"
                            aria-label=(scene.text("board-close")) { (icon(scene, "close")) }
                    }
                    (deck::deck(view, seat, scene))
                    button class="see" type="button" popovertarget=(spread) aria-label=(enlarge.0) {}
                }
            }
        }
    }
}

/// The points that everybody can see, without the lessons; at the end with them.
fn points(view: &View, seat: Seat, scene: &Scene<'_>) -> Region {
    let (points, about) = match view.stage {
        Stage::Over => (standing(view).points[seat].unwrap_or(0), "board-all-points"),
        _ => (open_points(&view.boats[seat]), "board-open-points"),
    };
    scene.region(("points", seat.number()), (points, about), |id| {
        html! {
            b class="points" id=(id) data-what="points" {
                (number(points)) span class="sr" { " " (scene.text(about)) }
            }
        }
    })
}

/// Whose turn it is, who has passed, and which place everybody has in turn order.
pub(super) fn tags(view: &View, seat: Seat, scene: &Scene<'_>) -> Region {
    let place = view.first.distance_to(seat, scene.n_seats()) + 1;
    let has_passed = match &view.stage {
        Stage::Rescuing(turns) | Stage::Finding(turns) => turns.passed.contains(seat),
        _ => false,
    };
    let is_to_move = to_move(view) == Some(seat);
    scene.region(("tags", seat.number()), (place, has_passed, is_to_move), |id| {
        html! {
            span class="tags" id=(id) {
                @if has_passed { span class="tag" data-what="passed" { (scene.text("board-passed")) } }
                @if is_to_move { span class="tag turn" data-what="order" { (scene.text("board-turn")) } }
                span class="tag" data-what="order" {
                    span class="sr" { (scene.text("board-order")) " " } (place)
                }
            }
        }
    })
}
