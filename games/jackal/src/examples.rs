//! Worked examples of the rules.

use game::ExampleStep::{Does, Points, Refused, Told};
use game::{Arg, Example, ExampleStep, Match, Position, Seat, Seats, Shown, Viewer, example_texts};

use Card::{
    BlueFlag, Doubling, Falling, Friday, Horizontal, Horse, RedFlag, Rising, Rum, Vertical, Weapon,
};

use crate::island::Place;
use crate::positions::Prepared;
use crate::{Action, Aid, Card, Event, Illegal, Jackal, Options};

const ANNA: Seat = Seat::new(0);
const BORIS: Seat = Seat::new(1);
const CLARA: Seat = Seat::new(2);

type Steps = Vec<ExampleStep<Jackal>>;

/// In the order of the rules.
pub(crate) fn examples() -> Vec<Example<Jackal>> {
    vec![
        rum(),
        friday(),
        weapon(),
        chest_on_the_way(),
        trap(),
        flag(),
        tortuga(),
        arrival(),
        shared_win(),
    ]
}

fn rum() -> Example<Jackal> {
    Example {
        rule: "R3",
        position: at("rum", 3, || {
            let anna = [Rising, Horse, Rum, Rum, Vertical];
            let others = [Rising, Horse, Vertical, Falling, Horizontal];
            Prepared::new("island-first-landing", &[&anna, &others, &others]).state()
        }),
        texts: example_texts!("rum"),
        steps: || {
            let mut steps = Steps::new();
            for seat in [ANNA, BORIS, CLARA] {
                steps.extend(lays(seat, &[Rising, Horse]));
            }
            steps.extend([Does(ANNA, Action::Pour(BORIS)), Does(ANNA, Action::Pour(BORIS))]);
            steps.extend(done_with_rum(&[ANNA, BORIS, CLARA]));
            for seat in [ANNA, BORIS, CLARA] {
                steps.extend(walks(seat, "c2 a1"));
            }
            steps.extend([
                Told(Event::RumPoured { by: ANNA, to: BORIS, count: 2 }),
                Told(Event::Rested { seat: BORIS }),
                Told(shared(ANNA, "a1", (0, 2, 3))),
                Told(tied(CLARA, "a1", (1, 2, 2), ANNA)),
                Told(shared(BORIS, "a1", (2, 3, 1))),
            ]);
            steps
        },
        ..race()
    }
}

fn friday() -> Example<Jackal> {
    Example {
        rule: "R7",
        position: at("friday", 2, || {
            let anna = [Vertical, Horizontal, Horizontal, Doubling, Friday];
            let boris = [Vertical, Falling, Horse, Rum, Rising];
            Prepared::new("island-drowned-path", &[&anna, &boris]).state()
        }),
        texts: example_texts!("friday"),
        steps: || {
            let mut steps = lays(ANNA, &[Vertical, Horizontal, Horizontal]);
            steps.extend(lays(BORIS, &[Vertical, Falling]));
            steps.extend(done_with_rum(&[ANNA, BORIS]));
            steps.extend(walks(ANNA, "d2 c2 2 F b2 a2"));
            steps.extend(walks(BORIS, "d2"));
            steps.extend([
                Told(Event::AidAttached { seat: ANNA, aid: Aid::Doubling, card: Horizontal }),
                Told(Event::AidAttached { seat: ANNA, aid: Aid::Friday, card: Horizontal }),
                Told(Event::TrapPassed {
                    seat: ANNA,
                    card: Horizontal,
                    place: cell("b2"),
                    steps: 3,
                }),
                Told(Event::ChestReached {
                    seat: ANNA,
                    card: Horizontal,
                    place: cell("a2"),
                    steps: 3,
                    value: 3,
                }),
            ]);
            steps
        },
        ..race()
    }
}

fn weapon() -> Example<Jackal> {
    Example {
        rule: "R7",
        position: at("weapon", 2, || {
            let anna = [Vertical, Horizontal, Falling, Weapon, Rum];
            let boris = [Vertical, Horizontal, Falling, Rising, Horse];
            Prepared::new("island-toll-gate", &[&anna, &boris]).state()
        }),
        texts: example_texts!("weapon"),
        steps: || {
            let mut steps = lays(ANNA, &[Vertical, Horizontal, Falling]);
            steps.extend(lays(BORIS, &[Vertical, Horizontal, Falling]));
            steps.extend(done_with_rum(&[ANNA, BORIS]));
            steps.extend(walks(ANNA, "c4 ! e3"));
            steps.extend(walks(BORIS, ""));
            steps.extend([
                Told(Event::AidAttached { seat: ANNA, aid: Aid::Weapon, card: Horizontal }),
                Told(Event::RobberBeaten {
                    seat: ANNA,
                    card: Horizontal,
                    place: cell("d4"),
                    steps: 2,
                }),
                Told(Event::Robbed { seat: BORIS, card: Horizontal, place: cell("d4"), steps: 2 }),
                Told(shared(ANNA, "e3", (0, 3, 3))),
            ]);
            steps
        },
        ..race()
    }
}

