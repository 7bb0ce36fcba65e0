//! The island as a treasure map: land and water, and what lies on the cells (C2, R8).

use std::fmt::Write as _;

use board::pieces::art;
use board::{Region, Scene};
use game::{Phrase, Seat};
use maud::{Markup, PreEscaped, html};

use super::{pirates, trails, ways};
use crate::island::{Island, Place, Terrain, WIDTH};
use crate::{Action, View};

/// How wide a cell is drawn, in units of the land's drawing.
pub(super) const CELL: u8 = 20;

/// What the drawings on the map are cut to: five cells, and some sea around them.
pub(super) const FRAME: &str = "-6 -6 112 112";

pub(super) fn map(view: &View, legal: &[Action], scene: &Scene<'_>) -> Markup {
    html! {
        section class="map" id="map" data-what="island" data-in-sight=(view.round) aria-label=(scene.text("board-map")) {
            (coast())
            div class="parchment" {
                (sea(view, scene))
                (trails::trails(view, scene))
                div class="layer grid5 pawns" {
                    @for seat in Seat::all(view.n_seats()) { (pirates::pawn(view, seat, scene)) }
                }
                (ways::ways(view, legal, scene))
            }
        }
    }
}

/// Everything that stays as it is while an island is visited.
fn sea(view: &View, scene: &Scene<'_>) -> Region {
    let (island, id) = (view.chart(), view.island);
    scene.region("sea", id, |region| {
        html! {
            div id=(region) {
                h2 class="isle" { (scene.say(&Phrase::new("board-island").with("island", id))) }
                div class="layer ocean" {
                    (art(scene, "waves", "waves"))
                    (decor(island, scene))
                    svg class="land" viewBox=(FRAME) aria-hidden="true" {
                        path filter="url(#coast)" d=(land(island)) {}
                        path class="lines" d=(land(island)) {}
                    }
                }
                (margins())
                ol class="layer grid5 cells" aria-label=(scene.text("board-cells")) {
                    @for place in Place::all() { (cell(island, place, scene)) }
                }
            }
        }
    })
}

fn land(island: &Island) -> String {
    let mut path = String::new();
    for place in island.land().iter() {
        let (x, y) = (place.column() * CELL, place.row() * CELL);
        let _ = write!(path, "M{x} {y}h{CELL}v{CELL}h-{CELL}z");
    }
    path
}

/// Compass, ship and serpent, in corners without land.
fn decor(island: &Island, scene: &Scene<'_>) -> Markup {
    let last = WIDTH - 1;
    let corners = [(0, 0, "nw"), (last, last, "se"), (0, last, "sw"), (last, 0, "ne")];
    let is_water = |(column, row): (u8, u8)| !island.land().contains(Place(row * WIDTH + column));
    let free = corners.into_iter().filter(|(column, row, _)| is_water((*column, *row)));
    html! {
        @for ((.., corner), figure) in free.zip(["compass", "serpent", "ship"]) {
            div class={ "decor " (corner) " " (figure) } { (art(scene, figure, "")) }
        }
    }
}

/// The letters of the columns and the numbers of the rows, as the log names cells.
fn margins() -> Markup {
    html! {
        ol class="letters" aria-hidden="true" { @for letter in 'a'..='e' { li { (letter) } } }
        ol class="numbers" aria-hidden="true" { @for number in (1..=WIDTH).rev() { li { (number) } } }
    }
}

fn cell(island: &Island, place: Place, scene: &Scene<'_>) -> Markup {
    let cell = island.cell(place);
    if cell == Terrain::Water {
        return html! { li aria-hidden="true" {} };
    }
    html! {
        li class="cell" data-what=[key(cell)] {
            @if let Some(symbol) = symbol(cell) { (art(scene, symbol, "on")) }
            @if let Terrain::Chest(value) = cell { b class="worth" aria-hidden="true" { (value) } }
            span class="sr" { (place.to_string()) ": " (scene.text(cell_name(cell))) }
        }
    }
}

pub(super) const fn symbol(cell: Terrain) -> Option<&'static str> {
    Some(match cell {
        Terrain::Water | Terrain::Empty => return None,
        Terrain::WhiteFlag => "flag-white",
        Terrain::RedFlag => "flag-red",
        Terrain::BlueFlag => "flag-blue",
        Terrain::Trap => "trap",
        Terrain::Robber => "robber",
        Terrain::Chest(1) => "chest-1",
        Terrain::Chest(2) => "chest-2",
        Terrain::Chest(_) => "chest-3",
    })
}

/// What explains a cell; empty land is part of the island.
const fn key(cell: Terrain) -> Option<&'static str> {
    Some(match cell {
        Terrain::Water | Terrain::Empty => return None,
        Terrain::WhiteFlag => "white-flag",
        Terrain::RedFlag | Terrain::BlueFlag => "flag",
        Terrain::Trap => "trap",
        Terrain::Robber => "robber",
        Terrain::Chest(_) => "chest",
    })
}

pub(super) const fn cell_name(cell: Terrain) -> &'static str {
    match cell {
        Terrain::Water => "board-cell-water",
        Terrain::Empty => "board-cell-empty",
        Terrain::WhiteFlag => "board-cell-white-flag",
        Terrain::RedFlag => "board-cell-red-flag",
        Terrain::BlueFlag => "board-cell-blue-flag",
        Terrain::Trap => "board-cell-trap",
        Terrain::Robber => "board-cell-robber",
        Terrain::Chest(1) => "board-cell-chest-1",
        Terrain::Chest(2) => "board-cell-chest-2",
        Terrain::Chest(_) => "board-cell-chest-3",
    }
}

/// The classes that put something on a cell of the map.
pub(super) fn at(place: Place) -> &'static str {
    const AT: [&str; 25] = [
        "x0 y0", "x1 y0", "x2 y0", "x3 y0", "x4 y0", "x0 y1", "x1 y1", "x2 y1", "x3 y1", "x4 y1",
        "x0 y2", "x1 y2", "x2 y2", "x3 y2", "x4 y2", "x0 y3", "x1 y3", "x2 y3", "x3 y3", "x4 y3",
        "x0 y4", "x1 y4", "x2 y4", "x3 y4", "x4 y4",
    ];
    AT[place.0 as usize % AT.len()]
}

/// Turns squares into an island: rounds and roughens its coast, and lays sand, grass and foam. It stands in the page,
/// since not every browser applies a filter from another file.
const fn coast() -> PreEscaped<&'static str> {
    PreEscaped(include_str!("../../art/coast.svg"))
}
