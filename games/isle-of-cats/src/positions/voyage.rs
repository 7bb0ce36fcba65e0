//! The positions of the voyage (`voyage/steps.json`): the first boat is its sailor's, the second a rival's.

use game::Position;

use CatShape::{Chair, I, L, P, S, Sword, T, U, V, W, X, Y};
use Colour::{Blue, Green, Orange, Purple, Red};

use super::{Aboard, Prepared};
use crate::components::DAYS;
use crate::{CatShape, Colour, IsleOfCats, Lesson, Options};

pub(crate) fn voyage() -> Vec<Position<IsleOfCats>> {
    vec![
        at("voyage-first", first),
        at("voyage-rats", rats),
        at("voyage-room", room),
        at("voyage-family", family),
        at("voyage-bridge", bridge),
        at("voyage-map", map),
        at("voyage-lessons", lessons),
        at("voyage-lesson", lesson),
        at("voyage-pass", pass),
        at("voyage-end", end),
    ]
}

fn at(id: &'static str, state: fn() -> IsleOfCats) -> Position<IsleOfCats> {
    Position { id, n_seats: 2, options: Options::default(), state }
}

/// What the rival has aboard on the way.
const RIVAL: Aboard<'_> = &[
    (Some(Green), "e9 e10 e11 e12 e13"),
    (Some(Orange), "e6 e7 e8 f6 f7"),
    (Some(Red), "c8 c9 d6 d7 d8"),
];

/// Three cats that end beside a staircase of five rats.
const STAIRS: Aboard<'_> = &[
    (Some(Red), "e8 e9 e10 e11 e12"),
    (Some(Green), "f11 f12 g11 g12 h12"),
    (Some(Purple), "f13 g13 g14 h13 h14"),
];

/// The first morning: both boats are empty.
fn first() -> IsleOfCats {
    let island = [
        (Red, I),
        (Green, X),
        (Blue, L),
        (Blue, P),
        (Purple, U),
        (Purple, T),
        (Orange, Y),
        (Orange, S),
    ];
    Prepared::new([&[], &[]], &island).days_left(DAYS).state()
}

/// One of the cats has the shape of the staircase on which five rats sit.
fn rats() -> IsleOfCats {
    let island = [(Blue, W), (Purple, I), (Orange, X), (Green, L), (Red, U)];
    Prepared::new([STAIRS, RIVAL], &island).state()
}

/// One of the cats fills the smallest room.
fn room() -> IsleOfCats {
    let own = [
        (Some(Red), "e15 e16 e17 e18 e19"),
        (Some(Green), "c18 d15 d16 d17 d18"),
        (Some(Purple), "f15 f16 f17 g15 g16"),
    ];
    let island = [(Orange, X), (Blue, U), (Green, T), (Red, V), (Purple, L)];
    Prepared::new([&own, RIVAL], &island).state()
}

/// Two blue cats that touch, and a third on the island.
fn family() -> IsleOfCats {
    let own = [
        (Some(Red), "e1 e2 e3 e4 e5"),
        (Some(Blue), "c2 c3 c4 d2 d3"),
        (Some(Blue), "c5 c6 c7 c8 d8"),
        (Some(Green), "d5 d6 d7 e6 e7"),
        (Some(Purple), "a8 b5 b6 b7 b8"),
        (Some(Purple), "e8 e9 f8 f9 f10"),
    ];
    let island = [(Blue, T), (Green, X), (Orange, U), (Red, Y)];
    Prepared::new([&own, RIVAL], &island).days_left(3).state()
}

/// Two pairs of blue cats, and room for one between them.
fn bridge() -> IsleOfCats {
    let own = [
        (Some(Red), "d1 d2 d3 d4 d5"),
        (Some(Blue), "e1 e2 e3 e4 e5"),
        (Some(Blue), "f1 f2 f3 f4 g4"),
        (Some(Red), "c5 c6 c7 c8 d8"),
        (Some(Blue), "d9 e8 e9 e10 e11"),
        (Some(Blue), "f9 f10 f11 g11 g12"),
    ];
    let island = [(Blue, P), (Green, X), (Purple, U), (Orange, Y)];
    Prepared::new([&own, RIVAL], &island).days_left(3).state()
}

