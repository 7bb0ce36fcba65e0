//! Worked examples of the rules.

use game::ExampleStep::{Does, Points, Refused, Told};
use game::{Arg, Example, ExampleStep, Match, Position, Seat, Shown, Viewer, example_texts};

use CatShape::{I, L, P, U, X, Y};
use Colour::{Blue, Green, Orange, Purple, Red};

use crate::positions::{Aboard, Prepared, cat_on, cell, treasure_on};
use crate::{
    Action, Cat, CatSet, CatShape, Colour, Event, Illegal, IsleOfCats, Lesson, LessonSet, Options,
};

const ANNA: Seat = Seat::new(0);
const BORIS: Seat = Seat::new(1);

/// A red cat in the middle of the boat.
const MIDDLE: Aboard<'_> = &[(Some(Red), "e6 e7 e8 e9 e10")];
/// A green cat in the middle of the boat.
const GREEN: Aboard<'_> = &[(Some(Green), "e9 e10 e11 e12 e13")];

type Steps = Vec<ExampleStep<IsleOfCats>>;

/// In the order of the rules.
pub(crate) fn examples() -> Vec<Example<IsleOfCats>> {
    vec![
        pass(),
        overlap(),
        corner(),
        map(),
        other_colour(),
        rats(),
        room(),
        treasure_between(),
        one_family(),
        lessons(),
        tie(),
    ]
}

fn pass() -> Example<IsleOfCats> {
    Example {
        rule: "D2",
        position: at("pass", || {
            Prepared::new([MIDDLE, GREEN], &[(Blue, I), (Purple, L), (Orange, X)]).state()
        }),
        texts: example_texts!("pass"),
        steps: || {
            let left: CatSet = [Cat { colour: Orange, shape: X }].into_iter().collect();
            vec![
                Does(ANNA, Action::Pass),
                Does(BORIS, take(Blue, "d9 d10 d11 d12 d13")),
                Does(BORIS, take(Purple, "f9 f10 f11 f12 g12")),
                Does(BORIS, Action::Pass),
                Told(Event::Passed { seat: ANNA }),
                Told(taken(BORIS, Blue, "d9 d10 d11 d12 d13")),
                Told(taken(BORIS, Purple, "f9 f10 f11 f12 g12")),
                Told(Event::Passed { seat: BORIS }),
                Told(Event::CatsLeftBehind { cats: left }),
                Told(Event::DayBegan { days_left: 3, first: BORIS }),
            ]
        },
        ..on_anna()
    }
}

fn overlap() -> Example<IsleOfCats> {
    Example {
        rule: "P1",
        position: at("overlap", || {
            Prepared::new([MIDDLE, GREEN], &[(Blue, L), (Purple, P), (Orange, X)]).state()
        }),
        texts: example_texts!("overlap"),
        steps: || {
            let overlaps = Illegal::Overlaps { cell: cell("e10") };
            vec![
                Refused(ANNA, take(Blue, "d10 e10 f10 g10 g11"), overlaps),
                Does(ANNA, take(Blue, "d11 e11 f11 g11 g12")),
                Told(taken(ANNA, Blue, "d11 e11 f11 g11 g12")),
            ]
        },
        ..on_anna()
    }
}

fn corner() -> Example<IsleOfCats> {
    Example {
        rule: "P2",
        position: at("corner", || {
            Prepared::new([MIDDLE, GREEN], &[(Blue, I), (Purple, P), (Orange, X)]).state()
        }),
        texts: example_texts!("corner"),
        steps: || {
            vec![
                Refused(ANNA, take(Blue, "f11 f12 f13 f14 f15"), Illegal::Apart),
                Does(ANNA, take(Blue, "f10 f11 f12 f13 f14")),
                Told(taken(ANNA, Blue, "f10 f11 f12 f13 f14")),
            ]
        },
        ..on_anna()
    }
}

