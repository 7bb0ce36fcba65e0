//! Quick thoughts for search: on states, without views, mostly by tables.

use arrayvec::ArrayVec;
use game::{Rng, Seat};

use super::jellyfish::gain_of_putting_away;
use super::pull::Pull;
use super::{HOPE_FOR_THREE, KEEP_HIGH, KEEP_LOW, LANTERN};
use crate::catching::Pile;
use crate::components::{Catch, DEEPEST_DIVE, Depth, Dive, JELLYFISH_TO_PUT_AWAY, ROUNDS};
use crate::dispute::Resolution;
use crate::lagoon::{Face, LagoonCell, Laid};
use crate::phase::Phase;
use crate::{Action, Miaui};

/// What a card that one cannot see is worth, on average.
pub(super) const UNSEEN: f32 = 3.4;
/// How many points a whim may put a choice off by, at most.
const WHIM: f32 = 2.5;

/// How likely a dive card is to take deep, middle and shallow.
type Reach = [[f32; 3]; DEEPEST_DIVE as usize + 1];

/// The reach of every dive card, by the number of rivals and by where they are drawn.
static REACH: [[Reach; 3]; game::MAX_SEATS] = {
    let mut reach = [[[[0.0; 3]; DEEPEST_DIVE as usize + 1]; 3]; game::MAX_SEATS];
    let mut rivals = 1;
    while rivals < game::MAX_SEATS {
        let mut pull = 0;
        while pull < 3 {
            let mut dive = 1;
            while dive <= DEEPEST_DIVE as usize {
                reach[rivals][pull][dive] = reach_of(dive, rivals, pull);
                dive += 1;
            }
            pull += 1;
        }
        rivals += 1;
    }
    reach
};

/// R3, with ties half won: half of the rivals' choices are anything, half are where they are drawn.
const fn reach_of(dive: usize, rivals: usize, pull: usize) -> [f32; 3] {
    let n = DEEPEST_DIVE as usize;
    let mut lower = 0.0;
    let mut card = 1;
    while card <= n {
        let drawn = match pull {
            1 if card > n - n / 3 => 3.0,
            2 if card <= n / 3 => 3.0,
            0 => 1.0,
            _ => 0.0,
        };
        let chance = (0.5 + 0.5 * drawn) / n as f32;
        lower += chance
            * if card < dive {
                1.0
            } else if card == dive {
                0.5
            } else {
                0.0
            };
        card += 1;
    }
    let higher = 1.0 - lower;
    let (mut all_lower, mut all_higher, mut others_lower) = (1.0, 1.0, 1.0);
    let mut rival = 0;
    while rival < rivals {
        all_lower *= lower;
        all_higher *= higher;
        others_lower *= if rival > 0 { lower } else { 1.0 };
        rival += 1;
    }
    [all_lower, rivals as f32 * higher * others_lower, all_higher]
}

/// What every dive card is worth if it is kept, by the rounds that are left after this one.
pub(super) static KEEP: [[f32; DEEPEST_DIVE as usize + 1]; ROUNDS as usize + 1] = {
    let mut keep = [[0.0; DEEPEST_DIVE as usize + 1]; ROUNDS as usize + 1];
    let mut left = 0;
    while left <= ROUNDS as usize {
        let mut dive = 1;
        while dive <= DEEPEST_DIVE as usize {
            let middle = (DEEPEST_DIVE + 1) as f32 / 2.0;
            let height = (dive as f32 - middle) / (middle - 1.0);
            let most = if height > 0.0 { KEEP_HIGH } else { KEEP_LOW };
            keep[left][dive] = most * height * height * left as f32 / ROUNDS as f32;
            dive += 1;
        }
        left += 1;
    }
    keep
};

/// A dive card that promises much, by whim not always the best; the better decision about jellyfish.
pub(super) fn rough(state: &Miaui, seat: Seat, rng: &mut Rng) -> Action {
    if let Phase::PuttingAway(_) = state.phase {
        return about_jellyfish(state, seat);
    }
    let left = ROUNDS - state.round;
    let worth =
        Depth::ALL.map(|depth| worth_of_cell(state, seat, &state.cells[depth.index()], left));
    let reach = &REACH[state.n_seats() as usize - 1][pull(state) as usize];
    let keep = &KEEP[left as usize];
    let mut best = (Dive(0), f32::MIN);
    for dive in state.hands[seat].iter() {
        let card = dive.0 as usize;
        let [deep, middle, shallow] = reach[card];
        let gain = deep * worth[0] + middle * worth[1] + shallow * worth[2] - keep[card];
        let gain = gain + WHIM * whim(rng);
        if gain > best.1 {
            best = (dive, gain);
        }
    }
    Action::Dive(best.0)
}

pub(super) fn about_jellyfish(state: &Miaui, seat: Seat) -> Action {
    let last = state.resolution.as_ref().and_then(Resolution::last_fished);
    let stack = last.map_or(&[][..], |(depth, _)| state.cells[depth.index()].cards());
    let seen = |laid: &Laid| match laid.face {
        Face::DownFor(other) if other != seat => None,
        _ => Some(laid.catch),
    };
    let rest: ArrayVec<Option<Catch>, { ROUNDS as usize }> = stack.iter().map(seen).collect();
    match gain_of_putting_away(&state.piles[seat], &rest) < 0.0 {
        true => Action::Keep,
        false => Action::PutAway,
    }
}

/// From −1 to 1, rather near 0.
#[inline]
fn whim(rng: &mut Rng) -> f32 {
    let bits = rng.next_u32();
    ((bits & 0xffff) as f32 + (bits >> 16) as f32) / 65535.0 - 1.0
}

/// What the cards of a cell are worth on top of this seat's pile.
#[inline]
fn worth_of_cell(state: &Miaui, seat: Seat, cell: &LagoonCell, left: u8) -> f32 {
    let pile = &state.piles[seat];
    let mut worth = 0.0;
    for laid in cell.cards() {
        worth += match laid.face {
            Face::DownFor(other) if other != seat => UNSEEN,
            _ => worth_of(laid.catch, pile, left),
        };
    }
    worth
}

#[inline]
fn worth_of(catch: Catch, pile: &Pile, left: u8) -> f32 {
    match catch {
        // F1
        Catch::Gull => pile.cards().last().map_or(0.0, |top| -f32::from(top.value())),
        // F2
        Catch::Jellyfish(value) => {
            let others = pile.jellyfish();
            if others + 1 >= JELLYFISH_TO_PUT_AWAY {
                let held = pile.cards().iter().filter(|card| matches!(card, Catch::Jellyfish(_)));
                return -held.map(|card| f32::from(card.value())).sum::<f32>();
            }
            f32::from(value) + HOPE_FOR_THREE[others] * f32::from(left) / f32::from(ROUNDS)
        }
        // F3
        Catch::Anglerfish(value) => f32::from(value) + if left > 0 { LANTERN } else { 0.0 },
        Catch::Catfish(value) | Catch::TigerFish(value) | Catch::Tuna(value) => f32::from(value),
    }
}

#[inline]
fn pull(state: &Miaui) -> Pull {
    let open = |depth: Depth| -> f32 {
        let cards =
            state.cells[depth.index()].cards().iter().map(|laid| match (laid.face, laid.catch) {
                (Face::DownFor(_), _) => 3.0,
                (Face::Up, Catch::Gull) => -4.0,
                (Face::Up, catch) => f32::from(catch.value()),
            });
        cards.sum()
    };
    Pull::of(open)
}
