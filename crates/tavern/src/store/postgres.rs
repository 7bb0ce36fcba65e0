//! The storage in a PostgreSQL that several nodes share. A thread carries every connection: one that writes, gathering
//! what waits into one commit, a few that read, and one that holds the lease of this node.
//!
//! A table is led by the lease that `tables.leader` names. Every commit of a node holds its own lease in `nodes`; whoever
//! takes a table from a node that seems dead deletes that lease first, which waits for such a commit, and lets no other
//! come after it. So of two who believe that they lead a table only one can write, however wrong their clocks are and
//! however long one of them was asleep.

mod commit;
mod finished;
mod leading;
mod lease;
mod line;
mod reading;
mod rows;
mod shape;
mod sql;
mod subscriptions;
#[cfg(test)]
pub(super) mod tests;
mod writer;

use std::future::Future;
use std::str::FromStr as _;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::thread::JoinHandle;
use std::time::Duration;

use tokio::runtime::{Handle, Runtime};
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};
use tokio::sync::{oneshot, watch};
use tokio_postgres::config::Host;
use tokio_postgres::types::ToSql;
use tokio_postgres::{Config, Error};

pub(crate) use self::lease::{Alive, Pulse, StoreClock};

pub(super) use self::finished::{FinishedRow, put_days, read_day};
pub(super) use self::shape::bring_up_to_date;
pub(super) use self::sql::PUT_FINISHED;

use self::commit::Work;
use self::leading::lead_table;
use self::lease::Heart;
use self::line::{Connection, Line};
use self::reading::{games_of, ids, load_table, puzzle_tries, table_id, tries};
use self::writer::{Job, Writer};
use super::links::MAX_LINKS;
use super::{
    Append, BadData, Found, Later, Lead, Link, MatchSearch, NewTable, OwnTry, Placed, PuzzleTry,
    Status, Store, StoreError, StoredDay, StoredTable, TableKey, Tries, Try,
};
use crate::ids::{PlayerId, TableId};
use crate::lock::lock;
use crate::metrics::Metrics;

/// How many connections read.
const READERS: usize = 4;

/// The storage in PostgreSQL. It is closed, with everything saved and its lease given back, when it is dropped.
pub(crate) struct Postgres {
    jobs: Mutex<Option<UnboundedSender<Job>>>,
    readers: [Arc<Line>; READERS],
    next_reader: AtomicUsize,
    alive: watch::Receiver<Alive>,
    pulse: Arc<Pulse>,
    /// Closes when the lease was given back.
    ended: watch::Receiver<()>,
    runtime: Handle,
    thread: Mutex<Option<JoinHandle<()>>>,
}

impl Postgres {
    /// Connects, brings the database up to date and takes a lease under this name.
    ///
    /// # Errors
    /// If the address is none, nobody answers there, or the data was made by a newer Tortuga.
    pub(crate) fn open(address: &str, name: &str, metrics: Arc<Metrics>) -> anyhow::Result<Self> {
        let config = Arc::new(read_address(address)?);
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
        let handle = runtime.handle().clone();
        let (opened, is_open) = std::sync::mpsc::channel();
        let (begin, name) = (Arc::clone(&config), name.to_owned());
        let carry = move || carry(&runtime, begin, (name, metrics), &opened);
        let thread = std::thread::Builder::new().name("store".to_owned()).spawn(carry)?;
        let Open { jobs, alive, pulse, ended } =
            is_open.recv()?.map_err(|why| name_trouble(why, &config))?;
        Ok(Self {
            jobs: Mutex::new(Some(jobs)),
            readers: std::array::from_fn(|_| Arc::new(Line::new(Arc::clone(&config)))),
            next_reader: AtomicUsize::new(0),
            alive,
            pulse,
            ended,
            runtime: handle,
            thread: Mutex::new(Some(thread)),
        })
    }

    /// Who is alive, from now on.
    pub(crate) fn alive(&self) -> watch::Receiver<Alive> {
        self.alive.clone()
    }

    pub(crate) fn pulse(&self) -> Arc<Pulse> {
        Arc::clone(&self.pulse)
    }

    /// Has something kept within the next commit.
    fn write<T: 'static>(
        &self,
        work: Work,
        answer: impl FnOnce(Option<TableKey>) -> T + Send + 'static,
    ) -> Later<T> {
        let (told, outcome) = oneshot::channel();
        let jobs = lock(&self.jobs);
        if let Some(jobs) = jobs.as_ref() {
            let _ = jobs.send(Job { work, answer: told });
        }
        Box::pin(async move { outcome.await.unwrap_or_else(|_| Err(closed())).map(answer) })
    }

    /// Asks over one of the connections that read.
    fn read<T, F>(&self, ask: impl FnOnce(Arc<Connection>) -> F + Send + 'static) -> Later<T>
    where
        T: Send + 'static,
        F: Future<Output = Result<T, Error>> + Send,
    {
        let next = self.next_reader.fetch_add(1, Ordering::Relaxed) % READERS;
        let line = Arc::clone(&self.readers[next]);
        let answer = self.runtime.spawn(async move { line.ask(ask).await });
        Box::pin(async move { answer.await.unwrap_or_else(|_| Err(closed())) })
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        lock(&self.jobs).take();
        let thread = lock(&self.thread).take();
        thread.map(JoinHandle::join);
    }
}

