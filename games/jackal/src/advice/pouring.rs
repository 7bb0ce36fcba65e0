//! For whom rum is well spent (R3).

use game::Seat;

use super::rivals::stranger_on;
use super::sight::{SeenRow, Sight};
use super::worths::Worths;
use crate::Action;
use crate::components::{Aid, Card, CardBag};
use crate::solver::{WalkLimits, every_walk};

/// Pours for whoever is likely to be just ahead at the chest that we are heading for.
pub(super) fn advise(sight: &Sight<'_>) -> Action {
    let left = sight.left_in_hand();
    if left.count(Card::Rum.kind()) == 0 {
        return Action::Poured;
    }
    let Some((chest, steps)) = target(sight, &left) else { return Action::Poured };
    let cost = Worths::of_sailor(sight.has_next_island()).of_card(Card::Rum);
    let unserved = sight.others().filter(|(other, _)| sight.pours.count(*other) == 0);
    let thirsty = unserved.filter_map(|(other, pirate)| {
        let SeenRow::FaceDown(count) = pirate.row else { return None };
        let comes: f32 = stranger_on(sight.id)[chest].iter().sum();
        let is_just_ahead =
            is_ahead(sight, (other, count), steps) && !is_ahead(sight, (other, count + 1), steps);
        is_just_ahead.then_some((other, comes))
    });
    match thirsty.max_by(|one, other| one.1.total_cmp(&other.1)) {
        Some((other, gain)) if gain > cost => Action::Pour(other),
        _ => Action::Poured,
    }
}

/// R10: whether the other, after that many steps, comes before us after `steps`.
fn is_ahead(sight: &Sight<'_>, (other, other_steps): (Seat, u8), steps: u8) -> bool {
    other_steps < steps || other_steps == steps && sight.is_before(other)
}

/// The best chest that our row leads to, and after how many steps.
fn target(sight: &Sight<'_>, left: &CardBag) -> Option<(usize, u8)> {
    let row = sight.row();
    let mut hand = CardBag::EMPTY;
    row.iter().for_each(|card| hand.insert(card.kind()));
    for kind in Aid::ALL.map(|aid| aid.card().kind()) {
        if left.count(kind) > 0 {
            hand.insert(kind);
        }
    }
    let chests = sight.island().chests();
    let mut best: Option<(usize, u8)> = None;
    every_walk(
        sight.island(),
        &hand,
        WalkLimits { prefix: row, longest: row.len() },
        &mut |find| {
            let merit = |(chest, steps): (usize, u8)| (chests[chest].1, u8::MAX - steps);
            if best.is_none_or(|best| merit((find.chest, find.steps)) > merit(best)) {
                best = Some((find.chest, find.steps));
            }
        },
    );
    best
}
