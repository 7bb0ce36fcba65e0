//! Components in no order: a shuffled deck whose next card nobody has seen has no order yet.

use serde::{Deserialize, Serialize};

use crate::Rng;

/// How many there are of each kind of component, drawn at random as late as the rules allow. At most 127 in all.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bag<const KINDS: usize> {
    counts: [u8; KINDS],
    total: u8,
}

impl<const KINDS: usize> Bag<KINDS> {
    pub const EMPTY: Self = Self { counts: [0; KINDS], total: 0 };

    /// A bag with these counts of each kind.
    ///
    /// # Panics
    /// If there are more than 127 in all.
    pub const fn of(counts: [u8; KINDS]) -> Self {
        let mut total = 0u32;
        let mut kind = 0;
        while kind < KINDS {
            total += counts[kind] as u32;
            kind += 1;
        }
        assert!(total <= 127, "a bag holds at most 127 components");
        Self { counts, total: total as u8 }
    }

    /// How many components are in it.
    pub const fn len(&self) -> u32 {
        self.total as u32
    }

    pub const fn is_empty(&self) -> bool {
        self.total == 0
    }

    pub const fn count(&self, kind: usize) -> u8 {
        self.counts[kind]
    }

    pub const fn counts(&self) -> &[u8; KINDS] {
        &self.counts
    }

    #[inline]
    pub const fn insert(&mut self, kind: usize) {
        assert!(self.total < 127, "a bag holds at most 127 components");
        self.counts[kind] += 1;
        self.total += 1;
    }

    /// Takes one of `kind` out; `false` if there is none.
    #[inline]
    pub const fn remove(&mut self, kind: usize) -> bool {
        if self.counts[kind] == 0 {
            return false;
        }
        self.counts[kind] -= 1;
        self.total -= 1;
        true
    }

    /// Takes out a random component and says its kind; `None` from an empty bag.
    #[inline(always)]
    pub fn draw(&mut self, rng: &mut Rng) -> Option<usize> {
        if self.total == 0 {
            return None;
        }
        let kind = self.kind_of_nth(rng.below(u32::from(self.total)));
        self.counts[kind] -= 1;
        self.total -= 1;
        Some(kind)
    }

    /// The kind of the `nth` component, counted by kind. Eight counts are added at a time, in the bytes of one word;
    /// nothing branches on chance.
    #[inline]
    fn kind_of_nth(&self, nth: u32) -> usize {
        let nth = u64::from(nth);
        let (mut before, mut until, mut first, mut sum) = (0, 0, 0, 0);
        for start in (0..KINDS).step_by(8) {
            let here = self.sums_from(start);
            let is_here = sum <= nth;
            before = if is_here { sum } else { before };
            until = if is_here { here } else { until };
            first = if is_here { start } else { first };
            sum += here >> 56;
        }
        let beyond = ((until | TOPS) - (nth - before + 1) * ONES) & TOPS;
        first + beyond.trailing_zeros() as usize / 8
    }

    /// Byte i counts the components of the kinds `start` to `start + i`.
    #[inline]
    fn sums_from(&self, start: usize) -> u64 {
        let eight = |at: usize| {
            u64::from_le_bytes(
                self.counts[at..at + 8].try_into().expect("a slice of eight has eight bytes"),
            )
        };
        let word = if start + 8 <= KINDS {
            eight(start)
        } else if KINDS >= 8 {
            // The last kinds: the word that ends with them, without what was counted before.
            eight(KINDS - 8) >> (8 * (start + 8 - KINDS))
        } else {
            self.counts.iter().rev().fold(0, |word, &count| word << 8 | u64::from(count))
        };
        word.wrapping_mul(ONES)
    }
}

const ONES: u64 = 0x0101_0101_0101_0101;
const TOPS: u64 = ONES << 7;

impl<const KINDS: usize> Serialize for Bag<KINDS> {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.counts.as_slice().serialize(serializer)
    }
}

impl<'de, const KINDS: usize> Deserialize<'de> for Bag<KINDS> {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        use serde::de::Error;
        let counts = Vec::<u8>::deserialize(deserializer)?;
        let counts: [u8; KINDS] = counts
            .try_into()
            .map_err(|_| D::Error::custom(format!("a bag of {KINDS} kinds was expected")))?;
        if counts.iter().map(|&count| u32::from(count)).sum::<u32>() > 127 {
            return Err(D::Error::custom("a bag holds at most 127 components"));
        }
        Ok(Self::of(counts))
    }
}

/// How many cards there are in all, from a table of every kind and its copies.
pub const fn n_copies<T, const N: usize>(kinds: &[(T, u8); N]) -> usize {
    let (mut n, mut kind) = (0, 0);
    while kind < N {
        n += kinds[kind].1 as usize;
        kind += 1;
    }
    n
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_nth_component_is_found_whatever_the_counts() {
        let mut rng = Rng::fast(3);
        for _ in 0..2_000 {
            let bag = Bag::<21>::of(std::array::from_fn(|_| rng.below(7) as u8));
            let kinds =
                (0..21).flat_map(|kind| std::iter::repeat_n(kind, bag.count(kind) as usize));
            for (nth, kind) in kinds.enumerate() {
                assert_eq!(bag.kind_of_nth(nth as u32), kind, "{bag:?} {nth}");
            }
        }
    }

    #[test]
    fn a_bag_gives_every_component_and_is_then_empty() {
        let mut rng = Rng::fast(5);
        let counts = [3, 0, 9, 1, 100, 0, 0, 1, 2, 11];
        let mut bag = Bag::of(counts);
        let mut drawn = [0; 10];
        while let Some(kind) = bag.draw(&mut rng) {
            drawn[kind] += 1;
        }
        assert_eq!(drawn, counts);
        assert!(bag.is_empty() && bag == Bag::EMPTY);
    }

    #[test]
    fn every_component_is_as_likely_as_any_other() {
        let mut rng = Rng::fast(9);
        let mut seen = [0i32; 10];
        for _ in 0..100_000 {
            seen[Bag::of([1, 2, 3, 4, 5, 5, 4, 3, 2, 1]).draw(&mut rng).unwrap()] += 1;
        }
        for (kind, weight) in [1, 2, 3, 4, 5, 5, 4, 3, 2, 1].into_iter().enumerate() {
            let expected = 100_000 * weight / 30;
            assert!((seen[kind] - expected).abs() < 600, "{seen:?}");
        }
    }
}