/// What is there once everything is open.
struct Open {
    jobs: UnboundedSender<Job>,
    alive: watch::Receiver<Alive>,
    pulse: Arc<Pulse>,
    ended: watch::Receiver<()>,
}

/// Opens everything, and carries all connections until nobody writes any more.
fn carry(
    runtime: &Runtime,
    config: Arc<Config>,
    (name, metrics): (String, Arc<Metrics>),
    opened: &std::sync::mpsc::Sender<anyhow::Result<Open>>,
) {
    runtime.block_on(async {
        let (jobs, waiting) = unbounded_channel();
        let (ending, ended) = watch::channel(());
        match begin(config, name, metrics).await {
            Ok((heart, writer)) => {
                let _ = opened.send(Ok(Open {
                    jobs,
                    alive: heart.alive(),
                    pulse: heart.pulse(),
                    ended,
                }));
                live(heart, writer, waiting).await;
            }
            Err(why) => drop(opened.send(Err(why))),
        }
        drop(ending);
    });
}

async fn begin(
    config: Arc<Config>,
    name: String,
    metrics: Arc<Metrics>,
) -> anyhow::Result<(Heart, Writer)> {
    bring_up_to_date(&config).await?;
    let connection = Some(writer::connect(&config).await?);
    let heart = Heart::begin(Arc::clone(&config), name).await?;
    let (alive, lost) = (heart.alive(), heart.lost());
    Ok((heart, Writer { config, connection, alive, lost, metrics }))
}

/// Keeps what it is told to and holds on to the lease.
async fn live(heart: Heart, writer: Writer, jobs: UnboundedReceiver<Job>) {
    tokio::select! {
        () = writer.run(jobs) => heart.end().await,
        () = heart.run() => {}
    }
}

/// How to reach the PostgreSQL at this address.
pub(super) fn read_address(address: &str) -> Result<Config, BadData> {
    let read = Config::from_str(address);
    let mut config = read.map_err(|why| BadData::Address(source_of(&why)))?;
    config.connect_timeout(line::PATIENCE).application_name("tortuga");
    Ok(config)
}

fn source_of(why: &Error) -> String {
    std::error::Error::source(why).map_or_else(|| why.to_string(), ToString::to_string)
}

/// If PostgreSQL does not answer, that is said in our own words, without the password.
pub(super) fn name_trouble(why: anyhow::Error, config: &Config) -> anyhow::Error {
    if why.is::<BadData>() {
        return why;
    }
    let host = config.get_hosts().first().map_or_else(String::new, |host| match host {
        Host::Tcp(name) => name.clone(),
        Host::Unix(path) => path.display().to_string(),
    });
    let port = config.get_ports().first().copied().unwrap_or(5432);
    BadData::Away { address: format!("{host}:{port}"), why: format!("{why:#}") }.into()
}

fn closed() -> StoreError {
    StoreError::Broken("it is closed".to_owned())
}

const fn number_of(status: Status) -> i16 {
    match status {
        Status::Gathering => 0,
        Status::Playing => 1,
        Status::Over => 2,
    }
}

impl Store for Postgres {
    fn create(&self, table: NewTable) -> Later<TableKey> {
        self.write(Work::Create(table), |key| key.unwrap_or(TableKey(0)))
    }

    fn append(&self, append: Append) -> Later<()> {
        self.write(Work::Append(append), drop)
    }

    fn load(&self, id: TableId) -> Later<Option<StoredTable>> {
        self.read(async move |connection| load_table(&connection, id).await)
    }

    fn with_status(&self, status: Status, limit: u32) -> Later<Vec<TableId>> {
        let (status, limit) = (number_of(status), i64::from(limit));
        self.read(async move |connection| {
            ids(&connection, sql::WITH_STATUS, &[&status, &limit]).await
        })
    }

    fn never_begun(&self, before: u64) -> Later<Vec<TableId>> {
        let before = before as i64;
        self.read(async move |connection| ids(&connection, sql::NEVER_BEGUN, &[&before]).await)
    }

    fn tables_of(&self, player: PlayerId, limit: u32) -> Later<Vec<(TableId, bool)>> {
        let limit = i64::from(limit);
        self.read(async move |connection| {
            let player = &player.bytes()[..];
            let rows = connection.query(sql::TABLES_OF, &[&player, &limit]).await?;
            rows.iter().map(|row| Ok((table_id(row, 0)?, row.get(1)))).collect()
        })
    }

    fn tries(&self, contest: String, reader: Option<PlayerId>, limit: u32) -> Later<Vec<Try>> {
        self.read(async move |connection| tries(&connection, contest, (reader, limit)).await)
    }

    fn games_of(&self, player: PlayerId) -> Later<Vec<(String, u32, TableId)>> {
        self.read(async move |connection| games_of(&connection, player).await)
    }

