//! The storage in one SQLite file: one thread writes, gathering what waits into one commit; another reads, and a third
//! looks through many rows.

mod finished;
mod reading;
mod subscriptions;

use std::path::Path;
use std::sync::mpsc::{Sender, channel};
use std::sync::{Arc, Mutex};
use std::thread::JoinHandle;
use std::time::Duration;

use anyhow::Context as _;
use rusqlite::{Connection, OptionalExtension as _, params};
use tokio::sync::oneshot;

pub(super) use self::finished::{commit_days, put, read_day};
use self::reading::{ids, load_table};

use super::links::Links;
use super::writer::{Job, as_one, job, write_all};
use super::{
    Append, BadData, Chain, Found, Later, Link, MatchSearch, NewTable, OwnTry, Placed, PuzzleTry,
    Status, Store, StoreError, StoredDay, StoredEntry, StoredTable, TableKey, Tries, Try, file,
    sql,
};
use crate::ids::{PlayerId, TableId};
use crate::metrics::Metrics;

/// Dropping it closes the file, with everything saved.
pub(crate) struct Sqlite {
    writer: Option<Sender<Job>>,
    reader: Option<Sender<Query>>,
    /// Reads many rows at once; whoever needs one row does not wait for that.
    searcher: Option<Sender<Query>>,
    threads: Mutex<Vec<JoinHandle<()>>>,
    links: Links,
}

type Query = Box<dyn FnOnce(&Connection) + Send>;

impl Sqlite {
    /// Opens the file, or makes it if there is none. Fails if it is not ours, not whole, or from a newer Tortuga.
    pub(crate) fn open(file: &Path, metrics: Arc<Metrics>) -> anyhow::Result<Self> {
        if !file::is_there(file)? {
            file::make(file, |new| bring_up_to_date(&connect(new)?))?;
        }
        let writer = Connection::open(file)?;
        recognise(&writer, file).map_err(|why| name_damage(why, file))?;
        let writer = settle(writer)?;
        bring_up_to_date(&writer)?;
        let (jobs, waiting_jobs) = channel();
        let write = move || write_all(writer, &waiting_jobs, &metrics);
        let writing = std::thread::Builder::new().name("store-write".to_owned()).spawn(write)?;
        let (reader, reading) = start_reading(file, "store-read")?;
        let (searcher, searching) = start_reading(file, "store-search")?;
        Ok(Self {
            writer: Some(jobs),
            reader: Some(reader),
            searcher: Some(searcher),
            threads: Mutex::new(vec![writing, reading, searching]),
            links: Links::default(),
        })
    }

    fn write<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Connection) -> rusqlite::Result<T> + Send + 'static,
    ) -> Later<T> {
        let (job, answered) = job(work);
        let sent = self.writer.as_ref().is_some_and(|writer| writer.send(job).is_ok());
        later(sent, answered)
    }

    fn read<T: Send + 'static>(
        &self,
        query: impl FnOnce(&Connection) -> rusqlite::Result<T> + Send + 'static,
    ) -> Later<T> {
        send(self.reader.as_ref(), query)
    }

    /// The same for what looks through many rows.
    fn search_through<T: Send + 'static>(
        &self,
        query: impl FnOnce(&Connection) -> rusqlite::Result<T> + Send + 'static,
    ) -> Later<T> {
        send(self.searcher.as_ref(), query)
    }
}

/// A thread that reads by a connection of its own.
fn start_reading(file: &Path, name: &str) -> anyhow::Result<(Sender<Query>, JoinHandle<()>)> {
    let connection = connect(file)?;
    let (queries, waiting) = channel::<Query>();
    let read = move || waiting.iter().for_each(|query| query(&connection));
    let thread = std::thread::Builder::new().name(name.to_owned()).spawn(read)?;
    Ok((queries, thread))
}

fn send<T: Send + 'static>(
    reader: Option<&Sender<Query>>,
    query: impl FnOnce(&Connection) -> rusqlite::Result<T> + Send + 'static,
) -> Later<T> {
    let (answer, answered) = oneshot::channel();
    let query: Query = Box::new(move |connection| {
        let _ = answer.send(query(connection).map_err(StoreError::from));
    });
    later(reader.is_some_and(|reader| reader.send(query).is_ok()), answered)
}

