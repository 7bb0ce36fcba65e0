//! What a puzzle is about.

use game::Seat;

use crate::Action;
use crate::boat::{Boat, Placed};
use crate::components::Tile;
use crate::scoring::family_points;
use crate::view::View;

/// From this many rats at once on, they are worth a word.
const MANY_RATS: u32 = 2;

/// From what `seat` sees, the answer, and the best of what is wrong.
pub(super) fn themes(view: &View, seat: Seat, best: &Action, other: &Action) -> Vec<&'static str> {
    let boat = &view.boats[seat];
    let laid = laid(best).map(|placed| with(boat, placed));
    let gains = |of: &dyn Fn(&Boat) -> i32| laid.as_ref().is_some_and(|after| of(after) > of(boat));
    let rooms = |boat: &Boat| i32::from(boat.n_filled_rooms());
    // Hardly anybody fills all seven: some 20 cats cover 110 of 142 cells. The last room is the one there is still time for.
    let is_last_day = view.days_left == 1;
    let found = [
        (gains(&rooms) && is_last_day, "theme-last-room"),
        (gains(&rooms) && !is_last_day, "theme-room"),
        (gains(&family_points), "theme-family"),
        (covers_map(boat, best), "theme-map"),
        (covers_rats(boat, best), "theme-rats"),
        (same_cat(best, other), "theme-place"),
        (*best == Action::Pass, "theme-pass"),
        (matches!(best, Action::TakeTreasure { .. }), "theme-treasure"),
        (*best == Action::LeaveTreasure, "theme-leave"),
        (matches!(best, Action::ReturnLesson(_)), "theme-lessons"),
        (is_last_day, "theme-last-day"),
    ];
    found.into_iter().filter(|(is_so, _)| *is_so).map(|(_, theme)| theme).collect()
}

const fn laid(action: &Action) -> Option<Placed> {
    match *action {
        Action::TakeCat { cat, spot } => Some(Placed { tile: Tile::Cat(cat), spot }),
        Action::TakeTreasure { treasure, spot } => {
            Some(Placed { tile: Tile::Treasure(treasure), spot })
        }
        _ => None,
    }
}

fn with(boat: &Boat, placed: Placed) -> Boat {
    let mut after = boat.clone();
    after.lay(placed);
    after
}

/// P3: a cat on the map of its own colour.
fn covers_map(boat: &Boat, best: &Action) -> bool {
    let Action::TakeCat { cat, .. } = best else { return false };
    laid(best).is_some_and(|placed| placed.cells().meets(boat.visible_map(cat.colour)))
}

fn covers_rats(boat: &Boat, best: &Action) -> bool {
    laid(best).is_some_and(|placed| placed.cells().and(boat.visible_rats()).len() >= MANY_RATS)
}

/// The question is not which cat, but where.
fn same_cat(best: &Action, other: &Action) -> bool {
    match (best, other) {
        (Action::TakeCat { cat, .. }, Action::TakeCat { cat: second, .. }) => cat == second,
        _ => false,
    }
}
