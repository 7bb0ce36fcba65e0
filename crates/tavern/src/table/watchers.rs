//! Who looks at a table, and how they are told.

use std::net::IpAddr;
use std::sync::Arc;

use axum::extract::ws::Message;
use game::{Lang, Seats};
use tokio::sync::mpsc;

use super::lens::Changes;
use super::{Lens, Look, Looker, Sight, Table};
use crate::guard::Guard;
use crate::guard::unread::HeldBytes;
use crate::ids::PlayerId;
use crate::store::Status;

/// So many parcels may wait for a connection; a slower one is cut off and has to come again.
pub const PARCELS_A_CONNECTION: usize = 32;

/// What a connection is handed: messages that it shares with others, or one of its own.
#[derive(Clone, Debug)]
pub enum Parcel {
    /// The same for everybody who looks the same way.
    Shared(Arc<[Message]>),
    /// For this connection alone.
    Own(Message),
}

impl Parcel {
    /// How many bytes it takes.
    fn len(&self) -> usize {
        match self {
            Self::Shared(messages) => messages.iter().map(length).sum(),
            Self::Own(message) => length(message),
        }
    }
}

fn length(message: &Message) -> usize {
    match message {
        Message::Text(text) => text.len(),
        Message::Binary(bytes) | Message::Ping(bytes) | Message::Pong(bytes) => bytes.len(),
        Message::Close(_) => 0,
    }
}

/// A connection that looks at a table.
pub struct Watcher {
    /// Its number, which no other connection has.
    pub id: u64,
    /// Who is behind it, if we know.
    pub player: Option<PlayerId>,
    /// The language for words, if words are wanted.
    pub lang: Option<Lang>,
    /// How it looks.
    pub lens: Arc<dyn Lens>,
    /// Where to put what it is to be sent.
    pub sender: mpsc::Sender<Handed>,
    /// Counts what waits for it.
    pub guard: Arc<Guard>,
    /// From which address it is.
    pub address: IpAddr,
}

/// A parcel on its way. One that waits behind another is held for somebody slow, and counts until it is sent.
#[derive(Debug)]
pub struct Handed {
    /// The parcel.
    pub parcel: Parcel,
    _held: Option<HeldBytes>,
}

impl std::fmt::Debug for Watcher {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Watcher({})", self.id)
    }
}

impl Watcher {
    fn looker(&self, table: &Table) -> Looker {
        let is_host = self.player == Some(table.setup().host);
        Looker { viewer: table.viewer(self.player), is_host, lang: self.lang }
    }

    /// Hands over a parcel, unless the connection is too slow or gone.
    fn hand(&self, parcel: Parcel) -> bool {
        let is_slow = self.sender.capacity() < PARCELS_A_CONNECTION;
        let held = is_slow.then(|| self.guard.unread(self.address, parcel.len())).transpose();
        held.is_ok_and(|_held| self.sender.try_send(Handed { parcel, _held }).is_ok())
    }
}

/// A lens and a looker: what is said through it is the same for all.
type Way = (&'static str, Looker);

/// Everybody who looks at a table.
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
        self.watchers.iter().filter_map(|(_, looker)| looker.seat()).collect()
    }

    /// Who they are.
    pub(super) fn players(&self) -> impl Iterator<Item = Option<PlayerId>> {
        self.watchers.iter().map(|(watcher, _)| watcher.player)
    }

    /// Somebody begins to look, and is told everything.
    pub(super) fn add(&mut self, watcher: Watcher, sight: &Sight<'_>) {
        let looker = watcher.looker(sight.table);
        let arrived: Seats = looker.seat().into_iter().collect();
        let sight = Sight { present: sight.present.union(arrived), ..*sight };
        let all = self.look(&*watcher.lens, looker).first(&sight);
        if watcher.hand(Parcel::Shared(all.into())) {
            self.watchers.push((watcher, looker));
        }
    }

    /// A connection is gone; says whose it was.
    pub(super) fn remove(&mut self, id: u64) -> Option<PlayerId> {
        let place = self.watchers.iter().position(|(watcher, _)| watcher.id == id)?;
        let (watcher, _) = self.watchers.swap_remove(place);
        self.forget_unused();
        watcher.player
    }

    /// Hands something to one connection.
    pub(super) fn hand_to(&mut self, id: u64, message: Message) {
        let found = self.watchers.iter().position(|(watcher, _)| watcher.id == id);
        let Some(place) = found else { return };
        if !self.watchers[place].0.hand(Parcel::Own(message)) {
            self.watchers.swap_remove(place);
        }
    }

    /// Tells everybody what changed; says how many messages that made.
    pub(super) fn tell(&mut self, sight: &Sight<'_>, changes: &Changes) -> usize {
        let open = changes.open();
        let mut moved = if open.seats { self.take_moved(sight.table) } else { Vec::new() };
        moved.retain(|watcher| may_stay(sight.table, watcher.looker(sight.table)));
        if open.status {
            self.watchers.retain(|(_, looker)| may_stay(sight.table, *looker));
        }
        self.forget_unused();
        let mut sent = moved.len();
        for (key, look) in &mut self.looks {
            let change = changes.to(key.1);
            if !change.is_any() {
                continue;
            }
            let messages = look.next(sight, &change);
            if messages.is_empty() {
                continue;
            }
            let parcel = Parcel::Shared(messages.into());
            self.watchers.retain(|(watcher, looker)| {
                if (watcher.lens.kind(), *looker) != *key {
                    return true;
                }
                sent += 1;
                watcher.hand(parcel.clone())
            });
        }
        for watcher in moved {
            self.add(watcher, sight);
        }
        sent
    }

    /// Whoever has become another looker, by sitting down say, has to be told everything anew.
    fn take_moved(&mut self, table: &Table) -> Vec<Watcher> {
        let moved = |(watcher, looker): &mut (Watcher, Looker)| watcher.looker(table) != *looker;
        self.watchers.extract_if(.., moved).map(|(watcher, _)| watcher).collect()
    }

    fn look(&mut self, lens: &dyn Lens, looker: Looker) -> &mut dyn Look {
        let key = (lens.kind(), looker);
        let place = match self.looks.iter().position(|(known, _)| *known == key) {
            Some(place) => place,
            None => {
                self.looks.push((key, lens.look(looker)));
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
    is_open || looker.seat().is_some()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Limits;
    use crate::api::sight_json::JsonLens;

    #[test]
    fn what_waits_behind_something_else_counts_and_too_much_of_it_ends_the_connection() {
        let limits = Limits { unread_an_address: 100, ..Limits::none() };
        let (sender, mut parcels) = mpsc::channel(PARCELS_A_CONNECTION);
        let guard = Arc::new(Guard::new(limits));
        let address = IpAddr::from([192, 0, 2, 1]);
        let lens = Arc::new(JsonLens);
        let watcher = Watcher { id: 1, player: None, lang: None, lens, sender, guard, address };
        let parcel = || Parcel::Own(Message::text("x".repeat(60)));
        assert!(watcher.hand(parcel()) && watcher.hand(parcel()) && !watcher.hand(parcel()));
        assert!(parcels.try_recv().is_ok() && parcels.try_recv().is_ok());
        assert!(watcher.hand(parcel()) && watcher.hand(parcel()), "what was sent is not held");
    }
}
