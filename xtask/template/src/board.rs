//! How it is drawn.

mod hand;
mod prompt;
mod seats;

use board::{Art, Board, Region, Scene};
use maud::Markup;

use crate::{Action, HighCard, View};

impl Board for HighCard {
    const ART: Art = Art {
        css: include_str!("../art/high-card.css"),
        sprite: include_str!("../art/high-card.svg"),
        emblem: "player",
    };

    fn prompt(_view: &View, _legal: &[Action], scene: &Scene<'_>) -> Markup {
        prompt::prompt(scene)
    }

    fn board(view: &View, _legal: &[Action], scene: &Scene<'_>) -> Region {
        scene.drawn("board", seats::seats(view, scene))
    }

    fn hand(view: &View, _legal: &[Action], scene: &Scene<'_>) -> Region {
        hand::hand(view, scene)
    }
}
