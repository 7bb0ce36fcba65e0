//! Action cards (C1).

use board::Scene;
use board::pieces::art;
use maud::{Markup, html};

use crate::{Aid, Card};

/// A card with its name, as it lies before its owner.
pub(super) fn named(card: Card, scene: &Scene<'_>) -> Markup {
    html! {
        (pictured(card, scene))
        span class="name" aria-hidden="true" { (scene.text(name(card))) }
    }
}

/// A card in a row: only its picture is to be seen.
pub(super) fn pictured(card: Card, scene: &Scene<'_>) -> Markup {
    html! { (art(scene, picture(card), "")) span class="sr" { (scene.text(spoken(card))) } }
}

/// What sticks to a card (R7).
pub(super) fn stuck(aids: &[Aid], scene: &Scene<'_>) -> Markup {
    html! {
        @if !aids.is_empty() {
            span class="stuck" {
                @for aid in aids {
                    span data-what=(key(aid.card())) { (art(scene, picture(aid.card()), "")) span class="sr" { (scene.text(name(aid.card()))) } }
                }
            }
        }
    }
}

/// The classes of a card, whose border shows what kind it is.
pub(super) const fn class(card: Card) -> &'static str {
    match card {
        Card::Horse => "card k-horse",
        Card::RedFlag => "card k-red",
        Card::BlueFlag => "card k-blue",
        Card::Doubling | Card::Friday | Card::Weapon => "card k-aid",
        Card::Rum => "card k-rum",
        _ => "card k-arrow",
    }
}

/// What explains a card.
pub(super) const fn key(card: Card) -> &'static str {
    match card {
        Card::Horse => "horse",
        Card::RedFlag | Card::BlueFlag => "flag-card",
        Card::Doubling => "doubling",
        Card::Friday => "friday",
        Card::Weapon => "weapon",
        Card::Rum => "rum",
        _ => "arrow",
    }
}

/// The symbol of a card in the sprite.
pub(super) const fn picture(card: Card) -> &'static str {
    match card {
        Card::Horizontal => "horizontal",
        Card::Vertical => "vertical",
        Card::Rising => "rising",
        Card::Falling => "falling",
        Card::Diagonal => "diagonal",
        Card::Orthogonal => "orthogonal",
        Card::Horse => "horse",
        Card::RedFlag => "flag-red",
        Card::BlueFlag => "flag-blue",
        Card::Doubling => "doubling",
        Card::Friday => "friday",
        Card::Weapon => "weapon",
        Card::Rum => "rum",
    }
}

pub(super) const fn name(card: Card) -> &'static str {
    match card {
        Card::Horizontal => "board-card-horizontal",
        Card::Vertical => "board-card-vertical",
        Card::Rising => "board-card-rising",
        Card::Falling => "board-card-falling",
        Card::Diagonal => "board-card-diagonal",
        Card::Orthogonal => "board-card-orthogonal",
        Card::Horse => "board-card-horse",
        Card::RedFlag => "board-card-red-flag",
        Card::BlueFlag => "board-card-blue-flag",
        Card::Doubling => "board-card-doubling",
        Card::Friday => "board-card-friday",
        Card::Weapon => "board-card-weapon",
        Card::Rum => "board-card-rum",
    }
}

/// What a card is called where it is only heard.
const fn spoken(card: Card) -> &'static str {
    match card {
        Card::Horizontal => "board-say-horizontal",
        Card::Vertical => "board-say-vertical",
        Card::Rising => "board-say-rising",
        Card::Falling => "board-say-falling",
        Card::Diagonal => "board-say-diagonal",
        Card::Orthogonal => "board-say-orthogonal",
        _ => name(card),
    }
}
