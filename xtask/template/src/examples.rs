//! Worked examples of the rules.

use game::ExampleStep::{Does, Refused, Told};
use game::{Example, PerSeat, Position, Sealed, Seat, Shown, Viewer, example_texts};

use crate::phase::Phase;
use crate::{Action, Event, HighCard, Illegal, Options};

const ANNA: Seat = Seat::new(0);
const BORIS: Seat = Seat::new(1);

pub(crate) fn examples() -> Vec<Example<HighCard>> {
    vec![highest()]
}

fn highest() -> Example<HighCard> {
    Example {
        rule: "R2",
        position: Position { id: "highest", n_seats: 2, options: Options::default(), state: dealt },
        viewer: Viewer::Spectator,
        steps: || {
            let plays = PerSeat::from_fn(2, |seat| if seat == ANNA { 5 } else { 8 });
            vec![
                Refused(ANNA, Action::Play(8), Illegal::NotInHand { card: 8 }),
                Does(ANNA, Action::Play(5)),
                Does(BORIS, Action::Play(8)),
                Told(Event::TurnedUp { plays, winner: BORIS }),
            ]
        },
        shows: Shown::End,
        texts: example_texts!("highest"),
        facts: |game| {
            let best = game.state().points.iter().max_by_key(|(_, points)| **points);
            best.map(|(seat, _)| ("winner", seat.into())).into_iter().collect()
        },
    }
}

/// S1: everybody has three cards.
fn dealt() -> HighCard {
    let hands =
        PerSeat::from_fn(2, |seat| if seat == ANNA { vec![1, 5, 12] } else { vec![2, 6, 8] });
    let phase = Phase::Choosing(Sealed::open(2));
    HighCard { hands, phase, played: Vec::new(), points: PerSeat::filled(2, 0) }
}
