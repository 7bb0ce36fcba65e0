//! What can be asked for, what can happen, and why not.

use game::{Arg, PerSeat, Phrase, Reason, Say, Seat};
use serde::{Deserialize, Serialize};

/// What a player may do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// Choose this card (R1).
    Play(u8),
}

impl Say for Action {
    fn phrase(&self) -> Phrase {
        let Self::Play(card) = *self;
        Phrase::new("action-play").with("card", card)
    }
}

/// What happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// S1: everyone got so many cards.
    Dealt {
        /// How many.
        count: u8,
    },
    /// S1: whispered to each seat.
    HandDealt {
        /// Which cards.
        cards: Vec<u8>,
    },
    /// R1: somebody chose, secretly.
    Chosen {
        /// Who.
        seat: Seat,
    },
    /// R1, R2: the cards were turned up.
    TurnedUp {
        /// What everyone played.
        plays: PerSeat<u8>,
        /// Who took the point.
        winner: Seat,
    },
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

/// Cards as an argument of a phrase.
pub(crate) fn list(cards: &[u8]) -> Vec<Arg> {
    cards.iter().map(|&card| Arg::from(card)).collect()
}

fn plays_of(plays: &PerSeat<u8>) -> Vec<Arg> {
    let one = |(seat, &card)| Phrase::new("play-of").with("seat", seat).with("card", card);
    plays.iter().map(one).map(Arg::Phrase).collect()
}

/// Why a card cannot be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Illegal {
    /// It is not in the hand.
    NotInHand {
        /// The card asked for.
        card: u8,
    },
}

impl Say for Illegal {
    fn phrase(&self) -> Phrase {
        let Self::NotInHand { card } = *self;
        Phrase::new("illegal-not-in-hand").with("card", card)
    }
}

impl Reason for Illegal {
    fn rule(&self) -> &'static str {
        "R1"
    }
}
