//! The bots of a game whose type is not known here.

use std::io::{self, BufRead, Write};
use std::time::Duration;

use game::{
    Advice, AnySeen, BadRecord, BadSetup, Decision, Erased, Match, Record, Rng, Seat, read_options,
};

use crate::engine::{self, EngineLevel, TableTerms};
use crate::line::{LineMove, line};
use crate::puzzles::{self, Hunt, HuntWatch, Puzzle, Solved};
use crate::speed::{Speed, playouts, speed};
use crate::thought::{Counsel, Mind, Recollection, Thought};
use crate::{
    Bot, Budget, Level, Random, Sailor, Search, Simulation, SpareTime, Tally, arena, simulate,
};

/// Whoever asks for counsel waits no longer than this.
const COUNSEL: Duration = Duration::from_secs(1);

/// Counsel looks at this many worlds or more: figures need more of them than a choice does.
const COUNSEL_WORLDS: u32 = 1000;

fn counsel_budget<G: Advice>() -> Budget {
    Budget { iterations: G::LEGEND.max(COUNSEL_WORLDS), time: Some(COUNSEL), threads: 1 }
}

pub trait AnyBots: Send + Sync {
    /// The weakest first.
    fn levels(&self) -> &'static [Level];

    /// What a bot that sees this has to think about now; [`Thought::decide`] does the thinking. The bot remembers in
    /// its `mind` what it may need again.
    fn think(&self, mind: &Mind, seen: AnySeen<'_>, seed: u64) -> Thought<String>;

    /// What a bot of this level answers. To the same question with the same seed that is always the same: it remembers
    /// nothing, and has no clock.
    fn answer(&self, level: Level, seen: AnySeen<'_>, seed: u64) -> Thought<String>;

    /// What a good player would say about the viewer's decision, from what the viewer knows.
    fn counsel(&self, seen: AnySeen<'_>, seed: u64) -> Thought<Counsel>;

    /// Adds what the viewer sees, who has to decide, to what they saw before.
    fn recollect(&self, past: &mut Recollection, seen: AnySeen<'_>);

    /// The same as counsel, from all that the viewer saw, for what was `played` as well as for the best action: the two
    /// meet the same worlds. Thinks on for this long, up to what a Legend does where nobody waits.
    fn weigh(&self, past: &PastDecision<'_>, played: &str, leisure: Duration) -> Thought<Counsel>;

    /// The same, with all the thought of a Legend where nobody waits, and without a clock.
    fn reconsider(&self, past: &PastDecision<'_>, played: &str) -> Thought<Counsel>;

    /// What would most likely follow an action of the viewer.
    fn line(&self, past: &PastDecision<'_>, action: &str) -> Thought<Vec<LineMove>>;

    /// Plays many matches without a table.
    fn simulate(
        &self,
        plan: &Simulation,
        options: &[(String, String)],
        progress: &(dyn Fn(u64) + Sync),
    ) -> Result<Tally, BadSetup>;

    /// Plays the deals that `watch` does not have yet, each from every seat.
    fn arena(
        &self,
        plan: &arena::Tournament,
        options: &[(String, String)],
        watch: &dyn arena::Watch,
    ) -> Result<(), BadSetup>;

    /// Plays for whoever says these lines, by the protocol of docs/ENGINE.md.
    fn engine(
        &self,
        plan: EngineLevel,
        from: Box<dyn BufRead + Send>,
        to: &mut dyn Write,
    ) -> io::Result<()>;

    /// Looks through the matches that `watch` does not have yet for puzzles.
    fn hunt(
        &self,
        plan: &Hunt,
        options: &[(String, String)],
        watch: &dyn HuntWatch,
    ) -> Result<(), BadSetup>;

    /// Lets bots of every level that thinks try a puzzle, each this often.
    fn solve(&self, puzzle: &Puzzle, tries: u64, seed: u64) -> Result<Solved, BadRecord>;

    /// How many worlds every check of a puzzle plays out, at least.
    fn puzzle_budget(&self) -> u32;

    /// What a puzzle is about.
    fn themes(&self, puzzle: &Puzzle) -> Result<Vec<&'static str>, BadRecord>;

    /// What the decision of the seat that looks is about, if the first of two actions, in JSON, is best and the other
    /// comes next. Nothing if they cannot be read.
    fn what_about(&self, seen: AnySeen<'_>, best: &str, other: &str) -> Vec<&'static str>;

    /// The same puzzle as today's bots judge it, if it still is one.
    fn judge_puzzle(&self, puzzle: &Puzzle) -> Result<Option<Puzzle>, BadRecord>;

    /// How far the answer of a puzzle is ahead of everything else, after this many worlds.
    fn rate_puzzle(&self, puzzle: &Puzzle, budget: u32) -> Result<f64, BadRecord>;

    /// How fast the rules are on one core; each figure is measured for `time`.
    fn speed(&self, n_seats: u8, time: Duration) -> Speed;

    /// Plays random matches on this thread with the default options, and counts their decisions.
    fn playouts(&self, n_seats: u8, games: u64) -> u64;
}

/// A decision of the viewer that is asked about afterwards.
#[derive(Clone, Copy, Debug)]
pub struct PastDecision<'a> {
    pub seen: AnySeen<'a>,
    /// With what the viewer sees at this decision.
    pub past: &'a Recollection,
    pub seed: u64,
}

pub(crate) fn player<G: Advice>(level: Level, n_seats: u8) -> Box<dyn Bot<G>> {
    match level.budget::<G>(n_seats).zip(level.at_leisure::<G>(n_seats)) {
        Some((budget, leisure)) => Box::new(Search::new(budget).at_leisure(leisure)),
        None if level == Level::CabinBoy => Box::new(Random::default()),
        None => Box::new(Sailor),
    }
}

/// The same without a clock: it plays the same on a busy machine, however long it takes.
pub(crate) fn patient_player<G: Advice>(level: Level, n_seats: u8) -> Box<dyn Bot<G>> {
    match level.budget::<G>(n_seats) {
        Some(budget) => Box::new(Search::new(Budget { time: None, ..budget })),
        None => player(level, n_seats),
    }
}

/// The same with all the time that there is.
pub(crate) fn leisurely_player<G: Advice>(level: Level, n_seats: u8) -> Box<dyn Bot<G>> {
    match level.at_leisure::<G>(n_seats) {
        Some(iterations) => Box::new(Search::new(Budget::iterations(iterations))),
        None => player(level, n_seats),
    }
}

/// A decision that the viewer of a match has to make.
struct Situation<G: Advice> {
    view: G::View,
    seat: Seat,
    legal: Vec<G::Action>,
    n_seats: u8,
}

impl<G: Advice> Situation<G> {
    fn of(seen: AnySeen<'_>) -> Self {
        let seat = seen.seat().expect("somebody who decides has a seat");
        let (n_seats, seen) = (seen.seats().len() as u8, seen.of::<G>());
        Self { view: seen.view(), seat, legal: seen.legal_actions(), n_seats }
    }

    /// With all that the viewer saw before.
    fn recalled(past: &PastDecision<'_>) -> Self {
        let known = past.past.present::<G>().cloned();
        let now = Self::of(past.seen);
        Self { view: known.unwrap_or(now.view), ..now }
    }

    fn decision(&self) -> Decision<'_, G> {
        Decision::in_view(&self.view, self.seat, &self.legal)
    }
}

/// Knows what was `played` as well as the best action; thinks on for this long if it may.
fn weighed<G: Advice>(
    past: &PastDecision<'_>,
    played: &str,
    mut search: Search<G>,
    leisure: Duration,
) -> Thought<Counsel> {
    let (situation, seed) = (Situation::<G>::recalled(past), past.seed);
    let played = serde_json::from_str(played).ok();
    Thought::new(move |_| {
        let (decision, mut rng) = (situation.decision(), Rng::fast(seed));
        let spare = SpareTime::plenty(leisure);
        let insight = match &played {
            Some(played) => search.weigh(&decision, played, &mut rng, &spare),
            None => search.think_or_compute(&decision, &mut rng, &spare),
        };
        Counsel::of(&insight, situation.n_seats)
    })
}

fn check_seats<G: Advice>(found: usize) -> Result<u8, BadSetup> {
    let info = G::info();
    let (min, max) = (info.min_seats, info.max_seats);
    let bad = BadSetup::Seats { found, min, max };
    u8::try_from(found).ok().filter(|n_seats| (min..=max).contains(n_seats)).ok_or(bad)
}

impl<G: Advice> AnyBots for Erased<G> {
    fn levels(&self) -> &'static [Level] {
        Level::ALL
    }

    fn think(&self, mind: &Mind, seen: AnySeen<'_>, seed: u64) -> Thought<String> {
        let (mind, situation) = (mind.clone(), Situation::<G>::of(seen));
        Thought::new(move |spare| {
            let (decision, mut rng) = (situation.decision(), Rng::fast(seed));
            let player = |level| player(level, situation.n_seats);
            json(&mind.with(player, |bot| bot.choose_at_leisure(&decision, &mut rng, spare)))
        })
    }

    fn answer(&self, level: Level, seen: AnySeen<'_>, seed: u64) -> Thought<String> {
        let situation = Situation::<G>::of(seen);
        Thought::new(move |_| {
            let mut bot = patient_player::<G>(level, situation.n_seats);
            json(&bot.choose(&situation.decision(), &mut Rng::fast(seed)))
        })
    }

    fn counsel(&self, seen: AnySeen<'_>, seed: u64) -> Thought<Counsel> {
        let situation = Situation::<G>::of(seen);
        Thought::new(move |_| {
            let mut search = Search::<G>::new(counsel_budget::<G>());
            let (decision, mut rng) = (situation.decision(), Rng::fast(seed));
            let insight = search.think_or_compute(&decision, &mut rng, &SpareTime::default());
            Counsel::of(&insight, situation.n_seats)
        })
    }

    fn recollect(&self, past: &mut Recollection, seen: AnySeen<'_>) {
        past.add::<G>(seen.of::<G>().view());
    }

    fn weigh(&self, past: &PastDecision<'_>, played: &str, leisure: Duration) -> Thought<Counsel> {
        let search = Search::<G>::new(counsel_budget::<G>()).at_leisure(G::LEGEND_AT_LEISURE);
        weighed(past, played, search, leisure)
    }

    fn reconsider(&self, past: &PastDecision<'_>, played: &str) -> Thought<Counsel> {
        let iterations = G::LEGEND_AT_LEISURE.max(G::LEGEND).max(COUNSEL_WORLDS);
        let search = Search::<G>::new(Budget::iterations(iterations));
        weighed(past, played, search, Duration::ZERO)
    }

    fn line(&self, past: &PastDecision<'_>, action: &str) -> Thought<Vec<LineMove>> {
        let (situation, seed) = (Situation::<G>::recalled(past), past.seed);
        let action = serde_json::from_str(action).ok();
        Thought::new(move |_| {
            let Some(action) = action else { return Vec::new() };
            line(&situation.decision(), &action, situation.n_seats, seed)
        })
    }

    fn simulate(
        &self,
        plan: &Simulation,
        options: &[(String, String)],
        progress: &(dyn Fn(u64) + Sync),
    ) -> Result<Tally, BadSetup> {
        let options = read_options::<G>(options)?;
        let n_seats = check_seats::<G>(plan.levels.len())?;
        let player = |level| patient_player::<G>(level, n_seats);
        Ok(simulate(plan, &options, &player, progress))
    }

    fn arena(
        &self,
        plan: &arena::Tournament,
        options: &[(String, String)],
        watch: &dyn arena::Watch,
    ) -> Result<(), BadSetup> {
        let terms = TableTerms::of(&G::info(), options, plan.seats as u8);
        let options = read_options::<G>(options)?;
        let n_seats = check_seats::<G>(plan.seats)?;
        let players = |level| leisurely_player::<G>(level, n_seats);
        arena::arena(plan, &arena::Rules { options: &options, terms, players: &players }, watch);
        Ok(())
    }

    fn engine(
        &self,
        plan: EngineLevel,
        from: Box<dyn BufRead + Send>,
        to: &mut dyn Write,
    ) -> io::Result<()> {
        engine::speak::<G>(plan, from, to)
    }

    fn hunt(
        &self,
        plan: &Hunt,
        options: &[(String, String)],
        watch: &dyn HuntWatch,
    ) -> Result<(), BadSetup> {
        let options = read_options::<G>(options)?;
        check_seats::<G>(usize::from(plan.n_seats))?;
        puzzles::hunt::<G>(plan, &options, watch);
        Ok(())
    }

    fn solve(&self, puzzle: &Puzzle, tries: u64, seed: u64) -> Result<Solved, BadRecord> {
        let game = Match::<G>::replay(&Record::read(&puzzle.record)?)?;
        Ok(puzzles::solve(&game, puzzle, tries, seed))
    }

    fn puzzle_budget(&self) -> u32 {
        puzzles::PATIENCE * G::LEGEND
    }

    fn themes(&self, puzzle: &Puzzle) -> Result<Vec<&'static str>, BadRecord> {
        let game = Match::<G>::replay(&Record::read(&puzzle.record)?)?;
        Ok(puzzles::themes(&game, puzzle))
    }

    fn what_about(&self, seen: AnySeen<'_>, best: &str, other: &str) -> Vec<&'static str> {
        let (view, seat) = (seen.of::<G>().view(), seen.viewer().seat());
        seat.map_or_else(Vec::new, |seat| puzzles::what_about::<G>(&view, seat, best, other))
    }

    fn judge_puzzle(&self, puzzle: &Puzzle) -> Result<Option<Puzzle>, BadRecord> {
        let game = Match::<G>::replay(&Record::read(&puzzle.record)?)?;
        Ok(puzzles::judge_again(&game, puzzle))
    }

    fn rate_puzzle(&self, puzzle: &Puzzle, budget: u32) -> Result<f64, BadRecord> {
        let game = Match::<G>::replay(&Record::read(&puzzle.record)?)?;
        Ok(puzzles::rate_again(&game, puzzle, budget))
    }

    fn speed(&self, n_seats: u8, time: Duration) -> Speed {
        speed::<G>(n_seats, time)
    }

    fn playouts(&self, n_seats: u8, games: u64) -> u64 {
        playouts::<G>(n_seats, games)
    }
}

pub(crate) fn json(action: &impl serde::Serialize) -> String {
    serde_json::to_string(action).expect("an action is plain data, which JSON can hold")
}
