//! Worked examples of the rules.

use game::ExampleStep::{Does, Points, Told};
use game::{Arg, Example, ExampleStep, Match, Position, Seat, Seats, Shown, Viewer, example_texts};

use Catch::{Anglerfish, Catfish, Gull, Jellyfish, TigerFish, Tuna};

use crate::event::list_of;
use crate::positions::{NO_FIGHTS, Prepared};
use crate::{Action, Catch, Depth, Dive, Event, Miaui, Options};

const ANNA: Seat = Seat::new(0);
const BORIS: Seat = Seat::new(1);
const CLARA: Seat = Seat::new(2);
const DAVID: Seat = Seat::new(3);

/// In the order of the rules.
pub(crate) fn examples() -> Vec<Example<Miaui>> {
    vec![
        order(),
        three_way_tie(),
        left_hand(),
        gull(),
        jellyfish(),
        lantern(),
        shared_win(),
        no_fights(),
        stack(),
    ]
}

fn order() -> Example<Miaui> {
    Example {
        rule: "R3",
        position: with_kiti("order", 4, || {
            Prepared::new(&[&[Catfish(4)], &[TigerFish(7)], &[Tuna(11)], &[]])
                .lagoon([Tuna(12), TigerFish(8), Catfish(3)])
                .state()
        }),
        texts: example_texts!("order"),
        steps: || {
            let caught = [
                caught(BORIS, Depth::Deep, Tuna(12)),
                caught(ANNA, Depth::Middle, TigerFish(8)),
                caught(CLARA, Depth::Shallow, Catfish(3)),
            ];
            dives(&[8, 11, 3, 5], &caught)
        },
        ..shared_out()
    }
}

/// The rulebook's own example.
fn three_way_tie() -> Example<Miaui> {
    Example {
        rule: "R4",
        position: with_kiti("kiti", 4, || {
            Prepared::new(&[&[], &[Catfish(2)], &[TigerFish(9)], &[Catfish(5)]])
                .kiti(0)
                .lagoon([Tuna(15), TigerFish(7), Anglerfish(3)])
                .state()
        }),
        texts: example_texts!("kiti"),
        steps: || {
            let told = [
                tie(Depth::Deep, 9, &[ANNA, CLARA, DAVID], ANNA),
                caught(ANNA, Depth::Deep, Tuna(15)),
                tie(Depth::Middle, 9, &[CLARA, DAVID], DAVID),
                caught(DAVID, Depth::Middle, TigerFish(7)),
                caught(BORIS, Depth::Shallow, Anglerfish(3)),
            ];
            dives(&[9, 6, 9, 9], &told)
        },
        ..shared_out()
    }
}

fn left_hand() -> Example<Miaui> {
    Example {
        rule: "R4",
        position: with_kiti("left-hand", 4, || {
            Prepared::new(&[&[Catfish(1)], &[Tuna(10)], &[], &[TigerFish(6)]])
                .kiti(1)
                .lagoon([Tuna(13), Catfish(4), TigerFish(9)])
                .state()
        }),
        texts: example_texts!("left-hand"),
        steps: || {
            let told = [
                caught(ANNA, Depth::Deep, Tuna(13)),
                caught(CLARA, Depth::Middle, Catfish(4)),
                tie(Depth::Shallow, 4, &[BORIS, DAVID], DAVID),
                caught(DAVID, Depth::Shallow, TigerFish(9)),
            ];
            dives(&[12, 4, 9, 4], &told)
        },
        ..shared_out()
    }
}

fn gull() -> Example<Miaui> {
    Example {
        rule: "F1",
        position: with_kiti("gull", 3, || {
            Prepared::new(&[
                &[Jellyfish(-10), Tuna(13)],
                &[TigerFish(6), Catfish(4)],
                &[Tuna(10), Catfish(2)],
            ])
            .lagoon([TigerFish(9), Catfish(5), Gull])
            .kiti(2)
            .state()
        }),
        texts: example_texts!("gull"),
        steps: || {
            let told = [
                caught(BORIS, Depth::Deep, TigerFish(9)),
                caught(CLARA, Depth::Middle, Catfish(5)),
                caught(ANNA, Depth::Shallow, Gull),
                Event::GullFed { seat: ANNA, lost: Some(Tuna(13)) },
            ];
            dives(&[3, 11, 8], &told).into_iter().chain([Points(&[-10, 19, 17])]).collect()
        },
        ..shared_out()
    }
}

