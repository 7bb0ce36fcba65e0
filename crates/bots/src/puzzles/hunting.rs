//! The first sieve: matches of Legends, and where one action stands out while they think.

use std::sync::atomic::{AtomicU64, Ordering};

use game::{Advice, Match, Rng, Seat, Seed, Written};
use serde::{Deserialize, Serialize};

use super::judging::{Judgement, judge, stands_out};
use super::{MOST_BYTES, Puzzle, Solved};
use crate::search::Verdict;
use crate::{Bot, Budget, Insight, Sailor, Search, SpareTime};

/// How often bots of each level try a candidate.
const TRIES: u64 = 6;

/// A Sailor that finds the answer in a larger share of its tries knows it already.
const SAILOR_KNOWS: f64 = 0.5;

/// A Legend finds the answer in at least this share of its tries: else the deep search may see what nobody can.
const LEGEND_KNOWS: f64 = 0.8;

/// A decision with more actions than this is too much to look through.
const MOST_ACTIONS: usize = 120;

/// Where to look for puzzles.
#[derive(Clone, Debug)]
pub struct Hunt {
    pub n_seats: u8,
    pub matches: u64,
    pub threads: usize,
    /// The same puzzles are found for any number of threads.
    pub seed: Seed,
}

/// What was found in a match.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Haul {
    /// The number of the match, counted from 0.
    pub number: u64,
    pub puzzles: Vec<Puzzle>,
    pub dropped: Dropped,
}

/// The decisions that are no puzzles, by the sieve they fell through.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Dropped {
    /// Nothing stood out, or a Sailor saw it.
    pub plain: u64,
    /// Nothing stood out in every deep search.
    pub unclear: u64,
    /// A Sailor often finds it.
    pub easy: u64,
    /// A Legend often misses it.
    pub doubtful: u64,
}

impl Dropped {
    pub fn add(&mut self, other: &Self) {
        self.plain += other.plain;
        self.unclear += other.unclear;
        self.easy += other.easy;
        self.doubtful += other.doubtful;
    }
}

/// Looks on while puzzles are looked for: keeps what was found, and may end it.
pub trait HuntWatch: Sync {
    /// Whether this match was looked through before.
    fn is_done(&self, number: u64) -> bool;
    /// Whether to stop; an unfinished match is dropped.
    fn is_stopped(&self) -> bool;
    fn match_over(&self, haul: Haul);
}

/// Looks through all matches that `watch` does not have.
pub(crate) fn hunt<G: Advice>(plan: &Hunt, options: &G::Options, watch: &dyn HuntWatch) {
    let next = AtomicU64::new(0);
    let work = || {
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= plan.matches || watch.is_stopped() {
                return;
            }
            if watch.is_done(number) {
                continue;
            }
            let Some(haul) = Hunter::<G>::look_through(plan, options, number, watch) else {
                return;
            };
            watch.match_over(haul);
        }
    };
    std::thread::scope(|scope| {
        for _ in 0..plan.threads.max(1) {
            scope.spawn(work);
        }
    });
}

struct Hunter<G: Advice> {
    game: Match<G>,
    bots: Vec<Search<G>>,
    rng: Rng,
    haul: Haul,
}

impl<G: Advice> Hunter<G> {
    /// Plays a match of Legends as long as its record is short; `None` if it was stopped.
    fn look_through(
        plan: &Hunt,
        options: &G::Options,
        number: u64,
        watch: &dyn HuntWatch,
    ) -> Option<Haul> {
        let seed = plan.seed.of_match(number);
        let seats = vec![String::new(); usize::from(plan.n_seats)];
        let game = Match::<G>::new(options.clone(), seats, seed).ok()?;
        let legend = || Search::new(Budget::iterations(G::LEGEND));
        let bytes = seed.of_match(0);
        let mut hunter = Self {
            game,
            bots: (0..plan.n_seats).map(|_| legend()).collect(),
            rng: Rng::fast(u64::from_le_bytes(std::array::from_fn(|i| bytes.bytes()[i]))),
            haul: Haul { number, puzzles: Vec::new(), dropped: Dropped::default() },
        };
        while let Some(seat) = hunter.game.to_act().first() {
            if watch.is_stopped() {
                return None;
            }
            if hunter.game.record().to_compact().len() > MOST_BYTES {
                break;
            }
            hunter.decide(seat);
        }
        Some(hunter.haul)
    }

