//! What search leans on: keys, beliefs, rough advice, what is left out, and the outlook.

#[expect(dead_code, reason = "shared with tests that need more of it")]
#[path = "rules/position.rs"]
mod position;

use std::collections::BTreeMap;

use game::{Advice, Decision, Effects, Game, Rng, Seat, Viewer, key_of};
use game_test::every_table;
use jackal::{Card, Jackal};
use position::Position;

/// Shows every decision of some random matches, at every table size and with every set of options.
fn in_random_matches(n_matches: u64, mut look: impl FnMut(&Jackal, Seat, &mut Rng)) {
    let mut scratch = Vec::new();
    for table in every_table::<Jackal>() {
        for number in 0..n_matches {
            let mut rng = Rng::fast(number);
            let fx = &mut Effects::silent(&mut rng);
            let mut state = Jackal::new(&table.options.options, table.n_seats, fx);
            while let Some(seat) = state.to_act().first() {
                look(&state, seat, &mut rng);
                let action = state.random_action(seat, &mut rng, &mut scratch);
                state.apply(seat, action, &mut Effects::silent(&mut rng));
            }
        }
    }
}

#[test]
fn two_states_have_the_same_key_for_a_seat_if_and_only_if_it_sees_the_same() {
    let (mut key_of_sight, mut sight_of_key) = (BTreeMap::new(), BTreeMap::new());
    let mut note = |state: &Jackal| {
        for seat in state.view(Viewer::Referee).coins.iter().map(|(seat, _)| seat) {
            let sight = key_of(&state.view(Viewer::Seat(seat)));
            let key = state.knowledge(seat);
            assert_eq!(*key_of_sight.entry(sight).or_insert(key), key);
            assert_eq!(*sight_of_key.entry(key).or_insert(sight), sight);
        }
    };
    in_random_matches(3, |state, seat, rng| {
        note(state);
        note(&Jackal::imagine(&state.view(Viewer::Seat(seat)), rng));
        note(&Jackal::guess(&state.view(Viewer::Seat(seat)), rng));
    });
}

#[test]
fn rough_advice_is_always_legal() {
    let mut scratch = Vec::new();
    in_random_matches(3, |state, seat, rng| {
        let action = state.rough(seat, rng, &mut scratch);
        assert_eq!(state.check(seat, &action), Ok(()), "{action:?}");
    });
}

#[test]
fn rough_advice_does_not_depend_on_what_is_hidden() {
    let mut scratch = Vec::new();
    in_random_matches(1, |state, seat, rng| {
        let other = Jackal::imagine(&state.view(Viewer::Seat(seat)), rng);
        let mut rough = |state: &Jackal| state.rough(seat, &mut Rng::fast(1), &mut scratch);
        assert_eq!(rough(state), rough(&other));
    });
}

#[test]
fn what_is_worth_a_thought_is_legal_and_something_always_is() {
    in_random_matches(3, |state, seat, rng| {
        let mut legal = Vec::new();
        state.legal_actions(seat, &mut legal);
        Jackal::prune(&Decision::in_state(state, seat), &mut legal, rng);
        assert!(!legal.is_empty());
        assert!(legal.iter().all(|action| state.check(seat, action).is_ok()), "{legal:?}");
    });
}

#[test]
fn in_a_guess_only_the_viewer_has_yet_to_choose_and_may_choose_the_same() {
    in_random_matches(2, |state, seat, rng| {
        let guess = Jackal::guess(&state.view(Viewer::Seat(seat)), rng);
        assert_eq!(guess.to_act().iter().collect::<Vec<_>>(), [seat]);
        let (mut possible, mut guessed) = (Vec::new(), Vec::new());
        state.legal_actions(seat, &mut possible);
        guess.legal_actions(seat, &mut guessed);
        assert_eq!(possible, guessed);
        assert_eq!(state.census(), guess.census());
    });
}

#[test]
fn a_guess_can_be_played_to_the_end() {
    let mut scratch = Vec::new();
    in_random_matches(1, |state, seat, rng| {
        let mut guess = Jackal::guess(&state.view(Viewer::Seat(seat)), rng);
        while let Some(seat) = guess.to_act().first().filter(|_| guess.outlook().is_none()) {
            let action = guess.random_action(seat, rng, &mut scratch);
            assert_eq!(guess.check(seat, &action), Ok(()));
            guess.apply(seat, action, &mut Effects::silent(rng));
        }
    });
}

/// How likely the first of two pirates is to win.
fn chance(position: Position) -> f32 {
    let outlook = position.script().state().outlook().expect("an island was just opened");
    *outlook.chances().values().first().expect("two seats")
}

/// Two pirates with the same cards.
fn alike() -> Position {
    let hand = [Card::Horse, Card::Vertical, Card::Horizontal, Card::Rum];
    Position::new(2, "island-first-landing").hand(0, &hand).hand(1, &hand)
}

#[test]
fn coins_and_good_cards_promise_the_win() {
    assert!((chance(alike()) - 0.5).abs() < 0.1);
    assert!(chance(alike().coins(0, 5)) > 0.7);
    assert!(chance(alike().hand(0, &[Card::Horse; 4])) > 0.55);
    assert!(chance(alike().hand(0, &[Card::Friday, Card::Rum])) < 0.4);
}

#[test]
fn a_lead_is_surer_towards_the_end() {
    let ahead = || alike().coins(0, 2);
    assert!(chance(ahead().last()) > chance(ahead()) + 0.1);
}

#[test]
fn a_hand_of_blanks_on_the_last_island_leaves_something_to_think_about() {
    let blanks = [Card::Doubling, Card::Friday, Card::Weapon, Card::Rum];
    let position = Position::new(2, "island-first-landing").hand(0, &blanks).hand(1, &blanks);
    let script = position.last().script();
    let (state, seat) = (script.state(), Seat::new(0));
    let mut legal = Vec::new();
    state.legal_actions(seat, &mut legal);
    Jackal::prune(&Decision::in_state(state, seat), &mut legal, &mut Rng::fast(1));
    assert!(!legal.is_empty());
}
