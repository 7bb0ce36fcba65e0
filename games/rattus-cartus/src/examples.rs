//! Worked examples of the rules.

use game::ExampleStep::{Does, Points, Told};
use game::example_texts;
use game::{Arg, Example, ExampleStep, Match, PerSeat, Position, Seat, Seats, Shown, Viewer};

use Building::{Castle, Farm, Hut, Market, Monastery, Palace};
use Estate::{Bourgeoisie, Clergy, Knighthood, Magic, Nobility, Peasantry};

use crate::buildings::Building;
use crate::cards::Cards;
use crate::components::{Card, Estate, Special};
use crate::event::PremiumReason;
use crate::phase::GiveReason;
use crate::positions::{Prepared, folk, options, options_with_gold};
use crate::scoring::{Award, Chapter};
use crate::{Action, Event, RattusCartus};

const ANNA: Seat = Seat::new(0);
const BORIS: Seat = Seat::new(1);
const CLARA: Seat = Seat::new(2);

const JOKER: Card = Card::Special(Special::Joker);
const SWORD: Card = Card::Special(Special::Sword);
const FLUTE: Card = Card::Special(Special::Flute);
const GOLD: Card = Card::Special(Special::Gold);
const PASS: Card = Card::Special(Special::Pass);

type Steps = Vec<ExampleStep<RattusCartus>>;

/// In the order of the rules.
pub(crate) fn examples() -> Vec<Example<RattusCartus>> {
    vec![
        pass(),
        strangers(),
        swords(),
        flutes(),
        premium(),
        earlier(),
        between_two(),
        last_round(),
        lower_disc(),
        gold(),
        plague(),
        tie(),
    ]
}

fn pass() -> Example<RattusCartus> {
    Example {
        rule: "R4",
        position: at("pass", 3, || {
            let anna = [PASS, folk(Nobility, 0), folk(Clergy, 1), folk(Magic, 2)];
            Prepared::new([Palace, Monastery], &[&anna, &[JOKER, SWORD], &CLERKS]).state()
        }),
        texts: example_texts!("pass"),
        steps: || {
            let mut steps = vec![Does(ANNA, Action::Pass)];
            steps.extend(visits(BORIS, 0, &[JOKER]));
            steps.extend(visits(CLARA, 1, &[folk(Clergy, 4), folk(Clergy, 0)]));
            steps.extend([
                Does(ANNA, Action::Visit { place: 0 }),
                Told(Event::Passed { seat: ANNA }),
                Told(Event::LaidFaceDown { seat: BORIS, count: 1 }),
                Told(Event::LaidFaceDown { seat: CLARA, count: 2 }),
                Told(Event::Visited { seat: ANNA, building: Palace, place: 0 }),
            ]);
            steps
        },
        ..by_anna()
    }
}

/// Clara's hand in several examples.
const CLERKS: [Card; 3] = [folk(Clergy, 4), folk(Clergy, 0), folk(Peasantry, 1)];

fn strangers() -> Example<RattusCartus> {
    Example {
        rule: "R5a",
        position: at("strangers", 3, || {
            let anna = [JOKER, folk(Nobility, 0), folk(Magic, 2), SWORD, folk(Clergy, 1)];
            Prepared::new([Palace, Farm], &[&anna, &[folk(Peasantry, 0)], &CLERKS]).state()
        }),
        texts: example_texts!("strangers"),
        steps: || {
            let laid = [JOKER, folk(Nobility, 0), folk(Magic, 2), SWORD];
            let (seat, cards) = (ANNA, laid.into_iter().collect::<Cards>());
            let mut steps = visits(ANNA, 0, &laid);
            steps.extend(visits(BORIS, 1, &[]));
            steps.extend(visits(CLARA, 1, &[]));
            steps.extend([
                Told(Event::TurnedUp { seat, cards }),
                Told(Event::Followed { seat, estate: Nobility, influence: 3, rats: 1 }),
            ]);
            steps
        },
        ..by_anna()
    }
}

fn swords() -> Example<RattusCartus> {
    Example {
        rule: "R5b",
        position: at("swords", 3, || {
            let anna = [
                folk(Magic, 0),
                folk(Magic, 1),
                folk(Clergy, 1),
                folk(Knighthood, 2),
                folk(Bourgeoisie, 3),
            ];
            Prepared::new([Palace, Farm], &[&anna, &[SWORD, SWORD, JOKER], &CLERKS]).state()
        }),
        texts: example_texts!("swords"),
        steps: || {
            let (giver, receiver, count) = (ANNA, BORIS, 2);
            let mut steps = visits(ANNA, 0, &[]);
            steps.extend(visits(BORIS, 0, &[SWORD]));
            steps.extend(visits(CLARA, 1, &[]));
            steps.extend([
                Does(ANNA, Action::Give { card: folk(Magic, 0) }),
                Does(ANNA, Action::Give { card: folk(Knighthood, 2) }),
                Told(Event::Robbed { giver, receiver, count }),
                Told(Event::Gave { giver, receiver, count, reason: GiveReason::Swords }),
            ]);
            steps
        },
        ..by_anna()
    }
}

