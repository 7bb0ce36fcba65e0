//! What a figure is worth at the auction.

use game::{Rng, Seat};

use crate::components::{Clan, HAND_LIMIT};
use crate::phase::Lot;
use crate::{Action, View};

/// What a figure of a clan is worth, in cards; by [`Clan::ALL`].
pub(super) const WORTH: [i32; 6] = [2, 3, 3, 1, 1, 1];

/// U4: the figure that is worth most above its minimum price, for that price.
pub(super) fn open(view: &View, seat: Seat) -> Action {
    let hand = usize::from(view.hands[seat].len());
    let stools = (0..view.bar.len()).take_while(|stool| *stool <= hand);
    let best = stools.max_by_key(|stool| (profit(view, seat, *stool), usize::MAX - stool));
    let stool = best.expect("who opens finds a figure in the bar") as u8;
    Action::Open { stool, bid: stool }
}

/// U5: one card more, while the figure is worth it.
pub(super) fn bid(view: &View, seat: Seat, lot: Lot, rng: &mut Rng) -> Action {
    let bid = lot.bid + 1;
    // Cards above what may be kept anyway are to spare.
    let to_spare = i32::from(u32::from(view.hands[seat].len()) > HAND_LIMIT);
    let limit = value_of(view, seat, usize::from(lot.stool)) + to_spare - rng.below(2) as i32;
    if i32::from(bid) <= limit { Action::Raise(bid) } else { Action::Pass }
}

/// What a figure is worth above its minimum price (U3).
pub(super) fn profit(view: &View, seat: Seat, stool: usize) -> i32 {
    value_of(view, seat, stool) - stool as i32
}

/// What a figure and the cards under it are worth.
fn value_of(view: &View, seat: Seat, stool: usize) -> i32 {
    let seated = &view.bar[stool];
    let worth = WORTH[seated.clan.index()] + i32::from(seated.under.len());
    // Two figures of a clan are good, three are too many of a kind.
    let same = view.crews[seat].clans().iter().filter(|clan| **clan == seated.clan);
    worth - (same.count() as i32 - 1).max(0)
}

const _: () = assert!(WORTH.len() == Clan::ALL.len());
