//! The thinking for a table, on the threads that all tables share.

use std::sync::Arc;
use std::time::Instant;

use bots::{Level, Mind, SpareTime};
use game::{Seat, Viewer};
use serde_json::value::RawValue;

use super::{TableTask, ToThink};
use crate::ids::PlayerId;
use crate::store::Status;
use crate::table::Input;
use crate::table::attention::{Follower, rank};
use crate::thinking::Purpose;

impl TableTask {
    /// Notes new decisions, and lets bots think about theirs if somebody follows the table.
    pub(super) fn note(&mut self) {
        let now = self.services.now().instant;
        self.timing.tempo = self.watchers.tempo();
        if let Some(sailing) = self.loaded.table.sailing() {
            // Rivals do what is written, nobody is hurried, and nobody thinks.
            return self.timing.follow(&self.loaded.table, sailing.scripted(), now);
        }
        self.postponed.extend(self.timing.note(&self.loaded.table, now));
        if self.postponed.is_empty() {
            return;
        }
        let Some(follower) = self.follower(now) else { return };
        for (seat, _, decision) in std::mem::take(&mut self.postponed) {
            if let Some(level) = self.level_now(seat, decision) {
                self.start_thinking((seat, level, decision), follower);
            }
        }
    }

    /// Somebody looks at the table or asks it for something; counts only if they may look.
    pub(super) fn follow(&mut self, player: Option<PlayerId>, invite: Option<&str>) {
        if self.loaded.table.admit_to_look(player, invite).is_ok() {
            self.attention.note(player, self.services.now().instant);
        }
    }

    /// For whom bots think here; `None` if nobody has looked for a while.
    fn follower(&mut self, now: Instant) -> Option<Follower> {
        let table = &self.loaded.table;
        if let Some(first) = self.watchers.players().min_by_key(|who| rank(table, *who)) {
            self.attention.note(first, now);
        }
        self.attention.follower(table, now.checked_sub(self.services.pace.attention))
    }

    /// The level of the bot that has to make this decision; `None` if it no longer has to.
    fn level_now(&self, seat: Seat, decision: u32) -> Option<Level> {
        let table = &self.loaded.table;
        let now = table.ongoing()?.decision(seat)?;
        table.sitter(seat).deciding_bot().filter(|_| now == decision)
    }

    /// Lets bots think about their decisions, and a captain about what was asked.
    pub(super) fn think(&mut self) {
        if self.loaded.table.status() != Status::Playing {
            self.minds = Default::default();
            return;
        }
        self.note();
        for (seat, decision) in self.hints.take_waiting(&self.loaded.table) {
            self.start_advising(seat, decision);
        }
    }

    fn start_thinking(&mut self, (seat, level, decision): ToThink, follower: Follower) {
        let table = &self.loaded.table;
        let Some(play) = table.play() else { return };
        if table.setup().contest.is_some() {
            let alone = play.alone(seat);
            let seen = alone.seen_by(Viewer::Seat(seat));
            let chance = table.setup().chance_for(seat, &seen.view());
            let thought = table.kind().bots.answer(level, seen, chance);
            return self.decide_later((seat, decision), follower, move |_| thought.decide());
        }
        let seen = play.seen_by(seat);
        let mind = &mut self.minds[seat.index()];
        let mind = match mind {
            Some(mind) if mind.level() == level => mind,
            _ => mind.insert(Arc::new(Mind::new(level))),
        };
        let mind = Arc::clone(mind);
        let thought = table.kind().bots.think(&mind, seen, seed());
        let thinking = Arc::clone(&self.services.thinking);
        self.decide_later((seat, decision), follower, move |spare| {
            let action = thought.decide_at_leisure(spare);
            thinking.remember(&mind);
            action
        });
    }

    /// Has a bot's decision worked out on another thread, charged to whoever follows the table.
    fn decide_later(
        &self,
        (seat, decision): (Seat, u32),
        follower: Follower,
        decide: impl FnOnce(&SpareTime) -> String + Send + 'static,
    ) {
        let Some(sender) = self.sender.upgrade() else { return };
        let services = Arc::clone(&self.services);
        let think = move |spare: &SpareTime| {
            let action = decide(spare);
            services.metrics.thoughts.one();
            if let Ok(action) = RawValue::from_string(action) {
                let _ = sender.blocking_send(Input::Decided { seat, decision, action });
            }
        };
        let thinking = &self.services.thinking;
        let account = match follower {
            Some(player) => thinking.account_of(player),
            None => thinking.account_of_strangers(self.loaded.table.setup().host),
        };
        // What a bot makes of its pause, nobody notices.
        let noticed = self.timing.end_of_pause(seat).unwrap_or_else(|| self.services.now().instant);
        thinking.think_about_move(account, noticed, think);
    }

    /// Lets a captain think about the decision of `seat`, from what that seat knows.
    fn start_advising(&self, seat: Seat, decision: u32) {
        let table = &self.loaded.table;
        let (Some(play), Some(sender)) = (table.play(), self.sender.upgrade()) else { return };
        let Some(player) = table.sitter(seat).player() else { return };
        let thought = table.kind().bots.counsel(play.seen_by(seat), seed());
        let metrics = Arc::clone(&self.services.metrics);
        self.services.thinking.think_for(player, Purpose::Hint, move || {
            let counsel = thought.decide();
            metrics.hints.one();
            let _ = sender.blocking_send(Input::Advised { seat, decision, counsel });
        });
    }
}

fn seed() -> u64 {
    u64::from_le_bytes(crate::ids::random_bytes())
}
