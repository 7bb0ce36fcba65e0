//! Which chests a hand can reach on an island, and in how few steps.

use crate::components::{Aid, CARDS, Card, CardBag};
use crate::island::{Island, MOST_CHESTS, N_PLACES, Place};
use crate::movement::{Aids, Met, Pirate, Row};

/// In how few steps each chest of an island can be reached, in the order of [`Island::chests`]; `None` if not at all.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Reach {
    steps: [Option<u8>; MOST_CHESTS],
}

impl Reach {
    pub fn steps(&self, chest: usize) -> Option<u8> {
        self.steps[chest]
    }

    pub fn count(&self) -> usize {
        self.steps.iter().flatten().count()
    }
}

/// What can be done with a hand, best played and without rum. A hand of up to ten cards is searched whole; of a bigger
/// one some spare copies are left out.
pub fn reach(island: &Island, hand: &CardBag) -> Reach {
    let mut reach = Reach::default();
    let mut best = [[u8::MAX; N_PLACES]; MOST_PARTS];
    let mut found = |find: &Find<'_>| {
        let known = &mut reach.steps[find.chest];
        *known = Some(known.map_or(find.steps, |known| known.min(find.steps)));
    };
    let longest = hand.len() as usize;
    Search::new(island, hand, WalkLimits { prefix: &[], longest }, &mut best, &mut found).run();
    reach
}

/// A walk that leads to a chest.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Find<'a> {
    pub row: &'a [Card],
    /// The number of the chest, in the order of [`Island::chests`].
    pub chest: usize,
    pub steps: u8,
    /// How many doublings, Fridays and weapons it uses.
    pub aids: [u8; 3],
}

#[derive(Clone, Copy, Debug)]
pub struct WalkLimits<'a> {
    pub prefix: &'a [Card],
    pub longest: usize,
}

/// Tells `found` of every walk to a chest that a hand can make within the limits.
pub fn every_walk(
    island: &Island,
    hand: &CardBag,
    limits: WalkLimits<'_>,
    found: &mut impl FnMut(&Find<'_>),
) {
    Search::new(island, hand, limits, &mut [], found).run();
}

/// How many different parts of a hand are told apart.
const MOST_PARTS: usize = 1024;

/// The kinds of card that a search can use up; flags are used before it begins, and rum is for others.
const USABLE: [Card; 10] = [
    Card::Horizontal,
    Card::Vertical,
    Card::Rising,
    Card::Falling,
    Card::Diagonal,
    Card::Orthogonal,
    Card::Horse,
    Card::Doubling,
    Card::Friday,
    Card::Weapon,
];

/// What is left of a hand, as one number: a digit for every usable kind.
#[derive(Clone, Copy)]
struct Left(u16);

/// How the digits of [`Left`] are read.
struct Radix {
    /// By kind: how many are in the whole hand, and what one of them counts.
    digits: [(u16, u16); CARDS.len()],
    all: Left,
}

impl Radix {
    fn of(hand: &CardBag) -> Self {
        let mut digits = [(0, 0); CARDS.len()];
        let (mut parts, mut all) = (1usize, 0);
        for card in USABLE {
            // Spare copies are dropped where `Left` would outgrow the table of the best steps.
            let copies = (hand.count(card.kind()) as usize).min(MOST_PARTS / parts - 1);
            digits[card.kind()] = (copies as u16, parts as u16);
            all += (copies * parts) as u16;
            parts *= copies + 1;
        }
        Self { digits, all: Left(all) }
    }

    /// How many of a usable kind are left.
    #[inline]
    fn count(&self, left: Left, card: Card) -> u16 {
        let (copies, unit) = self.digits[card.kind()];
        left.0 / unit % (copies + 1)
    }

    #[inline]
    fn has(&self, left: Left, card: Card) -> bool {
        self.count(left, card) > 0
    }

    fn used(&self, left: Left, card: Card) -> u8 {
        (self.digits[card.kind()].0 - self.count(left, card)) as u8
    }

    #[inline]
    fn without(&self, left: Left, card: Card) -> Left {
        Left(left.0 - self.digits[card.kind()].1)
    }
}

struct Search<'a, F> {
    island: &'a Island,
    hand: &'a CardBag,
    limits: WalkLimits<'a>,
    radix: Radix,
    /// The chest on each cell, by its number.
    chest_on: [u8; N_PLACES],
    /// By what is left and where the pirate stands: the fewest steps so far. Empty if every walk is wanted.
    best: &'a mut [[u8; N_PLACES]],
    row: Row,
    found: &'a mut F,
}

