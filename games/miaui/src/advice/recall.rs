//! What a diver remembers: which cards the others have used (R5), and what lies in their piles (R6).

use game::Seat;

use crate::View;
use crate::components::{Catch, DiveSet, JELLYFISH_TO_PUT_AWAY};
use crate::view::{SeenHand, SeenPile};

/// Fills in what `before` tells of the hands and piles of others.
pub(super) fn recall(view: &mut View, before: Option<&View>) {
    for seat in Seat::all(view.hands.n_seats()) {
        if let SeenHand::Count(count) = view.hands[seat]
            && let Some(hand) = hand(view, before, seat)
            && hand.len() == count
        {
            view.hands[seat] = SeenHand::Known(hand);
        }
        if let SeenPile::Top { top, under } = view.piles[seat]
            && let Some(SeenPile::Known(known)) = before.map(|before| &before.piles[seat])
            && let Some(pile) = pile(known, top, usize::from(under) + 1)
        {
            view.piles[seat] = SeenPile::Known(pile);
        }
    }
}

/// The cards that `seat` has not used.
fn hand(view: &View, before: Option<&View>, seat: Seat) -> Option<DiveSet> {
    let known = match before {
        None => DiveSet::FULL,
        Some(before) if (before.round..=before.round + 1).contains(&view.round) => {
            match before.hands[seat] {
                SeenHand::Known(hand) => hand,
                SeenHand::Count(_) => return None,
            }
        }
        Some(_) => return None,
    };
    let last = view.resolution.as_ref().map(|resolution| resolution.dives[seat]);
    Some(last.map_or(known, |dive| known.without(dive)))
}

/// The pile that was `known` and has `len` cards now, `top` above all.
fn pile(known: &[Catch], top: Catch, len: usize) -> Option<Vec<Catch>> {
    let mut pile = known.to_vec();
    if len == pile.len() + 1 {
        pile.push(top);
    } else if len + 1 == pile.len() {
        // F1
        pile.pop();
    } else if len + JELLYFISH_TO_PUT_AWAY == pile.len() + 1 {
        // F2: the third one was put away at once.
        pile.retain(|card| !matches!(card, Catch::Jellyfish(_)));
    }
    (pile.len() == len && pile.last() == Some(&top)).then_some(pile)
}
