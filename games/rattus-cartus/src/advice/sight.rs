//! What a player may know and needs for a decision: from a view, or straight from a state.

use arrayvec::ArrayVec;
use game::{MAX_SEATS, PerSeat, Seat};

use crate::RattusCartus;
use crate::buildings::BuildingCard;
use crate::cards::Cards;
use crate::components::{NUN_ROW, Size};
use crate::imagine::{nun_candidates, unseen};
use crate::influence::Track;
use crate::opening::BuildingDeck;
use crate::phase::Phase;
use crate::view::{SeenCards, SeenRats, View};

/// C1: how many nuns a card shows on average, and the variance of that.
const NUNS_OF_A_CARD: f32 = 2.0;
const VARIANCE_OF_A_CARD: f32 = 18.0 / 7.0;

pub(super) struct Sight<'a> {
    pub(super) seat: Seat,
    pub(super) n_seats: u8,
    pub(super) first_player: Seat,
    pub(super) phase: &'a Phase,
    pub(super) buildings: &'a BuildingDeck,
    pub(super) row: &'a [BuildingCard],
    pub(super) tracks: &'a [Track; 6],
    pub(super) tokens: &'a PerSeat<u16>,
    /// The visits of this round, in their order.
    pub(super) visits: ArrayVec<Met, MAX_SEATS>,
    pub(super) hand: &'a Cards,
    /// What the player has laid in this round.
    pub(super) laid: Cards,
    pub(super) hand_sizes: [u8; MAX_SEATS],
    pub(super) rounds_left: u8,
    pub(super) rats: u16,
    pub(super) nuns: NunGuess,
}

/// A visit, as far as it is known.
#[derive(Clone, Copy)]
pub(super) struct Met {
    pub(super) seat: Seat,
    pub(super) place: u8,
    /// How many followers were laid at most.
    pub(super) followers: u8,
}

/// What a player makes of the nun row.
#[derive(Clone, Copy)]
pub(super) struct NunGuess {
    /// How many nuns it has on average.
    pub(super) mean: f32,
    pub(super) variance: f32,
    /// The places that the player has not seen, as a set of bits.
    pub(super) unseen: u8,
}

impl<'a> Sight<'a> {
    pub(super) fn of_view(view: &'a View, seat: Seat) -> Self {
        let mut hand_sizes = [0; MAX_SEATS];
        view.hands.iter().for_each(|(seat, hand)| hand_sizes[seat.index()] = hand.len());
        let mine = view.visits.iter().find(|visit| visit.seat == seat);
        let visits = view.visits.iter().map(|visit| Met {
            seat: visit.seat,
            place: visit.place,
            followers: most_followers(&visit.cards),
        });
        Self {
            seat,
            n_seats: view.n_seats(),
            first_player: view.first_player,
            phase: &view.phase,
            buildings: &view.buildings,
            row: &view.row,
            tracks: &view.tracks,
            tokens: &view.tokens,
            visits: visits.collect(),
            hand: view.hands[seat].known().expect("everyone knows their own hand"),
            laid: mine.and_then(|visit| visit.cards.known()).copied().unwrap_or_default(),
            hand_sizes,
            rounds_left: view.size().rounds - view.round,
            rats: match view.rats[seat] {
                SeenRats::Known(rats) => rats,
                SeenRats::Hidden => 0,
            },
            nuns: NunGuess::of_view(view),
        }
    }

    /// What `seat` sees in `state`; its guess at the nun row is a rough one.
    #[inline]
    pub(super) fn of_state(state: &'a RattusCartus, seat: Seat) -> Self {
        let mut hand_sizes = [0; MAX_SEATS];
        state.hands.iter().for_each(|(seat, hand)| hand_sizes[seat.index()] = hand.len());
        let mut laid = Cards::EMPTY;
        let mut visits = ArrayVec::new();
        for visit in &state.visits {
            let is_mine = visit.seat == seat;
            if is_mine {
                laid = visit.cards;
            }
            let is_open = is_mine || visit.followers.is_some();
            let followers = if is_open { visit.cards.followers() } else { visit.cards.len() };
            visits.push(Met { seat: visit.seat, place: visit.place, followers });
        }
        let n_seats = state.n_seats();
        Self {
            seat,
            n_seats,
            first_player: state.first_player,
            phase: &state.phase,
            buildings: &state.buildings,
            row: &state.row,
            tracks: &state.tracks,
            tokens: &state.tokens,
            visits,
            hand: &state.hands[seat],
            laid,
            hand_sizes,
            rounds_left: Size::of(n_seats).rounds - state.round,
            rats: state.rats[seat],
            nuns: NunGuess::of_state(state, seat),
        }
    }
}

impl NunGuess {
    fn of_view(view: &View) -> Self {
        let (mut sum, mut places) = (0, 0u8);
        for (place, nun) in view.nun_row.iter().enumerate() {
            match nun.card {
                Some(card) => sum += card.nuns.number(),
                None => places |= 1 << place,
            }
        }
        if places == 0 {
            return Self { mean: f32::from(sum), variance: 0.0, unseen: 0 };
        }
        let candidates = nun_candidates(view, &unseen(view));
        let (mut sum_of_nuns, mut sum_of_squares) = (0, 0);
        for (kind, &copies) in candidates.counts().iter().enumerate() {
            let nuns = kind as u32 % 5;
            sum_of_nuns += u32::from(copies) * nuns;
            sum_of_squares += u32::from(copies) * nuns * nuns;
        }
        let all = candidates.len() as f32;
        let mean = sum_of_nuns as f32 / all;
        let variance = sum_of_squares as f32 / all - mean * mean;
        let hidden = places.count_ones() as f32;
        Self { mean: f32::from(sum) + hidden * mean, variance: hidden * variance, unseen: places }
    }

    /// From the cards of the row that `seat` has looked at.
    #[inline]
    fn of_state(state: &RattusCartus, seat: Seat) -> Self {
        let (mut sum, mut unseen) = (0, 0u8);
        for place in 0..NUN_ROW {
            let nun = &state.nun_row[place];
            match nun.looked.contains(seat) {
                true => sum += nun.card.nuns.number(),
                false => unseen |= 1 << place,
            }
        }
        let hidden = unseen.count_ones() as f32;
        let mean = f32::from(sum) + hidden * NUNS_OF_A_CARD;
        Self { mean, variance: hidden * VARIANCE_OF_A_CARD, unseen }
    }
}

/// What a viewer knows of somebody's laid cards: all, or their number.
fn most_followers(cards: &SeenCards) -> u8 {
    match cards {
        SeenCards::Known(cards) => cards.followers(),
        SeenCards::Count(count) => *count,
    }
}