impl<'a, F: FnMut(&Find<'_>)> Search<'a, F> {
    fn new(
        island: &'a Island,
        hand: &'a CardBag,
        limits: WalkLimits<'a>,
        best: &'a mut [[u8; N_PLACES]],
        found: &'a mut F,
    ) -> Self {
        let mut chest_on = [0; N_PLACES];
        for (number, (place, _)) in island.chests().into_iter().enumerate() {
            chest_on[place.0 as usize] = number as u8;
        }
        let radix = Radix::of(hand);
        Self { island, hand, limits, radix, chest_on, best, row: Row::new(), found }
    }

    /// R8: from every flag that the hand can begin on.
    fn run(&mut self) {
        for first in [None, Some(Card::RedFlag), Some(Card::BlueFlag)] {
            let is_held = first.is_none_or(|flag| self.hand.count(flag.kind()) > 0);
            let is_wanted = match (first, self.limits.prefix.first()) {
                (Some(flag), Some(wanted)) => flag == *wanted,
                (None, Some(wanted)) => !wanted.is_flag(),
                (_, None) => true,
            };
            let Some(at) = self.island.start(first).filter(|_| is_held && is_wanted) else {
                continue;
            };
            self.row.extend(first);
            self.stand(Pirate { at, steps: 0, aids: Aids::NONE }, self.radix.all);
            self.row.clear();
        }
    }

    /// The pirate stands somewhere with a part of the hand left, and tries every card.
    fn stand(&mut self, pirate: Pirate, left: Left) {
        if let Some(best) = self.best.get_mut(left.0 as usize) {
            let best = &mut best[pirate.at.0 as usize];
            // Whoever was here as early with the same cards left has tried all that follows.
            if pirate.steps >= *best {
                return;
            }
            *best = pirate.steps;
        }
        let wanted = self.limits.prefix.get(self.row.len()).copied();
        if self.row.len() >= self.limits.longest {
            return;
        }
        for card in &USABLE[..=Card::Horse.kind()] {
            if wanted.is_some_and(|wanted| wanted != *card) || !self.radix.has(left, *card) {
                continue;
            }
            let left = self.radix.without(left, *card);
            let next = Pirate { steps: pirate.steps + 1, ..pirate };
            self.row.push(*card);
            self.play(next, left, *card, None);
            if self.radix.has(left, Card::Doubling) {
                self.play(next, self.radix.without(left, Card::Doubling), *card, Some(*card));
            }
            self.row.pop();
        }
    }

    /// The card leads to each of its targets, and `again` on from there.
    fn play(&mut self, pirate: Pirate, left: Left, card: Card, again: Option<Card>) {
        for to in self.island.targets(card, pirate.at).iter() {
            self.enter(pirate, left, to, again);
        }
    }

    /// The pirate enters a cell with whatever helps there, as far as it is left.
    fn enter(&mut self, mut pirate: Pirate, left: Left, to: Place, again: Option<Card>) {
        let (has_friday, has_weapon) =
            (self.radix.has(left, Card::Friday), self.radix.has(left, Card::Weapon));
        let unaided = pirate;
        pirate.aids =
            Aids { fridays: has_friday.into(), weapons: has_weapon.into(), doubled: false };
        match pirate.enter(self.island, to) {
            Met::Chest(_) => self.arrive(to, pirate.steps, left),
            Met::Robber => {}
            Met::RobberBeaten => self.go_on(pirate, self.radix.without(left, Card::Weapon), again),
            // R8: whoever falls into a trap loses the second half of a doubled move.
            Met::Trap => self.go_on(pirate, left, None),
            Met::TrapWithFriday => {
                self.go_on(pirate, self.radix.without(left, Card::Friday), again);
                // It may be better to fall in and keep Friday for a later trap.
                let mut delayed = unaided;
                delayed.enter(self.island, to);
                self.go_on(delayed, left, None);
            }
            Met::Nothing | Met::Stuck => self.go_on(pirate, left, again),
        }
    }

    fn go_on(&mut self, pirate: Pirate, left: Left, again: Option<Card>) {
        match again {
            Some(card) => self.play(pirate, left, card, None),
            None => self.stand(Pirate { aids: Aids::NONE, ..pirate }, left),
        }
    }

    /// A walk ends at a chest, perhaps before the wanted row does.
    fn arrive(&mut self, at: Place, steps: u8, left: Left) {
        let is_short = self.row.len() < self.limits.prefix.len();
        let row = if is_short { self.limits.prefix } else { &self.row };
        let chest = self.chest_on[at.0 as usize] as usize;
        let aids = Aid::ALL.map(|aid| self.radix.used(left, aid.card()));
        (self.found)(&Find { row, chest, steps, aids });
    }
}
