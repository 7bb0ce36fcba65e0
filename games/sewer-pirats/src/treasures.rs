//! Trophies and prizes (C3, C4), the heaps in which they float and the chests in which they end. Somebody with the box
//! in hand can correct every figure here.

use arrayvec::ArrayVec;
use game::{Arg, Bag, Phrase, Rng};
use serde::{Deserialize, Serialize};

/// How many kinds of trophy there are, equal ones counted once.
pub const TROPHY_KINDS: usize = 31;

/// How many trophies a heap has (S1).
pub const HEAP: usize = 3;

/// Every kind of trophy and how many there are of it (C3).
pub static TROPHIES: [(Trophy, u8); TROPHY_KINDS] = {
    use Picture::{Bear, Burger, Can, Doll, Fries, Noodles};
    [
        (Trophy::new(Fries, 2), 3),
        (Trophy::new(Fries, 3), 2),
        (Trophy::new(Fries, 4), 2),
        (Trophy::new(Noodles, 4), 1),
        (Trophy::new(Noodles, 5), 2),
        (Trophy::new(Noodles, 6), 2),
        (Trophy::new(Noodles, 7), 1),
        (Trophy::new(Noodles, 8), 1),
        (Trophy::new(Burger, 5), 1),
        (Trophy::new(Burger, 6), 2),
        (Trophy::new(Burger, 7), 2),
        (Trophy::new(Burger, 8), 1),
        (Trophy::new(Burger, 9), 1),
        (Trophy::new(Bear, 7), 1),
        (Trophy::new(Bear, 8), 1),
        (Trophy::new(Bear, 9), 1),
        (Trophy::new(Bear, 10), 1),
        (Trophy::new(Bear, 11), 1),
        (Trophy::new(Bear, 12), 1),
        (Trophy::new(Bear, 13), 1),
        (Trophy::new(Doll, 8), 1),
        (Trophy::new(Doll, 9), 1),
        (Trophy::new(Doll, 10), 1),
        (Trophy::new(Doll, 11), 1),
        (Trophy::new(Doll, 12), 1),
        (Trophy::new(Doll, 13), 1),
        (Trophy::new(Doll, 14), 1),
        (Trophy::new(Can, 12), 2),
        (Trophy::new(Can, 13), 2),
        (Trophy::new(Can, 14), 2),
        (Trophy::new(Can, 15), 1),
    ]
};

/// How many there are of each prize (C4), by [`Prize::ALL`].
pub const PRIZES: [u8; 5] = [2, 2, 2, 4, 4];

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Picture {
    /// Better with ketchup (P1).
    Fries,
    /// Better with chili (P2).
    Noodles,
    /// Better with a milkshake (P3).
    Burger,
    /// Worthless without a parrot (P4).
    Bear,
    /// Worthless without a parrot (P4).
    Doll,
    /// Worthless without an opener (P5).
    Can,
}

impl Picture {
    /// All six, in the order of the score sheet.
    pub const ALL: [Self; 6] =
        [Self::Fries, Self::Noodles, Self::Burger, Self::Bear, Self::Doll, Self::Can];

    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }
}

/// A square treasure.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Trophy {
    pub picture: Picture,
    pub value: u8,
}

impl Trophy {
    pub const fn new(picture: Picture, value: u8) -> Self {
        Self { picture, value }
    }

    #[inline]
    pub fn kind(self) -> usize {
        usize::from(KIND_OF[self.picture.index()][usize::from(self.value)])
    }
}

const HIGHEST_VALUE: usize = 15;

/// The place in [`TROPHIES`] by picture and value.
static KIND_OF: [[u8; HIGHEST_VALUE + 1]; 6] = {
    let mut kinds = [[u8::MAX; HIGHEST_VALUE + 1]; 6];
    let mut kind = 0;
    while kind < TROPHY_KINDS {
        let trophy = TROPHIES[kind].0;
        kinds[trophy.picture.index()][trophy.value as usize] = kind as u8;
        kind += 1;
    }
    kinds
};

impl From<Trophy> for Arg {
    fn from(trophy: Trophy) -> Self {
        let phrase = match trophy.picture {
            Picture::Fries => Phrase::new("trophy-fries"),
            Picture::Noodles => Phrase::new("trophy-noodles"),
            Picture::Burger => Phrase::new("trophy-burger"),
            Picture::Bear => Phrase::new("trophy-bear"),
            Picture::Doll => Phrase::new("trophy-doll"),
            Picture::Can => Phrase::new("trophy-can"),
        };
        Self::Phrase(phrase.with("value", trophy.value))
    }
}

