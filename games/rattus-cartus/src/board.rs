//! How Rattus Cartus is drawn: the street with its open buildings, the influence tracks, the nun row, and the player's
//! hand. At the end the street gives way to the reckoning.

mod cards;
mod deeds;
mod guide;
mod hand;
mod influence;
mod minute;
mod nuns;
mod odds;
mod parts;
mod places;
mod prompt;
mod scores;
mod seats;
mod standing;
mod status;
mod story;
mod street;
mod visits;
mod what;

use board::{Art, Board, LogKind, MinutePart, Part, Region, Scene, Sound, Standing, What};
use game::{Phrase, ScoreSheet, Seat, Seats};
use maud::{Markup, html};

use crate::phase::{Resolving, Step};
use crate::{Action, Event, Phase, RattusCartus, View};

impl Board for RattusCartus {
    const ART: Art = Art {
        css: include_str!("../art/rattus-cartus.css"),
        sprite: include_str!("../art/rattus-cartus.svg"),
        emblem: "heir",
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

    fn guide(view: &View, legal: &[Action], scene: &Scene<'_>) -> Markup {
        guide::guide(view, legal, scene)
    }

    fn board(view: &View, legal: &[Action], scene: &Scene<'_>) -> Region {
        let board = html! {
            div class="rattus" id="board" {
                ul class="seats" role="list" aria-label=(scene.text("board-seats")) {
                    @for seat in scene.around() { (seats::seat(view, seat, legal, scene)) }
                }
                @if story::is_told(view) {
                    (story::story(view, scene))
                } @else {
                    (street::street(view, legal, scene))
                }
                (influence::influence(view, scene))
                (nuns::nuns(view, legal, scene))
            }
        };
        scene.drawn("board", board)
    }

    fn hand(view: &View, legal: &[Action], scene: &Scene<'_>) -> Region {
        hand::hand(view, legal, scene)
    }

    fn named(view: &View, action: &Action) -> Phrase {
        prompt::named(view, action)
    }

    /// Longer where there is a reason to read.
    fn pause(view: &View) -> u16 {
        match &view.phase {
            Phase::Scoring { .. } => story::pause(view),
            Phase::Resolving(Resolving { step: Step::Acting, acted, .. }) if acted.is_empty() => {
                2_200
            }
            Phase::Resolving(Resolving { step: Step::Giving { .. }, .. }) => 1_600,
            _ => 1_100,
        }
    }

    fn log(event: &Event) -> LogKind {
        match event {
            Event::RoundBegan { .. } | Event::MatchEnded => LogKind::Chapter,
            // Everybody sees for whom the table still waits.
            Event::PrivilegePicked { .. } => LogKind::Silent,
            _ => LogKind::Line,
        }
    }

    fn sound(event: &Event) -> Option<Sound> {
        match event {
            Event::BuildingsChosen { .. }
            | Event::FirstPlayer { .. }
            | Event::DeckShuffled { .. }
            | Event::NunTurned { .. } => Some(Sound::Dice),
            Event::Dealt { .. }
            | Event::Opened { .. }
            | Event::Replaced { .. }
            | Event::PrivilegeTaken { .. }
            | Event::Drew { .. }
            | Event::LaidFaceDown { .. }
            | Event::TurnedUp { .. }
            | Event::Gave { .. }
            | Event::HandShown { .. } => Some(Sound::Card),
            Event::PremiumWon { .. } | Event::TokensTaken { .. } | Event::Awarded { .. } => {
                Some(Sound::Coin)
            }
            _ => None,
        }
    }

    fn hits(event: &Event) -> Seats {
        match event {
            Event::Robbed { giver, count: 1.., .. } => Seats::only(*giver),
            Event::RatSent { taker, .. } => Seats::only(*taker),
            Event::Levied { from, .. } => *from,
            Event::Died { seat, .. } => Seats::only(*seat),
            _ => Seats::NONE,
        }
    }

    /// H1: rats are out of sight until the end, so only the last two rounds can be looked up.
    fn chapters_in_sight(view: &View) -> usize {
        if matches!(view.phase, Phase::Scoring { .. } | Phase::Over) { usize::MAX } else { 2 }
    }

    fn score_rows(view: &View, seat: Seat, sheet: &ScoreSheet, scene: &Scene<'_>) -> Markup {
        scores::score_rows(view, seat, sheet, scene)
    }
}
