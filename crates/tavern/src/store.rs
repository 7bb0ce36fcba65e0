//! What outlives the process: players, and tables as the entries that make up their lives.
//!
//! Entries are only ever appended, each under the next number of its table. Whoever appends a number that is taken has
//! lost a race: it reads the table again and retries. An append is answered once it is safe on the disk.

mod chain;
mod file;
mod finished;
mod links;
#[cfg(test)]
pub(crate) mod memory;
mod postgres;
pub(crate) mod raw;
mod sql;
mod sqlite;
mod subscriptions;
#[cfg(test)]
mod tests;
mod writer;

use std::future::Future;
use std::pin::Pin;
use std::time::Duration;

pub(crate) use chain::Chain;
pub use file::BadData;
pub(crate) use file::lock;
pub(crate) use finished::{
    Finished, FinishedSeat, Found, MatchSearch, Order, OwnTry, Placed, SEARCHED, Score, StoredDay,
    Tries,
};
pub(crate) use postgres::{Alive, Postgres, Pulse, StoreClock};
pub(crate) use sqlite::Sqlite;

use self::subscriptions::Subscriptions;
use crate::ids::{PlayerId, TableId};

pub(crate) type Later<T> = Pin<Box<dyn Future<Output = Result<T, StoreError>> + Send>>;

pub(crate) trait Store: Subscriptions + Send + Sync + 'static {
    /// Stores a new table and its first entries. We lead it.
    fn create(&self, table: NewTable) -> Later<TableKey>;
    /// Appends entries of a table. [`StoreError::Taken`] if somebody else was first, or leads the table.
    fn append(&self, append: Append) -> Later<()>;
    fn load(&self, id: TableId) -> Later<Option<StoredTable>>;
    /// The newest tables with this status, at most `limit`; for tables that gather or play.
    fn with_status(&self, status: Status, limit: u32) -> Later<Vec<TableId>>;
    /// The tables made before this second that still gather.
    fn never_begun(&self, before: u64) -> Later<Vec<TableId>>;
    /// The newest tables at which a player sat, at most `limit`, and whether each is over.
    fn tables_of(&self, player: PlayerId, limit: u32) -> Later<Vec<(TableId, bool)>>;
    /// Who has played the deal of a contest to its end, each with their first such match and in the order in which they
    /// began; at most `limit`, among them in any case whoever asks.
    fn tries(&self, contest: String, reader: Option<PlayerId>, limit: u32) -> Later<Vec<Try>>;
    /// What a player chose first at every table for a puzzle, in the order in which they chose.
    fn puzzle_tries(&self, player: PlayerId) -> Later<Vec<PuzzleTry>>;
    fn count_open(&self, host: PlayerId) -> Later<u32>;
    /// The games that a player has played or begun to play: at how many tables of each, and the first of them.
    fn games_of(&self, player: PlayerId) -> Later<Vec<(String, u32, TableId)>>;
    /// Whether somebody sat, before this second, at a table whose match has begun since.
    fn was_here(&self, player: PlayerId, before: u64) -> Later<bool>;
    /// Binds the tavern to deals of days; a deal that it is bound to already stays as it is.
    fn commit_days(&self, days: Vec<StoredDay>) -> Later<()>;
    /// The deals of a game from one day to another, in their order.
    fn days(&self, game: String, first: u32, last: u32) -> Later<Vec<StoredDay>>;
    /// How many of those who count in a contest have how many points, the fewest points first.
    fn spread(&self, contest: String) -> Later<Vec<(i32, u32)>>;
    /// The best at the deal of a contest, at most `limit`; who was earlier comes first.
    fn best(&self, contest: String, of: Tries, limit: u32) -> Later<Vec<Placed>>;
    /// Somebody's tries at the deal of a contest, in the order in which they began, at most `limit`.
    fn own_tries(&self, contest: String, player: PlayerId, limit: u32) -> Later<Vec<OwnTry>>;
    /// Public matches that came to their end.
    fn search(&self, search: MatchSearch) -> Later<Vec<Found>>;
    /// Stores the turning points of a table's match, as JSON, and how often the lead changed.
    fn keep_analysis(&self, table: TableId, body: String, lead_changes: u32) -> Later<()>;
    /// The turning points of a table's match, as JSON; `None` if there are none yet.
    fn analysis(&self, table: TableId) -> Later<Option<String>>;
    fn put_player(&self, player: PlayerId, name: String) -> Later<()>;
    /// `None` if we do not know them.
    fn player(&self, player: PlayerId) -> Later<Option<String>>;
    /// Remembers a link for a while, in place of the last one of this player.
    fn keep_link(&self, player: PlayerId, link: Link, lasts: Duration) -> Later<()>;
    /// What a link with this word holds, once.
    fn claim_link(&self, word: [u8; 32]) -> Later<Option<[u8; 32]>>;
    /// Who leads a table: from now on we do, if nobody alive does. `None` if there is no such table.
    /// A storage that no other node shares has no other leader.
    fn lead(&self, _id: TableId) -> Later<Option<Lead>> {
        at_once(Some(Lead::Us))
    }
    /// Tables that are not over and that nobody alive leads, at most `limit`.
    fn orphans(&self, _limit: u32) -> Later<Vec<TableId>> {
        at_once(Vec::new())
    }
    /// Lets others lead what we led.
    fn let_go(&self) -> Later<()> {
        at_once(())
    }
    /// Writes nothing more, and lets others lead what we led.
    fn release(&self) -> Later<()> {
        at_once(())
    }
}

