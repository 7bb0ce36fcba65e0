//! The number of the island, and the deck.

use board::pieces::art;
use board::{Region, Scene};
use game::Phrase;
use maud::{Markup, html};

use crate::View;

/// The island's number before the prompt, the deck after it.
pub(super) fn status(view: &View, scene: &Scene<'_>) -> [Region; 2] {
    [
        scene.region("round", view.round, |_| beads(view, scene)),
        scene.region("deck", view.deck, |_| deck(view, scene)),
    ]
}

/// The number of the island, as words and as beads on a string.
fn beads(view: &View, scene: &Scene<'_>) -> Markup {
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
fn deck(view: &View, scene: &Scene<'_>) -> Markup {
    html! {
        div class="deck" id="deck" {
            (art(scene, "card-back", ""))
            span { (view.deck) span class="long" { " " (scene.text("board-in-deck")) } }
        }
    }
}
