//! Islands: five by five cells of land and water, and what lies on the land (C2).

use std::fmt;

use arrayvec::ArrayVec;
use game::{Arg, Phrase};
use serde::{Deserialize, Serialize};

use crate::chart::CHART;
use crate::components::Card;

/// How many cells wide and high an island is.
pub const WIDTH: u8 = 5;

/// How many cells an island has, water included.
pub const N_PLACES: usize = 25;

pub const MOST_CHESTS: usize = 4;

/// A cell of an island by its number: row by row from the upper left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Place(pub u8);

impl Place {
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + Clone {
        (0..N_PLACES as u8).map(Self)
    }

    /// Its column, counted from 0 on the left.
    pub const fn column(self) -> u8 {
        self.0 % WIDTH
    }

    /// Its row, counted from 0 at the top.
    pub const fn row(self) -> u8 {
        self.0 / WIDTH
    }

    const fn index(self) -> usize {
        self.0 as usize
    }
}

/// Columns are a to e, rows 1 to 5 from below, as on a chess board.
impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let column = char::from(b'a' + self.column());
        write!(f, "{column}{}", WIDTH.wrapping_sub(self.row()))
    }
}

impl From<Place> for Arg {
    fn from(place: Place) -> Self {
        Self::Text(place.to_string())
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct PlaceSet(u32);

impl PlaceSet {
    pub const EMPTY: Self = Self(0);

    pub const fn contains(self, place: Place) -> bool {
        (place.0 as usize) < N_PLACES && self.0 >> place.0 & 1 == 1
    }

    #[must_use]
    pub const fn with(self, place: Place) -> Self {
        Self(self.0 | 1 << place.0)
    }

    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub fn iter(self) -> impl Iterator<Item = Place> + Clone {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let place = Place(left.trailing_zeros() as u8);
            (left != 0).then(|| {
                left &= left - 1;
                place
            })
        })
    }
}

/// What lies on a cell (R8).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Terrain {
    Water,
    Empty,
    /// Where every walk begins (R1).
    WhiteFlag,
    RedFlag,
    BlueFlag,
    /// Costs a step.
    Trap,
    /// Ends the walk of whoever has no weapon.
    Robber,
    /// Ends the walk, with this many coins for the first.
    Chest(u8),
}

impl Terrain {
    /// The cell that a character of the chart stands for.
    pub const fn read(character: u8) -> Self {
        match character {
            b'~' => Self::Water,
            b'.' => Self::Empty,
            b'W' => Self::WhiteFlag,
            b'R' => Self::RedFlag,
            b'B' => Self::BlueFlag,
            b'T' => Self::Trap,
            b'X' => Self::Robber,
            b'1'..=b'3' => Self::Chest(character - b'0'),
            _ => panic!("a chart has only ~ . W R B T X 1 2 3"),
        }
    }

    pub const fn character(self) -> char {
        match self {
            Self::Water => '~',
            Self::Empty => '.',
            Self::WhiteFlag => 'W',
            Self::RedFlag => 'R',
            Self::BlueFlag => 'B',
            Self::Trap => 'T',
            Self::Robber => 'X',
            Self::Chest(value) => (b'0' + value) as char,
        }
    }
}

/// The idea that an island carries: what it is a puzzle of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Idea {
    /// Good chests lie in different directions: guess where the others go.
    Fork,
    /// The straight way is barred; the way around is longer.
    Detour,
    /// A good chest is near, and all will run for it.
    Race,
    /// A small chest lies in the way of a big one and stops whoever steps on it.
    Stopper,
    /// A chest that only a horse reaches.
    HorseRock,
    /// A coloured flag stands close to a good chest.
    FlagShortcut,
    /// A robber stands where everyone has to pass.
    GuardedBridge,
    /// The same card leads to several chests: decide when all cards lie open.
    MindChanger,
    /// There is little to be had.
    PoorIsland,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(transparent)]
pub struct IslandId(u8);

impl<'de> Deserialize<'de> for IslandId {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let number = u8::deserialize(deserializer)?;
        if number as usize >= CHART.len() {
            return Err(serde::de::Error::custom(format!("there is no island {number}")));
        }
        Ok(Self(number))
    }
}

impl IslandId {
    /// The island with this number.
    ///
    /// # Panics
    /// If the chart has no such island.
    pub fn new(number: u8) -> Self {
        assert!((number as usize) < CHART.len(), "the chart has {} islands", CHART.len());
        Self(number)
    }

    /// Its number in the chart, counted from 0.
    pub const fn number(self) -> u8 {
        self.0
    }

    pub fn island(self) -> &'static Island {
        &CHART[self.0 as usize]
    }
}

