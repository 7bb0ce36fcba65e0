//! Who is likely to win, seen from the beginning of a round.

use game::Outlook;

use super::rough::KEEP;
use crate::Miaui;
use crate::components::ROUNDS;
use crate::phase::Phase;
use crate::scoring::points;

/// How far a lead may still melt away in one round.
const SPREAD: f32 = 4.0;

/// At the beginning of a round: the points so far, and what the hands promise.
pub(super) fn outlook(state: &Miaui) -> Option<Outlook> {
    let Phase::Choosing(sealed) = &state.phase else { return None };
    if sealed.pending().len() < state.n_seats() as usize {
        return None;
    }
    // This round is still to be dived.
    let left = ROUNDS + 1 - state.round;
    let keep = &KEEP[left as usize];
    let points = state.piles.map(|seat, pile| {
        let hand: f32 = state.hands[seat].iter().map(|dive| keep[dive.0 as usize]).sum();
        points(pile) as f32 + hand
    });
    Some(Outlook { points, spread: SPREAD * f32::from(left).sqrt() })
}
