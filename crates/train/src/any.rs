//! Learning for a game whose type is not known here.

use game::{Advice, Effects, Erased, Net, Rng};

use crate::playing::{PlayWatch, SelfPlay, play};

pub trait AnyTrainer: Send + Sync {
    /// How many features describe a seat; `None` if the game has nothing to learn by.
    fn n_features(&self) -> Option<usize>;

    /// What the game has learnt so far.
    fn net(&self) -> Option<&'static Net>;

    /// Plays with this net from now on; says whether that was still possible.
    fn play_with(&self, net: Net) -> bool;

    /// Plays the matches that `watch` does not have yet.
    fn play(&self, plan: &SelfPlay, watch: &dyn PlayWatch);
}

impl<G: Advice> AnyTrainer for Erased<G> {
    fn n_features(&self) -> Option<usize> {
        let (options, mut rng) = (G::Options::default(), Rng::fast(0));
        let mut state = G::new(&options, G::info().min_seats, &mut Effects::silent(&mut rng));
        G::net()?;
        loop {
            if let Some(features) = state.features() {
                return Some(features.width());
            }
            let seat = state.to_act().first()?;
            let action = state.random_action(seat, &mut rng, &mut Vec::new());
            state.apply(seat, action, &mut Effects::silent(&mut rng));
        }
    }

    fn net(&self) -> Option<&'static Net> {
        G::net()?.get()
    }

    fn play_with(&self, net: Net) -> bool {
        G::net().is_some_and(|stored| stored.replace(net).is_ok())
    }

    fn play(&self, plan: &SelfPlay, watch: &dyn PlayWatch) {
        play::<G>(plan, watch);
    }
}
