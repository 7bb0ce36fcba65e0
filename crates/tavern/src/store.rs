//! What outlives the process: players, and tables as the entries that make up their lives.
//!
//! Entries are only ever appended, each under the next number of its table. Who appends a number that is taken has lost a
//! race: it reads the table again and tries once more. An append is answered after it is safe on the disk.

mod chain;
mod file;
#[cfg(test)]
pub(crate) mod memory;
mod sql;
mod sqlite;
#[cfg(test)]
mod tests;
mod writer;

use std::future::Future;
use std::pin::Pin;

pub(crate) use chain::Chain;
pub use file::BadData;
pub(crate) use file::lock;
pub(crate) use sqlite::Sqlite;

use crate::ids::{PlayerId, TableId};

/// An answer that comes when the storage has it.
pub(crate) type Later<T> = Pin<Box<dyn Future<Output = Result<T, StoreError>> + Send>>;

/// Where tables and players are kept.
pub(crate) trait Store: Send + Sync + 'static {
    /// Keeps a new table and its first entries.
    fn create(&self, table: NewTable) -> Later<TableKey>;
    /// Keeps further entries of a table. [`StoreError::Taken`] if somebody else was first.
    fn append(&self, append: Append) -> Later<()>;
    /// A table with all its entries.
    fn load(&self, id: TableId) -> Later<Option<StoredTable>>;
    /// The newest tables that gather or play, whichever `status` says, at most `limit`.
    fn with_status(&self, status: Status, limit: u32) -> Later<Vec<TableId>>;
    /// The tables made before this second that still gather.
    fn never_begun(&self, before: u64) -> Later<Vec<TableId>>;
    /// The newest tables at which a player sat, and whether they are over, at most `limit`.
    fn tables_of(&self, player: PlayerId, limit: u32) -> Later<Vec<(TableId, bool)>>;
    /// How many tables of this host are not over.
    fn count_open(&self, host: PlayerId) -> Later<u32>;
    /// Keeps the turning points of a table's match, as JSON.
    fn keep_analysis(&self, table: TableId, body: String) -> Later<()>;
    /// The turning points of a table's match, if they were kept.
    fn analysis(&self, table: TableId) -> Later<Option<String>>;
    /// Keeps the name of a player.
    fn put_player(&self, player: PlayerId, name: String) -> Later<()>;
    /// The name of a player, if we know them.
    fn player(&self, player: PlayerId) -> Later<Option<String>>;
}

/// How the storage itself calls a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct TableKey(pub(crate) i64);

/// In which part of its life a table is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize, schemars::JsonSchema)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Status {
    /// Players take their seats.
    Gathering,
    /// The match is on.
    Playing,
    /// The match has ended, or the table was given up.
    Over,
}

/// A table to be kept.
#[derive(Clone, Debug)]
pub(crate) struct NewTable {
    pub(crate) id: TableId,
    /// Which game is played there.
    pub(crate) game: String,
    /// When it was made, in seconds since 1970.
    pub(crate) created: u64,
    /// How it was set up, as JSON.
    pub(crate) setup: String,
    /// Who made it.
    pub(crate) host: PlayerId,
    /// Its first entries.
    pub(crate) entries: Vec<StoredEntry>,
    /// In which part of its life it is after them.
    pub(crate) status: Status,
    /// Who sits there.
    pub(crate) sitters: Vec<PlayerId>,
}

/// Entries to be kept.
#[derive(Clone, Debug)]
pub(crate) struct Append {
    /// Of which table.
    pub(crate) table: TableKey,
    /// The number of the first one.
    pub(crate) first: u32,
    pub(crate) entries: Vec<StoredEntry>,
    /// What was said: the numbers of the lines and the lines, as JSON.
    pub(crate) lines: Vec<(u32, String)>,
    /// The numbers of the lines that go.
    pub(crate) gone: Vec<u32>,
    /// In which part of its life the table is now, if that changed.
    pub(crate) status: Option<Status>,
    /// Who newly sits there.
    pub(crate) sitters: Vec<PlayerId>,
}

/// A table as it was kept.
#[derive(Clone, Debug)]
pub(crate) struct StoredTable {
    /// How the storage calls it.
    pub(crate) key: TableKey,
    /// Which game is played there.
    pub(crate) game: String,
    /// When it was made, in seconds since 1970.
    pub(crate) created: u64,
    /// How it was set up, as JSON.
    pub(crate) setup: String,
    /// Its whole life.
    pub(crate) entries: Vec<StoredEntry>,
    /// A lower bound: how many entries it had when its status last changed.
    pub(crate) at_least: u32,
    /// What was said last, as JSON.
    pub(crate) lines: Vec<String>,
}

/// An entry as it is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct StoredEntry {
    /// When it happened, in milliseconds since 1970.
    pub(crate) at: u64,
    /// What happened, as JSON.
    pub(crate) body: String,
    /// The digest of it and all before it; entries of older versions have none.
    pub(crate) chain: Option<Chain>,
}

/// Why something was not kept or found.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub(crate) enum StoreError {
    /// Somebody else has written this entry.
    #[error("somebody else wrote this entry first")]
    Taken,
    /// The storage does not work.
    #[error("the storage failed: {0}")]
    Broken(String),
}
