//! A key of 64 bits for anything that can be sent.

use postcard::ser_flavors::Flavor;
use serde::Serialize;

/// A key of `item`: equal for equal items, and for others hardly ever. Nothing is allocated.
pub fn key_of(item: &impl Serialize) -> u64 {
    postcard::serialize_with_flavor::<_, Mill, u64>(item, Mill::default())
        .expect("plain data can be sent, and a mill takes all of it")
}

/// Grinds bytes to a key, eight at a time.
#[derive(Default)]
struct Mill {
    key: u64,
    word: u64,
    n_bytes: u32,
}

impl Mill {
    #[inline]
    fn grind(&mut self) {
        let mixed = (self.key.rotate_left(23) ^ self.word).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        self.key = mixed ^ (mixed >> 29);
        self.word = 0;
    }
}

impl Flavor for Mill {
    type Output = u64;

    #[inline]
    fn try_push(&mut self, byte: u8) -> postcard::Result<()> {
        self.word = self.word << 8 | u64::from(byte);
        self.n_bytes += 1;
        if self.n_bytes.is_multiple_of(8) {
            self.grind();
        }
        Ok(())
    }

    fn finalize(mut self) -> postcard::Result<u64> {
        self.grind();
        self.word = u64::from(self.n_bytes);
        self.grind();
        Ok(self.key)
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
}
