//! What is in the box but treasures (C1, C2, C5), and the numbers of the rulebook.

use game::{Arg, Bag, Phrase};
use serde::{Deserialize, Serialize};

pub const MOST_SEATS: u8 = 5;

/// How many cards of each talisman there are (C1).
pub const COPIES_OF_TALISMAN: u8 = 18;

/// How many figures of each clan there are (C2).
pub const COPIES_OF_CLAN: u8 = 5;

/// How many open cards lie in the row (S2).
pub const ROW: usize = 4;

/// The hand of the first player and of the one to their left (S3).
pub const SMALL_HAND: u8 = 3;

/// The hand of everybody else (S3).
pub const FULL_HAND: u8 = 4;

/// How many cards one may keep after taking some (A1).
pub const HAND_LIMIT: u32 = 6;

/// How many figures a player has (C2).
pub const CREW: usize = 4;

/// What it costs to become captain from off the ship (A3).
pub const CAPTAIN_FROM_HOME: u8 = 3;

/// What it costs to become captain from aboard (A3).
pub const CAPTAIN_FROM_ABOARD: u8 = 1;

/// How many cards everybody has for the auction (U2).
pub const AUCTION_HAND: u8 = 8;

/// How many figures sit in the bar at the largest table (U1).
pub const STOOLS: usize = 20;

/// What is on a card. Each ship carries one, too, and is called by it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Talisman {
    Cat,
    Bird,
    Fish,
}

impl Talisman {
    pub const ALL: [Self; 3] = [Self::Cat, Self::Bird, Self::Fish];

    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }
}

impl From<Talisman> for Arg {
    fn from(talisman: Talisman) -> Self {
        Self::Phrase(match talisman {
            Talisman::Cat => Phrase::new("talisman-cat"),
            Talisman::Bird => Phrase::new("talisman-bird"),
            Talisman::Fish => Phrase::new("talisman-fish"),
        })
    }
}

/// How many cards of each talisman: a hand, the deck, the discard pile.
pub type Cards = Bag<3>;

/// All 54 cards (C1).
pub const fn all_cards() -> Cards {
    Cards::of([COPIES_OF_TALISMAN; 3])
}

/// The cards as a list, by talisman, equal ones said once with their number.
pub fn list_of_cards(cards: &Cards) -> Vec<Arg> {
    let group = |talisman: Talisman| match cards.count(talisman.index()) {
        0 => None,
        1 => Some(Arg::from(talisman)),
        count => Some(Phrase::new("card-times").with("count", count).with("card", talisman).into()),
    };
    Talisman::ALL.into_iter().filter_map(group).collect()
}

/// A kind of pirate, each with an ability of its own (B1–B6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Clan {
    /// Pays a card less (B1).
    Cockroach,
    /// Acts twice (B2).
    Weasel,
    /// Takes two trophies (B3).
    Rat,
    /// Gets a card from whoever steps over it (B4).
    Raccoon,
    /// May stay aboard (B5).
    Toad,
    /// May creep on (B6).
    Snail,
}

impl Clan {
    /// All six (C5).
    pub const ALL: [Self; 6] =
        [Self::Cockroach, Self::Weasel, Self::Rat, Self::Raccoon, Self::Toad, Self::Snail];

    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }
}

impl From<Clan> for Arg {
    fn from(clan: Clan) -> Self {
        Self::Phrase(match clan {
            Clan::Cockroach => Phrase::new("clan-cockroach"),
            Clan::Weasel => Phrase::new("clan-weasel"),
            Clan::Rat => Phrase::new("clan-rat"),
            Clan::Raccoon => Phrase::new("clan-raccoon"),
            Clan::Toad => Phrase::new("clan-toad"),
            Clan::Snail => Phrase::new("clan-snail"),
        })
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Space {
    /// Crew space 1, nearest the stern.
    One,
    Two,
    Three,
    /// Space K, at the bow.
    Captain,
}

impl Space {
    /// All four, from stern to bow.
    pub const ALL: [Self; 4] = [Self::One, Self::Two, Self::Three, Self::Captain];

    /// The crew spaces, from stern to bow.
    pub const CREW: [Self; 3] = [Self::One, Self::Two, Self::Three];

    /// Its place from the stern, counted from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The space before it, if it is not at the bow.
    pub fn ahead(self) -> Option<Self> {
        Self::ALL.get(self.index() + 1).copied()
    }

    /// The number on a crew space; K counts 0 (P7).
    pub const fn number(self) -> u8 {
        match self {
            Self::One => 1,
            Self::Two => 2,
            Self::Three => 3,
            Self::Captain => 0,
        }
    }
}

impl From<Space> for Arg {
    fn from(space: Space) -> Self {
        Self::Phrase(match space {
            Space::One => Phrase::new("space-one"),
            Space::Two => Phrase::new("space-two"),
            Space::Three => Phrase::new("space-three"),
            Space::Captain => Phrase::new("space-captain"),
        })
    }
}