fn flutes() -> Example<RattusCartus> {
    Example {
        rule: "R5c",
        position: at("flutes", 3, || {
            let anna = [FLUTE, folk(Nobility, 0), folk(Clergy, 1)];
            Prepared::new([Palace, Farm], &[&anna, &[JOKER, SWORD], &CLERKS]).state()
        }),
        texts: example_texts!("flutes"),
        steps: || {
            let mut steps = visits(ANNA, 0, &[FLUTE]);
            steps.extend(visits(BORIS, 0, &[JOKER]));
            steps.extend(visits(CLARA, 0, &[]));
            steps.extend([
                Does(ANNA, Action::SendRat { seat: CLARA }),
                Told(Event::RatSent { giver: ANNA, taker: CLARA }),
            ]);
            steps
        },
        ..by_anna()
    }
}

fn premium() -> Example<RattusCartus> {
    Example {
        rule: "R5d",
        position: at("premium", 3, || {
            let boris = [JOKER, folk(Magic, 0), folk(Clergy, 2)];
            Prepared::new([Market, Palace], &[&[JOKER, SWORD], &boris, &CLERKS]).state()
        }),
        texts: example_texts!("premium"),
        steps: || {
            let reason = PremiumReason::Most;
            let mut steps = visits(ANNA, 0, &[JOKER]);
            steps.extend(visits(BORIS, 0, &[JOKER, folk(Magic, 0)]));
            steps.extend(visits(CLARA, 1, &[]));
            steps.extend([
                Does(BORIS, Action::Use),
                Does(ANNA, Action::Use),
                Told(Event::PremiumWon { seat: BORIS, building: Market, followers: 2, reason }),
                Told(Event::Took { seat: BORIS, count: 2, special: Special::Joker }),
                Told(Event::Took { seat: ANNA, count: 1, special: Special::Joker }),
            ]);
            steps
        },
        ..by_anna()
    }
}

fn earlier() -> Example<RattusCartus> {
    Example {
        rule: "R5d",
        position: at("earlier", 3, || {
            Prepared::new([Palace, Castle], &[&[JOKER, SWORD], &CLERKS, &[JOKER, PASS]]).state()
        }),
        texts: example_texts!("earlier"),
        steps: || {
            let reason = PremiumReason::Earlier;
            let mut steps = visits(ANNA, 0, &[]);
            steps.extend(visits(BORIS, 0, &[]));
            steps.extend(visits(CLARA, 1, &[]));
            steps.extend([
                Told(Event::PremiumWon { seat: ANNA, building: Palace, followers: 0, reason }),
                Told(Event::TokensTaken { seat: ANNA, points: 2 }),
                Told(Event::TokensTaken { seat: BORIS, points: 1 }),
            ]);
            steps
        },
        ..by_anna()
    }
}

fn between_two() -> Example<RattusCartus> {
    Example {
        rule: "R6",
        position: at("between-two", 2, || {
            Prepared::new([Palace, Monastery], &[&[SWORD, folk(Magic, 0)], &[JOKER, SWORD]]).state()
        }),
        texts: example_texts!("between-two"),
        steps: || {
            let reason = PremiumReason::Most;
            let mut steps = visits(ANNA, 0, &[]);
            steps.extend(visits(BORIS, 1, &[JOKER]));
            steps.extend([
                Told(Event::TokensTaken { seat: ANNA, points: 1 }),
                Told(Event::PremiumWon { seat: BORIS, building: Monastery, followers: 1, reason }),
                Told(Event::RatsShed { seat: BORIS, count: 2 }),
            ]);
            steps
        },
        shows: Shown::Nothing,
        ..by_anna()
    }
}

fn last_round() -> Example<RattusCartus> {
    Example {
        rule: "R7",
        position: at("last-round", 3, || {
            Prepared::new([Palace, Monastery], &[&[JOKER, SWORD], &CLERKS, &[JOKER, PASS]])
                .last_round()
                .influence(&[(1, Nobility, 2), (0, Nobility, 1)])
                .state()
        }),
        texts: example_texts!("last-round"),
        steps: || {
            let mut steps = visits(ANNA, 0, &[JOKER]);
            steps.extend(visits(BORIS, 1, &[]));
            steps.extend(visits(CLARA, 1, &[]));
            steps.extend([
                Told(Event::Followed { seat: ANNA, estate: Nobility, influence: 1, rats: 0 }),
                Told(Event::LastInfluence { seat: ANNA, estate: Nobility }),
                Told(Event::LastInfluence { seat: BORIS, estate: Clergy }),
            ]);
            steps
        },
        shows: Shown::Scores,
        ..by_anna()
    }
}

