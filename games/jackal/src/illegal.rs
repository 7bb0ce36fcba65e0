//! Why something cannot be done, and by which rule.

use game::{Phrase, Reason, Say};
use serde::{Deserialize, Serialize};

use crate::components::{Aid, Card};
use crate::island::Place;

/// The texts hold a sentence for each, and [`Reason::rule`] names its rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Illegal {
    LayNow,
    NotInHand { card: Card },
    SecondFlag,
    FlagNotFirst,
    AidNotYet { card: Card },
    NothingLaid,
    BlankLaid,
    RumNotYet,
    NoSuchPrice { price: u8 },
    RowBegun,
    TooPoor { price: u8, coins: u8 },
    PourNow,
    NoRum,
    OwnRum,
    NotOnIsland,
    DeclareNow,
    NoSuchAid { aid: Aid },
    HalfDone,
    DoubledAlready,
    AidsEnough { aid: Aid },
    NotATarget { card: Card, place: Place },
    Water { place: Place },
    WalkOver,
    CardsLeft { count: u8 },
}

impl Say for Illegal {
    fn phrase(&self) -> Phrase {
        match *self {
            Self::LayNow => Phrase::new("illegal-lay-now"),
            Self::NotInHand { card } => Phrase::new("illegal-not-in-hand").with("card", card),
            Self::SecondFlag => Phrase::new("illegal-second-flag"),
            Self::FlagNotFirst => Phrase::new("illegal-flag-not-first"),
            Self::AidNotYet { card } => Phrase::new("illegal-aid-not-yet").with("card", card),
            Self::NothingLaid => Phrase::new("illegal-nothing-laid"),
            Self::BlankLaid => Phrase::new("illegal-blank-laid"),
            Self::RumNotYet => Phrase::new("illegal-rum-not-yet"),
            Self::NoSuchPrice { price } => Phrase::new("illegal-no-price").with("price", price),
            Self::RowBegun => Phrase::new("illegal-row-begun"),
            Self::TooPoor { price, coins } => {
                Phrase::new("illegal-too-poor").with("price", price).with("coins", coins)
            }
            Self::PourNow => Phrase::new("illegal-pour-now"),
            Self::NoRum => Phrase::new("illegal-no-rum"),
            Self::OwnRum => Phrase::new("illegal-own-rum"),
            Self::NotOnIsland => Phrase::new("illegal-not-on-island"),
            Self::DeclareNow => Phrase::new("illegal-declare-now"),
            Self::NoSuchAid { aid } => Phrase::new("illegal-no-aid").with("card", aid),
            Self::HalfDone => Phrase::new("illegal-half-done"),
            Self::DoubledAlready => Phrase::new("illegal-doubled"),
            Self::AidsEnough { aid } => Phrase::new("illegal-aids-enough").with("card", aid),
            Self::NotATarget { card, place } => {
                Phrase::new("illegal-not-a-target").with("card", card).with("place", place)
            }
            Self::Water { place } => Phrase::new("illegal-water").with("place", place),
            Self::WalkOver => Phrase::new("illegal-walk-over"),
            Self::CardsLeft { count } => Phrase::new("illegal-cards-left").with("count", count),
        }
    }
}

impl Reason for Illegal {
    fn rule(&self) -> &'static str {
        match self {
            Self::LayNow
            | Self::NotInHand { .. }
            | Self::SecondFlag
            | Self::FlagNotFirst
            | Self::AidNotYet { .. }
            | Self::NothingLaid
            | Self::BlankLaid => "R2",
            Self::RumNotYet | Self::PourNow | Self::NoRum | Self::OwnRum | Self::NotOnIsland => {
                "R3"
            }
            Self::DeclareNow => "R5",
            Self::NotATarget { .. } | Self::Water { .. } | Self::CardsLeft { .. } => "R6",
            Self::NoSuchAid { .. }
            | Self::HalfDone
            | Self::DoubledAlready
            | Self::AidsEnough { .. } => "R7",
            Self::WalkOver => "R8",
            Self::NoSuchPrice { .. } | Self::RowBegun | Self::TooPoor { .. } => "R9",
        }
    }
}
