//! What one viewer may know.

use game::{Choice, PerSeat, Seat, Viewer};
use serde::{Deserialize, Serialize};

use crate::catching::Pile;
use crate::components::{Catch, Dive, DiveSet};
use crate::dispute::Resolution;
use crate::lagoon::{Face, Laid};
use crate::phase::Phase;
use crate::{Miaui, Options};

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct View {
    pub viewer: Viewer,
    pub options: Options,
    /// The round, counted from 1.
    pub round: u8,
    pub stage: Stage,
    /// Kiti stands between this seat and the next one clockwise (C3).
    pub kiti: Option<Seat>,
    pub deck: u8,
    /// Deep, middle and shallow; the oldest card first.
    pub cells: [Vec<SeenCard>; 3],
    /// Who will look at the next card of which cell (F3).
    pub lanterns: [Option<Seat>; 3],
    pub hands: PerSeat<SeenHand>,
    pub piles: PerSeat<SeenPile>,
    /// Who has chosen, and what, as far as this viewer may know.
    pub choices: PerSeat<Choice<Dive>>,
    /// How the round that is being resolved, or else the last one, went.
    pub resolution: Option<Resolution>,
    /// What lies in the box, which only a referee knows.
    pub out_of_play: Option<OutOfPlay>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    Choosing,
    Resolving,
    /// This seat puts three jellyfish away, or keeps them (F2).
    PuttingAway(Seat),
    Over,
}

impl Stage {
    /// Whether the dive cards are open and the catch is on its way (R3).
    pub fn is_sharing_out(self) -> bool {
        matches!(self, Self::Resolving | Self::PuttingAway(_))
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SeenCard {
    Open(Catch),
    /// Face down, and this viewer may look at it (F3).
    Peeked {
        catch: Catch,
        /// Who may look at it.
        by: Seat,
    },
    FaceDown {
        by: Seat,
    },
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SeenHand {
    Known(DiveSet),
    Count(u8),
}

/// A pile as a viewer sees it (R6).
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SeenPile {
    /// All of its cards, the last on top.
    Known(Vec<Catch>),
    /// Its top card; `under` more lie below it.
    Top { top: Catch, under: u8 },
}

impl SeenPile {
    pub fn top(&self) -> Option<Catch> {
        match self {
            Self::Known(cards) => cards.last().copied(),
            Self::Top { top, .. } => Some(*top),
        }
    }

    pub fn len(&self) -> usize {
        match self {
            Self::Known(cards) => cards.len(),
            Self::Top { under, .. } => *under as usize + 1,
        }
    }

    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct OutOfPlay {
    /// The card that was put away unseen (S1).
    pub put_away: Catch,
    /// The cards that left the game, in their order.
    pub gone: Pile,
}

impl View {
    pub(crate) fn of(state: &Miaui, viewer: Viewer) -> Self {
        let open = state.options.open_baskets;
        let over = matches!(state.phase, Phase::Over);
        let nobody_chose = || PerSeat::from_fn(state.n_seats(), |_| Choice::Pending);
        Self {
            viewer,
            options: state.options,
            round: state.round,
            stage: match state.phase {
                Phase::Choosing(_) => Stage::Choosing,
                Phase::Resolving => Stage::Resolving,
                Phase::PuttingAway(seat) => Stage::PuttingAway(seat),
                Phase::Over => Stage::Over,
            },
            kiti: state.kiti,
            deck: state.deck.len() as u8,
            cells: state
                .cells
                .each_ref()
                .map(|cell| cell.cards().iter().map(|laid| SeenCard::of(*laid, viewer)).collect()),
            lanterns: state.lanterns,
            // V1, R5: used dive cards are open, or out of sight.
            hands: state.hands.map(|seat, hand| match viewer.sees(seat) || open {
                true => SeenHand::Known(*hand),
                false => SeenHand::Count(hand.len()),
            }),
            // V1, R6: all catches are open, or only the top one of others'.
            piles: state
                .piles
                .map(|seat, pile| SeenPile::of(pile, viewer.sees(seat) || open || over)),
            choices: match &state.phase {
                Phase::Choosing(sealed) => sealed.seen_by(viewer),
                Phase::Resolving | Phase::PuttingAway(_) | Phase::Over => nobody_chose(),
            },
            resolution: state.resolution.clone(),
            out_of_play: (viewer == Viewer::Referee)
                .then(|| OutOfPlay { put_away: state.put_away, gone: state.gone.clone() }),
        }
    }
}

impl SeenCard {
    fn of(laid: Laid, viewer: Viewer) -> Self {
        match laid.face {
            Face::Up => Self::Open(laid.catch),
            Face::DownFor(by) if viewer.sees(by) => Self::Peeked { catch: laid.catch, by },
            Face::DownFor(by) => Self::FaceDown { by },
        }
    }
}

impl SeenPile {
    fn of(pile: &Pile, all: bool) -> Self {
        match pile.cards().split_last() {
            Some((top, under)) if !all => Self::Top { top: *top, under: under.len() as u8 },
            _ => Self::Known(pile.cards().to_vec()),
        }
    }
}
