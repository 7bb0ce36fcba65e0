//! Rate limits: a bucket of tokens for everybody.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Mutex, MutexGuard};
use std::time::Instant;

use crate::config::Rate;
use crate::lock::lock;

/// Full buckets are kept while there are fewer than this.
const MANY: usize = 10_000;
/// Nobody is told to wait longer, in seconds.
const LONGEST_WAIT: f32 = 3_600.0;

/// There is no token; there will be one in this many seconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Wait(pub(crate) u32);

impl Wait {
    fn for_tokens(tokens: f32, rate: Rate) -> Self {
        Self((tokens / rate.per_second).ceil().clamp(1.0, LONGEST_WAIT) as u32)
    }
}

/// A bucket of tokens that fills by itself.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Bucket {
    tokens: f32,
    filled: Instant,
}

impl Bucket {
    pub(crate) fn full(rate: Rate, now: Instant) -> Self {
        Self { tokens: rate.burst, filled: now }
    }

    /// Takes a token, or says how long until there is one.
    pub(crate) fn take(&mut self, rate: Rate, now: Instant) -> Result<(), Wait> {
        if rate == Rate::NONE {
            return Ok(());
        }
        self.tokens = self.filled_by(rate, now);
        self.filled = now;
        if self.tokens < 1.0 {
            return Err(Wait::for_tokens(1.0 - self.tokens, rate));
        }
        self.tokens -= 1.0;
        Ok(())
    }

    /// Whether anything is in it; if not, how long until there is.
    pub(crate) fn has_some(&self, rate: Rate, now: Instant) -> Result<(), Wait> {
        let tokens = self.filled_by(rate, now);
        if tokens > 0.0 { Ok(()) } else { Err(Wait::for_tokens(-tokens, rate)) }
    }

    /// Takes out `amount` tokens. The bucket may owe as much as it can hold: expensive work is paid for, but not
    /// forever.
    pub(crate) fn spend(&mut self, amount: f32, rate: Rate, now: Instant) {
        self.tokens = (self.filled_by(rate, now) - amount).max(-rate.burst);
        self.filled = now;
    }

    fn filled_by(&self, rate: Rate, now: Instant) -> f32 {
        let passed = now.saturating_duration_since(self.filled).as_secs_f32();
        (self.tokens + passed * rate.per_second).min(rate.burst)
    }

    /// A full bucket need not be kept: a new one would be the same.
    pub(crate) fn is_full(&self, rate: Rate, now: Instant) -> bool {
        self.filled_by(rate, now) >= rate.burst
    }
}

#[derive(Debug)]
pub(crate) struct Buckets<K> {
    rate: Rate,
    shelf: Mutex<Shelf<K>>,
}

#[derive(Debug)]
struct Shelf<K> {
    buckets: HashMap<K, Bucket>,
    /// Above this many buckets, full ones are dropped.
    tidied_at: usize,
}

impl<K: Hash + Eq> Buckets<K> {
    pub(crate) fn new(rate: Rate) -> Self {
        Self { rate, shelf: Mutex::new(Shelf { buckets: HashMap::new(), tidied_at: MANY }) }
    }

    pub(crate) fn take(&self, key: K) -> Result<(), Wait> {
        if self.rate == Rate::NONE {
            return Ok(());
        }
        self.with(key, |bucket, now| bucket.take(self.rate, now))
    }

    pub(crate) fn has_some(&self, key: &K) -> Result<(), Wait> {
        let shelf = self.lock();
        let bucket = shelf.buckets.get(key);
        bucket.map_or(Ok(()), |bucket| bucket.has_some(self.rate, Instant::now()))
    }

    /// Takes tokens out of the bucket of `key`, which may then owe some.
    pub(crate) fn spend(&self, key: K, amount: f32) {
        if self.rate != Rate::NONE {
            self.with(key, |bucket, now| bucket.spend(amount, self.rate, now));
        }
    }

    fn with<T>(&self, key: K, use_it: impl FnOnce(&mut Bucket, Instant) -> T) -> T {
        let now = Instant::now();
        let mut shelf = self.lock();
        shelf.tidy(self.rate, now);
        let bucket = shelf.buckets.entry(key).or_insert_with(|| Bucket::full(self.rate, now));
        use_it(bucket, now)
    }

    fn lock(&self) -> MutexGuard<'_, Shelf<K>> {
        lock(&self.shelf)
    }
}

impl<K: Hash + Eq> Shelf<K> {
    /// Throws away full buckets. The next time is when there are twice as many, so that in a crowd not every request
    /// looks through all of them.
    fn tidy(&mut self, rate: Rate, now: Instant) {
        if self.buckets.len() < self.tidied_at {
            return;
        }
        self.buckets.retain(|_, bucket| !bucket.is_full(rate, now));
        self.tidied_at = MANY.max(2 * self.buckets.len());
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
        let taken =
            |bucket: &mut Bucket, at| (0..10).filter(|_| bucket.take(rate, at).is_ok()).count();
        assert_eq!(taken(&mut bucket, start), 3);
        assert_eq!(taken(&mut bucket, start + Duration::from_secs(1)), 2);
        assert_eq!(taken(&mut bucket, start + Duration::from_secs(60)), 3);
    }

    #[test]
    fn whoever_waits_as_long_as_an_empty_bucket_says_gets_a_token() {
        let (rate, start) = (Rate::new(1.0, 0.03), Instant::now());
        let mut bucket = Bucket::full(rate, start);
        assert_eq!(bucket.take(rate, start), Ok(()));
        let Err(Wait(seconds)) = bucket.take(rate, start) else { panic!("there is a token") };
        assert_eq!(seconds, 34);
        let later = start + Duration::from_secs(seconds.into());
        assert_eq!(bucket.take(rate, later), Ok(()));
    }

    #[test]
    fn nobody_is_told_to_wait_for_ever() {
        let (rate, start) = (Rate::new(0.0, 0.0), Instant::now());
        assert_eq!(Bucket::full(rate, start).take(rate, start), Err(Wait(3_600)));
    }

    #[test]
    fn a_bucket_that_owes_something_is_empty_until_it_is_paid() {
        let (rate, start) = (Rate::new(3.0, 2.0), Instant::now());
        let mut bucket = Bucket::full(rate, start);
        bucket.spend(4.0, rate, start);
        assert_eq!(bucket.has_some(rate, start), Err(Wait(1)));
        assert_eq!(bucket.has_some(rate, start + Duration::from_secs(1)), Ok(()));
        bucket.spend(1_000.0, rate, start);
        let later = start + Duration::from_secs(2);
        assert_eq!(bucket.has_some(rate, later), Ok(()), "no debt is for ever");
    }
}
