//! What is counted while the tavern is open, in the text form that Prometheus reads.

use std::fmt::Write as _;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};
use std::time::Duration;

/// Everything that is counted.
#[derive(Debug, Default)]
pub struct Metrics {
    /// Requests over HTTP.
    pub(crate) requests: Counter,
    /// Requests and frames that a limit refused.
    pub(crate) limited: Counter,
    /// Actions played, by people and bots.
    pub(crate) actions: Counter,
    /// Actions and other asks that were refused.
    pub(crate) refusals: Counter,
    /// Matches that came to their end.
    pub(crate) matches: Counter,
    /// Messages sent to streams.
    pub(crate) messages: Counter,
    /// Decisions that bots made.
    pub thoughts: Counter,
    /// Hints that were thought out; not published, since nobody else may learn of a hint.
    pub hints: Counter,
    /// Streams open now.
    pub(crate) streams: Gauge,
    /// Tables in memory now.
    pub(crate) tables: Gauge,
    /// Commits of the storage and how long they took.
    pub(crate) commits: Timer,
}

/// Something that only grows.
#[derive(Debug, Default)]
pub struct Counter(AtomicU64);

impl Counter {
    pub(crate) fn one(&self) {
        self.many(1);
    }

    pub(crate) fn many(&self, n: u64) {
        self.0.fetch_add(n, Ordering::Relaxed);
    }

    /// How many there were.
    pub fn get(&self) -> u64 {
        self.0.load(Ordering::Relaxed)
    }
}

/// Something that grows and shrinks.
#[derive(Debug, Default)]
pub(crate) struct Gauge(AtomicI64);

impl Gauge {
    pub(crate) fn up(&self) {
        self.0.fetch_add(1, Ordering::Relaxed);
    }

    pub(crate) fn down(&self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }

    /// How many there are.
    pub(crate) fn get(&self) -> i64 {
        self.0.load(Ordering::Relaxed)
    }
}

/// How often something was done and how long that took in all.
#[derive(Debug, Default)]
pub(crate) struct Timer {
    times: Counter,
    micros: Counter,
}

impl Timer {
    /// Counts one that took `time`.
    pub(crate) fn count(&self, took: Duration) {
        self.times.one();
        self.micros.many(took.as_micros() as u64);
    }
}

impl Metrics {
    /// Everything as text.
    pub(crate) fn text(&self) -> String {
        let mut text = String::new();
        let counters = [
            ("requests", "Requests over HTTP.", &self.requests),
            ("limited", "Requests and frames that a limit refused.", &self.limited),
            ("actions", "Actions played.", &self.actions),
            ("refusals", "Asks that were refused.", &self.refusals),
            ("matches", "Matches that came to their end.", &self.matches),
            ("messages", "Messages sent to streams.", &self.messages),
            ("thoughts", "Decisions that bots made.", &self.thoughts),
            ("commits", "Commits of the storage.", &self.commits.times),
            ("commit_micros", "Microseconds spent on commits.", &self.commits.micros),
        ];
        for (name, about, counter) in counters {
            let _ = write!(
                text,
                "# HELP tavern_{name}_total {about}\n# TYPE tavern_{name}_total counter\ntavern_{name}_total {}\n",
                counter.get()
            );
        }
        let gauges = [
            ("streams", "Streams open now.", &self.streams),
            ("tables", "Tables in memory now.", &self.tables),
        ];
        for (name, about, gauge) in gauges {
            let _ = write!(
                text,
                "# HELP tavern_{name} {about}\n# TYPE tavern_{name} gauge\ntavern_{name} {}\n",
                gauge.get()
            );
        }
        text
    }
}
