//! What games have learnt.

use catalog::GAMES;
use game::Net;

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
