//! The building cards, and how those of a round are opened (S3, S4, R1).

use std::hash::{Hash, Hasher};

use arrayvec::ArrayVec;
use game::{Effects, Rng};
use serde::{Deserialize, Serialize};

use crate::buildings::{BUILDING_KINDS, Building, BuildingBag, BuildingCard, LIST, Privilege};
use crate::{Event, Phase, RattusCartus};

/// S3: how many cards of every estate are used.
pub(crate) const CARDS_PER_ESTATE: u8 = 5;

/// How many of something there are of every building, in the order of [`LIST`].
pub type PerBuilding = [u8; LIST.len()];

/// S4: the largest replacement deck.
const MOST_REPLACEMENTS: usize = 12;

/// The building cards that are not in the row. Nothing in it is secret: cards that nobody has seen have no order yet,
/// and in which of the two decks one of them lies is decided when it is turned up.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct BuildingDeck {
    /// The cards that may still be turned up for the first time.
    unseen: BuildingBag,
    /// How many cards of every estate lie unseen in the two decks.
    left: [u8; 6],
    /// How many cards of every building may still be turned up.
    most: PerBuilding,
    /// How many of these lie in the replacement deck.
    replacements: u8,
    /// The replaced cards under the replacement deck, the uppermost first.
    under: ArrayVec<BuildingCard, MOST_REPLACEMENTS>,
    used: BuildingBag,
}

impl Hash for BuildingDeck {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        hasher.write(self.unseen.counts());
        hasher.write(self.used.counts());
        hasher.write(&self.left);
        hasher.write(&self.most);
        hasher.write_u8(self.replacements);
        self.under.hash(hasher);
    }
}

impl BuildingDeck {
    /// S3, S4: five cards an estate, and no more of any building than the rules allow; some of them make the replacement deck.
    pub(crate) fn new(most: PerBuilding, replacements: u8) -> Self {
        let mut unseen = BuildingBag::EMPTY;
        let used = LIST.iter().zip(most).filter(|(_, most)| *most > 0);
        for building in used.map(|(entry, _)| entry.building) {
            for (privilege, copies) in Privilege::ALL.into_iter().zip(Privilege::COPIES) {
                let kind = BuildingCard { building, privilege }.kind();
                (0..copies).for_each(|_| unseen.insert(kind));
            }
        }
        Self {
            unseen,
            left: [CARDS_PER_ESTATE; 6],
            most,
            replacements,
            under: ArrayVec::new(),
            used: BuildingBag::EMPTY,
        }
    }

    /// How many cards the building deck has.
    pub fn len(&self) -> u8 {
        self.left.iter().sum::<u8>() - self.replacements
    }

    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    pub fn n_replacements(&self) -> u8 {
        self.replacements + self.under.len() as u8
    }

    pub fn under(&self) -> &[BuildingCard] {
        &self.under
    }

    pub fn left(&self) -> &[u8; 6] {
        &self.left
    }

    /// How many cards of this building may still come.
    pub fn may_come(&self, building: Building) -> u8 {
        self.most[building as usize]
    }

    /// Turns up a card by name, for a prepared position.
    pub(crate) fn turn_up_named(&mut self, card: BuildingCard) {
        let (estate, building) = (card.building.estate().index(), card.building as usize);
        assert!(self.unseen.remove(card.kind()), "C4: there are not so many of {card:?}");
        self.left[estate] -= 1;
        self.most[building] -= 1;
    }

