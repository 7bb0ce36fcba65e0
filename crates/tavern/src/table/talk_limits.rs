//! How quickly anybody may talk at a table: as quickly as people do. Spectators also share one limit, so that many of
//! them do not drown out those who play.

use std::collections::HashMap;
use std::time::Instant;

use super::{Asker, Table};
use crate::config::Rate;
use crate::guard::allow;
use crate::guard::rate::Bucket;
use crate::ids::PlayerId;
use crate::problem::Result;

const PLAYER: Rate = Rate::new(8.0, 0.7);
const SPECTATOR: Rate = Rate::new(4.0, 0.25);
const SPECTATORS: Rate = Rate::new(12.0, 1.0);
/// With more talkers, those whose bucket is full again are forgotten.
const MANY: usize = 100;

#[derive(Debug)]
pub(super) struct TalkLimits {
    players: HashMap<PlayerId, (Bucket, Rate)>,
    spectators: Bucket,
}

impl TalkLimits {
    pub(super) fn new(now: Instant) -> Self {
        Self { players: HashMap::new(), spectators: Bucket::full(SPECTATORS, now) }
    }

    pub(super) fn say(&mut self, table: &Table, asker: &Asker, now: Instant) -> Result<()> {
        let is_player = table.seat_of(asker.player).is_some();
        let rate = if is_player { PLAYER } else { SPECTATOR };
        if self.players.len() >= MANY {
            self.players.retain(|_, (bucket, rate)| !bucket.is_full(*rate, now));
        }
        let own =
            self.players.entry(asker.player).or_insert_with(|| (Bucket::full(rate, now), rate));
        let mut within = own.0.take(rate, now);
        if within.is_ok() && !is_player {
            within = self.spectators.take(SPECTATORS, now);
        }
        allow(within, "problem-talk-too-fast")
    }
}
