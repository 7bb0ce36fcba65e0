//! Worked examples of the rules.

mod auction;

use game::ExampleStep::{Does, Points, Refused, Told};
use game::{Arg, Example, ExampleStep, Match, Position, Seat, Shown, Viewer, example_texts};

use Clan::{Cockroach, Raccoon, Rat, Toad, Weasel};
use Picture::{Bear, Can, Doll, Fries, Noodles};
use Prize::{Chili, Ketchup, Milkshake, Opener, Parrot};
use Space::{Captain, One, Three, Two};
use Talisman::{Bird, Cat, Fish};

use crate::positions::{ABILITIES, Prepared};
use crate::{
    Action, Clan, Event, Illegal, Options, Picture, Prize, SailingEvent, SewerPirats, Source,
    Space, Talisman, Trophy, TurnEvent,
};

const ANNA: Seat = Seat::new(0);
const BORIS: Seat = Seat::new(1);
const CLARA: Seat = Seat::new(2);
const DAVID: Seat = Seat::new(3);

/// The crews of the base game.
const CREWS: [[Clan; 4]; 4] = [[Cockroach; 4], [Weasel; 4], [Rat; 4], [Raccoon; 4]];

type Steps = Vec<ExampleStep<SewerPirats>>;

/// In the order of the rules.
pub(crate) fn examples() -> Vec<Example<SewerPirats>> {
    vec![
        cost(),
        captain(),
        sail(),
        move_up(),
        parrot(),
        opener(),
        tie(),
        weasel(),
        rat(),
        raccoon(),
        toad(),
        auction::auction(),
    ]
}

fn cost() -> Example<SewerPirats> {
    Example {
        rule: "A2",
        position: base("cost", 2, || {
            Prepared::base(&CREWS[..2], &[[2, 1, 1], [1, 1, 1]])
                .aboard(&[(Cat, One, 1, Weasel)])
                .state()
        }),
        texts: example_texts!("cost"),
        steps: || {
            let dear = Illegal::TooFewCards { card: Fish, need: 3, have: 1, to: Three };
            vec![
                Refused(ANNA, place(Cockroach, Fish, Three), dear),
                Does(ANNA, place(Cockroach, Cat, Three)),
                Told(placed(Cockroach, Cat, Three, 2)),
            ]
        },
        ..by_anna()
    }
}

fn captain() -> Example<SewerPirats> {
    Example {
        rule: "A3",
        position: base("captain", 2, || {
            Prepared::base(&CREWS[..2], &[[3, 1, 0], [1, 1, 1]])
                .aboard(&[
                    (Cat, Two, 0, Cockroach),
                    (Bird, Two, 0, Cockroach),
                    (Bird, Three, 1, Weasel),
                ])
                .state()
        }),
        texts: example_texts!("captain"),
        steps: || {
            let free = Illegal::FreeBetween { space: Three };
            let advance = |ship| Action::Advance { ship, from: Two, to: Captain };
            let (seat, clan, ship) = (ANNA, Cockroach, Bird);
            vec![
                Refused(ANNA, advance(Cat), free),
                Does(ANNA, advance(Bird)),
                Told(
                    TurnEvent::BecameCaptain { seat, clan, ship, from: Some(Two), cost: 1 }.into(),
                ),
            ]
        },
        ..by_anna()
    }
}

fn sail() -> Example<SewerPirats> {
    Example {
        rule: "A4",
        position: base("sail", 3, || {
            Prepared::base(&CREWS[..3], &[[1, 1, 1], [1, 0, 1], [0, 2, 1]])
                .aboard(&[
                    (Fish, Captain, 1, Weasel),
                    (Fish, Three, 2, Rat),
                    (Fish, One, 0, Cockroach),
                ])
                .state()
        }),
        texts: example_texts!("sail"),
        steps: || {
            vec![
                Does(ANNA, place(Cockroach, Cat, One)),
                Does(BORIS, grab(Can, 14)),
                Does(CLARA, grab(Bear, 10)),
                Told(SailingEvent::SetSail { seat: BORIS, ship: Fish }.into()),
                Told(SailingEvent::PrizeTaken { seat: BORIS, prize: Parrot }.into()),
                Told(taken(BORIS, Weasel, (Can, 14))),
                Told(taken(CLARA, Rat, (Bear, 10))),
                Told(taken(ANNA, Cockroach, (Doll, 12))),
            ]
        },
        ..by_anna()
    }
}

fn move_up() -> Example<SewerPirats> {
    Example {
        rule: "A5",
        position: base("move-up", 4, || {
            Prepared::base(&CREWS, &[[1, 1, 1], [1, 0, 1], [0, 2, 1], [1, 1, 1]])
                .aboard(&[
                    (Fish, Captain, 1, Weasel),
                    (Fish, Three, 2, Rat),
                    (Fish, Two, 3, Raccoon),
                    (Fish, One, 0, Cockroach),
                ])
                .state()
        }),
        texts: example_texts!("move-up"),
        steps: || {
            let (seat, clan, ship) = (ANNA, Cockroach, Fish);
            vec![
                Does(ANNA, place(Cockroach, Cat, One)),
                Does(BORIS, grab(Can, 14)),
                Does(CLARA, grab(Bear, 10)),
                Told(taken(BORIS, Weasel, (Can, 14))),
                Told(taken(CLARA, Rat, (Bear, 10))),
                Told(taken(DAVID, Raccoon, (Doll, 12))),
                Told(SailingEvent::MovedUp { seat, clan, ship, to: Two }.into()),
            ]
        },
        ..by_anna()
    }
}

