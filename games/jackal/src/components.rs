//! What is in the box (C1), and every number of the rulebook.

use game::{Arg, Bag, Phrase, n_copies};
use serde::{Deserialize, Serialize};

/// How many islands a match visits (S1).
pub const ISLANDS_A_MATCH: u8 = 10;

/// How many islands the teaching game visits (S1).
pub const ISLANDS_TO_LEARN: u8 = 4;

/// How many cards everyone begins with (S1).
pub const FIRST_HAND: u8 = 5;

/// How many cards a pirate who walked gets (R11).
pub const CARDS_FOR_A_WALK: u8 = 1;

/// Whoever holds fewer cards than this draws up to it (R11).
pub const SMALLEST_HAND: u8 = 4;

/// How many coins there are in the box (C3).
pub const COINS: u8 = 37;

/// What Tortuga charges in coins, and how many cards it gives (R9).
pub static TORTUGA: [(u8, u8); 3] = [(1, 2), (2, 3), (3, 5)];

pub const KINDS: usize = 13;

/// How many action cards there are (C1).
pub const N_CARDS: usize = n_copies(&CARDS);

/// The longest row: a flag and every arrow and horse there is (R2).
pub const LONGEST_ROW: usize = 1 + N_MOVERS;

/// How many doublings, Fridays and weapons there are.
pub const N_AIDS: usize = {
    let (mut n, mut aid) = (0, 0);
    while aid < Aid::ALL.len() {
        n += CARDS[Aid::ALL[aid].card().kind()].1 as usize;
        aid += 1;
    }
    n
};

/// How many arrows and horses there are.
const N_MOVERS: usize = {
    let (mut n, mut kind) = (0, 0);
    while kind < KINDS {
        let (card, copies) = CARDS[kind];
        n += if card.is_mover() { copies as usize } else { 0 };
        kind += 1;
    }
    n
};

/// The longest walk, in cells entered: every arrow and horse, as many of them doubled as can be (R7).
pub const LONGEST_WALK: usize = N_MOVERS + CARDS[Card::Doubling.kind()].1 as usize;

pub const MOST_SEATS: u8 = 4;

/// Every action card and how many there are of it (C1).
pub static CARDS: [(Card, u8); KINDS] = [
    (Card::Horizontal, 6),
    (Card::Vertical, 6),
    (Card::Rising, 6),
    (Card::Falling, 6),
    (Card::Diagonal, 3),
    (Card::Orthogonal, 4),
    (Card::Horse, 6),
    (Card::RedFlag, 4),
    (Card::BlueFlag, 4),
    (Card::Doubling, 4),
    (Card::Friday, 3),
    (Card::Weapon, 4),
    (Card::Rum, 4),
];

/// A bag of action cards, by their place in [`CARDS`].
pub type CardBag = Bag<KINDS>;

pub fn all_cards() -> CardBag {
    Bag::of(CARDS.map(|(_, copies)| copies))
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Card {
    /// An arrow to the left or to the right.
    Horizontal,
    /// An arrow up or down.
    Vertical,
    /// An arrow to the upper right or to the lower left.
    Rising,
    /// An arrow to the upper left or to the lower right.
    Falling,
    /// An arrow to any of the four corners.
    Diagonal,
    /// An arrow to any of the four sides.
    Orthogonal,
    /// A wild horse, which jumps like a chess knight.
    Horse,
    RedFlag,
    BlueFlag,
    /// Its card is carried out twice.
    Doubling,
    /// Leads past a trap.
    Friday,
    /// Beats a robber.
    Weapon,
    /// Somebody else rests for a step.
    Rum,
}

/// What a step by an arrow or a horse can be, as columns to the right and rows down.
type Leaps = &'static [(i8, i8)];

const SIDES: [(i8, i8); 4] = [(-1, 0), (1, 0), (0, -1), (0, 1)];
const CORNERS: [(i8, i8); 4] = [(1, -1), (-1, 1), (-1, -1), (1, 1)];
const KNIGHT: [(i8, i8); 8] =
    [(1, -2), (2, -1), (2, 1), (1, 2), (-1, 2), (-2, 1), (-2, -1), (-1, -2)];

impl Card {
    pub const fn kind(self) -> usize {
        self as usize
    }

    /// Where it leads, as columns to the right and rows down (R6); nowhere unless it is an arrow or a horse.
    pub const fn leaps(self) -> Leaps {
        let (left_right, up_down) = SIDES.split_at(2);
        let (rising, falling) = CORNERS.split_at(2);
        match self {
            Self::Horizontal => left_right,
            Self::Vertical => up_down,
            Self::Rising => rising,
            Self::Falling => falling,
            Self::Diagonal => &CORNERS,
            Self::Orthogonal => &SIDES,
            Self::Horse => &KNIGHT,
            _ => &[],
        }
    }

    /// Whether it moves a pirate: an arrow or a horse.
    pub const fn is_mover(self) -> bool {
        self.kind() <= Self::Horse.kind()
    }

    pub const fn is_flag(self) -> bool {
        matches!(self, Self::RedFlag | Self::BlueFlag)
    }

    /// What it is if it is attached to another card (R7).
    pub const fn aid(self) -> Option<Aid> {
        match self {
            Self::Doubling => Some(Aid::Doubling),
            Self::Friday => Some(Aid::Friday),
            Self::Weapon => Some(Aid::Weapon),
            _ => None,
        }
    }
}

impl From<Card> for Arg {
    fn from(card: Card) -> Self {
        Self::Phrase(match card {
            Card::Horizontal => Phrase::new("card-horizontal"),
            Card::Vertical => Phrase::new("card-vertical"),
            Card::Rising => Phrase::new("card-rising"),
            Card::Falling => Phrase::new("card-falling"),
            Card::Diagonal => Phrase::new("card-diagonal"),
            Card::Orthogonal => Phrase::new("card-orthogonal"),
            Card::Horse => Phrase::new("card-horse"),
            Card::RedFlag => Phrase::new("card-red-flag"),
            Card::BlueFlag => Phrase::new("card-blue-flag"),
            Card::Doubling => Phrase::new("card-doubling"),
            Card::Friday => Phrase::new("card-friday"),
            Card::Weapon => Phrase::new("card-weapon"),
            Card::Rum => Phrase::new("card-rum"),
        })
    }
}

/// The cards of a bag one by one, in the order of [`CARDS`].
pub fn cards_in(bag: &CardBag) -> impl Iterator<Item = Card> + '_ {
    CARDS.iter().flat_map(|(card, _)| std::iter::repeat_n(*card, bag.count(card.kind()) as usize))
}

/// A card that is attached to an arrow or a horse when the walk is declared (R7).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Aid {
    Doubling,
    Friday,
    Weapon,
}

impl Aid {
    pub const ALL: [Self; 3] = [Self::Doubling, Self::Friday, Self::Weapon];

    pub const fn card(self) -> Card {
        match self {
            Self::Doubling => Card::Doubling,
            Self::Friday => Card::Friday,
            Self::Weapon => Card::Weapon,
        }
    }
}

impl From<Aid> for Arg {
    fn from(aid: Aid) -> Self {
        aid.card().into()
    }
}
