//! Which actions are worth a thought while rows are laid.

use arrayvec::ArrayVec;
use game::Seat;

use super::plans::candidates;
use super::sight::Sight;
use super::worths::Worths;
use crate::Action;
use crate::components::CARDS;
use crate::laying::lays_blank;
use crate::view::{Stage, View};

/// How many cards are thought about.
const MOST: usize = 6;

/// What promises this many coins less than the best is not thought about.
const MARGIN: f32 = 1.5;

/// Whoever sees fewer islands ahead does not think of Tortuga.
const ISLANDS_TO_USE_CARDS: u8 = 2;

/// An action, and the best that may come of it.
type Promises = ArrayVec<(Action, f32), { CARDS.len() + 1 }>;

/// Keeps the beginnings of good rows, and Tortuga while its cards can be used.
pub(super) fn prune(view: &View, seat: Seat, legal: &mut Vec<Action>) {
    let sight = Sight::of_view(view, seat);
    if view.stage != Stage::Laying || sight.hand.is_empty() {
        return;
    }
    let promises = promises(&sight);
    let best = promises.iter().map(|(_, value)| *value).fold(f32::MIN, f32::max);
    let is_promising = |action: &Action| {
        promises.iter().take(MOST).any(|(it, value)| it == action && *value >= best - MARGIN)
    };
    legal.retain(|action| match action {
        Action::Tortuga(_) => sight.islands_ahead >= ISLANDS_TO_USE_CARDS,
        _ => is_promising(action),
    });
}

/// What may come of each action, the best first.
fn promises(sight: &Sight<'_>) -> Promises {
    let worths = Worths::with_islands(sight.islands_ahead);
    let mut promises = Promises::new();
    let mut promise =
        |action: Action, value: f32| match promises.iter_mut().find(|(it, _)| *it == action) {
            Some((_, known)) => *known = known.max(value),
            None => promises.push((action, value)),
        };
    if lays_blank(&sight.hand) {
        for (card, _) in CARDS.iter().filter(|(card, _)| sight.hand.count(card.kind()) > 0) {
            promise(Action::Lay(*card), -worths.of_card(*card));
        }
        promise(Action::Ready, 0.0);
    } else {
        for candidate in candidates(sight, &worths) {
            let next = candidate.row.get(sight.row().len());
            promise(next.map_or(Action::Ready, |card| Action::Lay(*card)), candidate.value());
        }
    }
    promises.sort_by(|one, other| other.1.total_cmp(&one.1));
    promises
}
