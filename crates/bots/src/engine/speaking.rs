//! Our bots as an engine.

use std::io::{self, BufRead, Write};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{SyncSender, sync_channel};
use std::thread;
use std::time::Duration;

use game::{Advice, Decision, Rng, Seat};
use serde_json::value::RawValue;

use super::fault::cut;
use super::protocol::{
    Considered, FromEngine, PROTOCOL, TableTerms, ThinkingLimits, Thoughts, ToEngine, line,
};
use crate::search::Verdict;
use crate::{Bot, Budget, Counsel, Level, Search, SpareTime};

/// Of what was thought, at most this many choices are told.
const TOLD: usize = 5;
/// How many lines may wait while it thinks.
const WAITING: usize = 16;

/// A bot of ours that plays as an engine.
#[derive(Clone, Copy, Debug)]
pub struct EngineLevel {
    pub level: Level,
    /// Instead of as many worlds as the level looks at.
    pub iterations: Option<u32>,
    /// A time limit of its own, besides what it is told. Without one it plays the same on a busy machine.
    pub time: Option<Duration>,
}

/// Plays for whoever says these lines, until they say `quit` or no more.
pub(crate) fn speak<G: Advice>(
    plan: EngineLevel,
    from: Box<dyn BufRead + Send>,
    to: &mut dyn Write,
) -> io::Result<()> {
    let stop = Arc::<AtomicBool>::default();
    let (heard, lines) = sync_channel(WAITING);
    let stopped = Arc::clone(&stop);
    // Nobody waits for this thread: it ends with the lines, or with the process.
    thread::spawn(move || listen(from, &heard, &stopped));
    let mut speaker = Speaker::<G> { plan, stop, seats: None, sitting: None };
    for heard in lines {
        let answer = match serde_json::from_str(&heard?) {
            Ok(ToEngine::Quit {}) => return Ok(()),
            Ok(message) => speaker.answer(message),
            Err(why) => Some(refused(&format!("this is no message of the protocol: {why}"))),
        };
        if let Some(answer) = answer {
            to.write_all(line(&answer).as_bytes())?;
            to.flush()?;
        }
    }
    Ok(())
}

/// Hands lines on. What interrupts thinking is noticed at once, in the order in which it was said.
fn listen(
    from: Box<dyn BufRead + Send>,
    heard: &SyncSender<io::Result<String>>,
    stop: &AtomicBool,
) {
    for line in from.lines() {
        if let Ok(line) = &line {
            match serde_json::from_str(line) {
                Ok(ToEngine::Stop {} | ToEngine::Quit {}) => stop.store(true, Ordering::Relaxed),
                Ok(ToEngine::Decide { .. }) => stop.store(false, Ordering::Relaxed),
                _ => {}
            }
        }
        if heard.send(line).is_err() {
            return;
        }
    }
}

struct Speaker<G: Advice> {
    plan: EngineLevel,
    stop: Arc<AtomicBool>,
    /// Known since the hello.
    seats: Option<u8>,
    /// Known since a match began.
    sitting: Option<Sitting<G>>,
}

/// A seat in a match.
struct Sitting<G: Advice> {
    seat: Seat,
    rng: Rng,
    player: Player<G>,
}

enum Player<G: Advice> {
    Searching(Search<G>, Budget),
    Other(Box<dyn Bot<G>>),
}

impl<G: Advice> Speaker<G> {
    /// `None` if there is nothing to be said.
    fn answer(&mut self, message: ToEngine<'_>) -> Option<FromEngine> {
        match message {
            ToEngine::Hello { protocol, table } => Some(self.greet(protocol, &table)),
            ToEngine::NewGame { seat, seed } => self.sit_down(seat, seed),
            ToEngine::Decide { decision, view, legal, limits } => {
                Some(self.play(decision, view, &legal, limits))
            }
            // Whatever there was to stop has been stopped.
            ToEngine::Stop {} | ToEngine::Quit {} => None,
        }
    }

    fn greet(&mut self, protocol: u32, table: &TableTerms) -> FromEngine {
        let info = G::info();
        if protocol != PROTOCOL {
            return refused(&format!("this is protocol {PROTOCOL}, not {protocol}"));
        }
        if (table.game.as_str(), table.rules_version) != (info.id, info.rules_version) {
            let (mine, theirs) = (info.rules_version, table.rules_version);
            return refused(&format!(
                "this plays {} by version {mine} of its rules, not {} by version {theirs}",
                info.id, table.game
            ));
        }
        if !(info.min_seats..=info.max_seats).contains(&table.seats) {
            let (min, max) = (info.min_seats, info.max_seats);
            return refused(&format!("{} is for {min} to {max}, not {}", info.id, table.seats));
        }
        self.seats = Some(table.seats);
        let name = format!("Tortuga {}, {}", env!("CARGO_PKG_VERSION"), self.plan.level);
        FromEngine::Hello { protocol, name }
    }

