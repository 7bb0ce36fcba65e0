//! The task that writes: it gathers what waits into one commit and answers after it.

use std::collections::{HashSet, VecDeque};
use std::sync::Arc;
use std::time::{Duration, Instant};

use tokio::sync::mpsc::UnboundedReceiver;
use tokio::sync::{Notify, oneshot, watch};
use tokio_postgres::error::SqlState;
use tokio_postgres::{Config, Error};

use super::commit::{CommitAnswer, STATEMENTS, Work, commit};
use super::lease::Alive;
use super::line::{Connection, within};
use crate::metrics::Metrics;
use crate::store::StoreError;
use crate::store::writer::{CROWD, GATHERING, MAX_JOBS_A_COMMIT};

/// How long a commit may take. What then became of it is unknown, and everybody in it reads again: that costs more than
/// to wait for a disk that is slow for once.
const PATIENCE: Duration = Duration::from_secs(2);

/// Something to be kept, and whom to tell.
pub(super) struct Job {
    pub(super) work: Work,
    pub(super) answer: oneshot::Sender<CommitAnswer>,
}

/// The task that writes.
pub(super) struct Writer {
    pub(super) config: Arc<Config>,
    pub(super) connection: Option<Connection>,
    pub(super) alive: watch::Receiver<Alive>,
    /// Whom to tell that our lease may be gone.
    pub(super) lost: Arc<Notify>,
    pub(super) metrics: Arc<Metrics>,
}

impl Writer {
    /// Commits jobs until nobody can send any more.
    pub(super) async fn run(mut self, mut jobs: UnboundedReceiver<Job>) {
        let mut waiting = VecDeque::new();
        let mut is_crowded = false;
        loop {
            if waiting.is_empty() {
                let Some(first) = jobs.recv().await else { return };
                waiting.push_back(first);
            }
            if is_crowded {
                tokio::time::sleep(GATHERING).await;
            }
            while let Ok(job) = jobs.try_recv() {
                waiting.push_back(job);
            }
            let next = gather(&mut waiting);
            is_crowded = next.len() >= CROWD;
            self.keep(next).await;
        }
    }

    /// Keeps jobs in one commit, and tells everybody.
    async fn keep(&mut self, jobs: Vec<Job>) {
        let begun = Instant::now();
        let works: Vec<&Work> = jobs.iter().map(|job| &job.work).collect();
        let outcomes = match self.commit(&works).await {
            Ok(outcomes) => outcomes,
            Err(Failed::Away(why)) => works.iter().map(|_| Err(why.clone())).collect(),
            Err(Failed::Refused(_)) if works.len() > 1 => self.one_by_one(&works).await,
            Err(Failed::Refused(why)) => vec![Err(why)],
        };
        self.metrics.commits.count(jobs.len(), begun.elapsed());
        for (job, outcome) in jobs.into_iter().zip(outcomes) {
            let _ = job.answer.send(outcome);
        }
    }

    /// What PostgreSQL refused together is tried alone: only what is wrong with it stays unsaved.
    async fn one_by_one(&mut self, works: &[&Work]) -> Vec<CommitAnswer> {
        let mut outcomes = Vec::new();
        for work in works {
            let outcome = self.commit(&[work]).await;
            let unsaved = |(Failed::Away(why) | Failed::Refused(why))| vec![Err(why)];
            outcomes.extend(outcome.unwrap_or_else(unsaved));
        }
        outcomes
    }

    async fn commit(&mut self, works: &[&Work]) -> Result<Vec<CommitAnswer>, Failed> {
        let lease = self.alive.borrow().lease;
        let connection = self.connection().await.map_err(Failed::Away)?;
        let mut is_refused = false;
        let committed = within(PATIENCE, async {
            let committed = commit(&connection, lease, works).await;
            is_refused = committed.as_ref().is_err_and(is_bad_data);
            committed
        });
        match committed.await {
            Ok(outcomes) => {
                if outcomes.iter().any(Result::is_err) {
                    self.lost.notify_one();
                }
                self.connection = Some(connection);
                Ok(outcomes)
            }
            Err(why) => {
                tracing::error!(%why, "a commit failed");
                self.replace(connection).await;
                Err(if is_refused { Failed::Refused(why) } else { Failed::Away(why) })
            }
        }
    }

    /// The connection, or a new one if it is lost.
    async fn connection(&mut self) -> Result<Connection, StoreError> {
        match self.connection.take() {
            Some(open) if !open.client.is_closed() => Ok(open),
            _ => connect(&self.config).await,
        }
    }

    /// Whoever is told that a commit failed reads again: before, it is made sure that it does not come through after
    /// all.
    async fn replace(&mut self, lost: Connection) {
        let Ok(new) = connect(&self.config).await else { return };
        if new.settle(&lost).await.is_ok() {
            self.connection = Some(new);
        }
    }
}

/// Why a commit failed.
enum Failed {
    /// PostgreSQL is away; whether anything was kept is unknown.
    Away(StoreError),
    /// PostgreSQL refused a statement: nothing was kept.
    Refused(StoreError),
}

/// Whether there is something wrong with what was to be kept: classes 22 and 23 of SQL's states.
fn is_bad_data(why: &Error) -> bool {
    let state = why.code().map(SqlState::code);
    state.is_some_and(|state| state.starts_with("22") || state.starts_with("23"))
}

/// A connection that can commit.
pub(super) async fn connect(config: &Config) -> Result<Connection, StoreError> {
    let connection = Connection::open(config).await?;
    connection.prepare(STATEMENTS).await?;
    Ok(connection)
}

/// What goes into the next commit: of each table one job, so that what is told apart is the order in which they came.
fn gather(waiting: &mut VecDeque<Job>) -> Vec<Job> {
    let (mut next, mut later, mut tables) = (Vec::new(), VecDeque::new(), HashSet::new());
    for job in waiting.drain(..) {
        let is_next = match &job.work {
            Work::Append(append) => tables.insert(append.table.0),
            Work::Create(_) | Work::Name(..) => true,
        };
        if is_next && next.len() < MAX_JOBS_A_COMMIT {
            next.push(job);
        } else {
            later.push_back(job);
        }
    }
    *waiting = later;
    next
}
