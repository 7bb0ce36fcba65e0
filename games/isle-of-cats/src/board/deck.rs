//! A boat from above: its rooms, rats and maps, what lies on it, and the families outlined.

use std::fmt::Write as _;

use board::pieces::art;
use board::{Region, Scene};
use game::{Arg, Phrase, Seat};
use maud::{Markup, html};

use super::tile;
use crate::boat::{Boat, Group};
use crate::cells::{COLUMNS, Cell, Cells, ROWS};
use crate::plans::HULL;
use crate::scoring::family_worth;
use crate::{Colour, Placed, Tile, View};

/// How wide a cell is in the drawing of what is printed on a boat.
const UNIT: u32 = 40;

/// The boat of `seat`. On the viewer's own one tiles can be laid.
pub(super) fn deck(view: &View, seat: Seat, scene: &Scene<'_>) -> Region {
    let boat = &view.boats[seat];
    let inputs = (boat.number(), boat.tiles());
    scene.region(("deck", seat.number()), inputs, |id| {
        let is_own = scene.viewer.is(seat);
        html! {
            div class="deck" id=(id) data-what="boat" role=(if is_own { "application" } else { "img" })
                tabindex=[is_own.then_some("0")] aria-label=(about(boat, seat, scene).0)
                data-place=[is_own.then(|| format!("{COLUMNS} {ROWS}"))] data-cells=[is_own.then(|| plan(boat))] {
                (art(scene, "deck", "hull"))
                (art(scene, "marks", "hull marks"))
                (printed(boat, scene))
                @for (place, placed) in boat.tiles().iter().enumerate() {
                    (laid(boat, *placed, (seat, place), scene))
                }
                (families(boat))
                @if is_own {
                    svg class="veil" viewBox="0 0 22 9" aria-hidden="true" { path class="can" data-shade="" d="" {} }
                    svg class="tile ghost" data-ghost="" viewBox="0 0 40 40" aria-hidden="true" {}
                }
            }
        }
    })
}

fn laid(boat: &Boat, placed: Placed, (seat, place): (Seat, usize), scene: &Scene<'_>) -> Markup {
    let id = match placed.tile {
        Tile::Cat(cat) => format!("cat-{}", cat.number()),
        Tile::Treasure(_) => format!("loot-{}-{place}", seat.number()),
    };
    tile::laid(placed.tile, placed.spot, &id, place + 1 == boat.tiles().len(), scene)
}

fn about(boat: &Boat, seat: Seat, scene: &Scene<'_>) -> Markup {
    let tiles = boat.tiles().iter().map(|placed| {
        let cells = placed.cells().to_string();
        Arg::Phrase(Phrase::new("board-lies").with("tile", placed.tile).with("cells", cells))
    });
    let tiles: Vec<Arg> = tiles.collect();
    let id = if scene.viewer.is(seat) { "board-own-boat" } else { "board-boat" };
    scene.say(&Phrase::new(id).with("seat", seat).with("tiles", tiles))
}

/// Every cell of the plan: a space is water, a dot is free, an `x` is covered.
fn plan(boat: &Boat) -> String {
    let mark = |cell| match (HULL.contains(cell), boat.covered().contains(cell)) {
        (false, _) => ' ',
        (true, false) => '.',
        (true, true) => 'x',
    };
    (0..ROWS).flat_map(|row| (0..COLUMNS).map(move |column| mark(Cell::new(row, column)))).collect()
}

/// The rats and maps of a boat; tiles hide them.
fn printed(boat: &Boat, scene: &Scene<'_>) -> Markup {
    let plan = boat.number().plan();
    let maps = Colour::ALL.into_iter().zip(plan.maps);
    html! {
        svg class="fixed" viewBox="0 0 880 360" aria-hidden="true" {
            g data-what="rat" { @for rat in plan.rats.iter() { (mark(rat, "rat", "", scene)) } }
            g data-what="map" {
                @for (colour, map) in maps {
                    @for cell in map.iter() { (mark(cell, "map-", tile::colour_name(colour), scene)) }
                }
            }
        }
    }
}

fn mark(cell: Cell, kind: &str, colour: &str, scene: &Scene<'_>) -> Markup {
    let (x, y) = (u32::from(cell.column()) * UNIT, u32::from(cell.row()) * UNIT);
    html! {
        use href={ (scene.links.sprite) "#" (kind) (colour) } x=(x) y=(y) width=(UNIT) height=(UNIT) {}
    }
}

/// The families of a boat, outlined, each with its points.
fn families(boat: &Boat) -> Markup {
    let families = boat.families();
    html! {
        svg class="veil" viewBox="0 0 22 9" aria-hidden="true" {
            @for family in &families {
                @let outline = outline(family.cells);
                path class="rim" d=(outline) {}
                path class="kin" d=(outline) {}
            }
        }
        @for family in &families { (worth(family)) }
    }
}

/// The points of a family, on the cell that is nearest to its middle.
fn worth(family: &Group) -> Markup {
    let n_cells = family.cells.len() as i32;
    let sum =
        |part: fn(Cell) -> u8| family.cells.iter().map(|cell| i32::from(part(cell))).sum::<i32>();
    let (rows, columns) = (sum(Cell::row), sum(Cell::column));
    let far = |cell: &Cell| {
        let row = i32::from(cell.row()) * n_cells - rows;
        let column = i32::from(cell.column()) * n_cells - columns;
        row.abs() + column.abs()
    };
    html! {
        @if let Some(cell) = family.cells.iter().min_by_key(far) {
            b class={ "badge x" (cell.column()) " y" (cell.row()) } aria-hidden="true" data-what="family" { (family_worth(family.cats)) }
        }
    }
}

/// The border of a set of cells, as a path whose unit is a cell.
fn outline(cells: Cells) -> String {
    let mut path = String::new();
    let has = |row: i16, column: i16| {
        let inside =
            (0..i16::from(ROWS)).contains(&row) && (0..i16::from(COLUMNS)).contains(&column);
        inside && cells.contains(Cell::new(row as u8, column as u8))
    };
    for cell in cells.iter() {
        let (row, column) = (i16::from(cell.row()), i16::from(cell.column()));
        let sides = [
            (has(row - 1, column), column, row, 'h'),
            (has(row + 1, column), column, row + 1, 'h'),
            (has(row, column - 1), column, row, 'v'),
            (has(row, column + 1), column + 1, row, 'v'),
        ];
        for (_, x, y, way) in sides.into_iter().filter(|(is_inside, ..)| !is_inside) {
            let _ = write!(path, "M{x} {y}{way}1");
        }
    }
    path
}
