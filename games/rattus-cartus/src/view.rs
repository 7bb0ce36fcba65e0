//! What one viewer may know.

use arrayvec::ArrayVec;
use game::{Choice, MAX_SEATS, PerSeat, Seat, Seats, Viewer};
use serde::{Deserialize, Serialize};

use crate::buildings::BuildingCard;
use crate::cards::Cards;
use crate::components::{NUN_ROW, Population, PopulationBag, Size, Special};
use crate::finale::{POINTS_SHOWN, RATS_SHOWN};
use crate::influence::Track;
use crate::opening::BuildingDeck;
use crate::phase::Phase;
use crate::scoring::{Award, Chapter};
use crate::{Options, RattusCartus};

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct View {
    pub viewer: Viewer,
    pub options: Options,
    /// The round, counted from 1.
    pub round: u8,
    pub first_player: Seat,
    pub phase: Phase,
    pub buildings: BuildingDeck,
    /// The open buildings, in the order in which they are resolved.
    pub row: ArrayVec<BuildingCard, 3>,
    /// The visits of this round, in their order.
    pub visits: ArrayVec<SeenVisit, MAX_SEATS>,
    /// What was picked for its privilege and not yet carried out, as far as this viewer may know (R2).
    pub picks: PerSeat<Choice<u8>>,
    pub deck: u8,
    /// The population cards that lie open in the discard pile.
    pub discard: PopulationBag,
    /// Population cards that were shuffled into the deck during the match, so that none of them lies in the nun row.
    pub not_nuns: PopulationBag,
    pub nun_row: [SeenNun; NUN_ROW],
    /// How many cards the open piles have, in the order of [`Special::ALL`].
    pub piles: [u8; Special::ALL.len()],
    pub hands: PerSeat<SeenCards>,
    /// What everyone received in the building that is being resolved; it joins the hand when that is done (R5e).
    pub received: PerSeat<SeenCards>,
    /// What everyone has chosen to give away and not yet handed over (R5b, B10).
    pub gifts: PerSeat<SeenCards>,
    pub rats: PerSeat<SeenRats>,
    pub tokens: PerSeat<u16>,
    /// The influence tracks, in the order of the estates.
    pub tracks: [Track; 6],
    /// The points that have been given at the end, chapter by chapter.
    pub awards: Vec<Award>,
    /// The cards of the deck, which only a referee knows.
    pub deck_cards: Option<PopulationBag>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SeenCards {
    Known(Cards),
    Count(u8),
}

impl SeenCards {
    #[inline]
    pub const fn len(&self) -> u8 {
        match self {
            Self::Known(cards) => cards.len(),
            Self::Count(count) => *count,
        }
    }

    pub const fn is_empty(&self) -> bool {
        self.len() == 0
    }

    #[inline]
    pub const fn known(&self) -> Option<&Cards> {
        match self {
            Self::Known(cards) => Some(cards),
            Self::Count(_) => None,
        }
    }

    fn of(cards: &Cards, known: bool) -> Self {
        if known { Self::Known(*cards) } else { Self::Count(cards.len()) }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SeenRats {
    Known(u16),
    /// Nobody else knows how many.
    Hidden,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct SeenVisit {
    pub seat: Seat,
    /// The building's place in the row, counted from 0.
    pub place: u8,
    /// What was laid there; nothing any more when the building is done.
    pub cards: SeenCards,
    /// How many followers were among the cards, once they are turned up.
    pub followers: Option<u8>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeenNun {
    /// The card, if the viewer has looked at it, or if it lies open.
    pub card: Option<Population>,
    pub looked: Seats,
    /// Whether it lies open (E5).
    pub open: bool,
}

impl View {
    pub(crate) fn of(state: &RattusCartus, viewer: Viewer) -> Self {
        let shown = Shown::of(&state.phase);
        let seen = |cards: &PerSeat<Cards>| {
            cards.map(|seat, cards| SeenCards::of(cards, viewer.sees(seat) || shown.hands))
        };
        Self {
            viewer,
            options: state.options,
            round: state.round,
            first_player: state.first_player,
            phase: state.phase.clone(),
            buildings: state.buildings.clone(),
            row: state.row.clone(),
            visits: seen_visits(state, viewer),
            picks: state.picks.map(|seat, pick| match pick {
                None => Choice::Pending,
                Some(place) if viewer.sees(seat) => Choice::Known(*place),
                Some(_) => Choice::Sealed,
            }),
            deck: state.deck.len() as u8,
            discard: state.discard,
            not_nuns: state.not_nuns,
            nun_row: seen_nuns(state, viewer, shown.nuns),
            piles: state.piles,
            hands: seen(&state.hands),
            received: seen(&state.received),
            gifts: seen(&state.gifts),
            rats: state.rats.map(|seat, rats| match viewer.sees(seat) || shown.rats {
                true => SeenRats::Known(*rats),
                false => SeenRats::Hidden,
            }),
            tokens: state.tokens.clone(),
            tracks: state.tracks.clone(),
            awards: Chapter::ALL[..shown.chapters]
                .iter()
                .map(|&chapter| Award { chapter, points: state.award(chapter) })
                .collect(),
            deck_cards: (viewer == Viewer::Referee).then_some(state.deck),
        }
    }

    pub fn n_seats(&self) -> u8 {
        self.tokens.n_seats()
    }

    pub fn size(&self) -> Size {
        Size::of(self.n_seats())
    }

    pub fn is_last_round(&self) -> bool {
        self.round == self.size().rounds
    }
}

/// What lies open at the end.
struct Shown {
    hands: bool,
    chapters: usize,
    rats: bool,
    nuns: usize,
}

impl Shown {
    fn of(phase: &Phase) -> Self {
        let (hands, steps) = match phase {
            Phase::Scoring { shown } => (true, *shown),
            Phase::Over => (true, u8::MAX),
            _ => (false, 0),
        };
        Self {
            hands,
            chapters: usize::from(steps.min(POINTS_SHOWN)),
            rats: steps >= RATS_SHOWN,
            nuns: usize::from(steps.saturating_sub(RATS_SHOWN)).min(NUN_ROW),
        }
    }
}

fn seen_visits(state: &RattusCartus, viewer: Viewer) -> ArrayVec<SeenVisit, MAX_SEATS> {
    let seen = state.visits.iter().map(|visit| SeenVisit {
        seat: visit.seat,
        place: visit.place,
        cards: SeenCards::of(&visit.cards, viewer.sees(visit.seat) || visit.followers.is_some()),
        followers: visit.followers,
    });
    seen.collect()
}

fn seen_nuns(state: &RattusCartus, viewer: Viewer, n_open: usize) -> [SeenNun; NUN_ROW] {
    std::array::from_fn(|place| {
        let nun = state.nun_row[place];
        let open = place < n_open;
        let has_looked = match viewer {
            Viewer::Seat(seat) => nun.looked.contains(seat),
            Viewer::Spectator => false,
            Viewer::Referee => true,
        };
        let card = (open || has_looked).then_some(nun.card);
        SeenNun { card, looked: nun.looked, open }
    })
}
