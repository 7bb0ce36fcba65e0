//! What a boat is worth if the match ended now, and which rooms are not full.

use board::pieces::{art, icon, number};
use board::{RegionId, Scene};
use game::Seat;
use maud::{Markup, html};

use crate::View;
use crate::boat::Boat;
use crate::plans::{N_ROOMS, ROOM_SYMBOLS, ROOMS, Symbol};
use crate::scoring::{family_points, lesson_points, open_points, rat_points, room_points};

/// The symbols for what brings or costs points, each with the key that explains it.
const FAMILIES: [&str; 2] = ["lesson-crown", "family"];
const RATS: [&str; 2] = ["rat", "rat"];
const OPEN_ROOMS: [&str; 2] = ["lesson-rooms", "room"];
const LESSONS: [&str; 2] = ["lesson-many", "lesson"];

/// Where the points of `seat` come from: a line for everything, and the sum.
pub(super) fn tally(view: &View, seat: Seat, id: RegionId, scene: &Scene<'_>) -> Markup {
    let boat = &view.boats[seat];
    let known = view.lessons[seat].known();
    let lessons = lesson_points(&view.boats, seat, known);
    html! {
        div id=(id) {
            dl class="tally" data-what="points" {
                (line(FAMILIES, scene.text("board-families").0, family_points(boat), scene))
                (line(RATS, scene.count("board-rats", boat.visible_rats().len() as usize).0, rat_points(boat), scene))
                (line(OPEN_ROOMS, scene.count("board-rooms", open_rooms(boat)).0, room_points(boat), scene))
                @if !known.is_empty() {
                    (line(LESSONS, scene.text("board-lessons").0, lessons, scene))
                }
                dt { span class="sum" { (scene.text("board-now")) } }
                dd { span class="num" { (number(open_points(boat) + lessons)) } }
            }
            (rooms(boat, scene))
        }
    }
}

fn line([symbol, key]: [&str; 2], what: &str, points: i32, scene: &Scene<'_>) -> Markup {
    html! {
        dt data-what=(key) { (art(scene, symbol, "")) span { (maud::PreEscaped(what)) } }
        dd { span class="num" { (number(points)) } }
    }
}

fn open_rooms(boat: &Boat) -> usize {
    N_ROOMS - usize::from(boat.n_filled_rooms())
}

/// The same for the boat of somebody else, in a row.
pub(super) fn chips(view: &View, seat: Seat, scene: &Scene<'_>) -> board::Region {
    let boat = &view.boats[seat];
    let inputs = (family_points(boat), boat.visible_rats().len(), boat.free());
    scene.region(("chips", seat.number()), inputs, |id| {
        html! {
            span class="row" id=(id) {
                (chip(FAMILIES, scene.text("board-families").0, family_points(boat), scene))
                (chip(RATS, scene.count("board-rats", boat.visible_rats().len() as usize).0, rat_points(boat), scene))
                (chip(OPEN_ROOMS, scene.count("board-rooms", open_rooms(boat)).0, room_points(boat), scene))
            }
        }
    })
}

fn chip([symbol, key]: [&str; 2], what: &str, points: i32, scene: &Scene<'_>) -> Markup {
    html! {
        span class="tag" data-what=(key) {
            (art(scene, symbol, "tiny")) (maud::PreEscaped(what)) b { (number(points)) }
        }
    }
}

/// The rooms with how many of their cells are empty.
fn rooms(boat: &Boat, scene: &Scene<'_>) -> Markup {
    html! {
        ol class="rooms" aria-label=(scene.text("board-room-list")) {
            @for (room, symbol) in ROOMS.into_iter().zip(ROOM_SYMBOLS) {
                @let empty = room.without(boat.covered()).len();
                li class=(if empty == 0 { "room full" } else { "room" }) data-what="room" {
                    (art(scene, symbol_name(symbol), ""))
                    @if empty == 0 {
                        (icon(scene, "tick")) span class="sr" { (scene.text("board-room-full")) }
                    } @else {
                        (empty) span class="sr" { " " (scene.count("board-room-empty", empty as usize)) }
                    }
                }
            }
        }
    }
}

const fn symbol_name(symbol: Symbol) -> &'static str {
    match symbol {
        Symbol::Parrot => "room-parrot",
        Symbol::Moon => "room-moon",
        Symbol::Apple => "room-apple",
        Symbol::None => "room-plain",
        Symbol::Wheat => "room-wheat",
    }
}
