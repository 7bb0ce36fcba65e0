//! What a puzzle is about.

use game::Seat;

use crate::Action;
use crate::components::{Space, Talisman};
use crate::ships::Ship;
use crate::treasures::{Picture, Prize, Trophy};
use crate::view::{SeenChest, View};

/// From what `seat` sees, the answer, and the best of what is wrong.
pub(super) fn themes(view: &View, seat: Seat, best: &Action, other: &Action) -> Vec<&'static str> {
    let moves = |action: &Action| moved(action).is_some();
    let ship = moved(best).map(|(ship, to)| (&view.ships[ship.index()], to));
    let is_captain = ship.is_some_and(|(_, to)| to == Space::Captain);
    let found = [
        (is_captain && ship.is_some_and(|(ship, _)| is_wanted(ship, seat)), "theme-block-captain"),
        (is_captain, "theme-captain"),
        (ship.is_some_and(|(ship, to)| sails_soon(ship, seat, to)), "theme-stowaway"),
        (matches!(best, Action::Grab(trophy) if fits(view, seat, *trophy)), "theme-match"),
        (matches!(best, Action::Grab(trophy) if needs_more(view, seat, *trophy)), "theme-promise"),
        (matches!(best, Action::Take(_)) && moves(other), "theme-patience"),
        (view.stock == 0, "theme-last-heaps"),
    ];
    found.into_iter().filter(|(is_so, _)| *is_so).map(|(_, theme)| theme).collect()
}

/// The ship and the space to which a figure moves.
const fn moved(action: &Action) -> Option<(Talisman, Space)> {
    match action {
        Action::Place { ship, to, .. } | Action::Advance { ship, to, .. } => Some((*ship, *to)),
        _ => None,
    }
}

/// A3: somebody else stands aboard with nothing free before them, and could be captain with one card.
fn is_wanted(ship: &Ship, seat: Seat) -> bool {
    let last_free = Space::CREW.into_iter().rfind(|space| ship.on(*space).is_none());
    let from = last_free.map_or(0, |space| space.index() + 1);
    Space::CREW[from..].iter().any(|space| ship.on(*space).is_some_and(|who| who.seat != seat))
}

/// A4: the ship has the captain of somebody else, so that it sails on their next turn.
fn sails_soon(ship: &Ship, seat: Seat, to: Space) -> bool {
    to != Space::Captain && ship.captain().is_some_and(|captain| captain != seat)
}

/// P1 to P5: what a trophy needs is in one's own chest.
fn fits(view: &View, seat: Seat, trophy: Trophy) -> bool {
    let SeenChest::Known(chest) = &view.chests[seat] else { return false };
    chest.count(needed(trophy.picture)) > 0
}

/// P4, P5: it is worth nothing yet.
fn needs_more(view: &View, seat: Seat, trophy: Trophy) -> bool {
    let is_worthless = matches!(trophy.picture, Picture::Bear | Picture::Doll | Picture::Can);
    is_worthless && !fits(view, seat, trophy)
}

const fn needed(picture: Picture) -> Prize {
    match picture {
        Picture::Fries => Prize::Ketchup,
        Picture::Noodles => Prize::Chili,
        Picture::Burger => Prize::Milkshake,
        Picture::Bear | Picture::Doll => Prize::Parrot,
        Picture::Can => Prize::Opener,
    }
}
