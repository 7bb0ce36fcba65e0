//! The round and the deck.

use board::pieces::art;
use board::{Region, Scene};
use game::Phrase;
use maud::{Markup, html};

use crate::View;

/// The round before the prompt, the deck after it.
pub(super) fn status(view: &View, scene: &Scene<'_>) -> [Region; 2] {
    [
        scene.region("round", view.round, |_| beads(view, scene)),
        scene.region("deck", view.deck, |_| deck(view, scene)),
    ]
}

/// The round, as words and as beads on a string.
fn beads(view: &View, scene: &Scene<'_>) -> Markup {
    let (rounds, last) = (view.size().rounds, view.is_last_round());
    let words = if last { "board-last-round" } else { "board-round" };
    html! {
        div class=(if last { "rounds final" } else { "rounds" }) id="round" {
            span { (scene.say(&Phrase::new(words).with("round", view.round).with("rounds", rounds))) }
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

/// How many cards the population deck holds.
fn deck(view: &View, scene: &Scene<'_>) -> Markup {
    html! {
        div class="deck" id="deck" title=(scene.count("board-deck", view.deck.into())) {
            (art(scene, "card-back", ""))
            span aria-hidden="true" { (view.deck) }
            span class="sr" { (scene.count("board-deck", view.deck.into())) }
        }
    }
}
