//! How Rattus Cartus is drawn: the street with its open buildings, the influence tracks, the nun row, and the player's
//! hand. At the end the street gives way to the reckoning.

mod cards;
mod deeds;
mod guide;
mod hand;
mod influence;
mod nuns;
mod odds;
mod places;
mod prompt;
mod scores;
mod seats;
mod status;
mod story;
mod street;
mod visits;

use board::{Art, Board, LogKind, Region, Scene};
use game::{ScoreSheet, Seat};
use maud::{Markup, html};

use crate::phase::{Resolving, Step};
use crate::{Action, Event, Phase, RattusCartus, View};

impl Board for RattusCartus {
    const ART: Art = Art {
        css: include_str!("../art/rattus-cartus.css"),
        sprite: include_str!("../art/rattus-cartus.svg"),
        emblem: "heir",
    };

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

    /// H1: rats are out of sight until the end, so only the last two rounds can be looked up.
    fn chapters_in_sight(view: &View) -> usize {
        if matches!(view.phase, Phase::Scoring { .. } | Phase::Over) { usize::MAX } else { 2 }
    }

    fn score_rows(view: &View, seat: Seat, sheet: &ScoreSheet, scene: &Scene<'_>) -> Markup {
        scores::score_rows(view, seat, sheet, scene)
    }
}