fn lower_disc() -> Example<RattusCartus> {
    Example {
        rule: "E1",
        position: at("lower-disc", 3, || {
            let anna = [folk(Magic, 1), folk(Nobility, 1)];
            Prepared::new([Hut, Farm], &[&anna, &CLERKS, &[JOKER, PASS]])
                .influence(&[(1, Magic, 3), (0, Magic, 2)])
                .state()
        }),
        texts: example_texts!("lower-disc"),
        steps: || {
            let mut steps = visits(ANNA, 0, &[folk(Magic, 1)]);
            steps.extend(visits(BORIS, 1, &[]));
            steps.extend(visits(CLARA, 1, &[]));
            steps.extend([
                Told(Event::Followed { seat: ANNA, estate: Magic, influence: 1, rats: 0 }),
                Points(&[5, 12, 2]),
            ]);
            steps
        },
        ..by_anna()
    }
}

fn gold() -> Example<RattusCartus> {
    Example {
        rule: "E3",
        position: Position {
            options: options_with_gold(),
            ..at("gold", 2, || {
                Prepared::new([Market, Farm], &[&[GOLD, GOLD], &[GOLD, GOLD, SWORD]])
                    .with_gold()
                    .last_round()
                    .state()
            })
        },
        texts: example_texts!("gold"),
        steps: || {
            let (chapter, points) = (Chapter::Gold, PerSeat::filled(2, 4));
            let mut steps = visits(ANNA, 0, &[]);
            steps.extend(visits(BORIS, 1, &[]));
            steps.extend([Told(Event::Awarded { award: Award { chapter, points } })]);
            steps
        },
        shows: Shown::Scores,
        ..by_anna()
    }
}

fn plague() -> Example<RattusCartus> {
    Example {
        rule: "E5",
        position: at("plague", 3, || {
            Prepared::new([Market, Palace], &[&[JOKER, SWORD], &CLERKS, &[JOKER, PASS]])
                .last_round()
                .rats(&[12, 8, 10])
                .influence(&[(0, Magic, 4), (0, Nobility, 3), (1, Magic, 2), (2, Clergy, 1)])
                .state()
        }),
        texts: example_texts!("plague"),
        steps: || {
            let rats = PerSeat::from_fn(3, |seat| [12, 8, 10][seat.index()]);
            let mut steps = Steps::new();
            for seat in [ANNA, BORIS, CLARA] {
                steps.extend(visits(seat, 1, &[]));
            }
            steps.extend([
                Told(Event::RatsShown { rats }),
                Told(Event::Died { seat: ANNA, rats: 12, nuns: 10 }),
                Told(Event::Won { seats: Seats::only(CLARA) }),
            ]);
            steps
        },
        shows: Shown::Scores,
        ..by_anna()
    }
}

fn tie() -> Example<RattusCartus> {
    Example {
        rule: "E6",
        position: at("tie", 3, || {
            Prepared::new([Market, Palace], &[&[JOKER, SWORD], &[JOKER, SWORD], &[JOKER, PASS]])
                .last_round()
                .rats(&[9, 6, 7])
                .state()
        }),
        texts: example_texts!("tie"),
        steps: || {
            let mut steps = visits(ANNA, 0, &[]);
            steps.extend(visits(BORIS, 1, &[]));
            steps.extend(visits(CLARA, 1, &[]));
            steps.extend([
                Told(Event::LastInfluence { seat: ANNA, estate: Bourgeoisie }),
                Told(Event::LastInfluence { seat: BORIS, estate: Nobility }),
                Points(&[12, 12, 3]),
                Told(Event::Won { seats: Seats::only(BORIS) }),
            ]);
            steps
        },
        shows: Shown::Scores,
        ..by_anna()
    }
}

/// What most examples have in common: Anna looks on.
fn by_anna() -> Example<RattusCartus> {
    Example {
        rule: "",
        position: at("", 2, || Prepared::new([Farm, Hut], &[&[], &[]]).state()),
        viewer: Viewer::Seat(ANNA),
        steps: Steps::new,
        shows: Shown::End,
        texts: [""; 3],
        facts,
    }
}

fn at(id: &'static str, n_seats: u8, state: fn() -> RattusCartus) -> Position<RattusCartus> {
    Position { id, n_seats, options: options(), state }
}

/// Somebody visits the building at a place of the row and lays these cards.
fn visits(seat: Seat, place: u8, cards: &[Card]) -> Steps {
    let lay = cards.iter().map(|card| Action::Lay { card: *card });
    let actions = [Action::Visit { place }].into_iter().chain(lay).chain([Action::Ready]);
    actions.map(|action| Does(seat, action)).collect()
}

/// Who sits there, and how many nuns there are.
fn facts(game: &Match<RattusCartus>) -> Vec<(&'static str, Arg)> {
    let nuns: u32 = game.state().nun_row.iter().map(|nun| u32::from(nun.card.nuns.number())).sum();
    let seats = ["anna", "boris", "clara"].into_iter().zip(Seat::all(game.n_seats()));
    seats.map(|(name, seat)| (name, seat.into())).chain([("nuns", nuns.into())]).collect()
}
