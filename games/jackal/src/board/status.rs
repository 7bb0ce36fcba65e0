//! The number of the island, and the deck.

use board::pieces::{art, rounds};
use board::{Region, RegionId, Scene};
use game::Phrase;
use maud::{Markup, html};

use crate::View;

/// The island's number before the prompt, the deck after it.
pub(super) fn status(view: &View, scene: &Scene<'_>) -> [Region; 2] {
    [
        scene.region("round", view.round, |id| beads(view, id, scene)),
        scene.region("deck", view.deck, |_| deck(view, scene)),
    ]
}

fn beads(view: &View, id: RegionId, scene: &Scene<'_>) -> Markup {
    let all = view.options.rounds();
    let number = Phrase::new("board-round").with("round", view.round).with("rounds", all);
    rounds(id, "rounds", scene.say(&number), (view.round, all))
}

fn deck(view: &View, scene: &Scene<'_>) -> Markup {
    html! {
        div class="deck" id="deck" data-what="deck" {
            (art(scene, "card-back", ""))
            span { (view.deck) span class="long" { " " (scene.text("board-in-deck")) } }
        }
    }
}
