//! Keys of 64 bits.

use std::hash::Hasher;

use postcard::ser_flavors::Flavor;
use serde::Serialize;

/// A key of `item`: equal for equal items, and hardly ever for others. Allocates nothing.
pub fn key_of(item: &impl Serialize) -> u64 {
    postcard::serialize_with_flavor::<_, Funnel, u64>(item, Funnel::default())
        .expect("plain data can be sent, and a funnel takes all of it")
}

/// Grinds words to a key of 64 bits: equal for equal words, and hardly ever for others.
///
/// Code that knows what is worth a word is quicker with it than with [`key_of`], which serializes the whole item.
#[derive(Clone, Debug, Default)]
pub struct Mill(u64);

impl Mill {
    /// A mill that already holds this word.
    pub const fn with(word: u64) -> Self {
        Self(word)
    }

    #[inline]
    pub const fn grind(&mut self, word: u64) {
        let mixed = (self.0.rotate_left(23) ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        self.0 = mixed ^ (mixed >> 29);
    }

    /// The key of everything that was ground.
    #[inline]
    pub const fn key(&self) -> u64 {
        self.0
    }
}

/// Every number is a word, and bytes are taken eight at a time.
impl Hasher for Mill {
    #[inline]
    fn finish(&self) -> u64 {
        self.0
    }

    #[inline]
    fn write(&mut self, bytes: &[u8]) {
        let (words, rest) = bytes.as_chunks::<8>();
        words.iter().for_each(|word| self.grind(u64::from_le_bytes(*word)));
        if !rest.is_empty() {
            self.grind(rest.iter().fold(0, |word, &byte| word << 8 | u64::from(byte)));
        }
    }

    #[inline]
    fn write_u8(&mut self, number: u8) {
        self.grind(number.into());
    }

    #[inline]
    fn write_u16(&mut self, number: u16) {
        self.grind(number.into());
    }

    #[inline]
    fn write_u32(&mut self, number: u32) {
        self.grind(number.into());
    }

    #[inline]
    fn write_u64(&mut self, number: u64) {
        self.grind(number);
    }

    #[inline]
    fn write_usize(&mut self, number: usize) {
        self.grind(number as u64);
    }
}

/// Gathers serialized bytes into words, and grinds them.
#[derive(Default)]
struct Funnel {
    mill: Mill,
    word: u64,
    n_bytes: u32,
}

impl Flavor for Funnel {
    type Output = u64;

    #[inline]
    fn try_push(&mut self, byte: u8) -> postcard::Result<()> {
        self.word = self.word << 8 | u64::from(byte);
        self.n_bytes += 1;
        if self.n_bytes.is_multiple_of(8) {
            self.mill.grind(std::mem::take(&mut self.word));
        }
        Ok(())
    }

    fn finalize(mut self) -> postcard::Result<u64> {
        self.mill.grind(self.word);
        self.mill.grind(self.n_bytes.into());
        Ok(self.mill.key())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_items_have_equal_keys_and_others_other_ones() {
        let items: Vec<Vec<u8>> = (0..=255).map(|byte| vec![0, byte, 0]).collect();
        let keys: std::collections::BTreeSet<u64> = items.iter().map(key_of).collect();
        assert_eq!(keys.len(), items.len());
        assert_eq!(key_of(&items[3]), key_of(&items[3].clone()));
    }

    #[test]
    fn a_longer_item_has_another_key_even_if_only_zeros_were_added() {
        let keys: std::collections::BTreeSet<u64> =
            (0..40).map(|length| key_of(&[0u8; 64][..length].to_vec())).collect();
        assert_eq!(keys.len(), 40);
    }

    #[test]
    fn the_order_of_words_matters() {
        let key = |words: [u64; 2]| {
            let mut mill = Mill::default();
            words.into_iter().for_each(|word| mill.grind(word));
            mill.key()
        };
        assert_ne!(key([1, 2]), key([2, 1]));
        assert_eq!(key([1, 2]), key([1, 2]));
    }
}
