//! Chance: one generator per step, frozen for ever, so that a record replays byte for byte.
//!
//! The stream of a step is the ChaCha20 key stream (RFC 8439) of the match's seed, with the number of the step as its
//! nonce. [`Rng::below`] and [`Rng::shuffle`] are our own and pinned by test vectors: a library may change how it
//! samples, a record may not.

use std::fmt;
use std::str::FromStr;

use chacha20::ChaCha20;
use chacha20::cipher::{KeyIvInit, StreamCipher};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

/// 256 bits from which everything random in a match follows.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Seed([u8; 32]);

impl Seed {
    pub const fn from_bytes(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    pub const fn bytes(&self) -> &[u8; 32] {
        &self.0
    }

    /// The seed of the `number`th match, so that a series of matches needs one seed.
    pub fn of_match(&self, number: u64) -> Self {
        let mut hash = Sha256::new();
        hash.update(self.0);
        hash.update(number.to_le_bytes());
        Self(hash.finalize().into())
    }
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Seed({self})")
    }
}

/// Why a text is not a seed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadSeed {
    #[error("a seed has 64 hexadecimal digits, this one has {0} characters")]
    Length(usize),
    /// This character is no hexadecimal digit.
    #[error("a seed has 64 hexadecimal digits, `{0}` is not one")]
    Digit(char),
}

impl FromStr for Seed {
    type Err = BadSeed;

    fn from_str(text: &str) -> Result<Self, BadSeed> {
        let digits: Vec<char> = text.chars().collect();
        if digits.len() != 64 {
            return Err(BadSeed::Length(digits.len()));
        }
        let mut bytes = [0; 32];
        for (i, &digit) in digits.iter().enumerate() {
            let value = digit.to_digit(16).ok_or(BadSeed::Digit(digit))? as u8;
            bytes[i / 2] = bytes[i / 2] << 4 | value;
        }
        Ok(Self(bytes))
    }
}

impl Serialize for Seed {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() {
            serializer.collect_str(self)
        } else {
            self.0.serialize(serializer)
        }
    }
}

impl<'de> Deserialize<'de> for Seed {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        if deserializer.is_human_readable() {
            String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
        } else {
            Ok(Self(<[u8; 32]>::deserialize(deserializer)?))
        }
    }
}

/// The source of chance in one step of a match, or of a whole simulation.
#[derive(Debug)]
pub struct Rng(Source);

#[derive(Debug)]
enum Source {
    Step(Box<Step>),
    Fast(u64),
}

/// The key stream of one step; its first block is made when the step first draws.
struct Step {
    seed: Seed,
    number: u64,
    stream: Option<(ChaCha20, [u8; 64])>,
    used: usize,
    twist: Option<Twist>,
}

/// One draw that comes out differently.
struct Twist {
    draw: usize,
    by: u32,
}

impl fmt::Debug for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Step({}, {} words drawn)", self.number, self.used / 4)
    }
}

impl Rng {
    /// The generator of step `number` in a match with this seed.
    pub fn of_step(seed: Seed, number: u64) -> Self {
        Self(Source::Step(Box::new(Step { seed, number, stream: None, used: 0, twist: None })))
    }

    /// The generator of a step with one draw changed: its bits are changed `by` these. For laws that ask who notices
    /// what one draw decides. `draw` counts from 0.
    pub fn twisted(seed: Seed, number: u64, draw: usize, by: u32) -> Self {
        let twist = Some(Twist { draw, by });
        Self(Source::Step(Box::new(Step { seed, number, stream: None, used: 0, twist })))
    }

    /// A small fast generator for search and simulation; a match at a table never uses it.
    pub const fn fast(seed: u64) -> Self {
        Self(Source::Fast(seed))
    }

    /// Whether anything was drawn from the generator of a step.
    pub fn has_drawn(&self) -> bool {
        matches!(&self.0, Source::Step(step) if step.stream.is_some())
    }

    /// How many times 32 bits were drawn from the generator of a step.
    pub fn n_drawn(&self) -> usize {
        match &self.0 {
            Source::Step(step) => step.used / 4,
            Source::Fast(_) => 0,
        }
    }

    #[inline]
    pub fn next_u32(&mut self) -> u32 {
        match &mut self.0 {
            Source::Fast(state) => split_mix(state),
            Source::Step(step) => step.next_u32(),
        }
    }

    /// A number from 0 to `n` − 1, all equally likely.
    ///
    /// # Panics
    /// If `n` is 0: there is nothing to choose from, and the caller should have known.
    #[inline]
    pub fn below(&mut self, n: u32) -> u32 {
        assert!(n > 0, "chose among nothing");
        // Lemire's multiply-shift; the rejected values make it exact.
        let mut product = u64::from(self.next_u32()) * u64::from(n);
        if (product as u32) < n {
            let threshold = n.wrapping_neg() % n;
            while (product as u32) < threshold {
                product = u64::from(self.next_u32()) * u64::from(n);
            }
        }
        (product >> 32) as u32
    }