fn parrot() -> Example<SewerPirats> {
    Example {
        rule: "P4",
        position: base("parrot", 2, || {
            Prepared::base(&CREWS[..2], &[[1, 1, 1], [1, 0, 1]])
                .aboard(&[(Fish, Captain, 0, Cockroach)])
                .chests(&[
                    (&[(Bear, 7), (Bear, 11), (Doll, 11), (Doll, 10)], &[Chili, Milkshake]),
                    (&[(Noodles, 4)], &[]),
                ])
                .turn(1)
                .state()
        }),
        texts: example_texts!("parrot"),
        steps: || {
            vec![
                Points(&[0, 4]),
                Does(BORIS, Action::Take(Source::Row(Cat))),
                Does(BORIS, Action::Take(Source::Row(Cat))),
                Does(ANNA, grab(Bear, 10)),
                Told(SailingEvent::PrizeTaken { seat: ANNA, prize: Parrot }.into()),
                Told(taken(ANNA, Cockroach, (Bear, 10))),
                Points(&[29, 4]),
            ]
        },
        ..by_anna()
    }
}

fn opener() -> Example<SewerPirats> {
    Example {
        rule: "P5",
        position: base("opener", 2, || {
            Prepared::base(&CREWS[..2], &[[1, 1, 1], [1, 0, 1]])
                .aboard(&[(Fish, Captain, 0, Cockroach)])
                .chests(&[(&[(Can, 13), (Can, 12)], &[Opener]), (&[(Noodles, 4)], &[])])
                .turn(1)
                .state()
        }),
        texts: example_texts!("opener"),
        steps: || {
            vec![
                Points(&[15, 4]),
                Does(BORIS, Action::Take(Source::Row(Cat))),
                Does(BORIS, Action::Take(Source::Row(Cat))),
                Does(ANNA, grab(Can, 14)),
                Told(taken(ANNA, Cockroach, (Can, 14))),
                Points(&[17, 4]),
            ]
        },
        ..by_anna()
    }
}

fn tie() -> Example<SewerPirats> {
    Example {
        rule: "P7",
        position: base("tie", 2, || {
            Prepared::base(&CREWS[..2], &[[1, 1, 1], [1, 0, 1]])
                .aboard(&[
                    (Cat, Captain, 1, Weasel),
                    (Bird, Two, 0, Cockroach),
                    (Fish, One, 1, Weasel),
                ])
                .last_heaps()
                .chests(&[
                    (&[(Noodles, 7)], &[Opener, Opener, Parrot, Chili, Chili]),
                    (&[], &[Opener, Opener, Parrot, Parrot, Ketchup, Milkshake]),
                ])
                .state()
        }),
        texts: example_texts!("tie"),
        steps: || {
            vec![
                Does(ANNA, Action::Take(Source::Row(Cat))),
                Does(ANNA, Action::Take(Source::Row(Cat))),
                Does(BORIS, grab(Fries, 4)),
                Told(taken(BORIS, Weasel, (Fries, 4))),
                Told(SailingEvent::FlotsamGone { ship: Cat }.into()),
                Points(&[20, 20]),
            ]
        },
        shows: Shown::Scores,
        ..by_anna()
    }
}

fn weasel() -> Example<SewerPirats> {
    Example {
        rule: "B2",
        position: abilities("weasel", 2, || {
            Prepared::abilities(&[ABLE; 2], &[[2, 1, 1], [1, 1, 1]])
                .aboard(&[(Cat, One, 1, Rat), (Cat, Two, 1, Cockroach)])
                .state()
        }),
        texts: example_texts!("weasel"),
        steps: || {
            let (seat, clan, ship) = (ANNA, Weasel, Cat);
            vec![
                Does(ANNA, place(Weasel, Cat, Three)),
                Does(ANNA, Action::Advance { ship, from: Three, to: Captain }),
                Told(placed(Weasel, Cat, Three, 1)),
                Told(
                    TurnEvent::BecameCaptain { seat, clan, ship, from: Some(Three), cost: 1 }
                        .into(),
                ),
            ]
        },
        ..by_anna()
    }
}

