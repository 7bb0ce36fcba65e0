//! What is in the box (C2, C3), and the numbers of the rulebook. The boats are in `plans`, the cards in `lessons`.

use game::{Arg, Bag, Phrase};
use serde::{Deserialize, Serialize};

use crate::shapes::{CAT_SHAPES, Shape, TREASURE_SHAPES};

pub const MOST_SEATS: u8 = 4;

/// How many days a match has (S1).
pub const DAYS: u8 = 5;

/// How many cats per player lie around the island in the morning (D1).
pub const CATS_PER_PLAYER: u8 = 4;

/// How many lessons everyone is dealt; one of them goes back (S2).
pub const LESSONS_DEALT: u8 = 3;

/// How many of each common treasure there are for 2, 3 and 4 players (C3).
pub const COMMON_COPIES: [u8; 3] = [5, 8, 11];

/// How many of each rare treasure there are (C3).
pub const RARE_COPIES: u8 = 5;

/// What a visible rat costs (E1).
pub const RAT_POINTS: i32 = -1;

/// What a room that is not completely covered costs (E2).
pub const ROOM_POINTS: i32 = -5;

/// How many cats of a colour are a family (E3).
pub const SMALLEST_FAMILY: u8 = 3;

/// What groups of 0 to 6 cats are worth (E3).
pub const FAMILY_POINTS: [i32; 7] = [0, 0, 0, 8, 11, 15, 20];

/// What every further cat of a family is worth (E3).
pub const FURTHER_CAT_POINTS: i32 = 5;

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Colour {
    Blue,
    Green,
    Red,
    Purple,
    Orange,
}

impl Colour {
    pub const ALL: [Self; 5] = [Self::Blue, Self::Green, Self::Red, Self::Purple, Self::Orange];

    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    pub const fn letter(self) -> char {
        match self {
            Self::Blue => 'B',
            Self::Green => 'G',
            Self::Red => 'R',
            Self::Purple => 'P',
            Self::Orange => 'O',
        }
    }
}

impl From<Colour> for Arg {
    fn from(colour: Colour) -> Self {
        Self::Phrase(match colour {
            Colour::Blue => Phrase::new("colour-blue"),
            Colour::Green => Phrase::new("colour-green"),
            Colour::Red => Phrase::new("colour-red"),
            Colour::Purple => Phrase::new("colour-purple"),
            Colour::Orange => Phrase::new("colour-orange"),
        })
    }
}

/// How a cat lies: the shape of its tile, drawn in `shapes`. The letters are those of the pentominoes; the names of six
/// cells are ours.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum CatShape {
    S,
    T,
    W,
    Y,
    P,
    V,
    L,
    U,
    X,
    N,
    I,
    Wave,
    Chair,
    Mast,
    Arch,
    Crab,
    Sword,
}

impl CatShape {
    /// All of them, in the order of the pictures.
    pub const ALL: [Self; 17] = [
        Self::S,
        Self::T,
        Self::W,
        Self::Y,
        Self::P,
        Self::V,
        Self::L,
        Self::U,
        Self::X,
        Self::N,
        Self::I,
        Self::Wave,
        Self::Chair,
        Self::Mast,
        Self::Arch,
        Self::Crab,
        Self::Sword,
    ];

    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }
}

impl From<CatShape> for Arg {
    fn from(shape: CatShape) -> Self {
        Self::Phrase(match shape {
            CatShape::S => Phrase::new("shape-s"),
            CatShape::T => Phrase::new("shape-t"),
            CatShape::W => Phrase::new("shape-w"),
            CatShape::Y => Phrase::new("shape-y"),
            CatShape::P => Phrase::new("shape-p"),
            CatShape::V => Phrase::new("shape-v"),
            CatShape::L => Phrase::new("shape-l"),
            CatShape::U => Phrase::new("shape-u"),
            CatShape::X => Phrase::new("shape-x"),
            CatShape::N => Phrase::new("shape-n"),
            CatShape::I => Phrase::new("shape-i"),
            CatShape::Wave => Phrase::new("shape-wave"),
            CatShape::Chair => Phrase::new("shape-chair"),
            CatShape::Mast => Phrase::new("shape-mast"),
            CatShape::Arch => Phrase::new("shape-arch"),
            CatShape::Crab => Phrase::new("shape-crab"),
            CatShape::Sword => Phrase::new("shape-sword"),
        })
    }
}

