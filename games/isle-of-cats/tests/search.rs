//! What search leans on: quick choices, keys of what is known, guesses and outlooks.

use std::collections::BTreeMap;

use game::{Advice, Decision, Effects, Game, Rng, Seat, Viewer, key_of};
use game_test::fresh;
use isle_of_cats::view::Stage;
use isle_of_cats::{Action, IsleOfCats};

/// Plays matches at all tables and looks at every decision.
fn at_every_decision(mut look: impl FnMut(&IsleOfCats, Seat, &mut Rng)) {
    for n_seats in 2..=4 {
        let mut rng = Rng::fast(n_seats.into());
        let mut state = fresh::<IsleOfCats>(n_seats, 40 + u64::from(n_seats));
        while let Some(seat) = state.to_act().first() {
            look(&state, seat, &mut rng);
            // Sensible and senseless ones take turns, so that there are boats of all kinds.
            let action = match rng.below(3) {
                0 => state.random_action(seat, &mut rng, &mut Vec::new()),
                _ => state.rough(seat, &mut rng, &mut Vec::new()),
            };
            state.apply(seat, action, &mut Effects::silent(&mut rng));
        }
    }
}

#[test]
fn a_quick_choice_is_legal_and_the_same_whatever_the_others_hide() {
    at_every_decision(|state, seat, rng| {
        let action = state.rough(seat, &mut Rng::fast(7), &mut Vec::new());
        assert_eq!(state.check(seat, &action), Ok(()));
        let other = IsleOfCats::guess(&state.view(Viewer::Seat(seat)), rng);
        assert_eq!(other.rough(seat, &mut Rng::fast(7), &mut Vec::new()), action);
    });
}

#[test]
fn few_actions_are_worth_a_thought_and_all_of_them_are_legal() {
    at_every_decision(|state, seat, rng| {
        let mut actions = Vec::new();
        state.legal_actions(seat, &mut actions);
        IsleOfCats::prune(&Decision::in_state(state, seat), &mut actions, rng);
        assert!((1..=13).contains(&actions.len()), "{}", actions.len());
        actions.iter().for_each(|action| assert_eq!(state.check(seat, action), Ok(())));
    });
}

#[test]
fn a_key_is_the_same_exactly_where_the_view_is() {
    let mut views = BTreeMap::new();
    let mut keys = BTreeMap::new();
    at_every_decision(|state, _, rng| {
        for seat in Seat::all(state.view(Viewer::Referee).boats.n_seats()) {
            let view = state.view(Viewer::Seat(seat));
            let (seen, key) = (key_of(&view), state.knowledge(seat));
            assert_eq!(IsleOfCats::imagine(&view, rng).knowledge(seat), key);
            assert_eq!(*views.entry(key).or_insert(seen), seen);
            assert_eq!(*keys.entry(seen).or_insert(key), key);
        }
    });
}

#[test]
fn a_guess_looks_like_the_view_once_the_lessons_are_chosen() {
    at_every_decision(|state, seat, rng| {
        let view = state.view(Viewer::Seat(seat));
        if !matches!(view.stage, Stage::Choosing(_)) {
            assert_eq!(IsleOfCats::guess(&view, rng).view(Viewer::Seat(seat)), view);
        }
    });
}

#[test]
fn a_choice_that_others_hide_is_theirs_to_make_again() {
    let mut state = fresh::<IsleOfCats>(2, 3);
    let mut legal: Vec<Action> = Vec::new();
    state.legal_actions(Seat::new(0), &mut legal);
    state.apply(Seat::new(0), legal[0], &mut Effects::silent(&mut Rng::fast(1)));
    let view = state.view(Viewer::Seat(Seat::new(1)));
    let guess = IsleOfCats::guess(&view, &mut Rng::fast(2));
    assert!(guess.to_act().contains(Seat::new(0)));
}