    fn decide(&mut self, seat: Seat) {
        let (bot, decision) = (&mut self.bots[seat.index()], self.game.decision(seat));
        let verdict = bot.consider(&decision, &mut self.rng, &SpareTime::default());
        let action = match verdict {
            Verdict::Only(action) => action,
            Verdict::Rated(insight) => {
                self.sift(seat, &insight);
                insight.choose(&mut self.rng)
            }
        };
        self.game.play(seat, action).expect("a bot chooses a legal action");
    }

    /// Keeps the decision if it is a puzzle.
    fn sift(&mut self, seat: Seat, insight: &Insight<G>) {
        if !self.is_promising(seat, insight) {
            self.haul.dropped.plain += 1;
            return;
        }
        let seed = self.haul.number << 16 | (self.game.record().actions.len() as u64) << 4;
        match sieved(&self.game, seat, seed) {
            Ok(puzzle) => self.haul.puzzles.push(puzzle),
            Err(Sieve::Unclear) => self.haul.dropped.unclear += 1,
            Err(Sieve::Easy) => self.haul.dropped.easy += 1,
            Err(Sieve::Doubtful) => self.haul.dropped.doubtful += 1,
        }
    }

    /// Whether an action stands out from what the Legend thinks, and a Sailor would do something else.
    fn is_promising(&mut self, seat: Seat, insight: &Insight<G>) -> bool {
        let n_legal = self.game.legal_actions(seat).len();
        let rated = insight.rated();
        if rated.len() < 2 || n_legal > MOST_ACTIONS {
            return false;
        }
        let chance = |nth: usize| f64::from(rated[nth].tally.win_chance(seat));
        let chances: Vec<f64> = (0..rated.len()).map(chance).collect();
        let Some(n_answers) = stands_out(&chances) else { return false };
        let mut order: Vec<usize> = (0..rated.len()).collect();
        order.sort_by(|one, other| chances[*other].total_cmp(&chances[*one]));
        let decision = self.game.decision(seat);
        let seen = (0..TRIES).filter(|_| {
            let advised = Sailor.choose(&decision, &mut self.rng);
            order[..n_answers].iter().any(|nth| rated[*nth].action == advised)
        });
        (seen.count() as f64) <= SAILOR_KNOWS * TRIES as f64
    }
}

/// Why a decision is no puzzle.
enum Sieve {
    Unclear,
    Easy,
    Doubtful,
}

/// The decision of `seat` as a puzzle, if it is one.
fn sieved<G: Advice>(game: &Match<G>, seat: Seat, seed: u64) -> Result<Puzzle, Sieve> {
    let (decision, legal) = (game.decision(seat), game.legal_actions(seat));
    let Judgement::Clear(mut clear) = judge(&decision, &legal, seed) else {
        return Err(Sieve::Unclear);
    };
    let who = (clear.answers.as_slice(), game.n_seats());
    let solved = Solved::by_bots(&decision, who, TRIES, seed);
    if solved.sailor > SAILOR_KNOWS {
        return Err(Sieve::Easy);
    }
    if solved.legend < LEGEND_KNOWS {
        return Err(Sieve::Doubtful);
    }
    clear.evidence.solved = solved;
    Ok(Puzzle {
        record: game.record().to_compact(),
        seat,
        answers: clear.answers.iter().map(|action| Written::of(action).into()).collect(),
        second: Written::of(&clear.second).into(),
        themes: Vec::new(),
        evidence: clear.evidence,
    })
}

/// The same puzzle as today's bots judge it, if it still is one.
pub(crate) fn judge_again<G: Advice>(game: &Match<G>, puzzle: &Puzzle) -> Option<Puzzle> {
    let seed = puzzle.evidence.seeds.first().copied().unwrap_or_default();
    sieved(game, puzzle.seat, seed).ok()
}
