//! Matches among our own bots.

use std::sync::atomic::{AtomicU64, Ordering};

use bots::{Bot as _, Budget, Search};
use game::{Advice, Decision, Effects, Rng, Seed, option_sets, read_options};

use crate::samples::PlayedMatch;

/// One decision in this many is a Sailor's, and one in this many is made at random: who has seen only good play does not
/// know what is bad about the rest.
const SAILORS: u32 = 16;
const RANDOM: u32 = 64;

/// One match in this many is played with other options than usual.
const OTHER_OPTIONS: u64 = 4;

#[derive(Clone, Debug)]
pub struct SelfPlay {
    pub matches: u64,
    /// How many worlds the bots look at before they decide; as many as a Captain if nothing is said. Without any, they
    /// are Sailors: what these play is worth less, but there can be a hundred times as much of it.
    pub iterations: Option<u32>,
    /// The table sizes, which take turns; all of the game's if there are none.
    pub seats: Vec<u8>,
    pub threads: usize,
    pub seed: Seed,
}

/// Looks on while matches are played.
pub trait PlayWatch: Sync {
    /// Whether this match was played before.
    fn is_played(&self, number: u64) -> bool;
    fn is_stopped(&self) -> bool;
    fn match_over(&self, played: PlayedMatch);
}

/// Plays the matches that `watch` does not have yet.
pub fn play<G: Advice>(plan: &SelfPlay, watch: &dyn PlayWatch) {
    let next = AtomicU64::new(0);
    let tables = Tables::<G>::of(plan);
    let work = || {
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= plan.matches || watch.is_stopped() {
                return;
            }
            if !watch.is_played(number) {
                watch.match_over(tables.play_match(plan, number));
            }
        }
    };
    std::thread::scope(|scope| {
        for _ in 0..plan.threads.max(1) {
            scope.spawn(work);
        }
    });
}

/// Who may sit down to what.
struct Tables<G: Advice> {
    seats: Vec<u8>,
    /// The usual ones first.
    options: Vec<G::Options>,
}

impl<G: Advice> Tables<G> {
    fn of(plan: &SelfPlay) -> Self {
        let info = G::info();
        let seats = match plan.seats.is_empty() {
            true => (info.min_seats..=info.max_seats).collect(),
            false => plan.seats.clone(),
        };
        let sets = option_sets(G::options()).into_iter();
        let read = |pairs: Vec<_>| read_options::<G>(&pairs).expect("they are the game's own");
        let others = sets.map(read).filter(|options| *options != G::Options::default());
        Self { seats, options: [G::Options::default()].into_iter().chain(others).collect() }
    }

    fn play_match(&self, plan: &SelfPlay, number: u64) -> PlayedMatch {
        let mut rng = Rng::of_step(plan.seed.of_match(number), 0);
        let n_seats = self.seats[(number % self.seats.len() as u64) as usize];
        let round = number / self.seats.len() as u64;
        let options = match round.is_multiple_of(OTHER_OPTIONS) {
            true => &self.options[rng.below(self.options.len() as u32) as usize],
            false => &self.options[0],
        };
        let budget = Budget::iterations(plan.iterations.unwrap_or_else(|| G::captain(n_seats)));
        let are_sailors = budget.iterations == 0;
        let mut bots: Vec<Search<G>> = (0..n_seats).map(|_| Search::new(budget)).collect();
        let mut scratch = Vec::new();
        let mut played = PlayedMatch::new(number, n_seats);
        let mut rng = Rng::fast(u64::from(rng.next_u32()) << 32 | u64::from(rng.next_u32()));
        let mut state = G::new(options, n_seats, &mut Effects::silent(&mut rng));
        while let Some(seat) = state.to_act().first() {
            if let Some(features) = state.features() {
                played.see(&features);
            }
            let decision = Decision::in_state(&state, seat);
            let action = match (rng.below(RANDOM), rng.below(SAILORS)) {
                (0, _) => decision.random_action(&mut rng, &mut scratch),
                _ if are_sailors => state.rough(seat, &mut rng, &mut scratch),
                (_, 0) => G::advise(&decision, &mut rng),
                _ => bots[seat.index()].choose(&decision, &mut rng),
            };
            state.apply(seat, action, &mut Effects::silent(&mut rng));
        }
        played.end(&state.outcome().expect("nobody is to act, so the match is over (law 1)"));
        played
    }
}
