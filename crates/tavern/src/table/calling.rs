//! Whom to call although they do not look: in a slow game, whoever it awaits, once for every decision.

use std::time::Duration;

use game::{MAX_SEATS, Seats};

use super::{Sitter, Table};
use crate::ids::{PlayerId, TableId};

/// Somebody is awaited.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Call {
    pub(crate) player: PlayerId,
    pub(crate) table: TableId,
    pub(crate) game: &'static str,
    /// For how long it is worth hearing.
    pub(crate) lasts: Duration,
}

/// Calls people, wherever they are.
pub(crate) trait Bell: Send + Sync {
    fn ring(&self, call: Call);
}

/// For which decision everybody was called last.
#[derive(Debug)]
pub(super) struct Calling {
    decisions: [Option<u32>; MAX_SEATS],
}

impl Calling {
    /// Whoever is awaited at a table from the storage has been called, as far as anybody can tell: twice would be too
    /// often.
    pub(super) fn new(table: &Table) -> Self {
        let mut calling = Self { decisions: [None; MAX_SEATS] };
        calling.renew(table, Seats::NONE);
        calling
    }

    /// Who is awaited for something new and does not look; nobody where a match is played at one go.
    pub(super) fn renew(&mut self, table: &Table, looking: Seats) -> Vec<Call> {
        let mut calls: Vec<Call> = Vec::new();
        let Some(play) = table.ongoing().filter(|_| table.is_slow()) else { return calls };
        let lasts = Duration::from_secs(table.setup().seconds.unwrap_or_default().into());
        for seat in table.all_seats() {
            let Sitter::Person { stand_in: None, player, .. } = table.sitter(seat) else {
                continue;
            };
            let Some(decision) = play.decision(seat) else { continue };
            let known = self.decisions[seat.index()].replace(decision);
            let is_new = known.is_none_or(|known| known < decision);
            let is_called = calls.iter().any(|call| call.player == *player);
            if is_new && !is_called && !looking.contains(seat) {
                let (table, game) = (table.id(), table.game_id());
                calls.push(Call { player: *player, table, game, lasts });
            }
        }
        calls
    }
}
