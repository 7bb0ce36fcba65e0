//! Which row to lay, or when to sail to Tortuga (R2, R9).

use arrayvec::ArrayVec;
use game::{Rng, Seat};

use super::rivals::{Prospect, stranger_on};
use super::{
    AVERAGE_WORTH, has_next_island, is_before, mixed, worth, worth_after_walk, worth_of_hand,
};
use crate::Action;
use crate::components::{Aid, CARDS, Card, CardBag, MOST_SEATS, TORTUGA};
use crate::laying::lays_blank;
use crate::movement::Row;
use crate::solver::{Limits, every_walk};
use crate::view::{SeenHand, View};

/// Longer rows are not looked for.
const LONGEST: usize = 5;

/// How many rows are compared.
const CANDIDATES: usize = 48;

/// What it is worth to be able to change one's mind: this part of the second best chest.
const SECOND_CHOICE: f32 = 0.2;

/// Whoever gains nothing on an island thinks of Tortuga if they have so few arrows and horses, …
const FEW_MOVERS: u8 = 2;
/// … and so many islands are left on which new cards can be used.
const ISLANDS_TO_USE_CARDS: u8 = 3;

/// A row, and what it promises.
struct Candidate {
    row: Row,
    /// The best chest by this row, and what it brings in all.
    best: (usize, f32),
    /// What the best other chest by this row brings.
    second: f32,
}

impl Candidate {
    fn value(&self) -> f32 {
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
pub(super) fn advise(view: &View, seat: Seat, rng: &mut Rng) -> Action {
    let SeenHand::Known(hand) = view.hands[seat] else {
        unreachable!("everyone knows their own hand");
    };
    let laid = view.plans[seat].row();
    if hand.is_empty() || lays_blank(&hand) && !laid.is_empty() {
        return Action::Ready;
    }
    if lays_blank(&hand) {
        return tortuga(view, seat, &hand).unwrap_or(Action::Lay(cheapest(&hand, |_| true)));
    }
    let mut candidates = find_rows(view, seat, &hand, laid);
    if candidates.is_empty() || laid.is_empty() {
        candidates.extend(idle_row(&hand, laid, has_next_island(view)));
    }
    let values: ArrayVec<(usize, f32), { CANDIDATES + 1 }> =
        candidates.iter().enumerate().map(|(i, it)| (i, it.value())).collect();
    let best = values.iter().map(|(_, value)| *value).fold(f32::MIN, f32::max);
    let idle = worth_after_walk(hand.len() as u8 - 1, worth_of_hand(&hand));
    let is_tempted = laid.is_empty() && best < idle;
    if let Some(action) = tortuga(view, seat, &hand).filter(|_| is_tempted) {
        return action;
    }
    let chosen = mixed(&values, rng).map(|number| &candidates[number].row);
    match chosen.and_then(|row| row.get(laid.len())) {
        Some(card) => Action::Lay(*card),
        None => Action::Ready,
    }
}

/// Rows that begin with `laid` and lead to chests.
fn find_rows(
    view: &View,
    seat: Seat,
    hand: &CardBag,
    laid: &[Card],
) -> ArrayVec<Candidate, { CANDIDATES + 1 }> {
    let island = view.chart();
    let rivals: ArrayVec<_, { MOST_SEATS as usize }> = Seat::all(view.n_seats())
        .filter(|other| *other != seat)
        .map(|other| (*stranger_on(view.island), is_before(view, other, seat)))
        .collect();
    let prospect = Prospect::among(island, &rivals);
    let (total, has_next) = (worth_of_hand(hand), has_next_island(view));
    let mut candidates: ArrayVec<Candidate, { CANDIDATES + 1 }> = ArrayVec::new();
    let limits = Limits { prefix: laid, longest: LONGEST.max(laid.len()) };
    every_walk(island, hand, limits, &mut |find| {
        let aids = Aid::ALL.iter().zip(find.aids);
        let (mut spent, mut lost) = (find.row.len() as u8, 0.0);
        for (aid, count) in aids {
            spent += count;
            lost += f32::from(count) * worth(aid.card());
        }
        lost += find.row.iter().map(|card| worth(*card)).sum::<f32>();
        let after = worth_after_walk(hand.len() as u8 - spent, total - lost);
        let value = prospect.coins(find.chest, find.steps) + if has_next { after } else { 0.0 };
        match candidates.iter_mut().find(|candidate| candidate.row[..] == *find.row) {
            Some(candidate) => candidate.add(find.chest, value),
            None => keep(&mut candidates, find.row, (find.chest, value)),
        }
    });
    candidates
}

/// Keeps a new candidate, if need be instead of the worst one.
fn keep(
    candidates: &mut ArrayVec<Candidate, { CANDIDATES + 1 }>,
    row: &[Card],
    best: (usize, f32),
) {
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
fn idle_row(hand: &CardBag, laid: &[Card], has_next: bool) -> Option<Candidate> {
    let mut row: Row = laid.iter().copied().collect();
    let mut left = *hand;
    row.iter().for_each(|card| _ = left.remove(card.kind()));
    if row.is_empty() {
        row.push(cheapest(&left, |card| card.is_mover() || card.is_flag()));
        left.remove(row[0].kind());
    }
    while let Some((card, _)) = CARDS.iter().find(|(card, _)| {
        let is_held = left.count(card.kind()) > 0;
        card.is_mover() && is_held && worth(*card) < AVERAGE_WORTH && left.len() <= 4
    }) {
        row.push(*card);
        left.remove(card.kind());
    }
    let after = worth_after_walk(left.len() as u8, worth_of_hand(&left));
    let value = if has_next { after } else { 0.0 };
    Some(Candidate { row, best: (usize::MAX, value), second: 0.0 })
}

fn cheapest(hand: &CardBag, is_meant: impl Fn(Card) -> bool) -> Card {
    let held = CARDS.iter().map(|(card, _)| *card).filter(|card| hand.count(card.kind()) > 0);
    let cheapest = held
        .filter(|card| is_meant(*card))
        .min_by(|one, other| worth(*one).total_cmp(&worth(*other)));
    cheapest.expect("the caller knows that the hand has such a card")
}

/// R9: new cards, for whoever has hardly any to walk by and can still use them.
fn tortuga(view: &View, seat: Seat, hand: &CardBag) -> Option<Action> {
    let movers = CARDS.iter().filter(|(card, _)| card.is_mover());
    let movers: u8 = movers.map(|(card, _)| hand.count(card.kind())).sum();
    let left = view.options.rounds() - view.round;
    if movers > FEW_MOVERS || left < ISLANDS_TO_USE_CARDS {
        return None;
    }
    let (price, _) = TORTUGA[0];
    (view.coins[seat] >= price).then_some(Action::Tortuga(price))
}
