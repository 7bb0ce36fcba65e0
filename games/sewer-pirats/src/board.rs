//! How Sewer Pirats is drawn: three channels with their ships, the crews beside them, the quay with its cards below, and
//! for the auction the bar.

mod bar;
mod cards;
mod chest;
mod choices;
mod clans;
mod figures;
mod goals;
mod guide;
mod hand;
mod lanes;
mod minute;
mod names;
mod parts;
mod prompt;
mod quay;
mod scores;
mod seats;
mod standing;
mod status;
mod tokens;
mod what;

use board::pieces::form;
use board::{Art, Board, LogKind, MinutePart, Part, Region, Scene, Sound, Standing, What};
use game::{ScoreSheet, Seat, Seats};
use maud::{Markup, html};

use crate::event::{AuctionEvent, SailingEvent, SetUpEvent, TurnEvent};
use crate::phase::CardLook;
use crate::{Action, Event, Phase, SewerPirats, View};

/// How long a card that was turned up, or a figure that goes home, stays in sight.
const PAUSE: u16 = 1_100;
const PAUSE_FOR_CARD: u16 = 1_600;

impl Board for SewerPirats {
    const ART: Art = Art {
        css: include_str!("../art/sewer-pirats.css"),
        sprite: include_str!("../art/sewer-pirats.svg"),
        emblem: "pirat",
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
        let content = html! {
            (seats::seats(view, scene))
            @if view.bar.is_empty() {
                (lanes::lanes(view, legal, scene))
                (quay::quay(view, legal, scene))
            } @else {
                (bar::bar(view, legal, scene))
            }
            (clans::window(view, scene))
            @for seat in scene.around() {
                @if let Some(window) = chest::window(view, seat, scene) { (window) }
            }
        };
        form(scene, choices::FORM, "sewer", &content)
    }

    fn hand(view: &View, legal: &[Action], scene: &Scene<'_>) -> Region {
        hand::hand(view, legal, scene)
    }

    fn pause(view: &View) -> u16 {
        match view.phase {
            Phase::Looking(CardLook { turned: Some(_), .. }) => PAUSE_FOR_CARD,
            _ => PAUSE,
        }
    }

    fn log(event: &Event) -> LogKind {
        match event {
            Event::SetUp(SetUpEvent::FirstPlayer { .. })
            | Event::Auction(AuctionEvent::FirstOpener { .. })
            | Event::Sailing(SailingEvent::SetSail { .. } | SailingEvent::FlotsamGone { .. }) => {
                LogKind::Chapter
            }
            _ => LogKind::Line,
        }
    }

    fn sound(event: &Event) -> Option<Sound> {
        match event {
            Event::SetUp(SetUpEvent::FirstPlayer { .. } | SetUpEvent::CrewDrawn { .. })
            | Event::Auction(AuctionEvent::FirstOpener { .. })
            | Event::Turn(TurnEvent::CardTurned { .. } | TurnEvent::DeckShuffled { .. }) => {
                Some(Sound::Dice)
            }
            Event::SetUp(SetUpEvent::Dealt { .. } | SetUpEvent::RowFilled { .. })
            | Event::Turn(
                TurnEvent::TookBlind { .. }
                | TurnEvent::TookOpen { .. }
                | TurnEvent::Discarded { .. }
                | TurnEvent::TollPaid { .. },
            ) => Some(Sound::Card),
            Event::Auction(AuctionEvent::Hired { .. })
            | Event::Sailing(
                SailingEvent::PrizeTaken { .. }
                | SailingEvent::TrophyTaken { .. }
                | SailingEvent::ChestOpened { .. },
            ) => Some(Sound::Coin),
            Event::Turn(
                TurnEvent::Placed { .. }
                | TurnEvent::Advanced { .. }
                | TurnEvent::BecameCaptain { .. }
                | TurnEvent::SnailCrept { .. }
                | TurnEvent::SnailSwapped { .. },
            )
            | Event::Sailing(SailingEvent::SetSail { .. }) => Some(Sound::Splash),
            _ => None,
        }
    }

    fn hits(event: &Event) -> Seats {
        match event {
            Event::Turn(TurnEvent::SnailSwapped { other, .. }) => Seats::only(*other),
            _ => Seats::NONE,
        }
    }

    /// A7: what lies in closed chests is out of sight, so only the last two sailings can be looked up.
    fn chapters_in_sight(view: &View) -> usize {
        if view.options.open_chests || view.phase == Phase::Over { usize::MAX } else { 2 }
    }

    fn score_rows(view: &View, seat: Seat, _sheet: &ScoreSheet, scene: &Scene<'_>) -> Markup {
        scores::score_rows(view, seat, scene)
    }
}
