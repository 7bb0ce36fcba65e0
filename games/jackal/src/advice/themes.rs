//! What a decision is about.

use game::Seat;

use crate::components::{Aid, Card};
use crate::view::View;
use crate::{Action, idle};

/// From what `seat` sees, the answer, and the best of what is wrong.
pub(super) fn themes(view: &View, seat: Seat, best: &Action, other: &Action) -> Vec<&'static str> {
    let leads_on = idle::why(view, best).is_none();
    let found = [
        (*best == Action::Attach(Aid::Doubling), "theme-doubling"),
        (*best == Action::Attach(Aid::Friday), "theme-friday"),
        (*best == Action::Attach(Aid::Weapon), "theme-weapon"),
        (keeps_aid(best, other), "theme-thrift"),
        (matches!(best, Action::Pour(_)), "theme-rum"),
        (*best == Action::Poured, "theme-sober"),
        (matches!(best, Action::Tortuga(_)), "theme-tortuga"),
        (*best == Action::Ready, "theme-short-row"),
        (*best == Action::Lay(Card::Horse), "theme-horse"),
        (matches!(best, Action::Lay(card) if card.is_flag()) && leads_on, "theme-flag"),
        (is_race(view, seat, best), "theme-race"),
    ];
    found.into_iter().filter(|(is_so, _)| *is_so).map(|(_, theme)| theme).collect()
}

/// R7: an aid that could be attached stays in hand.
fn keeps_aid(best: &Action, other: &Action) -> bool {
    matches!(best, Action::Step(_) | Action::Declare) && matches!(other, Action::Attach(_))
}

/// R10: somebody has shown a walk to a chest already, and this one is being declared.
fn is_race(view: &View, seat: Seat, best: &Action) -> bool {
    let is_walk = matches!(best, Action::Step(_) | Action::Attach(_) | Action::Declare);
    let mut others = view.walks.iter().filter(|(who, _)| *who != seat);
    is_walk && others.any(|(_, walk)| walk.as_ref().is_some_and(|walk| walk.chest().is_some()))
}
