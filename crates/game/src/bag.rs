//! Components in no order: a shuffled deck of which nobody has seen the next card has no order yet.

use serde::{Deserialize, Serialize};

use crate::Rng;

/// A set of up to 128 numbered components, drawn at random as late as the rules allow.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Bag {
    low: u64,
    high: u64,
}

impl Bag {
    /// An empty bag.
    pub const EMPTY: Self = Self { low: 0, high: 0 };

    /// A bag with the components 0 to `n` − 1.
    pub const fn of_first(n: u32) -> Self {
        let all = if n >= 128 { u128::MAX } else { (1u128 << n) - 1 };
        Self { low: all as u64, high: (all >> 64) as u64 }
    }

    /// How many components are in it.
    #[inline]
    pub const fn len(self) -> u32 {
        self.low.count_ones() + self.high.count_ones()
    }

    /// Whether it is empty.
    pub const fn is_empty(self) -> bool {
        self.low | self.high == 0
    }

    /// Whether component `number` is in it.
    #[inline]
    pub const fn contains(self, number: u8) -> bool {
        if number < 64 { self.low >> number & 1 == 1 } else { self.high >> (number - 64) & 1 == 1 }
    }

    /// Puts component `number` in.
    #[inline]
    pub const fn insert(&mut self, number: u8) {
        if number < 64 { self.low |= 1 << number } else { self.high |= 1 << (number - 64) }
    }

    /// Takes component `number` out.
    #[inline]
    pub const fn remove(&mut self, number: u8) {
        if number < 64 { self.low &= !(1 << number) } else { self.high &= !(1 << (number - 64)) }
    }

    /// What is in this bag and not in `other`.
    pub const fn minus(self, other: Self) -> Self {
        Self { low: self.low & !other.low, high: self.high & !other.high }
    }

    /// What is in both.
    pub const fn and(self, other: Self) -> Self {
        Self { low: self.low & other.low, high: self.high & other.high }
    }

    /// Takes out a random component; `None` from an empty bag.
    #[inline]
    pub fn draw(&mut self, rng: &mut Rng) -> Option<u8> {
        if self.is_empty() {
            return None;
        }
        let nth = rng.below(self.len());
        let in_low = self.low.count_ones();
        let number =
            if nth < in_low { select(self.low, nth) } else { 64 + select(self.high, nth - in_low) };
        self.remove(number);
        Some(number)
    }

    /// Every component in it, by number.
    pub fn iter(self) -> impl Iterator<Item = u8> {
        let mut left = self;
        std::iter::from_fn(move || {
            let number = match (left.low, left.high) {
                (0, 0) => return None,
                (0, high) => 64 + high.trailing_zeros() as u8,
                (low, _) => low.trailing_zeros() as u8,
            };
            left.remove(number);
            Some(number)
        })
    }
}

impl FromIterator<u8> for Bag {
    fn from_iter<I: IntoIterator<Item = u8>>(numbers: I) -> Self {
        let mut bag = Self::EMPTY;
        for number in numbers {
            bag.insert(number);
        }
        bag
    }
}

/// The position of the `nth` set bit, counted from 0; `bits` has more than `nth` of them.
#[inline]
fn select(bits: u64, nth: u32) -> u8 {
    const ONES: u64 = 0x0101_0101_0101_0101;
    const TOPS: u64 = ONES << 7;
    let pairs = bits - ((bits >> 1) & (ONES * 0x55));
    let nibbles = (pairs & (ONES * 0x33)) + ((pairs >> 2) & (ONES * 0x33));
    // Byte i of `until` counts the set bits of bytes 0 to i.
    let until = ((nibbles + (nibbles >> 4)) & (ONES * 0x0f)).wrapping_mul(ONES);
    let beyond = ((until | TOPS) - (u64::from(nth) + 1) * ONES) & TOPS;
    let byte = beyond.trailing_zeros() & !7;
    let before = ((until << 8) >> byte) as u32 & 0xff;
    let mut rest = bits >> byte;
    for _ in before..nth {
        rest &= rest - 1;
    }
    (byte + rest.trailing_zeros()) as u8
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn select_finds_every_set_bit_in_turn() {
        let mut rng = Rng::fast(3);
        for _ in 0..2_000 {
            let bits = u64::from(rng.next_u32()) << 32 | u64::from(rng.next_u32() & rng.next_u32());
            let positions: Vec<u8> = (0..64).filter(|i| bits >> i & 1 == 1).collect();
            for (nth, &at) in positions.iter().enumerate() {
                assert_eq!(select(bits, nth as u32), at, "{bits:#x} {nth}");
            }
        }
        assert_eq!(select(u64::MAX, 63), 63);
    }

    #[test]
    fn a_bag_gives_each_component_once_and_is_then_empty() {
        let mut rng = Rng::fast(5);
        let mut bag = Bag::of_first(110);
        let mut drawn: Vec<u8> = std::iter::from_fn(|| bag.draw(&mut rng)).collect();
        drawn.sort_unstable();
        assert_eq!(drawn, (0..110).collect::<Vec<u8>>());
        assert!(bag.is_empty() && bag.draw(&mut rng).is_none());
    }

    #[test]
    fn every_component_is_as_likely_as_any_other() {
        let mut rng = Rng::fast(9);
        let mut seen = [0; 100];
        for _ in 0..100_000 {
            seen[Bag::of_first(100).draw(&mut rng).unwrap() as usize] += 1;
        }
        assert!(seen.iter().all(|n| (850..1_150).contains(n)), "{seen:?}");
    }
}
