//! What search relies on: advice keeps to the rules, and to what a seat knows.

use std::collections::HashMap;

use game::{Advice, Decision, Effects, Rng, Seat, Seed, Viewer};

use crate::tables::{TrialTable, every_prepared_table, every_table};

/// For every table size and option set.
const MATCHES: u64 = 2;

/// Checks in random matches at every table that [`Advice::advise`], [`Advice::rough`] and [`Advice::prune`] say only
/// what is legal, that advice for a view does not depend on the world behind it, that a guess looks like the view, that
/// keys of knowledge are equal exactly where views are, and that an outlook has a number for every seat.
///
/// # Panics
/// With the table and the seat, if any of it does not hold.
pub fn check_advice<G: Advice>() {
    for table in every_table::<G>().into_iter().chain(every_prepared_table()) {
        let mut check = Check { table: &table, views: HashMap::new(), scratch: Vec::new() };
        for number in 0..MATCHES {
            check.random_match(&mut Rng::fast(number));
        }
    }
}

struct Check<'a, G: Advice> {
    table: &'a TrialTable<G>,
    /// The views that were met, by their keys.
    views: HashMap<u64, G::View>,
    scratch: Vec<G::Action>,
}

impl<G: Advice> Check<'_, G> {
    fn random_match(&mut self, rng: &mut Rng) {
        let table = self.table;
        let seed = Seed::from_bytes([0x33; 32]).of_match(u64::from(rng.next_u32()));
        let begun = table.begin(seed).expect("a table of the game's own list can be set up");
        let mut state = begun.state().clone();
        while let Some(seat) = state.to_act().first() {
            self.advice(&state, seat, rng);
            self.knowledge(&state);
            if let Some(outlook) = state.outlook() {
                assert_eq!(outlook.points.n_seats(), table.n_seats, "{}", table.name());
                let sum: f32 = outlook.chances().values().iter().sum();
                assert!((sum - 1.0).abs() < 1e-3, "chances add up to {sum}, {}", table.name());
            }
            let action = state.random_action(seat, rng, &mut self.scratch);
            state.apply(seat, action, &mut Effects::silent(rng));
        }
    }

    fn advice(&mut self, state: &G, seat: Seat, rng: &mut Rng) {
        let place = || format!("seat {seat}, {}", self.table.name());
        let decision = Decision::in_state(state, seat);
        let (mut legal, mut left) = (Vec::new(), Vec::new());
        state.legal_actions(seat, &mut legal);
        left.clone_from(&legal);
        let advised = G::advise(&decision, rng);
        assert!(legal.contains(&advised), "advised {advised:?}, {}", place());
        let rough = state.rough(seat, rng, &mut self.scratch);
        assert!(legal.contains(&rough), "roughly advised {rough:?}, {}", place());
        if legal.len() > 1 {
            G::prune(&decision, &mut left, rng);
            assert!(left.iter().all(|action| legal.contains(action)), "{left:?}, {}", place());
        }
        let view = state.view(Viewer::Seat(seat));
        let world = G::imagine(&view, rng);
        let seed = u64::from(rng.next_u32());
        let advise = |state: &G| G::advise(&Decision::in_state(state, seat), &mut Rng::fast(seed));
        assert_eq!(advise(state), advise(&world), "advice of one view, {}", place());
        let guess = G::guess(&view, rng);
        let mut legal_there = Vec::new();
        guess.legal_actions(seat, &mut legal_there);
        assert_eq!(legal_there, legal, "a guess, {}", place());
    }

    fn knowledge(&mut self, state: &G) {
        for seat in Seat::all(self.table.n_seats) {
            let view = state.view(Viewer::Seat(seat));
            let key = state.knowledge(seat);
            let known = self.views.entry(key).or_insert_with(|| view.clone());
            assert_eq!(*known, view, "one key for two views, {}", self.table.name());
            let again = G::imagine(&view, &mut Rng::fast(key)).knowledge(seat);
            assert_eq!(again, key, "two keys for one view, {}", self.table.name());
        }
    }
}
