//! What is read from the rows of PostgreSQL.

use tokio_postgres::types::ToSql;
use tokio_postgres::{Error, Row};

use super::line::Connection;
use super::sql;
use crate::ids::{PlayerId, TableId};
use crate::store::{Chain, PuzzleTry, StoredEntry, StoredTable, TableKey, Try};

pub(super) async fn load_table(
    connection: &Connection,
    id: TableId,
) -> Result<Option<StoredTable>, Error> {
    let Some(row) = connection.first(sql::TABLE, &[&&id.bytes()[..]]).await? else {
        return Ok(None);
    };
    let key: i64 = row.get(0);
    let entries = connection.query(sql::ENTRIES, &[&key]).await?;
    let lines = connection.query(sql::LINES, &[&key]).await?;
    let entry = |row: &Row| StoredEntry {
        at: row.get::<_, i64>(0) as u64,
        body: row.get(1),
        chain: row.get::<_, Option<i64>>(2).map(Chain::from_number),
    };
    Ok(Some(StoredTable {
        key: TableKey(key),
        game: row.get(1),
        created: row.get::<_, i64>(2) as u64,
        setup: row.get(3),
        at_least: row.get::<_, i32>(4) as u32,
        entries: entries.iter().map(entry).collect(),
        lines: lines.iter().map(|row| row.get(0)).collect(),
    }))
}

pub(super) async fn tries(
    connection: &Connection,
    contest: String,
    (reader, limit): (Option<PlayerId>, u32),
) -> Result<Vec<Try>, Error> {
    let reader = reader.as_ref().map(|reader| &reader.bytes()[..]);
    let rows = connection.query(sql::TRIES, &[&contest, &i64::from(limit), &reader]).await?;
    rows.iter().map(read_try).collect()
}

pub(super) async fn games_of(
    connection: &Connection,
    player: PlayerId,
) -> Result<Vec<(String, u32, TableId)>, Error> {
    let rows = connection.query(sql::GAMES_OF, &[&&player.bytes()[..]]).await?;
    let game = |row: &Row| Ok((row.get(0), row.get::<_, i64>(1) as u32, table_id(row, 2)?));
    rows.iter().map(game).collect()
}

pub(super) async fn puzzle_tries(
    connection: &Connection,
    player: PlayerId,
) -> Result<Vec<PuzzleTry>, Error> {
    let rows = connection.query(sql::PUZZLE_TRIES, &[&&player.bytes()[..]]).await?;
    let tried = |row: &Row| PuzzleTry {
        game: row.get(0),
        puzzle: row.get(1),
        at: row.get::<_, i64>(2) as u64,
        entry: row.get(3),
    };
    Ok(rows.iter().map(tried).collect())
}

pub(super) async fn ids(
    connection: &Connection,
    query: &'static str,
    params: &[&(dyn ToSql + Sync)],
) -> Result<Vec<TableId>, Error> {
    let rows = connection.query(query, params).await?;
    rows.iter().map(|row| table_id(row, 0)).collect()
}

pub(super) fn table_id(row: &Row, column: usize) -> Result<TableId, Error> {
    let bytes: &[u8] = row.try_get(column)?;
    Ok(TableId::from_bytes(std::array::from_fn(|i| bytes.get(i).copied().unwrap_or_default())))
}

fn read_try(row: &Row) -> Result<Try, Error> {
    let player: &[u8] = row.try_get(1)?;
    let bytes = std::array::from_fn(|i| player.get(i).copied().unwrap_or_default());
    Ok(Try { table: table_id(row, 0)?, player: PlayerId::from_bytes(bytes), name: row.try_get(2)? })
}
