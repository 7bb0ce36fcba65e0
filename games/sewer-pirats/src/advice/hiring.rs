//! What a figure is worth at the auction.

use game::Rng;

use crate::Action;
use crate::components::{Clan, HAND_LIMIT};
use crate::phase::Lot;

use super::Mind;

/// What a figure of a clan is worth, in cards; by [`Clan::ALL`].
const WORTH: [i32; 6] = [2, 3, 3, 1, 1, 1];

impl Mind<'_> {
    /// U4: the figure that is worth most above its minimum price, for that price.
    pub(super) fn open(&self) -> Action {
        let hand = self.hand.len() as usize;
        let stools = (0..self.view.bar.len()).take_while(|stool| *stool <= hand);
        let best =
            stools.max_by_key(|stool| (self.value_of(*stool) - *stool as i32, usize::MAX - stool));
        let stool = best.expect("who opens finds a figure in the bar") as u8;
        Action::Open { stool, bid: stool }
    }

    /// U5: one card more, while the figure is worth it.
    pub(super) fn bid(&self, lot: Lot, rng: &mut Rng) -> Action {
        let bid = lot.bid + 1;
        let limit = self.value_of(usize::from(lot.stool)) + self.to_spare() - rng.below(2) as i32;
        if i32::from(bid) <= limit { Action::Raise(bid) } else { Action::Pass }
    }

    /// What a figure and the cards under it are worth.
    fn value_of(&self, stool: usize) -> i32 {
        let seated = &self.view.bar[stool];
        let worth = WORTH[seated.clan.index()] + i32::from(seated.under.len());
        // Two figures of a clan are good, three are too many of a kind.
        let same = self.view.crews[self.seat].clans().iter().filter(|clan| **clan == seated.clan);
        worth - (same.count() as i32 - 1).max(0)
    }

    /// Cards above what may be kept anyway.
    fn to_spare(&self) -> i32 {
        i32::from(self.hand.len() > HAND_LIMIT)
    }
}

const _: () = assert!(WORTH.len() == Clan::ALL.len());