fn jellyfish() -> Example<Miaui> {
    Example {
        rule: "F2",
        position: with_kiti("jellyfish", 3, || {
            let anna = [Jellyfish(-15), Tuna(10), Jellyfish(-15), Catfish(5)];
            Prepared::new(&[&anna, &[TigerFish(8), Catfish(2), Tuna(11)], &[Catfish(4), Tuna(12)]])
                .lagoon([Jellyfish(-10), TigerFish(7), Catfish(3)])
                .state()
        }),
        texts: example_texts!("jellyfish"),
        steps: || {
            let mut steps = dives(&[12, 9, 4], &[caught(ANNA, Depth::Deep, Jellyfish(-10))]);
            steps.extend([
                Points(&[-25, 21, 16]),
                Does(ANNA, Action::PutAway),
                Told(Event::JellyfishPutAway { seat: ANNA }),
                Points(&[15, 28, 19]),
            ]);
            steps
        },
        shows: Shown::End,
        ..shared_out()
    }
}

fn lantern() -> Example<Miaui> {
    Example {
        rule: "F3",
        position: with_kiti("lantern", 3, || {
            Prepared::new(&[&[Jellyfish(-15)], &[Tuna(15)], &[Jellyfish(-15)]])
                .lagoon([Tuna(14), Anglerfish(5), TigerFish(6)])
                .state()
        }),
        viewer: Viewer::Seat(BORIS),
        texts: example_texts!("lantern"),
        steps: || {
            let (depth, seat) = (Depth::Middle, BORIS);
            let told = [
                caught(BORIS, depth, Anglerfish(5)),
                Event::LanternLit { seat, depth },
                Event::LaidFaceDown { depth, seat },
                Event::LookedByLantern { depth, catch: Tuna(13) },
            ];
            dives(&[12, 9, 4], &told)
        },
        shows: Shown::End,
        ..shared_out()
    }
}

/// A match of two rounds: in the last one nobody would have a choice.
fn shared_win() -> Example<Miaui> {
    Example {
        rule: "E1",
        position: with_kiti("last-gulls", 3, || {
            let anna =
                [Anglerfish(1), TigerFish(7), Tuna(15), TigerFish(9), Anglerfish(5), Tuna(14)];
            let boris = [Tuna(12), TigerFish(6), Tuna(13), TigerFish(8), Tuna(12)];
            let clara = [Catfish(1), Catfish(4), TigerFish(7), Tuna(10), Jellyfish(-10)];
            let more = [Anglerfish(7), TigerFish(8), Catfish(5), Anglerfish(3), TigerFish(9)];
            // The other three are the last cards of the deck.
            let gulls = [Gull; 3];
            let stolen = [Catfish(3), TigerFish(6), Tuna(11)];
            let jellyfish = [Jellyfish(-15), Jellyfish(-15), Jellyfish(-10)];
            Prepared::new(&[&anna, &boris, &[clara, more].concat()])
                .gone(&[&gulls[..], &stolen, &jellyfish].concat())
                .lagoon([Tuna(10), Catfish(4), Catfish(2)])
                .state()
        }),
        texts: example_texts!("last-gulls"),
        steps: || {
            let caught = [
                caught(ANNA, Depth::Deep, Tuna(10)),
                caught(CLARA, Depth::Middle, Catfish(4)),
                caught(BORIS, Depth::Shallow, Catfish(2)),
            ];
            let lost = [
                Event::GullFed { seat: BORIS, lost: Some(Catfish(2)) },
                Event::GullFed { seat: ANNA, lost: Some(Tuna(10)) },
                Event::GullFed { seat: CLARA, lost: Some(Catfish(4)) },
            ];
            let rounds = [dives(&[9, 9, 9], &caught), dives(&[12, 12, 12], &lost)];
            rounds.into_iter().flatten().chain([Points(&[51, 51, 44])]).collect()
        },
        shows: Shown::Scores,
        ..shared_out()
    }
}

