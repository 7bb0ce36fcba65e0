//! What one viewer may know.

use game::{Choice, PerSeat, Seat, Seats, Viewer};
use serde::{Deserialize, Serialize};

use crate::components::{Card, CardBag};
use crate::island::{Island, IslandId, PlaceSet};
use crate::laying::Plan;
use crate::movement::Walk;
use crate::rum::Pours;
use crate::scoring::LogbookEntry;
use crate::{Jackal, Options, Phase};

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct View {
    pub viewer: Viewer,
    pub options: Options,
    /// The number of the island in this match, counted from 1.
    pub round: u8,
    pub island: IslandId,
    pub stage: Stage,
    /// Who is still laying cards, or deciding about rum.
    pub pending: Seats,
    pub first: Seat,
    pub deck: u8,
    pub discards: CardBag,
    /// The cards in hand. What is laid, poured or attached, but not open yet, still counts: see [`View::left_in_hand`].
    pub hands: PerSeat<SeenHand>,
    pub coins: PerSeat<u8>,
    /// The coins that everyone gained on this island so far, or spent on Tortuga.
    pub gains: PerSeat<i8>,
    pub logbook: Vec<LogbookEntry>,
    /// Everyone's row, or that they sail to Tortuga.
    pub plans: PerSeat<SeenPlan>,
    /// Who decided what about rum, while that is being decided; nothing at other times.
    pub pours: Option<PerSeat<Choice<Pours>>>,
    /// How much rum lies in front of each row.
    pub rum: PerSeat<u8>,
    /// The walks that were declared; while a pirate walks, as far as they have come.
    pub walks: PerSeat<Option<Walk>>,
    /// The walk that is being declared, for whoever declares it.
    pub draft: Option<Walk>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// Everyone lays a row (R2).
    Laying,
    /// Everyone decides about rum (R3).
    Pouring,
    /// This seat declares a walk (R5).
    Declaring(Seat),
    Walking,
    /// The chests are shared out, for all to see (R10).
    Sharing,
    Over,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SeenHand {
    Known(CardBag),
    Count(u8),
}

impl SeenHand {
    pub fn len(&self) -> u8 {
        match self {
            Self::Known(cards) => cards.len() as u8,
            Self::Count(count) => *count,
        }
    }

    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SeenPlan {
    Pending,
    Sealed,
    FaceDown(u8),
    /// This plan; one's own may still be in the making.
    Known(Plan),
}

impl SeenPlan {
    /// The cards of the row, as far as they are known.
    pub fn row(&self) -> &[Card] {
        match self {
            Self::Known(plan) => plan.row(),
            Self::Pending | Self::Sealed | Self::FaceDown(_) => &[],
        }
    }
}

impl View {
    pub fn chart(&self) -> &'static Island {
        self.island.island()
    }

    /// Nothing that is kept now is of any use later.
    pub(crate) const fn is_last_island(&self) -> bool {
        self.round >= self.options.rounds()
    }

    pub fn n_seats(&self) -> u8 {
        self.coins.n_seats()
    }

    /// The cards of a known hand without those that are laid, poured or attached already, though not open yet.
    pub fn left_in_hand(&self, seat: Seat) -> Option<CardBag> {
        let SeenHand::Known(mut left) = self.hands[seat] else { return None };
        match self.stage {
            Stage::Laying => {
                self.plans[seat].row().iter().for_each(|card| _ = left.remove(card.kind()));
            }
            Stage::Pouring => {
                let pours = self.pours.as_ref().map(|pours| pours[seat]);
                if let Some(Choice::Known(pours)) = pours {
                    (0..pours.total()).for_each(|_| _ = left.remove(Card::Rum.kind()));
                }
            }
            Stage::Declaring(who) if who == seat => {
                let attached = self.draft.iter().flat_map(|draft| &draft.attached);
                attached.for_each(|attached| _ = left.remove(attached.aid.card().kind()));
            }
            Stage::Declaring(_) | Stage::Walking | Stage::Sharing | Stage::Over => {}
        }
        Some(left)
    }

    /// The card at hand of the walk that this viewer is declaring, and where it may lead.
    pub fn at_hand(&self) -> Option<(Card, PlaceSet)> {
        let Stage::Declaring(seat) = self.stage else { return None };
        let (course, row) = (self.draft.as_ref()?.course, self.plans[seat].row());
        let card = *row.get(course.card as usize).filter(|_| course.end.is_none())?;
        Some((card, course.targets(self.chart(), row)))
    }

    pub(crate) fn of(state: &Jackal, viewer: Viewer) -> Self {
        let (stage, pending) = match &state.phase {
            Phase::Laying { pending } => (Stage::Laying, *pending),
            Phase::Pouring { pending, .. } => (Stage::Pouring, *pending),
            Phase::Declaring { seat, .. } => (Stage::Declaring(*seat), Seats::NONE),
            Phase::Walking => (Stage::Walking, Seats::NONE),
            Phase::Sharing => (Stage::Sharing, Seats::NONE),
            Phase::Over => (Stage::Over, Seats::NONE),
        };
        Self {
            viewer,
            options: state.options,
            round: state.round(),
            island: state.island,
            stage,
            pending,
            first: state.first,
            deck: state.deck.len() as u8,
            discards: state.discards,
            hands: state.hands.map(|seat, hand| match viewer.sees(seat) {
                true => SeenHand::Known(*hand),
                false => SeenHand::Count(hand.len() as u8),
            }),
            coins: state.coins.clone(),
            gains: state.gains.clone(),
            logbook: state.logbook.to_vec(),
            plans: state.plans.map(|seat, plan| match viewer.sees(seat) {
                true => SeenPlan::Known(plan.clone()),
                false => SeenPlan::of_another(plan, stage, pending.contains(seat)),
            }),
            pours: match &state.phase {
                Phase::Pouring { pours, .. } => Some(pours.map(|seat, pours| {
                    match (viewer.sees(seat), pending.contains(seat)) {
                        (true, _) => Choice::Known(*pours),
                        (false, true) => Choice::Pending,
                        (false, false) => Choice::Sealed,
                    }
                })),
                _ => None,
            },
            rum: state.rum.clone(),
            walks: state.walks.clone(),
            draft: match &state.phase {
                Phase::Declaring { seat, draft } if viewer.sees(*seat) => Some(draft.clone()),
                _ => None,
            },
        }
    }
}

impl SeenPlan {
    /// R2, R4, R9: secret while plans are made; then rows lie face down until all are turned up.
    fn of_another(plan: &Plan, stage: Stage, is_pending: bool) -> Self {
        match (stage, plan) {
            (Stage::Laying, _) if is_pending => Self::Pending,
            (Stage::Laying, _) => Self::Sealed,
            (Stage::Pouring, Plan::Row(row)) => Self::FaceDown(row.len() as u8),
            _ => Self::Known(plan.clone()),
        }
    }
}
