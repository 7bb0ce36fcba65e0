//! For tests: somebody at a table, and any game in which people choose in secret.

use game::{Seat, Seed, Setup};

use super::Asker;
use crate::ids::PlayerId;

pub(crate) fn person(number: u8, name: &str) -> Asker {
    let player = PlayerId::from_bytes([number; 32]);
    Asker { player, name: name.to_owned(), invite: None, seat: None }
}

/// A game for two in which both begin with something that nobody else can see.
pub(crate) fn game_that_begins_in_secret() -> &'static catalog::Entry {
    catalog::GAMES.iter().find(|kind| begins_in_secret(kind)).expect("there is such a game")
}

fn begins_in_secret(kind: &catalog::Entry) -> bool {
    let seats = vec!["Anna".to_owned(), "Boris".to_owned()];
    let seed = Seed::from_bytes([1; 32]);
    let Ok(begun) = kind.game.start(Setup { options: Vec::new(), seats, seed, deal: None }) else {
        return false;
    };
    let first = begun.legal_json(Seat::new(0), 1).pop();
    begun.to_act().len() == 2
        && first.is_some_and(|action| !begun.would_be_noticed(Seat::new(0), &action))
}
