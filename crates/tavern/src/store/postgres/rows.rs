//! Rows to be written, gathered column by column: a statement writes those of all tables at once.

use tokio_postgres::Error;
use tokio_postgres::types::ToSql;

use super::finished::FinishedRow;
use super::line::Connection;
use super::{number_of, sql};
use crate::ids::PlayerId;
use crate::store::{Append, Chain, StoredEntry, TableKey};

/// What one commit writes.
#[derive(Default)]
pub(super) struct Rows<'a> {
    pub(super) entries: Entries<'a>,
    pub(super) lines: Lines<'a>,
    pub(super) gone: Gone,
    pub(super) statuses: Statuses,
    pub(super) sitters: Sitters<'a>,
    pub(super) finished: Matches,
}

/// What is found out about matches; a commit seldom holds several.
#[derive(Default)]
pub(super) struct Matches(Vec<FinishedRow>);

#[derive(Default)]
pub(super) struct Entries<'a> {
    tables: Vec<i64>,
    numbers: Vec<i32>,
    times: Vec<i64>,
    bodies: Vec<&'a str>,
    chains: Vec<Option<i64>>,
}

#[derive(Default)]
pub(super) struct Lines<'a> {
    tables: Vec<i64>,
    numbers: Vec<i32>,
    bodies: Vec<&'a str>,
}

#[derive(Default)]
pub(super) struct Gone {
    tables: Vec<i64>,
    numbers: Vec<i32>,
}

#[derive(Default)]
pub(super) struct Statuses {
    tables: Vec<i64>,
    statuses: Vec<i16>,
    n_entries: Vec<i32>,
}

#[derive(Default)]
pub(super) struct Sitters<'a> {
    players: Vec<&'a [u8]>,
    tables: Vec<i64>,
}

impl<'a> Rows<'a> {
    /// Everything that is appended to a table.
    pub(super) fn add(&mut self, append: &'a Append) {
        let Append { table, first, entries, lines, gone, status, sitters, finished } = append;
        self.add_entries(*table, *first, entries);
        self.add_sitters(*table, sitters);
        for (number, body) in lines {
            self.lines.tables.push(table.0);
            self.lines.numbers.push(*number as i32);
            self.lines.bodies.push(body);
        }
        for number in gone {
            self.gone.tables.push(table.0);
            self.gone.numbers.push(*number as i32);
        }
        if let Some(status) = status {
            self.statuses.tables.push(table.0);
            self.statuses.statuses.push(number_of(*status));
            self.statuses.n_entries.push(*first as i32 + entries.len() as i32);
        }
        self.finished.0.extend(finished.iter().map(|finished| FinishedRow::of(*table, finished)));
    }

    /// Entries of a table, from this number on.
    pub(super) fn add_entries(&mut self, table: TableKey, first: u32, entries: &'a [StoredEntry]) {
        for (number, StoredEntry { at, body, chain }) in (first as i32..).zip(entries) {
            self.entries.tables.push(table.0);
            self.entries.numbers.push(number);
            self.entries.times.push(*at as i64);
            self.entries.bodies.push(body);
            self.entries.chains.push(chain.map(Chain::number));
        }
    }

    /// Who newly sits at a table.
    pub(super) fn add_sitters(&mut self, table: TableKey, sitters: &'a [PlayerId]) {
        for player in sitters {
            self.sitters.players.push(player.bytes());
            self.sitters.tables.push(table.0);
        }
    }
}

impl Entries<'_> {
    pub(super) async fn write(&self, connection: &Connection) -> Result<(), Error> {
        let Self { tables, numbers, times, bodies, chains } = self;
        if tables.is_empty() {
            return Ok(());
        }
        let columns: [&(dyn ToSql + Sync); 5] = [tables, numbers, times, bodies, chains];
        connection.execute(sql::ADD_ENTRIES, &columns).await.map(drop)
    }
}

impl Lines<'_> {
    pub(super) async fn write(&self, connection: &Connection) -> Result<(), Error> {
        let Self { tables, numbers, bodies } = self;
        if tables.is_empty() {
            return Ok(());
        }
        connection.execute(sql::ADD_LINES, &[tables, numbers, bodies]).await.map(drop)
    }
}

impl Gone {
    pub(super) async fn write(&self, connection: &Connection) -> Result<(), Error> {
        if self.tables.is_empty() {
            return Ok(());
        }
        connection.execute(sql::DROP_LINES, &[&self.tables, &self.numbers]).await.map(drop)
    }
}

impl Statuses {
    pub(super) async fn write(&self, connection: &Connection) -> Result<(), Error> {
        let Self { tables, statuses, n_entries } = self;
        if tables.is_empty() {
            return Ok(());
        }
        connection.execute(sql::SET_STATUS, &[tables, statuses, n_entries]).await.map(drop)
    }
}

impl Sitters<'_> {
    pub(super) async fn write(&self, connection: &Connection) -> Result<(), Error> {
        if self.tables.is_empty() {
            return Ok(());
        }
        connection.execute(sql::ADD_SITTERS, &[&self.players, &self.tables]).await.map(drop)
    }
}

impl Matches {
    pub(super) async fn write(&self, connection: &Connection) -> Result<(), Error> {
        for row in &self.0 {
            connection.execute(sql::PUT_FINISHED, &row.columns()).await?;
        }
        Ok(())
    }
}