fn no_fights() -> Example<Miaui> {
    Example {
        rule: "V2",
        position: without_kiti("no-fights", 4, || {
            Prepared::new(&[&[Catfish(2)], &[TigerFish(7)], &[], &[Tuna(10)]])
                .no_fights()
                .lagoon([Tuna(14), TigerFish(6), Catfish(4)])
                .state()
        }),
        texts: example_texts!("no-fights"),
        steps: || {
            let among = [ANNA, BORIS].into_iter().collect();
            let told = [
                Event::LeftContested { depth: Depth::Deep, dive: Dive(9), among },
                caught(CLARA, Depth::Middle, TigerFish(6)),
                caught(DAVID, Depth::Shallow, Catfish(4)),
            ];
            dives(&[9, 9, 6, 4], &told)
        },
        shows: Shown::End,
        ..shared_out()
    }
}

fn stack() -> Example<Miaui> {
    Example {
        rule: "V2",
        position: without_kiti("stack", 3, || {
            Prepared::new(&[&[Catfish(5)], &[TigerFish(8)], &[]])
                .no_fights()
                .lagoon([Gull, TigerFish(9), Catfish(3)])
                .under_deep(Tuna(12))
                .state()
        }),
        texts: example_texts!("stack"),
        steps: || {
            let told = [
                caught(ANNA, Depth::Deep, Tuna(12)),
                caught(ANNA, Depth::Deep, Gull),
                Event::GullFed { seat: ANNA, lost: Some(Tuna(12)) },
                caught(BORIS, Depth::Middle, TigerFish(9)),
                caught(CLARA, Depth::Shallow, Catfish(3)),
            ];
            dives(&[12, 9, 4], &told)
        },
        ..shared_out()
    }
}

/// What most examples have in common: a spectator looks on, and sees who took what.
fn shared_out() -> Example<Miaui> {
    Example {
        rule: "",
        position: with_kiti("", 0, || Prepared::new(&[]).state()),
        viewer: Viewer::Spectator,
        steps: Vec::new,
        shows: Shown::LastMoment,
        texts: [""; 3],
        facts,
    }
}

fn with_kiti(id: &'static str, n_seats: u8, state: fn() -> Miaui) -> Position<Miaui> {
    Position { id, n_seats, options: Options::default(), state }
}

fn without_kiti(id: &'static str, n_seats: u8, state: fn() -> Miaui) -> Position<Miaui> {
    Position { id, n_seats, options: NO_FIGHTS, state }
}

/// Everybody dives; then this is told.
fn dives(dives: &[u8], told: &[Event]) -> Vec<ExampleStep<Miaui>> {
    let dive = |(seat, &dive)| Does(seat, Action::Dive(Dive(dive)));
    let all = Seat::all(dives.len() as u8).zip(dives).map(dive);
    all.chain(told.iter().cloned().map(Told)).collect()
}

fn caught(seat: Seat, depth: Depth, catch: Catch) -> Event {
    Event::Caught { seat, depth, catch }
}

fn tie(depth: Depth, dive: u8, among: &[Seat], to: Seat) -> Event {
    let among: Seats = among.iter().copied().collect();
    Event::TieBroken { depth, dive: Dive(dive), among, to }
}

/// Who dived how deep, who took what, and who nothing.
fn facts(game: &Match<Miaui>) -> Vec<(&'static str, Arg)> {
    let Some(resolution) = &game.state().resolution else { return Vec::new() };
    let taker = |depth: Depth| resolution.fates[depth.index()].taker();
    let takers = [("deep", Depth::Deep), ("middle", Depth::Middle), ("shallow", Depth::Shallow)];
    let takers = takers.into_iter().filter_map(|(name, depth)| Some((name, taker(depth)?.into())));
    let took = |seat: &Seat| Depth::ALL.into_iter().any(|depth| taker(depth) == Some(*seat));
    let nothing: Seats = Seat::all(game.n_seats()).filter(|seat| !took(seat)).collect();
    let more = [("dives", list_of(&resolution.dives).into()), ("nothing", nothing.into())];
    takers.chain(more).collect()
}
