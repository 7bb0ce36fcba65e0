//! What everyone may come to, at the beginning of an island.

use game::Outlook;

use super::learnt;
use super::worths::Worths;
use crate::{Jackal, Phase};

/// By how many coins an outlook is wrong with one island to come; it grows with the root of the islands. This is where
/// it tells best who won, over 36,000 matches of Sailors.
const SPREAD: f32 = 0.65;

pub(super) fn outlook(state: &Jackal) -> Option<Outlook> {
    learnt::NET.outlook(|| learnt::features(state), || expected(state))
}

/// The coins that everyone has, and what their cards will bring, when an island is opened and nobody has chosen anything.
pub(super) fn expected(state: &Jackal) -> Option<Outlook> {
    match &state.phase {
        Phase::Laying { pending } if pending.len() == state.n_seats() as usize => {}
        _ => return None,
    }
    let islands = islands_to_come(state);
    let worths = Worths::with_islands(islands);
    let points = state.hands.map(|seat, hand| f32::from(state.coins[seat]) + worths.of_hand(hand));
    Some(Outlook { points, spread: SPREAD * f32::from(islands).sqrt() })
}

pub(super) fn islands_to_come(state: &Jackal) -> u8 {
    state.options.rounds() - state.logbook.len() as u8
}
