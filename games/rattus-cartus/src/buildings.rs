//! The twelve buildings, what one can do in them, and the privileges on their cards (C3, C4).

use game::{Arg, Bag, Phrase};
use serde::{Deserialize, Serialize};

use crate::components::{Estate, Special};

/// What can be done in each stands in [`LIST`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Building {
    Farm,
    Brewery,
    Market,
    Office,
    Monastery,
    Hospital,
    Castle,
    Watchtower,
    Tent,
    Hut,
    Palace,
    Treasury,
}

use Building::{Brewery, Castle, Farm, Hospital, Hut, Market};
use Building::{Monastery, Office, Palace, Tent, Treasury, Watchtower};
use Estate::{Bourgeoisie, Clergy, Knighthood, Magic, Nobility, Peasantry};
use Special::{Flute, Gold, Joker, Pass, Sword};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Deed {
    /// Take this many victory points.
    Score(u8),
    /// Take this many of these cards from their pile.
    Take(u8, Special),
    Draw(u8),
    /// Draw a population card for every this many points of influence scored this round.
    DrawForEvery(u8),
    /// Discard this many rats.
    Shed(u8),
    /// Discard this many rats, then up to this many hand cards, and a rat with each.
    ShedThenTrade(u8, u8),
    /// Look at this many cards of the nun row.
    Look(u8),
    /// Take this many cards from everyone who is not protected and holds at least as many as you.
    Levy(u8),
    Nothing,
}

use Deed::{Draw, DrawForEvery, Levy, Look, Nothing, Score, Shed, ShedThenTrade, Take};

#[derive(Clone, Copy, Debug)]
pub struct BuildingEntry {
    pub building: Building,
    pub estate: Estate,
    /// What the visitor with the most followers does.
    pub premium: Deed,
    /// What every other visitor does.
    pub standard: Deed,
}

/// C3, B3 to B14: every building with its estate, its premium and its standard action; two an estate.
pub static LIST: [BuildingEntry; 12] = [
    entry(Farm, Peasantry, Draw(4), Draw(2)),
    entry(Brewery, Peasantry, DrawForEvery(1), DrawForEvery(2)),
    entry(Market, Bourgeoisie, Take(2, Joker), Take(1, Joker)),
    entry(Office, Bourgeoisie, Take(2, Pass), Take(1, Pass)),
    entry(Monastery, Clergy, Shed(2), Shed(1)),
    entry(Hospital, Clergy, ShedThenTrade(1, 3), ShedThenTrade(0, 2)),
    entry(Castle, Knighthood, Take(2, Sword), Take(1, Sword)),
    entry(Watchtower, Knighthood, Levy(3), Nothing),
    entry(Tent, Magic, Look(2), Look(1)),
    entry(Hut, Magic, Take(2, Flute), Take(1, Flute)),
    entry(Palace, Nobility, Score(2), Score(1)),
    entry(Treasury, Nobility, Take(2, Gold), Take(1, Gold)),
];

const fn entry(building: Building, estate: Estate, premium: Deed, standard: Deed) -> BuildingEntry {
    BuildingEntry { building, estate, premium, standard }
}

impl Building {
    pub fn entry(self) -> &'static BuildingEntry {
        &LIST[self as usize]
    }

    pub fn estate(self) -> Estate {
        self.entry().estate
    }
}

impl From<Building> for Arg {
    fn from(building: Building) -> Self {
        Self::Phrase(match building {
            Farm => Phrase::new("building-farm"),
            Brewery => Phrase::new("building-brewery"),
            Market => Phrase::new("building-market"),
            Office => Phrase::new("building-office"),
            Monastery => Phrase::new("building-monastery"),
            Hospital => Phrase::new("building-hospital"),
            Castle => Phrase::new("building-castle"),
            Watchtower => Phrase::new("building-watchtower"),
            Tent => Phrase::new("building-tent"),
            Hut => Phrase::new("building-hut"),
            Palace => Phrase::new("building-palace"),
            Treasury => Phrase::new("building-treasury"),
        })
    }
}

/// The symbols in the corner of a building card (C4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Privilege {
    FourCards,
    /// Draw two cards and discard a rat.
    TwoCardsAndRat,
    /// Draw two cards and look at a card of the nun row.
    TwoCardsAndLook,
    /// Discard two rats.
    TwoRats,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Symbols {
    pub cards: u8,
    /// How many rats to discard.
    pub rats: u8,
    /// Whether to look at a card of the nun row.
    pub look: bool,
}

impl Privilege {
    pub const ALL: [Self; 4] =
        [Self::FourCards, Self::TwoCardsAndRat, Self::TwoCardsAndLook, Self::TwoRats];

    /// C4: how many of a building's five cards show each of them.
    pub const COPIES: [u8; 4] = [2, 1, 1, 1];

    pub const fn symbols(self) -> Symbols {
        match self {
            Self::FourCards => Symbols { cards: 4, rats: 0, look: false },
            Self::TwoCardsAndRat => Symbols { cards: 2, rats: 1, look: false },
            Self::TwoCardsAndLook => Symbols { cards: 2, rats: 0, look: true },
            Self::TwoRats => Symbols { cards: 0, rats: 2, look: false },
        }
    }
}

impl From<Privilege> for Arg {
    fn from(privilege: Privilege) -> Self {
        Self::Phrase(match privilege {
            Privilege::FourCards => Phrase::new("privilege-four-cards"),
            Privilege::TwoCardsAndRat => Phrase::new("privilege-two-cards-and-rat"),
            Privilege::TwoCardsAndLook => Phrase::new("privilege-two-cards-and-look"),
            Privilege::TwoRats => Phrase::new("privilege-two-rats"),
        })
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct BuildingCard {
    pub building: Building,
    pub privilege: Privilege,
}

pub const BUILDING_KINDS: usize = LIST.len() * Privilege::ALL.len();

/// Building cards in no order, by [`BuildingCard::kind`].
pub type BuildingBag = Bag<BUILDING_KINDS>;

impl BuildingCard {
    /// Its number among the kinds of building card; those of an estate follow each other.
    pub const fn kind(self) -> usize {
        self.building as usize * Privilege::ALL.len() + self.privilege as usize
    }

    pub fn of_kind(kind: usize) -> Self {
        let n = Privilege::ALL.len();
        Self { building: LIST[kind / n].building, privilege: Privilege::ALL[kind % n] }
    }
}

impl From<BuildingCard> for Arg {
    fn from(card: BuildingCard) -> Self {
        Phrase::new("building-card")
            .with("building", card.building)
            .with("privilege", card.privilege)
            .into()
    }
}
