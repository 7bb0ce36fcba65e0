//! States that tests begin with.

use game::{Effects, Game, Rng};

/// A match just set up with the default options.
pub fn fresh<G: Game>(n_seats: u8, seed: u64) -> G {
    fresh_with(&G::Options::default(), n_seats, seed)
}

/// A match just set up with these options.
pub fn fresh_with<G: Game>(options: &G::Options, n_seats: u8, seed: u64) -> G {
    G::new(options, n_seats, &mut Effects::silent(&mut Rng::fast(seed)))
}

/// The end of a match that goes on from `state` at random.
pub fn play_randomly<G: Game>(state: G, seed: u64) -> G {
    play_and_look(state, seed, |_| ())
}

/// The same; `look` sees every state before an action.
pub fn play_and_look<G: Game>(mut state: G, seed: u64, mut look: impl FnMut(&G)) -> G {
    let mut rng = Rng::fast(seed);
    while let Some(seat) = state.to_act().first() {
        look(&state);
        let action = state.random_action(seat, &mut rng, &mut Vec::new());
        state.apply(seat, action, &mut Effects::silent(&mut rng));
    }
    state
}
