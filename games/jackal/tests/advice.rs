//! The advice is worth playing against.

use game::{Advice, Decision, Effects, Game, Rng, Seat};
use jackal::{Jackal, Options};

/// The part of all wins that one advised player has against randoms, seats taking turns.
fn win_share(n_seats: u8, games: u64) -> f64 {
    let mut rng = Rng::fast(n_seats.into());
    let mut scratch = Vec::new();
    let mut wins = 0.0;
    for number in 0..games {
        let sailor = Seat::new((number % u64::from(n_seats)) as u8);
        let mut state = Jackal::new(&Options::default(), n_seats, &mut Effects::silent(&mut rng));
        while let Some(seat) = state.to_act().first() {
            let action = match seat == sailor {
                true => Jackal::advise(&Decision::in_state(&state, seat), &mut rng),
                false => state.random_action(seat, &mut rng, &mut scratch),
            };
            assert_eq!(state.check(seat, &action), Ok(()), "{action:?}");
            state.apply(seat, action, &mut Effects::silent(&mut rng));
        }
        wins += state.outcome().expect("nobody is to act").win_share(sailor);
    }
    wins / games as f64
}

#[test]
fn an_advised_player_beats_a_random_one_in_nine_of_ten_matches() {
    let share = win_share(2, 200);
    assert!(share >= 0.9, "{share}");
}

#[test]
fn an_advised_player_wins_most_matches_against_three_random_ones() {
    let share = win_share(4, 200);
    assert!(share >= 0.6, "{share}");
}
