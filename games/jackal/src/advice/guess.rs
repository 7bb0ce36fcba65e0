//! What somebody believes about the hidden cards, and about what others choose at the same time.

use game::{PerSeat, Rng, Seat, Seats, Viewer};

use super::plans;
use super::pouring;
use super::sight::Sight;
use crate::components::{CardBag, KINDS};
use crate::laying::Plan;
use crate::rum::Pours;
use crate::view::{SeenHand, SeenPlan, Stage, View};
use crate::{Action, Jackal, Phase};

/// How much more often than by chance a card is held, in tenths, by its place among the cards: what is of little use stays in
/// hand. Counted in matches of Sailors.
const HELD: [u32; KINDS] = [6, 7, 9, 8, 7, 6, 4, 9, 9, 15, 24, 19, 18];

/// On the first island every card is held as often as chance has it.
const DEALT: [u32; KINDS] = [10; KINDS];

/// How many hands are tried to make sense of a face-down row.
const TRIES: u32 = 3;

/// A state that looks like `view`, except that the others make their secret choices anew, in a sensible way: only the
/// viewer has yet to choose.
pub(super) fn guess(view: &View, rng: &mut Rng) -> Jackal {
    let mut state = view.imagine(rng);
    let Viewer::Seat(seat) = view.viewer else { return state };
    for other in Seat::all(view.n_seats()).filter(|other| *other != seat) {
        match &view.plans[other] {
            SeenPlan::FaceDown(_) => explain_row(&mut state, view, other, rng),
            _ => deal_again(&mut state, view, other, rng),
        }
    }
    if view.pending.contains(seat) {
        match view.stage {
            Stage::Laying => lay_for_others(&mut state, seat, rng),
            Stage::Pouring => pour_for_others(&mut state, seat),
            _ => {}
        }
    }
    state
}

/// Somebody's hidden hand is made of cards that people hold.
fn deal_again(state: &mut Jackal, view: &View, other: Seat, rng: &mut Rng) {
    let SeenHand::Count(count) = view.hands[other] else { return };
    give_back(&mut state.deck, &state.hands[other]);
    state.hands[other] = draw_held(&mut state.deck, count, odds(view), rng);
}

/// R2: a row of this many cards that a sensible player would have laid, if one is found.
fn explain_row(state: &mut Jackal, view: &View, other: Seat, rng: &mut Rng) {
    let kept = state.hands[other];
    let row = std::mem::take(&mut state.plans[other]);
    let length = row.row().len();
    let mut all = kept;
    row.row().iter().for_each(|card| all.insert(card.kind()));
    give_back(&mut state.deck, &all);
    for _ in 0..TRIES {
        state.hands[other] = draw_held(&mut state.deck, all.len() as u8, odds(view), rng);
        let plan = plans::plan(&Sight::of_state(state, other), rng);
        if let Plan::Row(found) = plan
            && found.len() == length
        {
            found.iter().for_each(|card| _ = state.hands[other].remove(card.kind()));
            state.plans[other] = Plan::Row(found);
            return;
        }
        give_back(&mut state.deck, &state.hands[other]);
    }
    take_out(&mut state.deck, &all);
    state.hands[other] = kept;
    state.plans[other] = row;
}

/// R2: everyone but `seat` lays a row, or sails to Tortuga.
fn lay_for_others(state: &mut Jackal, seat: Seat, rng: &mut Rng) {
    for other in Seat::all(state.n_seats()).filter(|other| *other != seat) {
        state.plans[other] = Plan::default();
        let plan = plans::plan(&Sight::of_state(state, other), rng);
        state.plans[other] = plan;
    }
    state.phase = Phase::Laying { pending: Seats::only(seat) };
}

/// R3: everyone but `seat` decides about rum.
fn pour_for_others(state: &mut Jackal, seat: Seat) {
    let Phase::Pouring { pours, .. } = &state.phase else { return };
    let own = pours[seat];
    let pours = PerSeat::from_fn(state.n_seats(), |other| {
        if other == seat { own } else { sensible_pours(state, other) }
    });
    state.phase = Phase::Pouring { pending: Seats::only(seat), pours };
}

fn sensible_pours(state: &Jackal, seat: Seat) -> Pours {
    let mut sight = Sight::of_state(state, seat);
    sight.pours = Pours::default();
    while let Action::Pour(to) = pouring::advise(&sight) {
        sight.pours.add(to);
    }
    sight.pours
}

fn odds(view: &View) -> &'static [u32; KINDS] {
    if view.logbook.is_empty() { &DEALT } else { &HELD }
}

fn draw_held(deck: &mut CardBag, count: u8, odds: &[u32; KINDS], rng: &mut Rng) -> CardBag {
    let mut hand = CardBag::EMPTY;
    for _ in 0..count {
        let weights = || deck.counts().iter().zip(odds).map(|(n, odds)| u32::from(*n) * odds);
        let mut nth = rng.below(weights().sum());
        let kind = weights().position(|weight| match nth.checked_sub(weight) {
            Some(rest) => {
                nth = rest;
                false
            }
            None => true,
        });
        let kind = kind.expect("every hidden hand is part of what is unseen");
        deck.remove(kind);
        hand.insert(kind);
    }
    hand
}

fn give_back(deck: &mut CardBag, cards: &CardBag) {
    for (kind, count) in cards.counts().iter().enumerate() {
        (0..*count).for_each(|_| deck.insert(kind));
    }
}

fn take_out(deck: &mut CardBag, cards: &CardBag) {
    for (kind, count) in cards.counts().iter().enumerate() {
        (0..*count).for_each(|_| _ = deck.remove(kind));
    }
}
