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
    pub(crate) commits: Commits,
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

/// How often something was as great as this: in every bucket, what is at most its bound.
#[derive(Debug)]
pub(crate) struct Histogram {
    bounds: &'static [u64],
    counts: [Counter; BUCKETS],
    sum: Counter,
}

/// No histogram has more bounds; one bucket more holds what is beyond them.
const BUCKETS: usize = 9;

impl Histogram {
    fn new(bounds: &'static [u64; BUCKETS - 1]) -> Self {
        Self { bounds, counts: Default::default(), sum: Counter::default() }
    }

    pub(crate) fn count(&self, value: u64) {
        let bucket = self.bounds.partition_point(|bound| *bound < value);
        self.counts[bucket].one();
        self.sum.many(value);
    }

    fn write(&self, text: &mut String, name: &str, about: &str) {
        let _ = write!(text, "# HELP tavern_{name} {about}\n# TYPE tavern_{name} histogram\n");
        let mut so_far = 0;
        for (bucket, count) in self.counts.iter().enumerate() {
            so_far += count.get();
            let bound = self.bounds.get(bucket).map_or("+Inf".to_owned(), u64::to_string);
            let _ = writeln!(text, "tavern_{name}_bucket{{le=\"{bound}\"}} {so_far}");
        }
        let sum = self.sum.get();
        let _ = write!(text, "tavern_{name}_sum {sum}\ntavern_{name}_count {so_far}\n");
    }
}

/// How great the commits of the storage are, and how long they take.
#[derive(Debug)]
pub(crate) struct Commits {
    jobs: Histogram,
    micros: Histogram,
}

impl Default for Commits {
    fn default() -> Self {
        Self {
            jobs: Histogram::new(&[1, 2, 4, 8, 16, 64, 256, 1_024]),
            micros: Histogram::new(&[250, 500, 1_000, 2_500, 5_000, 10_000, 50_000, 250_000]),
        }
    }
}

impl Commits {
    /// Counts one with this many appends, new tables and names in it.
    pub(crate) fn count(&self, jobs: usize, took: Duration) {
        self.jobs.count(jobs as u64);
        self.micros.count(took.as_micros() as u64);
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
            ("forwarded", "Requests and streams sent on to other nodes.", &self.forwarded),
            ("lease_losses", "Leases that ran out.", &self.lease_losses),
            ("bus_losses", "Connections to the bus that were lost.", &self.bus_losses),
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
        self.commits.jobs.write(&mut text, "commit_jobs", "What one commit of the storage holds.");
        self.commits.micros.write(&mut text, "commit_micros", "Microseconds that a commit takes.");
        text
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_histogram_counts_everything_up_to_each_bound() {
        let metrics = Metrics::default();
        for (jobs, millis) in [(1, 1), (3, 4), (5_000, 900)] {
            metrics.commits.count(jobs, Duration::from_millis(millis));
        }
        let text = metrics.text();
        for line in [
            "tavern_commit_jobs_bucket{le=\"1\"} 1",
            "tavern_commit_jobs_bucket{le=\"4\"} 2",
            "tavern_commit_jobs_bucket{le=\"1024\"} 2",
            "tavern_commit_jobs_bucket{le=\"+Inf\"} 3",
            "tavern_commit_jobs_sum 5004",
            "tavern_commit_micros_bucket{le=\"5000\"} 2",
            "tavern_commit_micros_count 3",
        ] {
            assert!(text.lines().any(|found| found == line), "{line}\n{text}");
        }
    }
}