fn chest_on_the_way() -> Example<Jackal> {
    Example {
        rule: "R8",
        position: at("chest", 2, || {
            let anna = [Horizontal, Horizontal, Vertical, Rum, Horse];
            let boris = [Horizontal, Falling, Vertical, Rising, Horse];
            Prepared::new("island-toll-gate", &[&anna, &boris]).state()
        }),
        texts: example_texts!("chest"),
        steps: || {
            let mut steps = lays(ANNA, &[Horizontal, Horizontal]);
            steps.extend(lays(BORIS, &[Horizontal]));
            steps.extend(done_with_rum(&[ANNA, BORIS]));
            steps.push(Does(ANNA, Action::Step(cell("d5"))));
            steps.push(Refused(ANNA, Action::Step(cell("e5")), Illegal::WalkOver));
            steps.push(Does(ANNA, Action::Declare));
            steps.extend(walks(BORIS, "d5"));
            steps.push(Told(shared(ANNA, "d5", (0, 1, 1))));
            steps.push(Told(tied(BORIS, "d5", (1, 1, 0), ANNA)));
            steps
        },
        ..race()
    }
}

fn trap() -> Example<Jackal> {
    Example {
        rule: "R8",
        position: at("trap", 2, || {
            let anna = [Vertical, Horizontal, Horizontal, Doubling, Rum];
            let boris = [Vertical, Falling, Horse, Weapon, Rising];
            Prepared::new("island-drowned-path", &[&anna, &boris]).state()
        }),
        texts: example_texts!("trap"),
        steps: || {
            let mut steps = lays(ANNA, &[Vertical, Horizontal, Horizontal]);
            steps.extend(lays(BORIS, &[Vertical, Falling]));
            steps.extend(done_with_rum(&[ANNA, BORIS]));
            steps.extend(walks(ANNA, "d2 c2 2 b2"));
            steps.extend(walks(BORIS, "d2 e1"));
            steps.extend([
                Told(Event::AidAttached { seat: ANNA, aid: Aid::Doubling, card: Horizontal }),
                Told(Event::Trapped { seat: ANNA, card: Horizontal, place: cell("b2"), steps: 4 }),
                Told(Event::RowUsed { seat: ANNA }),
            ]);
            steps
        },
        ..race()
    }
}

fn flag() -> Example<Jackal> {
    Example {
        rule: "R8",
        position: at("flag", 2, || {
            let anna = [RedFlag, Horse, Vertical, Rum, Rising];
            let boris = [BlueFlag, Horse, Vertical, Falling, Rising];
            Prepared::new("island-red-lantern", &[&anna, &boris]).state()
        }),
        texts: example_texts!("flag"),
        steps: || {
            let mut steps = lays(ANNA, &[RedFlag, Horse]);
            steps.extend(lays(BORIS, &[BlueFlag, Horse]));
            steps.extend(done_with_rum(&[ANNA, BORIS]));
            steps.extend(walks(ANNA, "d5"));
            steps.extend([
                Told(Event::StartedOnFlag { seat: ANNA, flag: RedFlag, place: cell("c3") }),
                Told(Event::FlagMissing { seat: BORIS, flag: BlueFlag }),
                Told(shared(ANNA, "d5", (0, 1, 3))),
            ]);
            steps
        },
        ..race()
    }
}

fn tortuga() -> Example<Jackal> {
    Example {
        rule: "R9",
        position: at("tortuga", 2, || {
            let anna = [Rum, Weapon, Friday, Vertical];
            let boris = [Falling, Horse, Rising, Rum];
            Prepared::new("island-first-landing", &[&anna, &boris]).after(&[2, 1]).state()
        }),
        texts: example_texts!("tortuga"),
        steps: || {
            let too_poor = Illegal::TooPoor { price: 3, coins: 2 };
            let mut steps =
                vec![Refused(ANNA, Action::Tortuga(3), too_poor), Does(ANNA, Action::Tortuga(2))];
            steps.extend(lays(BORIS, &[Falling]));
            steps.extend(walks(BORIS, "c4"));
            steps.extend([
                Told(Event::TortugaVisited { seat: ANNA, price: 2, cards: 3 }),
                Told(shared(BORIS, "c4", (0, 1, 1))),
                Points(&[0, 2]),
            ]);
            steps
        },
        ..race()
    }
}