/// What takes a key to another device. The storage can use neither half of it: the word is not in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Link {
    /// The hash of the word.
    pub(crate) word: [u8; 32],
    /// The key, sealed with the word.
    pub(crate) sealed: [u8; 32],
}

fn at_once<T: Send + 'static>(answer: T) -> Later<T> {
    Box::pin(std::future::ready(Ok(answer)))
}

/// By what a node is known while it lives. None is ever used again.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Lease(pub(crate) i64);

/// Who leads a table: only they can append to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Lead {
    /// This node.
    Us,
    /// Another node, which is alive as far as anybody knows.
    Node(Lease),
}

/// The storage's own name for a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct TableKey(pub(crate) i64);

/// In which part of its life a table is.
#[derive(
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    Hash,
    serde::Serialize,
    serde::Deserialize,
    schemars::JsonSchema,
)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Status {
    /// Players take their seats.
    Gathering,
    /// The match is on.
    Playing,
    /// The match has ended, or the table was given up.
    Over,
}

#[derive(Clone, Debug)]
pub(crate) struct NewTable {
    pub(crate) id: TableId,
    pub(crate) game: String,
    /// In seconds since 1970.
    pub(crate) created: u64,
    /// As JSON.
    pub(crate) setup: String,
    pub(crate) host: PlayerId,
    /// Its first entries.
    pub(crate) entries: Vec<StoredEntry>,
    pub(crate) status: Status,
    pub(crate) sitters: Vec<PlayerId>,
}

#[derive(Clone, Debug)]
pub(crate) struct Append {
    pub(crate) table: TableKey,
    /// The number of the first one.
    pub(crate) first: u32,
    pub(crate) entries: Vec<StoredEntry>,
    /// New chat lines by number, as JSON.
    pub(crate) lines: Vec<(u32, String)>,
    /// The numbers of the chat lines that go.
    pub(crate) gone: Vec<u32>,
    /// The table's new status, if it changed.
    pub(crate) status: Option<Status>,
    /// Who newly sits there.
    pub(crate) sitters: Vec<PlayerId>,
    /// What is found out about its match, if that is new.
    pub(crate) finished: Option<Finished>,
}

#[derive(Clone, Debug)]
pub(crate) struct StoredTable {
    pub(crate) key: TableKey,
    pub(crate) game: String,
    /// In seconds since 1970.
    pub(crate) created: u64,
    /// As JSON.
    pub(crate) setup: String,
    pub(crate) entries: Vec<StoredEntry>,
    /// A lower bound: how many entries it had when its status last changed.
    pub(crate) at_least: u32,
    /// The last chat lines, as JSON.
    pub(crate) lines: Vec<String>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct StoredEntry {
    /// In milliseconds since 1970.
    pub(crate) at: u64,
    /// As JSON.
    pub(crate) body: String,
    /// Covers it and all entries before it; entries of older versions have none.
    pub(crate) chain: Option<Chain>,
}

/// A table at which somebody has played the deal of a contest.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Try {
    pub(crate) table: TableId,
    pub(crate) player: PlayerId,
    /// What the player is called now.
    pub(crate) name: Option<String>,
}

/// What somebody chose first at a table for a puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct PuzzleTry {
    pub(crate) game: String,
    /// The id of the puzzle.
    pub(crate) puzzle: String,
    /// In milliseconds since 1970.
    pub(crate) at: u64,
    /// The entry, as JSON.
    pub(crate) entry: String,
}

/// Why something was not stored or found.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub(crate) enum StoreError {
    /// Somebody else has written this entry, or leads the table.
    #[error("somebody else wrote first")]
    Taken,
    #[error("the storage failed: {0}")]
    Broken(String),
}
