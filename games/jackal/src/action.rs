//! What can be asked for.

use game::{Phrase, Say, Seat};
use serde::{Deserialize, Serialize};

use crate::components::{Aid, Card};
use crate::island::Place;
use crate::laying::cards_for;

/// One small decision. A row, the rum and a walk are each chosen bit by bit, and hold when their owner says so.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// R2: lay this card at the end of the row.
    Lay(Card),
    /// R2: the row is complete.
    Ready,
    /// R9: sail to Tortuga and pay this many coins.
    Tortuga(u8),
    /// R3: put a rum in front of this pirate's row.
    Pour(Seat),
    /// R3: no rum, or no more of it.
    Poured,
    /// R7: attach this to the card at hand.
    Attach(Aid),
    /// R6: the card at hand leads to this cell.
    Step(Place),
    /// R5: this is the walk.
    Declare,
}

impl Say for Action {
    fn phrase(&self) -> Phrase {
        match *self {
            Self::Lay(card) => Phrase::new("action-lay").with("card", card),
            Self::Ready => Phrase::new("action-ready"),
            Self::Tortuga(price) => Phrase::new("action-tortuga")
                .with("price", price)
                .with("cards", cards_for(price).unwrap_or(0)),
            Self::Pour(seat) => Phrase::new("action-pour").with("seat", seat),
            Self::Poured => Phrase::new("action-poured"),
            Self::Attach(aid) => Phrase::new("action-attach").with("card", aid),
            Self::Step(place) => Phrase::new("action-step").with("place", place),
            Self::Declare => Phrase::new("action-declare"),
        }
    }
}
