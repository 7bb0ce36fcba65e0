//! A small simulation of how actions are saved: nodes gather what waits into commits, and PostgreSQL works on them with
//! its cores and flushes its log, for all that are ready at once.

use std::cmp::Reverse;
use std::collections::BinaryHeap;

use super::model::{ENGINE_CORES, Model, Need};

/// How many actions are simulated.
const ACTIONS: usize = 200_000;
/// Those before everything runs evenly do not count.
const SETTLING: usize = 50_000;

/// A node begins a commit: when, which node, how many actions are in it, and for how long they were gathered. Times are
/// in nanoseconds.
type Begin = (u64, usize, usize, u64);

/// Saves what players need in this many PostgreSQLs, each of which has its share of all tables: within how many seconds
/// 99 of 100 actions are saved.
pub(super) fn simulate(model: &Model, need: &Need, stores: f64) -> f64 {
    let nodes = need.nodes as usize;
    let rate = need.actions / stores / need.nodes;
    let (mut store, mut chance) = (Store::new(model), Chance(0x9e37_79b9_7f4a_7c15));
    let mut next: BinaryHeap<Reverse<Begin>> =
        (0..nodes).map(|node| Reverse((nanos(chance.wait(rate)), node, 1, 0))).collect();
    let mut waited = Vec::with_capacity(ACTIONS);
    while let Some(Reverse((now, node, entries, gathered))) = next.pop() {
        let done = store.commit(now, entries);
        let took = done - now;
        waited.extend((0..entries).map(|_| took as f64 + chance.part() * gathered as f64));
        if waited.len() >= ACTIONS {
            break;
        }
        // What came meanwhile is in the next commit; if nothing did, that waits for an action.
        let came = chance.count(rate * took as f64 / 1e9);
        let begin = match came {
            0 => (done + nanos(chance.wait(rate)), node, 1, 0),
            _ => (done, node, came, took),
        };
        next.push(Reverse(begin));
    }
    let mut settled = waited.split_off(SETTLING);
    settled.sort_unstable_by(f64::total_cmp);
    settled[settled.len() * 99 / 100] / 1e9
}

const fn nanos(seconds: f64) -> u64 {
    (seconds * 1e9) as u64
}

/// A PostgreSQL.
struct Store<'a> {
    model: &'a Model,
    /// When each core is free.
    cores: Vec<u64>,
    /// When the last flush ends, under way or still to come.
    flushed: u64,
}

impl<'a> Store<'a> {
    fn new(model: &'a Model) -> Self {
        Self { model, cores: vec![0; ENGINE_CORES as usize], flushed: 0 }
    }

    /// When a commit of this size that begins now is safe.
    fn commit(&mut self, now: u64, entries: usize) -> u64 {
        let work = nanos(self.model.commit + self.model.entry * entries as f64);
        let core = self.cores.iter_mut().min().expect("it has cores");
        *core = (*core).max(now) + work;
        let (ready, flush) = (*core, nanos(self.model.flush));
        // Whoever is ready while a flush is under way shares the next one with others.
        let is_in_time = ready + flush <= self.flushed;
        if !is_in_time {
            self.flushed = self.flushed.max(ready) + flush;
        }
        self.flushed
    }
}

/// Chance, the same every time.
struct Chance(u64);

impl Chance {
    /// Between 0 and 1.
    fn part(&mut self) -> f64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) as f64 / (1_u64 << 53) as f64
    }

    /// How long until something comes that comes this often in a second.
    fn wait(&mut self, rate: f64) -> f64 {
        -(1.0 - self.part()).ln() / rate
    }

    /// How many came where this many are expected.
    fn count(&mut self, expected: f64) -> usize {
        if expected > 50.0 {
            // Nearly even: the sum of twelve parts is bell-shaped.
            let bell: f64 = (0..12).map(|_| self.part()).sum::<f64>() - 6.0;
            return (expected + bell * expected.sqrt()).max(0.0) as usize;
        }
        let (limit, mut product, mut count) = ((-expected).exp(), self.part(), 0);
        while product > limit {
            product *= self.part();
            count += 1;
        }
        count
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scale::model::tests::model;

    #[test]
    fn a_commit_waits_for_the_flush_that_is_under_way_and_shares_the_next() {
        let model = Model { commit: 0.001, entry: 0.0, flush: 0.010, ..model() };
        let mut store = Store::new(&model);
        let begins = [0, 2_000_000, 5_000_000, 30_000_000];
        let ends = begins.map(|begin| store.commit(begin, 1) / 1_000_000);
        assert_eq!(ends, [11, 21, 21, 41]);
    }

    #[test]
    fn what_is_not_crowded_is_saved_soon_and_what_is_too_much_waits_ever_longer() {
        let model = model();
        let wait = |players: f64| simulate(&model, &model.need(players), 1.0);
        let alone = model.commit + model.entry + model.flush;
        assert!(wait(100.0) < 2.5 * alone, "{} {alone}", wait(100.0));
        assert!(wait(100_000_000.0) > 20.0 * alone, "{}", wait(100_000_000.0));
    }
}
