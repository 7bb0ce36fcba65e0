//! Who looks at a table, and how they are told.

use std::sync::Arc;

use game::{Lang, Seats};

use super::lens::Changes;
use super::sight::TableNow;
use super::{Done, Lens, Look, Looker, Table};
use crate::ids::PlayerId;
use crate::problem::Result;
use crate::store::Status;

#[derive(Clone, Debug)]
pub(crate) enum Parcel {
    /// Shared with all who look the same way.
    Messages(Arc<[String]>),
    /// The answer to the ask with this id over this connection. Boxed: every connection has room for many parcels, and
    /// few of them are answers.
    Answer(Box<(Option<String>, Result<Done>)>),
}

pub(crate) trait Outbox: Send + Sync {
    /// Returns whether the parcel was taken. A connection that is too slow, or gone, takes nothing more.
    fn hand(&self, parcel: Parcel) -> bool;
}

/// A connection that looks at a table.
pub(crate) struct Watcher {
    /// Unique among all connections.
    pub(crate) id: u64,
    /// `None` if we do not know them.
    pub(crate) player: Option<PlayerId>,
    /// `None` if no words are wanted.
    pub(crate) lang: Option<Lang>,
    pub(crate) lens: Arc<dyn Lens>,
    pub(crate) outbox: Box<dyn Outbox>,
}

impl std::fmt::Debug for Watcher {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Watcher({})", self.id)
    }
}

impl Watcher {
    fn looker(&self, table: &Table) -> Looker {
        table.looker(self.player, self.lang)
    }
}

/// A lens and a looker: everybody who looks this way is told the same.
type Way = (&'static str, Looker);

#[derive(Default)]
pub(super) struct Watchers {
    watchers: Vec<(Watcher, Looker)>,
    looks: Vec<(Way, Box<dyn Look>)>,
}

impl Watchers {
    pub(super) fn is_empty(&self) -> bool {
        self.watchers.is_empty()
    }

    /// The seats of those who look.
    pub(super) fn present(&self) -> Seats {
        self.watchers.iter().filter_map(|(_, looker)| looker.viewer.seat()).collect()
    }

    pub(super) fn players(&self) -> impl Iterator<Item = Option<PlayerId>> {
        self.watchers.iter().map(|(watcher, _)| watcher.player)
    }

    /// Somebody begins to look, and is told everything.
    pub(super) fn add(&mut self, watcher: Watcher, now: &TableNow<'_>) {
        let looker = watcher.looker(now.table);
        let all = self.look(&*watcher.lens, looker).first(&now.seen_by(looker));
        if watcher.outbox.hand(Parcel::Messages(all.into())) {
            self.watchers.push((watcher, looker));
        }
    }

    /// A connection is gone; returns whose it was.
    pub(super) fn remove(&mut self, id: u64) -> Option<PlayerId> {
        let place = self.watchers.iter().position(|(watcher, _)| watcher.id == id)?;
        let (watcher, _) = self.watchers.swap_remove(place);
        self.forget_unused();
        watcher.player
    }

    pub(super) fn answer(&mut self, id: u64, ask: Option<String>, answer: Result<Done>) {
        let found = self.watchers.iter().position(|(watcher, _)| watcher.id == id);
        let Some(place) = found else { return };
        if !self.watchers[place].0.outbox.hand(Parcel::Answer(Box::new((ask, answer)))) {
            self.watchers.swap_remove(place);
        }
    }

    /// Tells everybody what changed; returns how many messages that took.
    pub(super) fn tell(&mut self, now: &TableNow<'_>, changes: &Changes) -> usize {
        let open = changes.open();
        let mut moved = if open.seats { self.take_moved(now.table) } else { Vec::new() };
        moved.retain(|watcher| may_stay(now.table, watcher.looker(now.table)));
        if open.status {
            self.watchers.retain(|(_, looker)| may_stay(now.table, *looker));
        }
        self.forget_unused();
        let mut sent = moved.len();
        for (key, look) in &mut self.looks {
            let change = changes.to(key.1);
            if !change.is_any() {
                continue;
            }
            let messages = look.next(&now.seen_by(key.1), &change);
            if messages.is_empty() {
                continue;
            }
            let parcel = Parcel::Messages(messages.into());
            self.watchers.retain(|(watcher, looker)| {
                if (watcher.lens.kind(), *looker) != *key {
                    return true;
                }
                sent += 1;
                watcher.outbox.hand(parcel.clone())
            });
        }
        for watcher in moved {
            self.add(watcher, now);
        }
        sent
    }

    /// Whoever has become another looker, such as by sitting down, has to be told everything anew.
    fn take_moved(&mut self, table: &Table) -> Vec<Watcher> {
        let moved = |(watcher, looker): &mut (Watcher, Looker)| watcher.looker(table) != *looker;
        self.watchers.extract_if(.., moved).map(|(watcher, _)| watcher).collect()
    }

    fn look(&mut self, lens: &dyn Lens, looker: Looker) -> &mut dyn Look {
        let key = (lens.kind(), looker);
        let place = match self.looks.iter().position(|(known, _)| *known == key) {
            Some(place) => place,
            None => {
                self.looks.push((key, lens.look()));
                self.looks.len() - 1
            }
        };
        &mut *self.looks[place].1
    }

    fn forget_unused(&mut self) {
        let watchers = &self.watchers;
        self.looks.retain(|(key, _)| {
            watchers.iter().any(|(watcher, looker)| (watcher.lens.kind(), *looker) == *key)
        });
    }
}

/// Spectators leave when the match of a table without spectators begins.
fn may_stay(table: &Table, looker: Looker) -> bool {
    let is_open = table.setup().spectators || table.status() == Status::Gathering;
    is_open || looker.viewer.seat().is_some()
}
