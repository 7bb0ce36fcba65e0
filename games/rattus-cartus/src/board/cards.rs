//! Cards, and what stands for an estate.

use board::Scene;
use board::pieces::art;
use game::Arg;
use maud::{Markup, html};

use crate::components::{Card, Estate, Special};

/// The class that gives an element the colour of an estate.
pub(super) const fn estate_class(estate: Estate) -> &'static str {
    ["k-peasantry", "k-bourgeoisie", "k-clergy", "k-knighthood", "k-magic", "k-nobility"]
        [estate.index()]
}

pub(super) const fn estate_sign(estate: Estate) -> &'static str {
    ["e-peasantry", "e-bourgeoisie", "e-clergy", "e-knighthood", "e-magic", "e-nobility"]
        [estate.index()]
}

pub(super) const fn portrait(estate: Estate) -> &'static str {
    ["p-peasantry", "p-bourgeoisie", "p-clergy", "p-knighthood", "p-magic", "p-nobility"]
        [estate.index()]
}

pub(super) const fn special_art(special: Special) -> &'static str {
    ["joker", "sword", "flute", "gold", "pass"][special.index()]
}

/// The key by which a card explains itself.
pub(super) const fn what(card: Card) -> &'static str {
    match card {
        Card::Population(population) => portrait(population.estate),
        Card::Special(special) => special_art(special),
    }
}

/// What something is called, if its argument is a phrase.
pub(super) fn name(thing: impl Into<Arg>, scene: &Scene<'_>) -> Markup {
    match thing.into() {
        Arg::Phrase(phrase) => scene.say(&phrase),
        _ => Markup::default(),
    }
}

/// A card face up; `class` says more about it.
pub(super) fn face(card: Card, class: &str, scene: &Scene<'_>) -> Markup {
    let kind = match card {
        Card::Population(population) => estate_class(population.estate),
        Card::Special(Special::Joker) => "k-joker",
        Card::Special(_) => "k-special",
    };
    html! {
        span class={ "pc " (kind) " " (class) } {
            @match card {
                Card::Population(population) => {
                    (art(scene, portrait(population.estate), "face"))
                    (art(scene, estate_sign(population.estate), "mark"))
                    span class="sisters" data-what="nun" {
                        @for _ in 0..population.nuns.number() { (art(scene, "nun", "")) }
                    }
                }
                Card::Special(special) => (art(scene, special_art(special), "face")),
            }
            span class="sr" { (name(card, scene)) }
        }
    }
}

/// A card face down, one of the deck or one of the nun row.
pub(super) fn back(symbol: &str, scene: &Scene<'_>) -> Markup {
    html! { span class="pc back" { (art(scene, symbol, "")) } }
}
