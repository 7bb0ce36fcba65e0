//! How it is drawn.

mod hand;
mod minute;
mod prompt;
mod seats;
mod standing;
mod what;

use board::{Art, Board, MinutePart, Region, Scene, Standing, What};
use maud::Markup;

use crate::{Action, HighCard, View};

impl Board for HighCard {
    const ART: Art = Art {
        css: include_str!("../art/high-card.css"),
        sprite: include_str!("../art/high-card.svg"),
        emblem: "player",
    };

    const WHATS: &'static [What] = what::WHATS;

    fn minute(part: MinutePart, scene: &Scene<'_>) -> Markup {
        minute::minute(part, scene)
    }

    fn standing(view: &View) -> Standing {
        standing::standing(view)
    }

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
