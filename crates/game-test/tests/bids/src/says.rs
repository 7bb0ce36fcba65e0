//! What can be asked for, what can happen, and why not.

use game::{Arg, PerSeat, Phrase, Reason, Say, Seat};
use serde::{Deserialize, Serialize};

/// The one decision of the game (B2).
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Action {
    /// Bid this card.
    Bid(u8),
}

impl Say for Action {
    fn phrase(&self) -> Phrase {
        let Self::Bid(card) = self;
        Phrase::new("action-bid").with("card", *card)
    }
}

/// What happened.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Event {
    /// B1: everyone got cards.
    Dealt {
        /// How many.
        count: u8,
    },
    /// B1, B4: whispered to whom it happened.
    Received {
        /// Which cards.
        cards: Vec<u8>,
    },
    /// B2: the prize of a round.
    Prize {
        /// Its points.
        points: i32,
    },
    /// B2: somebody chose, secretly.
    Sealed {
        /// Who.
        seat: Seat,
    },
    /// B2: all cards were opened.
    Opened {
        /// What everyone bid.
        cards: PerSeat<u8>,
    },
    /// B3: somebody won the prize.
    Won {
        /// Who.
        seat: Seat,
    },
    /// B4: somebody drew a card.
    Drew {
        /// Who.
        seat: Seat,
    },
}

impl Say for Event {
    fn phrase(&self) -> Phrase {
        match self {
            Self::Dealt { count } => Phrase::new("event-dealt").with("count", *count),
            Self::Received { cards } => {
                let cards: Vec<Arg> = cards.iter().map(|&card| Arg::from(card)).collect();
                Phrase::new("event-received").with("cards", cards)
            }
            Self::Prize { points } => Phrase::new("event-prize").with("points", *points),
            Self::Sealed { seat } => Phrase::new("event-sealed").with("seat", *seat),
            Self::Opened { cards } => {
                let one = |(seat, &card)| {
                    Arg::from(Phrase::new("card-of").with("seat", seat).with("card", card))
                };
                Phrase::new("event-opened").with("cards", cards.iter().map(one).collect::<Vec<_>>())
            }
            Self::Won { seat } => Phrase::new("event-won").with("seat", *seat),
            Self::Drew { seat } => Phrase::new("event-drew").with("seat", *seat),
        }
    }

    fn phrase_of(&self, seat: Seat) -> Phrase {
        match self {
            Self::Received { .. } => {
                Phrase { id: "event-received-of", ..self.phrase() }.with("seat", seat)
            }
            _ => self.phrase(),
        }
    }
}

/// Why a card cannot be bid.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Illegal {
    /// It is not in the hand.
    NotHeld {
        /// The card asked for.
        card: u8,
    },
}

impl Say for Illegal {
    fn phrase(&self) -> Phrase {
        let Self::NotHeld { card } = self;
        Phrase::new("illegal-not-held").with("card", *card)
    }
}

impl Reason for Illegal {
    fn rule(&self) -> &'static str {
        "B2"
    }
}
