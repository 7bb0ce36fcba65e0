//! What holds for the search of every game.

#[macro_use]
mod every_game;

use std::time::{Duration, Instant};

use bots::{Bot as _, Budget, Search};
use game::{Advice, Decision, Effects, Rng, Seat, Viewer};

/// Some decisions of a random match in which there is a choice.
fn decisions<G: Advice>(count: usize) -> Vec<(G, Seat)> {
    let mut rng = Rng::fast(11);
    let n_seats = G::info().min_seats + 1;
    let mut state = G::new(&G::Options::default(), n_seats, &mut Effects::silent(&mut rng));
    let (mut all, mut legal) = (Vec::new(), Vec::new());
    while let Some(seat) = state.to_act().first() {
        legal.clear();
        state.legal_actions(seat, &mut legal);
        if legal.len() > 1 {
            all.push((state.clone(), seat));
        }
        let action = rng.pick(&legal).expect("law 2").clone();
        state.apply(seat, action, &mut Effects::silent(&mut rng));
    }
    let every = (all.len() / count).max(1);
    all.into_iter().step_by(every).take(count).collect()
}

fn choice<G: Advice>(state: &G, seat: Seat, budget: Budget) -> G::Action {
    let mut search = Search::new(budget);
    search.choose(&Decision::in_state(state, seat), &mut Rng::fast(5))
}

#[test]
fn a_decision_is_the_same_in_two_worlds_that_the_seat_cannot_tell_apart() {
    fn check<G: Advice>() {
        let mut others = 0;
        for (state, seat) in decisions::<G>(12) {
            let view = state.view(Viewer::Seat(seat));
            let other = G::imagine(&view, &mut Rng::fast(77));
            others += usize::from(other != state);
            let budget = Budget::iterations(40);
            assert_eq!(choice(&state, seat, budget), choice(&other, seat, budget));
        }
        assert!(others > 0, "{}: every other world was the true one", G::info().id);
    }
    for_every_game!(check);
}

#[test]
fn a_search_by_iterations_is_the_same_every_time_also_on_several_threads() {
    fn check<G: Advice>() {
        for (state, seat) in decisions::<G>(4) {
            let budget = Budget { threads: 2, ..Budget::iterations(60) };
            assert_eq!(choice(&state, seat, budget), choice(&state, seat, budget));
        }
    }
    for_every_game!(check);
}

#[test]
fn a_search_plays_out_as_many_worlds_as_it_may() {
    fn check<G: Advice>() {
        for (state, seat) in decisions::<G>(4) {
            let mut search = Search::new(Budget::iterations(500));
            let insight = search.think(&Decision::in_state(&state, seat), &mut Rng::fast(5));
            let iterations = insight.iterations();
            assert!((250..=750).contains(&iterations), "{iterations} in {}", G::info().id);
            let chances: f32 =
                Seat::all(G::info().min_seats + 1).map(|seat| insight.win_chance(seat)).sum();
            assert!((0.0..=1.001).contains(&chances), "{chances} in {}", G::info().id);
        }
    }
    for_every_game!(check);
}

#[test]
fn a_search_whose_time_is_out_still_answers() {
    fn check<G: Advice>() {
        for (state, seat) in decisions::<G>(3) {
            let time = Some(Duration::ZERO);
            let budget = Budget { iterations: u32::MAX, time, threads: 1 };
            let begun = Instant::now();
            let action = choice(&state, seat, budget);
            assert!(state.check(seat, &action).is_ok());
            assert!(begun.elapsed() < Duration::from_secs(20), "it did not look at the clock");
        }
    }
    for_every_game!(check);
}
