//! What is in the box (C1–C4) and the numbers of the set-up (S1–S4). Somebody with the box in hand can correct every
//! figure here.

use game::{Arg, Bag, Phrase};
use serde::{Deserialize, Serialize};

pub const MOST_SEATS: u8 = 5;
/// How many wooden discs, rat tokens and victory point tokens there are (C5).
pub const DISCS: u8 = 40;
pub const RAT_TOKENS: u8 = 50;
pub const POINT_TOKENS: u8 = 20;
/// How many rats everyone begins with (S1).
pub const FIRST_RATS: u16 = 10;
/// How many population cards everyone is dealt (S1).
pub const FIRST_HAND: u8 = 5;
/// How many cards lie in the nun row (S2).
pub const NUN_ROW: usize = 5;
/// Points for the most, the second and the third influence with an estate (E1); between two there is no third.
pub const INFLUENCE_POINTS: [u8; 3] = [10, 5, 2];
/// Points for holding the most cards of a sort alone, and for sharing that (E2).
pub const MOST_CARDS_POINTS: [u8; 2] = [2, 1];
/// Points for the most and the second most gold (E3).
pub const GOLD_POINTS: [u8; 2] = [6, 3];

/// What depends on the number of players (R1, S4).
#[derive(Clone, Copy, Debug)]
pub struct Size {
    pub rounds: u8,
    /// How many buildings are open in a round.
    pub open: u8,
    /// How many building cards make the replacement deck.
    pub replacements: u8,
}

/// For 2, 3, 4 and 5 players: the thirty building cards are just used up.
static SIZES: [Size; 4] = [
    Size { rounds: 10, open: 2, replacements: 10 },
    Size { rounds: 9, open: 2, replacements: 12 },
    Size { rounds: 8, open: 3, replacements: 6 },
    Size { rounds: 8, open: 3, replacements: 6 },
];

impl Size {
    /// The most rounds that a match has.
    pub const MOST_ROUNDS: u8 = SIZES[0].rounds;

    pub fn of(n_seats: u8) -> Self {
        SIZES[n_seats as usize - 2]
    }
}

/// A part of society that can be won over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Estate {
    Peasantry,
    Bourgeoisie,
    Clergy,
    Knighthood,
    Magic,
    Nobility,
}

impl Estate {
    pub const ALL: [Self; 6] = [
        Self::Peasantry,
        Self::Bourgeoisie,
        Self::Clergy,
        Self::Knighthood,
        Self::Magic,
        Self::Nobility,
    ];

    pub const fn index(self) -> usize {
        self as usize
    }
}

impl From<Estate> for Arg {
    fn from(estate: Estate) -> Self {
        Self::Phrase(match estate {
            Estate::Peasantry => Phrase::new("estate-peasantry"),
            Estate::Bourgeoisie => Phrase::new("estate-bourgeoisie"),
            Estate::Clergy => Phrase::new("estate-clergy"),
            Estate::Knighthood => Phrase::new("estate-knighthood"),
            Estate::Magic => Phrase::new("estate-magic"),
            Estate::Nobility => Phrase::new("estate-nobility"),
        })
    }
}

/// How many population cards of one estate have 0, 1, 2, 3 and 4 nuns (C1).
pub const COPIES_BY_NUNS: [u8; 5] = [4, 2, 2, 2, 4];

pub const POPULATION_KINDS: usize = Estate::ALL.len() * COPIES_BY_NUNS.len();

/// Population cards in no order, by [`Population::kind`].
pub type PopulationBag = Bag<POPULATION_KINDS>;

/// How many population and special cards there are (C1, C2).
pub const N_CARDS: usize =
    Estate::ALL.len() * sum(COPIES_BY_NUNS) as usize + sum(Special::COPIES) as usize;

const fn sum<const N: usize>(copies: [u8; N]) -> u8 {
    let (mut sum, mut kind) = (0, 0);
    while kind < N {
        sum += copies[kind];
        kind += 1;
    }
    sum
}

/// C1: all 84 population cards.
pub fn all_population() -> PopulationBag {
    Bag::of(std::array::from_fn(|kind| COPIES_BY_NUNS[kind % COPIES_BY_NUNS.len()]))
}