fn rat() -> Example<SewerPirats> {
    Example {
        rule: "B3",
        position: abilities("rat", 2, || {
            Prepared::abilities(&[ABLE; 2], &[[1, 1, 1], [1, 1, 1]])
                .aboard(&[(Cat, Captain, 0, Rat), (Cat, Three, 1, Cockroach), (Cat, One, 1, Toad)])
                .turn(1)
                .state()
        }),
        texts: example_texts!("rat"),
        steps: || {
            let (seat, clan, ship) = (BORIS, Toad, Cat);
            vec![
                Does(BORIS, Action::Take(Source::Row(Cat))),
                Does(BORIS, Action::Take(Source::Row(Bird))),
                Does(ANNA, grab(Fries, 4)),
                Does(ANNA, grab(Fries, 3)),
                Told(taken(ANNA, Rat, (Fries, 4))),
                Told(taken(ANNA, Rat, (Fries, 3))),
                Told(taken(BORIS, Cockroach, (Fries, 2))),
                Told(SailingEvent::MovedUp { seat, clan, ship, to: Two }.into()),
            ]
        },
        ..by_anna()
    }
}

fn raccoon() -> Example<SewerPirats> {
    Example {
        rule: "B4",
        position: abilities("raccoon", 2, || {
            let boris = [Raccoon, Weasel, Rat, Toad];
            Prepared::abilities(&[ABLE, boris], &[[1, 2, 0], [1, 1, 1]])
                .aboard(&[(Cat, One, 1, Raccoon)])
                .state()
        }),
        texts: example_texts!("raccoon"),
        steps: || {
            let toll = Illegal::TooFewForRaccoons { card: Cat, need: 2, tolls: 1, have: 1 };
            vec![
                Refused(ANNA, place(Rat, Cat, Two), toll),
                Does(ANNA, place(Cockroach, Cat, Two)),
                Told(placed(Cockroach, Cat, Two, 0)),
                Told(TurnEvent::TollPaid { seat: ANNA, to: BORIS, card: Cat }.into()),
            ]
        },
        ..by_anna()
    }
}

fn toad() -> Example<SewerPirats> {
    Example {
        rule: "B5",
        position: abilities("toad", 2, || {
            Prepared::abilities(&[ABLE; 2], &[[1, 1, 1], [1, 1, 1]])
                .aboard(&[(Fish, Captain, 1, Cockroach), (Fish, Three, 0, Toad)])
                .chests(&[(&[], &[Opener]), (&[(Noodles, 4)], &[])])
                .state()
        }),
        texts: example_texts!("toad"),
        steps: || {
            let (seat, clan, ship) = (ANNA, Toad, Fish);
            vec![
                Does(ANNA, Action::Take(Source::Row(Cat))),
                Does(ANNA, Action::Take(Source::Row(Bird))),
                Does(BORIS, grab(Can, 14)),
                Does(ANNA, Action::Stay),
                Told(taken(BORIS, Cockroach, (Can, 14))),
                Told(SailingEvent::MovedUp { seat, clan, ship, to: Captain }.into()),
                Does(ANNA, grab(Can, 14)),
                Told(SailingEvent::PrizeTaken { seat: ANNA, prize: Parrot }.into()),
                Told(taken(ANNA, Toad, (Can, 14))),
                Points(&[17, 5]),
            ]
        },
        ..by_anna()
    }
}

/// A crew with abilities.
const ABLE: [Clan; 4] = [Cockroach, Weasel, Rat, Toad];

/// What most examples have in common: Anna looks on.
fn by_anna() -> Example<SewerPirats> {
    Example {
        rule: "",
        position: base("", 0, || Prepared::base(&[], &[]).state()),
        viewer: Viewer::Seat(ANNA),
        steps: Steps::new,
        shows: Shown::End,
        texts: [""; 3],
        facts,
    }
}

fn base(id: &'static str, n_seats: u8, state: fn() -> SewerPirats) -> Position<SewerPirats> {
    Position { id, n_seats, options: Options::default(), state }
}

fn abilities(id: &'static str, n_seats: u8, state: fn() -> SewerPirats) -> Position<SewerPirats> {
    Position { id, n_seats, options: ABILITIES, state }
}

fn place(clan: Clan, ship: Talisman, to: Space) -> Action {
    Action::Place { clan, ship, to }
}

fn placed(clan: Clan, ship: Talisman, to: Space, cost: u8) -> Event {
    TurnEvent::Placed { seat: ANNA, clan, ship, to, cost }.into()
}

fn grab(picture: Picture, value: u8) -> Action {
    Action::Grab(Trophy::new(picture, value))
}

fn taken(seat: Seat, clan: Clan, (picture, value): (Picture, u8)) -> Event {
    SailingEvent::TrophyTaken { seat, clan, trophy: Trophy::new(picture, value) }.into()
}

/// Who sits there, and whose crew stands further forward.
fn facts(game: &Match<SewerPirats>) -> Vec<(&'static str, Arg)> {
    let standing = |seat| crate::scoring::standing(&game.state().ships, seat);
    let mut facts =
        vec![("spaces", standing(ANNA).into()), ("other_spaces", standing(BORIS).into())];
    for (name, seat) in ["anna", "boris", "clara", "david"].into_iter().zip(Seat::all(4)) {
        if seat.number() < game.n_seats() {
            facts.push((name, seat.into()));
        }
    }
    facts
}
