//! The advice is legal and good: who follows it beats players who do anything.

use game::{Advice, Decision, Effects, Game, Rng, Seat};
use sewer_pirats::{Options, SewerPirats, Variant};

const VARIANTS: [Variant; 4] =
    [Variant::Base, Variant::Abilities, Variant::SameCrew, Variant::Auction];

/// The part of a win that `sailor` gets in a match against players who do anything.
fn win_share(variant: Variant, n_seats: u8, number: u64) -> f64 {
    let mut rng = Rng::fast(number);
    let options = Options { variant, open_chests: number.is_multiple_of(3) };
    let mut state = SewerPirats::new(&options, n_seats, &mut Effects::silent(&mut rng));
    let sailor = Seat::new((number % u64::from(n_seats)) as u8);
    while let Some(seat) = state.to_act().first() {
        let decision = Decision::in_state(&state, seat);
        let action = match seat == sailor {
            true => SewerPirats::advise(&decision, &mut rng),
            false => decision.random_action(&mut rng, &mut Vec::new()),
        };
        assert_eq!(state.check(seat, &action), Ok(()), "{action:?} in {state:?}");
        state.apply(seat, action, &mut Effects::silent(&mut rng));
    }
    state.outcome().map_or(0.0, |outcome| outcome.win_share(sailor))
}

fn wins(variant: Variant, n_seats: u8) -> f64 {
    (0..100).map(|number| win_share(variant, n_seats, number)).sum()
}

#[test]
fn a_sailor_wins_at_least_95_of_100_matches_of_two() {
    for variant in VARIANTS {
        let wins = wins(variant, 2);
        assert!(wins >= 95.0, "{wins} with {variant:?}");
    }
}

#[test]
fn a_sailor_wins_at_least_70_of_100_matches_of_three_four_and_five() {
    for (variant, n_seats) in
        VARIANTS.into_iter().flat_map(|variant| [3, 4, 5].map(|n| (variant, n)))
    {
        let wins = wins(variant, n_seats);
        assert!(wins >= 70.0, "{wins} with {variant:?} among {n_seats}");
    }
}