fn map() -> Example<IsleOfCats> {
    Example {
        rule: "P3",
        position: at("map", || {
            let anna = [(Some(Red), "c11 c12 c13 c14 c15")];
            Prepared::new([&anna, GREEN], &[(Blue, I), (Purple, P), (Orange, X)]).state()
        }),
        texts: example_texts!("map"),
        steps: || {
            let (treasure, spot) = treasure_on("b16 b17");
            vec![
                Does(ANNA, take(Blue, "b11 b12 b13 b14 b15")),
                Does(ANNA, Action::TakeTreasure { treasure, spot }),
                Told(taken(ANNA, Blue, "b11 b12 b13 b14 b15")),
                Told(Event::MapCovered { seat: ANNA, colour: Blue }),
                Told(Event::TreasureTaken { seat: ANNA, treasure, spot }),
            ]
        },
        ..on_anna()
    }
}

fn other_colour() -> Example<IsleOfCats> {
    Example {
        rule: "P4",
        position: at("other-colour", || {
            let anna = [(Some(Red), "c11 c12 c13 c14 c15")];
            Prepared::new([&anna, GREEN], &[(Purple, I), (Blue, P), (Orange, X)]).state()
        }),
        texts: example_texts!("other-colour"),
        steps: || {
            vec![
                Does(ANNA, take(Purple, "b11 b12 b13 b14 b15")),
                Told(taken(ANNA, Purple, "b11 b12 b13 b14 b15")),
            ]
        },
        ..on_anna()
    }
}

fn rats() -> Example<IsleOfCats> {
    Example {
        rule: "E1",
        position: at("rats", || {
            Prepared::new([MIDDLE, GREEN], &[(Blue, I), (Purple, P), (Orange, X)]).state()
        }),
        texts: example_texts!("rats"),
        steps: || {
            vec![
                Points(&[-54, -54]),
                Does(ANNA, take(Blue, "d6 d7 d8 d9 d10")),
                Told(taken(ANNA, Blue, "d6 d7 d8 d9 d10")),
                Points(&[-52, -54]),
            ]
        },
        ..on_anna()
    }
}

fn room() -> Example<IsleOfCats> {
    Example {
        rule: "E2",
        position: at("room", || {
            let anna = [(Some(Red), "e15 e16 e17 e18 e19")];
            Prepared::new([&anna, GREEN], &[(Orange, X), (Purple, P), (Blue, U)]).state()
        }),
        texts: example_texts!("room"),
        steps: || {
            vec![
                Points(&[-54, -54]),
                Does(ANNA, take(Orange, "d21 e20 e21 e22 f21")),
                Told(taken(ANNA, Orange, "d21 e20 e21 e22 f21")),
                Points(&[-49, -54]),
            ]
        },
        ..on_anna()
    }
}

/// Two blue cats that touch, and a treasure beside them.
const PAIR: Aboard<'_> = &[
    (Some(Red), "d1 d2 d3 d4 d5"),
    (Some(Blue), "e1 e2 e3 e4 e5"),
    (None, "e6 e7"),
    (Some(Blue), "f1 f2 f3 f4 g4"),
];

fn treasure_between() -> Example<IsleOfCats> {
    Example {
        rule: "E3",
        position: at("treasure-between", || {
            Prepared::new([PAIR, GREEN], &[(Blue, Y), (Purple, P), (Orange, X)]).state()
        }),
        texts: example_texts!("treasure-between"),
        steps: || {
            vec![
                Points(&[-52, -54]),
                Does(ANNA, take(Blue, "d9 e8 e9 e10 e11")),
                Told(taken(ANNA, Blue, "d9 e8 e9 e10 e11")),
                Points(&[-51, -54]),
            ]
        },
        ..on_anna()
    }
}

