//! What happens at a table by itself: bots move, a decision that is no choice makes itself, time runs out.
//!
//! Nothing here depends on what is hidden. Only what everybody knows to be no choice makes itself, and how long a bot
//! takes until others can notice anything is drawn before it thinks: steps that nobody notices take no time of their
//! own.

use std::time::{Duration, Instant};

use bots::Level;
use game::{MAX_SEATS, Seat, Seats};
use serde_json::value::RawValue;

use super::play::Play;
use super::setup::Absence;
use super::{Sitter, Table};
use crate::clock::Moment;
use crate::config::Pace;
use crate::ids::random_bytes;
use crate::tempo::Tempo;

/// After the table was woken, such as by a restart of the server, nobody's time runs out before they could come back.
const GRACE: Duration = Duration::from_secs(10);

#[derive(Clone, Copy, Debug)]
pub(super) struct Around {
    pub(super) now: Moment,
    pub(super) here: Seats,
    pub(super) last_seen: [Instant; MAX_SEATS],
}

/// What each seat's present decision waits for.
#[derive(Debug)]
pub(super) struct Timing {
    pace: Pace,
    /// How those who play now like it; whatever is new waits as long as that says.
    pub(super) tempo: Tempo,
    woken: Instant,
    waits: [Option<Wait>; MAX_SEATS],
}

#[derive(Debug)]
struct Wait {
    decision: u32,
    /// Which of the decisions that others could notice this one belongs to.
    opening: u32,
    /// Since when others could notice that this seat decides.
    since: Instant,
    /// How long a bot lets others wait.
    pause: Duration,
    mover: Mover,
}

#[derive(Debug)]
enum Mover {
    Person,
    /// There is one legal action, and everybody knows that; it is done after this time.
    Forced(Box<RawValue>, Duration),
    Thinking,
    /// The bot has decided and will act at this time.
    Decided(Box<RawValue>, Instant),
}

/// Something for the table to do now.
#[derive(Debug)]
pub(super) enum Due {
    Act(Seat, Box<RawValue>),
    /// A bot has to play for this seat.
    StandIn(Seat),
}

impl Timing {
    pub(super) fn new(pace: Pace, woken: Instant) -> Self {
        Self { pace, tempo: Tempo::default(), woken, waits: [const { None }; MAX_SEATS] }
    }

    /// Notes new decisions; returns the seats for which a bot has to think.
    pub(super) fn note(&mut self, table: &Table, now: Instant) -> Vec<(Seat, bots::Level, u32)> {
        let mut to_think = Vec::new();
        let Some(play) = table.ongoing() else { return to_think };
        let mut forced = self.forced(table, play);
        let usual = self.tempo.of(&self.pace);
        for seat in table.all_seats() {
            let Some(decision) = play.decision(seat) else {
                self.waits[seat.index()] = None;
                continue;
            };
            let bot = table.sitter(seat).deciding_bot();
            if self.is_noted(seat, decision, bot.is_some()) {
                continue;
            }
            let is_forced = forced[seat.index()].is_some();
            let mover = match (bot, forced[seat.index()].take()) {
                (Some(_), _) => Mover::Thinking,
                (None, Some(action)) => Mover::Forced(action, usual.forced),
                (None, None) => Mover::Person,
            };
            to_think.extend(bot.map(|level| (seat, level, decision)));
            let opening = play.opening(seat);
            let (since, pause) = match &self.waits[seat.index()] {
                Some(wait) if wait.opening == opening => (wait.since, wait.pause),
                _ => {
                    let choices = match bot {
                        Some(_) if is_forced => 1,
                        Some(_) => choices(table, seat),
                        None => 0,
                    };
                    (now, usual.of_bot(bot.unwrap_or(Level::USUAL), choices, chance()))
                }
            };
            let wait = Wait { decision, opening, since, pause, mover };
            self.waits[seat.index()] = Some(wait);
        }
        to_think
    }