/// A round treasure, for captains.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Prize {
    /// For fries (P1).
    Ketchup,
    /// For noodles (P2).
    Chili,
    /// For burgers (P3).
    Milkshake,
    /// For bears or dolls (P4).
    Parrot,
    /// For a can (P5).
    Opener,
}

impl Prize {
    pub const ALL: [Self; 5] =
        [Self::Ketchup, Self::Chili, Self::Milkshake, Self::Parrot, Self::Opener];

    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }
}

impl From<Prize> for Arg {
    fn from(prize: Prize) -> Self {
        Self::Phrase(match prize {
            Prize::Ketchup => Phrase::new("prize-ketchup"),
            Prize::Chili => Phrase::new("prize-chili"),
            Prize::Milkshake => Phrase::new("prize-milkshake"),
            Prize::Parrot => Phrase::new("prize-parrot"),
            Prize::Opener => Phrase::new("prize-opener"),
        })
    }
}

/// Flotsam before a ship; nothing at all when the stock has run out.
#[derive(Clone, Debug, PartialEq, Eq, Default, Hash, Serialize, Deserialize)]
pub struct Heap {
    /// Its trophies, open to all.
    pub trophies: ArrayVec<Trophy, HEAP>,
    /// Its prize, until the captain takes it.
    pub prize: Option<Prize>,
}

impl Heap {
    pub fn is_empty(&self) -> bool {
        self.trophies.is_empty() && self.prize.is_none()
    }
}

/// Treasures in no order: the chest of a player, or the face-down stock.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Chest {
    /// How many there are of each kind in [`TROPHIES`].
    pub trophies: Bag<TROPHY_KINDS>,
    /// How many there are of each prize in [`Prize::ALL`].
    pub prizes: Bag<5>,
}

impl Chest {
    pub const EMPTY: Self = Self { trophies: Bag::EMPTY, prizes: Bag::EMPTY };

    /// All 42 trophies and 14 prizes (C3, C4).
    pub fn full() -> Self {
        Self { trophies: Bag::of(TROPHIES.map(|(_, copies)| copies)), prizes: Bag::of(PRIZES) }
    }

    #[inline]
    pub fn add(&mut self, trophy: Trophy) {
        self.trophies.insert(trophy.kind());
    }

    #[inline]
    pub fn add_prize(&mut self, prize: Prize) {
        self.prizes.insert(prize.index());
    }

    /// The trophies one by one, by picture and value.
    pub fn trophies(&self) -> impl Iterator<Item = Trophy> + '_ {
        let copies = |(kind, (trophy, _)): (usize, &(Trophy, u8))| {
            std::iter::repeat_n(*trophy, usize::from(self.trophies.count(kind)))
        };
        TROPHIES.iter().enumerate().flat_map(copies)
    }

    pub fn prizes(&self) -> impl Iterator<Item = Prize> + '_ {
        let copies = |prize: Prize| {
            std::iter::repeat_n(prize, usize::from(self.prizes.count(prize.index())))
        };
        Prize::ALL.into_iter().flat_map(copies)
    }

    #[inline]
    pub fn count(&self, prize: Prize) -> u8 {
        self.prizes.count(prize.index())
    }

    /// Takes this many trophies and prizes out, at random.
    pub(crate) fn draw(&mut self, trophies: u32, prizes: u32, rng: &mut Rng) -> Self {
        let mut drawn = Self::EMPTY;
        for _ in 0..trophies {
            self.trophies.draw(rng).into_iter().for_each(|kind| drawn.trophies.insert(kind));
        }
        for _ in 0..prizes {
            self.prizes.draw(rng).into_iter().for_each(|prize| drawn.prizes.insert(prize));
        }
        drawn
    }

    /// Takes three trophies and a prize out, at random; an empty heap if there are none left (A6).
    pub(crate) fn draw_heap(&mut self, rng: &mut Rng) -> Heap {
        let mut heap = Heap::default();
        for _ in 0..HEAP {
            heap.trophies.extend(self.trophies.draw(rng).map(|kind| TROPHIES[kind].0));
        }
        heap.prize = self.prizes.draw(rng).map(|prize| Prize::ALL[prize]);
        heap
    }
}
