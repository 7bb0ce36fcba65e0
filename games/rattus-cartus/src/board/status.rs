//! The round and the deck.

use board::pieces::{art, rounds};
use board::{Region, RegionId, Scene};
use game::Phrase;
use maud::{Markup, html};

use crate::View;

/// The round before the prompt, the deck after it.
pub(super) fn status(view: &View, scene: &Scene<'_>) -> [Region; 2] {
    [
        scene.region("round", view.round, |id| beads(view, id, scene)),
        scene.region("deck", view.deck, |_| deck(view, scene)),
    ]
}

fn beads(view: &View, id: RegionId, scene: &Scene<'_>) -> Markup {
    let all = view.size().rounds;
    let (class, words) = match view.is_last_round() {
        true => ("rounds final", "board-last-round"),
        false => ("rounds", "board-round"),
    };
    let words = Phrase::new(words).with("round", view.round).with("rounds", all);
    rounds(id, class, scene.say(&words), (view.round, all))
}

fn deck(view: &View, scene: &Scene<'_>) -> Markup {
    html! {
        div class="deck" id="deck" data-what="deck" title=(scene.count("board-deck", view.deck.into())) {
            (art(scene, "card-back", ""))
            span aria-hidden="true" { (view.deck) }
            span class="sr" { (scene.count("board-deck", view.deck.into())) }
        }
    }
}
