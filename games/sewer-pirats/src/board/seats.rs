//! The crews at the table: who they are, who of them is at home, and what they have.

use board::pieces::{art, heading, number, seat_class};
use board::{Region, RegionId, Scene};
use game::Seat;
use maud::{Markup, html};

use super::{chest, figures, prompt};
use crate::View;
use crate::crew::Figure;
use crate::scoring::points;

/// All of them, clockwise from the viewer.
pub(super) fn seats(view: &View, scene: &Scene<'_>) -> Markup {
    html! {
        ul class="crews" role="list" aria-label=(scene.text("board-crews")) {
            @for seat in scene.around() { (crew(view, seat, scene)) }
        }
    }
}

fn crew(view: &View, seat: Seat, scene: &Scene<'_>) -> Region {
    let acts = prompt::deciding(view) == Some(seat);
    let worth = chest::seen(view, seat, scene).map(points);
    let cards = view.hands[seat].len();
    let has = (cards, view.chests[seat].counts(), worth);
    let number = seat.number();
    let class = [if scene.viewer.is(seat) { " me" } else { "" }, if acts { " turn" } else { "" }];
    let parts = [
        heading(scene, seat),
        scene.region(("men", number), &view.crews[seat], |id| men(view, seat, id, scene)),
        scene.region(("has", number), has, |id| has_what(view, seat, worth, id, scene)),
    ];
    scene.frame(("crew", number), class, &parts, |id| {
        html! {
            li class={ "crew " (seat_class(seat)) (class[0]) (class[1]) } id=(id) {
                @for part in &parts { (part) }
            }
        }
    })
}

/// The figures at home. The viewer's own stand by their cards.
fn men(view: &View, seat: Seat, id: RegionId, scene: &Scene<'_>) -> Markup {
    html! {
        div class="men" id=(id) {
            @if !scene.viewer.is(seat) {
                @for (number, clan) in view.crews[seat].at_home() {
                    (figures::figure(Figure { seat, number, clan }, "", view.options.variant, scene))
                }
            }
        }
    }
}

/// How many cards and treasures they have. Whoever may look into the chest opens it here.
fn has_what(
    view: &View,
    seat: Seat,
    worth: Option<i32>,
    id: RegionId,
    scene: &Scene<'_>,
) -> Markup {
    let (trophies, prizes) = view.chests[seat].counts();
    let treasures = html! {
        (art(scene, "chest", ""))
        span { (trophies + prizes) @if let Some(points) = worth { " · " (number(points)) } }
        span class="sr" {
            " " (scene.count("board-treasures", (trophies + prizes).into()))
            @if worth.is_some() { ", " (scene.text("board-points")) }
        }
    };
    html! {
        div class="has" id=(id) {
            span class="cards" data-what="hand" {
                (art(scene, "card-back", ""))
                span { (view.hands[seat].len()) }
                span class="sr" { " " (scene.count("board-cards", view.hands[seat].len().into())) }
            }
            @if worth.is_some() && !scene.viewer.is(seat) {
                button type="button" popovertarget={ "loot-" (seat.number()) } data-what="chest" { (treasures) }
            } @else {
                span data-what="chest" { (treasures) }
            }
        }
    }
}
