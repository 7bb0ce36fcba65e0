//! What is going on. All of it is open: what is hidden lies in hands and under cards.

use arrayvec::ArrayVec;
use game::{MAX_SEATS, PerSeat, Seat, Seats};
use serde::{Deserialize, Serialize};

/// What is going on, and who has to decide what.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// R1: buildings are being opened; only to be seen between two rounds.
    Opening,
    /// R2: this seat picks an open building for its privilege.
    Privilege { seat: Seat },
    /// R2: these have yet to pick an open building, all at the same time.
    Privileges { pending: Seats },
    /// R2: this seat's privilege lets it look at a card of the nun row.
    PrivilegeLook { seat: Seat },
    /// R3, R4: the first of these picks a building to visit, or passes; then the next.
    Visiting {
        /// Who has yet to visit a building, in their order.
        queue: Queue,
    },
    /// R3: the first of these stands in a building and lays cards.
    Laying {
        /// Who has yet to finish a visit, in their order.
        queue: Queue,
    },
    /// R5: a building is being resolved.
    Resolving(Resolving),
    /// E1 to E6: this many steps of the scoring have been shown; only to be seen at the end.
    Scoring { shown: u8 },
    /// The match is over.
    Over,
}

/// Seats in the order of their turns.
pub type Queue = ArrayVec<Seat, MAX_SEATS>;

#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Resolving {
    /// Its place in the row, counted from 0.
    pub place: u8,
    /// Who has its premium action, once that is settled (R5d, R6).
    pub premium: Option<Seat>,
    pub acted: Seats,
    pub step: Step,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Step {
    /// R5a: cards are being turned up; only to be seen in between.
    TurningUp,
    /// R5b: whoever has the most swords chooses among those with the fewest.
    ChoosingGiver {
        /// Who chooses, and will receive.
        receiver: Seat,
        among: Seats,
    },
    /// R5b, B10: some choose cards of their hand to give away, at the same time.
    Giving {
        to: Seat,
        /// How many everyone still has to choose.
        owed: PerSeat<u8>,
        reason: GiveReason,
    },
    /// R5c: whoever has the most flutes chooses among those with the fewest.
    ChoosingRatTaker {
        /// Who chooses, and gives the rat.
        giver: Seat,
        among: Seats,
    },
    /// R5d: actions are being carried out; only to be seen in between.
    Acting,
    /// R5d: this seat may carry out its action or leave it.
    Offered { seat: Seat },
    /// B11: this seat may look at cards of the nun row.
    Looking {
        seat: Seat,
        left: u8,
        /// The places looked at by this action, as a set of bits.
        looked: u8,
    },
    /// B8: this seat may trade hand cards for rats.
    Trading { seat: Seat, left: u8 },
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum GiveReason {
    /// R5b.
    Swords,
    /// B10.
    Watchtower,
}

impl Phase {
    /// Who has to decide. Several: at the same time. Nobody: nothing is to be decided.
    #[inline]
    pub fn to_act(&self) -> Seats {
        match self {
            Self::Privilege { seat } | Self::PrivilegeLook { seat } => Seats::only(*seat),
            Self::Privileges { pending } => *pending,
            Self::Visiting { queue } | Self::Laying { queue } => Seats::only(queue[0]),
            Self::Resolving(Resolving { step, .. }) => step.to_act(),
            Self::Opening | Self::Scoring { .. } | Self::Over => Seats::NONE,
        }
    }
}

impl Step {
    #[inline]
    fn to_act(&self) -> Seats {
        match self {
            Self::ChoosingGiver { receiver: seat, .. }
            | Self::ChoosingRatTaker { giver: seat, .. }
            | Self::Offered { seat }
            | Self::Looking { seat, .. }
            | Self::Trading { seat, .. } => Seats::only(*seat),
            Self::Giving { owed, .. } => {
                owed.iter().filter(|(_, owed)| **owed > 0).map(|(seat, _)| seat).collect()
            }
            Self::TurningUp | Self::Acting => Seats::NONE,
        }
    }
}
