//! Where a tile may be laid (P1, P2).

use arrayvec::ArrayVec;

use crate::Illegal;
use crate::boat::Boat;
use crate::cells::Cells;
use crate::components::{CATS_PER_PLAYER, Tile};
use crate::plans::HULL;
use crate::shapes::{MAX_POSES, Pose, Shape, Spot, Turn};

/// What decides where tiles may be laid on a boat.
#[derive(Clone, Copy, Debug)]
pub struct FreeSpace {
    covered: Cells,
    /// A tile needs one of these cells.
    touching: Cells,
}

impl FreeSpace {
    #[inline]
    pub fn on(boat: &Boat) -> Self {
        let covered = boat.covered();
        // P2: the first tile may lie anywhere.
        let touching = if covered.is_empty() { HULL } else { covered.grown() };
        Self { covered, touching }
    }

    /// Where the first cell of a pose may lie.
    #[inline]
    pub fn places(&self, pose: &Pose) -> Cells {
        let (mut blocked, mut touching) = (Cells::NONE, Cells::NONE);
        for &step in pose.steps() {
            blocked = blocked.or(self.covered.lowered(step));
            touching = touching.or(self.touching.lowered(step));
        }
        pose.afloat().and(touching).without(blocked)
    }

    #[inline]
    pub fn has_room_for(&self, shape: &Shape) -> bool {
        shape.poses().iter().any(|pose| !self.places(pose).is_empty())
    }
}

/// Several tiles with every spot where each may be laid, in a fixed order: tile by tile, pose by pose, cell by cell.
#[derive(Clone, Debug)]
pub struct Menu {
    choices: ArrayVec<MenuItem, MAX_CHOICES>,
    len: u32,
}

/// A tile in one pose, and all cells on which its first cell may lie.
#[derive(Clone, Copy, Debug)]
pub struct MenuItem {
    pub tile: Tile,
    pub turn: Turn,
    /// Where its first cell may lie.
    pub places: Cells,
}

/// The cats around the island of the largest table, in all poses.
const MAX_CHOICES: usize =
    CATS_PER_PLAYER as usize * crate::components::MOST_SEATS as usize * MAX_POSES;

impl Menu {
    #[inline]
    pub fn of(boat: &Boat, tiles: impl Iterator<Item = Tile>) -> Self {
        let space = FreeSpace::on(boat);
        let mut menu = Self { choices: ArrayVec::new(), len: 0 };
        for tile in tiles {
            for (pose, turn) in tile.shape().poses().iter().zip(0..) {
                let places = space.places(pose);
                menu.len += places.len();
                menu.choices.push(MenuItem { tile, turn: Turn(turn), places });
            }
        }
        menu
    }

    pub const fn len(&self) -> u32 {
        self.len
    }

    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    pub fn choices(&self) -> &[MenuItem] {
        &self.choices
    }

    pub fn iter(&self) -> impl Iterator<Item = (Tile, Spot)> {
        self.choices.iter().flat_map(|choice| {
            let MenuItem { tile, turn, places } = *choice;
            places.iter().map(move |at| (tile, Spot { turn, at }))
        })
    }

    /// The `n`th of them, counted from 0; `None` if there are fewer.
    #[inline]
    pub fn nth(&self, mut n: u32) -> Option<(Tile, Spot)> {
        for &MenuItem { tile, turn, places } in &self.choices {
            match places.nth(n) {
                Some(at) => return Some((tile, Spot { turn, at })),
                None => n -= places.len(),
            }
        }
        None
    }
}

/// Whether a tile may be laid there.
///
/// # Errors
/// Why not: it fits nowhere (D3), it is in the water, on another tile (P1), or apart from the others (P2).
pub fn check(boat: &Boat, tile: Tile, spot: Spot) -> Result<(), Illegal> {
    check_spot(boat, tile, spot).map_err(|why| {
        let fits = FreeSpace::on(boat).has_room_for(tile.shape());
        if fits { why } else { Illegal::FitsNowhere { tile } }
    })
}

fn check_spot(boat: &Boat, tile: Tile, spot: Spot) -> Result<(), Illegal> {
    let shape = tile.shape();
    if shape.pose(spot.turn).is_none() {
        return Err(Illegal::NoSuchTurn { tile, turns: shape.poses().len() as u8 });
    }
    let cells = shape.cells_at(spot).ok_or(Illegal::InTheWater)?;
    if let Some(cell) = cells.and(boat.covered()).first() {
        return Err(Illegal::Overlaps { cell });
    }
    if cells.meets(FreeSpace::on(boat).touching) { Ok(()) } else { Err(Illegal::Apart) }
}
