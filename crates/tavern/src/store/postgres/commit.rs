//! One commit: what several tables want kept, in two flights of statements that are said without waiting in between.
//! The first holds our lease and asks who may write, the second writes.

use std::collections::{HashMap, HashSet};

use tokio_postgres::Error;
use tokio_postgres::types::ToSql;

use super::line::Connection;
use super::rows::Rows;
use super::{number_of, sql};
use crate::ids::PlayerId;
use crate::store::{Append, Lease, NewTable, StoreError, TableKey};

/// What is said within a commit.
pub(super) const STATEMENTS: &[&str] = &[
    sql::FENCE,
    sql::LED,
    sql::TAKEN_ENTRIES,
    sql::TAKEN_LINES,
    sql::ADD_TABLES,
    sql::PUT_PLAYERS,
    sql::ADD_ENTRIES,
    sql::ADD_LINES,
    sql::DROP_LINES,
    sql::SET_STATUS,
    sql::ADD_SITTERS,
    sql::PUT_FINISHED,
];

/// Something to be kept.
#[derive(Debug)]
pub(super) enum Work {
    Create(NewTable),
    Append(Append),
    Name(PlayerId, String),
}

impl Work {
    const fn new_table(&self) -> Option<&NewTable> {
        match self {
            Self::Create(new) => Some(new),
            Self::Append(_) | Self::Name(..) => None,
        }
    }

    fn name(&self) -> Option<(&[u8], &str)> {
        match self {
            Self::Name(player, name) => Some((player.bytes(), name)),
            Self::Create(_) | Self::Append(_) => None,
        }
    }
}

/// What became of it; a name has no key.
pub(super) type CommitAnswer = Result<Option<TableKey>, StoreError>;

/// Keeps all of `works` but those that come too late, each whole or not at all. No two of them append to one table.
///
/// # Errors
/// If it is unknown whether anything was kept.
pub(super) async fn commit(
    connection: &Connection,
    lease: Lease,
    works: &[&Work],
) -> Result<Vec<CommitAnswer>, Error> {
    let asked = Asked::of(works);
    let ((), fence, mut led, entries, lines, mut made, ()) = tokio::try_join!(
        biased;
        connection.client.batch_execute("BEGIN"),
        async { connection.first(sql::FENCE, &[&lease.0]).await },
        asked.led(connection, lease),
        asked.entries.taken(connection, sql::TAKEN_ENTRIES),
        asked.lines.taken(connection, sql::TAKEN_LINES),
        add_tables(connection, lease, works),
        put_players(connection, works),
    )?;
    if fence.is_none() {
        connection.client.batch_execute("ROLLBACK").await?;
        return Ok(works.iter().map(|work| Err(without_lease(work))).collect());
    }
    led.retain(|key| !entries.contains(key) && !lines.contains(key));
    let outcome = |work: &&Work| match work {
        Work::Create(new) => made.remove(&new.id.bytes()[..]).map(Some).ok_or(StoreError::Taken),
        Work::Append(append) if led.contains(&append.table.0) => Ok(Some(append.table)),
        Work::Append(_) => Err(StoreError::Taken),
        Work::Name(..) => Ok(None),
    };
    let outcomes: Vec<CommitAnswer> = works.iter().map(outcome).collect();
    write(connection, works, &outcomes).await?;
    Ok(outcomes)
}

/// Our lease is gone: others may lead our tables by now.
fn without_lease(work: &Work) -> StoreError {
    match work {
        Work::Append(_) => StoreError::Taken,
        Work::Create(_) | Work::Name(..) => StoreError::Broken("our lease is gone".to_owned()),
    }
}

/// Writes what was granted, and commits.
async fn write(
    connection: &Connection,
    works: &[&Work],
    outcomes: &[CommitAnswer],
) -> Result<(), Error> {
    let mut rows = Rows::default();
    for (work, outcome) in works.iter().zip(outcomes) {
        let Ok(Some(key)) = outcome else { continue };
        match work {
            Work::Create(new) => {
                rows.add_entries(*key, 0, &new.entries);
                rows.add_sitters(*key, &new.sitters);
            }
            Work::Append(append) => rows.add(append),
            Work::Name(..) => {}
        }
    }
    // A statement for each match, and seldom any: so before those that are said without waiting.
    rows.finished.write(connection).await?;
    tokio::try_join!(
        biased;
        rows.entries.write(connection),
        rows.lines.write(connection),
        rows.gone.write(connection),
        rows.statuses.write(connection),
        rows.sitters.write(connection),
        connection.client.batch_execute("COMMIT"),
    )?;
    Ok(())
}

