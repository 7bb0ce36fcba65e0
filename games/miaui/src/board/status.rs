//! The round and the deck.

use board::pieces::{art, rounds};
use board::{Region, RegionId, Scene};
use maud::{Markup, html};

use crate::View;
use crate::components::ROUNDS;

/// The round before the prompt, the deck after it.
pub(super) fn status(view: &View, scene: &Scene<'_>) -> [Region; 2] {
    [scene.common("round", view.round, beads), scene.common("deck", view.deck, deck)]
}

fn beads(id: RegionId, now: &u8, scene: &Scene<'_>) -> Markup {
    let last = *now == ROUNDS;
    let words = if last {
        scene.text("board-last-round")
    } else {
        scene.count("board-round", (*now).into())
    };
    rounds(id, if last { "rounds final" } else { "rounds" }, words, (*now, ROUNDS))
}

fn deck(id: RegionId, cards: &u8, scene: &Scene<'_>) -> Markup {
    html! {
        div class="deck" id=(id) data-what="deck" {
            (art(scene, "card-back", "back"))
            span { (cards) span class="long" { " " (scene.text("board-in-deck")) } }
        }
    }
}