    /// Until when a bot may think about its decision without letting others wait longer than it would anyway.
    pub(super) fn end_of_pause(&self, seat: Seat) -> Option<Instant> {
        let wait = self.waits[seat.index()].as_ref()?;
        Some(wait.since + wait.pause)
    }

    /// Notes what comes next on a voyage: it is done after the pause of a bot.
    pub(super) fn follow(
        &mut self,
        table: &Table,
        next: Option<(Seat, Box<RawValue>)>,
        now: Instant,
    ) {
        let next =
            next.and_then(|(seat, action)| Some((seat, table.ongoing()?.decision(seat)?, action)));
        let awaited = next.as_ref().map(|(seat, decision, _)| (seat.index(), *decision));
        for (seat, wait) in self.waits.iter_mut().enumerate() {
            let is_noted = wait.as_ref().is_some_and(|wait| awaited == Some((seat, wait.decision)));
            if !is_noted {
                *wait = None;
            }
        }
        let Some((seat, decision, action)) = next else { return };
        let pause = self.tempo.of(&self.pace).of_bot(Level::USUAL, choices(table, seat), chance());
        let mover = Mover::Decided(action, now + pause);
        let wait = Wait { decision, opening: 0, since: now, pause, mover };
        self.waits[seat.index()].get_or_insert(wait);
    }

    /// The actions of those whose decision is new and, as everybody knows, no choice.
    fn forced(&self, table: &Table, play: &Play) -> [Option<Box<RawValue>>; MAX_SEATS] {
        let is_new = |seat: &Seat| {
            let is_bot = table.sitter(*seat).deciding_bot().is_some();
            let decision = play.decision(*seat);
            decision.is_some_and(|decision| !self.is_noted(*seat, decision, is_bot))
        };
        let mut forced = [const { None }; MAX_SEATS];
        for (seat, action) in
            play.the_match().only_actions(table.all_seats().filter(is_new).collect())
        {
            forced[seat.index()] = Some(action.json.into());
        }
        forced
    }

    fn is_noted(&self, seat: Seat, decision: u32, by_bot: bool) -> bool {
        self.waits[seat.index()].as_ref().is_some_and(|wait| {
            let bot_is_at_it = matches!(wait.mover, Mover::Thinking | Mover::Decided(..));
            wait.decision == decision && bot_is_at_it == by_bot
        })
    }

    /// A bot has decided. An action that nobody will notice is done at once; any other waits for the pause drawn
    /// beforehand. A bot that thought longer acts at the next tick, so that nobody can tell how long it thought.
    pub(super) fn decided(
        &mut self,
        table: &Table,
        (seat, decision): (Seat, u32),
        action: Box<RawValue>,
        now: Instant,
    ) {
        let (Some(wait), Some(play)) = (&mut self.waits[seat.index()], table.ongoing()) else {
            return;
        };
        if wait.decision != decision || !matches!(wait.mover, Mover::Thinking) {
            return;
        }
        let at = match play.the_match().would_be_noticed(seat, action.get()) {
            false => now,
            true => {
                wait.since
                    + ticked(
                        wait.pause,
                        now.saturating_duration_since(wait.since),
                        self.pace.bot_min,
                    )
            }
        };
        wait.mover = Mover::Decided(action, at);
    }

    pub(super) fn due(&mut self, table: &Table, around: &Around) -> Option<Due> {
        for seat in table.ongoing()?.the_match().to_act().iter() {
            if self.when(table, seat, around).is_none_or(|at| at > around.now.instant) {
                continue;
            }
            let wait = self.waits[seat.index()].as_mut()?;
            return Some(match std::mem::replace(&mut wait.mover, Mover::Person) {
                Mover::Forced(action, _) | Mover::Decided(action, _) => Due::Act(seat, action),
                Mover::Person | Mover::Thinking => Due::StandIn(seat),
            });
        }
        None
    }

