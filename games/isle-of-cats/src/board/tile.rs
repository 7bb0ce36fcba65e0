//! A tile: a cat, whose face stays upright however it lies, or a treasure.

use std::fmt::Write as _;

use board::Scene;
use maud::{Markup, html};

use crate::shapes::{Pose, Shape};
use crate::{CatShape, Colour, Spot, Tile, Treasure, Turn};

/// How wide a cell is in the drawings.
const UNIT: i32 = 40;

/// Four quarter turns of either side.
const WAYS: usize = 8;

/// In which cell of its picture a cat has its head: column and row, in the order of [`CatShape::ALL`].
const HEADS: [(i32, i32); CatShape::ALL.len()] = [
    (2, 0),
    (2, 0),
    (0, 0),
    (1, 0),
    (1, 0),
    (0, 0),
    (0, 0),
    (0, 0),
    (1, 0),
    (0, 0),
    (0, 0),
    (1, 0),
    (0, 0),
    (1, 0),
    (0, 0),
    (2, 0),
    (1, 0),
];

/// The name of a colour in the sprite and in the style sheet.
pub(super) const fn colour_name(colour: Colour) -> &'static str {
    ["blue", "green", "red", "purple", "orange"][colour.index()]
}

pub(super) const fn treasure_name(treasure: Treasure) -> &'static str {
    ["single", "domino", "line", "corner", "rare-i", "rare-o", "rare-t", "rare-s", "rare-l"]
        [treasure.index()]
}

const fn shape_name(shape: CatShape) -> &'static str {
    [
        "s", "t", "w", "y", "p", "v", "l", "u", "x", "n", "i", "wave", "chair", "mast", "arch",
        "crab", "sword",
    ][shape.index()]
}

/// What explains a tile.
pub(super) const fn key(tile: Tile) -> &'static str {
    match tile {
        Tile::Cat(_) => "cat",
        Tile::Treasure(_) => "treasure",
    }
}

/// The tile as it comes, to be picked up: what is in it can be turned.
pub(super) fn loose(tile: Tile, id: Option<&str>, scene: &Scene<'_>) -> Markup {
    let drawn = Drawn::new(tile, Turn(0));
    html! {
        svg class={ "tile w" (drawn.width) " h" (drawn.height) } id=[id] data-flip=[id.map(|_| "")]
            viewBox=(drawn.view_box()) aria-hidden="true" { (drawn.picture(true, scene)) }
    }
}

/// The tile as it lies on a boat; the one that came last shines, and glides to its place.
pub(super) fn laid(tile: Tile, spot: Spot, id: &str, is_last: bool, scene: &Scene<'_>) -> Markup {
    let drawn = Drawn::new(tile, spot.turn);
    let (column, row) = (spot.at.column() - drawn.before_first, spot.at.row());
    let new = if is_last { " new" } else { "" };
    html! {
        svg class={ "tile x" (column) " y" (row) " w" (drawn.width) " h" (drawn.height) (new) } id=(id)
            data-flip=[is_last.then_some("")] data-what=(key(tile)) viewBox=(drawn.view_box()) aria-hidden="true" { (drawn.picture(false, scene)) }
    }
}

/// The cells of a tile as it comes, as column and row: `1,0 0,1 1,1`.
pub(super) fn cells(shape: &Shape) -> String {
    let pose = first_pose(shape);
    let before = before_first(pose);
    let cells = pose.outline().iter().map(|(row, column)| format!("{},{row}", column + before));
    cells.collect::<Vec<_>>().join(" ")
}

/// The pose of each of the eight ways to lie: four quarter turns, and the same of the other side.
pub(super) fn turns(shape: &Shape) -> [Turn; WAYS] {
    let pose = |turn| shape.pose(turn).expect("a shape has the poses that its poses lead to");
    let mut turns = [Turn(0); WAYS];
    turns[WAYS / 2] = pose(Turn(0)).flipped();
    for way in [1, 2, 3, 5, 6, 7] {
        turns[way] = pose(turns[way - 1]).turned();
    }
    turns
}

