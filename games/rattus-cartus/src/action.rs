//! What can be asked for.

use game::{Phrase, Say, Seat};
use serde::{Deserialize, Serialize};

use crate::components::Card;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// R2: take the privilege of the building at this place of the row, counted from 0.
    TakePrivilege { place: u8 },
    /// R2, B11: look at the card at this place of the nun row, counted from 0.
    Look { place: u8 },
    /// R3: visit the building at this place of the row, counted from 0.
    Visit { place: u8 },
    /// R3: lay this card of the hand face down.
    Lay { card: Card },
    /// R3: lay no more.
    Ready,
    /// R4: play a pass card.
    Pass,
    /// R5b: this one of those with the fewest swords shall give cards.
    Rob { seat: Seat },
    /// R5b, B10: give this card of the hand.
    Give { card: Card },
    /// R5c: this one of those with the fewest flutes shall get the rat.
    SendRat { seat: Seat },
    /// R5d: carry out the action of the building.
    Use,
    /// B8: discard this card of the hand, and a rat with it.
    Trade { card: Card },
    /// R5d: leave the action of the building, or what is left of it.
    Decline,
}

impl Say for Action {
    fn phrase(&self) -> Phrase {
        match *self {
            Self::TakePrivilege { place } => {
                Phrase::new("action-privilege").with("place", shown(place))
            }
            Self::Look { place } => Phrase::new("action-look").with("place", shown(place)),
            Self::Visit { place } => Phrase::new("action-visit").with("place", shown(place)),
            Self::Lay { card } => Phrase::new("action-lay").with("card", card),
            Self::Ready => Phrase::new("action-ready"),
            Self::Pass => Phrase::new("action-pass"),
            Self::Rob { seat } => Phrase::new("action-rob").with("seat", seat),
            Self::Give { card } => Phrase::new("action-give").with("card", card),
            Self::SendRat { seat } => Phrase::new("action-send-rat").with("seat", seat),
            Self::Use => Phrase::new("action-use"),
            Self::Trade { card } => Phrase::new("action-trade").with("card", card),
            Self::Decline => Phrase::new("action-decline"),
        }
    }
}

/// A place as people count: from 1.
pub(crate) fn shown(place: u8) -> u16 {
    u16::from(place) + 1
}
