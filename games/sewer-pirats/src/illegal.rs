//! Why something cannot be done, and by which rule.

use game::{Phrase, Reason, Say};
use serde::{Deserialize, Serialize};

use crate::components::{Clan, Space, Talisman};
use crate::phase::Phase;
use crate::treasures::Trophy;

/// Why an action is refused, in the order of the rulebook.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Illegal {
    /// Something else is to be decided now.
    AskedElse(Asked),
    /// Somebody has picked this clan (S4).
    ClanPicked { clan: Clan },
    /// The bar has no such figure (U4).
    NoSuchStool { seated: u8 },
    /// The bid is below the minimum price (U3).
    BelowMinimum { minimum: u8 },
    /// The bid is no raise (U5).
    NoRaise { highest: u8 },
    /// There are fewer cards in hand (U4).
    AboveHand { hand: u8 },
    /// There is no such card in hand (A1, U5).
    NotInHand { card: Talisman, asked: Asked },
    /// There is no such card in the row (A1).
    NotInRow { card: Talisman },
    /// The deck and the discard pile are empty (A1).
    NoDeck,
    /// No figure of this clan is at home (A2).
    NotAtHome { clan: Clan },
    /// No figure of the player stands there (A2).
    NotYours { ship: Talisman, space: Space },
    /// A figure moves only toward the bow (A2).
    Backwards,
    /// Somebody stands there (A2).
    Occupied { space: Space },
    /// The ship has a captain (A3).
    HasCaptain { ship: Talisman },
    /// A free space lies between, so nobody can become captain from here (A3).
    FreeBetween { space: Space },
    /// The player has a captain (A3b).
    SecondCaptain { ship: Talisman },
    /// There are too few cards with the ship's talisman in hand (A2, A3).
    TooFewCards { card: Talisman, need: u8, have: u8, to: Space },
    /// There are too few cards to pay for the raccoons, too (B4).
    TooFewForRaccoons {
        card: Talisman,
        need: u8,
        /// How many of these are for raccoons.
        tolls: u8,
        have: u8,
    },
    /// There is no such trophy in the heap (A4).
    NotAfloat { trophy: Trophy },
    /// The figure is no toad with its ability (B5).
    NoToad,
    /// A captain cannot stay (B5).
    CaptainStays,
    /// Only the weasel that has just acted may act again (B2).
    OtherFigure,
    /// The weasel is not captain (B2).
    WeaselNotCaptain,
    /// The captain can only sail (B2).
    WeaselIsCaptain,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Asked {
    /// Which clan to pick (S4).
    Clan,
    /// Which figure to put up for auction (U4).
    Opening,
    /// Whether to raise (U5).
    Bid,
    /// Which cards to pay with (U5).
    Payment,
    /// What to do in a turn (T1).
    Turn,
    /// Which second card to take (A1).
    SecondCard,
    /// What to discard (A1).
    Discard,
    /// Which trophy to take (A4).
    Trophy,
    /// Whether the rat takes another trophy (B3).
    MoreTrophies,
    /// Whether the weasel acts again (B2).
    Again,
    /// Whether the snail looks (B6).
    Look,
}

impl Asked {
    /// What is to be decided in a phase; nothing if nobody decides.
    pub fn of(phase: &Phase) -> Option<Self> {
        Some(match phase {
            Phase::Picking => Self::Clan,
            Phase::Opening => Self::Opening,
            Phase::Bidding(_) => Self::Bid,
            Phase::Paying(_) => Self::Payment,
            Phase::Turn => Self::Turn,
            Phase::SecondCard => Self::SecondCard,
            Phase::Discarding => Self::Discard,
            Phase::Taking(_) => Self::Trophy,
            Phase::TakingMore(_) => Self::MoreTrophies,
            Phase::Again(_) => Self::Again,
            Phase::Looking(_) => Self::Look,
            Phase::Underway { .. } | Phase::Over => return None,
        })
    }

    fn rule(self) -> &'static str {
        match self {
            Self::Clan => "S4",
            Self::Opening => "U4",
            Self::Bid | Self::Payment => "U5",
            Self::Turn => "T1",
            Self::SecondCard | Self::Discard => "A1",
            Self::Trophy => "A4",
            Self::MoreTrophies => "B3",
            Self::Again => "B2",
            Self::Look => "B6",
        }
    }
}

