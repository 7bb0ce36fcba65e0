//! What can happen while a ship sails, and at the end.

use arrayvec::ArrayVec;
use game::{Phrase, Say, Seat};
use serde::{Deserialize, Serialize};

use super::{Event, list};
use crate::components::{Clan, Space, Talisman};
use crate::treasures::{HEAP, Prize, Trophy};

/// What happened while a ship sailed, or at the end.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SailingEvent {
    /// A4: a ship sails.
    SetSail { seat: Seat, ship: Talisman },
    /// A4: the captain took the prize.
    PrizeTaken { seat: Seat, prize: Prize },
    /// A4: a figure took a trophy.
    TrophyTaken { seat: Seat, clan: Clan, trophy: Trophy },
    /// B5: a toad takes nothing and stays aboard.
    Stayed { seat: Seat },
    /// A4: trophies that nobody took left the game.
    LeftOver { ship: Talisman, trophies: ArrayVec<Trophy, HEAP> },
    /// A5: a figure that took nothing moved toward the bow.
    MovedUp { seat: Seat, clan: Clan, ship: Talisman, to: Space },
    /// E1: a ship has no flotsam before it.
    FlotsamGone { ship: Talisman },
    /// E1: at the end a chest is opened.
    ChestOpened { seat: Seat, points: i32 },
}

impl From<SailingEvent> for Event {
    fn from(event: SailingEvent) -> Self {
        Self::Sailing(event)
    }
}

impl Say for SailingEvent {
    fn phrase(&self) -> Phrase {
        match self {
            Self::SetSail { seat, ship } => {
                Phrase::new("event-set-sail").with("seat", *seat).with("ship", *ship)
            }
            Self::PrizeTaken { seat, prize } => {
                Phrase::new("event-prize-taken").with("seat", *seat).with("prize", *prize)
            }
            Self::TrophyTaken { seat, clan, trophy } => Phrase::new("event-trophy-taken")
                .with("seat", *seat)
                .with("clan", *clan)
                .with("trophy", *trophy),
            Self::Stayed { seat } => Phrase::new("event-stayed").with("seat", *seat),
            Self::LeftOver { ship, trophies } => {
                Phrase::new("event-left-over").with("ship", *ship).with("trophies", list(trophies))
            }
            Self::MovedUp { seat, clan, ship, to } => {
                let phrase = match to {
                    Space::Captain => Phrase::new("event-moved-up-captain"),
                    _ => Phrase::new("event-moved-up"),
                };
                let phrase = phrase.with("seat", *seat).with("clan", *clan).with("ship", *ship);
                phrase.with("space", *to)
            }
            Self::FlotsamGone { ship } => Phrase::new("event-flotsam-gone").with("ship", *ship),
            Self::ChestOpened { seat, points } => {
                Phrase::new("event-chest-opened").with("seat", *seat).with("points", *points)
            }
        }
    }
}
