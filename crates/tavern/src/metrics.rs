//! What is counted while the tavern is open, in the text form that Prometheus reads.

use std::fmt::Write as _;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};
use std::time::Duration;

#[derive(Debug, Default)]
pub struct Metrics {
    pub(crate) requests: Counter,
    /// Requests and frames that a limit refused.
    pub(crate) limited: Counter,
    /// By people and by bots.
    pub(crate) actions: Counter,
    /// Actions and other asks that were refused.
    pub(crate) refusals: Counter,
    pub(crate) matches: Counter,
    pub(crate) messages: Counter,
    pub thoughts: Counter,
    /// Not published: nobody else may learn that somebody asked for a hint.
    pub hints: Counter,
    /// Open now.
    pub(crate) streams: Gauge,
    pub(crate) tables: Gauge,
    /// Commits of the storage.
    pub(crate) commits: Timer,
    /// What those commits kept: appends, new tables, names.
    pub(crate) commit_jobs: Counter,
    /// What was sent on to other nodes.
    pub(crate) forwarded: Counter,
    pub(crate) lease_losses: Counter,
    pub(crate) bus_losses: Counter,
}

#[derive(Debug, Default)]
pub struct Counter(AtomicU64);

impl Counter {
    pub(crate) fn one(&self) {
        self.many(1);
    }

    pub(crate) fn many(&self, n: u64) {
        self.0.fetch_add(n, Ordering::Relaxed);
    }

    pub fn get(&self) -> u64 {
        self.0.load(Ordering::Relaxed)
    }
}

#[derive(Debug, Default)]
pub(crate) struct Gauge(AtomicI64);

impl Gauge {
    pub(crate) fn up(&self) {
        self.0.fetch_add(1, Ordering::Relaxed);
    }

    pub(crate) fn down(&self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }

    pub(crate) fn get(&self) -> i64 {
        self.0.load(Ordering::Relaxed)
    }
}

/// How often something was done, and how long that took in all.
#[derive(Debug, Default)]
pub(crate) struct Timer {
    times: Counter,
    micros: Counter,
}

impl Timer {
    pub(crate) fn count(&self, took: Duration) {
        self.times.one();
        self.micros.many(took.as_micros() as u64);
    }
}

impl Metrics {
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
            ("commit_jobs", "Appends, new tables and names in those commits.", &self.commit_jobs),
            ("forwarded", "Requests and streams sent on to other nodes.", &self.forwarded),
            ("lease_losses", "Leases that ran out.", &self.lease_losses),
            ("bus_losses", "Connections to the bus that were lost.", &self.bus_losses),
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
