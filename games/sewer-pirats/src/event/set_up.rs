//! What can happen before the first turn.

use arrayvec::ArrayVec;
use game::{Phrase, Say, Seat};
use serde::{Deserialize, Serialize};

use super::{Event, list};
use crate::components::{CREW, Cards, Clan, ROW, Talisman, list_of_cards};
use crate::treasures::{HEAP, Prize, Trophy};

/// What happened before the first turn; heaps and the row are filled later, too.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SetUpEvent {
    /// S1, A6: a new heap was laid before a ship, behind what lies there.
    HeapLaid { ship: Talisman, trophies: ArrayVec<Trophy, HEAP>, prize: Prize },
    /// S2, A1: cards were laid into the row.
    RowFilled { cards: ArrayVec<Talisman, ROW> },
    /// S3, U2: somebody was dealt a hand.
    Dealt { seat: Seat, count: u8 },
    /// S3, U2: whispered to them.
    HandDealt { cards: Cards },
    /// S5, U8: somebody begins.
    FirstPlayer { seat: Seat },
    /// S4: somebody picked a clan.
    ClanPicked { seat: Seat, clan: Clan },
    /// V1: somebody drew a crew.
    CrewDrawn { seat: Seat, clans: ArrayVec<Clan, CREW> },
    /// V1: one crew was drawn for all.
    SameCrewDrawn { clans: ArrayVec<Clan, CREW> },
}

impl From<SetUpEvent> for Event {
    fn from(event: SetUpEvent) -> Self {
        Self::SetUp(event)
    }
}

impl Say for SetUpEvent {
    fn phrase(&self) -> Phrase {
        match self {
            Self::HeapLaid { ship, trophies, prize } => Phrase::new("event-heap-laid")
                .with("ship", *ship)
                .with("trophies", list(trophies))
                .with("prize", *prize),
            Self::RowFilled { cards } => {
                let mut bag = Cards::EMPTY;
                cards.iter().for_each(|card| bag.insert(card.index()));
                Phrase::new("event-row-filled")
                    .with("cards", list_of_cards(&bag))
                    .with("n", cards.len())
            }
            Self::Dealt { seat, count } => {
                Phrase::new("event-dealt").with("seat", *seat).with("count", *count)
            }
            Self::HandDealt { cards } => {
                Phrase::new("event-hand-dealt").with("cards", list_of_cards(cards))
            }
            Self::FirstPlayer { seat } => Phrase::new("event-first-player").with("seat", *seat),
            Self::ClanPicked { seat, clan } => {
                Phrase::new("event-clan-picked").with("seat", *seat).with("clan", *clan)
            }
            Self::CrewDrawn { seat, clans } => {
                Phrase::new("event-crew-drawn").with("seat", *seat).with("clans", list(clans))
            }
            Self::SameCrewDrawn { clans } => {
                Phrase::new("event-same-crew-drawn").with("clans", list(clans))
            }
        }
    }

    fn phrase_of(&self, seat: Seat) -> Phrase {
        match self {
            Self::HandDealt { .. } => {
                Phrase { id: "event-hand-dealt-of", ..self.phrase() }.with("seat", seat)
            }
            _ => self.phrase(),
        }
    }
}
