//! Players that are not people: what they choose is legal, and sensible ones win.

use game::{Advice, Decision, Effects, Game, Rng, Seat, Viewer};
use game_test::fresh;
use isle_of_cats::{IsleOfCats, Options};

#[test]
fn a_random_action_is_the_one_that_would_be_picked_from_the_list() {
    for n_seats in 2..=4 {
        let mut state = fresh::<IsleOfCats>(n_seats, 9);
        let mut number = 0;
        while let Some(seat) = state.to_act().first() {
            number += 1;
            let mut legal = Vec::new();
            state.legal_actions(seat, &mut legal);
            let picked = *Rng::fast(number).pick(&legal).unwrap();
            let action = state.random_action(seat, &mut Rng::fast(number), &mut Vec::new());
            assert_eq!(action, picked);
            state.apply(seat, action, &mut Effects::silent(&mut Rng::fast(number)));
        }
    }
}

#[test]
fn advice_is_legal_and_the_same_from_a_view_as_from_the_state() {
    for n_seats in 2..=4 {
        let mut state = fresh::<IsleOfCats>(n_seats, n_seats.into());
        let mut number = 0;
        while let Some(seat) = state.to_act().first() {
            number += 1;
            let view = state.view(Viewer::Seat(seat));
            let (seen, known) =
                (Decision::in_view(&view, seat, &[]), Decision::in_state(&state, seat));
            let action = IsleOfCats::advise(&seen, &mut Rng::fast(number));
            assert_eq!(action, IsleOfCats::advise(&known, &mut Rng::fast(number)));
            assert_eq!(state.check(seat, &action), Ok(()));
            state.apply(seat, action, &mut Effects::silent(&mut Rng::fast(number)));
        }
    }
}

#[test]
fn whoever_takes_advice_beats_three_who_play_at_random() {
    let mut wins = 0.0;
    for number in 0..20 {
        let (mut rng, advised) = (Rng::fast(number), Seat::new(number as u8 % 4));
        let mut state = IsleOfCats::new(&Options {}, 4, &mut Effects::silent(&mut rng));
        while let Some(seat) = state.to_act().first() {
            let action = match seat == advised {
                true => IsleOfCats::advise(&Decision::in_state(&state, seat), &mut rng),
                false => state.random_action(seat, &mut rng, &mut Vec::new()),
            };
            state.apply(seat, action, &mut Effects::silent(&mut rng));
        }
        wins += state.outcome().unwrap().win_share(advised);
    }
    assert!(wins >= 19.0, "{wins} of 20");
}