impl From<IslandId> for Arg {
    fn from(id: IslandId) -> Self {
        Self::Phrase(Phrase::new(id.island().name))
    }
}

/// An island: its cells, and the same as sets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Island {
    /// The id of its name in the texts.
    pub name: &'static str,
    pub idea: Idea,
    cells: [Terrain; N_PLACES],
    land: PlaceSet,
    white: Place,
}

impl Island {
    /// The island that five rows of characters draw, from the top.
    ///
    /// # Panics
    /// If a row has another length, a character is unknown, or there is no white flag.
    pub const fn drawn(name: &'static str, idea: Idea, rows: [&str; WIDTH as usize]) -> Self {
        let mut cells = [Terrain::Water; N_PLACES];
        let mut place = 0;
        while place < N_PLACES {
            let row = rows[place / WIDTH as usize].as_bytes();
            assert!(row.len() == WIDTH as usize, "a row has five characters");
            cells[place] = Terrain::read(row[place % WIDTH as usize]);
            place += 1;
        }
        Self::of(name, idea, cells)
    }

    /// The island with these cells.
    ///
    /// # Panics
    /// If there is no white flag.
    pub const fn of(name: &'static str, idea: Idea, cells: [Terrain; N_PLACES]) -> Self {
        let (mut land, mut white) = (PlaceSet::EMPTY, None);
        let mut place = 0;
        while place < N_PLACES {
            if !matches!(cells[place], Terrain::Water) {
                land = land.with(Place(place as u8));
            }
            if matches!(cells[place], Terrain::WhiteFlag) {
                white = Some(Place(place as u8));
            }
            place += 1;
        }
        let Some(white) = white else { panic!("every island has a white flag") };
        Self { name, idea, cells, land, white }
    }

    #[inline]
    pub const fn cell(&self, place: Place) -> Terrain {
        self.cells[place.index()]
    }

    pub const fn cells(&self) -> &[Terrain; N_PLACES] {
        &self.cells
    }

    /// The cells that a pirate can stand on.
    pub const fn land(&self) -> PlaceSet {
        self.land
    }

    pub const fn white(&self) -> Place {
        self.white
    }

    /// Where a walk begins: on the flag of `first`, if that is a flag card and the island has such a flag (R8), otherwise
    /// on the white one.
    pub fn start(&self, first: Option<Card>) -> Option<Place> {
        match first {
            Some(Card::RedFlag) => self.find(Terrain::RedFlag),
            Some(Card::BlueFlag) => self.find(Terrain::BlueFlag),
            _ => Some(self.white),
        }
    }

    /// Where the first such cell is.
    pub fn find(&self, cell: Terrain) -> Option<Place> {
        Place::all().find(|place| self.cell(*place) == cell)
    }

    /// Every chest and its value, row by row.
    pub fn chests(&self) -> ArrayVec<(Place, u8), MOST_CHESTS> {
        let chests = Place::all().filter_map(|place| match self.cell(place) {
            Terrain::Chest(value) => Some((place, value)),
            _ => None,
        });
        chests.collect()
    }

    /// R6: where a card leads from a cell, water left out.
    #[inline]
    pub fn targets(&self, card: Card, from: Place) -> PlaceSet {
        LEAPS[card.kind()][from.index()].and(self.land)
    }
}

/// Where every arrow and horse leads from every cell, water or not.
static LEAPS: [[PlaceSet; N_PLACES]; Card::Horse as usize + 1] = {
    let mut leaps = [[PlaceSet::EMPTY; N_PLACES]; Card::Horse as usize + 1];
    let mut kind = 0;
    while kind < leaps.len() {
        let mut place = 0;
        while place < N_PLACES {
            leaps[kind][place] = all_targets(kind, Place(place as u8));
            place += 1;
        }
        kind += 1;
    }
    leaps
};

const fn all_targets(kind: usize, from: Place) -> PlaceSet {
    const KINDS: [Card; Card::Horse as usize + 1] = [
        Card::Horizontal,
        Card::Vertical,
        Card::Rising,
        Card::Falling,
        Card::Diagonal,
        Card::Orthogonal,
        Card::Horse,
    ];
    let leaps = KINDS[kind].leaps();
    let (mut targets, mut i) = (PlaceSet::EMPTY, 0);
    while i < leaps.len() {
        let (column, row) = (from.column() as i8 + leaps[i].0, from.row() as i8 + leaps[i].1);
        if column >= 0 && column < WIDTH as i8 && row >= 0 && row < WIDTH as i8 {
            targets = targets.with(Place(row as u8 * WIDTH + column as u8));
        }
        i += 1;
    }
    targets
}
