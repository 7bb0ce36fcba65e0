//! The positions of the voyage (`voyage/steps.json`): the seats are its sailor's, and those of two rivals.

use game::Position;

use Catch::{Anglerfish, Catfish, Gull, Jellyfish, TigerFish, Tuna};

use super::Prepared;
use crate::{Catch, Miaui, Options};

pub(crate) fn voyage() -> Vec<Position<Miaui>> {
    vec![
        at("voyage-lagoon", lagoon),
        at("voyage-order", order),
        at("voyage-shallow", shallow),
        at("voyage-tie", tie),
        at("voyage-kiti", kiti),
        at("voyage-gull", gull),
        at("voyage-gift", gift),
        at("voyage-three", three),
        at("voyage-lantern", lantern),
        at("voyage-save", save),
        at("voyage-end", end),
    ]
}

fn at(id: &'static str, state: fn() -> Miaui) -> Position<Miaui> {
    Position { id, n_seats: 3, options: Options::default(), state }
}

/// The first round.
fn lagoon() -> Miaui {
    Prepared::new(&[&[], &[], &[]]).kiti(1).lagoon([Tuna(13), TigerFish(7), Catfish(3)]).state()
}

/// What became of it, and another lagoon.
fn order() -> Miaui {
    Prepared::new(&[&[Tuna(13)], &[TigerFish(7)], &[Catfish(3)]])
        .used(&[&[12], &[8], &[4]])
        .kiti(2)
        .lagoon([Tuna(10), TigerFish(9), Catfish(2)])
        .state()
}

/// The best lies in the shallows.
fn shallow() -> Miaui {
    Prepared::new(&[
        &[Tuna(13), TigerFish(9)],
        &[TigerFish(7), Tuna(10)],
        &[Catfish(3), Catfish(2)],
    ])
    .used(&[&[12, 7], &[8, 10], &[4, 2]])
    .lagoon([Jellyfish(-10), Catfish(2), Tuna(11)])
    .state()
}

/// Kiti's right hand is at the first rival.
fn tie() -> Miaui {
    Prepared::new(&[
        &[Tuna(13), TigerFish(9), Tuna(11)],
        &[TigerFish(7), Tuna(10), Catfish(2)],
        &[Catfish(3), Catfish(2), Jellyfish(-10)],
    ])
    .used(&[&[12, 7, 1], &[8, 10, 5], &[4, 2, 11]])
    .kiti(1)
    .lagoon([Tuna(14), TigerFish(8), Catfish(4)])
    .state()
}

/// Kiti's right hand is at whoever sails.
fn kiti() -> Miaui {
    Prepared::new(&[&[Tuna(10)], &[Tuna(13)], &[TigerFish(8)]])
        .used(&[&[9], &[10], &[8]])
        .kiti(0)
        .lagoon([Tuna(15), TigerFish(6), Catfish(1)])
        .state()
}

/// A gull lies in the shallows, and the best catch on top of the pile.
fn gull() -> Miaui {
    Prepared::new(&[
        &[TigerFish(6), Tuna(13)],
        &[Catfish(4), TigerFish(9)],
        &[Tuna(10), Catfish(2)],
    ])
    .used(&[&[6, 12], &[3, 8], &[9, 1]])
    .kiti(2)
    .lagoon([TigerFish(8), Catfish(4), Gull])
    .state()
}

/// A gull again, and now a jellyfish lies on top.
fn gift() -> Miaui {
    Prepared::new(&[
        &[Tuna(13), Jellyfish(-15)],
        &[Catfish(4), TigerFish(9)],
        &[Tuna(10), Catfish(5)],
    ])
    .used(&[&[12, 11], &[3, 8], &[9, 1]])
    .kiti(2)
    .lagoon([Catfish(2), Catfish(1), Gull])
    .state()
}

/// Two jellyfish are in the pile, and a third lies deep.
fn three() -> Miaui {
    Prepared::new(&[
        &[Jellyfish(-15), Tuna(10), Jellyfish(-15), Catfish(5)],
        &[TigerFish(8), Catfish(2), Tuna(11)],
        &[Catfish(4), Tuna(12)],
    ])
    .used(&[&[10, 11, 9], &[8, 12, 6], &[11, 4, 5]])
    .lagoon([Jellyfish(-10), TigerFish(7), Catfish(3)])
    .state()
}

/// An anglerfish lies in the middle.
fn lantern() -> Miaui {
    Prepared::new(&[&[TigerFish(9)], &[Tuna(12)], &[Catfish(5)]])
        .used(&[&[8], &[11], &[2]])
        .lagoon([Tuna(10), Anglerfish(5), Catfish(4)])
        .state()
}

/// Four rounds before the end, and little lies in the lagoon.
fn save() -> Miaui {
    late([Catfish(4), Catfish(2), Catfish(1)], [TigerFish(7), TigerFish(8), Anglerfish(3)])
}

/// Four rounds before the end.
fn end() -> Miaui {
    late([TigerFish(7), TigerFish(8), Anglerfish(3)], [Catfish(4), Catfish(2), Catfish(1)])
}

/// The ninth round: `gone` left the game with four gulls.
fn late(lagoon: [Catch; 3], gone: [Catch; 3]) -> Miaui {
    let own = [Tuna(13), TigerFish(9), Tuna(11), TigerFish(6), Catfish(5), Anglerfish(5)];
    let first = [TigerFish(7), Tuna(10), Catfish(2), Jellyfish(-10), TigerFish(9), Tuna(12)];
    let second = [Catfish(3), Tuna(12), TigerFish(8), Anglerfish(7), Jellyfish(-15)];
    Prepared::new(&[&own, &first, &second])
        .gone(&[&[Gull; 4], &gone[..]].concat())
        .used(&[
            &[1, 3, 6, 7, 8, 9, 10, 11],
            &[1, 2, 4, 5, 6, 8, 9, 12],
            &[2, 3, 4, 6, 7, 8, 11, 12],
        ])
        .lagoon(lagoon)
        .state()
}