    /// Says something only if that is not possible.
    fn sit_down(&mut self, seat: Seat, seed: u64) -> Option<FromEngine> {
        self.sitting = None;
        let Some(seats) = self.seats else { return Some(refused("nobody has said hello")) };
        if !Seat::all(seats).any(|other| other == seat) {
            return Some(refused(&format!("there is no seat {} among {seats}", seat.index())));
        }
        let player = Player::new(self.plan, seats, &self.stop);
        self.sitting = Some(Sitting { seat, rng: Rng::fast(seed), player });
        None
    }

    fn play(
        &mut self,
        decision: u64,
        view: &RawValue,
        legal: &[&RawValue],
        limits: ThinkingLimits,
    ) -> FromEngine {
        let Some(sitting) = &mut self.sitting else { return refused("no match has begun") };
        let view: G::View = match serde_json::from_str(view.get()) {
            Ok(view) => view,
            Err(why) => return refused(&format!("this is no view of {}: {why}", G::info().id)),
        };
        let read = legal.iter().map(|action| serde_json::from_str(action.get()));
        let legal: Vec<G::Action> = match read.collect() {
            Ok(legal) => legal,
            Err(why) => return refused(&format!("this is no action of {}: {why}", G::info().id)),
        };
        if legal.is_empty() {
            return refused("there is nothing to choose from");
        }
        let seats = self.seats.unwrap_or_default();
        // A view that nobody can have makes the rules panic: that is said, and the next match is another one.
        let played = catch_unwind(AssertUnwindSafe(|| {
            sitting.choose(&Decision::in_view(&view, sitting.seat, &legal), limits, seats)
        }));
        match played {
            Ok((action, thoughts)) => FromEngine::Play { decision, action, thoughts },
            Err(_) => {
                self.sitting = None;
                refused("nobody at such a table can see this")
            }
        }
    }
}

impl<G: Advice> Sitting<G> {
    fn choose(
        &mut self,
        decision: &Decision<'_, G>,
        limits: ThinkingLimits,
        seats: u8,
    ) -> (Box<RawValue>, Option<Thoughts>) {
        let rng = &mut self.rng;
        let (action, thoughts) = match &mut self.player {
            Player::Other(bot) => (bot.choose(decision, rng), None),
            Player::Searching(search, budget) => {
                search.set_budget(within(*budget, limits));
                match search.consider(decision, rng, &SpareTime::default()) {
                    Verdict::Only(action) => (action, None),
                    Verdict::Rated(insight) => {
                        let thoughts = Counsel::of(&insight, seats).into();
                        (insight.choose(rng), Some(thoughts))
                    }
                }
            }
        };
        (game::Written::of(&action).into(), thoughts)
    }
}

impl<G: Advice> Player<G> {
    fn new(plan: EngineLevel, seats: u8, stop: &Arc<AtomicBool>) -> Self {
        match plan.level.at_leisure::<G>(seats) {
            Some(usual) => {
                let iterations = plan.iterations.unwrap_or(usual);
                let budget = Budget { iterations, time: plan.time, threads: 1 };
                Self::Searching(Search::stopped_by(budget, Arc::clone(stop)), budget)
            }
            None => Self::Other(crate::any::player(plan.level, seats)),
        }
    }
}

/// Ends in time to answer.
fn within(budget: Budget, limits: ThinkingLimits) -> Budget {
    let allowed = Duration::from_millis(limits.milliseconds);
    let time = allowed.saturating_sub((allowed / 10).min(Duration::from_millis(100)));
    let iterations = limits.iterations.map_or(budget.iterations, |most| most.max(1));
    Budget { iterations, time: Some(budget.time.map_or(time, |own| own.min(time))), ..budget }
}

impl From<Counsel> for Thoughts {
    fn from(counsel: Counsel) -> Self {
        let choices = counsel.choices.into_iter().take(TOLD).map(|choice| Considered {
            action: RawValue::from_string(choice.action).expect("an action is JSON"),
            win_chance: choice.win_chance,
            weight: choice.weight,
            worlds: choice.worlds,
        });
        Self { win_chances: counsel.win_chances, choices: choices.collect(), words: String::new() }
    }
}

fn refused(why: &str) -> FromEngine {
    FromEngine::Error { why: cut(why) }
}
