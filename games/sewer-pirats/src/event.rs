//! What can happen.

mod auction;
mod sailing;
mod set_up;
mod turn;

pub use auction::AuctionEvent;
pub use sailing::SailingEvent;
pub use set_up::SetUpEvent;
pub use turn::TurnEvent;

use game::{Arg, Phrase, Say, Seat};
use serde::{Deserialize, Serialize};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// Before the first turn (S1–S5, V1).
    SetUp(SetUpEvent),
    /// In the auction (U1–U8).
    Auction(AuctionEvent),
    /// In somebody's turn (A1–A3, B1–B6).
    Turn(TurnEvent),
    /// While a ship sails, and at the end (A4–A6, E1).
    Sailing(SailingEvent),
}

impl Say for Event {
    fn phrase(&self) -> Phrase {
        match self {
            Self::SetUp(event) => event.phrase(),
            Self::Auction(event) => event.phrase(),
            Self::Turn(event) => event.phrase(),
            Self::Sailing(event) => event.phrase(),
        }
    }

    fn phrase_of(&self, seat: Seat) -> Phrase {
        match self {
            Self::SetUp(event) => event.phrase_of(seat),
            Self::Auction(event) => event.phrase_of(seat),
            Self::Turn(event) => event.phrase_of(seat),
            Self::Sailing(event) => event.phrase_of(seat),
        }
    }
}

pub(crate) fn list<T: Copy + Into<Arg>>(things: &[T]) -> Vec<Arg> {
    things.iter().map(|&thing| thing.into()).collect()
}
