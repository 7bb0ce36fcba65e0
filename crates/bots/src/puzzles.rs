//! Puzzles: decisions in matches of Legends in which one answer is clearly best, and a Sailor does not see it.
//!
//! A puzzle is found in three sieves, the cheapest first. What the Legends think while they play says where one action
//! stands out (`hunting`). There, every legal action is rated by a search with at least twenty times a Legend's
//! thought, several times with different worlds (`judging`). Last, bots of the usual levels try it (`trying`).
//! Nobody looks at more than the view of the seat that decides.

mod choosing;
mod hunting;
mod judging;
mod trying;

use game::{Advice, Match, Seat, Viewer};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

pub use choosing::choose;
pub use hunting::{Dropped, Haul, Hunt, HuntWatch};
pub use trying::Solved;

pub(crate) use hunting::{hunt, judge_again};
pub(crate) use judging::rate_again;
pub(crate) use trying::solve;

/// How many times a Legend's thought every answer is checked with.
pub const PATIENCE: u32 = 20;

/// How often it is checked, each time in other worlds.
pub const JUDGEMENTS: u64 = 3;

/// By how much of the chance to win the answer is better than anything else, in every check.
pub const LEAST_GAP: f64 = 0.08;

/// A record in its compact form has no more bytes than this.
pub const MOST_BYTES: usize = 400;

/// A decision in which one answer is clearly best.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Puzzle {
    /// The match up to the decision, in the compact form of its record.
    pub record: String,
    /// Who decides.
    pub seat: Seat,
    /// The right answer; several if they are equally good. The best first.
    pub answers: Vec<Box<RawValue>>,
    /// The best of all other actions.
    pub second: Box<RawValue>,
    /// What it is about: ids of texts of the game.
    pub themes: Vec<String>,
    pub evidence: Evidence,
}

/// What shows that an answer is right.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Evidence {
    /// The chance to win with the answer, and with the second best action: the mean of all checks.
    pub best: f64,
    pub second: f64,
    /// The smallest distance between the two in any check.
    pub gap: f64,
    /// How many worlds each check played out.
    pub budget: u32,
    /// The seeds of the checks.
    pub seeds: Vec<u64>,
    /// The chance to win with every legal action, in their order, in thousandths.
    pub chances: Vec<u16>,
    /// The shares of tries in which bots of these levels found the answer.
    pub solved: Solved,
}

impl Puzzle {
    /// Names it in addresses and in what is kept of it: it follows from where it is decided.
    pub fn id(&self) -> String {
        id_of(&self.record, self.seat)
    }
}

/// Its end is a part of the record's own digest, enough to tell the puzzles of a game apart.
fn id_of(record: &str, seat: Seat) -> String {
    let end = record.len().saturating_sub(10);
    format!("{}{}", record.get(end..).unwrap_or_default(), seat.number())
}

/// What a puzzle is about, from what its seat sees. Nothing if its actions cannot be read.
pub(crate) fn themes<G: Advice>(game: &Match<G>, puzzle: &Puzzle) -> Vec<&'static str> {
    let Some(best) = puzzle.answers.first() else { return Vec::new() };
    let view = game.view(Viewer::Seat(puzzle.seat));
    what_about::<G>(&view, puzzle.seat, best.get(), puzzle.second.get())
}

/// What a decision is about; nothing if its actions cannot be read.
pub(crate) fn what_about<G: Advice>(
    view: &G::View,
    seat: Seat,
    best: &str,
    other: &str,
) -> Vec<&'static str> {
    let read = |action: &str| serde_json::from_str::<G::Action>(action).ok();
    match read(best).zip(read(other)) {
        Some((best, other)) => G::themes(view, seat, &best, &other),
        None => Vec::new(),
    }
}
