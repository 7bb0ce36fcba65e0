//! So many at once, and so many a second: a bucket of tokens for everybody.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

use crate::config::Rate;

/// When there are more buckets than this, the full ones are thrown away.
const MANY: usize = 10_000;

/// A bucket of tokens that fills by itself.
#[derive(Clone, Copy, Debug)]
pub struct Bucket {
    tokens: f32,
    filled: Instant,
}

impl Bucket {
    /// A full bucket.
    pub fn full(rate: Rate, now: Instant) -> Self {
        Self { tokens: rate.burst, filled: now }
    }

    /// Takes a token, if there is one.
    pub fn take(&mut self, rate: Rate, now: Instant) -> bool {
        if rate == Rate::NONE {
            return true;
        }
        self.tokens = self.filled_by(rate, now);
        self.filled = now;
        if self.tokens < 1.0 {
            return false;
        }
        self.tokens -= 1.0;
        true
    }

    /// Whether anything is in it.
    pub fn has_some(&self, rate: Rate, now: Instant) -> bool {
        self.filled_by(rate, now) > 0.0
    }

    /// Takes out so much. It may owe as much as it can hold, so that what was dear is paid for, but not for ever.
    pub fn spend(&mut self, amount: f32, rate: Rate, now: Instant) {
        self.tokens = (self.filled_by(rate, now) - amount).max(-rate.burst);
        self.filled = now;
    }

    fn filled_by(&self, rate: Rate, now: Instant) -> f32 {
        let passed = now.saturating_duration_since(self.filled).as_secs_f32();
        (self.tokens + passed * rate.per_second).min(rate.burst)
    }

    fn is_full(&self, rate: Rate, now: Instant) -> bool {
        self.filled_by(rate, now) >= rate.burst
    }
}

/// One bucket for everybody.
#[derive(Debug)]
pub struct Buckets<K> {
    rate: Rate,
    buckets: Mutex<HashMap<K, Bucket>>,
}

impl<K: Hash + Eq> Buckets<K> {
    /// Buckets that let through so much.
    pub fn new(rate: Rate) -> Self {
        Self { rate, buckets: Mutex::default() }
    }

    /// Takes a token from the bucket of `key`, if there is one.
    pub fn take(&self, key: K) -> bool {
        self.rate == Rate::NONE || self.with(key, |bucket, now| bucket.take(self.rate, now))
    }

    /// Whether anything is in the bucket of `key`.
    pub fn has_some(&self, key: &K) -> bool {
        let buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        buckets.get(key).is_none_or(|bucket| bucket.has_some(self.rate, Instant::now()))
    }

    /// Takes so much out of the bucket of `key`, which may then owe some.
    pub fn spend(&self, key: K, amount: f32) {
        if self.rate != Rate::NONE {
            self.with(key, |bucket, now| bucket.spend(amount, self.rate, now));
        }
    }

    fn with<T>(&self, key: K, use_it: impl FnOnce(&mut Bucket, Instant) -> T) -> T {
        let now = Instant::now();
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        if buckets.len() >= MANY {
            buckets.retain(|_, bucket| !bucket.is_full(self.rate, now));
        }
        use_it(buckets.entry(key).or_insert_with(|| Bucket::full(self.rate, now)), now)
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[test]
    fn a_bucket_gives_its_burst_and_then_what_flows_in() {
        let (rate, start) = (Rate::new(3.0, 2.0), Instant::now());
        let mut bucket = Bucket::full(rate, start);
        let taken = |bucket: &mut Bucket, at| (0..10).filter(|_| bucket.take(rate, at)).count();
        assert_eq!(taken(&mut bucket, start), 3);
        assert_eq!(taken(&mut bucket, start + Duration::from_secs(1)), 2);
        assert_eq!(taken(&mut bucket, start + Duration::from_secs(60)), 3);
    }

    #[test]
    fn a_bucket_that_owes_something_is_empty_until_it_is_paid() {
        let (rate, start) = (Rate::new(3.0, 2.0), Instant::now());
        let mut bucket = Bucket::full(rate, start);
        bucket.spend(4.0, rate, start);
        assert!(!bucket.has_some(rate, start));
        assert!(bucket.has_some(rate, start + Duration::from_secs(1)));
        bucket.spend(1_000.0, rate, start);
        assert!(bucket.has_some(rate, start + Duration::from_secs(2)), "no debt is for ever");
    }
}
