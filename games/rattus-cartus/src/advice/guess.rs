//! A world that fits what a seat sees, where visitors have laid what sensible players lay.

use game::Rng;

use crate::RattusCartus;
use crate::cards::Cards;
use crate::components::{Card, Estate, Special};
use crate::imagine::{Hidden, filled, last};
use crate::view::{SeenCards, View};

/// How often a laid card that nobody has seen is taken for a friend of the building, in percent, if there is one.
const FRIENDS: u32 = 75;

/// A full state that looks just like `view`, where visitors have laid what sensible players lay.
pub(super) fn guess(view: &View, rng: &mut Rng) -> RattusCartus {
    filled(view, rng, laid)
}

/// What was laid in a building of this estate: rather its friends and jokers than strangers.
fn laid(seen: &SeenCards, estate: Estate, hidden: &mut Hidden, rng: &mut Rng) -> Cards {
    let count = match seen {
        SeenCards::Known(cards) => return *cards,
        SeenCards::Count(count) => *count,
    };
    let is_friend = |card: Card| match card {
        Card::Population(card) => card.estate == estate,
        Card::Special(special) => special == Special::Joker,
    };
    let mut cards = Cards::EMPTY;
    for _ in 0..count {
        let friend = if rng.below(100) < FRIENDS { last(hidden, is_friend) } else { None };
        let place = friend.or_else(|| last(hidden, Card::can_be_laid));
        let place = place.expect("hidden cards are among those that are not in sight");
        cards.insert_kind(usize::from(hidden.swap_remove(place)), 1);
    }
    cards
}
