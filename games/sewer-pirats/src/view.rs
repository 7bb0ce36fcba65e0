//! What one viewer may know.

use arrayvec::ArrayVec;
use game::{Bag, PerSeat, Seat, Viewer};
use serde::{Deserialize, Serialize};

use crate::components::{Cards, Clan, ROW, STOOLS, Talisman};
use crate::crew::Crew;
use crate::ships::Ship;
use crate::treasures::{Chest, TROPHY_KINDS};
use crate::{Options, Phase, SewerPirats};

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct View {
    pub viewer: Viewer,
    pub options: Options,
    pub phase: Phase,
    pub turn: Seat,
    pub deck: u8,
    /// The open cards; a place is empty while somebody takes cards.
    pub row: [Option<Talisman>; ROW],
    pub discards: Cards,
    pub hands: PerSeat<SeenCards>,
    /// Cat, bird and fish, with the flotsam before them.
    pub ships: [Ship; 3],
    /// How many heaps are still face down.
    pub stock: u8,
    /// The trophies that left the game, by their place in [`crate::treasures::TROPHIES`].
    pub gone: Bag<TROPHY_KINDS>,
    pub crews: PerSeat<Crew>,
    pub chests: PerSeat<SeenChest>,
    /// Who sits in the bar, the one nearest the front first (U1).
    pub bar: ArrayVec<SeenStool, STOOLS>,
    /// Once the end has come: which ships still sail, in their order (E1).
    pub ending: Option<ArrayVec<Talisman, 2>>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SeenCards {
    Known(Cards),
    Count(u8),
}

impl SeenCards {
    pub fn len(&self) -> u8 {
        match self {
            Self::Known(cards) => cards.len() as u8,
            Self::Count(count) => *count,
        }
    }

    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    fn of(cards: &Cards, known: bool) -> Self {
        if known { Self::Known(*cards) } else { Self::Count(cards.len() as u8) }
    }
}

/// Treasures as a viewer sees them (A7).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SeenChest {
    Known(Chest),
    Count { trophies: u8, prizes: u8 },
}

impl SeenChest {
    pub fn counts(&self) -> (u8, u8) {
        match self {
            Self::Known(chest) => (chest.trophies.len() as u8, chest.prizes.len() as u8),
            Self::Count { trophies, prizes } => (*trophies, *prizes),
        }
    }

    fn of(chest: &Chest, known: bool) -> Self {
        let (trophies, prizes) = (chest.trophies.len() as u8, chest.prizes.len() as u8);
        if known { Self::Known(chest.clone()) } else { Self::Count { trophies, prizes } }
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeenStool {
    pub clan: Clan,
    /// The cards face down under it (U4).
    pub under: SeenCards,
}

impl View {
    pub(crate) fn of(state: &SewerPirats, viewer: Viewer) -> Self {
        let open = state.options.open_chests || state.phase == Phase::Over;
        let knows_all = viewer == Viewer::Referee;
        Self {
            viewer,
            options: state.options,
            phase: state.phase,
            turn: state.turn,
            deck: state.deck.len() as u8,
            row: state.row,
            discards: state.discards,
            hands: state.hands.map(|seat, hand| SeenCards::of(hand, viewer.sees(seat))),
            ships: state.ships.clone(),
            stock: state.stock.prizes.len() as u8,
            gone: state.gone,
            crews: state.crews.clone(),
            // A7: closed to others, unless the table plays with open chests or the match is over.
            chests: state.chests.map(|seat, chest| SeenChest::of(chest, open || viewer.sees(seat))),
            bar: state
                .bar
                .iter()
                .map(|stool| SeenStool {
                    clan: stool.clan,
                    under: SeenCards::of(&stool.under, knows_all),
                })
                .collect(),
            ending: state.ending.clone(),
        }
    }

    pub fn n_seats(&self) -> u8 {
        self.hands.n_seats()
    }
}
