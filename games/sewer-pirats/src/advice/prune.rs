//! What is worth a thought where there is much to choose from.

use game::Decision;

use crate::phase::Lot;
use crate::{Action, Phase, SewerPirats};

use super::{Mind, hiring};

/// How many moves of figures are thought about, and how many figures of the bar.
const MOVES: usize = 8;
/// This many actions are no burden.
const FEW: usize = 4;
/// The most cards by which a bid is raised.
const RAISE: u8 = 2;

pub(super) fn prune(decision: &Decision<'_, SewerPirats>, legal: &mut Vec<Action>) {
    if legal.len() <= FEW {
        return;
    }
    let view = decision.view();
    match view.phase {
        // S4: all clans are alike; the advised one will do.
        Phase::Picking => legal.clear(),
        Phase::Opening => {
            // U3: nobody need offer more than the minimum price.
            legal.retain(|action| matches!(action, Action::Open { stool, bid } if stool == bid));
            let profit = |action: &Action| match action {
                Action::Open { stool, .. } => {
                    hiring::profit(&view, decision.seat(), usize::from(*stool))
                }
                _ => 0,
            };
            legal.sort_by_key(|action| -profit(action));
            legal.truncate(MOVES);
        }
        Phase::Bidding(Lot { bid: highest, .. }) => {
            legal.retain(|action| !matches!(action, Action::Raise(bid) if *bid > highest + RAISE));
        }
        Phase::Turn | Phase::Again(_) => {
            Mind::of_view(&view, decision.seat()).appraised().keep_best_moves(legal);
        }
        _ => {}
    }
}

/// Where all actions come to the same, the first one is taken. A sensible player brings a decided match to its end;
/// whoever does just anything may take cards for ever.
pub(super) fn put_first(advised: Action, legal: &mut Vec<Action>) {
    match legal.iter().position(|action| *action == advised) {
        Some(nth) => legal.swap(0, nth),
        None => legal.insert(0, advised),
    }
}

impl Mind<'_> {
    /// Keeps the moves that begin the best plans, and whatever is no move.
    fn keep_best_moves(&self, legal: &mut Vec<Action>) {
        let is_move =
            |action: &Action| matches!(action, Action::Place { .. } | Action::Advance { .. });
        if legal.iter().filter(|action| is_move(action)).count() <= MOVES {
            return;
        }
        let mut rated: Vec<(f32, Action)> = legal.iter().map(|action| (0.0, *action)).collect();
        rated.retain(|(_, action)| is_move(action));
        self.for_each_plan(|plan| {
            if let Some((rate, _)) = rated.iter_mut().find(|(_, action)| *action == plan.first) {
                *rate = rate.max(plan.rate);
            }
        });
        rated.sort_by(|a, b| b.0.total_cmp(&a.0));
        legal.retain(|action| !is_move(action));
        legal.extend(rated.into_iter().take(MOVES).map(|(_, action)| action));
    }
}
