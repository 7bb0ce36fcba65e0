//! The cells of a boat, and sets of them as bit masks.

use std::fmt;

use game::Rng;
use serde::{Deserialize, Serialize};

/// How many rows the plan of a boat has (C1).
pub const ROWS: u8 = 9;

/// How many columns the plan of a boat has (C1).
pub const COLUMNS: u8 = 22;

const WORDS: usize = 3;

/// A cell of the plan, numbered row by row. It may be one that no boat has: a player may ask for anything.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Cell(u8);

impl Cell {
    /// The cell in this row and column, both counted from 0.
    pub const fn new(row: u8, column: u8) -> Self {
        Self(row * COLUMNS + column)
    }

    pub const fn number(self) -> u8 {
        self.0
    }

    pub const fn row(self) -> u8 {
        self.0 / COLUMNS
    }

    pub const fn column(self) -> u8 {
        self.0 % COLUMNS
    }
}

/// The row as a small letter, the column as a number, as in chess: `e12`.
impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.row()), self.column() + 1)
    }
}

/// A set of cells; bit n is the cell with the number n. The last cells of the last row are on no boat and have no bit.
#[derive(Clone, Copy, PartialEq, Eq, Default, Hash)]
pub struct Cells([u64; WORDS]);

impl Cells {
    pub const NONE: Self = Self([0; WORDS]);

    /// All cells from this column to that one.
    pub const fn in_columns(from: u8, to: u8) -> Self {
        let mut cells = Self::NONE;
        let mut number = 0;
        while number < WORDS as u8 * 64 {
            let cell = Cell(number);
            if from <= cell.column() && cell.column() <= to {
                cells = cells.with(cell);
            }
            number += 1;
        }
        cells
    }

    /// These and `cell`, which has a bit.
    #[must_use]
    pub const fn with(mut self, cell: Cell) -> Self {
        self.0[cell.0 as usize / 64] |= 1 << (cell.0 % 64);
        self
    }

    #[inline]
    pub const fn contains(self, cell: Cell) -> bool {
        let word = cell.0 as usize / 64;
        word < WORDS && self.0[word] >> (cell.0 % 64) & 1 == 1
    }

    #[inline]
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        let ([a, b, c], [x, y, z]) = (self.0, other.0);
        Self([a | x, b | y, c | z])
    }

    #[inline]
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        let ([a, b, c], [x, y, z]) = (self.0, other.0);
        Self([a & x, b & y, c & z])
    }

    #[inline]
    #[must_use]
    pub const fn without(self, other: Self) -> Self {
        let ([a, b, c], [x, y, z]) = (self.0, other.0);
        Self([a & !x, b & !y, c & !z])
    }

    #[inline]
    pub const fn meets(self, other: Self) -> bool {
        !self.and(other).is_empty()
    }

    #[inline]
    pub const fn len(self) -> u32 {
        // Added like digits, so that two words are counted instead of three.
        let [a, b, c] = self.0;
        let (ones, twos) = (a ^ b ^ c, a & b | (a | b) & c);
        ones.count_ones() + 2 * twos.count_ones()
    }

    #[inline]
    pub const fn is_empty(self) -> bool {
        let [a, b, c] = self.0;
        a | b | c == 0
    }

    /// All cells with their numbers lowered by `steps`; those that would go below 0 are dropped.
    #[inline]
    #[must_use]
    pub const fn lowered(self, steps: u8) -> Self {
        let [a, b, c] = self.0;
        let [a, b, c] = match steps / 64 {
            0 => [a, b, c],
            1 => [b, c, 0],
            2 => [c, 0, 0],
            _ => [0, 0, 0],
        };
        let bits = steps % 64;
        Self([low_half(a, b, bits), low_half(b, c, bits), c >> bits])
    }

    /// All cells with their numbers raised by `steps`; those that would go beyond the last are dropped.
    #[inline]
    #[must_use]
    pub const fn raised(self, steps: u8) -> Self {
        let [a, b, c] = self.0;
        let [a, b, c] = match steps / 64 {
            0 => [a, b, c],
            1 => [0, a, b],
            2 => [0, 0, a],
            _ => [0, 0, 0],
        };
        let bits = steps % 64;
        Self([a << bits, high_half(a, b, bits), high_half(b, c, bits)])
    }

    /// All cells that share a side with one of these, and these; also cells that no boat has.
    #[inline]
    #[must_use]
    pub const fn grown(self) -> Self {
        let [up, down, left, right] = self.shifted();
        self.or(up).or(down).or(left).or(right)
    }

    /// All cells moved by one: up, down, left and right.
    #[inline]
    #[must_use]
    pub const fn shifted(self) -> [Self; 4] {
        let left = self.without(FIRST_COLUMN).lowered(1);
        let right = self.without(LAST_COLUMN).raised(1);
        [self.lowered(COLUMNS), self.raised(COLUMNS), left, right]
    }

    /// About half of all cells, by chance.
    pub fn random(rng: &mut Rng) -> Self {
        Self(std::array::from_fn(|_| u64::from(rng.next_u32()) << 32 | u64::from(rng.next_u32())))
    }

    #[inline]
    pub const fn first(self) -> Option<Cell> {
        let mut word = 0;
        while word < WORDS {
            if self.0[word] != 0 {
                return Some(Cell(word as u8 * 64 + self.0[word].trailing_zeros() as u8));
            }
            word += 1;
        }
        None
    }

    /// The `n`th of them, counted from 0; `None` if there are fewer.
    #[inline]
    pub fn nth(self, mut n: u32) -> Option<Cell> {
        for (place, mut word) in self.0.into_iter().enumerate() {
            if n >= word.count_ones() {
                n -= word.count_ones();
                continue;
            }
            (0..n).for_each(|_| word &= word - 1);
            return Some(Cell(place as u8 * 64 + word.trailing_zeros() as u8));
        }
        None
    }

    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Cell> + Clone {
        let words = self.0.into_iter().enumerate();
        words.flat_map(|(place, mut word)| {
            std::iter::from_fn(move || {
                let bit = word.trailing_zeros() as u8;
                (word != 0).then(|| {
                    word &= word - 1;
                    Cell(place as u8 * 64 + bit)
                })
            })
        })
    }
}

const FIRST_COLUMN: Cells = Cells::in_columns(0, 0);
const LAST_COLUMN: Cells = Cells::in_columns(COLUMNS - 1, COLUMNS - 1);

/// The lower word of two, moved down by less than 64 bits.
#[inline]
const fn low_half(low: u64, high: u64, bits: u8) -> u64 {
    (((high as u128) << 64 | low as u128) >> bits) as u64
}

/// The higher word of two, moved up by less than 64 bits.
#[inline]
const fn high_half(low: u64, high: u64, bits: u8) -> u64 {
    ((((high as u128) << 64 | low as u128) << bits) >> 64) as u64
}

impl FromIterator<Cell> for Cells {
    fn from_iter<I: IntoIterator<Item = Cell>>(cells: I) -> Self {
        cells.into_iter().fold(Self::NONE, Self::with)
    }
}

/// The names of the cells, in their order: `d7 d8 e8`.
impl fmt::Display for Cells {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, cell) in self.iter().enumerate() {
            write!(f, "{}{cell}", if place == 0 { "" } else { " " })?;
        }
        Ok(())
    }
}

impl fmt::Debug for Cells {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Cells({self})")
    }
}
