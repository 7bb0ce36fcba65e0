//! Everything that a storage holds, to be moved into another: table by table, each whole or not at all.

mod postgres;
mod sqlite;

use serde::Serialize;
use sha2::{Digest as _, Sha256};

pub(crate) use self::postgres::RawPostgres;
pub(crate) use self::sqlite::RawSqlite;
use super::{Finished, StoredDay};

/// All that a storage holds.
pub(crate) trait RawStore {
    /// The ids of all tables, in the order in which they were made.
    fn tables(&mut self) -> anyhow::Result<Vec<Vec<u8>>>;
    fn table(&mut self, id: &[u8]) -> anyhow::Result<Option<RawTable>>;
    /// Adds tables, all of them or none.
    fn add(&mut self, tables: &[RawTable]) -> anyhow::Result<()>;
    /// All players and their names, by id.
    fn players(&mut self) -> anyhow::Result<Vec<RawPlayer>>;
    fn put_players(&mut self, players: &[RawPlayer]) -> anyhow::Result<()>;
    /// The deals of all days.
    fn days(&mut self) -> anyhow::Result<Vec<StoredDay>>;
    /// Puts deals of days in place of others.
    fn put_days(&mut self, days: &[StoredDay]) -> anyhow::Result<()>;
    /// What is found out about the matches of these tables, in place of what was; nothing, if they have none.
    fn put_finished(&mut self, finished: &[(Vec<u8>, Option<Finished>)]) -> anyhow::Result<()>;
}

/// The id of a player, and their name.
pub(crate) type RawPlayer = (Vec<u8>, String);

/// A table with everything that belongs to it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub(crate) struct RawTable {
    pub(crate) id: Vec<u8>,
    pub(crate) game: String,
    pub(crate) created: i64,
    pub(crate) setup: String,
    pub(crate) host: Vec<u8>,
    pub(crate) status: i16,
    pub(crate) n_entries: i32,
    pub(crate) entries: Vec<RawEntry>,
    /// The numbers of the lines, and the lines.
    pub(crate) lines: Vec<(i32, String)>,
    pub(crate) sitters: Vec<Vec<u8>>,
    pub(crate) analysis: Option<String>,
}

/// An entry with its number.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub(crate) struct RawEntry {
    pub(crate) number: i32,
    pub(crate) at: i64,
    pub(crate) body: String,
    pub(crate) chain: Option<i64>,
}

/// The digest of everything that is in something.
pub(crate) fn digest(of: &impl Serialize) -> [u8; 32] {
    let bytes = serde_json::to_vec(of).expect("plain data, which JSON can hold");
    Sha256::digest(bytes).into()
}
