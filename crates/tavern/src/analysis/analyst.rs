//! Who thinks matches over: one at a time, in the background, when no bot has anything to think about.

use std::collections::{HashMap, VecDeque};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use game::{AnyMatch, Seat};
use tokio::sync::{oneshot, watch};

use super::questions::{Question, questions};
use super::verdict::verdict;
use super::{Analysis, Chances, Costly};
use crate::hall::Hall;
use crate::ids::TableId;

/// So many decisions are shown.
const SHOWN: usize = 3;
/// So many matches may wait, of tables and of records each.
const MOST_WAITING: usize = 32;
/// So many matches that were thought over are kept in memory.
const MOST_KEPT: usize = 64;

/// Which match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Key {
    /// The match of this table: what was thought over is kept in the storage.
    Table(TableId),
    /// The match of the record with this SHA-256, which somebody brought along: kept in memory for a while.
    Record([u8; 32]),
}

/// How far it is with a match.
#[derive(Clone, Debug)]
pub enum Progress {
    /// It is being thought over, and so many percents are done.
    Thinking(u8),
    /// This came of it.
    Done(Arc<Analysis>),
    /// Too many others wait.
    Busy,
}

/// Who thinks matches over.
pub struct Analyst {
    hall: Arc<Hall>,
    closing: watch::Receiver<bool>,
    desk: Mutex<Desk>,
}

/// A match to be thought over.
struct Job {
    key: Key,
    kind: &'static catalog::Entry,
    record: String,
}

#[derive(Default)]
struct Desk {
    known: HashMap<Key, Progress>,
    /// What is done, the oldest first.
    done: VecDeque<Key>,
    /// Matches of tables come before records that somebody brought along.
    tables: VecDeque<Job>,
    records: VecDeque<Job>,
    is_working: bool,
}

impl std::fmt::Debug for Analyst {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Analyst")
    }
}

impl Analyst {
    /// Somebody who thinks on the threads of this hall until it closes.
    pub fn new(hall: Arc<Hall>, closing: watch::Receiver<bool>) -> Arc<Self> {
        Arc::new(Self { hall, closing, desk: Mutex::default() })
    }

    /// How far it is with this match, which is over. If nobody has thought it over, somebody begins to.
    pub async fn progress(self: &Arc<Self>, key: Key, game: &dyn AnyMatch) -> Progress {
        let known = self.desk().known.get(&key).cloned();
        if let Some(known) = known {
            return known;
        }
        let Ok(kind) = catalog::find(game.info().id) else { return Progress::Busy };
        let job = Job { key, kind, record: game.record() };
        if let Key::Table(table) = key
            && let Some(analysis) = self.kept(table).await
        {
            self.desk().finish(key, Arc::clone(&analysis));
            return Progress::Done(analysis);
        }
        self.accept(job)
    }

    async fn kept(&self, table: TableId) -> Option<Arc<Analysis>> {
        let body = self.hall.store().analysis(table).await;
        let body = body.inspect_err(|why| tracing::error!(%why, "an analysis cannot be read"));
        serde_json::from_str(&body.ok()??).ok().map(Arc::new)
    }

    fn accept(self: &Arc<Self>, job: Job) -> Progress {
        let mut desk = self.desk();
        let progress = desk.accept(job);
        if desk.is_working || !matches!(progress, Progress::Thinking(_)) {
            return progress;
        }
        desk.is_working = true;
        drop(desk);
        let this = Arc::clone(self);
        tokio::spawn(async move { this.work().await });
        progress
    }

    /// Thinks over whatever waits, one match after another.
    async fn work(&self) {
        while let Some(job) = self.next() {
            let key = job.key;
            let Some(analysis) = self.think_over(job).await else {
                if *self.closing.borrow() {
                    return;
                }
                // Not kept, so that it is thought over again after the next start.
                self.desk().finish(key, Arc::default());
                continue;
            };
            if let Key::Table(table) = key {
                let body = serde_json::to_string(&analysis).unwrap_or_default();
                if let Err(why) = self.hall.store().keep_analysis(table, body).await {
                    tracing::error!(%why, "an analysis could not be kept");
                }
            }
            self.desk().finish(key, Arc::new(analysis));
        }
    }

    /// What a match hung on; nothing if the tavern closes meanwhile or the thought fails.
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
            self.desk().known.insert(key, Progress::Thinking(percent));
            self.consider(question, &mut analysis).await;
            if *self.closing.borrow() {
                return None;
            }
        }
        analysis.chances.extend(ending);
        analysis.costly.sort_by(|one, other| other.cost().total_cmp(&one.cost()));
        analysis.costly.truncate(SHOWN);
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

    /// Does something when no bot waits for a thread; nothing if it fails.
    async fn in_spare_time<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Option<T> {
        let (answer, answered) = oneshot::channel();
        self.hall.pool().run_spare(move || drop(answer.send(work())));
        answered.await.ok()
    }

    fn next(&self) -> Option<Job> {
        self.desk().next()
    }

    fn desk(&self) -> MutexGuard<'_, Desk> {
        self.desk.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Desk {
    /// Takes a job on, unless it was taken on before or too many wait.
    fn accept(&mut self, job: Job) -> Progress {
        if let Some(known) = self.known.get(&job.key) {
            return known.clone();
        }
        let waiting = match job.key {
            Key::Table(_) => &mut self.tables,
            Key::Record(_) => &mut self.records,
        };
        if waiting.len() >= MOST_WAITING {
            return Progress::Busy;
        }
        self.known.insert(job.key, Progress::Thinking(0));
        waiting.push_back(job);
        Progress::Thinking(0)
    }

    /// The next job; if there is none, nobody works any more.
    fn next(&mut self) -> Option<Job> {
        let next = self.tables.pop_front().or_else(|| self.records.pop_front());
        self.is_working = next.is_some();
        next
    }

    fn finish(&mut self, key: Key, analysis: Arc<Analysis>) {
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
