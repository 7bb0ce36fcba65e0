//! The positions of the voyage (`voyage/steps.json`): the seats are its sailor's and two rivals'. The buildings are
//! those of a first match, and there are ten nuns in the row until the last position.

use game::Position;

use Building::{Castle, Farm, Market, Monastery, Palace, Tent};
use Estate::{Bourgeoisie, Clergy, Knighthood, Magic, Nobility, Peasantry};

use super::{Prepared, folk};
use crate::buildings::{Building, Privilege};
use crate::components::{Card, Estate, Special};
use crate::{Options, RattusCartus};

const JOKER: Card = Card::Special(Special::Joker);
const SWORD: Card = Card::Special(Special::Sword);

/// The sailor has looked at the whole nun row.
const ALL_SEEN: [(u8, usize); 5] = [(0, 0), (0, 1), (0, 2), (0, 3), (0, 4)];

pub(crate) fn voyage() -> Vec<Position<RattusCartus>> {
    vec![
        at("voyage-town", town),
        at("voyage-strangers", strangers),
        at("voyage-majority", majority),
        at("voyage-influence", influence),
        at("voyage-swords", swords),
        at("voyage-look", look),
        at("voyage-rats", rats),
        at("voyage-plague", plague),
        at("voyage-end", end),
    ]
}

fn at(id: &'static str, state: fn() -> RattusCartus) -> Position<RattusCartus> {
    Position { id, n_seats: 3, options: Options::default(), state }
}

/// The first round: four cards or two rats less, and three peasants for the Farm.
fn town() -> RattusCartus {
    let own = [
        folk(Peasantry, 0),
        folk(Peasantry, 1),
        folk(Peasantry, 3),
        folk(Knighthood, 2),
        folk(Magic, 4),
    ];
    let second = [
        folk(Knighthood, 0),
        folk(Knighthood, 4),
        folk(Clergy, 1),
        folk(Magic, 0),
        folk(Nobility, 4),
    ];
    let third = [
        folk(Peasantry, 4),
        folk(Bourgeoisie, 0),
        folk(Clergy, 0),
        folk(Nobility, 1),
        folk(Magic, 3),
    ];
    Prepared::new([Farm, Castle], &[&own, &second, &third])
        .first_set()
        .round(1)
        .privileges([Privilege::FourCards, Privilege::TwoRats])
        .state()
}

/// A knight, a monk and a witch for the Castle.
fn strangers() -> RattusCartus {
    let own = [
        folk(Knighthood, 0),
        folk(Clergy, 1),
        folk(Magic, 2),
        folk(Peasantry, 0),
        folk(Bourgeoisie, 3),
    ];
    let second = [folk(Peasantry, 4), folk(Peasantry, 2), folk(Nobility, 0)];
    let third = [folk(Peasantry, 0), folk(Magic, 4), folk(Clergy, 0)];
    Prepared::new([Castle, Farm], &[&own, &second, &third])
        .first_set()
        .influence(&[(0, Peasantry, 3), (2, Peasantry, 1)])
        .state()
}

/// Somebody has laid two cards in the Market; two merchants and a joker are more.
fn majority() -> RattusCartus {
    let own = [folk(Bourgeoisie, 0), folk(Bourgeoisie, 3), JOKER, folk(Magic, 1), folk(Clergy, 4)];
    let second = [folk(Bourgeoisie, 4), folk(Nobility, 0), folk(Peasantry, 2), folk(Clergy, 0)];
    let third = [folk(Clergy, 2), folk(Magic, 4), folk(Knighthood, 0)];
    Prepared::new([Market, Monastery], &[&own, &second, &third])
        .first_set()
        .round(3)
        .first_player(1)
        .rats(&[12, 10, 9])
        .influence(&[(0, Peasantry, 3), (2, Peasantry, 1), (0, Knighthood, 3)])
        .state()
}

/// Two cards are the most with the nobility, and next to nothing with the knighthood.
fn influence() -> RattusCartus {
    let own = [
        folk(Knighthood, 0),
        folk(Knighthood, 2),
        folk(Nobility, 0),
        folk(Nobility, 4),
        folk(Clergy, 1),
    ];
    let second = [folk(Knighthood, 4), folk(Peasantry, 0), folk(Magic, 2), folk(Bourgeoisie, 0)];
    let third = [folk(Clergy, 0), folk(Bourgeoisie, 2), folk(Magic, 4)];
    Prepared::new([Castle, Palace], &[&own, &second, &third])
        .first_set()
        .round(4)
        .first_player(1)
        .rats(&[12, 11, 9])
        .influence(&[
            (0, Peasantry, 3),
            (2, Peasantry, 1),
            (1, Knighthood, 6),
            (2, Knighthood, 4),
            (0, Bourgeoisie, 3),
            (1, Bourgeoisie, 2),
            (1, Nobility, 2),
            (0, Nobility, 1),
        ])
        .state()
}