/// A population card: somebody of an estate, in the company of some nuns.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Population {
    pub estate: Estate,
    pub nuns: Nuns,
}

impl Population {
    /// Its number among the kinds of population card.
    pub const fn kind(self) -> usize {
        self.estate.index() * COPIES_BY_NUNS.len() + self.nuns.0 as usize
    }

    pub const fn of_kind(kind: usize) -> Self {
        let per_estate = COPIES_BY_NUNS.len();
        Self { estate: Estate::ALL[kind / per_estate], nuns: Nuns((kind % per_estate) as u8) }
    }
}

/// A number of nuns on a card, from 0 to 4.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(transparent)]
pub struct Nuns(u8);

impl Nuns {
    /// # Panics
    /// If no card has this many nuns.
    pub const fn new(number: u8) -> Self {
        assert!((number as usize) < COPIES_BY_NUNS.len(), "a card has at most four nuns");
        Self(number)
    }

    pub const fn number(self) -> u8 {
        self.0
    }
}

impl<'de> Deserialize<'de> for Nuns {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let number = u8::deserialize(deserializer)?;
        match COPIES_BY_NUNS.get(number as usize) {
            Some(_) => Ok(Self(number)),
            None => Err(serde::de::Error::custom(format!("no card has {number} nuns"))),
        }
    }
}

/// A card that is not of the population.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Special {
    /// Counts as one of any estate and brings no rat.
    Joker,
    /// Robs whoever brought the fewest (R5).
    Sword,
    /// Leads a rat to whoever brought the fewest (R5).
    Flute,
    /// Is worth points at the end (E3).
    Gold,
    /// Lets others go first (R4).
    Pass,
}

impl Special {
    pub const ALL: [Self; 5] = [Self::Joker, Self::Sword, Self::Flute, Self::Gold, Self::Pass];

    /// How many there are of each, in the order of [`Special::ALL`] (C2).
    pub const COPIES: [u8; 5] = [15, 12, 12, 15, 12];

    pub const fn index(self) -> usize {
        self as usize
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Card {
    Population(Population),
    Special(Special),
}

pub const CARD_KINDS: usize = POPULATION_KINDS + Special::ALL.len();

impl Card {
    pub const fn kind(self) -> usize {
        match self {
            Self::Population(card) => card.kind(),
            Self::Special(special) => POPULATION_KINDS + special.index(),
        }
    }

    pub const fn of_kind(kind: usize) -> Self {
        match kind < POPULATION_KINDS {
            true => Self::Population(Population::of_kind(kind)),
            false => Self::Special(Special::ALL[kind - POPULATION_KINDS]),
        }
    }

    /// R3: whether it may be laid in a building.
    pub const fn can_be_laid(self) -> bool {
        !matches!(self, Self::Special(Special::Gold | Special::Pass))
    }
}

impl From<Card> for Arg {
    fn from(card: Card) -> Self {
        match card {
            Card::Population(card) => Self::from(card),
            Card::Special(special) => Self::from(special),
        }
    }
}

impl From<Population> for Arg {
    fn from(card: Population) -> Self {
        let phrase = match card.estate {
            Estate::Peasantry => Phrase::new("card-peasant"),
            Estate::Bourgeoisie => Phrase::new("card-merchant"),
            Estate::Clergy => Phrase::new("card-monk"),
            Estate::Knighthood => Phrase::new("card-knight"),
            Estate::Magic => Phrase::new("card-witch"),
            Estate::Nobility => Phrase::new("card-king"),
        };
        Self::Phrase(phrase.with("nuns", card.nuns.0))
    }
}

impl From<Special> for Arg {
    fn from(special: Special) -> Self {
        Self::Phrase(match special {
            Special::Joker => Phrase::new("card-joker"),
            Special::Sword => Phrase::new("card-sword"),
            Special::Flute => Phrase::new("card-flute"),
            Special::Gold => Phrase::new("card-gold"),
            Special::Pass => Phrase::new("card-pass"),
        })
    }
}