    /// `None` if there are none.
    #[inline]
    pub fn pick<'a, T>(&mut self, items: &'a [T]) -> Option<&'a T> {
        if items.is_empty() {
            return None;
        }
        items.get(self.below(items.len() as u32) as usize)
    }

    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(last as u32 + 1) as usize);
        }
    }
}

impl Step {
    fn next_u32(&mut self) -> u32 {
        let (cipher, block) = self.stream.get_or_insert_with(|| {
            let mut nonce = [0; 12];
            nonce[4..].copy_from_slice(&self.number.to_le_bytes());
            (ChaCha20::new(&(*self.seed.bytes()).into(), &nonce.into()), [0; 64])
        });
        let at = self.used % 64;
        if at == 0 {
            *block = [0; 64];
            cipher.apply_keystream(block);
        }
        let word = u32::from_le_bytes([block[at], block[at + 1], block[at + 2], block[at + 3]]);
        let draw = self.used / 4;
        self.used += 4;
        match &self.twist {
            Some(twist) if twist.draw == draw => word ^ twist.by,
            _ => word,
        }
    }
}

/// SplitMix64 (Steele, Lea, Flood), the upper half of each output.
#[inline]
fn split_mix(state: &mut u64) -> u32 {
    *state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let mut z = *state;
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    ((z ^ (z >> 31)) >> 32) as u32
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seed() -> Seed {
        Seed::from_bytes(std::array::from_fn(|i| i as u8))
    }

    /// RFC 8439, appendix A.1, test vector 1: all-zero key, nonce and counter.
    #[test]
    fn the_stream_is_chacha20_of_the_rfc() {
        let mut rng = Rng::of_step(Seed::from_bytes([0; 32]), 0);
        let words: [u32; 4] = std::array::from_fn(|_| rng.next_u32());
        assert_eq!(words, [0xade0_b876, 0x903d_f1a0, 0xe56a_5d40, 0x28bd_8653]);
    }

    #[test]
    fn below_and_shuffle_are_frozen() {
        let mut rng = Rng::of_step(seed(), 7);
        let draws: Vec<u32> = [2, 6, 10, 37, 1000, u32::MAX].map(|n| rng.below(n)).to_vec();
        assert_eq!(draws, FROZEN_DRAWS);
        let mut cards: Vec<u8> = (0..12).collect();
        rng.shuffle(&mut cards);
        assert_eq!(cards, FROZEN_SHUFFLE);
        let mut fast = Rng::fast(0);
        assert_eq!([fast.next_u32(), fast.next_u32()], [0xe220_a839, 0x6e78_9e6a]);
    }

    const FROZEN_DRAWS: [u32; 6] = [0, 1, 1, 35, 623, 3_063_576_282];
    const FROZEN_SHUFFLE: [u8; 12] = [2, 10, 1, 4, 11, 6, 0, 7, 3, 9, 8, 5];

    #[test]
    fn steps_of_one_seed_have_streams_of_their_own_and_the_seed_of_a_series_too() {
        let first: Vec<u32> = (0..50).map(|n| Rng::of_step(seed(), n).next_u32()).collect();
        let mut distinct = first.clone();
        distinct.sort_unstable();
        distinct.dedup();
        assert_eq!(distinct.len(), first.len());
        assert_ne!(seed().of_match(0), seed().of_match(1));
    }

    #[test]
    fn a_step_knows_whether_it_drew() {
        let mut rng = Rng::of_step(seed(), 0);
        assert!(!rng.has_drawn());
        rng.next_u32();
        assert!(rng.has_drawn());
    }

    #[test]
    fn a_twisted_step_differs_in_one_draw() {
        let mut plain = Rng::of_step(seed(), 3);
        let mut twisted = Rng::twisted(seed(), 3, 2, 0xff);
        let changed: Vec<u32> = (0..5).map(|_| plain.next_u32() ^ twisted.next_u32()).collect();
        assert_eq!(changed, [0, 0, 0xff, 0, 0]);
        assert_eq!(twisted.n_drawn(), 5);
    }

    #[test]
    fn below_is_fair() {
        for mut rng in [Rng::fast(1), Rng::of_step(seed(), 0)] {
            let mut seen = [0u32; 6];
            for _ in 0..60_000 {
                seen[rng.below(6) as usize] += 1;
            }
            assert!(seen.iter().all(|&n| (9_500..10_500).contains(&n)), "{seen:?}");
        }
    }

    #[test]
    fn a_seed_of_the_wrong_length_or_with_a_strange_digit_is_named() {
        assert_eq!("abc".parse::<Seed>(), Err(BadSeed::Length(3)));
        assert_eq!("x".repeat(64).parse::<Seed>(), Err(BadSeed::Digit('x')));
        assert_eq!(seed().to_string().parse(), Ok(seed()));
    }
}
