//! What one viewer may know, and what they may imagine behind it.

use game::{Choice, PerSeat, Rng, Sealed, Viewer};
use serde::{Deserialize, Serialize};

use crate::HighCard;
use crate::components::{CardBag, all_cards};

/// Everything one viewer may know.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// The hands, as far as this viewer may know.
    pub hands: PerSeat<SeenHand>,
    /// Who has chosen, and what, as far as this viewer may know.
    pub choices: PerSeat<Choice<u8>>,
    /// The cards that were turned up, in their order.
    pub played: Vec<u8>,
    /// The points of each seat.
    pub points: PerSeat<i32>,
}

/// A hand as a viewer sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SeenHand {
    /// These cards.
    Known(Vec<u8>),
    /// So many cards.
    Count(u8),
}

impl View {
    pub(crate) fn of(state: &HighCard, viewer: Viewer) -> Self {
        Self {
            viewer,
            hands: state.hands.map(|seat, hand| match viewer.sees(seat) {
                true => SeenHand::Known(hand.clone()),
                false => SeenHand::Count(hand.len() as u8),
            }),
            choices: state.sealed.seen_by(viewer),
            played: state.played.clone(),
            points: state.points.clone(),
        }
    }

    pub(crate) fn imagine(&self, rng: &mut Rng) -> HighCard {
        let mut unseen = self.unseen();
        let hands = self.hands.map(|_, hand| match hand {
            SeenHand::Known(cards) => cards.clone(),
            SeenHand::Count(count) => crate::deal(&mut unseen, *count, rng),
        });
        let mut sealed = Sealed::open(hands.n_seats());
        for (seat, choice) in self.choices.iter() {
            match choice {
                Choice::Pending => {}
                Choice::Known(card) => sealed.seal(seat, *card),
                Choice::Sealed => {
                    sealed
                        .seal(seat, *rng.pick(&hands[seat]).expect("who has chosen holds a card"));
                }
            }
        }
        HighCard { hands, sealed, played: self.played.clone(), points: self.points.clone() }
    }

    /// The cards that this viewer sees nowhere.
    fn unseen(&self) -> CardBag {
        let mut unseen = all_cards();
        let known = self.hands.values().iter().filter_map(|hand| match hand {
            SeenHand::Known(cards) => Some(cards),
            SeenHand::Count(_) => None,
        });
        for card in known.flatten().chain(&self.played) {
            unseen.remove(usize::from(card - 1));
        }
        unseen
    }
}
