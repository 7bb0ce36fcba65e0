//! The analyst thinks matches over one at a time, in the background, when no bot has anything to think about.

use std::collections::{HashMap, VecDeque};
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use game::{AnyMatch, Seat};
use sha2::{Digest as _, Sha256};
use tokio::sync::{oneshot, watch};

use super::questions::{Question, questions};
use super::verdict::verdict;
use super::{Analysis, Chances, Costly};
use crate::fair_queue::FairQueue;
use crate::ids::TableId;
use crate::slow_work::Payer;
use crate::table::services::Services;

/// How many costly decisions of every seat are kept.
const KEPT: usize = 3;
/// How many matches of tables may wait: of one address, and in all.
const TABLES: (usize, usize) = (8, 64);
/// How many records from outside may wait: of one address, and in all.
const RECORDS: (usize, usize) = (4, 32);
/// How many finished analyses are kept in memory.
const MOST_KEPT: usize = 64;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum MatchKey {
    /// The match of this table: what was thought over is kept in the storage.
    Table(TableId),
    /// The match of a record brought from outside, by its SHA-256: kept in memory for a while.
    Record([u8; 32]),
}

impl MatchKey {
    pub(crate) fn of_record(record: &str) -> Self {
        Self::Record(Sha256::digest(record).into())
    }
}

/// How far the analysis of a match is.
#[derive(Clone, Debug)]
pub(crate) enum Progress {
    /// The percentage done.
    Thinking(u8),
    Done(Arc<Analysis>),
    /// Too much is waiting, in all or of whoever asks.
    Busy,
}

pub(crate) struct Analyst {
    services: Arc<Services>,
    closing: watch::Receiver<bool>,
    backlog: Mutex<Backlog>,
}

struct Job {
    key: MatchKey,
    kind: &'static catalog::Entry,
    record: String,
}

/// Whose turn it is: an address, or the network that counts as one.
type Asker = Option<IpAddr>;

struct Backlog {
    known: HashMap<MatchKey, Progress>,
    /// The oldest first.
    done: VecDeque<MatchKey>,
    /// Matches of tables come before records from outside.
    tables: FairQueue<Asker, Job>,
    records: FairQueue<Asker, Job>,
    is_working: bool,
}

impl std::fmt::Debug for Analyst {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Analyst")
    }
}

impl Analyst {
    /// Thinks in the bots' spare time until the tavern closes.
    pub(crate) fn new(services: Arc<Services>, closing: watch::Receiver<bool>) -> Arc<Self> {
        Arc::new(Self { services, closing, backlog: Mutex::new(Backlog::new()) })
    }

    /// How far the analysis of this finished match is. Starts one if there is none.
    pub(crate) async fn progress(
        self: &Arc<Self>,
        key: MatchKey,
        kind: &'static catalog::Entry,
        record: &str,
    ) -> Progress {
        let known = self.backlog().known.get(&key).cloned();
        if let Some(known) = known {
            return known;
        }
        if let MatchKey::Table(table) = key
            && let Some(analysis) = self.kept(table).await
        {
            self.backlog().finish(key, Arc::clone(&analysis));
            return Progress::Done(analysis);
        }
        self.accept(Job { key, kind, record: record.to_owned() })
    }

    async fn kept(&self, table: TableId) -> Option<Arc<Analysis>> {
        let body = self.services.store.analysis(table).await;
        let body = body.inspect_err(|why| tracing::error!(%why, "an analysis cannot be read"));
        serde_json::from_str(&body.ok()??).ok().map(Arc::new)
    }

    fn accept(self: &Arc<Self>, job: Job) -> Progress {
        let mut backlog = self.backlog();
        let progress = backlog.accept(Payer::present().map(Payer::address), job);
        if backlog.is_working || !matches!(progress, Progress::Thinking(_)) {
            return progress;
        }
        backlog.is_working = true;
        drop(backlog);
        let this = Arc::clone(self);
        tokio::spawn(async move { this.work().await });
        progress
    }

    async fn work(&self) {
        while let Some(job) = self.next() {
            let key = job.key;
            let Some(analysis) = self.think_over(job).await else {
                if *self.closing.borrow() {
                    return;
                }
                // Not kept, so that it is thought over again after the next start.
                self.backlog().finish(key, Arc::default());
                continue;
            };
            if let MatchKey::Table(table) = key {
                let body = serde_json::to_string(&analysis).unwrap_or_default();
                let kept = self.services.store.keep_analysis(table, body, analysis.lead_changes());
                if let Err(why) = kept.await {
                    tracing::error!(%why, "an analysis could not be kept");
                }
            }
            self.backlog().finish(key, Arc::new(analysis));
        }
    }

