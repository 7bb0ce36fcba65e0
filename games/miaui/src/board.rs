//! How Miaui is drawn: the lagoon in the middle, the seats around it, Kiti in her gap, and the player's dive cards.

mod cards;
mod hand;
mod kiti;
mod lagoon;
mod ring;
mod round;
mod scores;
mod seats;

use board::{Art, Board, LogKind, Scene};
use game::{ScoreSheet, Seat};
use maud::{Markup, Render as _, html};

use crate::view::Stage;
use crate::{Action, Event, Miaui, View};

/// A moment in which somebody lost a tie takes longer to read.
const PAUSE: u16 = 1_000;
const PAUSE_WITH_NOTE: u16 = 2_400;

impl Board for Miaui {
    const ART: Art = Art {
        css: include_str!("../art/miaui.css"),
        sprite: include_str!("../art/miaui.svg"),
        emblem: "diver",
    };

    fn status(view: &View, scene: &Scene<'_>) -> [Markup; 2] {
        [
            scene.region("round", view.round, |_| round::beads(view, scene)).render(),
            scene.region("deck", view.deck, |_| round::deck(view, scene)).render(),
        ]
    }

    fn prompt(view: &View, legal: &[Action], scene: &Scene<'_>) -> Markup {
        round::prompt(view, legal, scene)
    }

    fn board(view: &View, _legal: &[Action], scene: &Scene<'_>) -> Markup {
        let class = if scene.n_seats() <= 4 { "miaui roomy" } else { "miaui" };
        let around = || scene.around().enumerate();
        html! {
            div class=(class) id="board" {
                (lagoon::lagoon(view, scene))
                ul class="seats" role="list" aria-label=(scene.text("board-seats")) {
                    @for (place, seat) in around() { (seats::seat(view, seat, place, scene)) }
                }
                @if let Some(right) = view.kiti { (kiti::kiti(right, scene)) }
                @for (_, seat) in around() {
                    @if let Some(basket) = seats::basket(view, seat, scene) { (basket) }
                }
            }
        }
    }

    fn hand(view: &View, _legal: &[Action], scene: &Scene<'_>) -> Markup {
        hand::hand(view, scene)
    }

    fn guide(view: &View, legal: &[Action], scene: &Scene<'_>) -> Markup {
        round::guide(view, legal, scene)
    }

    fn pause(view: &View) -> u16 {
        if round::note(view).is_some() { PAUSE_WITH_NOTE } else { PAUSE }
    }

    fn log(event: &Event) -> LogKind {
        match event {
            Event::RoundBegan { .. } => LogKind::Chapter,
            // Everybody sees who has sealed a choice.
            Event::DiveChosen { .. } => LogKind::Silent,
            _ => LogKind::Line,
        }
    }

    /// R5, R6: used dive cards and buried catches are out of sight, so that only the last round can be read up.
    fn chapters_in_sight(view: &View) -> usize {
        if view.options.open_baskets || view.stage == Stage::Over { usize::MAX } else { 2 }
    }

    fn score_rows(view: &View, seat: Seat, _sheet: &ScoreSheet, scene: &Scene<'_>) -> Markup {
        scores::rows(view, seat, scene)
    }
}
