//! How the Isle of Cats is drawn: the island with the day's cats, the viewer's boat large, the others small, and below them
//! the viewer's lessons. A cat is picked up, turned and laid in the browser; what is sent is one action.

mod deck;
mod guide;
mod hand;
mod logbook;
mod minute;
mod parts;
mod prompt;
mod scores;
mod seats;
mod shore;
mod standing;
mod status;
mod tally;
mod tile;
mod tools;
mod what;

use board::pieces::{art, form};
use board::{Art, Board, LogKind, MinutePart, Part, Region, Scene, Sound, Standing, What};
use game::{ScoreSheet, Seat};
use maud::{Markup, html};

use crate::view::Stage;
use crate::{Action, Event, IsleOfCats, View};

/// How long the end of a day, and lessons that are turned up, stay in sight.
const PAUSE: u16 = 1_600;

impl Board for IsleOfCats {
    const ART: Art = Art {
        css: include_str!("../art/isle-of-cats.css"),
        sprite: include_str!("../art/isle-of-cats.svg"),
        emblem: "captain",
    };

    const WHATS: &'static [What] = what::WHATS;

    fn minute(part: MinutePart, scene: &Scene<'_>) -> Markup {
        minute::minute(part, scene)
    }

    fn standing(view: &View) -> Standing {
        standing::standing(view)
    }

    fn parts() -> Vec<Part> {
        parts::parts()
    }

    fn status(view: &View, scene: &Scene<'_>) -> [Region; 2] {
        status::status(view, scene)
    }

    fn prompt(view: &View, legal: &[Action], scene: &Scene<'_>) -> Markup {
        prompt::prompt(view, !legal.is_empty(), scene)
    }

    fn board(view: &View, legal: &[Action], scene: &Scene<'_>) -> Region {
        let is_mine = !legal.is_empty();
        let content = html! {
            (art(scene, "swell", "swell").what("island"))
            (shore::shore(view, is_mine, scene))
            (seats::fleet(view, scene))
            (logbook::mine(view, is_mine, scene))
        };
        form(scene, "board", "isle", &content)
    }

    fn hand(view: &View, _legal: &[Action], scene: &Scene<'_>) -> Region {
        hand::hand(view, scene)
    }

    fn guide(view: &View, legal: &[Action], scene: &Scene<'_>) -> Markup {
        guide::guide(view, !legal.is_empty(), scene)
    }

    fn pause(_view: &View) -> u16 {
        PAUSE
    }

    fn log(event: &Event) -> LogKind {
        match event {
            Event::DayBegan { .. } => LogKind::Chapter,
            // Everybody sees the boats, the cats around the island, and who has chosen.
            Event::BoatsDealt { .. } | Event::CatsDrawn { .. } | Event::LessonsKept { .. } => {
                LogKind::Silent
            }
            _ => LogKind::Line,
        }
    }

    fn sound(event: &Event) -> Option<Sound> {
        match event {
            Event::FirstPlayerDrawn { .. } | Event::RareTreasureDrawn { .. } => Some(Sound::Dice),
            Event::LessonsDealt { .. } | Event::LessonsRevealed { .. } => Some(Sound::Card),
            Event::CatTaken { .. } => Some(Sound::Cat),
            Event::TreasureTaken { .. } => Some(Sound::Coin),
            Event::DayBegan { .. } | Event::DayEnded { .. } => Some(Sound::Splash),
            _ => None,
        }
    }

    fn score_rows(view: &View, seat: Seat, sheet: &ScoreSheet, scene: &Scene<'_>) -> Markup {
        scores::score_rows(view, seat, sheet, scene)
    }
}

/// Whose turn it is, if it is somebody's alone.
fn to_move(view: &View) -> Option<Seat> {
    match &view.stage {
        Stage::Rescuing(turns) | Stage::Finding(turns) => Some(turns.seat),
        _ => None,
    }
}

/// The seat whose boat is drawn large: the viewer's own, or the first.
fn main_seat(scene: &Scene<'_>) -> Seat {
    scene.own_seat().unwrap_or(Seat::new(0))
}
