//! What can happen in somebody's turn.

use game::{Phrase, Say, Seat};
use serde::{Deserialize, Serialize};

use super::Event;
use crate::components::{Clan, Space, Talisman};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TurnEvent {
    /// A1: somebody took a card from the deck.
    TookBlind { seat: Seat },
    /// A1: whispered to them.
    Drew { card: Talisman },
    /// A1: somebody took an open card.
    TookOpen { seat: Seat, card: Talisman },
    /// A1: the discard pile became the deck.
    DeckShuffled { count: u8 },
    /// A1, U5: somebody discarded a card.
    Discarded { seat: Seat, card: Talisman },
    /// A2: somebody placed a figure from home.
    Placed { seat: Seat, clan: Clan, ship: Talisman, to: Space, cost: u8 },
    /// A2: somebody advanced a figure.
    Advanced { seat: Seat, clan: Clan, ship: Talisman, from: Space, to: Space, cost: u8 },
    /// A3: somebody made a figure captain.
    BecameCaptain {
        seat: Seat,
        clan: Clan,
        ship: Talisman,
        /// From which space; `None` if it was at home.
        from: Option<Space>,
        cost: u8,
    },
    /// B4: somebody stepped over a raccoon and paid for it.
    TollPaid { seat: Seat, to: Seat, card: Talisman },
    /// B6: a card was turned up for a snail.
    CardTurned { seat: Seat, card: Talisman },
    /// B6: the snail moved one space more.
    SnailCrept { seat: Seat, ship: Talisman, to: Space },
    /// B6: the snail changed places with another figure.
    SnailSwapped {
        seat: Seat,
        ship: Talisman,
        to: Space,
        /// The clan of the other figure.
        clan: Clan,
        other: Seat,
    },
    /// B2, B3, B6: somebody made no use of an ability.
    LeftAtThat { seat: Seat },
}

impl From<TurnEvent> for Event {
    fn from(event: TurnEvent) -> Self {
        Self::Turn(event)
    }
}

impl Say for TurnEvent {
    fn phrase(&self) -> Phrase {
        match *self {
            Self::TookBlind { seat } => Phrase::new("event-took-blind").with("seat", seat),
            Self::Drew { card } => Phrase::new("event-drew").with("card", card),
            Self::TookOpen { seat, card } => {
                Phrase::new("event-took-open").with("seat", seat).with("card", card)
            }
            Self::DeckShuffled { count } => Phrase::new("event-deck-shuffled").with("count", count),
            Self::Discarded { seat, card } => {
                Phrase::new("event-discarded").with("seat", seat).with("card", card)
            }
            Self::Placed { seat, clan, ship, to, cost } => {
                moved(Phrase::new("event-placed"), seat, clan, ship)
                    .with("space", to)
                    .with("cost", cost)
            }
            Self::Advanced { seat, clan, ship, from, to, cost } => {
                moved(Phrase::new("event-advanced"), seat, clan, ship)
                    .with("from", from)
                    .with("space", to)
                    .with("cost", cost)
            }
            Self::BecameCaptain { seat, clan, ship, cost, .. } => {
                moved(Phrase::new("event-became-captain"), seat, clan, ship).with("cost", cost)
            }
            Self::TollPaid { seat, to, card } => {
                Phrase::new("event-toll-paid").with("seat", seat).with("to", to).with("card", card)
            }
            Self::CardTurned { seat, card } => {
                Phrase::new("event-card-turned").with("seat", seat).with("card", card)
            }
            Self::SnailCrept { seat, ship, to } => Phrase::new("event-snail-crept")
                .with("seat", seat)
                .with("ship", ship)
                .with("space", to),
            Self::SnailSwapped { seat, ship, to, clan, other } => {
                moved(Phrase::new("event-snail-swapped"), seat, clan, ship)
                    .with("space", to)
                    .with("other", other)
            }
            Self::LeftAtThat { seat } => Phrase::new("event-left-at-that").with("seat", seat),
        }
    }

    fn phrase_of(&self, seat: Seat) -> Phrase {
        match self {
            Self::Drew { .. } => Phrase { id: "event-drew-of", ..self.phrase() }.with("seat", seat),
            _ => self.phrase(),
        }
    }
}

fn moved(phrase: Phrase, seat: Seat, clan: Clan, ship: Talisman) -> Phrase {
    phrase.with("seat", seat).with("clan", clan).with("ship", ship)
}
