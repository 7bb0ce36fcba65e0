//! What can happen.

use game::{Arg, PerSeat, Phrase, Say, Seat};
use serde::{Deserialize, Serialize};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// S1: everyone got some cards.
    Dealt { count: u8 },
    /// S1: whispered to each seat.
    HandDealt { cards: Vec<u8> },
    /// R1: somebody chose, secretly.
    Chosen { seat: Seat },
    /// R1, R2: the cards were turned up, and the winner took the point.
    TurnedUp { plays: PerSeat<u8>, winner: Seat },
}

impl Say for Event {
    fn phrase(&self) -> Phrase {
        match self {
            Self::Dealt { count } => Phrase::new("event-dealt").with("count", *count),
            Self::HandDealt { cards } => Phrase::new("event-hand").with("cards", list(cards)),
            Self::Chosen { seat } => Phrase::new("event-chosen").with("seat", *seat),
            Self::TurnedUp { plays, winner } => {
                Phrase::new("event-turned-up").with("plays", plays_of(plays)).with("seat", *winner)
            }
        }
    }

    fn phrase_of(&self, seat: Seat) -> Phrase {
        match self {
            Self::HandDealt { .. } => {
                Phrase { id: "event-hand-of", ..self.phrase() }.with("seat", seat)
            }
            _ => self.phrase(),
        }
    }
}

pub(crate) fn list(cards: &[u8]) -> Vec<Arg> {
    cards.iter().map(|&card| Arg::from(card)).collect()
}

fn plays_of(plays: &PerSeat<u8>) -> Vec<Arg> {
    let one = |(seat, &card)| Phrase::new("play-of").with("seat", seat).with("card", card);
    plays.iter().map(one).map(Arg::Phrase).collect()
}
