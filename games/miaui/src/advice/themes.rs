//! What a puzzle is about.

use game::Seat;

use crate::Action;
use crate::components::{Catch, Dive, ROUNDS};
use crate::view::{SeenCard, SeenHand, View};

/// Of little use at the bottom: a catch that costs points, or takes one away.
const fn is_bad(catch: Catch) -> bool {
    matches!(catch, Catch::Jellyfish(_) | Catch::Gull)
}

/// From what `seat` sees, the answer, and the best of what is wrong.
pub(super) fn themes(view: &View, seat: Seat, best: &Action, other: &Action) -> Vec<&'static str> {
    let (Action::Dive(best), Action::Dive(other)) = (best, other) else {
        return vec!["theme-jellyfish"];
    };
    let found = [
        (loses_ties(view, seat, *other) && best > other, "theme-tie-trap"),
        (wins_ties(view, seat) && best < other, "theme-kiti"),
        (flees(view, *best, *other), "theme-flight"),
        (is_highest(view, seat, *best), "theme-all-in"),
        (is_lowest(view, seat, *best), "theme-saving"),
        (knows_more(view), "theme-lantern"),
        (view.round >= ROUNDS, "theme-last-dive"),
    ];
    found.into_iter().filter(|(is_so, _)| *is_so).map(|(_, theme)| theme).collect()
}

/// R4: of equals, somebody else sits nearer to Kiti's right hand who may hold this number, too.
fn loses_ties(view: &View, seat: Seat, number: Dive) -> bool {
    let Some(kiti) = view.kiti else { return false };
    let may_hold = |other: Seat| match view.hands[other] {
        SeenHand::Known(hand) => hand.contains(number),
        SeenHand::Count(count) => count > 0,
    };
    let nearer = Seat::all(view.hands.n_seats())
        .filter(|other| steps_from(kiti, *other, view) < steps_from(kiti, seat, view));
    nearer.into_iter().any(may_hold)
}

/// R4: nobody sits nearer to Kiti's right hand.
fn wins_ties(view: &View, seat: Seat) -> bool {
    view.kiti == Some(seat)
}

fn steps_from(kiti: Seat, seat: Seat, view: &View) -> usize {
    let n_seats = usize::from(view.hands.n_seats());
    (kiti.index() + n_seats - seat.index()) % n_seats
}

/// What is bad lies at the end of the lagoon that the answer turns away from.
fn flees(view: &View, best: Dive, other: Dive) -> bool {
    let lies_at = |depth: usize| {
        view.cells[depth].iter().any(|card| match card {
            SeenCard::Open(catch) | SeenCard::Peeked { catch, .. } => is_bad(*catch),
            SeenCard::FaceDown { .. } => false,
        })
    };
    if best > other { lies_at(2) } else { lies_at(0) }
}

fn is_highest(view: &View, seat: Seat, dive: Dive) -> bool {
    let SeenHand::Known(hand) = view.hands[seat] else { return false };
    hand.len() > 2 && hand.nth(u32::from(hand.len()) - 1) == dive
}

fn is_lowest(view: &View, seat: Seat, dive: Dive) -> bool {
    let SeenHand::Known(hand) = view.hands[seat] else { return false };
    hand.len() > 2 && hand.nth(0) == dive
}

/// F3: a card that lies face down for all others.
fn knows_more(view: &View) -> bool {
    let cards = view.cells.iter().flatten();
    cards.into_iter().any(|card| matches!(card, SeenCard::Peeked { .. }))
}
