//! A seat: who sits there, and what everyone may know about them.

use board::pieces::{art, icon, seat_class, who};
use board::{Region, Scene};
use game::Seat;
use maud::{Markup, html};

use super::influence::disc;
use super::places::{Pick, drop};
use super::story::{is_dead, skull};
use crate::phase::{Resolving, Step};
use crate::view::SeenRats;
use crate::{Action, Phase, View};

pub(super) fn seat(view: &View, seat: Seat, legal: &[Action], scene: &Scene<'_>) -> Region {
    let acting = view.phase.to_act().contains(seat);
    let first = view.first_player == seat;
    let visiting = view.visits.iter().any(|visit| visit.seat == seat);
    let dead = is_dead(view, seat);
    let (hand, received) = (view.hands[seat].len(), view.received[seat].len());
    let has = (hand, received, view.tokens[seat], view.rats[seat], dead);
    let drops = drops(view, seat, legal);
    let keys: Vec<String> = drops.iter().map(|(pick, _)| pick.key()).collect();
    let me = if scene.viewer.is(seat) { " me" } else { "" };
    let now = if acting { " acting" } else { "" };
    scene.region(("seat", seat.number()), (acting, first, visiting, has, keys), |id| {
        html! {
            li class={ "seat " (seat_class(seat)) (me) (now) } id=(id) {
                div class="who" data-what="player" { (who(scene, seat)) }
                (spare_disc(seat, visiting, scene))
                @if first {
                    span class="crown" data-what="first" title=(scene.text("board-first-player")) {
                        (icon(scene, "crown")) span class="sr" { (scene.text("board-first-player")) }
                    }
                }
                (has_what(view, seat, scene))
                @for (pick, action) in &drops { (drop(pick, action, "board-drop-seat", scene)) }
            }
        }
    })
}

/// The disc that goes to a building, until it does.
fn spare_disc(seat: Seat, visiting: bool, scene: &Scene<'_>) -> Markup {
    html! {
        @if visiting {
            span class="own" data-what="disc" { (disc(seat, "", scene)) }
        } @else {
            span class="own" id={ "disc-" (seat.number()) } data-flip="" data-what="disc" { (disc(seat, "", scene)) }
        }
    }
}

fn has_what(view: &View, seat: Seat, scene: &Scene<'_>) -> Markup {
    let (cards, received) = (view.hands[seat].len(), view.received[seat].len());
    let tokens = usize::from(view.tokens[seat]);
    html! {
        div class="has" {
            span data-what="cards" title=(scene.count("board-cards", cards.into())) {
                (art(scene, "cards", "")) span aria-hidden="true" { (cards) }
                span class="sr" { (scene.count("board-cards", cards.into())) }
                @if received > 0 { span class="more" data-what="received" title=(scene.count("board-received", received.into())) { "+" (received) } }
            }
            span data-what="vp" title=(scene.count("board-tokens", tokens)) {
                (art(scene, "vp", "")) span aria-hidden="true" { (tokens) }
                span class="sr" { (scene.count("board-tokens", tokens)) }
            }
            (rats(view.rats[seat], scene))
            @if is_dead(view, seat) { span { (skull(scene)) } }
        }
    }
}

fn rats(rats: SeenRats, scene: &Scene<'_>) -> Markup {
    let (shown, words) = match rats {
        SeenRats::Known(rats) => (rats.to_string(), scene.count("board-rats", rats.into())),
        SeenRats::Hidden => ("?".to_owned(), scene.text("board-rats-hidden")),
    };
    html! {
        span data-what="rat" title=(words) {
            (art(scene, "rat", "rat")) span aria-hidden="true" { (shown) }
            span class="sr" { (words) }
        }
    }
}

/// What the viewer may bring to this seat: cards for whoever takes them, or a rat.
fn drops(view: &View, seat: Seat, legal: &[Action]) -> Vec<(Pick, Action)> {
    let taker = match &view.phase {
        Phase::Resolving(Resolving { step: Step::Giving { to, .. }, .. }) => Some(*to),
        _ => None,
    };
    let drop = |action: &Action| match *action {
        Action::Give { card } if taker == Some(seat) => Some((Pick::Card(card), *action)),
        Action::SendRat { seat: to } if to == seat => Some((Pick::Rat, *action)),
        _ => None,
    };
    legal.iter().filter_map(drop).collect()
}
