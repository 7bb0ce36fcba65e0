//! The positions of the voyage (`voyage/steps.json`): the seats are its sailor's, who goes first, and a rival's.

use game::Position;

use Card::{
    Diagonal, Doubling, Falling, Friday, Horizontal, Horse, Orthogonal, RedFlag, Rising, Rum,
    Vertical, Weapon,
};

use super::Prepared;
use crate::{Card, Jackal, Options};

pub(crate) fn voyage() -> Vec<Position<Jackal>> {
    vec![
        at("voyage-landing", landing),
        at("voyage-tie", tie),
        at("voyage-rum", rum),
        at("voyage-trap", trap),
        at("voyage-robber", robber),
        at("voyage-flag", flag),
        at("voyage-tortuga", tortuga),
        at("voyage-end", end),
    ]
}

fn at(id: &'static str, state: fn() -> Jackal) -> Position<Jackal> {
    Position { id, n_seats: 2, options: Options::default(), state }
}

/// Two cards lead to the best chest, and the rival needs three.
fn landing() -> Jackal {
    let own = [Rising, Horse, Falling, Vertical, Horizontal];
    let rival = [Vertical, Horizontal, Horse, Falling, Rising];
    Prepared::new("island-first-landing", &[&own, &rival]).state()
}

/// Both can be there after two steps.
fn tie() -> Jackal {
    let own = [Rising, Horse, Falling, Vertical];
    let rival = [Rising, Horse, Horizontal, Weapon];
    Prepared::new("island-first-landing", &[&own, &rival]).after(&[3, 2]).state()
}

/// Three steps against two, and a bottle of rum.
fn rum() -> Jackal {
    let own = [Vertical, Horizontal, Horse, Rum];
    let rival = [Rising, Horse, Horizontal, Weapon];
    Prepared::new("island-first-landing", &[&own, &rival]).after(&[3, 2]).after(&[3, 2]).state()
}

/// A trap lies before the best chest, one card too far away.
fn trap() -> Jackal {
    let own = [Vertical, Horizontal, Horizontal, Doubling, Friday];
    let rival = [Vertical, Falling, Horse, Horizontal, Rising];
    Prepared::new("island-drowned-path", &[&own, &rival]).after(&[3, 2]).after(&[2, 2]).state()
}

/// A robber stands between everybody and the best chest.
fn robber() -> Jackal {
    let own = [Vertical, Horizontal, Falling, Weapon];
    let rival = [Vertical, Horizontal, Falling, Horse];
    Prepared::new("island-toll-gate", &[&own, &rival]).after(&[3, 2]).after(&[2, 1]).state()
}

/// The best chest is a horse's leap from the red flag.
fn flag() -> Jackal {
    let own = [RedFlag, Horse, Vertical, Rum];
    let rival = [Vertical, Horizontal, Falling, Rising];
    Prepared::new("island-red-lantern", &[&own, &rival]).after(&[3, 2]).after(&[2, 3]).state()
}

/// Coins, but no cards to walk with.
fn tortuga() -> Jackal {
    let own = [Rum, Weapon, Friday, Vertical];
    let rival = [Falling, Horse, Rising, Rum];
    Prepared::new("island-first-landing", &[&own, &rival]).after(&[2, 1]).after(&[2, 2]).state()
}

/// Three islands before the end.
fn end() -> Jackal {
    let own = [Orthogonal, Falling, Horse, Doubling, Vertical, Rum];
    let rival = [Diagonal, Vertical, Horizontal, Horse, Friday, Rising];
    Prepared::new("island-two-minds", &[&own, &rival])
        .after(&[3, 2])
        .after(&[2, 3])
        .after(&[1, 1])
        .after_poor_islands(4)
        .state()
}
