//! For whom rum is well spent (R3).

use game::{Choice, Seat};

use super::rivals::stranger_on;
use super::{has_next_island, is_before, worth};
use crate::Action;
use crate::components::{Aid, Card};
use crate::solver::{Limits, every_walk};
use crate::view::{SeenPlan, View};

/// Pours for whoever is likely to be just ahead at the chest that we are heading for.
pub(super) fn advise(view: &View, seat: Seat) -> Action {
    let left = view.left_in_hand(seat).expect("everyone knows their own hand");
    let Some((chest, steps)) = target(view, seat).filter(|_| left.count(Card::Rum.kind()) > 0)
    else {
        return Action::Poured;
    };
    let cost = if has_next_island(view) { worth(Card::Rum) } else { 0.0 };
    let others = Seat::all(view.n_seats()).filter(|other| *other != seat);
    let thirsty = others.filter(|other| !is_served(view, seat, *other)).filter_map(|other| {
        let SeenPlan::FaceDown(count) = view.plans[other] else { return None };
        let comes: f32 = stranger_on(view.island)[chest].iter().sum();
        let is_just_ahead = is_ahead(view, (other, count), (seat, steps))
            && !is_ahead(view, (other, count + 1), (seat, steps));
        is_just_ahead.then_some((other, comes))
    });
    match thirsty.max_by(|one, other| one.1.total_cmp(&other.1)) {
        Some((other, gain)) if gain > cost => Action::Pour(other),
        _ => Action::Poured,
    }
}

/// Whether we have already poured for them.
fn is_served(view: &View, seat: Seat, other: Seat) -> bool {
    let pours = view.pours.as_ref().map(|pours| pours[seat]);
    matches!(pours, Some(Choice::Known(pours)) if pours.count(other) > 0)
}

/// R10: whether one is before another, with so many steps each.
fn is_ahead(view: &View, (one, steps): (Seat, u8), (other, other_steps): (Seat, u8)) -> bool {
    steps < other_steps || steps == other_steps && is_before(view, one, other)
}

/// The best chest that our row leads to, and after how many steps.
fn target(view: &View, seat: Seat) -> Option<(usize, u8)> {
    let row = view.plans[seat].row();
    let mut hand = view.left_in_hand(seat)?;
    let kept: Vec<Card> =
        Aid::ALL.iter().map(|aid| aid.card()).filter(|card| hand.count(card.kind()) > 0).collect();
    hand = crate::components::CardBag::EMPTY;
    row.iter().chain(&kept).for_each(|card| hand.insert(card.kind()));
    let chests = view.chart().chests();
    let mut best: Option<(usize, u8)> = None;
    every_walk(view.chart(), &hand, Limits { prefix: row, longest: row.len() }, &mut |find| {
        let merit = |(chest, steps): (usize, u8)| (chests[chest].1, u8::MAX - steps);
        if best.is_none_or(|best| merit((find.chest, find.steps)) > merit(best)) {
            best = Some((find.chest, find.steps));
        }
    });
    best
}
