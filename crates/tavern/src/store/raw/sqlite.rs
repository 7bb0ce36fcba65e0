//! All that an SQLite file holds.

use std::path::Path;
use std::sync::Arc;

use rusqlite::{Connection, OptionalExtension as _, Row, params};

use super::{RawEntry, RawPlayer, RawStore, RawTable};
use crate::metrics::Metrics;
use crate::store::sqlite::{self, Sqlite, commit_days, put, read_day};
use crate::store::{Finished, StoredDay, TableKey};

/// All that an SQLite file holds.
pub(crate) struct RawSqlite(Connection);

impl RawSqlite {
    /// Opens the file, making it if there is none. Fails like [`Sqlite::open`].
    pub(crate) fn open(file: &Path) -> anyhow::Result<Self> {
        drop(Sqlite::open(file, Arc::new(Metrics::default()))?);
        Ok(Self(sqlite::connect(file)?))
    }

    fn all<T>(
        &self,
        query: &str,
        key: i64,
        read: impl FnMut(&Row<'_>) -> rusqlite::Result<T>,
    ) -> rusqlite::Result<Vec<T>> {
        self.0.prepare_cached(query)?.query_map([key], read)?.collect()
    }
}

const TABLE: &str = "SELECT key, game, created, setup, host, status, n_entries,
    (SELECT body FROM analyses WHERE table_id = key) FROM tables WHERE id = ?1";
const ENTRIES: &str =
    "SELECT number, at, body, chain FROM entries WHERE table_id = ?1 ORDER BY number";
const LINES: &str = "SELECT number, body FROM lines WHERE table_id = ?1 ORDER BY number";
const SITTERS: &str = "SELECT player FROM sitters WHERE table_id = ?1 ORDER BY player";

impl RawStore for RawSqlite {
    fn tables(&mut self) -> anyhow::Result<Vec<Vec<u8>>> {
        let mut ids = self.0.prepare("SELECT id FROM tables ORDER BY key")?;
        Ok(ids.query_map([], |row| row.get(0))?.collect::<rusqlite::Result<_>>()?)
    }

    fn table(&mut self, id: &[u8]) -> anyhow::Result<Option<RawTable>> {
        let mut table = self.0.prepare_cached(TABLE)?;
        let found = table.query_row([id], |row| {
            let key = row.get(0)?;
            Ok(RawTable {
                id: id.to_vec(),
                game: row.get(1)?,
                created: row.get(2)?,
                setup: row.get(3)?,
                host: row.get(4)?,
                status: row.get(5)?,
                n_entries: row.get(6)?,
                analysis: row.get(7)?,
                entries: self.all(ENTRIES, key, |row| {
                    let (number, at) = (row.get(0)?, row.get(1)?);
                    Ok(RawEntry { number, at, body: row.get(2)?, chain: row.get(3)? })
                })?,
                lines: self.all(LINES, key, |row| Ok((row.get(0)?, row.get(1)?)))?,
                sitters: self.all(SITTERS, key, |row| row.get(0))?,
            })
        });
        Ok(found.optional()?)
    }

    fn add(&mut self, tables: &[RawTable]) -> anyhow::Result<()> {
        let change = self.0.transaction()?;
        for table in tables {
            add(&change, table)?;
        }
        Ok(change.commit()?)
    }

    fn players(&mut self) -> anyhow::Result<Vec<RawPlayer>> {
        let mut players = self.0.prepare("SELECT id, name FROM players ORDER BY id")?;
        let rows = players.query_map([], |row| Ok((row.get(0)?, row.get(1)?)))?;
        Ok(rows.collect::<rusqlite::Result<_>>()?)
    }

    fn put_players(&mut self, players: &[RawPlayer]) -> anyhow::Result<()> {
        let change = self.0.transaction()?;
        for (id, name) in players {
            change.execute(crate::store::sql::PUT_PLAYER, params![id, name])?;
        }
        Ok(change.commit()?)
    }

    fn days(&mut self) -> anyhow::Result<Vec<StoredDay>> {
        let mut days = self.0.prepare("SELECT day, game, secret, committed FROM days")?;
        Ok(days.query_map([], read_day)?.collect::<rusqlite::Result<_>>()?)
    }

    fn put_days(&mut self, days: &[StoredDay]) -> anyhow::Result<()> {
        let change = self.0.transaction()?;
        for StoredDay { day, game, .. } in days {
            let row = params![day, game];
            change.execute("DELETE FROM days WHERE day = ?1 AND game = ?2", row)?;
        }
        commit_days(&change, days)?;
        Ok(change.commit()?)
    }

    fn put_finished(&mut self, finished: &[(Vec<u8>, Option<Finished>)]) -> anyhow::Result<()> {
        let change = self.0.transaction()?;
        for (id, finished) in finished {
            let key = "SELECT key FROM tables WHERE id = ?1";
            let key: i64 = change.query_row(key, [id], |row| row.get(0))?;
            change.execute("DELETE FROM finished WHERE table_id = ?1", [key])?;
            if let Some(finished) = finished {
                put(&change, TableKey(key), finished)?;
            }
        }
        Ok(change.commit()?)
    }
}

fn add(change: &Connection, table: &RawTable) -> rusqlite::Result<()> {
    let RawTable { id, game, created, setup, host, status, n_entries, .. } = table;
    let row = params![id, game, created, setup, host, status, n_entries];
    let key = change.prepare_cached(crate::store::sql::ADD_TABLE)?.insert(row)?;
    for RawEntry { number, at, body, chain } in &table.entries {
        let mut add = change.prepare_cached(crate::store::sql::ADD_ENTRY)?;
        add.execute(params![key, number, at, body, chain])?;
    }
    for (number, body) in &table.lines {
        change.prepare_cached(crate::store::sql::ADD_LINE)?.execute(params![key, number, body])?;
    }
    for player in &table.sitters {
        change.prepare_cached(crate::store::sql::ADD_SITTER)?.execute(params![player, key])?;
    }
    if let Some(body) = &table.analysis {
        change.prepare_cached(crate::store::sql::KEEP_ANALYSIS)?.execute(params![id, body])?;
    }
    Ok(())
}
