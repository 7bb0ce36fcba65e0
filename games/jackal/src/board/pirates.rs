//! The pirates on the island.

use std::hash::Hash;

use board::pieces::{art, seat_class};
use board::{Region, Scene};
use game::Seat;
use maud::html;

use super::map;
use crate::View;
use crate::island::Place;
use crate::laying::Plan;
use crate::movement::Walk;
use crate::view::{SeenPlan, Stage};

/// The figure of a seat, which has a hat of its own.
pub(super) const fn figure(seat: Seat) -> &'static str {
    ["pawn-0", "pawn-1", "pawn-2", "pawn-3"][seat.index() % 4]
}

/// The pirate of `seat` on the map, or nothing to be seen if they are elsewhere.
pub(super) fn pawn(view: &View, seat: Seat, scene: &Scene<'_>) -> Region {
    let place = place_of(view, seat);
    let corner = place.map_or("", |place| corner(view, seat, place));
    let steps = walk(view, seat).map(|walk| walk.course.pirate.steps);
    scene.region(("pawn", seat.number()), (place, corner, steps), |id| match place {
        None => html! { div id=(id) hidden {} },
        Some(place) => html! {
            div class={ "pawn " (seat_class(seat)) " " (map::at(place)) (corner) } id=(id) data-flip="" data-what="pirate" {
                (art(scene, figure(seat), ""))
                @if let Some(steps) = steps { b class="step" aria-hidden="true" { (steps) } }
                span class="sr" {
                    (scene.name(seat)) ": " (place.to_string())
                    @if let Some(steps) = steps { ", " (scene.count("board-steps", steps.into())) }
                }
            }
        },
    })
}

/// The walk of `seat` as far as the viewer sees it: their own, while they still think about it.
pub(super) fn walk(view: &View, seat: Seat) -> Option<&Walk> {
    let draft = view.draft.as_ref().filter(|_| view.stage == Stage::Declaring(seat));
    draft.or(view.walks[seat].as_ref())
}

/// Where the pirate of `seat` stands, if they are on the island.
fn place_of(view: &View, seat: Seat) -> Option<Place> {
    let (island, plan) = (view.chart(), &view.plans[seat]);
    if matches!(plan, SeenPlan::Known(Plan::Tortuga(_))) {
        return None;
    }
    let first = plan.row().first().copied().filter(|_| rows_are_open(view));
    let landing = || island.start(first).unwrap_or(island.white());
    Some(walk(view, seat).map_or_else(landing, |walk| walk.course.pirate.at))
}

/// Whether all rows have been turned up (R4).
pub(super) const fn rows_are_open(view: &View) -> bool {
    !matches!(view.stage, Stage::Laying | Stage::Pouring)
}

/// The corner of the cell where the pirate of `seat` stands, if others are there too.
fn corner(view: &View, seat: Seat, place: Place) -> &'static str {
    let is_here = |other: &Seat| place_of(view, *other) == Some(place);
    let here: Vec<Seat> = Seat::all(view.n_seats()).filter(is_here).collect();
    let nth = here.iter().position(|other| *other == seat).unwrap_or(0);
    if here.len() < 2 { "" } else { [" q0", " q1", " q2", " q3"][nth % 4] }
}

/// Everything about a walk that can be seen.
pub(super) fn sight(walk: &Walk) -> impl Hash + '_ {
    (walk.start, walk.course, &walk.attached, &walk.trail)
}
