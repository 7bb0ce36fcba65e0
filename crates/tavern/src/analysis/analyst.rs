//! The analyst thinks matches over one at a time, in the background, on a thread that yields to all others. What people
//! want to know of a single decision does not wait for whole matches.

use std::sync::{Arc, Mutex, MutexGuard};
use std::time::Duration;

use game::{AnyMatch, Seat};
use sha2::{Digest as _, Sha256};
use tokio::sync::{Notify, oneshot, watch};
use tokio::time::{Instant, timeout_at};

use super::backlog::{Backlog, Job, Origin, Progress};
use super::balance::Reckoning;
use super::questions::{Question, lines, questions};
use super::reasons::followed;
use super::verdict::verdict;
use super::{Analysis, Chances, Costly, Reasons};
use crate::ids::TableId;
use crate::lock::lock;
use crate::slow_work::Payer;
use crate::table::services::Services;

/// How many costly decisions of every seat are kept.
const KEPT: usize = 3;
/// After this time, no more is found out about what would have followed.
const LINES: Duration = Duration::from_secs(4);
/// Whoever asks why waits this long for an answer before they are told that it takes longer.
const AT_ONCE: Duration = Duration::from_millis(1_500);

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

    const fn origin(self) -> Origin {
        match self {
            Self::Table(_) => Origin::Table,
            Self::Record(_) => Origin::Outside,
        }
    }
}

/// A decision of a match, by the number of actions before it.
type DecisionKey = (MatchKey, usize);

/// There are no reasons where there was no choice.
type Found = Option<Reasons>;

pub(crate) struct Analyst {
    services: Arc<Services>,
    closing: watch::Receiver<bool>,
    matches: Mutex<Backlog<MatchKey, Analysis>>,
    decisions: Mutex<Backlog<DecisionKey, Found>>,
    /// The reasons of a decision were found.
    news: Notify,
}

impl std::fmt::Debug for Analyst {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Analyst")
    }
}

impl Analyst {
    /// Thinks in spare time until the tavern closes.
    pub(crate) fn new(services: Arc<Services>, closing: watch::Receiver<bool>) -> Arc<Self> {
        let (matches, decisions) = (Mutex::new(Backlog::new()), Mutex::new(Backlog::new()));
        Arc::new(Self { services, closing, matches, decisions, news: Notify::new() })
    }

    /// How far the analysis of this finished match is. Starts one if there is none.
    pub(crate) async fn progress(
        self: &Arc<Self>,
        key: MatchKey,
        kind: &'static catalog::Entry,
        record: &str,
    ) -> Progress<Analysis> {
        let known = self.matches().known(key);
        if let Some(known) = known {
            return known;
        }
        if let MatchKey::Table(table) = key
            && let Some(analysis) = self.kept(table).await
        {
            self.matches().finish(key, Arc::clone(&analysis));
            return Progress::Done(analysis);
        }
        let job = Job { key, kind, record: record.to_owned() };
        let progress = self.matches().accept(turn(), key.origin(), job);
        if matches!(progress, Progress::Thinking(_)) && self.matches().begin() {
            let this = Arc::clone(self);
            tokio::spawn(async move { this.think_over_matches().await });
        }
        progress
    }

    /// Why the decision after this many actions of a finished match was made. Answers at once if that takes no longer than
    /// people like to wait.
    pub(crate) async fn reasons(
        self: &Arc<Self>,
        (match_key, actions): DecisionKey,
        kind: &'static catalog::Entry,
        record: &str,
    ) -> Progress<Found> {
        let (key, until) = ((match_key, actions), Instant::now() + AT_ONCE);
        let job = Job { key, kind, record: record.to_owned() };
        let mut progress = self.decisions().accept(turn(), match_key.origin(), job);
        if matches!(progress, Progress::Thinking(_)) && self.decisions().begin() {
            let this = Arc::clone(self);
            tokio::spawn(async move { this.think_over_decisions().await });
        }
        while matches!(progress, Progress::Thinking(_)) {
            let news = self.news.notified();
            progress = self.decisions().known(key).unwrap_or(progress);
            if !matches!(progress, Progress::Thinking(_)) || timeout_at(until, news).await.is_err()
            {
                break;
            }
        }
        progress
    }

    /// An analysis from before luck and skill were told apart is made anew.
    async fn kept(&self, table: TableId) -> Option<Arc<Analysis>> {
        let body = self.services.store.analysis(table).await;
        let body = body.inspect_err(|why| tracing::error!(%why, "an analysis cannot be read"));
        let analysis: Analysis = serde_json::from_str(&body.ok()??).ok()?;
        (!analysis.balances.is_empty()).then(|| Arc::new(analysis))
    }

    async fn think_over_decisions(&self) {
        while let Some(Job { key, kind, record }) = self.next_decision() {
            let found = self.in_spare_time(move || {
                let whole = kind.game.replay(&record).ok()?;
                Reasons::of(kind, &*whole, key.1)
            });
            let found = found.await.flatten();
            self.decisions().finish(key, Arc::new(found));
            self.news.notify_waiters();
            if *self.closing.borrow() {
                return;
            }
        }
    }

