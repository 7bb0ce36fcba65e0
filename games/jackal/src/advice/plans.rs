//! Which row to lay, or when to sail to Tortuga (R2, R9).

use arrayvec::ArrayVec;
use game::{Rng, mixed};

use super::rivals::{Prospect, stranger_on};
use super::sight::Sight;
use super::worths::Worths;
use crate::Action;
use crate::components::{Aid, CARDS, Card, CardBag, MOST_SEATS, TORTUGA};
use crate::laying::{Plan, lays_blank};
use crate::movement::Row;
use crate::solver::{WalkLimits, every_walk};

/// With at most this many arrows, horses and doublings in hand, rows up to this long are looked for: more of them make
/// too many rows.
const LONGEST: [(u8, usize); 4] = [(4, 5), (6, 4), (9, 3), (u8::MAX, 2)];

const CANDIDATES: usize = 48;

/// How many coins of difference make one row about three times as likely as another.
const TEMPERATURE: f32 = 0.12;

/// Chances of a row are rounded to one in this many.
const FINENESS: f32 = 4096.0;

/// What being able to change one's mind is worth: this share of the second best chest.
const SECOND_CHOICE: f32 = 0.2;

/// Whoever gains nothing on an island thinks of Tortuga with this few arrows and horses, …
const FEW_MOVERS: u8 = 2;
/// … and this many islands left on which new cards can be used.
const ISLANDS_TO_USE_CARDS: u8 = 3;

/// Rows that are compared, and one that leads nowhere.
type Candidates = ArrayVec<Candidate, { CANDIDATES + 1 }>;

pub(super) struct Candidate {
    pub(super) row: Row,
    /// The best chest by this row, and what it brings in all.
    best: (usize, f32),
    /// What the best other chest by this row brings.
    second: f32,
}

impl Candidate {
    pub(super) fn value(&self) -> f32 {
        self.best.1 + SECOND_CHOICE * self.second.max(0.0)
    }

    /// The same row leads to this chest, too.
    fn add(&mut self, chest: usize, value: f32) {
        match chest == self.best.0 {
            true => self.best.1 = self.best.1.max(value),
            false if value > self.best.1 => {
                self.second = self.best.1;
                self.best = (chest, value);
            }
            false => self.second = self.second.max(value),
        }
    }
}

/// The next card of a good row that begins with what is laid, or whatever is better.
pub(super) fn advise(sight: &Sight<'_>, rng: &mut Rng) -> Action {
    match plan(sight, rng) {
        Plan::Tortuga(price) => Action::Tortuga(price),
        Plan::Row(row) => {
            row.get(sight.row().len()).map_or(Action::Ready, |card| Action::Lay(*card))
        }
    }
}

/// A good plan that begins with what is laid.
pub(super) fn plan(sight: &Sight<'_>, rng: &mut Rng) -> Plan {
    let (hand, laid) = (&sight.hand, sight.row());
    let worths = Worths::of_sailor(sight.has_next_island());
    if hand.is_empty() || lays_blank(hand) && !laid.is_empty() {
        return Plan::Row(laid.iter().copied().collect());
    }
    if lays_blank(hand) {
        let blank = || Plan::Row([cheapest(hand, &worths, |_| true)].into_iter().collect());
        return tortuga(sight).unwrap_or_else(blank);
    }
    let mut candidates = candidates(sight, &worths);
    let values: ArrayVec<f32, { CANDIDATES + 1 }> =
        candidates.iter().map(Candidate::value).collect();
    let best = values.iter().copied().fold(f32::MIN, f32::max);
    let keeps = Worths::of_sailor(true);
    let idle = keeps.after_walk(hand.len() as u8 - 1, keeps.of_hand(hand));
    let is_tempted = laid.is_empty() && best < idle;
    if let Some(plan) = tortuga(sight).filter(|_| is_tempted) {
        return plan;
    }
    match mixed(values.iter().copied(), TEMPERATURE, FINENESS, rng) {
        Some(number) => Plan::Row(candidates.swap_remove(number).row),
        None => Plan::Row(laid.iter().copied().collect()),
    }
}

/// Rows that begin with what is laid: those that lead to chests, and one that does not.
pub(super) fn candidates(sight: &Sight<'_>, worths: &Worths) -> Candidates {
    let mut candidates = find_rows(sight, worths);
    if candidates.is_empty() || sight.row().is_empty() {
        candidates.push(idle_row(&sight.hand, sight.row(), worths));
    }
    candidates
}