impl Say for Asked {
    fn phrase(&self) -> Phrase {
        match self {
            Self::Clan => Phrase::new("illegal-asked-clan"),
            Self::Opening => Phrase::new("illegal-asked-opening"),
            Self::Bid => Phrase::new("illegal-asked-bid"),
            Self::Payment => Phrase::new("illegal-asked-payment"),
            Self::Turn => Phrase::new("illegal-asked-turn"),
            Self::SecondCard => Phrase::new("illegal-asked-second-card"),
            Self::Discard => Phrase::new("illegal-asked-discard"),
            Self::Trophy => Phrase::new("illegal-asked-trophy"),
            Self::MoreTrophies => Phrase::new("illegal-asked-more-trophies"),
            Self::Again => Phrase::new("illegal-asked-again"),
            Self::Look => Phrase::new("illegal-asked-look"),
        }
    }
}

impl Say for Illegal {
    fn phrase(&self) -> Phrase {
        match *self {
            Self::AskedElse(asked) => asked.phrase(),
            Self::ClanPicked { clan } => Phrase::new("illegal-clan-picked").with("clan", clan),
            Self::NoSuchStool { seated } => {
                Phrase::new("illegal-no-such-stool").with("seated", seated)
            }
            Self::BelowMinimum { minimum } => {
                Phrase::new("illegal-below-minimum").with("minimum", minimum)
            }
            Self::NoRaise { highest } => Phrase::new("illegal-no-raise").with("highest", highest),
            Self::AboveHand { hand } => Phrase::new("illegal-above-hand").with("hand", hand),
            Self::NotInHand { card, .. } => Phrase::new("illegal-not-in-hand").with("card", card),
            Self::NotInRow { card } => Phrase::new("illegal-not-in-row").with("card", card),
            Self::NoDeck => Phrase::new("illegal-no-deck"),
            Self::NotAtHome { clan } => Phrase::new("illegal-not-at-home").with("clan", clan),
            Self::NotYours { ship, space } => {
                Phrase::new("illegal-not-yours").with("ship", ship).with("space", space)
            }
            Self::Backwards => Phrase::new("illegal-backwards"),
            Self::Occupied { space } => Phrase::new("illegal-occupied").with("space", space),
            Self::HasCaptain { ship } => Phrase::new("illegal-has-captain").with("ship", ship),
            Self::FreeBetween { space } => Phrase::new("illegal-free-between").with("space", space),
            Self::SecondCaptain { ship } => {
                Phrase::new("illegal-second-captain").with("ship", ship)
            }
            Self::TooFewCards { card, need, have, .. } => Phrase::new("illegal-too-few-cards")
                .with("card", card)
                .with("need", need)
                .with("have", have),
            Self::TooFewForRaccoons { card, need, tolls, have } => {
                Phrase::new("illegal-too-few-for-raccoons")
                    .with("card", card)
                    .with("need", need)
                    .with("tolls", tolls)
                    .with("have", have)
            }
            Self::NotAfloat { trophy } => Phrase::new("illegal-not-afloat").with("trophy", trophy),
            Self::NoToad => Phrase::new("illegal-no-toad"),
            Self::CaptainStays => Phrase::new("illegal-captain-stays"),
            Self::OtherFigure => Phrase::new("illegal-other-figure"),
            Self::WeaselNotCaptain => Phrase::new("illegal-weasel-not-captain"),
            Self::WeaselIsCaptain => Phrase::new("illegal-weasel-is-captain"),
        }
    }
}

impl Reason for Illegal {
    fn rule(&self) -> &'static str {
        match self {
            Self::AskedElse(asked) | Self::NotInHand { asked, .. } => asked.rule(),
            Self::ClanPicked { .. } => "S4",
            Self::BelowMinimum { .. } => "U3",
            Self::NoSuchStool { .. } | Self::AboveHand { .. } => "U4",
            Self::NoRaise { .. } => "U5",
            Self::NotInRow { .. } | Self::NoDeck => "A1",
            Self::TooFewCards { to: Space::Captain, .. } => "A3",
            Self::NotAtHome { .. }
            | Self::NotYours { .. }
            | Self::Backwards
            | Self::Occupied { .. }
            | Self::TooFewCards { .. } => "A2",
            Self::HasCaptain { .. } | Self::FreeBetween { .. } => "A3",
            Self::SecondCaptain { .. } => "A3b",
            Self::TooFewForRaccoons { .. } => "B4",
            Self::NotAfloat { .. } => "A4",
            Self::NoToad | Self::CaptainStays => "B5",
            Self::OtherFigure | Self::WeaselNotCaptain | Self::WeaselIsCaptain => "B2",
        }
    }
}