fn arrival() -> Example<Jackal> {
    Example {
        rule: "R10",
        position: at("arrival", 3, || {
            let anna = [Vertical, Horizontal, Horse, Rum, Falling];
            let boris = [Rising, Horse, Vertical, Falling, Weapon];
            let clara = [Rising, Horse, Horizontal, Friday, Falling];
            Prepared::new("island-first-landing", &[&anna, &boris, &clara]).state()
        }),
        texts: example_texts!("arrival"),
        steps: || {
            let mut steps = lays(ANNA, &[Vertical, Horizontal, Horse]);
            steps.extend(lays(BORIS, &[Rising, Horse]));
            steps.extend(lays(CLARA, &[Rising, Horse]));
            steps.extend(done_with_rum(&[ANNA, BORIS, CLARA]));
            steps.extend(walks(ANNA, "c2 a1"));
            steps.extend(walks(BORIS, "c2 a1"));
            steps.extend(walks(CLARA, "c2 a1"));
            steps.extend([
                Told(shared(BORIS, "a1", (0, 2, 3))),
                Told(tied(CLARA, "a1", (1, 2, 2), BORIS)),
                Told(shared(ANNA, "a1", (2, 3, 1))),
            ]);
            steps
        },
        ..race()
    }
}

fn shared_win() -> Example<Jackal> {
    Example {
        rule: "E1",
        position: at("shared-win", 3, || {
            let hand = [Falling, Rum, Vertical, Horse];
            let clara = [Falling, Weapon, Vertical, Horse];
            Prepared::new("island-first-landing", &[&hand, &hand, &clara])
                .after(&[3, 2, 1])
                .after(&[1, 3, 1])
                .after_poor_islands(7)
                .state()
        }),
        texts: example_texts!("shared-win"),
        steps: || {
            let mut steps = Steps::new();
            for seat in [ANNA, BORIS, CLARA] {
                steps.extend(lays(seat, &[Falling]));
            }
            steps.extend(done_with_rum(&[ANNA, BORIS, CLARA]));
            for seat in [ANNA, BORIS, CLARA] {
                steps.extend(walks(seat, "c4"));
            }
            steps.extend([
                Told(shared(ANNA, "c4", (0, 1, 1))),
                Told(tied(BORIS, "c4", (1, 1, 0), ANNA)),
                Points(&[5, 5, 2]),
            ]);
            steps
        },
        shows: Shown::Scores,
        ..race()
    }
}

/// What most examples have in common: a spectator looks on until the chests are shared out.
fn race() -> Example<Jackal> {
    Example {
        rule: "",
        position: at("", 0, || Prepared::new("", &[]).state()),
        viewer: Viewer::Spectator,
        steps: Steps::new,
        shows: Shown::LastMoment,
        texts: [""; 3],
        facts,
    }
}

fn at(id: &'static str, n_seats: u8, state: fn() -> Jackal) -> Position<Jackal> {
    Position { id, n_seats, options: Options::default(), state }
}

fn lays(seat: Seat, row: &[Card]) -> Steps {
    let cards = row.iter().map(|card| Does(seat, Action::Lay(*card)));
    cards.chain([Does(seat, Action::Ready)]).collect()
}

fn done_with_rum(seats: &[Seat]) -> Steps {
    seats.iter().map(|seat| Does(*seat, Action::Poured)).collect()
}

/// A walk that is declared: each word is a cell, or one of the aids `2`, `F` and `!`. A card that leads to one cell
/// only is carried out by itself.
fn walks(seat: Seat, words: &str) -> Steps {
    let actions = words.split_whitespace().map(|word| match word {
        "2" => Action::Attach(Aid::Doubling),
        "F" => Action::Attach(Aid::Friday),
        "!" => Action::Attach(Aid::Weapon),
        name => Action::Step(cell(name)),
    });
    actions.chain([Action::Declare]).map(|action| Does(seat, action)).collect()
}

fn cell(name: &str) -> Place {
    Place::all().find(|place| place.to_string() == name).expect("a cell is a1 to e5")
}

/// Somebody's share of a chest: how many came before, after how many steps, how many coins.
fn shared(seat: Seat, place: &str, (before, steps, coins): (u8, u8, u8)) -> Event {
    Event::ChestShared { seat, place: cell(place), before, steps, coins, behind: None }
}

/// The same, after as many steps as somebody who is nearer to the first player.
fn tied(seat: Seat, place: &str, (before, steps, coins): (u8, u8, u8), nearer: Seat) -> Event {
    Event::ChestShared { seat, place: cell(place), before, steps, coins, behind: Some(nearer) }
}

/// Who gained most on the island, who came second, and who gained nothing.
fn facts(game: &Match<Jackal>) -> Vec<(&'static str, Arg)> {
    let Some(island) = game.state().logbook.last() else { return Vec::new() };
    let mut ranked: Vec<(Seat, i8)> =
        island.gains.iter().map(|(seat, gain)| (seat, *gain)).collect();
    ranked.sort_by_key(|(seat, gain)| (-gain, seat.number()));
    let poor: Seats = ranked.iter().filter(|(_, gain)| *gain <= 0).map(|(seat, _)| *seat).collect();
    let mut facts = vec![("none", poor.into())];
    for (name, (seat, _)) in ["first", "second", "third"].into_iter().zip(ranked) {
        facts.push((name, seat.into()));
    }
    facts
}
