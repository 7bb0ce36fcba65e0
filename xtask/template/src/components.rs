//! What is in the box.

use game::Bag;

pub const MOST_SEATS: u8 = 4;

/// How many cards there are (S1).
pub const CARDS: usize = 12;

/// How many cards everyone is dealt, and how many rounds there are (S1, E1).
pub const HAND: u8 = 3;

/// The kind of a card is its number less one.
pub type CardBag = Bag<CARDS>;

/// All cards (S1).
pub fn all_cards() -> CardBag {
    Bag::of([1; CARDS])
}