/// Rows that begin with what is laid and lead to chests.
fn find_rows(sight: &Sight<'_>, worths: &Worths) -> Candidates {
    let (island, hand, laid) = (sight.island(), &sight.hand, sight.row());
    let rivals: ArrayVec<_, { MOST_SEATS as usize }> =
        sight.others().map(|(other, _)| (*stranger_on(sight.id), sight.is_before(other))).collect();
    let prospect = Prospect::among(island, &rivals);
    let total = worths.of_hand(hand);
    let mut candidates = Candidates::new();
    let limits = WalkLimits { prefix: laid, longest: longest(hand).max(laid.len()) };
    every_walk(island, hand, limits, &mut |find| {
        let aids = Aid::ALL.iter().zip(find.aids);
        let (mut spent, mut lost) = (find.row.len() as u8, 0.0);
        for (aid, count) in aids {
            spent += count;
            lost += f32::from(count) * worths.of_card(aid.card());
        }
        lost += find.row.iter().map(|card| worths.of_card(*card)).sum::<f32>();
        let after = worths.after_walk(hand.len() as u8 - spent, total - lost);
        let value = prospect.coins(find.chest, find.steps) + after;
        match candidates.iter_mut().find(|candidate| candidate.row[..] == *find.row) {
            Some(candidate) => candidate.add(find.chest, value),
            None => keep(&mut candidates, find.row, (find.chest, value)),
        }
    });
    candidates
}

fn longest(hand: &CardBag) -> usize {
    let movers = movers(hand) + hand.count(Card::Doubling.kind());
    LONGEST.iter().find(|(most, _)| movers <= *most).map_or(0, |(_, longest)| *longest)
}

fn movers(hand: &CardBag) -> u8 {
    CARDS.iter().filter(|(card, _)| card.is_mover()).map(|(card, _)| hand.count(card.kind())).sum()
}

/// Keeps a new candidate, if need be instead of the worst one.
fn keep(candidates: &mut Candidates, row: &[Card], best: (usize, f32)) {
    if candidates.len() == CANDIDATES {
        let values = candidates.iter().enumerate().map(|(i, it)| (i, it.best.1));
        let worst = values.min_by(|one, other| one.1.total_cmp(&other.1));
        match worst {
            Some((worst, value)) if value < best.1 => _ = candidates.swap_remove(worst),
            _ => return,
        }
    }
    candidates.push(Candidate { row: row.iter().copied().collect(), best, second: 0.0 });
}

/// A row that leads nowhere and gets rid of cheap cards, as far as they are replaced for nothing (R11).
fn idle_row(hand: &CardBag, laid: &[Card], worths: &Worths) -> Candidate {
    let mut row: Row = laid.iter().copied().collect();
    let mut left = *hand;
    row.iter().for_each(|card| _ = left.remove(card.kind()));
    if row.is_empty() {
        row.push(cheapest(&left, worths, |card| card.is_mover() || card.is_flag()));
        left.remove(row[0].kind());
    }
    while let Some((card, _)) = CARDS.iter().find(|(card, _)| {
        let is_held = left.count(card.kind()) > 0;
        card.is_mover() && is_held && worths.is_cheap(*card) && left.len() <= 4
    }) {
        row.push(*card);
        left.remove(card.kind());
    }
    let value = worths.after_walk(left.len() as u8, worths.of_hand(&left));
    Candidate { row, best: (usize::MAX, value), second: 0.0 }
}

fn cheapest(hand: &CardBag, worths: &Worths, is_meant: impl Fn(Card) -> bool) -> Card {
    let held = CARDS.iter().map(|(card, _)| *card).filter(|card| hand.count(card.kind()) > 0);
    let cheapest = held
        .filter(|card| is_meant(*card))
        .min_by(|one, other| worths.of_card(*one).total_cmp(&worths.of_card(*other)));
    cheapest.expect("the caller knows that the hand has such a card")
}

/// R9: new cards, for whoever has hardly any to walk by and can still use them.
fn tortuga(sight: &Sight<'_>) -> Option<Plan> {
    if movers(&sight.hand) > FEW_MOVERS || sight.islands_ahead < ISLANDS_TO_USE_CARDS {
        return None;
    }
    let (price, _) = TORTUGA[0];
    (sight.coins >= price).then_some(Plan::Tortuga(price))
}