    /// The turning points of a match; `None` if the tavern closes meanwhile or the thought fails.
    async fn think_over(&self, job: Job) -> Option<Analysis> {
        let (key, kind) = (job.key, job.kind);
        let asked = self.in_spare_time(move || {
            let whole = kind.game.replay(&job.record).ok()?;
            Some((questions(kind, &*whole), ending(&*whole)))
        });
        let ((decisions, questions), ending) = asked.await.flatten()?;
        let mut analysis =
            Analysis { decisions, thought_over: questions.len(), ..Analysis::default() };
        for (done, question) in questions.into_iter().enumerate() {
            let percent = (done * 100 / analysis.thought_over) as u8;
            self.backlog().known.insert(key, Progress::Thinking(percent));
            self.consider(question, &mut analysis).await;
            if *self.closing.borrow() {
                return None;
            }
        }
        analysis.chances.extend(ending);
        analysis.costly.sort_by(|one, other| other.cost().total_cmp(&one.cost()));
        let mut of_seat = [0; game::MAX_SEATS];
        analysis.costly.retain(|costly| {
            of_seat[costly.seat.index()] += 1;
            of_seat[costly.seat.index()] <= KEPT
        });
        Some(analysis)
    }

    async fn consider(&self, question: Question, analysis: &mut Analysis) {
        let Question { actions, moment, seat, played, thought } = question;
        let Some(counsel) = self.in_spare_time(move || thought.decide()).await else { return };
        analysis.add_thought(moment, &counsel.win_chances);
        if let Some((played_wins, best)) = verdict(&counsel, &played) {
            let (best, best_wins) = (best.action.clone(), best.win_chance);
            analysis.costly.push(Costly { actions, seat, played, played_wins, best, best_wins });
        }
    }

    /// Does `work` when no bot waits for a thread; `None` if it fails.
    async fn in_spare_time<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Option<T> {
        let (answer, answered) = oneshot::channel();
        self.services.thinking.think_in_spare_time(move || drop(answer.send(work())));
        answered.await.ok()
    }

    fn next(&self) -> Option<Job> {
        self.backlog().next()
    }

    fn backlog(&self) -> MutexGuard<'_, Backlog> {
        self.backlog.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Backlog {
    fn new() -> Self {
        Self {
            known: HashMap::new(),
            done: VecDeque::new(),
            tables: FairQueue::new(TABLES.0, TABLES.1),
            records: FairQueue::new(RECORDS.0, RECORDS.1),
            is_working: false,
        }
    }

    /// Takes a job on, unless it is known already or too many wait.
    fn accept(&mut self, asker: Asker, job: Job) -> Progress {
        if let Some(known) = self.known.get(&job.key) {
            return known.clone();
        }
        let key = job.key;
        let waiting = match key {
            MatchKey::Table(_) => &mut self.tables,
            MatchKey::Record(_) => &mut self.records,
        };
        if !waiting.push(asker, job) {
            return Progress::Busy;
        }
        self.known.insert(key, Progress::Thinking(0));
        Progress::Thinking(0)
    }

    /// The next job; if there is none, nobody works any more.
    fn next(&mut self) -> Option<Job> {
        let next = self.tables.pop().or_else(|| self.records.pop());
        self.is_working = next.is_some();
        next
    }

    fn finish(&mut self, key: MatchKey, analysis: Arc<Analysis>) {
        self.known.insert(key, Progress::Done(analysis));
        self.done.push_back(key);
        if self.done.len() > MOST_KEPT
            && let Some(oldest) = self.done.pop_front()
        {
            self.known.remove(&oldest);
        }
    }
}

/// Everybody's chances when all is over: some have won.
fn ending(whole: &dyn AnyMatch) -> Option<Chances> {
    let winners = whole.outcome()?.winners();
    let share = |seat| if winners.contains(seat) { 1.0 / winners.len() as f64 } else { 0.0 };
    let wins = Seat::all(whole.seats().len() as u8).map(share).collect();
    Some(Chances { actions: whole.n_actions(), wins, thoughts: 1 })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn job(key: MatchKey) -> Job {
        Job { key, kind: &catalog::GAMES[0], record: String::new() }
    }

    #[test]
    fn one_address_neither_fills_the_queue_nor_makes_others_wait_for_all_of_its_own() {
        let mut backlog = Backlog::new();
        let [one, other] = [1, 2].map(|last| Some(IpAddr::from([192, 0, 2, last])));
        let record = |number| MatchKey::Record([number; 32]);
        let taken = |progress| matches!(progress, Progress::Thinking(_));
        let accepted = (0..100).filter(|number| taken(backlog.accept(one, job(record(*number)))));
        assert_eq!(accepted.count(), RECORDS.0);
        assert!(taken(backlog.accept(other, job(record(100)))));
        assert!(taken(backlog.accept(other, job(record(0)))), "it waits already");
        let table = MatchKey::Table(TableId::random());
        assert!(taken(backlog.accept(other, job(table))));
        let order: Vec<MatchKey> =
            std::iter::from_fn(|| backlog.next()).map(|job| job.key).collect();
        assert_eq!(order[..3], [table, record(0), record(100)]);
        assert_eq!(order.len(), RECORDS.0 + 2);
    }
}
