//! How fast the rules of a game are, on one core.

use std::hint::black_box;
use std::time::{Duration, Instant};

use game::{Advice, Decision, Effects, Game, Rng};

use crate::{Budget, Search, playout};

#[derive(Clone, Copy, Debug)]
pub struct Speed {
    /// Nanoseconds to copy a state in the middle of a match.
    pub clone: f64,
    /// Nanoseconds to list the legal actions of a seat.
    pub legal_actions: f64,
    /// Nanoseconds to apply an action, averaged over whole matches.
    pub apply: f64,
    /// Worlds that a search plays out per second, from the first decision with a choice.
    pub search: f64,
}

pub(crate) fn playouts<G: Game>(n_seats: u8, games: u64) -> u64 {
    let mut rng = Rng::fast(1);
    let mut scratch = Vec::new();
    let mut decisions = 0;
    for _ in 0..games {
        let mut state = G::new(&G::Options::default(), n_seats, &mut Effects::silent(&mut rng));
        decisions += u64::from(playout(&mut state, &mut rng, &mut scratch));
        black_box(state.outcome());
    }
    decisions
}

/// Every figure is measured for `time`.
pub(crate) fn speed<G: Advice>(n_seats: u8, time: Duration) -> Speed {
    let line = Line::<G>::random(n_seats);
    let middle = &line.states[line.states.len() / 2];
    let mut legal = Vec::new();
    let seat = middle.to_act().first().expect("the middle of a match is not its end");
    let clone = nanoseconds(time, 1, || {
        black_box(middle.clone());
    });
    let legal_actions = nanoseconds(time, 1, || {
        legal.clear();
        middle.legal_actions(seat, &mut legal);
        black_box(&legal);
    });
    let apply = nanoseconds(time, line.actions.len(), || line.replay());
    Speed { clone, legal_actions, apply, search: search(&line, time) }
}

/// Iterations per second at the first decision of a match with a choice.
fn search<G: Advice>(line: &Line<G>, time: Duration) -> f64 {
    let mut legal = Vec::new();
    let mut has_choice = |state: &G, seat| {
        legal.clear();
        state.legal_actions(seat, &mut legal);
        legal.len() > 1
    };
    let mut decisions = line.states.iter().zip(&line.actions);
    let first = decisions.find(|(state, (seat, _))| has_choice(state, *seat));
    let (state, (seat, _)) = first.expect("a match has a decision with a choice");
    let mut search = Search::new(Budget { iterations: u32::MAX, time: Some(time), threads: 1 });
    let begun = Instant::now();
    let insight = search.think(&Decision::in_state(state, *seat), &mut Rng::fast(9));
    f64::from(insight.iterations()) / begun.elapsed().as_secs_f64()
}

/// One random match, with every state and action in it.
struct Line<G: Game> {
    states: Vec<G>,
    actions: Vec<(game::Seat, G::Action)>,
}

impl<G: Game> Line<G> {
    fn random(n_seats: u8) -> Self {
        let mut rng = Rng::fast(7);
        let mut state = G::new(&G::Options::default(), n_seats, &mut Effects::silent(&mut rng));
        let (mut states, mut actions) = (Vec::new(), Vec::new());
        while let Some(seat) = state.to_act().first() {
            let action = state.random_action(seat, &mut rng, &mut Vec::new());
            states.push(state.clone());
            actions.push((seat, action.clone()));
            state.apply(seat, action, &mut Effects::silent(&mut rng));
        }
        Self { states, actions }
    }

    fn replay(&self) {
        let mut rng = Rng::fast(3);
        for (state, (seat, action)) in self.states.iter().zip(&self.actions) {
            let mut state = state.clone();
            state.apply(*seat, action.clone(), &mut Effects::silent(&mut rng));
            black_box(&state);
        }
    }
}

/// How long each of the `per_call` things takes that `work` does.
fn nanoseconds(time: Duration, per_call: usize, mut work: impl FnMut()) -> f64 {
    let begun = Instant::now();
    let mut calls = 0u64;
    while begun.elapsed() < time {
        for _ in 0..100 {
            work();
        }
        calls += 100;
    }
    begun.elapsed().as_secs_f64() * 1e9 / (calls * per_call as u64) as f64
}
