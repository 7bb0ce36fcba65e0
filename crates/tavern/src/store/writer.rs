//! The thread that writes: it gathers what waits into one commit and answers afterwards.

use std::sync::mpsc::Receiver;
use std::time::{Duration, Instant};

use rusqlite::Connection;
use tokio::sync::oneshot;

use super::StoreError;
use crate::metrics::Metrics;

/// A commit of this many jobs means a crowd: the next one waits to gather more.
pub(super) const CROWD: usize = 16;

/// How long a commit waits in a crowd: everybody is told less often, of more at once.
pub(super) const GATHERING: Duration = Duration::from_millis(4);

/// No commit gathers more jobs, so that nobody waits for long.
pub(super) const MAX_JOBS_A_COMMIT: usize = 1_000;

/// Work within the next commit, if that could be begun; the function it returns is called after the commit.
pub(super) type Job = Box<dyn FnOnce(Begun<'_>) -> Ack + Send>;
type Begun<'a> = Result<&'a Connection, StoreError>;
type Ack = Box<dyn FnOnce(Result<(), StoreError>) + Send>;

/// A job, and where its result will arrive once it is committed.
pub(super) fn job<T: Send + 'static>(
    work: impl FnOnce(&Connection) -> rusqlite::Result<T> + Send + 'static,
) -> (Job, oneshot::Receiver<Result<T, StoreError>>) {
    let (answer, answered) = oneshot::channel();
    let job: Job = Box::new(move |begun| {
        let done = begun.and_then(|connection| work(connection).map_err(StoreError::from));
        Box::new(move |committed| {
            let _ = answer.send(done.and_then(|done| committed.map(|()| done)));
        })
    });
    (job, answered)
}

/// Does all of `work` or nothing of it, within a transaction.
pub(super) fn as_one<T>(
    connection: &Connection,
    work: impl FnOnce() -> rusqlite::Result<T>,
) -> rusqlite::Result<T> {
    connection.prepare_cached("SAVEPOINT one")?.execute([])?;
    let done = work();
    if done.is_err() && connection.execute_batch("ROLLBACK TO one").is_err() {
        // Half of it cannot be undone alone, so nothing of this commit is kept.
        let _ = connection.execute_batch("ROLLBACK");
        return done;
    }
    connection.prepare_cached("RELEASE one")?.execute([])?;
    done
}

/// Commits jobs until nobody can send any more.
pub(super) fn write_all(connection: Connection, jobs: &Receiver<Job>, metrics: &Metrics) {
    let mut is_crowded = false;
    while let Ok(first) = jobs.recv() {
        if is_crowded {
            std::thread::sleep(GATHERING);
        }
        let begun = Instant::now();
        let (acks, result) = commit(&connection, first, jobs);
        is_crowded = acks.len() >= CROWD;
        metrics.commits.count(acks.len(), begun.elapsed());
        acks.into_iter().for_each(|ack| ack(result.clone()));
    }
    if let Err((_, why)) = connection.close() {
        tracing::error!(%why, "the storage did not close");
    }
}

/// Does what waits within one commit. If it cannot be begun, nothing is done and everybody who waits is told.
fn commit(
    connection: &Connection,
    first: Job,
    jobs: &Receiver<Job>,
) -> (Vec<Ack>, Result<(), StoreError>) {
    let begun = connection.execute_batch("BEGIN IMMEDIATE").map_err(StoreError::from);
    let mut acks = Vec::new();
    let mut next = Some(first);
    while let Some(job) = next {
        acks.push(job(begun.clone().map(|()| connection)));
        // SQLite abandons a transaction by itself, such as when the disk is full: what comes after would be kept alone.
        let is_given_up = begun.is_ok() && connection.is_autocommit();
        let may_more = acks.len() < MAX_JOBS_A_COMMIT && !is_given_up;
        next = if may_more { jobs.try_recv().ok() } else { None };
    }
    let result = begun.and_then(|()| connection.execute_batch("COMMIT").map_err(StoreError::from));
    if let Err(why) = &result {
        tracing::error!(%why, "a commit failed");
        let _ = connection.execute_batch("ROLLBACK");
    }
    (acks, result)
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc::{Sender, channel};

    use super::*;

    fn numbers(file: &std::path::Path) -> Connection {
        let connection = Connection::open(file).unwrap();
        connection.busy_timeout(Duration::from_millis(1)).unwrap();
        connection.execute_batch("CREATE TABLE IF NOT EXISTS numbers (number UNIQUE)").unwrap();
        connection
    }

    fn kept(connection: &Connection) -> Vec<i64> {
        let mut all = connection.prepare("SELECT number FROM numbers ORDER BY number").unwrap();
        all.query_map([], |row| row.get(0)).unwrap().collect::<rusqlite::Result<_>>().unwrap()
    }

    fn keep(connection: &Connection, number: i64) -> rusqlite::Result<()> {
        connection.execute("INSERT INTO numbers VALUES (?1)", [number]).map(|_| ())
    }

    type Told = oneshot::Receiver<Result<(), StoreError>>;

    fn send(
        to: &Sender<Job>,
        work: impl FnOnce(&Connection) -> rusqlite::Result<()> + Send + 'static,
    ) -> Told {
        let (job, told) = job(work);
        to.send(job).unwrap();
        told
    }

    /// Commits what waits, commit by commit, and says how each job went.
    fn write(
        connection: Connection,
        (to, jobs): (Sender<Job>, Receiver<Job>),
        all: Vec<Told>,
    ) -> Vec<bool> {
        drop(to);
        write_all(connection, &jobs, &Metrics::default());
        all.into_iter().map(|told| told.blocking_recv().unwrap().is_ok()).collect()
    }

    #[test]
    fn while_somebody_else_writes_nothing_is_done_and_all_are_told() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("numbers.db");
        let (ours, theirs, way) = (numbers(&file), numbers(&file), channel());
        theirs.execute_batch("BEGIN IMMEDIATE").unwrap();
        let all = (0..3).map(|_| send(&way.0, |_| panic!("nothing was begun"))).collect();
        assert_eq!(write(ours, way, all), [false; 3]);
    }

    #[test]
    fn what_fails_half_way_leaves_nothing_and_the_others_are_kept() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("numbers.db");
        let (ours, way) = (numbers(&file), channel());
        let three = |connection: &Connection| {
            as_one(connection, || [2, 3, 1].into_iter().try_for_each(|n| keep(connection, n)))
        };
        let all = vec![
            send(&way.0, |connection| keep(connection, 1)),
            send(&way.0, three),
            send(&way.0, |connection| keep(connection, 4)),
        ];
        assert_eq!(write(ours, way, all), [true, false, true]);
        assert_eq!(kept(&numbers(&file)), [1, 4]);
    }

    #[test]
    fn when_a_commit_is_given_up_its_jobs_are_told_and_what_waits_is_committed_next() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("numbers.db");
        let (ours, way) = (numbers(&file), channel());
        let all = vec![
            send(&way.0, |connection| keep(connection, 1)),
            send(&way.0, |connection| connection.execute_batch("ROLLBACK")),
            send(&way.0, |connection| {
                assert!(!connection.is_autocommit(), "it would be kept alone");
                keep(connection, 2)
            }),
        ];
        assert_eq!(write(ours, way, all), [false, false, true]);
        assert_eq!(kept(&numbers(&file)), [2]);
    }
}
