//! Many matches at once, without a table: how fast the rules are and who wins.

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use game::{Decision, Effects, Game, Outcome, Rng, Seed};

use crate::{Bot, Level};

#[derive(Clone, Debug)]
pub struct Simulation {
    pub games: u64,
    /// For each seat.
    pub levels: Vec<Level>,
    pub threads: usize,
    /// The tally is the same for any number of threads.
    pub seed: Seed,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Tally {
    pub games: u64,
    pub decisions: u64,
    pub elapsed: Duration,
    points: Vec<i64>,
    /// In sixtieths, so that a win shared by up to six adds up exactly.
    wins: Vec<u64>,
}

impl Tally {
    fn new(n_seats: usize) -> Self {
        let (points, wins) = (vec![0; n_seats], vec![0; n_seats]);
        Self { games: 0, decisions: 0, elapsed: Duration::ZERO, points, wins }
    }

    pub fn games_per_second(&self) -> f64 {
        self.games as f64 / self.elapsed.as_secs_f64()
    }

    pub fn decisions_per_second(&self) -> f64 {
        self.decisions as f64 / self.elapsed.as_secs_f64()
    }

    pub fn mean_scores(&self) -> Vec<f64> {
        self.points.iter().map(|&sum| sum as f64 / self.games as f64).collect()
    }

    /// The share of all matches that each seat won.
    pub fn win_share(&self) -> Vec<f64> {
        self.wins.iter().map(|&sixtieths| sixtieths as f64 / 60.0 / self.games as f64).collect()
    }

    fn count(&mut self, outcome: &Outcome) {
        self.games += 1;
        let winners = outcome.winners();
        for (seat, &points) in outcome.points.iter() {
            self.points[seat.index()] += i64::from(points);
        }
        for seat in winners.iter() {
            self.wins[seat.index()] += 60 / winners.len() as u64;
        }
    }

    fn add(&mut self, other: &Self) {
        self.games += other.games;
        self.decisions += other.decisions;
        for (mine, theirs) in self.points.iter_mut().zip(&other.points) {
            *mine += theirs;
        }
        for (mine, theirs) in self.wins.iter_mut().zip(&other.wins) {
            *mine += theirs;
        }
    }
}

const BATCH: u64 = 256;

/// Plays what the plan says. `players` makes the bot of each level; `progress` hears how many matches were finished.
pub fn simulate<G: Game>(
    plan: &Simulation,
    options: &G::Options,
    players: &(dyn Fn(Level) -> Box<dyn Bot<G>> + Sync),
    progress: &(dyn Fn(u64) + Sync),
) -> Tally {
    let next = AtomicU64::new(0);
    let begun = Instant::now();
    let work = || {
        let mut bots: Vec<_> = plan.levels.iter().map(|&level| players(level)).collect();
        let mut tally = Tally::new(bots.len());
        loop {
            let first = next.fetch_add(BATCH, Ordering::Relaxed);
            let batch = BATCH.min(plan.games.saturating_sub(first));
            if batch == 0 {
                return tally;
            }
            for number in first..first + batch {
                let mut rng = rng_of(plan.seed, number);
                let state = G::new(options, bots.len() as u8, &mut Effects::silent(&mut rng));
                play_out(state, &mut bots, &mut rng, &mut tally);
            }
            progress(batch);
        }
    };
    let mut total = Tally::new(plan.levels.len());
    std::thread::scope(|scope| {
        let threads: Vec<_> = (0..plan.threads.max(1)).map(|_| scope.spawn(work)).collect();
        for thread in threads {
            total.add(
                &thread.join().expect("a simulation thread panics only on a bug in the rules"),
            );
        }
    });
    total.elapsed = begun.elapsed();
    total
}

fn rng_of(seed: Seed, number: u64) -> Rng {
    let bytes = seed.bytes();
    let base = u64::from_le_bytes(std::array::from_fn(|i| bytes[i]));
    Rng::fast(base ^ number.wrapping_mul(0xd134_2543_de82_ef95))
}

fn play_out<G: Game>(mut state: G, bots: &mut [Box<dyn Bot<G>>], rng: &mut Rng, tally: &mut Tally) {
    while let Some(seat) = state.to_act().first() {
        let action = bots[seat.index()].choose(&Decision::in_state(&state, seat), rng);
        state.apply(seat, action, &mut Effects::silent(rng));
        tally.decisions += 1;
    }
    tally.count(&state.outcome().expect("nobody is to act, so the match is over (law 1)"));
}

/// Plays `state` to its end at random and returns the number of decisions; allocates nothing once `scratch` has grown.
#[inline]
pub fn playout<G: Game>(state: &mut G, rng: &mut Rng, scratch: &mut Vec<G::Action>) -> u32 {
    let mut decisions = 0;
    while let Some(seat) = state.to_act().first() {
        let action = state.random_action(seat, rng, scratch);
        state.apply(seat, action, &mut Effects::silent(rng));
        decisions += 1;
    }
    decisions
}
