//! What the lobby says of the tables that are not over.

use std::cmp::Reverse;
use std::collections::{BTreeMap, HashMap};
use std::sync::{Mutex, MutexGuard, PoisonError};

use crate::ids::{PlayerId, TableId};
use crate::store::Status;
use crate::table::{Sitter, Table};

/// What the lobby says of a table that is not over.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Notice {
    pub(crate) id: TableId,
    /// Which game is played there.
    pub(crate) game: &'static str,
    /// Who made it.
    pub(crate) host: PlayerId,
    /// When it was made, in seconds since 1970.
    pub(crate) created: u64,
    /// In which part of its life it is.
    pub(crate) status: Status,
    /// Whether everybody may come in.
    pub(crate) is_public: bool,
    /// Whether people without a seat may look.
    pub(crate) spectators: bool,
    /// What sort of sitter each seat has, and the name.
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

/// A notice of every table in memory that is not over.
#[derive(Debug, Default)]
pub(crate) struct Notices(Mutex<BTreeMap<TableId, Notice>>);

impl Notices {
    /// Says what became of a table.
    pub(crate) fn put(&self, table: &Table) {
        if table.status() == Status::Over {
            self.all().remove(&table.id());
        } else {
            self.all().insert(table.id(), Notice::of(table));
        }
    }

    /// The public tables that are not over, at most `limit`: everybody's newest one first, then their second, and so on,
    /// so that nobody hides the tables of others behind many of their own.
    pub(crate) fn public(&self, limit: usize) -> Vec<Notice> {
        let notices = self.all();
        let public = notices.values().filter(|notice| notice.is_public);
        in_turns(public.collect()).into_iter().take(limit).cloned().collect()
    }

    /// What the lobby says of a table, if it is not over.
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
