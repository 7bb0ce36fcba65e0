//! Who looks on without a seat, for everybody at the table to see.

use std::collections::HashSet;
use std::time::{Duration, Instant};

use super::Table;
use super::names::unlike;
use super::watchers::{Watcher, Watchers};

/// More are only counted.
const NAMED: usize = 12;
/// The list changes no more often, so that whoever comes and goes keeps nobody busy.
const EVERY: Duration = Duration::from_secs(2);

/// Those who look on, as everybody at the table sees them.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Audience {
    /// Unlike those of the players and each other.
    pub(crate) names: Vec<String>,
    /// How many others there are, most of them without a name.
    pub(crate) others: usize,
    /// How many screens show the table to a room.
    pub(crate) screens: usize,
}

pub(super) static NOBODY: Audience = Audience { names: Vec::new(), others: 0, screens: 0 };

/// The name of the lens through which a screen looks.
pub(crate) const SCREEN: &str = "screen";

impl Audience {
    pub(crate) const fn is_empty(&self) -> bool {
        self.names.is_empty() && self.others == 0 && self.screens == 0
    }

    /// Each person counts once, however many windows they have; whoever has no name counts by window.
    fn of<'a>(table: &Table, watchers: impl Iterator<Item = &'a Watcher>) -> Self {
        let players = table.names();
        let (mut known, mut audience) = (HashSet::new(), Self::default());
        let is_out = |watcher: &&Watcher| table.looker(watcher.player, None).own.is_empty();
        for watcher in watchers.filter(is_out) {
            let is_new = watcher.player.is_none_or(|player| known.insert(player));
            match &watcher.name {
                _ if watcher.lens.kind() == SCREEN => audience.screens += 1,
                _ if !is_new => {}
                Some(name) if audience.names.len() < NAMED => {
                    let taken = players.iter().chain(&audience.names).map(String::as_str);
                    let name = unlike(name, &taken.collect::<Vec<_>>());
                    audience.names.push(name);
                }
                _ => audience.others += 1,
            }
        }
        audience
    }
}

/// What is shown of the audience, and when it may change again.
#[derive(Debug, Default)]
pub(super) struct AudienceShown {
    audience: Audience,
    /// How often it changed.
    version: u32,
    changed: Option<Instant>,
    /// What it was made from: how often somebody came or went, and how often seats changed.
    made_from: (u32, u32),
}

impl AudienceShown {
    pub(super) const fn audience(&self) -> (&Audience, u32) {
        (&self.audience, self.version)
    }

    /// Shows those who are there now, unless it changed a moment ago.
    pub(super) fn renew(&mut self, table: &Table, watchers: &Watchers, now: Instant) {
        if self.due(table, watchers, now).is_none_or(|due| due > now) {
            return;
        }
        self.made_from = (watchers.comings(), table.seatings);
        let audience = Audience::of(table, watchers.all());
        if audience != self.audience {
            self.audience = audience;
            self.version += 1;
            self.changed = Some(now);
        }
    }

    /// When it may change, if it may have to.
    pub(super) fn due(&self, table: &Table, watchers: &Watchers, now: Instant) -> Option<Instant> {
        let is_old = self.made_from != (watchers.comings(), table.seatings);
        is_old.then(|| self.changed.map_or(now, |at| at + EVERY))
    }
}
