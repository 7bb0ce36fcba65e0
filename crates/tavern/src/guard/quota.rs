//! How many of something everybody may have at the same time.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Arc, Mutex};

use crate::lock::lock;

type Counts<K> = Arc<Mutex<HashMap<K, u32>>>;

#[derive(Debug)]
pub(crate) struct Quota<K> {
    most: u32,
    counts: Counts<K>,
}

/// Counts until it is dropped.
#[derive(Debug)]
pub(crate) struct Held<K: Hash + Eq + Copy> {
    key: K,
    counts: Counts<K>,
}

impl<K: Hash + Eq + Copy> Quota<K> {
    pub(crate) fn new(most: u32) -> Self {
        Self { most, counts: Counts::default() }
    }

    /// One more for `key`; `None` if that is too many.
    pub(crate) fn hold(&self, key: K) -> Option<Held<K>> {
        let mut counts = lock(&self.counts);
        let count = counts.entry(key).or_default();
        if *count >= self.most {
            return None;
        }
        *count += 1;
        Some(Held { key, counts: Arc::clone(&self.counts) })
    }
}

impl<K: Hash + Eq + Copy> Drop for Held<K> {
    fn drop(&mut self) {
        let mut counts = lock(&self.counts);
        if let Some(count) = counts.get_mut(&self.key) {
            *count -= 1;
            if *count == 0 {
                counts.remove(&self.key);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_given_back_can_be_held_again() {
        let quota = Quota::new(2);
        let held = (quota.hold(1), quota.hold(1));
        assert!(quota.hold(1).is_none() && quota.hold(2).is_some());
        drop(held);
        assert!(quota.hold(1).is_some());
    }
}
