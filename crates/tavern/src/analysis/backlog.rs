//! What waits to be thought over, and what was.

use std::collections::{HashMap, VecDeque};
use std::hash::Hash;
use std::net::IpAddr;
use std::sync::Arc;

use crate::fair_queue::FairQueue;

/// How many questions about matches of tables may wait: of one address, and in all.
const TABLES: (usize, usize) = (8, 64);
/// How many questions about records from outside may wait: of one address, and in all.
const RECORDS: (usize, usize) = (4, 32);
/// How many answers are kept in memory.
const MOST_KEPT: usize = 64;

/// How far the answer to a question is.
#[derive(Debug)]
pub(crate) enum Progress<T> {
    /// The percentage done.
    Thinking(u8),
    Done(Arc<T>),
    /// Too much is waiting, in all or of whoever asks.
    Busy,
}

impl<T> Clone for Progress<T> {
    fn clone(&self) -> Self {
        match self {
            Self::Thinking(percent) => Self::Thinking(*percent),
            Self::Done(answer) => Self::Done(Arc::clone(answer)),
            Self::Busy => Self::Busy,
        }
    }
}

/// A match that is asked about.
#[derive(Debug)]
pub(super) struct Job<K> {
    pub(super) key: K,
    pub(super) kind: &'static catalog::Entry,
    pub(super) record: String,
}

/// Whose turn it is: an address, or the network that counts as one.
pub(super) type Turn = Option<IpAddr>;

/// Where a match comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Origin {
    Table,
    Outside,
}

/// Questions by their key, with their answers.
#[derive(Debug)]
pub(super) struct Backlog<K, T> {
    known: HashMap<K, Progress<T>>,
    /// The oldest first.
    done: VecDeque<K>,
    /// Matches of tables come before records from outside.
    tables: FairQueue<Turn, Job<K>>,
    records: FairQueue<Turn, Job<K>>,
    is_working: bool,
}

impl<K: Copy + Eq + Hash, T> Backlog<K, T> {
    pub(super) fn new() -> Self {
        Self {
            known: HashMap::new(),
            done: VecDeque::new(),
            tables: FairQueue::new(TABLES.0, TABLES.1),
            records: FairQueue::new(RECORDS.0, RECORDS.1),
            is_working: false,
        }
    }

    pub(super) fn known(&self, key: K) -> Option<Progress<T>> {
        self.known.get(&key).cloned()
    }

    /// Takes a job on, unless it is known already or too many wait.
    pub(super) fn accept(&mut self, asker: Turn, origin: Origin, job: Job<K>) -> Progress<T> {
        if let Some(known) = self.known.get(&job.key) {
            return known.clone();
        }
        let key = job.key;
        let waiting = match origin {
            Origin::Table => &mut self.tables,
            Origin::Outside => &mut self.records,
        };
        self.known.insert(key, Progress::Thinking(0));
        // Whoever had asked for what makes room asks again.
        if let Some(gone) = waiting.push(asker, job) {
            self.known.remove(&gone.key);
        }
        self.known(key).unwrap_or(Progress::Busy)
    }

    /// Whether somebody has to begin to work, since nobody does.
    pub(super) fn begin(&mut self) -> bool {
        !std::mem::replace(&mut self.is_working, true)
    }

    /// The next job; if there is none, nobody works any more.
    pub(super) fn next(&mut self) -> Option<Job<K>> {
        let next = self.tables.pop().or_else(|| self.records.pop());
        self.is_working = next.is_some();
        next
    }

    pub(super) fn note(&mut self, key: K, percent: u8) {
        self.known.insert(key, Progress::Thinking(percent));
    }

    pub(super) fn finish(&mut self, key: K, answer: Arc<T>) {
        self.known.insert(key, Progress::Done(answer));
        self.done.push_back(key);
        if self.done.len() > MOST_KEPT
            && let Some(oldest) = self.done.pop_front()
        {
            self.known.remove(&oldest);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn job(key: u8) -> Job<u8> {
        Job { key, kind: &catalog::GAMES[0], record: String::new() }
    }

    #[test]
    fn one_address_neither_fills_the_queue_nor_makes_others_wait_for_all_of_its_own() {
        let mut backlog = Backlog::<u8, ()>::new();
        let [one, other] = [1, 2].map(|last| Some(IpAddr::from([192, 0, 2, last])));
        let taken = |progress| matches!(progress, Progress::Thinking(_));
        let mut bring = |who, key| taken(backlog.accept(who, Origin::Outside, job(key)));
        assert_eq!((0..100).filter(|key| bring(one, *key)).count(), RECORDS.0);
        assert!(bring(other, 100));
        assert!(bring(other, 0), "it waits already");
        assert!(taken(backlog.accept(other, Origin::Table, job(101))));
        let order: Vec<u8> = std::iter::from_fn(|| backlog.next()).map(|job| job.key).collect();
        assert_eq!(order[..3], [101, 0, 100]);
        assert_eq!(order.len(), RECORDS.0 + 2);
    }

    #[test]
    fn a_few_addresses_do_not_keep_others_out() {
        let mut backlog = Backlog::<u8, ()>::new();
        let address = |last| Some(IpAddr::from([192, 0, 2, last]));
        for (nth, key) in (0..TABLES.1 as u8).enumerate() {
            backlog.accept(address((nth / TABLES.0) as u8), Origin::Table, job(key));
        }
        let taken = backlog.accept(address(100), Origin::Table, job(100));
        assert!(matches!(taken, Progress::Thinking(0)));
        let forgotten = (0..TABLES.1 as u8).filter(|key| backlog.known(*key).is_none());
        assert_eq!(forgotten.count(), 1, "who asked for it may ask again");
        assert_eq!(std::iter::from_fn(|| backlog.next()).count(), TABLES.1);
    }

    #[test]
    fn one_works_at_a_time_and_old_answers_are_forgotten() {
        let mut backlog = Backlog::<u8, ()>::new();
        assert!(backlog.begin() && !backlog.begin());
        assert!(backlog.next().is_none() && backlog.begin());
        for key in 0..=MOST_KEPT as u8 {
            backlog.finish(key, Arc::default());
        }
        assert!(backlog.known(0).is_none() && backlog.known(1).is_some());
    }
}
