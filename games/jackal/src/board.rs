//! How Jackal is drawn: the island as a treasure map, the crews with their rows, and the player's cards.

mod acts;
mod arrivals;
mod cards;
mod choice;
mod guide;
mod hand;
mod map;
mod minute;
mod parts;
mod pirates;
mod prompt;
mod reach;
mod rows;
mod scores;
mod seats;
mod stacks;
mod standing;
mod status;
mod trails;
mod tray;
mod ways;
mod what;

use board::{Art, Board, LogKind, MinutePart, Part, Region, Scene, Sound, Standing, What};
use game::{ScoreSheet, Seat, Seats};
use maud::{Markup, html};

use crate::view::Stage;
use crate::{Action, Event, Jackal, View};

/// A step of a walk is soon seen; open rows and shares take longer to read.
const PAUSE: u16 = 850;
const PAUSE_AT_END: u16 = 1_500;
const PAUSE_AT_ROWS: u16 = 1_800;
const PAUSE_AT_SHARES: u16 = 3_600;

impl Board for Jackal {
    const ART: Art = Art {
        css: include_str!("../art/jackal.css"),
        sprite: include_str!("../art/jackal.svg"),
        emblem: "jackal",
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
        prompt::prompt(view, legal, scene)
    }

    fn board(view: &View, legal: &[Action], scene: &Scene<'_>) -> Region {
        let class =
            ["jackal n2", "jackal n2", "jackal n2", "jackal n3"].get(scene.n_seats() as usize);
        let board = html! {
            div class=(class.unwrap_or(&"jackal")) id="board" {
                (map::map(view, legal, scene))
                ul class="crews" role="list" aria-label=(scene.text("board-crews")) {
                    @for seat in scene.around() { (seats::seat(view, seat, legal, scene)) }
                }
            }
        };
        scene.drawn("board", board)
    }

    fn hand(view: &View, legal: &[Action], scene: &Scene<'_>) -> Region {
        hand::hand(view, legal, scene)
    }

    fn guide(view: &View, legal: &[Action], scene: &Scene<'_>) -> Markup {
        guide::guide(view, legal, scene)
    }

    fn pause(view: &View) -> u16 {
        let mut walks = view.walks.values().iter().flatten().peekable();
        match view.stage {
            Stage::Sharing => PAUSE_AT_SHARES,
            Stage::Walking if walks.peek().is_none() => PAUSE_AT_ROWS,
            Stage::Walking if walks.all(|walk| walk.course.end.is_some()) => PAUSE_AT_END,
            _ => PAUSE,
        }
    }

    fn log(event: &Event) -> LogKind {
        match event {
            Event::IslandOpened { .. } => LogKind::Chapter,
            // Everybody sees who is ready.
            Event::PlanSealed { .. } | Event::RumSealed { .. } => LogKind::Silent,
            _ => LogKind::Line,
        }
    }

    fn sound(event: &Event) -> Option<Sound> {
        match event {
            Event::FirstPlayerDrawn { .. } | Event::DeckMade => Some(Sound::Dice),
            Event::RowTurnedUp { .. }
            | Event::RowsLaid { .. }
            | Event::AidAttached { .. }
            | Event::Walked { .. }
            | Event::CardsDrawn { .. } => Some(Sound::Card),
            Event::RumPoured { .. } | Event::TortugaVisited { .. } => Some(Sound::Splash),
            Event::ChestReached { .. } | Event::ChestShared { .. } => Some(Sound::Coin),
            _ => None,
        }
    }

    fn hits(event: &Event) -> Seats {
        match event {
            Event::RumPoured { to, .. } => Seats::only(*to),
            Event::Robbed { seat, .. } | Event::ChestShared { seat, behind: Some(_), .. } => {
                Seats::only(*seat)
            }
            _ => Seats::NONE,
        }
    }

    fn score_rows(view: &View, seat: Seat, _sheet: &ScoreSheet, scene: &Scene<'_>) -> Markup {
        scores::score_rows(view, seat, scene)
    }
}
