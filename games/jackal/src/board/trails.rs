//! The ways that pirates have gone, drawn as on a treasure map.

use std::fmt::Write as _;

use board::pieces::seat_class;
use board::{Region, Scene};
use game::Seat;
use maud::html;

use super::map::{CELL, FRAME};
use super::pirates::walk;
use crate::View;
use crate::island::Place;
use crate::movement::Walk;

/// How far from the middle of the cells the trail of each seat runs, so that none hides another.
const ASIDE: [(i16, i16); 4] = [(-2, 0), (2, 4), (2, 0), (-2, 4)];

pub(super) fn trails(view: &View, scene: &Scene<'_>) -> Region {
    let seats = || Seat::all(view.n_seats());
    let trails: Vec<(Seat, String)> =
        seats().filter_map(|seat| Some((seat, trail(seat, walk(view, seat)?)?))).collect();
    scene.region("trails", &trails, |id| {
        html! {
            svg class="layer trails" id=(id) viewBox=(FRAME) aria-hidden="true" {
                @for (_, path) in &trails { path class="under" d=(path) {} }
                @for (seat, path) in &trails { path class=(seat_class(*seat)) d=(path) {} }
            }
        }
    })
}

/// The cells of a walk joined by lines, if it led anywhere.
fn trail(seat: Seat, walk: &Walk) -> Option<String> {
    let (aside_x, aside_y) = ASIDE[seat.index() % ASIDE.len()];
    let middle = |at: u8, aside: i16| i16::from(at * CELL + CELL / 2) + aside;
    let mut path = String::new();
    let mut add = |letter: char, place: Place| {
        let (x, y) = (middle(place.column(), aside_x), middle(place.row(), aside_y));
        let _ = write!(path, "{letter}{x} {y}");
    };
    add('M', walk.start?);
    walk.trail.iter().for_each(|print| add('L', print.to));
    (!walk.trail.is_empty()).then_some(path)
}
