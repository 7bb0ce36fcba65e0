//! What the lobby says of the tables that are not over.

use std::cmp::Reverse;
use std::collections::{BTreeMap, HashMap};
use std::sync::{Mutex, MutexGuard, PoisonError};

use crate::ids::{PlayerId, TableId};
use crate::store::Status;
use crate::table::{Sitter, Table};

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Notice {
    pub(crate) id: TableId,
    pub(crate) game: &'static str,
    pub(crate) host: PlayerId,
    /// In seconds since 1970.
    pub(crate) created: u64,
    pub(crate) status: Status,
    /// Whether everybody may come in.
    pub(crate) is_public: bool,
    pub(crate) spectators: bool,
    /// The kind of sitter, and their name.
    pub(crate) seats: Vec<(&'static str, String)>,
}

impl Notice {
    fn of(table: &Table) -> Self {
        let seat = |sitter: &Sitter| (sitter.kind(), sitter.name().to_owned());
        Self {
            id: table.id(),
            game: table.game_id(),
            host: table.setup().host,
            created: table.created(),
            status: table.status(),
            is_public: table.setup().invite.is_none(),
            spectators: table.setup().spectators,
            seats: table.seats().iter().map(seat).collect(),
        }
    }
}

/// One for every table in memory that is not over.
#[derive(Debug, Default)]
pub(crate) struct Notices(Mutex<BTreeMap<TableId, Notice>>);

impl Notices {
    /// Updates the notice of a table, or removes it when the table is over.
    pub(crate) fn put(&self, table: &Table) {
        if table.status() == Status::Over {
            self.all().remove(&table.id());
        } else {
            self.all().insert(table.id(), Notice::of(table));
        }
    }

    /// Public tables that are not over, at most `limit`: everybody's newest one first, then their second, and so on, so
    /// that nobody hides the tables of others behind many of their own.
    pub(crate) fn public(&self, limit: usize) -> Vec<Notice> {
        let notices = self.all();
        let public = notices.values().filter(|notice| notice.is_public);
        in_turns(public.collect()).into_iter().take(limit).cloned().collect()
    }

    pub(crate) fn of(&self, id: TableId) -> Option<Notice> {
        self.all().get(&id).cloned()
    }

    fn all(&self) -> MutexGuard<'_, BTreeMap<TableId, Notice>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Everybody's newest table first, then their second, and so on.
fn in_turns(mut notices: Vec<&Notice>) -> Vec<&Notice> {
    notices.sort_unstable_by_key(|notice| Reverse((notice.created, notice.id)));
    let mut listed: HashMap<PlayerId, usize> = HashMap::new();
    let mut in_turns = Vec::with_capacity(notices.len());
    for notice in notices {
        let turn = listed.entry(notice.host).and_modify(|turn| *turn += 1).or_default();
        in_turns.push((*turn, notice));
    }
    in_turns.sort_by_key(|(turn, _)| *turn);
    in_turns.into_iter().map(|(_, notice)| notice).collect()
}
