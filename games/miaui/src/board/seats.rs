//! A seat: who sits there, what they chose, and what they caught.

use std::hash::Hash;

use board::pieces::{art, number, seat_class, who};
use board::{Region, Scene};
use game::{Choice, Seat};
use maud::{Markup, html};

use super::cards::{card_id, dive_front, lying, mini};
use super::{kiti, ring};
use crate::components::DiveSet;
use crate::view::{SeenHand, SeenPile, Stage};
use crate::{Catch, Depth, Dive, View};

/// The seat at `place` of the ring.
pub(super) fn seat(view: &View, seat: Seat, place: usize, scene: &Scene<'_>) -> Region {
    let last = last_dive(view, seat);
    let round = view.resolution.as_ref().map(|resolution| resolution.round);
    let before = (view.stage, view.choices[seat], last);
    let caught = (&view.piles[seat], last, round);
    let left = (view.stage, view.piles[seat].len(), view.hands[seat], last);
    let me = if scene.viewer.is(seat) { " me" } else { "" };
    let class = ring::seat(place, scene.n_seats());
    scene.region(("seat", seat.number()), (view.kiti, before, caught, left), |id| {
        html! {
            li class={ "seat " (class) " " (seat_class(seat)) (me) } id=(id) {
                (part("who", seat, (), scene, || who(scene, seat)))
                @if let Some(right) = view.kiti {
                    (part("ties", seat, right, scene, || kiti::ranks(right, seat, scene)))
                }
                (part("slot", seat, before, scene, || slot(view, seat, scene)))
                (part("pile", seat, caught, scene, || pile(view, seat, scene)))
                (part("tally", seat, left, scene, || tally(view, seat, scene)))
            }
        }
    })
}

/// A part of a seat that changes on its own.
fn part(
    name: &'static str,
    seat: Seat,
    inputs: impl Hash,
    scene: &Scene<'_>,
    draw: impl FnOnce() -> Markup,
) -> Region {
    scene.region(
        (name, seat.number()),
        inputs,
        |id| html! { div class=(name) id=(id) { (draw()) } },
    )
}

/// The dive card in front of a seat.
fn slot(view: &View, seat: Seat, scene: &Scene<'_>) -> Markup {
    let own = scene.viewer.is(seat);
    if view.stage != Stage::Choosing {
        return open_slot(view, seat, scene);
    }
    let (card, caption) = match view.choices[seat] {
        Choice::Pending if own => (no_card(scene), "board-choose"),
        Choice::Pending => (no_card(scene), "board-choosing"),
        // A referee sees all; who chose it sees it in the hand.
        Choice::Known(dive) if !own => (open_card(dive, seat, "dive", scene), "board-sealed"),
        Choice::Known(_) | Choice::Sealed => (sealed_card(seat, scene), "board-sealed"),
    };
    html! { (card) span class="cap" { (scene.text(caption)) } }
}

fn no_card(scene: &Scene<'_>) -> Markup {
    html! {
        div class="dive none" {
            span aria-hidden="true" { "…" }
            span class="sr" { (scene.text("board-not-chosen")) }
        }
    }
}

fn sealed_card(seat: Seat, scene: &Scene<'_>) -> Markup {
    html! {
        div class="dive" id={ "dive-" (seat.number()) } data-flip="" {
            (art(scene, "dive-back", ""))
            span class="sr" { (scene.text("board-sealed-choice")) }
        }
    }
}

fn open_card(dive: Dive, seat: Seat, class: &str, scene: &Scene<'_>) -> Markup {
    html! {
        div class=(class) id={ "dive-" (seat.number()) } data-flip="" { (dive_front(dive, scene)) }
    }
}

/// The dive card turned up, and what it won.
fn open_slot(view: &View, seat: Seat, scene: &Scene<'_>) -> Markup {
    let Some((dive, won)) = last_dive(view, seat) else { return Markup::default() };
    let class = if won.is_some() { "dive won" } else { "dive" };
    html! {
        (open_card(dive, seat, class, scene))
        span class="cap" { (scene.text(won.map_or("board-played", depth_caption))) }
    }
}