/// The blue cat fits on the blue map in one way only, and a room lacks a single cell.
fn map() -> IsleOfCats {
    let own = [
        (Some(Purple), "b5 b6 b7 b8 b9"),
        (Some(Red), "c7 c8 c9 c10 c11"),
        (Some(Orange), "a8 a9 a10 a11 b11"),
        (Some(Orange), "c12 c13 c14 c15 c16"),
        (Some(Red), "b17 c17 d17 d18 d19"),
    ];
    let island = [(Blue, I), (Green, X), (Purple, U), (Orange, Y)];
    Prepared::new([&own, RIVAL], &island).days_left(3).state()
}

/// Two of the three lessons contradict each other.
fn lessons() -> IsleOfCats {
    Prepared::new([&[], &[]], &[]).choosing(Lesson::Rats)
}

/// Two cells of the middle row are empty, and one of the cats covers both.
fn lesson() -> IsleOfCats {
    let own = [
        (Some(Red), "e1 e2 e3 e4 e5"),
        (Some(Blue), "d6 e6 e7 e8 e9"),
        (Some(Purple), "d9 d10 d11 e10 e11"),
        (Some(Orange), "c14 c15 d12 d13 d14"),
        (Some(Green), "d17 e14 e15 e16 e17"),
        (Some(Red), "e18 e19 f17 f18 f19"),
        (Some(Orange), "d21 e20 e21 e22 f21"),
        (Some(Purple), "f14 f16 g14 g15 g16"),
    ];
    let island = [(Green, P), (Red, T), (Purple, V), (Orange, Y), (Blue, X)];
    Prepared::new([&own, RIVAL], &island).days_left(3).state()
}

/// Three cats are left on the island, and all of them fit on the rival's boat.
fn pass() -> IsleOfCats {
    Prepared::new([STAIRS, RIVAL], &[(Blue, I), (Purple, L), (Orange, X)]).state()
}

/// Twelve cats on either boat, and two days to go.
fn end() -> IsleOfCats {
    let island = [
        (Blue, T),
        (Purple, W),
        (Red, U),
        (Orange, U),
        (Blue, Sword),
        (Purple, L),
        (Green, S),
        (Blue, Chair),
    ];
    Prepared::new([OWN_END, RIVAL_END], &island)
        .days_left(2)
        .lessons([Lesson::FullMiddleRow, Lesson::LargestFamily])
        .state()
}

const OWN_END: Aboard<'_> = &[
    (Some(Green), "d8 d9 d10 d11 e10 f10"),
    (Some(Green), "a12 a13 b11 b12 c11"),
    (Some(Red), "a14 a15 b13 b14 b15"),
    (Some(Red), "b16 c15 c16 c17 c18 d16"),
    (Some(Red), "c19 d18 d19 d20 d21"),
    (Some(Green), "b7 b8 b9 c8 c9 c10"),
    (Some(Purple), "e21 e22 f20 f21"),
    (Some(Orange), "b5 b6 c6 c7"),
    (Some(Red), "d17 e17 e18 e19 f17 f19"),
    (Some(Red), "f16 g16 h15 h16 h17"),
    (Some(Green), "c12 c13 c14 d12 e12"),
    (Some(Green), "e11 f11 g11 h11 i11"),
];

const RIVAL_END: Aboard<'_> = &[
    (Some(Blue), "f11 f12 f13 f14 g13 h13"),
    (Some(Blue), "h14 h15 h16 i13 i14 i15"),
    (Some(Blue), "f17 g16 g17 g18 h17"),
    (Some(Purple), "a13 b13 c13 d13 e13"),
    (Some(Blue), "e16 f15 f16 g14 g15"),
    (Some(Blue), "g11 g12 h12 i11 i12"),
    (Some(Purple), "a14 a15 b14 b15 b16 c14"),
    (Some(Orange), "e17 e18 f18 f19 g19"),
    (Some(Purple), "c15 d14 d15 d16 e15"),
    (Some(Green), "d21 e19 e20 e21 e22 f21"),
    (Some(Purple), "c16 c17 d17 d18 d19"),
    (Some(Orange), "a9 a10 a12 b10 b11 b12"),
];
