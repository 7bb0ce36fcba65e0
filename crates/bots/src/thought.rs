//! Thinking that is prepared at a table and done on any thread.

use std::any::Any;
use std::fmt;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use game::{Advice, Seat};

use crate::any::json;
use crate::{Bot, Insight, Level, Rated, SpareTime};

/// A question with everything that may be known, ready to be thought about on any thread.
pub struct Thought<T>(Box<dyn FnOnce(&SpareTime) -> T + Send>);

impl<T> Thought<T> {
    pub(crate) fn new(think: impl FnOnce(&SpareTime) -> T + Send + 'static) -> Self {
        Self(Box::new(think))
    }

    /// For a bot's decision, this returns the JSON of its action.
    pub fn decide(self) -> T {
        (self.0)(&SpareTime::default())
    }

    /// The same, with more thought while there is time to spare.
    pub fn decide_at_leisure(self, spare: &SpareTime) -> T {
        (self.0)(spare)
    }
}

impl<T> fmt::Debug for Thought<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Thought")
    }
}

/// A bot of some level, with what it remembers from one decision to the next; at first that is nothing.
#[derive(Clone)]
pub struct Mind {
    level: Level,
    bot: Arc<Mutex<Memory>>,
    size: Arc<AtomicUsize>,
}

/// Nothing until it has thought.
type Memory = Option<Remembering>;

/// A bot of a game whose type is not known here.
struct Remembering {
    /// A `Box<dyn Bot<G>>`.
    bot: Box<dyn Any + Send>,
    /// Lets it forget what it can work out anew; says how many bytes are left.
    forget: fn(&mut (dyn Any + Send)) -> usize,
}

fn forget<G: Advice>(bot: &mut (dyn Any + Send)) -> usize {
    let Some(bot) = bot.downcast_mut::<Box<dyn Bot<G>>>() else { return 0 };
    bot.forget();
    bot.size()
}

impl Mind {
    pub fn new(level: Level) -> Self {
        Self { level, bot: Arc::default(), size: Arc::default() }
    }

    pub fn level(&self) -> Level {
        self.level
    }

    /// Roughly how many bytes it remembers.
    pub fn size(&self) -> usize {
        self.size.load(Ordering::Relaxed)
    }

    /// Forgets what it can work out anew, unless it is thinking just now. What it has seen is little, and cannot be seen
    /// again.
    pub fn forget(&self) {
        if let Ok(mut memory) = self.bot.try_lock() {
            let left = memory.as_mut().map_or(0, |known| (known.forget)(&mut *known.bot));
            self.size.store(left, Ordering::Relaxed);
        }
    }

    /// Lets the bot in this mind work; the first time, it is made.
    pub(crate) fn with<G: Advice, R>(
        &self,
        make: impl Fn(Level) -> Box<dyn Bot<G>>,
        work: impl FnOnce(&mut dyn Bot<G>) -> R,
    ) -> R {
        let mut memory = self.bot.lock().unwrap_or_else(PoisonError::into_inner);
        let known = memory.take().and_then(|known| known.bot.downcast::<Box<dyn Bot<G>>>().ok());
        let mut bot = known.unwrap_or_else(|| Box::new(make(self.level)));
        let result = work(&mut **bot);
        self.size.store(bot.size(), Ordering::Relaxed);
        *memory = Some(Remembering { bot, forget: forget::<G> });
        result
    }
}

impl fmt::Debug for Mind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Mind({})", self.level)
    }
}

/// What a seat saw at its decisions up to now, as a player knows it who forgets nothing.
#[derive(Debug, Default)]
pub struct Recollection(Option<Box<dyn Any + Send>>);

impl Recollection {
    /// Adds what the seat sees at its present decision.
    pub(crate) fn add<G: Advice>(&mut self, mut view: G::View) {
        G::recall(&mut view, self.present::<G>());
        self.0 = Some(Box::new(view));
    }

    /// What it saw at its last decision, and before.
    pub(crate) fn present<G: Advice>(&self) -> Option<&G::View> {
        self.0.as_ref()?.downcast_ref()
    }
}

/// What a good player would say about a decision, in numbers.
#[derive(Clone, Debug, PartialEq)]
pub struct Counsel {
    /// The best first.
    pub choices: Vec<Prospect>,
    /// For each seat, if this decision is made well.
    pub win_chances: Vec<f64>,
    /// Whether the rest of the match was computed instead of imagined.
    pub is_computed: bool,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Prospect {
    /// As JSON.
    pub action: String,
    /// For the seat that decides.
    pub win_chance: f64,
    /// For each seat.
    pub win_chances: Vec<f64>,
    /// How often it should be chosen, from 0 to 1: where choices are simultaneous, the best play is mixed.
    pub weight: f64,
    /// In how many imagined worlds it was tried.
    pub worlds: u32,
    /// By how much it may be further from the best one than it seems, or less far: a standard error.
    pub doubt: f64,
}

impl Counsel {
    pub(crate) fn of<G: Advice>(insight: &Insight<G>, n_seats: u8) -> Self {
        let total: f32 = insight.rated().iter().map(|rated| rated.weight).sum();
        let choice = |rated: &Rated<G::Action>| {
            let wins = |seat| f64::from(rated.tally.win_chance(seat));
            Prospect {
                action: json(&rated.action),
                win_chance: wins(insight.seat()),
                win_chances: Seat::all(n_seats).map(wins).collect(),
                weight: f64::from(rated.weight / total.max(f32::MIN_POSITIVE)),
                worlds: rated.tally.visits(),
                doubt: f64::from(insight.doubt(rated)),
            }
        };
        let win_chances = Seat::all(n_seats).map(|seat| f64::from(insight.win_chance(seat)));
        Self {
            choices: insight.rated().iter().map(choice).collect(),
            win_chances: win_chances.collect(),
            is_computed: insight.is_computed(),
        }
    }
}