    pub(super) fn next(&self, table: &Table, around: &Around) -> Option<Instant> {
        let to_act = table.ongoing()?.the_match().to_act();
        to_act.iter().filter_map(|seat| self.when(table, seat, around)).min()
    }

    /// `None` if its time is not limited.
    pub(super) fn time_left(&self, table: &Table, seat: Seat, now: Moment) -> Option<Duration> {
        table.ongoing()?.decision(seat)?;
        let is_person = matches!(table.sitter(seat), Sitter::Person { stand_in: None, .. });
        let out = self.out_of_time(table, seat, now).filter(|_| is_person)?;
        Some(out.saturating_duration_since(now.instant))
    }

    /// When the others may ask for a bot in place of the person at `seat`, who is away and has to decide: after the
    /// table's usual time without any sign of life, in slow games when their own time is out.
    pub(super) fn bot_may_come(
        &self,
        table: &Table,
        seat: Seat,
        around: &Around,
    ) -> Option<Instant> {
        let play = table.ongoing()?;
        play.decision(seat)?;
        let is_awaited = matches!(table.sitter(seat), Sitter::Person { stand_in: None, .. });
        if !is_awaited || around.here.contains(seat) {
            return None;
        }
        if table.is_slow() {
            return self.out_of_time(table, seat, around.now);
        }
        let away = self.pace.away;
        let chosen_for = around.now.when(play.choosing_since(seat) + away.as_millis() as u64);
        Some((around.last_seen[seat.index()] + away).max(chosen_for))
    }

    fn out_of_time(&self, table: &Table, seat: Seat, now: Moment) -> Option<Instant> {
        let limit = u64::from(table.setup().seconds?) * 1_000;
        let play = table.play()?;
        let turn = |seat: Seat| (play.choosing_since(seat), seat.index());
        // Those who share a device decide one after another.
        let rivals = table.beside(seat).and(play.the_match().to_act());
        let before = rivals.iter().filter(|rival| turn(*rival) < turn(seat)).count() as u64;
        let out = now.when(play.choosing_since(seat) + limit * (1 + before));
        Some(out.max(self.woken + GRACE.min(Duration::from_millis(limit))))
    }

    fn when(&self, table: &Table, seat: Seat, around: &Around) -> Option<Instant> {
        let wait = self.waits[seat.index()].as_ref()?;
        match &wait.mover {
            Mover::Forced(_, pause) => Some(wait.since + *pause),
            Mover::Decided(_, at) => Some(*at),
            Mover::Thinking => None,
            Mover::Person if table.setup().absence == Absence::Wait => None,
            Mover::Person => {
                let out_of_time = self.out_of_time(table, seat, around.now);
                let away = self.bot_may_come(table, seat, around);
                out_of_time.into_iter().chain(away).min()
            }
        }
    }
}

/// The pause that was meant; if it is over already, the next whole number of ticks.
fn ticked(meant: Duration, passed: Duration, tick: Duration) -> Duration {
    if passed <= meant || tick.is_zero() {
        return meant;
    }
    let ticks = passed.as_nanos().div_ceil(tick.as_nanos());
    tick.saturating_mul(u32::try_from(ticks).unwrap_or(u32::MAX))
}

/// How much there is to choose from, as far as everybody can tell.
fn choices(table: &Table, seat: Seat) -> usize {
    table.ongoing().map_or(0, |play| play.the_match().choices_in_public(seat))
}

/// From 0 to 1.
fn chance() -> f64 {
    f64::from(u32::from_le_bytes(random_bytes())) / f64::from(u32::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_thinks_too_long_acts_at_a_whole_tick() {
        let ms = Duration::from_millis;
        assert_eq!(ticked(ms(900), ms(20), ms(700)), ms(900));
        assert_eq!(ticked(ms(900), ms(950), ms(700)), ms(1_400));
        assert_eq!(ticked(ms(900), ms(1_390), ms(700)), ms(1_400));
        assert_eq!(ticked(ms(0), ms(5), ms(0)), ms(0));
    }
}