/// How many cats there are, one of each colour and shape (C2).
pub const N_CATS: usize = Colour::ALL.len() * CatShape::ALL.len();

/// A cat: there is one of each colour and shape.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Cat {
    pub colour: Colour,
    pub shape: CatShape,
}

impl Cat {
    /// Its place among all cats, colour by colour.
    #[inline]
    pub const fn number(self) -> usize {
        self.colour.index() * CatShape::ALL.len() + self.shape.index()
    }

    /// The cat with this number, which is below [`N_CATS`].
    #[inline]
    pub const fn numbered(number: usize) -> Self {
        let (colour, shape) = (number / CatShape::ALL.len(), number % CatShape::ALL.len());
        Self { colour: Colour::ALL[colour], shape: CatShape::ALL[shape] }
    }
}

impl From<Cat> for Arg {
    fn from(cat: Cat) -> Self {
        Self::Phrase(Phrase::new("cat").with("colour", cat.colour).with("shape", cat.shape))
    }
}

/// A treasure: four common ones, which are open from the beginning, and five rare ones, which come out of the bag.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Treasure {
    Single,
    Domino,
    Line,
    Corner,
    RareI,
    RareO,
    RareT,
    RareS,
    RareL,
}

pub const N_TREASURES: usize = Treasure::ALL.len();

pub const N_COMMON: usize = 4;

impl Treasure {
    /// All kinds, the common ones first.
    pub const ALL: [Self; 9] = [
        Self::Single,
        Self::Domino,
        Self::Line,
        Self::Corner,
        Self::RareI,
        Self::RareO,
        Self::RareT,
        Self::RareS,
        Self::RareL,
    ];

    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Whether it lies in the bag at first.
    pub const fn is_rare(self) -> bool {
        self.index() >= N_COMMON
    }
}

impl From<Treasure> for Arg {
    fn from(treasure: Treasure) -> Self {
        Self::Phrase(match treasure {
            Treasure::Single => Phrase::new("treasure-single"),
            Treasure::Domino => Phrase::new("treasure-domino"),
            Treasure::Line => Phrase::new("treasure-line"),
            Treasure::Corner => Phrase::new("treasure-corner"),
            Treasure::RareI => Phrase::new("treasure-rare-i"),
            Treasure::RareO => Phrase::new("treasure-rare-o"),
            Treasure::RareT => Phrase::new("treasure-rare-t"),
            Treasure::RareS => Phrase::new("treasure-rare-s"),
            Treasure::RareL => Phrase::new("treasure-rare-l"),
        })
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Tile {
    Cat(Cat),
    /// A treasure: it covers, but it is no cat (C4).
    Treasure(Treasure),
}

impl Tile {
    /// Its shape, with all the ways in which it can lie.
    #[inline]
    pub fn shape(self) -> &'static Shape {
        match self {
            Self::Cat(cat) => &CAT_SHAPES[cat.shape.index()],
            Self::Treasure(treasure) => &TREASURE_SHAPES[treasure.index()],
        }
    }
}

impl From<Tile> for Arg {
    fn from(tile: Tile) -> Self {
        match tile {
            Tile::Cat(cat) => Self::from(cat),
            Tile::Treasure(treasure) => Self::from(treasure),
        }
    }
}

/// The bag: every cat by its number, then the rare treasures.
pub type TileBag = Bag<{ N_CATS + N_TREASURES - N_COMMON }>;

/// The bag before the first day (C2, C3).
pub fn full_bag() -> TileBag {
    let copies = |kind| if kind < N_CATS { 1 } else { RARE_COPIES };
    TileBag::of(std::array::from_fn(copies))
}

/// What lies in the bag under this kind.
#[inline]
pub const fn tile_of_kind(kind: usize) -> Tile {
    if kind < N_CATS {
        Tile::Cat(Cat::numbered(kind))
    } else {
        Tile::Treasure(Treasure::ALL[N_COMMON + kind - N_CATS])
    }
}

/// The treasures that are open from the beginning, by kind (S1).
pub fn common_treasures(n_seats: u8) -> [u8; N_TREASURES] {
    let copies = COMMON_COPIES[n_seats as usize - 2];
    Treasure::ALL.map(|treasure| if treasure.is_rare() { 0 } else { copies })
}