    fn puzzle_tries(&self, player: PlayerId) -> Later<Vec<PuzzleTry>> {
        self.read(async move |connection| puzzle_tries(&connection, player).await)
    }

    fn count_open(&self, host: PlayerId) -> Later<u32> {
        self.read(async move |connection| {
            let count = connection.first(sql::COUNT_OPEN, &[&&host.bytes()[..]]).await?;
            Ok(count.map_or(0, |row| row.get::<_, i64>(0)) as u32)
        })
    }

    fn was_here(&self, player: PlayerId, before: u64) -> Later<bool> {
        let before = before as i64;
        self.read(async move |connection| {
            let found = connection.first(sql::WAS_HERE, &[&&player.bytes()[..], &before]).await?;
            Ok(found.is_some_and(|row| row.get(0)))
        })
    }

    fn commit_days(&self, days: Vec<StoredDay>) -> Later<()> {
        self.read(async move |connection| {
            let columns = finished::DayColumns::of(&days);
            connection.execute(sql::COMMIT_DAYS, &columns.all()).await.map(drop)
        })
    }

    fn days(&self, game: String, first: u32, last: u32) -> Later<Vec<StoredDay>> {
        self.read(async move |connection| finished::days(&connection, &game, first, last).await)
    }

    fn spread(&self, contest: String) -> Later<Vec<(i32, u32)>> {
        self.read(async move |connection| {
            let rows = connection.query(sql::SPREAD, &[&contest]).await?;
            Ok(rows.iter().map(|row| (row.get(0), row.get::<_, i64>(1) as u32)).collect())
        })
    }

    fn best(&self, contest: String, of: Tries, limit: u32) -> Later<Vec<Placed>> {
        self.read(async move |connection| finished::best(&connection, &contest, of, limit).await)
    }

    fn own_tries(&self, contest: String, player: PlayerId, limit: u32) -> Later<Vec<OwnTry>> {
        self.read(async move |connection| {
            finished::own_tries(&connection, &contest, player, limit).await
        })
    }

    fn search(&self, search: MatchSearch) -> Later<Vec<Found>> {
        self.read(async move |connection| finished::search(&connection, &search).await)
    }

    fn keep_analysis(&self, table: TableId, body: String, lead_changes: u32) -> Later<()> {
        let lead_changes = lead_changes as i32;
        self.read(async move |connection| {
            let row: [&(dyn ToSql + Sync); 3] = [&&table.bytes()[..], &body, &lead_changes];
            connection.execute(sql::KEEP_ANALYSIS, &row).await.map(drop)
        })
    }

    fn analysis(&self, table: TableId) -> Later<Option<String>> {
        self.read(async move |connection| {
            let found = connection.first(sql::ANALYSIS, &[&&table.bytes()[..]]).await?;
            Ok(found.map(|row| row.get(0)))
        })
    }

    fn put_player(&self, player: PlayerId, name: String) -> Later<()> {
        self.write(Work::Name(player, name), drop)
    }

    fn player(&self, player: PlayerId) -> Later<Option<String>> {
        self.read(async move |connection| {
            let found = connection.first(sql::PLAYER, &[&&player.bytes()[..]]).await?;
            Ok(found.map(|row| row.get(0)))
        })
    }

    fn keep_link(&self, player: PlayerId, link: Link, lasts: Duration) -> Later<()> {
        let seconds = lasts.as_secs_f64();
        self.read(async move |connection| {
            let (word, sealed) = (&link.word[..], &link.sealed[..]);
            connection.execute(sql::DROP_LINKS, &[&(MAX_LINKS as i64 - 1)]).await?;
            let row: [&(dyn ToSql + Sync); 4] = [&&player.bytes()[..], &word, &sealed, &seconds];
            connection.execute(sql::KEEP_LINK, &row).await.map(drop)
        })
    }

    fn claim_link(&self, word: [u8; 32]) -> Later<Option<[u8; 32]>> {
        self.read(async move |connection| {
            let found = connection.first(sql::CLAIM_LINK, &[&&word[..]]).await?;
            let in_time = found.filter(|row| row.get(1));
            Ok(in_time.and_then(|row| row.get::<_, &[u8]>(0).try_into().ok()))
        })
    }

    fn lead(&self, id: TableId) -> Later<Option<Lead>> {
        let us = self.alive.borrow().lease;
        self.read(async move |connection| lead_table(&connection, id, us).await)
    }

    fn orphans(&self, limit: u32) -> Later<Vec<TableId>> {
        let limit = i64::from(limit);
        self.read(async move |connection| ids(&connection, sql::ORPHANS, &[&limit]).await)
    }

    fn let_go(&self) -> Later<()> {
        let lease = self.alive.borrow().lease.0;
        self.read(async move |connection| {
            connection.execute(sql::END_LEASE, &[&lease]).await.map(drop)
        })
    }

    fn release(&self) -> Later<()> {
        lock(&self.jobs).take();
        let mut ended = self.ended.clone();
        Box::pin(async move {
            // It ends by being closed, never by a word.
            let _ = ended.changed().await;
            Ok(())
        })
    }
}
