//! What games have learnt.

use std::sync::Mutex;

use catalog::GAMES;
use game::{Net, Seed};
use train::{PlayWatch, PlayedMatch, SelfPlay};

/// No file of weights is longer.
const MOST_BYTES: usize = 300_000;

#[test]
fn the_net_of_every_game_that_learnt_fits_what_the_game_shows_it() {
    let mut n_nets = 0;
    for entry in GAMES {
        let Some(net) = entry.trainer.net() else { continue };
        let id = entry.game.info().id;
        assert_eq!(Some(net.n_features), entry.trainer.n_features(), "{id}");
        assert_eq!(net.weights.len(), Net::n_weights(net.n_features, net.n_hidden), "{id}");
        assert!(net.to_bytes("").len() <= MOST_BYTES, "{id}");
        n_nets += 1;
    }
    assert!(n_nets > 0, "no game has learnt anything");
}

/// Keeps what is played.
#[derive(Default)]
struct Kept(Mutex<Vec<PlayedMatch>>);

impl PlayWatch for Kept {
    fn is_played(&self, _number: u64) -> bool {
        false
    }

    fn is_stopped(&self) -> bool {
        false
    }

    fn match_over(&self, played: PlayedMatch) {
        self.0.lock().expect("nobody has panicked").push(played);
    }
}

#[test]
fn matches_of_sailors_teach_the_same_on_any_number_of_threads() {
    for entry in GAMES.iter().filter(|entry| entry.trainer.n_features().is_some()) {
        let played = |threads| {
            let seed = Seed::from_bytes([3; 32]);
            let plan = SelfPlay { matches: 4, iterations: Some(0), seats: vec![], threads, seed };
            let kept = Kept::default();
            entry.trainer.play(&plan, &kept);
            let mut played = kept.0.into_inner().expect("nobody has panicked");
            played.sort_by_key(|played| played.number);
            played
        };
        let one = played(1);
        assert!(one.len() == 4 && one.iter().all(|played| !played.numbers.is_empty()), "{entry:?}");
        assert_eq!(one, played(2), "{entry:?}");
    }
}
