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

pub use chain::Chain;
pub use file::{BadData, lock};
pub use sqlite::Sqlite;

use crate::ids::{PlayerId, TableId};

/// An answer that comes when the storage has it.
pub type Later<T> = Pin<Box<dyn Future<Output = Result<T, StoreError>> + Send>>;

/// Where tables and players are kept.
pub trait Store: Send + Sync + 'static {
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
    /// Keeps what the match of a table hung on, as JSON.
    fn keep_analysis(&self, table: TableId, body: String) -> Later<()>;
    /// What the match of a table hung on, if it was kept.
    fn analysis(&self, table: TableId) -> Later<Option<String>>;
    /// Keeps the name of a player.
    fn put_player(&self, player: PlayerId, name: String) -> Later<()>;
    /// The name of a player, if we know them.
    fn player(&self, player: PlayerId) -> Later<Option<String>>;
}

/// How the storage itself calls a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TableKey(pub(crate) i64);

/// In which part of its life a table is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize, schemars::JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Status {
    /// Players take their seats.
    Gathering,
    /// The match is on.
    Playing,
    /// The match has ended, or the table was given up.
    Over,
}

impl Status {
    /// How it is called on the wire.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Gathering => "gathering",
            Self::Playing => "playing",
            Self::Over => "over",
        }
    }
}

/// A table to be kept.
#[derive(Clone, Debug)]
pub struct NewTable {
    /// Its id.
    pub id: TableId,
    /// Which game is played there.
    pub game: String,
    /// When it was made, in seconds since 1970.
    pub created: u64,
    /// How it was set up, as JSON.
    pub setup: String,
    /// Who made it.
    pub host: PlayerId,
    /// Its first entries.
    pub entries: Vec<StoredEntry>,
    /// In which part of its life it is after them.
    pub status: Status,
    /// Who sits there.
    pub sitters: Vec<PlayerId>,
}

/// Entries to be kept.
#[derive(Clone, Debug)]
pub struct Append {
    /// Of which table.
    pub table: TableKey,
    /// The number of the first one.
    pub first: u32,
    /// The entries.
    pub entries: Vec<StoredEntry>,
    /// What was said: the numbers of the lines and the lines, as JSON.
    pub lines: Vec<(u32, String)>,
    /// The numbers of the lines that go.
    pub gone: Vec<u32>,
    /// In which part of its life the table is now, if that changed.
    pub status: Option<Status>,
    /// Who newly sits there.
    pub sitters: Vec<PlayerId>,
}

/// A table as it was kept.
#[derive(Clone, Debug)]
pub struct StoredTable {
    /// How the storage calls it.
    pub key: TableKey,
    /// Which game is played there.
    pub game: String,
    /// When it was made, in seconds since 1970.
    pub created: u64,
    /// How it was set up, as JSON.
    pub setup: String,
    /// Its whole life.
    pub entries: Vec<StoredEntry>,
    /// So many entries it had at least when its status last changed.
    pub at_least: u32,
    /// What was said last, as JSON.
    pub lines: Vec<String>,
}

/// An entry as it is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredEntry {
    /// When it happened, in milliseconds since 1970.
    pub at: u64,
    /// What happened, as JSON.
    pub body: String,
    /// The digest of it and all before it; entries of older versions have none.
    pub chain: Option<Chain>,
}

/// Why something was not kept or found.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum StoreError {
    /// Somebody else has written this entry.
    #[error("somebody else wrote this entry first")]
    Taken,
    /// The storage does not work.
    #[error("the storage failed: {0}")]
    Broken(String),
}
