//! The island's number, the deck, what is to be decided, and what that means to somebody who plays for the first time.

use board::Scene;
use board::pieces::{art, rule};
use game::{Phrase, Seat};
use maud::{Markup, html};

use super::hand::lays_blank;
use crate::movement::{End, Walk};
use crate::view::Stage;
use crate::{Action, View};

/// The number of the island, as words and as beads on a string.
pub(super) fn beads(view: &View, scene: &Scene<'_>) -> Markup {
    let rounds = view.options.rounds();
    let number = Phrase::new("board-round").with("round", view.round).with("rounds", rounds);
    html! {
        div class="rounds" id="round" {
            span { (scene.say(&number)) }
            ol class="beads" aria-hidden="true" {
                @for round in 1..=rounds {
                    @if round < view.round { li class="gone" {} }
                    @else if round == view.round { li class="now" {} }
                    @else { li {} }
                }
            }
        }
    }
}

/// How many cards the deck holds.
pub(super) fn deck(view: &View, scene: &Scene<'_>) -> Markup {
    html! {
        div class="deck" id="deck" {
            (art(scene, "card-back", ""))
            span { (view.deck) span class="long" { " " (scene.text("board-in-deck")) } }
        }
    }
}

/// What is to be decided, or what happens.
pub(super) fn prompt(view: &View, legal: &[Action], scene: &Scene<'_>) -> Markup {
    let own = scene.own_seat().filter(|_| !legal.is_empty());
    match (view.stage, own) {
        (Stage::Laying, Some(seat)) => {
            let is_first = view.plans[seat].row().is_empty();
            html! { (scene.text(if is_first { "board-prompt-lay" } else { "board-prompt-lay-on" })) }
        }
        (Stage::Pouring, Some(_)) => {
            let may_pour = legal.iter().any(|action| matches!(action, Action::Pour(_)));
            html! { (scene.text(if may_pour { "board-prompt-pour" } else { "board-prompt-no-rum" })) }
        }
        (Stage::Declaring(_), Some(seat)) => declaring(view, seat, scene),
        (Stage::Laying | Stage::Pouring, None) => {
            scene.say(&Phrase::new("board-waits").with("seats", view.pending))
        }
        (Stage::Declaring(seat), None) => {
            scene.say(&Phrase::new("board-declares").with("seat", seat))
        }
        (Stage::Walking, _) => walking(view, scene),
        (Stage::Sharing, _) => html! { (scene.text("board-sharing")) },
        (Stage::Over, _) => html! { (scene.text("board-over")) },
    }
}

fn declaring(view: &View, seat: Seat, scene: &Scene<'_>) -> Markup {
    let Some(draft) = &view.draft else { return Markup::default() };
    match view.at_hand() {
        Some((card, _)) => {
            let id =
                if draft.course.second_half { "board-prompt-second" } else { "board-prompt-step" };
            scene.say(&Phrase::new(id).with("card", card))
        }
        None => summary(view, seat, draft, scene),
    }
}

/// Where a walk ends, when, and what that would bring.
fn summary(view: &View, seat: Seat, walk: &Walk, scene: &Scene<'_>) -> Markup {
    let steps = walk.course.pirate.steps;
    scene.say(&match walk.course.end {
        Some(End::Chest(_)) => Phrase::new("board-ends-chest")
            .with("steps", steps)
            .with("coins", super::arrivals::coins_now(view, seat, walk.course.pirate.at, steps)),
        Some(End::Robber) => Phrase::new("board-ends-robber").with("steps", steps),
        Some(End::NoFlag) => Phrase::new("board-ends-no-flag"),
        _ => Phrase::new("board-ends-nowhere").with("steps", steps),
    })
}

/// Who walks just now: the last one in order whose walk is known.
fn walking(view: &View, scene: &Scene<'_>) -> Markup {
    let mut in_order = view.first.around(view.n_seats());
    match in_order.rfind(|seat| view.walks[*seat].is_some()) {
        None => html! { (scene.text("board-turned-up")) },
        Some(seat) => scene.say(&Phrase::new("board-walks").with("seat", seat)),
    }
}

/// What the present choice is about, for a first game.
pub(super) fn guide(view: &View, legal: &[Action], scene: &Scene<'_>) -> Markup {
    let Some(seat) = scene.own_seat().filter(|_| !legal.is_empty()) else {
        return Markup::default();
    };
    let (text, number) = match view.stage {
        Stage::Laying if lays_blank(view, seat) => ("guide-blank", "R2"),
        Stage::Laying if view.plans[seat].row().is_empty() => ("guide-first-card", "R2"),
        Stage::Laying if view.plans[seat].row().iter().all(|card| card.is_flag()) => {
            ("guide-flag", "R8")
        }
        Stage::Laying => ("guide-next-card", "R10"),
        Stage::Pouring if legal.iter().any(|action| matches!(action, Action::Pour(_))) => {
            ("guide-rum", "R3")
        }
        Stage::Pouring => ("guide-no-rum", "R3"),
        Stage::Declaring(_) if view.at_hand().is_none() => ("guide-declare", "R5"),
        Stage::Declaring(_) if may_attach(legal) => ("guide-aids", "R7"),
        Stage::Declaring(_) => ("guide-step", "R6"),
        Stage::Walking | Stage::Sharing | Stage::Over => return Markup::default(),
    };
    html! { (scene.text(text)) " " (rule(scene, number)) }
}

/// Whether something may be attached to the card at hand (R7).
pub(super) fn may_attach(legal: &[Action]) -> bool {
    legal.iter().any(|action| matches!(action, Action::Attach(_)))
}
