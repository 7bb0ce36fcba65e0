//! What happens at a table by itself: bots move, a decision that is no choice makes itself, time runs out.

use std::time::{Duration, Instant};

use game::{MAX_SEATS, Seat};
use serde_json::value::RawValue;

use super::play::Play;
use super::setup::Absence;
use super::{Sitter, Table};
use crate::config::Pace;
use crate::ids::random_bytes;

/// What each seat's present decision waits for.
#[derive(Debug)]
pub(super) struct Rhythm {
    pace: Pace,
    waits: [Option<Wait>; MAX_SEATS],
    /// When each seat was last seen without a stream.
    seen: [Instant; MAX_SEATS],
}

#[derive(Debug)]
struct Wait {
    decision: u32,
    since: Instant,
    /// Who decides: a bot, a person, or the rules.
    mover: Mover,
}

#[derive(Debug)]
enum Mover {
    Person,
    /// There is one legal action.
    Forced(Box<RawValue>),
    /// The bot is thinking.
    Thinking,
    /// The bot has decided and will act at this time.
    Decided(Box<RawValue>, Instant),
}

/// Something for the table to do now.
#[derive(Debug)]
pub(super) enum Due {
    /// This seat does this.
    Act(Seat, Box<RawValue>),
    /// A bot has to play for this seat.
    StandIn(Seat),
}

impl Rhythm {
    pub(super) fn new(pace: Pace) -> Self {
        Self { pace, waits: [const { None }; MAX_SEATS], seen: [Instant::now(); MAX_SEATS] }
    }

    /// Somebody at `seat` asked for something.
    pub(super) fn see(&mut self, seat: Seat, now: Instant) {
        self.seen[seat.index()] = now;
    }

    /// Takes note of decisions that are new; says for which seats a bot has to think.
    pub(super) fn note(&mut self, table: &Table, now: Instant) -> Vec<(Seat, bots::Level, u32)> {
        let mut to_think = Vec::new();
        let Some(play) = table.ongoing() else { return to_think };
        for seat in table.all_seats() {
            let Some(decision) = play.decision(seat) else {
                self.waits[seat.index()] = None;
                continue;
            };
            let bot = table.sitter(seat).deciding_bot();
            if self.is_noted(seat, decision, bot.is_some()) {
                continue;
            }
            let since = match &self.waits[seat.index()] {
                Some(wait) if wait.decision == decision => wait.since,
                _ => now,
            };
            let mover = match bot {
                Some(_) => Mover::Thinking,
                None => person_or_forced(play, seat),
            };
            to_think.extend(bot.map(|level| (seat, level, decision)));
            self.waits[seat.index()] = Some(Wait { decision, since, mover });
        }
        to_think
    }

    fn is_noted(&self, seat: Seat, decision: u32, by_bot: bool) -> bool {
        self.waits[seat.index()].as_ref().is_some_and(|wait| {
            let bot_is_at_it = matches!(wait.mover, Mover::Thinking | Mover::Decided(..));
            wait.decision == decision && bot_is_at_it == by_bot
        })
    }

    /// A bot has decided.
    pub(super) fn decided(&mut self, seat: Seat, decision: u32, action: Box<RawValue>) {
        let Some(wait) = &mut self.waits[seat.index()] else { return };
        if wait.decision == decision && matches!(wait.mover, Mover::Thinking) {
            let at = wait.since + between(self.pace.bot_min, self.pace.bot_max);
            wait.mover = Mover::Decided(action, at);
        }
    }

    /// The next thing that is due by `now`.
    pub(super) fn due(&mut self, table: &Table, present: game::Seats, now: Instant) -> Option<Due> {
        for seat in table.ongoing()?.game().to_act().iter() {
            if self.when(table, seat, present).is_none_or(|at| at > now) {
                continue;
            }
            let wait = self.waits[seat.index()].as_mut()?;
            return Some(match std::mem::replace(&mut wait.mover, Mover::Person) {
                Mover::Forced(action) | Mover::Decided(action, _) => Due::Act(seat, action),
                Mover::Person | Mover::Thinking => Due::StandIn(seat),
            });
        }
        None
    }

    /// When the next thing will be due.
    pub(super) fn next(&self, table: &Table, present: game::Seats) -> Option<Instant> {
        let to_act = table.ongoing()?.game().to_act();
        to_act.iter().filter_map(|seat| self.when(table, seat, present)).min()
    }

    /// How long `seat` still has, if its time is limited.
    pub(super) fn time_left(&self, table: &Table, seat: Seat, now: Instant) -> Option<Duration> {
        let limit = Duration::from_secs(u64::from(table.setup().seconds?));
        let wait = self.waits[seat.index()].as_ref()?;
        matches!(table.sitter(seat), Sitter::Person { .. })
            .then(|| (wait.since + limit).saturating_duration_since(now))
    }

    fn when(&self, table: &Table, seat: Seat, present: game::Seats) -> Option<Instant> {
        let wait = self.waits[seat.index()].as_ref()?;
        match &wait.mover {
            Mover::Forced(_) => Some(wait.since + self.pace.forced),
            Mover::Decided(_, at) => Some(*at),
            Mover::Thinking => None,
            Mover::Person if table.setup().absence == Absence::Wait => None,
            Mover::Person => {
                let seconds =
                    table.setup().seconds.map(|seconds| Duration::from_secs(seconds.into()));
                let out_of_time = seconds.map(|limit| wait.since + limit);
                let last_seen = self.seen[seat.index()].max(wait.since);
                let away = (!present.contains(seat)).then_some(last_seen + self.pace.away);
                out_of_time.into_iter().chain(away).min()
            }
        }
    }
}

fn person_or_forced(play: &Play, seat: Seat) -> Mover {
    if play.game().n_legal_actions(seat) > 1 {
        return Mover::Person;
    }
    let mut legal = play.game().legal_actions(seat);
    match (legal.pop(), legal.is_empty()) {
        (Some(only), true) => RawValue::from_string(only.json).map_or(Mover::Person, Mover::Forced),
        _ => Mover::Person,
    }
}

/// Some time between these two.
fn between(min: Duration, max: Duration) -> Duration {
    if max <= min {
        return min;
    }
    let part = f64::from(u32::from_le_bytes(random_bytes())) / f64::from(u32::MAX);
    min + (max - min).mul_f64(part)
}
