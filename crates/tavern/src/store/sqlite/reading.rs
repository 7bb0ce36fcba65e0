//! What is read from the rows of SQLite.

use rusqlite::{Connection, OptionalExtension as _, params};

use crate::ids::TableId;
use crate::store::{Chain, StoredEntry, StoredTable, TableKey, sql};

pub(super) fn load_table(
    connection: &Connection,
    id: TableId,
) -> rusqlite::Result<Option<StoredTable>> {
    let mut table = connection.prepare_cached(sql::TABLE)?;
    let found = table.query_row(params![id.bytes()], |row| {
        Ok(StoredTable {
            key: TableKey(row.get(0)?),
            game: row.get(1)?,
            created: row.get::<_, i64>(2)? as u64,
            setup: row.get(3)?,
            at_least: row.get(4)?,
            entries: Vec::new(),
            lines: Vec::new(),
        })
    });
    let Some(mut stored) = found.optional()? else { return Ok(None) };
    let mut entries = connection.prepare_cached(sql::ENTRIES)?;
    let entries = entries.query_map(params![stored.key.0], |row| {
        let (at, chain): (i64, Option<i64>) = (row.get(0)?, row.get(2)?);
        Ok(StoredEntry { at: at as u64, body: row.get(1)?, chain: chain.map(Chain::from_number) })
    });
    stored.entries = entries?.collect::<rusqlite::Result<_>>()?;
    let mut lines = connection.prepare_cached(sql::LINES)?;
    let lines = lines.query_map(params![stored.key.0], |row| row.get(0))?;
    stored.lines = lines.collect::<rusqlite::Result<_>>()?;
    Ok(Some(stored))
}

pub(super) fn ids(
    connection: &Connection,
    query: &str,
    params: impl rusqlite::Params,
) -> rusqlite::Result<Vec<TableId>> {
    let mut query = connection.prepare_cached(query)?;
    let ids = query.query_map(params, |row| row.get(0).map(TableId::from_bytes))?;
    ids.collect()
}
