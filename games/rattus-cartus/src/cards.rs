//! Cards in no order: a hand, what was laid in a building, what was set aside.

use game::{Arg, Phrase};
use serde::{Deserialize, Serialize};

use crate::components::{CARD_KINDS, Card, Estate, POPULATION_KINDS, Special};

/// The kinds that may be laid in a building (R3), as a set of bits.
pub(crate) const LAYABLE: u64 = {
    let (mut mask, mut kind) = (0, 0);
    while kind < CARD_KINDS {
        mask |= (Card::of_kind(kind).can_be_laid() as u64) << kind;
        kind += 1;
    }
    mask
};

/// How many there are of each kind of card.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Cards {
    counts: [u8; CARD_KINDS],
    len: u8,
    /// The kinds that are there, as a set of bits.
    kinds: u64,
}

impl Default for Cards {
    fn default() -> Self {
        Self::EMPTY
    }
}

impl Cards {
    pub const EMPTY: Self = Self { counts: [0; CARD_KINDS], len: 0, kinds: 0 };

    #[inline]
    pub const fn len(&self) -> u8 {
        self.len
    }

    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    #[inline]
    pub const fn count(&self, card: Card) -> u8 {
        self.counts[card.kind()]
    }

    #[inline]
    pub const fn special(&self, special: Special) -> u8 {
        self.counts[POPULATION_KINDS + special.index()]
    }

    #[inline]
    pub fn population(&self) -> u8 {
        self.len - self.counts[POPULATION_KINDS..].iter().sum::<u8>()
    }

    /// How many population cards and jokers there are: the followers that bring influence (R5) and decide about the
    /// premium action.
    #[inline]
    pub fn followers(&self) -> u8 {
        self.population() + self.special(Special::Joker)
    }

    /// How many population cards of every estate there are.
    #[inline]
    pub fn by_estate(&self) -> [u8; 6] {
        Estate::ALL.map(|estate| self.of_estate(estate))
    }

    #[inline]
    pub fn of_estate(&self, estate: Estate) -> u8 {
        let per_estate = POPULATION_KINDS / Estate::ALL.len();
        self.counts[estate.index() * per_estate..][..per_estate].iter().sum::<u8>()
    }

    pub const fn counts(&self) -> &[u8; CARD_KINDS] {
        &self.counts
    }

    #[inline]
    pub(crate) const fn kinds(&self) -> u64 {
        self.kinds
    }

    #[inline]
    pub fn insert(&mut self, card: Card) {
        self.insert_kind(card.kind(), 1);
    }

    #[inline]
    pub(crate) fn insert_kind(&mut self, kind: usize, count: u8) {
        self.counts[kind] += count;
        self.len += count;
        self.kinds |= u64::from(count > 0) << kind;
    }

    /// Takes out a card, if there is one.
    #[inline]
    pub fn remove(&mut self, card: Card) -> bool {
        let kind = card.kind();
        if self.counts[kind] == 0 {
            return false;
        }
        self.counts[kind] -= 1;
        self.len -= 1;
        self.kinds &= !(u64::from(self.counts[kind] == 0) << kind);
        true
    }

    /// Takes all cards of `others` into these; afterwards there are none in `others`.
    pub(crate) fn take_all(&mut self, others: &mut Self) {
        for (kind, count) in others.each_kind() {
            self.insert_kind(kind, count);
        }
        *others = Self::EMPTY;
    }

    /// Every kind that is there, with how many.
    #[inline]
    pub(crate) fn each_kind(self) -> impl Iterator<Item = (usize, u8)> {
        bits(self.kinds).map(move |kind| (kind, self.counts[kind]))
    }

    /// Every card, equal ones next to each other.
    pub fn iter(&self) -> impl Iterator<Item = Card> + use<> {
        let repeated = |(kind, count)| std::iter::repeat_n(Card::of_kind(kind), usize::from(count));
        self.each_kind().flat_map(repeated)
    }

    /// The cards as an argument of a phrase, equal ones said once with their number.
    pub fn grouped(&self) -> Vec<Arg> {
        let group = |(kind, count)| match (Card::of_kind(kind), count) {
            (card, 1) => Arg::from(card),
            (card, count) => {
                Phrase::new("card-times").with("count", count).with("card", card).into()
            }
        };
        self.each_kind().map(group).collect()
    }
}

/// The places of the bits that are set, the lowest first.
#[inline]
pub(crate) fn bits(mut set: u64) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let lowest = set.trailing_zeros() as usize;
        (set != 0).then(|| {
            set &= set - 1;
            lowest
        })
    })
}

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        let mut all = Self::EMPTY;
        cards.into_iter().for_each(|card| all.insert(card));
        all
    }
}

impl std::fmt::Debug for Cards {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl Serialize for Cards {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter().collect::<Vec<_>>())
    }
}

impl<'de> Deserialize<'de> for Cards {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let cards = Vec::<Card>::deserialize(deserializer)?;
        match cards.len() <= usize::from(u8::MAX) {
            true => Ok(cards.into_iter().collect()),
            false => Err(serde::de::Error::custom("there are not so many cards")),
        }
    }
}
