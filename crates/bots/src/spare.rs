use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, OnceLock};
use std::time::{Duration, Instant};

/// Time to think that nobody else needs: until somebody waits, or somebody could notice.
#[derive(Debug, Default)]
pub struct SpareTime {
    /// How many wait for the thread that thinks.
    waiting: Arc<AtomicUsize>,
    until: Option<Instant>,
    /// When thinking began that could as well have been left.
    begun: OnceLock<Instant>,
}

impl SpareTime {
    /// This much from now on, if nobody else needs the machine.
    pub fn plenty(time: Duration) -> Self {
        Self::until(Instant::now() + time, Arc::default())
    }

    /// Until then, while `waiting` is zero.
    pub fn until(until: Instant, waiting: Arc<AtomicUsize>) -> Self {
        Self { waiting, until: Some(until), begun: OnceLock::new() }
    }

    /// Whether there is any now.
    pub fn is_left(&self) -> bool {
        self.waiting.load(Ordering::Relaxed) == 0
            && self.until.is_some_and(|until| Instant::now() < until)
    }

    /// Whether one may go on in spare time; notes that it has begun.
    pub(crate) fn may_go_on(&self) -> bool {
        self.begun.get_or_init(Instant::now);
        self.is_left()
    }

    /// When somebody began to use it.
    pub fn begun(&self) -> Option<Instant> {
        self.begun.get().copied()
    }
}