impl Drop for Sqlite {
    fn drop(&mut self) {
        drop(self.writer.take());
        drop((self.reader.take(), self.searcher.take()));
        let Ok(mut threads) = self.threads.lock() else { return };
        for thread in threads.drain(..) {
            let _ = thread.join();
        }
    }
}

fn later<T: Send + 'static>(
    sent: bool,
    answered: oneshot::Receiver<Result<T, StoreError>>,
) -> Later<T> {
    Box::pin(async move {
        let closed = || StoreError::Broken("it is closed".to_owned());
        if !sent {
            return Err(closed());
        }
        answered.await.unwrap_or_else(|_| Err(closed()))
    })
}

pub(super) fn connect(file: &Path) -> anyhow::Result<Connection> {
    let connection =
        Connection::open(file).with_context(|| format!("cannot open {}", file.display()))?;
    settle(connection)
}

fn settle(connection: Connection) -> anyhow::Result<Connection> {
    connection.execute_batch(sql::SETTINGS)?;
    connection.set_prepared_statement_cache_capacity(32);
    Ok(connection)
}

/// Whether the tables of a database are ours; changes nothing.
fn recognise(connection: &Connection, file: &Path) -> anyhow::Result<()> {
    let version: u32 = connection.query_row("PRAGMA user_version", [], |row| row.get(0))?;
    let ours: u32 = connection.query_row(sql::OUR_TABLES, [], |row| row.get(0))?;
    if version == 0 || ours == 0 {
        return Err(BadData::Foreign(file.to_owned()).into());
    }
    Ok(())
}

/// If SQLite cannot make sense of the file, says so in our own words.
fn name_damage(why: anyhow::Error, file: &Path) -> anyhow::Error {
    use rusqlite::ErrorCode::{DatabaseCorrupt, NotADatabase};
    let code = why.downcast_ref().and_then(rusqlite::Error::sqlite_error_code);
    match code {
        Some(DatabaseCorrupt | NotADatabase) => BadData::Damaged(file.to_owned()).into(),
        _ => why.context(format!("cannot open {}", file.display())),
    }
}

fn bring_up_to_date(connection: &Connection) -> anyhow::Result<()> {
    let version: u32 = connection.query_row("PRAGMA user_version", [], |row| row.get(0))?;
    let version = version as usize;
    if version > sql::VERSIONS.len() {
        return Err(BadData::Newer(version).into());
    }
    for (done, step) in sql::VERSIONS.iter().enumerate().skip(version) {
        let next = done + 1;
        connection
            .execute_batch(&format!("BEGIN; {step} PRAGMA user_version = {next}; COMMIT;"))?;
    }
    Ok(())
}

impl From<rusqlite::Error> for StoreError {
    fn from(error: rusqlite::Error) -> Self {
        match error.sqlite_error_code() {
            Some(rusqlite::ErrorCode::ConstraintViolation) => Self::Taken,
            _ => Self::Broken(error.to_string()),
        }
    }
}

const fn number_of(status: Status) -> u8 {
    match status {
        Status::Gathering => 0,
        Status::Playing => 1,
        Status::Over => 2,
    }
}

/// A single entry is written whole or not at all by itself; several need a transaction.
fn append_entries(connection: &Connection, append: &Append) -> rusqlite::Result<()> {
    let Append { entries, lines, gone, status, sitters, finished, .. } = append;
    let n_others = lines.len() + gone.len() + sitters.len();
    let n_others = n_others + usize::from(status.is_some()) + usize::from(finished.is_some());
    if entries.len() + n_others == 1 {
        return add_entries(connection, append);
    }
    as_one(connection, || add_entries(connection, append))
}