/// A sword against somebody with six cards in hand.
fn swords() -> RattusCartus {
    let own = [SWORD, folk(Clergy, 1), folk(Magic, 0)];
    let second = [
        folk(Peasantry, 4),
        folk(Peasantry, 0),
        folk(Magic, 4),
        folk(Clergy, 0),
        folk(Nobility, 3),
        folk(Bourgeoisie, 0),
        folk(Knighthood, 1),
    ];
    let third = [folk(Bourgeoisie, 2), folk(Magic, 1), folk(Knighthood, 4)];
    Prepared::new([Farm, Market], &[&own, &second, &third])
        .first_set()
        .round(5)
        .first_player(1)
        .rats(&[12, 11, 9])
        .influence(&HALFWAY)
        .state()
}

/// How influence stands in the middle of the match.
const HALFWAY: [(u8, Estate, u16); 9] = [
    (0, Peasantry, 3),
    (2, Peasantry, 4),
    (0, Bourgeoisie, 3),
    (1, Bourgeoisie, 2),
    (2, Clergy, 2),
    (1, Knighthood, 7),
    (2, Knighthood, 4),
    (1, Nobility, 2),
    (0, Nobility, 3),
];

/// Two cards and a look at the nun row.
fn look() -> RattusCartus {
    let own = [folk(Clergy, 1), folk(Magic, 0), folk(Nobility, 3), folk(Knighthood, 0)];
    let second = [folk(Peasantry, 0), folk(Magic, 4), folk(Bourgeoisie, 2)];
    let third = [folk(Magic, 1), folk(Knighthood, 4), folk(Peasantry, 2)];
    Prepared::new([Palace, Tent], &[&own, &second, &third])
        .first_set()
        .round(6)
        .privileges([Privilege::FourCards, Privilege::TwoCardsAndLook])
        .rats(&[13, 11, 9])
        .influence(&HALFWAY)
        .state()
}

/// The last actions of the match: two rats too many, and a monk and a joker for the Monastery.
fn rats() -> RattusCartus {
    let own = [folk(Clergy, 0), JOKER, folk(Magic, 1), folk(Magic, 2), folk(Nobility, 0)];
    let second = [folk(Clergy, 4), folk(Peasantry, 0), folk(Bourgeoisie, 2)];
    let third = [folk(Nobility, 4), folk(Knighthood, 0), folk(Peasantry, 2)];
    Prepared::new([Palace, Monastery], &[&own, &second, &third])
        .first_set()
        .round(8)
        .first_player(1)
        .rats(&[12, 12, 8])
        .influence(&HALFWAY)
        .looked(&ALL_SEEN)
        .state()
}

/// The last round: who leads has a rat too many.
fn plague() -> RattusCartus {
    let own = [folk(Magic, 1), folk(Magic, 2), folk(Nobility, 0)];
    let second = [folk(Peasantry, 0), folk(Bourgeoisie, 2), folk(Knighthood, 4)];
    let third = [folk(Nobility, 4), folk(Knighthood, 0), folk(Peasantry, 2)];
    Prepared::new([Castle, Tent], &[&own, &second, &third])
        .first_set()
        .last_round()
        .rats(&[10, 11, 8])
        .influence(&[
            (1, Peasantry, 6),
            (2, Peasantry, 4),
            (0, Bourgeoisie, 5),
            (1, Bourgeoisie, 3),
            (1, Clergy, 5),
            (0, Clergy, 3),
            (1, Knighthood, 8),
            (2, Knighthood, 4),
            (1, Magic, 6),
            (0, Magic, 3),
            (2, Magic, 1),
            (0, Nobility, 5),
            (2, Nobility, 2),
        ])
        .looked(&ALL_SEEN)
        .state()
}

/// Three rounds before the end, with another nun row: the sailor has seen the one before.
fn end() -> RattusCartus {
    let own = [
        folk(Peasantry, 0),
        folk(Clergy, 2),
        folk(Magic, 1),
        folk(Magic, 4),
        folk(Nobility, 0),
        JOKER,
    ];
    let second = [
        folk(Peasantry, 2),
        folk(Bourgeoisie, 0),
        folk(Knighthood, 0),
        folk(Magic, 2),
        folk(Nobility, 3),
        JOKER,
    ];
    let third = [
        folk(Bourgeoisie, 4),
        folk(Clergy, 0),
        folk(Clergy, 4),
        folk(Knighthood, 3),
        folk(Nobility, 1),
        SWORD,
    ];
    Prepared::new([Market, Monastery], &[&own, &second, &third])
        .first_set()
        .round(7)
        .privileges([Privilege::FourCards, Privilege::TwoCardsAndLook])
        .rats(&[10, 10, 10])
        .influence(&[
            (0, Peasantry, 4),
            (1, Peasantry, 3),
            (1, Bourgeoisie, 4),
            (2, Bourgeoisie, 3),
            (2, Clergy, 4),
            (0, Clergy, 2),
            (2, Knighthood, 3),
            (1, Knighthood, 3),
            (0, Magic, 3),
            (2, Magic, 1),
            (1, Nobility, 2),
            (0, Nobility, 2),
        ])
        .nuns([(Clergy, 1), (Magic, 4), (Peasantry, 0), (Nobility, 4), (Knighthood, 2)])
        .looked(&[(0, 0), (0, 3), (1, 1), (2, 4)])
        .state()
}