    /// A card that nobody has seen. The estate is drawn first: how many cards of each are left is fixed (S3), which ones is
    /// not. Then the building, then the card.
    fn turn_up(&mut self, rng: &mut Rng) -> BuildingCard {
        let mut nth = rng.below(self.left.iter().map(|&left| u32::from(left)).sum());
        let mut estate = 0;
        while nth >= u32::from(self.left[estate]) {
            nth -= u32::from(self.left[estate]);
            estate += 1;
        }
        self.left[estate] -= 1;
        let [first, second] = [2 * estate, 2 * estate + 1];
        let first_most = u32::from(self.most[first]);
        let nth = rng.below(first_most + u32::from(self.most[second]));
        match nth.checked_sub(first_most) {
            None => self.turn_up_of(LIST[first].building, nth, rng),
            Some(nth) => self.turn_up_of(LIST[second].building, nth, rng),
        }
    }

    /// The `nth` card of this building that may come. If the host holds some of them back (S3), any of those unseen.
    fn turn_up_of(&mut self, building: Building, nth: u32, rng: &mut Rng) -> BuildingCard {
        let card = |privilege| BuildingCard { building, privilege };
        let count = |deck: &Self, privilege| u32::from(deck.unseen.count(card(privilege).kind()));
        let unseen = Privilege::ALL.into_iter().map(|privilege| count(self, privilege)).sum();
        let most = &mut self.most[building as usize];
        let mut nth = if u32::from(*most) == unseen { nth } else { rng.below(unseen) };
        *most -= 1;
        for privilege in Privilege::ALL {
            let count = count(self, privilege);
            if nth < count {
                self.unseen.remove(card(privilege).kind());
                return card(privilege);
            }
            nth -= count;
        }
        unreachable!("the number is below the sum of the counts")
    }

    /// R1: the top of the replacement deck; `replaced` goes under it.
    fn replace(&mut self, replaced: BuildingCard, rng: &mut Rng) -> BuildingCard {
        let card = match self.replacements {
            0 => self.under.remove(0),
            _ => {
                self.replacements -= 1;
                self.turn_up(rng)
            }
        };
        self.under.push(replaced);
        card
    }

    /// R8: cards of the row are used up.
    pub(crate) fn use_up(&mut self, row: &[BuildingCard]) {
        row.iter().for_each(|card| self.used.insert(card.kind()));
    }

    /// How many there are of each kind, and how many will have been used with those unseen.
    pub(crate) fn census(&self, row: &[BuildingCard]) -> impl Iterator<Item = u32> {
        let mut counts: Vec<u32> = (0..BUILDING_KINDS)
            .map(|kind| u32::from(self.unseen.count(kind)) + u32::from(self.used.count(kind)))
            .collect();
        let seen = row.iter().chain(&self.under);
        seen.clone().for_each(|card| counts[card.kind()] += 1);
        let in_play = self.left.iter().map(|&left| u32::from(left)).sum::<u32>()
            + self.used.len()
            + seen.count() as u32;
        counts.into_iter().chain([in_play])
    }
}

impl RattusCartus {
    /// R1: new buildings are opened.
    pub(crate) fn begin_round(&mut self, fx: &mut Effects<'_, Self>) {
        self.round += 1;
        self.phase = Phase::Opening;
        fx.say(Event::RoundBegan { round: self.round, last: self.is_last_round() });
        fx.reveal(Event::FirstPlayer { seat: self.first_player });
        for place in 0..self.size().open {
            let card = self.buildings.turn_up(fx.rng);
            self.row.push(card);
            fx.reveal(Event::Opened { place, card });
        }
        // R1, our ruling: at most once through the replacement deck.
        for _ in 0..self.buildings.n_replacements() {
            if !self.all_the_same() {
                break;
            }
            fx.show(self);
            self.replace_last(fx);
        }
        self.begin_privileges();
    }

    fn all_the_same(&self) -> bool {
        self.row.windows(2).all(|pair| pair[0].building == pair[1].building)
    }

    fn replace_last(&mut self, fx: &mut Effects<'_, Self>) {
        let last = self.row.pop().expect("buildings were just opened");
        let card = self.buildings.replace(last, fx.rng);
        self.row.push(card);
        fx.reveal(Event::Replaced { place: self.row.len() as u8 - 1, card });
    }
}
