//! What a sensible pirate knows: which rows lead to which chests, where the others are likely to go, what a card is worth,
//! and when rum or Tortuga pays.

mod plans;
mod pouring;
mod rivals;
mod walks;

use game::{Advice, Decision, Rng, Seat};

use crate::components::{CARDS, Card, CardBag, SMALLEST_HAND};
use crate::view::{Stage, View};
use crate::{Action, Jackal};

/// What a card in hand is worth, in coins, by its place in [`CARDS`].
const WORTH: [f32; CARDS.len()] =
    [0.30, 0.30, 0.30, 0.30, 0.45, 0.45, 0.40, 0.10, 0.10, 0.30, 0.08, 0.10, 0.20];

/// What a card that is still in the deck is worth: the average.
const AVERAGE_WORTH: f32 = 0.27;

/// How many coins of difference make one choice about three times as likely as another.
const TEMPERATURE: f32 = 0.12;

impl Advice for Jackal {
    fn advise(decision: &Decision<'_, Self>, rng: &mut Rng) -> Action {
        let (view, seat) = (decision.view(), decision.seat());
        match view.stage {
            Stage::Laying => plans::advise(&view, seat, rng),
            Stage::Pouring => pouring::advise(&view, seat),
            _ => walks::advise(&view, seat),
        }
    }
}

/// The worth of a card.
fn worth(card: Card) -> f32 {
    WORTH[card.kind()]
}

/// What the cards of a hand are worth.
fn worth_of_hand(hand: &CardBag) -> f32 {
    let counts = hand.counts().iter().zip(WORTH);
    counts.map(|(count, worth)| f32::from(*count) * worth).sum()
}

/// R11: what the cards are worth that a walker will have who keeps so many now, worth so much.
fn worth_after_walk(kept: u8, worth: f32) -> f32 {
    worth + AVERAGE_WORTH * f32::from(SMALLEST_HAND.saturating_sub(kept).max(1))
}

/// Whether there is an island after this one, where cards can still be used.
fn has_next_island(view: &View) -> bool {
    view.round < view.options.rounds()
}

/// Whether `other` sits before `seat`, as seen from the first player: it wins ties (R10).
fn is_before(view: &View, other: Seat, seat: Seat) -> bool {
    let from_first = |seat| view.first.distance_to(seat, view.n_seats());
    from_first(other) < from_first(seat)
}

/// One of the choices, the better ones more often: nobody can read a mixed player.
fn mixed<T: Copy>(choices: &[(T, f32)], rng: &mut Rng) -> Option<T> {
    let best = choices.iter().map(|(_, value)| *value).fold(f32::MIN, f32::max);
    let weight = |value: f32| (((value - best) / TEMPERATURE).exp() * 4096.0) as u32;
    let total: u32 = choices.iter().map(|(_, value)| weight(*value)).sum();
    let mut left = if total == 0 { return None } else { rng.below(total) };
    for (choice, value) in choices {
        match left.checked_sub(weight(*value)) {
            Some(rest) => left = rest,
            None => return Some(*choice),
        }
    }
    None
}
