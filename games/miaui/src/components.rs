//! What is in the box (C1, C2). Somebody with the box in hand can correct every figure here.

use game::{Arg, Bag, Phrase, n_copies};
use serde::{Deserialize, Serialize};

pub const MOST_SEATS: u8 = 6;

/// The highest dive card (C1).
pub const DEEPEST_DIVE: u8 = 12;

/// How many rounds a match has; each uses one dive card of every player.
pub const ROUNDS: u8 = DEEPEST_DIVE;

/// How many jellyfish can be put away together (F2).
pub const JELLYFISH_TO_PUT_AWAY: usize = 3;

/// How often that can be asked in a match: with the third of the four jellyfish, and with the fourth.
pub const MOST_JELLYFISH_QUESTIONS: usize = 2;

/// How many kinds of catch card there are, equal ones counted once.
pub const KINDS: usize = 22;

/// Every kind of catch card and how many there are of it (C2).
pub static CATCHES: [(Catch, u8); KINDS] = [
    (Catch::Catfish(1), 1),
    (Catch::Catfish(2), 2),
    (Catch::Catfish(3), 1),
    (Catch::Catfish(4), 2),
    (Catch::Catfish(5), 1),
    (Catch::TigerFish(6), 2),
    (Catch::TigerFish(7), 2),
    (Catch::TigerFish(8), 2),
    (Catch::TigerFish(9), 2),
    (Catch::Tuna(10), 2),
    (Catch::Tuna(11), 1),
    (Catch::Tuna(12), 2),
    (Catch::Tuna(13), 1),
    (Catch::Tuna(14), 1),
    (Catch::Tuna(15), 1),
    (Catch::Anglerfish(1), 1),
    (Catch::Anglerfish(3), 1),
    (Catch::Anglerfish(5), 1),
    (Catch::Anglerfish(7), 1),
    (Catch::Jellyfish(-10), 2),
    (Catch::Jellyfish(-15), 2),
    (Catch::Gull, 6),
];

/// A bag of catch cards, by their place in [`CATCHES`].
pub type CatchBag = Bag<KINDS>;

pub const N_CATCHES: usize = n_copies(&CATCHES);

pub fn all_catches() -> CatchBag {
    Bag::of(CATCHES.map(|(_, copies)| copies))
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Catch {
    Catfish(i8),
    TigerFish(i8),
    Tuna(i8),
    /// A fish with a lantern: its taker sees one card more (F3).
    Anglerfish(i8),
    /// Sticky and worth less than nothing (F2).
    Jellyfish(i8),
    /// Steals the top card of a pile (F1).
    Gull,
}

impl Catch {
    /// The points that it brings at the end (E1).
    pub const fn value(self) -> i8 {
        match self {
            Self::Catfish(value)
            | Self::TigerFish(value)
            | Self::Tuna(value)
            | Self::Anglerfish(value)
            | Self::Jellyfish(value) => value,
            Self::Gull => 0,
        }
    }

    pub fn kind(self) -> usize {
        let place = CATCHES.iter().position(|(catch, _)| *catch == self);
        place.expect("every catch card of a match comes from the table")
    }

    /// The name of what is on it, without the value.
    pub fn species(self) -> &'static str {
        match self {
            Self::Catfish(_) => "catfish",
            Self::TigerFish(_) => "tiger-fish",
            Self::Tuna(_) => "tuna",
            Self::Anglerfish(_) => "anglerfish",
            Self::Jellyfish(_) => "jellyfish",
            Self::Gull => "gull",
        }
    }
}

impl From<Catch> for Arg {
    fn from(catch: Catch) -> Self {
        let phrase = match catch {
            Catch::Catfish(_) => Phrase::new("catch-catfish"),
            Catch::TigerFish(_) => Phrase::new("catch-tiger-fish"),
            Catch::Tuna(_) => Phrase::new("catch-tuna"),
            Catch::Anglerfish(_) => Phrase::new("catch-anglerfish"),
            Catch::Jellyfish(_) => Phrase::new("catch-jellyfish"),
            Catch::Gull => return Self::Phrase(Phrase::new("catch-gull")),
        };
        Self::Phrase(phrase.with("value", catch.value()))
    }
}

/// A dive card: how deep its player wants to go.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Dive(pub u8);

