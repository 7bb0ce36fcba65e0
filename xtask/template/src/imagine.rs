//! What a viewer may imagine behind what they see.

use game::{Choice, PerSeat, Rng, Sealed};

use crate::HighCard;
use crate::components::{CardBag, all_cards};
use crate::phase::Phase;
use crate::set_up::deal;
use crate::view::{SeenHand, View};

impl View {
    /// A full state that looks just like this view to its viewer.
    pub(crate) fn imagine(&self, rng: &mut Rng) -> HighCard {
        let mut unseen = self.unseen();
        let hands = self.hands.map(|_, hand| match hand {
            SeenHand::Known(cards) => cards.clone(),
            SeenHand::Count(count) => deal(&mut unseen, *count, rng),
        });
        let phase = match &self.choices {
            Some(choices) => Phase::Choosing(imagine_choices(choices, &hands, rng)),
            None => Phase::Over,
        };
        HighCard { hands, phase, played: self.played.clone(), points: self.points.clone() }
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

fn imagine_choices(
    choices: &PerSeat<Choice<u8>>,
    hands: &PerSeat<Vec<u8>>,
    rng: &mut Rng,
) -> Sealed<u8> {
    let mut sealed = Sealed::open(hands.n_seats());
    for (seat, choice) in choices.iter() {
        match choice {
            Choice::Pending => {}
            Choice::Known(card) => sealed.seal(seat, *card),
            Choice::Sealed => {
                let card = rng.pick(&hands[seat]).expect("whoever has chosen holds a card");
                sealed.seal(seat, *card);
            }
        }
    }
    sealed
}