fn add_entries(connection: &Connection, append: &Append) -> rusqlite::Result<()> {
    let key = append.table.0;
    let mut add_entry = connection.prepare_cached(sql::ADD_ENTRY)?;
    for (number, entry) in (append.first..).zip(&append.entries) {
        let StoredEntry { at, body, chain } = entry;
        add_entry.execute(params![key, number, *at as i64, body, chain.map(Chain::number)])?;
    }
    for (number, body) in &append.lines {
        connection.prepare_cached(sql::ADD_LINE)?.execute(params![key, number, body])?;
    }
    for number in &append.gone {
        connection.prepare_cached(sql::DROP_LINE)?.execute(params![key, number])?;
    }
    if let Some(status) = append.status {
        let mut set_status = connection.prepare_cached(sql::SET_STATUS)?;
        let n_entries = append.first + append.entries.len() as u32;
        set_status.execute(params![key, number_of(status), n_entries])?;
    }
    for player in &append.sitters {
        let mut add_sitter = connection.prepare_cached(sql::ADD_SITTER)?;
        add_sitter.execute(params![player.bytes(), key])?;
    }
    match &append.finished {
        Some(finished) => put(connection, append.table, finished),
        None => Ok(()),
    }
}

fn add_table(connection: &Connection, table: NewTable) -> rusqlite::Result<TableKey> {
    let NewTable { id, game, created, setup, host, entries, status, sitters } = table;
    let mut add = connection.prepare_cached(sql::ADD_TABLE)?;
    let n_entries = entries.len() as u32;
    let status = number_of(status);
    let row = params![id.bytes(), game, created as i64, setup, host.bytes(), status, n_entries];
    let table = TableKey(add.insert(row)?);
    let (first, lines, gone, status, finished) = (0, Vec::new(), Vec::new(), None, None);
    let first = Append { table, first, entries, lines, gone, status, sitters, finished };
    add_entries(connection, &first)?;
    Ok(table)
}

impl Store for Sqlite {
    fn create(&self, table: NewTable) -> Later<TableKey> {
        self.write(move |connection| as_one(connection, || add_table(connection, table)))
    }

    fn append(&self, append: Append) -> Later<()> {
        self.write(move |connection| append_entries(connection, &append))
    }

    fn load(&self, id: TableId) -> Later<Option<StoredTable>> {
        self.read(move |connection| load_table(connection, id))
    }

    fn with_status(&self, status: Status, limit: u32) -> Later<Vec<TableId>> {
        let status = number_of(status);
        self.read(move |connection| ids(connection, sql::WITH_STATUS, params![status, limit]))
    }

    fn never_begun(&self, before: u64) -> Later<Vec<TableId>> {
        let row = (number_of(Status::Gathering), before as i64);
        self.read(move |connection| ids(connection, sql::NEVER_BEGUN, row))
    }

    fn tables_of(&self, player: PlayerId, limit: u32) -> Later<Vec<(TableId, bool)>> {
        self.read(move |connection| {
            let mut query = connection.prepare_cached(sql::TABLES_OF)?;
            let row = |row: &rusqlite::Row<'_>| Ok((TableId::from_bytes(row.get(0)?), row.get(1)?));
            query.query_map(params![player.bytes(), limit], row)?.collect()
        })
    }