    fn next_decision(&self) -> Option<Job<DecisionKey>> {
        self.decisions().next()
    }

    async fn think_over_matches(&self) {
        while let Some(job) = self.next_match() {
            let key = job.key;
            let Some(analysis) = self.think_over(job).await else {
                if *self.closing.borrow() {
                    return;
                }
                // Not kept, so that it is thought over again after the next start.
                self.matches().finish(key, Arc::default());
                continue;
            };
            if let MatchKey::Table(table) = key {
                let body = serde_json::to_string(&analysis).unwrap_or_default();
                let kept = self.services.store.keep_analysis(table, body, analysis.lead_changes());
                if let Err(why) = kept.await {
                    tracing::error!(%why, "an analysis could not be kept");
                }
            }
            self.matches().finish(key, Arc::new(analysis));
        }
    }

    fn next_match(&self) -> Option<Job<MatchKey>> {
        self.matches().next()
    }

    /// The turning points of a match; `None` if the tavern closes meanwhile or the thought fails.
    async fn think_over(&self, job: Job<MatchKey>) -> Option<Analysis> {
        let (key, kind) = (job.key, job.kind);
        let asked = self.in_spare_time(move || {
            let whole: Arc<dyn AnyMatch> = Arc::from(kind.game.replay(&job.record).ok()?);
            Some((questions(kind, &*whole), whole))
        });
        let ((decisions, questions), whole) = asked.await.flatten()?;
        let mut analysis =
            Analysis { decisions, thought_over: questions.len(), ..Analysis::default() };
        let mut reckoning = Reckoning::new(whole.seats().len());
        for (done, question) in questions.into_iter().enumerate() {
            let percent = (done * 100 / analysis.thought_over) as u8;
            self.matches().note(key, percent);
            self.consider(question, &mut analysis, &mut reckoning).await;
            if *self.closing.borrow() {
                return None;
            }
        }
        analysis.chances.extend(ending(&*whole));
        analysis.balances = reckoning.balances(&analysis.chances);
        analysis.costly = worst(analysis.costly);
        self.find_lines(kind, whole, &mut analysis.costly).await;
        Some(analysis)
    }

    async fn consider(
        &self,
        question: Question,
        analysis: &mut Analysis,
        reckoning: &mut Reckoning,
    ) {
        let Question { actions, moment, seat, played, thought } = question;
        let Some(counsel) = self.in_spare_time(move || thought.decide()).await else { return };
        analysis.add_thought(moment, &counsel.win_chances);
        let Some((lost, best)) = verdict(&counsel, &played) else { return };
        reckoning.add(seat, &lost.win_chances, &best.win_chances);
        analysis.costly.push(Costly {
            actions,
            seat,
            played,
            played_wins: lost.win_chance,
            best: best.action.clone(),
            best_wins: best.win_chance,
            lines: Default::default(),
        });
    }

    /// Finds out what would have followed these decisions, the worst first, as long as there is time.
    async fn find_lines(
        &self,
        kind: &'static catalog::Entry,
        whole: Arc<dyn AnyMatch>,
        costly: &mut [Costly],
    ) {
        let (asked, until) = (costly.to_vec(), Instant::now() + LINES);
        let prepared = self.in_spare_time(move || lines(kind, &*whole, &asked)).await;
        for (costly, thoughts) in costly.iter_mut().zip(prepared.unwrap_or_default()) {
            if Instant::now() >= until || *self.closing.borrow() {
                return;
            }
            let think = move || thoughts.map(|thought| followed(thought.decide()));
            costly.lines = self.in_spare_time(think).await.unwrap_or_default();
        }
    }

    /// Does `work` when the machine has time to spare; `None` if it fails.
    async fn in_spare_time<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Option<T> {
        let (answer, answered) = oneshot::channel();
        self.services.thinking.think_in_spare_time(move || drop(answer.send(work())));
        answered.await.ok()
    }

    fn matches(&self) -> MutexGuard<'_, Backlog<MatchKey, Analysis>> {
        lock(&self.matches)
    }

    fn decisions(&self) -> MutexGuard<'_, Backlog<DecisionKey, Found>> {
        lock(&self.decisions)
    }
}

/// Whoever asks now.
fn turn() -> super::backlog::Turn {
    Payer::present().map(Payer::address)
}

/// A few decisions of every seat, the worst first.
fn worst(mut costly: Vec<Costly>) -> Vec<Costly> {
    costly.sort_by(|one, other| other.cost().total_cmp(&one.cost()));
    let mut of_seat = [0; game::MAX_SEATS];
    costly.retain(|costly| {
        of_seat[costly.seat.index()] += 1;
        of_seat[costly.seat.index()] <= KEPT
    });
    costly
}

/// Everybody's chances when all is over: some have won.
fn ending(whole: &dyn AnyMatch) -> Option<Chances> {
    let winners = whole.outcome()?.winners();
    let share = |seat| if winners.contains(seat) { 1.0 / winners.len() as f64 } else { 0.0 };
    let wins = Seat::all(whole.seats().len() as u8).map(share).collect();
    Some(Chances { actions: whole.n_actions(), wins, thoughts: 1 })
}
