//! What is going on; all of it is open to everybody.

use game::{Seat, Seats};
use serde::{Deserialize, Serialize};

use crate::components::{Space, Talisman};

/// What is going on. Who decides is the seat whose turn it is, unless the phase names another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// A clan is to be picked (S4).
    Picking,
    /// A figure of the bar is to be put up for auction (U4).
    Opening,
    /// Somebody raises or passes (U5).
    Bidding(Lot),
    /// The last bidder pays (U5).
    Paying(Sale),
    /// A turn begins, without a captain of one's own (T1).
    Turn,
    /// The second card is to be taken (A1).
    SecondCard,
    /// There are too many cards in hand (A1).
    Discarding,
    /// A figure takes a trophy (A4), or stays if it is a toad (B5).
    Taking(Voyage),
    /// A rat may take another trophy (B3).
    TakingMore(Voyage),
    /// A weasel may act again (B2).
    Again(Berth),
    /// A snail may look at the next card (B6).
    Looking(CardLook),
    /// A ship sails and nobody decides: only to be seen between two decisions (A4–A6).
    Underway { ship: Talisman },
    /// The match is over (E1).
    Over,
}

/// An auction of one figure (U5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Lot {
    /// Where the figure sits, counted from the front and from 0: also its minimum price (U3).
    pub stool: u8,
    /// The highest bid.
    pub bid: u8,
    pub bidder: Seat,
    /// Who has not passed.
    pub bidders: Seats,
    pub to_bid: Seat,
}

/// What is to be paid for a figure (U5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Sale {
    pub stool: u8,
    pub winner: Seat,
    pub price: u8,
    /// How many cards are still to be discarded.
    pub left: u8,
}

/// A ship that sails, and the figure whose turn it is to take (A4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Voyage {
    pub ship: Talisman,
    /// Where the figure stands.
    pub space: Space,
    pub seat: Seat,
    /// Whether the captain is a weasel that may act again afterwards (B2).
    pub encore: bool,
}

/// Where the weasel that may act again is (B2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Berth {
    /// At home: it has just sailed.
    Home,
    /// Aboard: it was placed, advanced or made captain.
    Aboard { ship: Talisman, space: Space },
}

/// Where the snail that may creep on is (B6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CardLook {
    pub ship: Talisman,
    pub space: Space,
    /// The card that was turned up: only to be seen before the snail moves.
    pub turned: Option<Talisman>,
}
