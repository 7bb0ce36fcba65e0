//! A key of what a seat knows, for search.

use arrayvec::ArrayVec;
use game::{Choice, PerSeat, Seat, Viewer, key_of};
use serde::Serialize;

use crate::components::{Catch, Dive, ROUNDS};
use crate::dispute::Resolution;
use crate::lagoon::{Face, LagoonCell};
use crate::phase::Phase;
use crate::{Miaui, Options};

pub(super) fn knowledge(state: &Miaui, seat: Seat) -> u64 {
    let open = state.options.open_baskets;
    let over = matches!(state.phase, Phase::Over);
    let seen_cell = |cell: &LagoonCell| {
        let cards = cell.cards().iter();
        cards
            .map(|laid| match laid.face {
                Face::DownFor(other) if other != seat => (None, laid.face),
                _ => (Some(laid.catch), laid.face),
            })
            .collect()
    };
    key_of(&Knows {
        seat,
        options: state.options,
        round: state.round,
        stage: match state.phase {
            Phase::Choosing(_) => 0,
            Phase::Resolving => 1,
            Phase::Over => 2,
            Phase::PuttingAway(_) => 3,
        },
        kiti: state.kiti,
        lanterns: state.lanterns,
        cells: state.cells.each_ref().map(seen_cell),
        hands: state.hands.map(|of, hand| if of == seat || open { hand.bits() } else { 0 }),
        piles: PerSeat::from_fn(state.n_seats(), |of| {
            let cards = state.piles[of].cards();
            match of == seat || open || over {
                true => SeenPile::All(cards),
                false => SeenPile::Top(cards.last().copied(), cards.len() as u8),
            }
        }),
        choices: match &state.phase {
            Phase::Choosing(sealed) => sealed.seen_by(Viewer::Seat(seat)),
            Phase::Resolving | Phase::PuttingAway(_) | Phase::Over => {
                state.hands.map(|_, _| Choice::Pending)
            }
        },
        resolution: &state.resolution,
    })
}

/// What a seat knows, without what follows from it.
#[derive(Serialize)]
struct Knows<'a> {
    seat: Seat,
    options: Options,
    round: u8,
    stage: u8,
    kiti: Option<Seat>,
    lanterns: [Option<Seat>; 3],
    cells: [SeenCell; 3],
    hands: PerSeat<u32>,
    piles: PerSeat<SeenPile<'a>>,
    choices: PerSeat<Choice<Dive>>,
    resolution: &'a Option<Resolution>,
}

type SeenCell = ArrayVec<(Option<Catch>, Face), { ROUNDS as usize }>;

#[derive(Serialize)]
enum SeenPile<'a> {
    All(&'a [Catch]),
    Top(Option<Catch>, u8),
}