fn first_pose(shape: &Shape) -> &Pose {
    shape.pose(Turn(0)).expect("every shape has a pose")
}

/// How many columns of a pose lie left of its first cell.
fn before_first(pose: &Pose) -> i8 {
    pose.outline().iter().map(|(_, column)| -column).max().unwrap_or(0)
}

/// A tile, turned, and the room that it takes, in cells.
struct Drawn {
    tile: Tile,
    way: usize,
    picture: (i32, i32),
    width: i32,
    height: i32,
    before_first: u8,
}

impl Drawn {
    fn new(tile: Tile, turn: Turn) -> Self {
        let shape = tile.shape();
        let way = turns(shape).iter().position(|other| *other == turn).unwrap_or(0);
        let pose = shape.pose(turn).expect("a tile lies in one of its poses");
        let picture = size(first_pose(shape));
        let (width, height) = size(pose);
        let before_first = before_first(pose).unsigned_abs();
        Self { tile, way, picture, width, height, before_first }
    }

    fn view_box(&self) -> String {
        format!("0 0 {} {}", self.width * UNIT, self.height * UNIT)
    }

    /// Where a point of the picture lies when it is turned.
    fn turned(&self, (x, y): (i32, i32)) -> (i32, i32) {
        let (width, height) = (self.picture.0 * UNIT, self.picture.1 * UNIT);
        let x = if self.way < WAYS / 2 { x } else { width - x };
        match self.way % 4 {
            0 => (x, y),
            1 => (height - y, x),
            2 => (width - x, height - y),
            _ => (y, width - x),
        }
    }

    fn transform(&self) -> String {
        let (zero, right, down) = (self.turned((0, 0)), self.turned((1, 0)), self.turned((0, 1)));
        let mut out = String::from("matrix(");
        for (x, y) in [(right.0 - zero.0, right.1 - zero.1), (down.0 - zero.0, down.1 - zero.1)] {
            let _ = write!(out, "{x} {y} ");
        }
        let _ = write!(out, "{} {})", zero.0, zero.1);
        out
    }

    /// What is inside the drawing; if it is loose, the parts that a script can turn are marked.
    fn picture(&self, is_loose: bool, scene: &Scene<'_>) -> Markup {
        let sprite = &scene.links.sprite;
        let (width, height) = (self.picture.0 * UNIT, self.picture.1 * UNIT);
        let (turned, transform) =
            (is_loose.then_some(""), (self.way > 0).then(|| self.transform()));
        match self.tile {
            Tile::Treasure(treasure) => html! {
                use href={ (sprite) "#" (treasure_name(treasure)) } width=(width) height=(height)
                    transform=[transform] data-turned=[turned] {}
            },
            Tile::Cat(cat) => html! {
                use href={ (sprite) "#" (shape_name(cat.shape)) "-" (colour_name(cat.colour)) } width=(width)
                    height=(height) transform=[transform] data-turned=[turned] {}
                (self.face(cat.colour, HEADS[cat.shape.index()], is_loose, scene))
            },
        }
    }

    fn face(
        &self,
        colour: Colour,
        (column, row): (i32, i32),
        is_loose: bool,
        scene: &Scene<'_>,
    ) -> Markup {
        let middle = (column * UNIT + UNIT / 2, row * UNIT + UNIT / 2);
        let (x, y) = self.turned(middle);
        let (upright, half) = (is_loose.then(|| format!("{} {}", middle.0, middle.1)), -UNIT / 2);
        html! {
            g transform={ "translate(" (x) " " (y) ")" } data-upright=[upright] {
                use href={ (scene.links.sprite) "#face-" (colour_name(colour)) } x=(half) y=(half) width=(UNIT)
                    height=(UNIT) {}
            }
        }
    }
}

fn size(pose: &Pose) -> (i32, i32) {
    let columns = pose.outline().iter().map(|(_, column)| column);
    let rows = pose.outline().iter().map(|(row, _)| row);
    let width = columns.clone().max().unwrap_or(&0) - columns.min().unwrap_or(&0) + 1;
    (width.into(), (rows.max().unwrap_or(&0) + 1).into())
}
