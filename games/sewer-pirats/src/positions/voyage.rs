//! The positions of the voyage (`voyage/steps.json`): the seats are its sailor's, with the rats, and two rivals'.

use game::Position;

use Clan::{Cockroach, Raccoon, Rat, Snail, Toad, Weasel};
use Picture::{Bear, Burger, Can, Doll, Fries, Noodles};
use Prize::{Chili, Ketchup, Milkshake, Opener, Parrot};
use Space::{Captain, One, Three, Two};
use Talisman::{Bird, Cat, Fish};

use super::{ABILITIES, Prepared};
use crate::{Clan, Options, Picture, Prize, SewerPirats, Space, Talisman};

const CREWS: [[Clan; 4]; 3] = [[Rat; 4], [Weasel; 4], [Raccoon; 4]];

pub(crate) fn voyage() -> Vec<Position<SewerPirats>> {
    let base = Options::default();
    vec![
        at("voyage-cards", base, cards),
        at("voyage-order", base, order),
        at("voyage-prize", base, prize),
        at("voyage-along", base, along),
        at("voyage-opener", base, opener),
        at("voyage-weasel", ABILITIES, weasel),
        at("voyage-end", base, end),
    ]
}

fn at(id: &'static str, options: Options, state: fn() -> SewerPirats) -> Position<SewerPirats> {
    Position { id, n_seats: 3, options, state }
}

/// Two fish cards lie open, and two rivals aboard the fish ship leave only space 3.
fn cards() -> SewerPirats {
    Prepared::base(&CREWS, &[[1, 1, 0], [2, 1, 0], [1, 2, 0]])
        .aboard(&[(Fish, One, 1, Weasel), (Fish, Two, 2, Raccoon)])
        .row([Fish, Cat, Fish, Bird])
        .state()
}

/// Four figures wait for three trophies, and a rival is captain.
fn order() -> SewerPirats {
    Prepared::base(&CREWS, &[[1, 1, 0], [1, 0, 1], [0, 2, 1]])
        .aboard(&[
            (Fish, Captain, 1, Weasel),
            (Fish, Three, 0, Rat),
            (Fish, Two, 2, Raccoon),
            (Fish, One, 0, Rat),
        ])
        .chests(&[
            (&[(Bear, 7), (Bear, 11)], &[Parrot]),
            (&[(Can, 13)], &[Opener]),
            (&[(Noodles, 4)], &[]),
        ])
        .state()
}

/// Two ships on which one may become captain: the ketchup is worth more than the parrot.
fn prize() -> SewerPirats {
    Prepared::base(&CREWS, &[[1, 0, 1], [1, 2, 0], [0, 2, 1]])
        .aboard(&[
            (Cat, Three, 0, Rat),
            (Cat, One, 1, Weasel),
            (Fish, Three, 0, Rat),
            (Fish, Two, 2, Raccoon),
        ])
        .chests(&[
            (&[(Fries, 2), (Fries, 3), (Fries, 4)], &[]),
            (&[(Burger, 8)], &[Milkshake]),
            (&[(Can, 13)], &[Opener]),
        ])
        .state()
}

/// A rival is alone aboard and sails next; of two trophies that the captain leaves, both are the same.
fn along() -> SewerPirats {
    Prepared::base(&CREWS, &[[1, 3, 0], [1, 0, 2], [1, 1, 1]])
        .aboard(&[(Bird, Captain, 1, Weasel), (Fish, One, 2, Raccoon)])
        .front(Bird, [(Burger, 7), (Burger, 7), (Burger, 9)], Milkshake)
        .chests(&[
            (&[(Burger, 8)], &[Milkshake]),
            (&[(Noodles, 8)], &[Chili]),
            (&[(Can, 13)], &[Opener]),
        ])
        .state()
}

/// A captain who has an opener, but its can as well; the last rival moves before the ship sails.
fn opener() -> SewerPirats {
    Prepared::base(&CREWS, &[[1, 1, 1], [1, 2, 0], [0, 2, 1]])
        .aboard(&[(Cat, Captain, 0, Rat), (Fish, One, 1, Weasel)])
        .front(Cat, [(Can, 13), (Noodles, 7), (Burger, 5)], Chili)
        .chests(&[
            (&[(Can, 15), (Noodles, 8)], &[Opener]),
            (&[(Burger, 8)], &[Milkshake]),
            (&[(Fries, 4)], &[]),
        ])
        .turn(2)
        .state()
}

/// With abilities: a weasel stands next to the bow.
fn weasel() -> SewerPirats {
    let own = [Weasel, Rat, Toad, Snail];
    let rivals = [[Cockroach, Rat, Toad, Snail], [Cockroach, Weasel, Raccoon, Snail]];
    Prepared::abilities(&[own, rivals[0], rivals[1]], &[[1, 1, 1], [1, 1, 1], [1, 1, 2]])
        .aboard(&[(Fish, Three, 0, Weasel), (Fish, Two, 1, Cockroach), (Fish, One, 2, Cockroach)])
        .state()
}

/// Nothing lies face down any more, so that the match ends when a ship has sailed twice.
fn end() -> SewerPirats {
    Prepared::base(&CREWS, &[[2, 2, 1], [1, 2, 1], [2, 1, 1]])
        .aboard(&[(Cat, One, 1, Weasel), (Bird, Two, 0, Rat), (Fish, One, 2, Raccoon)])
        .chests(&[
            (&[(Bear, 7), (Bear, 11), (Can, 13), (Noodles, 7)], &[Parrot, Opener]),
            (&[(Noodles, 5), (Noodles, 8), (Burger, 5), (Can, 12)], &[Chili, Milkshake, Opener]),
            (&[(Fries, 3), (Fries, 4), (Doll, 11), (Can, 13)], &[Ketchup, Parrot, Opener]),
        ])
        .state()
}
