//! What a pirate knows about the island at hand: read from a view, or from an imagined state without building one.

use arrayvec::ArrayVec;
use game::{Choice, Seat};

use crate::components::{Card, CardBag, MOST_SEATS};
use crate::island::{Island, IslandId};
use crate::laying::Plan;
use crate::movement::Walk;
use crate::rum::Pours;
use crate::view::{SeenHand, SeenPlan, Stage, View};
use crate::{Jackal, Phase};

pub(super) struct Sight<'a> {
    pub(super) seat: Seat,
    pub(super) id: IslandId,
    pub(super) first: Seat,
    /// How many islands follow this one.
    pub(super) islands_ahead: u8,
    pub(super) coins: u8,
    /// The viewer's hand; what is chosen but still secret is among it.
    pub(super) hand: CardBag,
    /// What the viewer has poured and not shown yet (R3).
    pub(super) pours: Pours,
    /// The walk that the viewer is declaring.
    pub(super) draft: Option<&'a Walk>,
    pirates: ArrayVec<Pirate<'a>, { MOST_SEATS as usize }>,
}

#[derive(Clone, Copy)]
pub(super) struct Pirate<'a> {
    pub(super) row: SeenRow<'a>,
    pub(super) has_rum: bool,
    pub(super) walk: Option<&'a Walk>,
}

#[derive(Clone, Copy)]
pub(super) enum SeenRow<'a> {
    /// Nothing: it is being laid, or the pirate is on Tortuga.
    Nothing,
    FaceDown(u8),
    Open(&'a [Card]),
}

impl<'a> Sight<'a> {
    pub(super) fn of_view(view: &'a View, seat: Seat) -> Self {
        let SeenHand::Known(hand) = view.hands[seat] else {
            unreachable!("everyone knows their own hand");
        };
        let pours = match view.pours.as_ref().map(|pours| pours[seat]) {
            Some(Choice::Known(pours)) => pours,
            _ => Pours::default(),
        };
        let pirate = |other: Seat| Pirate {
            row: match &view.plans[other] {
                SeenPlan::Known(Plan::Row(row)) => SeenRow::Open(row),
                SeenPlan::FaceDown(count) => SeenRow::FaceDown(*count),
                _ => SeenRow::Nothing,
            },
            has_rum: view.rum[other] > 0,
            walk: view.walks[other].as_ref(),
        };
        Self {
            seat,
            id: view.island,
            first: view.first,
            islands_ahead: view.options.rounds().saturating_sub(view.round),
            coins: view.coins[seat],
            hand,
            pours,
            draft: view.draft.as_ref().filter(|_| view.stage == Stage::Declaring(seat)),
            pirates: Seat::all(view.n_seats()).map(pirate).collect(),
        }
    }

    pub(super) fn of_state(state: &'a Jackal, seat: Seat) -> Self {
        let pirate = |other: Seat| Pirate {
            row: match (&state.plans[other], &state.phase) {
                (Plan::Tortuga(_), _) => SeenRow::Nothing,
                (Plan::Row(row), _) if other == seat => SeenRow::Open(row),
                (_, Phase::Laying { .. }) => SeenRow::Nothing,
                (Plan::Row(row), Phase::Pouring { .. }) => SeenRow::FaceDown(row.len() as u8),
                (Plan::Row(row), _) => SeenRow::Open(row),
            },
            has_rum: state.rum[other] > 0,
            walk: state.walks[other].as_ref(),
        };
        Self {
            seat,
            id: state.island,
            first: state.first,
            islands_ahead: state.options.rounds().saturating_sub(state.round()),
            coins: state.coins[seat],
            hand: state.hands[seat],
            pours: match &state.phase {
                Phase::Pouring { pours, .. } => pours[seat],
                _ => Pours::default(),
            },
            draft: match &state.phase {
                Phase::Declaring { seat: who, draft } if *who == seat => Some(draft),
                _ => None,
            },
            pirates: Seat::all(state.n_seats()).map(pirate).collect(),
        }
    }

    pub(super) fn island(&self) -> &'static Island {
        self.id.island()
    }

    /// Everyone but the viewer, and what is known about them.
    pub(super) fn others(&self) -> impl Iterator<Item = (Seat, Pirate<'a>)> {
        let all = Seat::all(self.pirates.len() as u8).zip(self.pirates.iter().copied());
        all.filter(|(other, _)| *other != self.seat)
    }

    /// The viewer's own row, as far as it is laid.
    pub(super) fn row(&self) -> &'a [Card] {
        match self.pirates[self.seat.index()].row {
            SeenRow::Open(row) => row,
            SeenRow::Nothing | SeenRow::FaceDown(_) => &[],
        }
    }

    /// The viewer's hand without what is poured or attached already.
    pub(super) fn left_in_hand(&self) -> CardBag {
        let mut left = self.hand;
        (0..self.pours.total()).for_each(|_| _ = left.remove(Card::Rum.kind()));
        let attached = self.draft.iter().flat_map(|draft| &draft.attached);
        attached.for_each(|attached| _ = left.remove(attached.aid.card().kind()));
        left
    }

    /// Whether there is an island after this one, where cards can still be used.
    pub(super) fn has_next_island(&self) -> bool {
        self.islands_ahead > 0
    }

    /// Whether `other` sits before the viewer, as seen from the first player: it wins ties (R10).
    pub(super) fn is_before(&self, other: Seat) -> bool {
        let n_seats = self.pirates.len() as u8;
        let from_first = |seat| self.first.distance_to(seat, n_seats);
        from_first(other) < from_first(self.seat)
    }
}