/// What `seat` played last, and which depth it won with that.
fn last_dive(view: &View, seat: Seat) -> Option<(Dive, Option<Depth>)> {
    let resolution = view.resolution.as_ref()?;
    let won = |depth: &Depth| resolution.fates[depth.index()].taker() == Some(seat);
    Some((resolution.dives[seat], Depth::ALL.into_iter().find(won)))
}

const fn depth_caption(depth: Depth) -> &'static str {
    match depth {
        Depth::Deep => "board-won-deep",
        Depth::Middle => "board-won-middle",
        Depth::Shallow => "board-won-shallow",
    }
}

/// The catches of a seat, as far as they can be seen (R6); a pile that may be looked through is a button.
fn pile(view: &View, seat: Seat, scene: &Scene<'_>) -> Markup {
    let pile = &view.piles[seat];
    let Some(top) = pile.top() else {
        return html! { div class="nothing" { span aria-hidden="true" { "—" } } };
    };
    let class = if pile.len() > 1 { "catches many" } else { "catches" };
    let card = top_card(view, seat, top, scene);
    match pile {
        SeenPile::Known(_) => html! {
            button class=(class) type="button" popovertarget={ "basket-" (seat.number()) } {
                span class="sr" { (scene.count("board-look", pile.len())) " " }
                (card)
            }
        },
        SeenPile::Top { .. } => html! { div class=(class) { (card) } },
    }
}

/// A card that was just taken keeps the id that it had in the lagoon, so that it can be seen to move.
fn top_card(view: &View, seat: Seat, top: Catch, scene: &Scene<'_>) -> Markup {
    match (last_dive(view, seat), &view.resolution) {
        (Some((_, Some(depth))), Some(resolution)) => {
            mini(top, &card_id(resolution.round, depth), scene)
        }
        _ => lying(top, scene),
    }
}

/// How many catches and dive cards a seat has, and how the last round went for it.
fn tally(view: &View, seat: Seat, scene: &Scene<'_>) -> Markup {
    let last = last_dive(view, seat).filter(|_| view.stage == Stage::Choosing);
    let last = html! {
        @if let Some((dive, won)) = last {
            span class="last" {
                (scene.text("board-last")) " " b { (dive.0) } ", "
                (scene.text(won.map_or("board-won-nothing", depth_caption)))
            }
        }
    };
    html! {
        span { (scene.count("board-catches", view.piles[seat].len())) }
        @match view.hands[seat] {
            // V1: which ones are left can be seen.
            SeenHand::Known(dives) if view.options.open_baskets && !scene.viewer.is(seat) => {
                (last) span class="left" { (scene.text("board-dives-are")) " " (numbers(dives)) }
            }
            SeenHand::Known(dives) => {
                span { (scene.count("board-dives", dives.len().into())) } (last)
            }
            SeenHand::Count(count) => {
                span { (scene.count("board-dives", count.into())) } (last)
            }
        }
    }
}

/// Numbers of dive cards with spaces between.
pub(super) fn numbers(dives: DiveSet) -> String {
    dives.iter().map(|dive| dive.0.to_string()).collect::<Vec<_>>().join(" ")
}

/// All catches of a pile that the viewer may look through, in a window of their own.
pub(super) fn basket(view: &View, seat: Seat, scene: &Scene<'_>) -> Option<Region> {
    let open = view.options.open_baskets || view.stage == Stage::Over;
    let cards = match &view.piles[seat] {
        SeenPile::Known(cards) if open || scene.viewer.sees(seat) => cards,
        _ => return None,
    };
    let sum: i32 = cards.iter().map(|card| i32::from(card.value())).sum();
    Some(scene.region(("basket", seat.number()), (cards, open), |id| {
        html! {
            div class="panel basket" id=(id) popover="" {
                h2 { (scene.name(seat)) ": " (scene.text("board-basket")) }
                p class="muted small" {
                    (scene.text("board-worth")) " " b { (number(sum)) } "."
                    @if !open && scene.viewer.is(seat) { " " (scene.text("board-private")) }
                }
                ol { @for card in cards { li { (lying(*card, scene)) } } }
            }
        }
    }))
}
