//! What a puzzle is about.

use game::Seat;

use crate::Action;
use crate::buildings::{BuildingCard, Deed};
use crate::components::{Card, Special};
use crate::view::View;

/// From what `seat` sees, the answer, and the best of what is wrong.
pub(super) fn themes(view: &View, seat: Seat, best: &Action, other: &Action) -> Vec<&'static str> {
    let visited = building(view, best);
    let left = building(view, other);
    let found = [
        (visited.is_some_and(|card| can_overtake(view, seat, card)), "theme-overtake"),
        (is_alone(view, seat, best), "theme-alone"),
        (is_starving(view, seat, best, visited), "theme-starve"),
        (left.is_some_and(|card| is_crowded(view, card)), "theme-crowd"),
        (sheds_rats(view, best), "theme-rats"),
        (matches!(best, Action::Lay { card: Card::Special(Special::Sword) }), "theme-sword"),
        (matches!(best, Action::Lay { card: Card::Special(Special::Flute) }), "theme-flute"),
        (matches!(best, Action::Rob { .. } | Action::SendRat { .. }), "theme-whom"),
        (*best == Action::Pass, "theme-wait"),
        (view.is_last_round(), "theme-last-round"),
    ];
    found.into_iter().filter(|(is_so, _)| *is_so).map(|(_, theme)| theme).collect()
}

/// The building that a visit goes to.
fn building(view: &View, action: &Action) -> Option<BuildingCard> {
    let Action::Visit { place } = action else { return None };
    view.row.get(usize::from(*place)).copied()
}

/// E1: somebody is ahead in its estate, and the friends in hand are enough to be ahead of them.
fn can_overtake(view: &View, seat: Seat, card: BuildingCard) -> bool {
    let estate = card.building.estate();
    let track = &view.tracks[estate.index()];
    let Some(hand) = view.hands[seat].known() else { return false };
    let friends = u16::from(hand.of_estate(estate)) + u16::from(hand.special(Special::Joker));
    let own = track.points(seat);
    let others = Seat::all(view.n_seats()).filter(|other| *other != seat);
    let best = others.map(|other| track.points(other)).max().unwrap_or(0);
    own <= best && best > 0 && own + friends > best
}

/// All others have gone elsewhere, so that nobody can take anything away here.
fn is_alone(view: &View, seat: Seat, best: &Action) -> bool {
    let Action::Visit { place } = best else { return false };
    let others = view.visits.iter().filter(|visit| visit.seat != seat);
    let n_others = usize::from(view.n_seats()) - 1;
    others.clone().count() == n_others && others.into_iter().all(|visit| visit.place != *place)
}

/// R3: the building gets none of its people: there are none to be laid where one goes, or none is laid though they could be.
fn is_starving(view: &View, seat: Seat, best: &Action, visited: Option<BuildingCard>) -> bool {
    let Some(hand) = view.hands[seat].known() else { return false };
    let holds_friends = |card: BuildingCard| {
        hand.of_estate(card.building.estate()) > 0 || hand.special(Special::Joker) > 0
    };
    let own = view.visits.iter().find(|visit| visit.seat == seat);
    let has_laid_nothing = own.is_some_and(|visit| visit.cards.is_empty());
    let keeps_them = *best == Action::Ready && has_laid_nothing && !view.hands[seat].is_empty();
    keeps_them || visited.is_some_and(|card| !holds_friends(card))
}

/// Somebody is there already.
fn is_crowded(view: &View, card: BuildingCard) -> bool {
    let there = |place: u8| view.row.get(usize::from(place)) == Some(&card);
    view.visits.iter().any(|visit| there(visit.place))
}

/// R2, B7, B8: the answer gets rid of rats.
fn sheds_rats(view: &View, best: &Action) -> bool {
    let at = |place: u8| view.row.get(usize::from(place));
    match best {
        Action::TakePrivilege { place } => {
            at(*place).is_some_and(|card| card.privilege.symbols().rats > 0)
        }
        Action::Visit { place } => at(*place).is_some_and(|card| {
            matches!(card.building.entry().standard, Deed::Shed(_) | Deed::ShedThenTrade(..))
        }),
        Action::Trade { .. } => true,
        _ => false,
    }
}
