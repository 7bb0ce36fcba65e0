//! What is thought about for a table, on the threads that all tables share.

use std::sync::Arc;
use std::time::Instant;

use bots::{Level, Mind};
use game::Seat;
use serde_json::value::RawValue;

use super::TableTask;
use crate::store::Status;
use crate::table::Command;

impl TableTask {
    /// Takes note of decisions that are new, and lets bots think about theirs.
    pub(super) fn note(&mut self) {
        for (seat, level, decision) in self.rhythm.note(&self.loaded.table, Instant::now()) {
            self.start_thinking(seat, level, decision);
        }
    }

    /// Lets bots think about what they now have to decide, and a captain about what was asked.
    pub(super) fn think(&mut self) {
        if self.loaded.table.status() != Status::Playing {
            return;
        }
        self.note();
        for (seat, decision) in self.hints.take_waiting(&self.loaded.table) {
            self.start_advising(seat, decision);
        }
    }

    fn start_thinking(&mut self, seat: Seat, level: Level, decision: u32) {
        let table = &self.loaded.table;
        let (Some(play), Some(sender)) = (table.play(), self.sender.upgrade()) else { return };
        let mind = &mut self.minds[seat.index()];
        let mind = match mind {
            Some(mind) if mind.level() == level => mind,
            _ => mind.insert(Mind::new(level)),
        };
        let thought = table.kind().bots.think(mind, play.game(), seat, seed());
        let metrics = Arc::clone(self.hall.metrics());
        self.hall.pool().run(move || {
            let action = thought.decide();
            metrics.thoughts.one();
            if let Ok(action) = RawValue::from_string(action) {
                let _ = sender.blocking_send(Command::Decided { seat, decision, action });
            }
        });
    }

    /// Lets a captain think about the decision of `seat`, from what that seat knows.
    fn start_advising(&self, seat: Seat, decision: u32) {
        let table = &self.loaded.table;
        let (Some(play), Some(sender)) = (table.play(), self.sender.upgrade()) else { return };
        let thought = table.kind().bots.counsel(play.game(), seat, seed());
        let metrics = Arc::clone(self.hall.metrics());
        self.hall.pool().run(move || {
            let counsel = thought.decide();
            metrics.hints.one();
            let _ = sender.blocking_send(Command::Advised { seat, decision, counsel });
        });
    }
}

fn seed() -> u64 {
    u64::from_le_bytes(crate::ids::random_bytes())
}