/// What the first flight asks for.
#[derive(Default)]
struct Asked {
    tables: Vec<i64>,
    entries: Numbers,
    lines: Numbers,
}

/// Numbers of entries or lines.
#[derive(Default)]
struct Numbers {
    tables: Vec<i64>,
    numbers: Vec<i32>,
}

impl Asked {
    fn of(works: &[&Work]) -> Self {
        let mut asked = Self::default();
        for work in works {
            let Work::Append(Append { table, first, entries, lines, .. }) = work else { continue };
            asked.tables.push(table.0);
            let n_entries = entries.len() as u32;
            asked.entries.add(*table, *first..first + n_entries);
            asked.lines.add(*table, lines.iter().map(|(number, _)| *number));
        }
        asked
    }

    async fn led(&self, connection: &Connection, lease: Lease) -> Result<HashSet<i64>, Error> {
        if self.tables.is_empty() {
            return Ok(HashSet::new());
        }
        let rows = connection.query(sql::LED, &[&self.tables, &lease.0]).await?;
        Ok(rows.iter().map(|row| row.get(0)).collect())
    }
}

impl Numbers {
    fn add(&mut self, table: TableKey, numbers: impl IntoIterator<Item = u32>) {
        for number in numbers {
            self.tables.push(table.0);
            self.numbers.push(number as i32);
        }
    }

    async fn taken(
        &self,
        connection: &Connection,
        sql: &'static str,
    ) -> Result<HashSet<i64>, Error> {
        if self.tables.is_empty() {
            return Ok(HashSet::new());
        }
        let rows = connection.query(sql, &[&self.tables, &self.numbers]).await?;
        Ok(rows.iter().map(|row| row.get(0)).collect())
    }
}

/// Makes the new tables, led by us; those that were made have a key.
async fn add_tables(
    connection: &Connection,
    Lease(lease): Lease,
    works: &[&Work],
) -> Result<HashMap<Vec<u8>, TableKey>, Error> {
    let new: Vec<&NewTable> = works.iter().filter_map(|work| work.new_table()).collect();
    if new.is_empty() {
        return Ok(HashMap::new());
    }
    let ids: Vec<&[u8]> = new.iter().map(|table| &table.id.bytes()[..]).collect();
    let games: Vec<&str> = new.iter().map(|table| table.game.as_str()).collect();
    let created: Vec<i64> = new.iter().map(|table| table.created as i64).collect();
    let setups: Vec<&str> = new.iter().map(|table| table.setup.as_str()).collect();
    let hosts: Vec<&[u8]> = new.iter().map(|table| &table.host.bytes()[..]).collect();
    let statuses: Vec<i16> = new.iter().map(|table| number_of(table.status)).collect();
    let n_entries: Vec<i32> = new.iter().map(|table| table.entries.len() as i32).collect();
    let columns: [&(dyn ToSql + Sync); 8] =
        [&ids, &games, &created, &setups, &hosts, &statuses, &n_entries, &lease];
    let rows = connection.query(sql::ADD_TABLES, &columns).await?;
    Ok(rows.iter().map(|row| (row.get(0), TableKey(row.get(1)))).collect())
}

/// Of several names of one player the last one stays.
async fn put_players(connection: &Connection, works: &[&Work]) -> Result<(), Error> {
    let names: HashMap<&[u8], &str> = works.iter().filter_map(|work| work.name()).collect();
    if names.is_empty() {
        return Ok(());
    }
    let mut sorted: Vec<(&[u8], &str)> = names.into_iter().collect();
    // Nodes that keep the same names at once do so in the same order, or each would wait for the other.
    sorted.sort_unstable();
    let (ids, names): (Vec<&[u8]>, Vec<&str>) = sorted.into_iter().unzip();
    connection.execute(sql::PUT_PLAYERS, &[&ids, &names]).await.map(drop)
}
