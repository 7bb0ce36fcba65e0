//! Who looks at a table, and how they are told.

use std::sync::Arc;

use game::{Lang, Seats};

use super::lens::Changes;
use super::sight::TableNow;
use super::{Done, Lens, Look, Looker, Table};
use crate::ids::PlayerId;
use crate::problem::Result;
use crate::tempo::Tempo;

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
    /// What they are called, if they told us.
    pub(crate) name: Option<String>,
    /// The invite word that they know.
    pub(crate) invite: Option<String>,
    /// `None` if no words are wanted.
    pub(crate) lang: Option<Lang>,
    /// How fast they want to be shown things; `None` for programs.
    pub(crate) tempo: Option<Tempo>,
    pub(crate) lens: Arc<dyn Lens>,
    pub(crate) outbox: Box<dyn Outbox>,
}

impl std::fmt::Debug for Watcher {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Watcher({})", self.id)
    }
}

impl Watcher {
    fn may_look(&self, table: &Table) -> bool {
        table.admit_to_look(self.player, self.invite.as_deref()).is_ok()
    }

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
    /// How often somebody came or went.
    comings: u32,
}

impl Watchers {
    pub(super) fn is_empty(&self) -> bool {
        self.watchers.is_empty()
    }

    /// The seats of those who look.
    pub(super) fn present(&self) -> Seats {
        self.watchers.iter().fold(Seats::NONE, |seats, (_, looker)| seats.union(looker.own))
    }

    /// The slowest tempo of those who sit here and look: nobody is shown things faster than they can follow.
    pub(super) fn tempo(&self) -> Tempo {
        let seated = self.watchers.iter().filter(|(_, looker)| !looker.own.is_empty());
        seated.filter_map(|(watcher, _)| watcher.tempo).max().unwrap_or_default()
    }

    pub(super) fn players(&self) -> impl Iterator<Item = Option<PlayerId>> {
        self.watchers.iter().map(|(watcher, _)| watcher.player)
    }

    pub(super) fn all(&self) -> impl Iterator<Item = &Watcher> {
        self.watchers.iter().map(|(watcher, _)| watcher)
    }

    pub(super) const fn comings(&self) -> u32 {
        self.comings
    }

    /// Somebody begins to look, and is told everything.
    pub(super) fn add(&mut self, watcher: Watcher, now: &TableNow<'_>) {
        self.comings += 1;
        let looker = watcher.looker(now.table);
        let all = self.look(&*watcher.lens, looker).first(&now.seen_by(looker));
        if watcher.outbox.hand(Parcel::Messages(all.into())) {
            self.watchers.push((watcher, looker));
        }
    }

    /// A connection is gone; returns whose it was.
    pub(super) fn remove(&mut self, id: u64) -> Option<PlayerId> {
        self.comings += 1;
        let place = self.watchers.iter().position(|(watcher, _)| watcher.id == id)?;
        let (watcher, _) = self.watchers.remove(place);
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
        let may_move = open.seats || open.status || changes.curtains();
        let mut moved = if may_move { self.take_moved(now.table) } else { Vec::new() };
        moved.retain(|watcher| watcher.may_look(now.table));
        if open.status || open.setup {
            self.watchers.retain(|(watcher, _)| watcher.may_look(now.table));
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
        self.show_anew(moved, now, changes);
        sent
    }

    /// Shows those who have become other lookers all there is to see, after what they have just missed.
    fn show_anew(&mut self, moved: Vec<Watcher>, now: &TableNow<'_>, changes: &Changes) {
        let mut shown: Vec<(Way, Arc<[String]>)> = Vec::new();
        for watcher in moved {
            let way = (watcher.lens.kind(), watcher.looker(now.table));
            let known =
                shown.iter().find(|(known, _)| *known == way).map(|(_, all)| Arc::clone(all));
            let is_new = known.is_none() && self.looks.iter().all(|(known, _)| *known != way);
            let all = match known {
                Some(all) => all,
                None => {
                    let (sight, look) = (now.seen_by(way.1), self.look(&*watcher.lens, way.1));
                    let change = changes.to(way.1);
                    let all = if is_new { look.anew(&sight, &change) } else { look.first(&sight) };
                    shown.push((way, all.into()));
                    Arc::clone(&shown[shown.len() - 1].1)
                }
            };
            if watcher.outbox.hand(Parcel::Messages(all)) {
                self.watchers.push((watcher, way.1));
            }
        }
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

#[cfg(test)]
mod tests {
    use game::{Seat, Viewer};

    use super::*;

    struct Blind;

    impl Lens for Blind {
        fn kind(&self) -> &'static str {
            "blind"
        }

        fn look(&self) -> Box<dyn Look> {
            unreachable!("nothing is told")
        }
    }

    struct Nowhere;

    impl Outbox for Nowhere {
        fn hand(&self, _: Parcel) -> bool {
            true
        }
    }

    /// The tempo of a table where these look: at a seat or not, with a tempo or not.
    fn tempo(lookers: &[(Option<u8>, Option<Tempo>)]) -> Tempo {
        let mut watchers = Watchers::default();
        for (seat, tempo) in lookers {
            let (lens, outbox) = (Arc::new(Blind), Box::new(Nowhere));
            let (player, name, invite, lang) = (None, None, None, None);
            let tempo = *tempo;
            let watcher = Watcher { id: 0, player, name, invite, lang, tempo, lens, outbox };
            let viewer = seat.map_or(Viewer::Spectator, |seat| Viewer::Seat(Seat::new(seat)));
            let own = viewer.seat().map_or(Seats::NONE, Seats::only);
            let looker = Looker { viewer, own, is_host: false, lang: None };
            watchers.watchers.push((watcher, looker));
        }
        watchers.tempo()
    }

    #[test]
    fn bots_wait_for_the_calmest_of_those_who_play() {
        let (quick, calm) = (Some(Tempo::Quick), Some(Tempo::Calm));
        assert_eq!(tempo(&[]), Tempo::Normal);
        assert_eq!(tempo(&[(Some(0), quick)]), Tempo::Quick);
        assert_eq!(tempo(&[(Some(0), quick), (Some(1), calm)]), Tempo::Calm);
        assert_eq!(tempo(&[(Some(0), quick), (None, calm)]), Tempo::Quick, "who only looks");
        assert_eq!(tempo(&[(Some(0), quick), (Some(1), None)]), Tempo::Quick, "a program");
    }
}
