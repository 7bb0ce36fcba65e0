//! Why something cannot be done, and by which rule.

use game::{Phrase, Reason, Say, Seat};
use serde::{Deserialize, Serialize};

use crate::action::shown;
use crate::components::{Card, NUN_ROW};
use crate::phase::GiveReason;

/// The texts hold a sentence for each, and [`Reason::rule`] names its rule. Places are counted from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Illegal {
    AskedOtherwise { ask: AskedFor },
    NoSuchBuilding { place: u8, open: u8 },
    NoSuchNun { place: u8 },
    LookedAlready { place: u8 },
    NotToBeLaid { card: Card },
    NotInHand { card: Card, ask: AskedFor },
    NoPassCard,
    NotFewestSwords { seat: Seat },
    NotFewestFlutes { seat: Seat },
    NoRat,
}

impl Say for Illegal {
    fn phrase(&self) -> Phrase {
        match *self {
            Self::AskedOtherwise { ask } => ask.phrase(),
            Self::NoSuchBuilding { place, open } => Phrase::new("illegal-no-such-building")
                .with("place", shown(place))
                .with("open", open),
            Self::NoSuchNun { place } => {
                Phrase::new("illegal-no-such-nun").with("place", shown(place)).with("row", NUN_ROW)
            }
            Self::LookedAlready { place } => {
                Phrase::new("illegal-looked-already").with("place", shown(place))
            }
            Self::NotToBeLaid { card } => Phrase::new("illegal-not-to-be-laid").with("card", card),
            Self::NotInHand { card, .. } => Phrase::new("illegal-not-in-hand").with("card", card),
            Self::NoPassCard => Phrase::new("illegal-no-pass-card"),
            Self::NotFewestSwords { seat } => {
                Phrase::new("illegal-not-fewest-swords").with("seat", seat)
            }
            Self::NotFewestFlutes { seat } => {
                Phrase::new("illegal-not-fewest-flutes").with("seat", seat)
            }
            Self::NoRat => Phrase::new("illegal-no-rat"),
        }
    }
}

impl Reason for Illegal {
    fn rule(&self) -> &'static str {
        match self {
            Self::AskedOtherwise { ask } | Self::NotInHand { ask, .. } => ask.rule(),
            Self::NoSuchBuilding { .. } => "R1",
            Self::NoSuchNun { .. } => "S2",
            Self::LookedAlready { .. } => "B11",
            Self::NotToBeLaid { .. } => "R3",
            Self::NoPassCard => "R4",
            Self::NotFewestSwords { .. } => "R5b",
            Self::NotFewestFlutes { .. } => "R5c",
            Self::NoRat => "B8",
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum AskedFor {
    /// R2: a building, for its privilege.
    Privilege,
    /// R2: a card of the nun row, by a privilege.
    PrivilegeLook,
    /// B11: a card of the nun row, in the tent.
    TentLook,
    /// R3: a building to visit.
    Visit,
    /// R3: cards to lay.
    Lay,
    /// R5b: whom to rob.
    Giver,
    /// R5b, B10: cards to give.
    Give(GiveReason),
    /// R5c: who gets a rat.
    RatTaker,
    /// R5d: whether to use a building.
    Use,
    /// B8: cards to trade for rats.
    Trade,
}

impl AskedFor {
    fn phrase(self) -> Phrase {
        match self {
            Self::Privilege => Phrase::new("ask-privilege"),
            Self::PrivilegeLook | Self::TentLook => Phrase::new("ask-look"),
            Self::Visit => Phrase::new("ask-visit"),
            Self::Lay => Phrase::new("ask-lay"),
            Self::Giver => Phrase::new("ask-giver"),
            Self::Give(_) => Phrase::new("ask-give"),
            Self::RatTaker => Phrase::new("ask-rat-taker"),
            Self::Use => Phrase::new("ask-use"),
            Self::Trade => Phrase::new("ask-trade"),
        }
    }

    fn rule(self) -> &'static str {
        match self {
            Self::Privilege | Self::PrivilegeLook => "R2",
            Self::Visit | Self::Lay => "R3",
            Self::Giver | Self::Give(GiveReason::Swords) => "R5b",
            Self::RatTaker => "R5c",
            Self::Use => "R5d",
            Self::Trade => "B8",
            Self::Give(GiveReason::Watchtower) => "B10",
            Self::TentLook => "B11",
        }
    }
}