    fn tries(&self, contest: String, reader: Option<PlayerId>, limit: u32) -> Later<Vec<Try>> {
        self.search_through(move |connection| {
            let mut query = connection.prepare_cached(sql::TRIES)?;
            let found = |row: &rusqlite::Row<'_>| {
                let (table, player) = (row.get(0)?, row.get(1)?);
                let (table, player) = (TableId::from_bytes(table), PlayerId::from_bytes(player));
                Ok(Try { table, player, name: row.get(2)? })
            };
            let reader = reader.map(|reader| *reader.bytes());
            query.query_map(params![contest, limit, reader], found)?.collect()
        })
    }

    fn games_of(&self, player: PlayerId) -> Later<Vec<(String, u32, TableId)>> {
        self.search_through(move |connection| {
            let mut query = connection.prepare_cached(sql::GAMES_OF)?;
            let row = |row: &rusqlite::Row<'_>| {
                Ok((row.get(0)?, row.get(1)?, TableId::from_bytes(row.get(2)?)))
            };
            query.query_map(params![player.bytes()], row)?.collect()
        })
    }

    fn puzzle_tries(&self, player: PlayerId) -> Later<Vec<PuzzleTry>> {
        self.search_through(move |connection| {
            let mut query = connection.prepare_cached(sql::PUZZLE_TRIES)?;
            let row = |row: &rusqlite::Row<'_>| {
                let at: i64 = row.get(2)?;
                let (game, puzzle, entry) = (row.get(0)?, row.get(1)?, row.get(3)?);
                Ok(PuzzleTry { game, puzzle, at: at as u64, entry })
            };
            query.query_map(params![player.bytes()], row)?.collect()
        })
    }

    fn count_open(&self, host: PlayerId) -> Later<u32> {
        self.read(move |connection| {
            let mut count = connection.prepare_cached(sql::COUNT_OPEN)?;
            count.query_row(params![host.bytes()], |row| row.get(0))
        })
    }

    fn was_here(&self, player: PlayerId, before: u64) -> Later<bool> {
        self.read(move |connection| {
            let mut find = connection.prepare_cached(sql::WAS_HERE)?;
            find.query_row(params![player.bytes(), before as i64], |row| row.get(0))
        })
    }

    fn commit_days(&self, days: Vec<StoredDay>) -> Later<()> {
        self.write(move |connection| as_one(connection, || commit_days(connection, &days)))
    }

    fn days(&self, game: String, first: u32, last: u32) -> Later<Vec<StoredDay>> {
        self.read(move |connection| finished::days(connection, &game, first, last))
    }

    fn spread(&self, contest: String) -> Later<Vec<(i32, u32)>> {
        self.search_through(move |connection| {
            let mut query = connection.prepare_cached(sql::SPREAD)?;
            query.query_map([contest], |row| Ok((row.get(0)?, row.get(1)?)))?.collect()
        })
    }

    fn best(&self, contest: String, of: Tries, limit: u32) -> Later<Vec<Placed>> {
        self.search_through(move |connection| finished::best(connection, &contest, of, limit))
    }

    fn own_tries(&self, contest: String, player: PlayerId, limit: u32) -> Later<Vec<OwnTry>> {
        self.search_through(move |connection| {
            finished::own_tries(connection, &contest, player, limit)
        })
    }

    fn search(&self, search: MatchSearch) -> Later<Vec<Found>> {
        self.search_through(move |connection| finished::search(connection, &search))
    }

    fn keep_analysis(&self, table: TableId, body: String, lead_changes: u32) -> Later<()> {
        self.write(move |connection| {
            let mut note = connection.prepare_cached(sql::NOTE_LEAD_CHANGES)?;
            note.execute(params![table.bytes(), lead_changes])?;
            let mut keep = connection.prepare_cached(sql::KEEP_ANALYSIS)?;
            keep.execute(params![table.bytes(), body]).map(|_| ())
        })
    }

    fn analysis(&self, table: TableId) -> Later<Option<String>> {
        self.read(move |connection| {
            let mut find = connection.prepare_cached(sql::ANALYSIS)?;
            find.query_row(params![table.bytes()], |row| row.get(0)).optional()
        })
    }

    fn put_player(&self, player: PlayerId, name: String) -> Later<()> {
        self.write(move |connection| {
            let mut put = connection.prepare_cached(sql::PUT_PLAYER)?;
            put.execute(params![player.bytes(), name]).map(|_| ())
        })
    }

    fn player(&self, player: PlayerId) -> Later<Option<String>> {
        self.read(move |connection| {
            let mut find = connection.prepare_cached(sql::PLAYER)?;
            find.query_row(params![player.bytes()], |row| row.get(0)).optional()
        })
    }

    fn keep_link(&self, player: PlayerId, link: Link, lasts: Duration) -> Later<()> {
        self.links.keep(player, link, lasts)
    }

    fn claim_link(&self, word: [u8; 32]) -> Later<Option<[u8; 32]>> {
        self.links.claim(word)
    }
}

#[cfg(test)]
mod tests;
