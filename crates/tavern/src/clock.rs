//! What time it is, and how to wait. Tables ask nobody else, so that a test can move the clock.

use std::future::Future;
use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

/// A point in time, once for waiting and once for storing.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Moment {
    pub(crate) instant: Instant,
    /// Milliseconds since 1970.
    pub(crate) ms: u64,
}

impl Moment {
    /// When the clock will show `ms` milliseconds since 1970; now, if it already does.
    pub(crate) fn when(self, ms: u64) -> Instant {
        self.instant + Duration::from_millis(ms.saturating_sub(self.ms))
    }

    pub(crate) const fn seconds(self) -> u64 {
        self.ms / 1_000
    }
}

pub(crate) trait Clock: Send + Sync {
    fn now(&self) -> Moment;
    fn wait_until(&self, then: Instant) -> Pin<Box<dyn Future<Output = ()> + Send + '_>>;
}

#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct SystemClock;

impl Clock for SystemClock {
    fn now(&self) -> Moment {
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        Moment { instant: Instant::now(), ms: since.as_millis() as u64 }
    }

    fn wait_until(&self, then: Instant) -> Pin<Box<dyn Future<Output = ()> + Send + '_>> {
        Box::pin(tokio::time::sleep_until(then.into()))
    }
}

/// How far a tavern's clock is ahead. Only tests move it, to see a midnight.
#[derive(Clone, Debug, Default)]
pub struct Ahead(Arc<AtomicU64>);

impl Ahead {
    pub fn forward(&self, time: Duration) {
        self.0.fetch_add(time.as_millis() as u64, Ordering::Relaxed);
    }
}

/// Shows another time than the clock that it follows, and waits as long.
pub(crate) struct ClockAhead {
    pub(crate) clock: Arc<dyn Clock>,
    pub(crate) ahead: Ahead,
}

impl Clock for ClockAhead {
    fn now(&self) -> Moment {
        let Moment { instant, ms } = self.clock.now();
        Moment { instant, ms: ms + self.ahead.0.load(Ordering::Relaxed) }
    }

    fn wait_until(&self, then: Instant) -> Pin<Box<dyn Future<Output = ()> + Send + '_>> {
        self.clock.wait_until(then)
    }
}

/// A clock that only a test moves.
#[cfg(test)]
pub(crate) struct HandClock(tokio::sync::watch::Sender<Moment>);

#[cfg(test)]
impl HandClock {
    pub(crate) fn new() -> Self {
        Self(tokio::sync::watch::Sender::new(SystemClock.now()))
    }

    pub(crate) fn forward(&self, time: Duration) {
        self.0.send_modify(|now| {
            now.instant += time;
            now.ms += time.as_millis() as u64;
        });
    }
}

#[cfg(test)]
impl Clock for HandClock {
    fn now(&self) -> Moment {
        *self.0.borrow()
    }

    fn wait_until(&self, then: Instant) -> Pin<Box<dyn Future<Output = ()> + Send + '_>> {
        let mut hand = self.0.subscribe();
        Box::pin(async move {
            let _ = hand.wait_for(|now| now.instant >= then).await;
        })
    }
}
