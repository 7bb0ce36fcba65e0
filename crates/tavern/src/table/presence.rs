//! Who is present: anyone looking, and anyone who gave a sign of life a moment ago.

use std::time::{Duration, Instant};

use game::{Seat, Seats};

use super::Table;
use crate::ids::PlayerId;

/// When the people at a table last gave a sign of life: an open page, a request, an ask.
#[derive(Debug)]
pub(super) struct Presence {
    /// When the table was woken: anybody may have been present until then.
    woken: Instant,
    seen: Vec<(PlayerId, Instant)>,
    /// How long somebody counts as present after a sign of life: a page that reloads is gone for a moment.
    linger: Duration,
}

impl Presence {
    pub(super) fn new(linger: Duration, woken: Instant) -> Self {
        Self { woken, seen: Vec::new(), linger }
    }

    pub(super) fn see(&mut self, table: &Table, player: PlayerId, now: Instant) {
        self.seen.retain(|(known, _)| *known != player && table.seat_of(*known).is_some());
        if table.seat_of(player).is_some() {
            self.seen.push((player, now));
        }
    }

    pub(super) fn last_seen(&self, table: &Table, seat: Seat) -> Instant {
        self.known(table, seat).unwrap_or(self.woken)
    }

    fn known(&self, table: &Table, seat: Seat) -> Option<Instant> {
        let player = table.sitter(seat).player()?;
        self.seen.iter().find(|(known, _)| *known == player).map(|(_, at)| *at)
    }

    /// Until when each person counts as present after their last sign of life.
    fn lingering(&self, table: &Table) -> impl Iterator<Item = (Seat, Instant)> {
        table
            .people()
            .iter()
            .filter_map(|seat| Some((seat, self.known(table, seat)? + self.linger)))
    }

    /// `looking` are the seats of those who look, and so are here anyway.
    pub(super) fn here(&self, table: &Table, looking: Seats, now: Instant) -> Seats {
        let lingering = self.lingering(table).filter(|(_, until)| *until > now);
        lingering.map(|(seat, _)| seat).collect::<Seats>().union(looking)
    }

    /// When somebody will next count as away without another sign of life.
    pub(super) fn next(&self, table: &Table, looking: Seats, now: Instant) -> Option<Instant> {
        let lingering = self.lingering(table).filter(|(seat, _)| !looking.contains(*seat));
        lingering.map(|(_, until)| until).filter(|until| *until > now).min()
    }
}
