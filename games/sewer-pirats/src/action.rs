//! What can be asked for.

use game::{Phrase, Say};
use serde::{Deserialize, Serialize};

use crate::components::{Clan, Space, Talisman};
use crate::treasures::Trophy;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// Play with this clan (S4).
    PickClan(Clan),
    /// Put a figure of the bar up for auction (U4).
    Open {
        /// Where it sits, counted from the front and from 0: also its minimum price (U3).
        stool: u8,
        bid: u8,
    },
    /// Bid this many cards (U5).
    Raise(u8),
    /// Bid no more (U5).
    Pass,
    /// Discard a card: because there are too many (A1), or to pay in the auction (U5).
    Discard(Talisman),
    /// Take a card (A1).
    Take(Source),
    /// Place a figure from home (A2); on space K it becomes captain (A3).
    Place { clan: Clan, ship: Talisman, to: Space },
    /// Advance a figure aboard a ship (A2); on space K it becomes captain (A3).
    Advance { ship: Talisman, from: Space, to: Space },
    /// Sail at once, with a weasel that has just become captain (B2).
    Sail,
    /// Take a trophy (A4), or another one with a rat (B3).
    Grab(Trophy),
    /// Stay aboard with a toad (B5).
    Stay,
    /// Turn up the next card for a snail (B6).
    Look,
    /// Leave it at that: no second trophy (B3), no second action (B2), no look (B6).
    Done,
}

/// Where a card is taken from (A1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Source {
    /// The next card of the deck, unseen.
    Deck,
    Row(Talisman),
}

impl Say for Action {
    fn phrase(&self) -> Phrase {
        match *self {
            Self::PickClan(clan) => Phrase::new("action-pick-clan").with("clan", clan),
            Self::Open { stool, bid } => {
                Phrase::new("action-open").with("stool", u16::from(stool) + 1).with("bid", bid)
            }
            Self::Raise(bid) => Phrase::new("action-raise").with("bid", bid),
            Self::Pass => Phrase::new("action-pass"),
            Self::Discard(talisman) => Phrase::new("action-discard").with("card", talisman),
            Self::Take(Source::Deck) => Phrase::new("action-take-blind"),
            Self::Take(Source::Row(talisman)) => {
                Phrase::new("action-take-open").with("card", talisman)
            }
            Self::Place { clan, ship, to: Space::Captain } => {
                Phrase::new("action-place-captain").with("clan", clan).with("ship", ship)
            }
            Self::Place { clan, ship, to } => {
                Phrase::new("action-place").with("clan", clan).with("ship", ship).with("space", to)
            }
            Self::Advance { ship, from, to: Space::Captain } => {
                Phrase::new("action-advance-captain").with("ship", ship).with("from", from)
            }
            Self::Advance { ship, from, to } => Phrase::new("action-advance")
                .with("ship", ship)
                .with("from", from)
                .with("space", to),
            Self::Sail => Phrase::new("action-sail"),
            Self::Grab(trophy) => Phrase::new("action-grab").with("trophy", trophy),
            Self::Stay => Phrase::new("action-stay"),
            Self::Look => Phrase::new("action-look"),
            Self::Done => Phrase::new("action-done"),
        }
    }
}