impl From<Dive> for Arg {
    fn from(dive: Dive) -> Self {
        Self::from(dive.0)
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct DiveSet(u32);

impl DiveSet {
    /// A full set (C1).
    pub const FULL: Self = Self(((1 << DEEPEST_DIVE) - 1) << 1);
    pub const EMPTY: Self = Self(0);

    #[inline]
    pub const fn contains(self, dive: Dive) -> bool {
        dive.0 <= DEEPEST_DIVE && self.0 >> dive.0 & 1 == 1
    }

    #[inline]
    #[must_use]
    pub const fn without(self, dive: Dive) -> Self {
        Self(self.0 & !(1 << dive.0))
    }

    #[must_use]
    pub const fn with(self, dive: Dive) -> Self {
        Self(self.0 | 1 << dive.0)
    }

    pub(crate) const fn bits(self) -> u32 {
        self.0
    }

    #[inline]
    pub const fn len(self) -> u8 {
        let (low, high) = self.halves();
        COUNT[low] + COUNT[high]
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The `n`th of them, counted from 0 and from the lowest; there are more than `n`.
    #[inline]
    pub fn nth(self, n: u32) -> Dive {
        let (low, high) = self.halves();
        let in_low = u32::from(COUNT[low]);
        let upper = usize::from(n >= in_low);
        let half = low ^ ((low ^ high) & upper.wrapping_neg());
        let nth_there = n as usize - (in_low as usize & upper.wrapping_neg());
        Dive(NTH[half][nth_there & 7] + 6 * upper as u8)
    }

    /// The cards 1 to 6 and the cards 7 to 12, as indices into tables: the processor cannot guess its way through a
    /// random hand, but it can look it up.
    #[inline]
    const fn halves(self) -> (usize, usize) {
        (self.0 as usize >> 1 & 63, self.0 as usize >> 7 & 63)
    }

    /// Each of them, the lowest first.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Dive> + Clone {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let dive = Dive(left.trailing_zeros() as u8);
            (left != 0).then(|| {
                left &= left - 1;
                dive
            })
        })
    }
}

/// How many of six cards are in a half hand.
static COUNT: [u8; 64] = {
    let mut count = [0; 64];
    let mut half = 0;
    while half < 64 {
        count[half] = (half as u8).count_ones() as u8;
        half += 1;
    }
    count
};

/// The number of the nth card of a half hand.
static NTH: [[u8; 8]; 64] = {
    let mut nth = [[0; 8]; 64];
    let mut half = 0;
    while half < 64 {
        let (mut card, mut n) = (0, 0);
        while card < 6 {
            if half >> card & 1 == 1 {
                nth[half][n] = card as u8 + 1;
                n += 1;
            }
            card += 1;
        }
        half += 1;
    }
    nth
};

impl FromIterator<Dive> for DiveSet {
    fn from_iter<I: IntoIterator<Item = Dive>>(dives: I) -> Self {
        dives.into_iter().fold(Self::EMPTY, Self::with)
    }
}

impl std::fmt::Debug for DiveSet {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_set().entries(self.iter().map(|dive| dive.0)).finish()
    }
}

impl Serialize for DiveSet {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter().collect::<Vec<_>>())
    }
}

impl<'de> Deserialize<'de> for DiveSet {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let dives = Vec::<Dive>::deserialize(deserializer)?;
        match dives.iter().find(|dive| !Self::FULL.contains(**dive)) {
            Some(dive) => {
                Err(serde::de::Error::custom(format!("there is no dive card {}", dive.0)))
            }
            None => Ok(dives.into_iter().collect()),
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Depth {
    Deep,
    Middle,
    Shallow,
}

impl Depth {
    /// All three, in the order in which they are filled and fished (R1, R3).
    pub const ALL: [Self; 3] = [Self::Deep, Self::Middle, Self::Shallow];

    pub const fn index(self) -> usize {
        self as usize
    }
}

impl From<Depth> for Arg {
    fn from(depth: Depth) -> Self {
        Self::Phrase(match depth {
            Depth::Deep => Phrase::new("depth-deep"),
            Depth::Middle => Phrase::new("depth-middle"),
            Depth::Shallow => Phrase::new("depth-shallow"),
        })
    }
}
