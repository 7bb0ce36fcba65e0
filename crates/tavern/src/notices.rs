//! What the lobby says of the tables that are not over.

use std::borrow::Cow;
use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::sync::{Mutex, MutexGuard, OnceLock, PoisonError};

use serde::{Deserialize, Serialize};
use tokio::sync::mpsc;

use crate::ids::{PlayerId, TableId};
use crate::store::Status;
use crate::table::{Sitter, Table};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Notice {
    pub(crate) id: TableId,
    pub(crate) game: String,
    pub(crate) host: PlayerId,
    /// In seconds since 1970.
    pub(crate) created: u64,
    pub(crate) status: Status,
    /// Whether everybody may come in.
    pub(crate) is_public: bool,
    pub(crate) spectators: bool,
    /// The kind of sitter, and their name.
    pub(crate) seats: Vec<(Cow<'static, str>, String)>,
}

impl Notice {
    fn of(table: &Table) -> Self {
        let seat = |sitter: &Sitter| (Cow::Borrowed(sitter.kind()), sitter.name().to_owned());
        Self {
            id: table.id(),
            game: table.game_id().to_owned(),
            host: table.setup().host,
            created: table.created(),
            status: table.status(),
            is_public: table.setup().invite.is_none(),
            spectators: table.setup().spectators,
            seats: table.seats().iter().map(seat).collect(),
        }
    }
}

/// A notice of every table that is not over.
#[derive(Debug, Default)]
pub(crate) struct Notices {
    /// Of the tables in memory.
    own: Mutex<BTreeMap<TableId, Notice>>,
    /// Of those that other nodes lead, with the name of the node.
    others: Mutex<BTreeMap<TableId, (String, Notice)>>,
    /// Where it is said what became of a table, if other nodes want to know.
    news: OnceLock<mpsc::UnboundedSender<(TableId, Option<Notice>)>>,
}

impl Notices {
    /// Updates the notice of a table, or removes it when the table is over.
    pub(crate) fn put(&self, table: &Table) {
        let (id, notice) = (table.id(), Notice::of(table));
        let notice = (table.status() != Status::Over).then_some(notice);
        match &notice {
            Some(notice) => lock(&self.own).insert(id, notice.clone()),
            None => lock(&self.own).remove(&id),
        };
        lock(&self.others).remove(&id);
        if let Some(news) = self.news.get() {
            let _ = news.send((id, notice));
        }
    }

    /// From now on, what is put here is also told to others.
    pub(crate) fn tell(&self) -> mpsc::UnboundedReceiver<(TableId, Option<Notice>)> {
        let (news, told) = mpsc::unbounded_channel();
        let _ = self.news.set(news);
        told
    }

    /// Another node says what became of a table that it leads.
    pub(crate) fn hear(&self, node: String, id: TableId, notice: Option<Notice>) {
        lock(&self.own).remove(&id);
        match notice {
            Some(notice) => lock(&self.others).insert(id, (node, notice)),
            None => lock(&self.others).remove(&id),
        };
    }

    /// Of all other nodes, only these are still there.
    pub(crate) fn forget_all_but(&self, nodes: &BTreeSet<String>) {
        lock(&self.others).retain(|_, (node, _)| nodes.contains(node));
    }

    /// We lead nothing any more.
    pub(crate) fn forget_own(&self) {
        lock(&self.own).clear();
    }

    /// Those of the tables that we lead.
    pub(crate) fn own(&self) -> Vec<Notice> {
        lock(&self.own).values().cloned().collect()
    }

    /// The public tables that are not over, at most `limit`: everybody's newest one first, then their second, and so on,
    /// so that nobody hides the tables of others behind many of their own.
    pub(crate) fn public(&self, limit: usize) -> Vec<Notice> {
        let (own, others) = (lock(&self.own), lock(&self.others));
        let all = own.values().chain(others.values().map(|(_, notice)| notice));
        let public = all.filter(|notice| notice.is_public);
        in_turns(public.collect()).into_iter().take(limit).cloned().collect()
    }

    pub(crate) fn of(&self, id: TableId) -> Option<Notice> {
        let own = lock(&self.own).get(&id).cloned();
        own.or_else(|| lock(&self.others).get(&id).map(|(_, notice)| notice.clone()))
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
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
