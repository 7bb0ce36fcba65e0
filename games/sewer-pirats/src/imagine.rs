//! What a viewer may imagine behind what they see.

use game::{Bag, Rng};

use crate::SewerPirats;
use crate::auction::Stool;
use crate::components::{Cards, all_cards};
use crate::treasures::Chest;
use crate::view::{SeenCards, SeenChest, View};

impl View {
    /// A full state that looks just like this view to its viewer: what is unseen is dealt anew.
    pub(crate) fn imagine(&self, rng: &mut Rng) -> SewerPirats {
        let mut cards = self.unseen_cards();
        let hands = self.hands.map(|_, hand| hand.imagine(&mut cards, rng));
        let bar = self
            .bar
            .iter()
            .map(|stool| Stool { clan: stool.clan, under: stool.under.imagine(&mut cards, rng) });
        let bar = bar.collect();
        let mut treasures = self.unseen_treasures();
        let chests = self.chests.map(|_, chest| chest.imagine(&mut treasures, rng));
        SewerPirats {
            options: self.options,
            phase: self.phase,
            turn: self.turn,
            // What is left is in the deck, and in the stock.
            deck: cards,
            row: self.row,
            discards: self.discards,
            hands,
            ships: self.ships.clone(),
            stock: treasures,
            gone: self.gone,
            crews: self.crews.clone(),
            chests,
            bar,
            ending: self.ending.clone(),
        }
    }

    /// The cards that this viewer sees nowhere.
    pub(crate) fn unseen_cards(&self) -> Cards {
        let mut unseen = all_cards();
        self.row.iter().flatten().for_each(|card| {
            unseen.remove(card.index());
        });
        let known = |cards: &SeenCards| match cards {
            SeenCards::Known(cards) => *cards,
            SeenCards::Count(_) => Cards::EMPTY,
        };
        let unders = self.bar.iter().map(|stool| &stool.under);
        let seen = self.hands.values().iter().chain(unders).map(known);
        seen.chain([self.discards]).for_each(|cards| unseen = without(&unseen, &cards));
        unseen
    }

    pub(crate) fn unseen_treasures(&self) -> Chest {
        let mut unseen = Chest::full();
        for heap in self.ships.iter().flat_map(|ship| [&ship.front, &ship.next]) {
            for trophy in &heap.trophies {
                unseen.trophies.remove(trophy.kind());
            }
            if let Some(prize) = heap.prize {
                unseen.prizes.remove(prize.index());
            }
        }
        unseen.trophies = without(&unseen.trophies, &self.gone);
        for chest in self.chests.values() {
            if let SeenChest::Known(chest) = chest {
                unseen.trophies = without(&unseen.trophies, &chest.trophies);
                unseen.prizes = without(&unseen.prizes, &chest.prizes);
            }
        }
        unseen
    }
}

impl SeenCards {
    fn imagine(&self, unseen: &mut Cards, rng: &mut Rng) -> Cards {
        let count = match self {
            Self::Known(cards) => return *cards,
            Self::Count(count) => *count,
        };
        let mut cards = Cards::EMPTY;
        for _ in 0..count {
            cards.insert(unseen.draw(rng).expect("a hidden card is part of what is unseen"));
        }
        cards
    }
}

impl SeenChest {
    fn imagine(&self, unseen: &mut Chest, rng: &mut Rng) -> Chest {
        match self {
            Self::Known(chest) => chest.clone(),
            Self::Count { trophies, prizes } => {
                unseen.draw(u32::from(*trophies), u32::from(*prizes), rng)
            }
        }
    }
}

/// What is in a bag but not in the other, which is a part of it.
fn without<const KINDS: usize>(bag: &Bag<KINDS>, part: &Bag<KINDS>) -> Bag<KINDS> {
    Bag::of(std::array::from_fn(|kind| bag.count(kind) - part.count(kind)))
}