fn one_family() -> Example<IsleOfCats> {
    Example {
        rule: "E3",
        position: at("one-family", || {
            let anna = [
                (Some(Red), "d1 d2 d3 d4 d5"),
                (Some(Blue), "e1 e2 e3 e4 e5"),
                (Some(Blue), "f1 f2 f3 f4 g4"),
                (Some(Red), "c5 c6 c7 c8 d8"),
                (Some(Blue), "d9 e8 e9 e10 e11"),
                (Some(Blue), "f9 f10 f11 g11 g12"),
            ];
            Prepared::new([&anna, GREEN], &[(Blue, P), (Purple, P), (Orange, X)]).state()
        }),
        texts: example_texts!("one-family"),
        steps: || {
            vec![
                Points(&[-50, -54]),
                Does(ANNA, take(Blue, "e6 e7 f5 f6 f7")),
                Told(taken(ANNA, Blue, "e6 e7 f5 f6 f7")),
                Points(&[-35, -54]),
            ]
        },
        ..on_anna()
    }
}

fn lessons() -> Example<IsleOfCats> {
    Example {
        rule: "E4",
        position: at("lessons", || {
            let anna = [(Some(Red), "e15 e16 e17 e18 e19")];
            Prepared::new([&anna, GREEN], &[(Orange, X)])
                .last_day()
                .lessons([Lesson::Rats, Lesson::Rooms])
                .state()
        }),
        texts: example_texts!("lessons"),
        steps: || {
            let lessons: LessonSet = [Lesson::Rats, Lesson::Rooms].into_iter().collect();
            vec![
                Does(ANNA, take(Orange, "d21 e20 e21 e22 f21")),
                Told(taken(ANNA, Orange, "d21 e20 e21 e22 f21")),
                Told(Event::LessonsRevealed { seat: ANNA, lessons }),
                Points(&[-9, -54]),
            ]
        },
        shows: Shown::Scores,
        ..on_anna()
    }
}

fn tie() -> Example<IsleOfCats> {
    Example {
        rule: "E5",
        position: at("tie", || {
            let anna = [(Some(Red), "e15 e16 e17 e18 e19")];
            let boris =
                [(Some(Green), "a11 a12 a13 a14 a15"), (Some(Purple), "b9 b10 b11 b12 b13")];
            Prepared::new([&anna, &boris], &[(Orange, X)]).last_day().state()
        }),
        texts: example_texts!("tie"),
        steps: || {
            vec![
                Does(ANNA, take(Orange, "d21 e20 e21 e22 f21")),
                Told(taken(ANNA, Orange, "d21 e20 e21 e22 f21")),
                Points(&[-49, -49]),
            ]
        },
        shows: Shown::Scores,
        ..on_anna()
    }
}

/// What most examples have in common: Anna looks at her boat.
fn on_anna() -> Example<IsleOfCats> {
    Example {
        rule: "",
        position: at("", || Prepared::new([&[], &[]], &[]).state()),
        viewer: Viewer::Seat(ANNA),
        steps: Steps::new,
        shows: Shown::End,
        texts: [""; 3],
        facts,
    }
}

fn at(id: &'static str, state: fn() -> IsleOfCats) -> Position<IsleOfCats> {
    Position { id, n_seats: 2, options: Options::default(), state }
}

fn take(colour: Colour, names: &str) -> Action {
    let (cat, spot) = cat_on(colour, names);
    Action::TakeCat { cat, spot }
}

fn taken(seat: Seat, colour: Colour, names: &str) -> Event {
    let (cat, spot) = cat_on(colour, names);
    Event::CatTaken { seat, cat, spot }
}

/// Both players, how many rooms each has filled, and what the largest family of Anna brings.
fn facts(game: &Match<IsleOfCats>) -> Vec<(&'static str, Arg)> {
    let boats = &game.state().boats;
    let families = boats[ANNA].families();
    let largest = families.iter().map(|family| family.cats).max().unwrap_or_default();
    vec![
        ("anna", ANNA.into()),
        ("boris", BORIS.into()),
        ("rooms", boats[ANNA].n_filled_rooms().into()),
        ("rats", boats[ANNA].visible_rats().len().into()),
        ("cats", largest.into()),
        ("points", crate::scoring::family_worth(largest).into()),
    ]
}
