//! What cards are worth in coins: in the eyes of a Sailor, and in truth.

use crate::components::{CARDS, Card, CardBag, KINDS, SMALLEST_HAND};

/// What a Sailor thinks a card in hand is worth, by its place in [`CARDS`].
const SAILOR: [f32; KINDS] =
    [0.30, 0.30, 0.30, 0.30, 0.45, 0.45, 0.40, 0.10, 0.10, 0.30, 0.08, 0.10, 0.20];

/// What a Sailor thinks a card still in the deck is worth.
const SAILOR_DRAW: f32 = 0.27;

/// What a card brings its owner until the end, with one, two, three and more islands to come: a regression of the coins
/// that Sailors gained after the beginning of an island, over 36,000 matches among two to four of them.
const TRUE_WORTHS: [[f32; KINDS]; 4] = [
    [0.37, 0.28, 0.22, 0.32, 0.49, 0.55, 1.07, 0.21, 0.21, 0.13, 0.01, 0.06, 0.03],
    [0.59, 0.47, 0.38, 0.52, 0.77, 0.82, 1.44, 0.36, 0.36, 0.19, -0.05, 0.06, 0.02],
    [0.73, 0.61, 0.49, 0.66, 0.93, 0.97, 1.55, 0.48, 0.47, 0.25, -0.12, 0.04, 0.00],
    [0.81, 0.67, 0.55, 0.73, 0.98, 1.03, 1.62, 0.56, 0.57, 0.29, -0.30, 0.00, -0.07],
];

#[derive(Clone, Copy)]
pub(super) struct Worths {
    cards: [f32; KINDS],
    /// What a card still in the deck is worth: the average.
    draw: f32,
}

impl Worths {
    /// What a Sailor thinks; after the last island cards are worth nothing.
    pub(super) fn of_sailor(has_next_island: bool) -> Self {
        let part = if has_next_island { 1.0 } else { 0.0 };
        Self { cards: SAILOR.map(|worth| part * worth), draw: part * SAILOR_DRAW }
    }

    /// What they are worth with this many islands to come.
    pub(super) fn with_islands(ahead: u8) -> Self {
        let Some(row) = (ahead as usize).checked_sub(1) else {
            return Self { cards: [0.0; KINDS], draw: 0.0 };
        };
        let cards = TRUE_WORTHS[row.min(TRUE_WORTHS.len() - 1)];
        let copies = CARDS.iter().map(|(_, copies)| f32::from(*copies));
        let total: f32 = copies.clone().sum();
        let draw = copies.zip(cards).map(|(copies, worth)| copies * worth).sum::<f32>() / total;
        Self { cards, draw }
    }

    pub(super) fn of_card(&self, card: Card) -> f32 {
        self.cards[card.kind()]
    }

    pub(super) fn of_hand(&self, hand: &CardBag) -> f32 {
        let counts = hand.counts().iter().zip(self.cards);
        counts.map(|(count, worth)| f32::from(*count) * worth).sum()
    }

    /// R11: what a walker's cards will be worth who keeps `kept` cards of this `worth` now.
    pub(super) fn after_walk(&self, kept: u8, worth: f32) -> f32 {
        worth + self.draw * f32::from(SMALLEST_HAND.saturating_sub(kept).max(1))
    }

    /// Whether a card is worth less than one from the deck.
    pub(super) fn is_cheap(&self, card: Card) -> bool {
        self.of_card(card) < self.draw
    }
}
