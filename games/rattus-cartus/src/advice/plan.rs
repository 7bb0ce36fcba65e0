//! Which cards to lay in a building, and what a visit with them is worth.

use game::Rng;

use super::judge::{Judge, Race};
use crate::Action;
use crate::cards::{Cards, bits};
use crate::components::{COPIES_BY_NUNS, Card, Estate, POPULATION_KINDS, Special};
use crate::phase::Phase;

/// The most followers that a visit lays.
const MOST_FOLLOWERS: u8 = 14;
/// The chance that another visitor lays more followers, by how many one lays oneself.
const OUTBID: [f32; 7] = [1.0, 1.0, 0.86, 0.61, 0.36, 0.19, 0.1];

/// The best way to visit a building.
pub(super) struct Plan {
    /// What it is worth, in points.
    pub(super) worth: f32,
    /// The first follower to lay, if any.
    next: Option<Card>,
}

#[derive(Clone, Copy)]
struct Sort {
    card: Card,
    count: u8,
    /// How many rats each of them brings.
    rats: u8,
    /// What each of them would be worth in hand.
    keep: f32,
    /// What each costs if it is laid, about.
    cost: f32,
}

impl Judge<'_> {
    /// The best visit to the building at `place`, where this player has laid these cards already.
    pub(super) fn plan(&self, place: u8, laid: &Cards) -> Plan {
        let estate = self.sight.row[usize::from(place)].building.estate();
        let strangers = laid.population() - laid.by_estate()[estate.index()];
        let (sorts, n_sorts) = self.sorts(estate);
        let race = self.race(estate);
        let (mut followers, mut rats, mut kept) = (laid.followers(), strangers, 0.0);
        let mut best =
            Plan { worth: self.worth_of_visit(&race, place, followers, rats), next: None };
        let first = sorts[..n_sorts].first().map(|sort| sort.card);
        for sort in &sorts[..n_sorts] {
            for _ in 0..sort.count {
                if followers >= MOST_FOLLOWERS {
                    return best;
                }
                followers += 1;
                rats += sort.rats;
                kept += sort.keep;
                let worth = self.worth_of_visit(&race, place, followers, rats) - kept;
                if worth > best.worth {
                    best = Plan { worth, next: first };
                }
            }
        }
        best
    }

    /// R3: the next card of the visit, or no more.
    pub(super) fn lay(&self, rng: &mut Rng) -> Action {
        let visit = self.sight.visits.last().expect("who lays cards has entered a building");
        if let Some(card) = self.plan(visit.place, &self.sight.laid).next {
            return Action::Lay { card };
        }
        match self.weapon(visit.place, rng) {
            Some(special) => Action::Lay { card: Card::Special(special) },
            None => Action::Ready,
        }
    }

    /// The followers in hand: those of the estate, jokers and strangers, the cheapest first.
    fn sorts(&self, estate: Estate) -> ([Sort; 7], usize) {
        let hand = self.sight.hand;
        let empty = Sort { card: Card::of_kind(0), count: 0, rats: 0, keep: 0.0, cost: 0.0 };
        let mut sorts = [empty; 7];
        let mut n = 0;
        let rat = self.cost_of_rats(1.0);
        let mut add = |sort: Sort| {
            let mut place = n;
            while place > 0 && sorts[place - 1].cost > sort.cost {
                sorts[place] = sorts[place - 1];
                place -= 1;
            }
            sorts[place] = sort;
            n += 1;
        };
        for (index, count) in hand.by_estate().into_iter().enumerate().filter(|(_, n)| *n > 0) {
            let of = Estate::ALL[index];
            let rats = u8::from(of != estate);
            let keep = self.worth_of_estate(of);
            let cost = keep + f32::from(rats) * rat;
            add(Sort { card: self.any_of(of), count, rats, keep, cost });
        }
        let jokers = hand.special(Special::Joker);
        if jokers > 0 {
            let keep = self.worth_of_special(Special::Joker);
            let card = Card::Special(Special::Joker);
            add(Sort { card, count: jokers, rats: 0, keep, cost: keep });
        }
        (sorts, n)
    }

    /// What a visit with this many followers is worth, when it brings this many rats.
    fn worth_of_visit(&self, race: &Race, place: u8, followers: u8, rats: u8) -> f32 {
        let entry = self.sight.row[usize::from(place)].building.entry();
        let more_rats = f32::from(rats);
        let influence = race.gain(followers);
        let chance = self.chance_of_premium(place, followers);
        let action = match self.sight.rounds_left == 0 {
            true => chance * (race.gain(followers + 1) - influence),
            false => {
                chance * self.worth_of_deed(entry.premium, followers, more_rats)
                    + (1.0 - chance) * self.worth_of_deed(entry.standard, followers, more_rats)
            }
        };
        influence + action - self.cost_of_rats(more_rats)
    }

    /// R5d, R6: how likely this many followers are to be the most.
    fn chance_of_premium(&self, place: u8, followers: u8) -> f32 {
        let between_two = self.sight.n_seats == 2;
        let mut chance = 1.0;
        for visit in &self.sight.visits {
            if visit.seat != self.sight.seat && (between_two || visit.place == place) {
                let theirs = visit.followers;
                chance *= match followers.cmp(&theirs) {
                    std::cmp::Ordering::Greater => 1.0,
                    std::cmp::Ordering::Equal => self.chance_of_tie(between_two),
                    std::cmp::Ordering::Less => 0.2,
                };
            }
        }
        let outbid = OUTBID.get(usize::from(followers)).copied().unwrap_or(0.04);
        let here = if between_two { 1.0 } else { 1.0 / self.sight.row.len() as f32 };
        (0..self.still_to_go()).fold(chance, |chance, _| chance * (1.0 - here * outbid))
    }

    fn chance_of_tie(&self, between_two: bool) -> f32 {
        if between_two && self.sight.first_player == self.sight.seat { 1.0 } else { 0.25 }
    }

    /// How many others will visit a building after this player.
    fn still_to_go(&self) -> usize {
        match self.sight.phase {
            Phase::Visiting { queue } | Phase::Laying { queue } => queue.len() - 1,
            _ => 0,
        }
    }

    /// R5b, R5c: a sword or a flute, if it may do something here; or else one to look stronger than one is.
    fn weapon(&self, place: u8, rng: &mut Rng) -> Option<Special> {
        let (hand, laid) = (self.sight.hand, &self.sight.laid);
        let holds = |special| hand.special(special) > 0 && laid.special(special) == 0;
        let others = || {
            let here = self.sight.visits.iter().filter(|other| other.place == place);
            here.map(|other| other.seat).filter(|seat| *seat != self.sight.seat)
        };
        let met = others().count() + self.still_to_go() / self.sight.row.len();
        if met > 0 && holds(Special::Sword) {
            let richest =
                others().map(|seat| self.sight.hand_sizes[seat.index()]).max().unwrap_or(5);
            let loot = f32::from(richest / 2) * 0.9;
            if loot > self.worth_of_special(Special::Sword) {
                return Some(Special::Sword);
            }
        }
        let rat = self.worth_of_shedding(1.0, 0.0);
        if met > 0 && holds(Special::Flute) && rat > self.worth_of_special(Special::Flute) {
            return Some(Special::Flute);
        }
        let bluff = self.still_to_go() > 0 && holds(Special::Flute) && rng.below(6) == 0;
        bluff.then_some(Special::Flute)
    }

    /// A population card of this estate, which the hand has.
    pub(super) fn any_of(&self, estate: Estate) -> Card {
        let per_estate = COPIES_BY_NUNS.len();
        let kinds = ((1 << per_estate) - 1) << (estate.index() * per_estate);
        debug_assert!(kinds < 1u64 << POPULATION_KINDS);
        let kind = bits(self.sight.hand.kinds() & kinds).next();
        Card::of_kind(kind.expect("the hand has a card of this estate"))
    }
}
