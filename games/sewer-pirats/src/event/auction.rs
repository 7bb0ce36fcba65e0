//! What can happen in the auction.

use arrayvec::ArrayVec;
use game::{Phrase, Say, Seat};
use serde::{Deserialize, Serialize};

use super::{Event, list};
use crate::components::{CREW, Cards, Clan, STOOLS, list_of_cards};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum AuctionEvent {
    /// U1: the bar is full.
    BarFilled {
        /// Who sits there, the one nearest the front first.
        clans: ArrayVec<Clan, STOOLS>,
    },
    /// U4: somebody was chosen to open the first auction.
    FirstOpener { seat: Seat },
    /// U4: somebody put a figure up for auction.
    Opened {
        seat: Seat,
        /// Where it sits, counted from the front and from 0.
        stool: u8,
        clan: Clan,
        bid: u8,
    },
    /// U4: a card was put face down under the figure nearest the front.
    CardPutUnder { clan: Clan },
    /// U5: somebody raised.
    Raised { seat: Seat, bid: u8 },
    /// U5: somebody bids no more.
    Passed { seat: Seat },
    /// U5: somebody took a figure.
    Hired { seat: Seat, clan: Clan, price: u8 },
    /// U5: cards lay under it.
    CardsFound { seat: Seat, count: u8 },
    /// U5: whispered to whoever found them.
    FoundCards { cards: Cards },
    /// U7: somebody took all figures that were left.
    RestHired { seat: Seat, clans: ArrayVec<Clan, CREW> },
}

impl From<AuctionEvent> for Event {
    fn from(event: AuctionEvent) -> Self {
        Self::Auction(event)
    }
}

impl Say for AuctionEvent {
    fn phrase(&self) -> Phrase {
        match self {
            Self::BarFilled { clans } => Phrase::new("event-bar-filled").with("clans", list(clans)),
            Self::FirstOpener { seat } => Phrase::new("event-first-opener").with("seat", *seat),
            Self::Opened { seat, stool, clan, bid } => Phrase::new("event-opened")
                .with("seat", *seat)
                .with("stool", u16::from(*stool) + 1)
                .with("clan", *clan)
                .with("bid", *bid),
            Self::CardPutUnder { clan } => Phrase::new("event-card-put-under").with("clan", *clan),
            Self::Raised { seat, bid } => {
                Phrase::new("event-raised").with("seat", *seat).with("bid", *bid)
            }
            Self::Passed { seat } => Phrase::new("event-passed").with("seat", *seat),
            Self::Hired { seat, clan, price } => Phrase::new("event-hired")
                .with("seat", *seat)
                .with("clan", *clan)
                .with("price", *price),
            Self::CardsFound { seat, count } => {
                Phrase::new("event-cards-found").with("seat", *seat).with("count", *count)
            }
            Self::FoundCards { cards } => Phrase::new("event-found-cards")
                .with("cards", list_of_cards(cards))
                .with("n", cards.len()),
            Self::RestHired { seat, clans } => {
                Phrase::new("event-rest-hired").with("seat", *seat).with("clans", list(clans))
            }
        }
    }

    fn phrase_of(&self, seat: Seat) -> Phrase {
        match self {
            Self::FoundCards { .. } => {
                Phrase { id: "event-found-cards-of", ..self.phrase() }.with("seat", seat)
            }
            _ => self.phrase(),
        }
    }
}
