//! What the lobby says of the tables that are not over, and what was played out last.

use std::borrow::Cow;
use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::sync::{Mutex, OnceLock};

use serde::{Deserialize, Serialize};
use tokio::sync::mpsc;

use crate::ids::{PlayerId, TableId};
use crate::lock::lock;
use crate::store::Status;
use crate::table::{Sitter, Table};

/// How many matches of a game are remembered when they are over.
pub(crate) const RECENT: usize = 6;

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
    /// The code of its screen.
    #[serde(default)]
    screen: String,
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
            screen: table.setup().screen.clone(),
            seats: table.seats().iter().map(seat).collect(),
        }
    }

    /// Those who sit there, in the order of the seats.
    pub(crate) fn names(&self) -> String {
        let names = self.seats.iter().map(|(_, name)| name.as_str());
        names.filter(|name| !name.is_empty()).collect::<Vec<_>>().join(", ")
    }

    /// Whether everybody may look.
    const fn is_open(&self) -> bool {
        self.is_public && self.spectators
    }
}

/// A match that was played out and that everybody may replay.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct PlayedOut {
    pub(crate) id: TableId,
    /// Those who sat there, in the order of the seats.
    pub(crate) names: String,
}

/// A notice of every table that is not over.
#[derive(Debug, Default)]
pub(crate) struct Notices {
    /// Of the tables in memory.
    own: Mutex<BTreeMap<TableId, Notice>>,
    /// Of those that other nodes lead, with the name of the node.
    others: Mutex<BTreeMap<TableId, (String, Notice)>>,
    /// By game, the newest first.
    recent: Mutex<BTreeMap<String, Vec<PlayedOut>>>,
    /// Where it is said what became of a table, if other nodes want to know.
    news: OnceLock<mpsc::UnboundedSender<(TableId, Option<Notice>)>>,
}

impl Notices {
    /// Updates the notice of a table, or removes it when the table is over.
    pub(crate) fn put(&self, table: &Table) {
        let (id, notice) = (table.id(), Notice::of(table));
        let is_told = table.status() != Status::Over || (table.is_played_out() && notice.is_open());
        let notice = is_told.then_some(notice);
        lock(&self.others).remove(&id);
        match &notice {
            Some(notice) if notice.status != Status::Over => {
                lock(&self.own).insert(id, notice.clone());
            }
            over => {
                lock(&self.own).remove(&id);
                over.iter().for_each(|over| self.remember(over));
            }
        }
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
            Some(notice) if notice.status != Status::Over => {
                lock(&self.others).insert(id, (node, notice));
            }
            over => {
                lock(&self.others).remove(&id);
                over.iter().for_each(|over| self.remember(over));
            }
        }
    }

    fn remember(&self, over: &Notice) {
        let mut recent = lock(&self.recent);
        let of_game = recent.entry(over.game.clone()).or_default();
        of_game.retain(|known| known.id != over.id);
        of_game.insert(0, PlayedOut { id: over.id, names: over.names() });
        of_game.truncate(RECENT);
    }

    /// What was played out before the tavern opened, the newest first.
    pub(crate) fn recall(&self, game: &str, before: Vec<PlayedOut>) {
        let mut recent = lock(&self.recent);
        let of_game = recent.entry(game.to_owned()).or_default();
        for over in before {
            if of_game.iter().all(|known| known.id != over.id) {
                of_game.push(over);
            }
        }
        of_game.truncate(RECENT);
    }

    /// The newest public matches of a game that can be replayed.
    pub(crate) fn played_out(&self, game: &str) -> Vec<PlayedOut> {
        lock(&self.recent).get(game).cloned().unwrap_or_default()
    }

    /// The public matches of a game that are under way and that everybody may watch; of all games, if it is empty.
    pub(crate) fn on_now(&self, game: &str) -> Vec<Notice> {
        let is_on = |notice: &Notice| {
            (game.is_empty() || notice.game == game)
                && notice.status == Status::Playing
                && notice.is_open()
        };
        self.public(usize::MAX).into_iter().filter(is_on).take(RECENT).collect()
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

    /// The newest table with this code.
    pub(crate) fn on_screen(&self, code: &str) -> Option<TableId> {
        let (own, others) = (lock(&self.own), lock(&self.others));
        let all = own.values().chain(others.values().map(|(_, notice)| notice));
        let found = all.filter(|notice| !code.is_empty() && notice.screen == code);
        found.max_by_key(|notice| (notice.created, notice.id)).map(|notice| notice.id)
    }

    pub(crate) fn of(&self, id: TableId) -> Option<Notice> {
        let own = lock(&self.own).get(&id).cloned();
        own.or_else(|| lock(&self.others).get(&id).map(|(_, notice)| notice.clone()))
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

#[cfg(test)]
mod tests {
    use super::*;

    fn over(game: &str, created: u64) -> Notice {
        Notice {
            id: TableId::random(),
            game: game.to_owned(),
            host: crate::ids::Key::random().player(),
            created,
            status: Status::Over,
            is_public: true,
            spectators: true,
            screen: String::new(),
            seats: Vec::new(),
        }
    }

    #[test]
    fn the_newest_matches_of_a_game_are_remembered_each_once() {
        let notices = Notices::default();
        let again = over("a", 1);
        let others = [over("b", 9), over("a", 2)];
        for notice in [&again, &others[0], &others[1], &again] {
            notices.hear("node".to_owned(), notice.id, Some(notice.clone()));
        }
        let ids =
            |game| notices.played_out(game).into_iter().map(|over| over.id).collect::<Vec<_>>();
        assert_eq!((ids("a"), ids("b")), (vec![again.id, others[1].id], vec![others[0].id]));
        let newer: Vec<Notice> = (10..30).map(|created| over("a", created)).collect();
        newer.iter().for_each(|over| notices.remember(over));
        assert_eq!(
            ids("a"),
            newer.iter().rev().take(RECENT).map(|over| over.id).collect::<Vec<_>>()
        );
        assert_eq!(notices.public(9), []);
    }

    #[test]
    fn what_was_played_out_before_the_tavern_opened_comes_after_what_ended_since() {
        let notices = Notices::default();
        let new = over("a", 1);
        notices.remember(&new);
        let played_out = |id| PlayedOut { id, names: "Anna".to_owned() };
        let old = TableId::random();
        notices.recall("a", vec![played_out(new.id), played_out(old)]);
        let ids: Vec<TableId> = notices.played_out("a").iter().map(|over| over.id).collect();
        assert_eq!(ids, [new.id, old]);
    }
}
