//! The shapes of tiles (C2, C3), and every way in which each can lie: turned and flipped, worked out once.

use serde::{Deserialize, Serialize};

use crate::cells::{COLUMNS, Cell, Cells};
use crate::plans::HULL;

/// The shapes of the cats, in the order of [`crate::components::CatShape`].
pub static CAT_SHAPES: [Shape; 17] = [
    Shape::of(&[".##", "##."]),
    Shape::of(&["###", ".#.", ".#."]),
    Shape::of(&["#..", "##.", ".##"]),
    Shape::of(&[".#..", "####"]),
    Shape::of(&["##", "##", "#."]),
    Shape::of(&["#..", "#..", "###"]),
    Shape::of(&["#...", "####"]),
    Shape::of(&["#.#", "###"]),
    Shape::of(&[".#.", "###", ".#."]),
    Shape::of(&["##..", ".###"]),
    Shape::of(&["#####"]),
    Shape::of(&[".#", "##", "##", "#."]),
    Shape::of(&["#..", "###", "#.#"]),
    Shape::of(&[".#..", ".#..", "####"]),
    Shape::of(&["###.", "#.##"]),
    Shape::of(&[".##", "###", "..#"]),
    Shape::of(&[".#.", ".#.", "###", ".#."]),
];

/// The shapes of the treasures, in the order of [`crate::components::Treasure`].
pub static TREASURE_SHAPES: [Shape; 9] = [
    Shape::of(&["#"]),
    Shape::of(&["##"]),
    Shape::of(&["###"]),
    Shape::of(&["#.", "##"]),
    Shape::of(&["####"]),
    Shape::of(&["##", "##"]),
    Shape::of(&["###", ".#."]),
    Shape::of(&[".##", "##."]),
    Shape::of(&["#..", "###"]),
];

pub const MAX_CELLS: usize = 6;

/// Four quarter turns of either side.
pub const MAX_POSES: usize = 8;

/// Which of its poses a tile lies in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Turn(pub u8);

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Spot {
    pub turn: Turn,
    /// On which cell the first cell of the pose lies, counted row by row.
    pub at: Cell,
}

/// A shape and all its poses, each different from the others.
#[derive(Clone, Copy, Debug)]
pub struct Shape {
    poses: [Pose; MAX_POSES],
    n_poses: u8,
}

/// One way in which a shape can lie.
#[derive(Clone, Copy, Debug)]
pub struct Pose {
    outline: Outline,
    /// Its cells, with the first one on the cell with the number 0.
    cells: Cells,
    /// How far the number of each of its cells is from that of the first one.
    steps: [u8; MAX_CELLS],
    /// Where its first cell may lie so that no cell is in the water.
    afloat: Cells,
    /// The pose a quarter turn further, clockwise.
    turned: Turn,
    /// The pose seen from the other side: left and right exchanged.
    flipped: Turn,
}

impl Shape {
    /// All poses; the number of a pose is its [`Turn`].
    #[inline]
    pub fn poses(&self) -> &[Pose] {
        &self.poses[..self.n_poses as usize]
    }

    #[inline]
    pub fn pose(&self, turn: Turn) -> Option<&Pose> {
        self.poses().get(turn.0 as usize)
    }

    pub const fn len(&self) -> usize {
        self.poses[0].outline.len as usize
    }

    /// Whether it has none: no shape of ours.
    pub const fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The cells that it covers there; nothing if a cell would be in the water, or if there is no such pose.
    #[inline]
    pub fn cells_at(&self, spot: Spot) -> Option<Cells> {
        let pose = self.pose(spot.turn)?;
        pose.afloat.contains(spot.at).then(|| pose.cells_at(spot.at))
    }

    /// The shape of a picture in rows of `#` and `.`.
    pub const fn of(picture: &[&str]) -> Self {
        let mut outlines = [Outline::of(picture); MAX_POSES];
        let mut n_poses = 1;
        let mut made = 1;
        while made < MAX_POSES {
            // Four turns of one side, then four of the other; a pose that looks like an earlier one is dropped.
            let last = outlines[n_poses - 1];
            let next = if made == MAX_POSES / 2 { outlines[0].flipped() } else { last.turned() };
            if place_of(next, &outlines, n_poses).is_none() {
                outlines[n_poses] = next;
                n_poses += 1;
            }
            made += 1;
        }
        let mut poses = [Pose::of(&outlines, 0, n_poses); MAX_POSES];
        let mut pose = 1;
        while pose < n_poses {
            poses[pose] = Pose::of(&outlines, pose, n_poses);
            pose += 1;
        }
        Self { poses, n_poses: n_poses as u8 }
    }
}

impl Pose {
    /// Row and column of each of its cells, counted from the first one; columns may be negative.
    pub fn outline(&self) -> &[(i8, i8)] {
        &self.outline.cells[..self.outline.len as usize]
    }

    #[inline]
    pub fn steps(&self) -> &[u8] {
        &self.steps[..self.outline.len as usize]
    }

    /// Its cells when the first one lies on `at`.
    #[inline]
    pub const fn cells_at(&self, at: Cell) -> Cells {
        self.cells.raised(at.number())
    }

    #[inline]
    pub const fn afloat(&self) -> Cells {
        self.afloat
    }

    pub const fn turned(&self) -> Turn {
        self.turned
    }

    pub const fn flipped(&self) -> Turn {
        self.flipped
    }

    const fn of(outlines: &[Outline; MAX_POSES], number: usize, n_poses: usize) -> Self {
        let outline = outlines[number];
        let (mut cells, mut afloat, mut steps) = (Cells::NONE, HULL, [0; MAX_CELLS]);
        let (mut left, mut right) = (0, 0);
        let mut cell = 0;
        while cell < outline.len as usize {
            let (row, column) = outline.cells[cell];
            let step = (row * COLUMNS as i8 + column) as u8;
            steps[cell] = step;
            cells = cells.or(Cells::NONE.with(Cell::new(0, 0)).raised(step));
            // The first cell may lie wherever this one then lies on the hull.
            afloat = afloat.and(HULL.lowered(step));
            left = if column < left { column } else { left };
            right = if column > right { column } else { right };
            cell += 1;
        }
        // The end of a row is not beside the beginning of the next.
        let columns = Cells::in_columns(left.unsigned_abs(), COLUMNS - 1 - right.unsigned_abs());
        Self {
            outline,
            cells,
            steps,
            afloat: afloat.and(columns),
            turned: number_of(outline.turned(), outlines, n_poses),
            flipped: number_of(outline.flipped(), outlines, n_poses),
        }
    }
}

/// Cells in reading order, as rows and columns counted from the first.
#[derive(Clone, Copy, Debug)]
struct Outline {
    cells: [(i8, i8); MAX_CELLS],
    len: u8,
}

impl Outline {
    const fn of(picture: &[&str]) -> Self {
        let mut outline = Self { cells: [(0, 0); MAX_CELLS], len: 0 };
        let mut row = 0;
        while row < picture.len() {
            let mut column = 0;
            while column < picture[row].len() {
                if picture[row].as_bytes()[column] == b'#' {
                    outline.cells[outline.len as usize] = (row as i8, column as i8);
                    outline.len += 1;
                }
                column += 1;
            }
            row += 1;
        }
        outline.anchored()
    }

    /// A quarter turn clockwise.
    const fn turned(mut self) -> Self {
        let mut cell = 0;
        while cell < self.len as usize {
            let (row, column) = self.cells[cell];
            self.cells[cell] = (column, -row);
            cell += 1;
        }
        self.anchored()
    }

    /// Left and right exchanged.
    const fn flipped(mut self) -> Self {
        let mut cell = 0;
        while cell < self.len as usize {
            let (row, column) = self.cells[cell];
            self.cells[cell] = (row, -column);
            cell += 1;
        }
        self.anchored()
    }

    /// The same in reading order, counted from the first cell.
    const fn anchored(mut self) -> Self {
        let len = self.len as usize;
        let mut place = 1;
        while place < len {
            let mut at = place;
            while at > 0 && is_before(self.cells[at], self.cells[at - 1]) {
                (self.cells[at], self.cells[at - 1]) = (self.cells[at - 1], self.cells[at]);
                at -= 1;
            }
            place += 1;
        }
        let (row, column) = self.cells[0];
        let mut cell = 0;
        while cell < len {
            self.cells[cell] = (self.cells[cell].0 - row, self.cells[cell].1 - column);
            cell += 1;
        }
        self
    }

    const fn is(&self, other: &Self) -> bool {
        let mut cell = 0;
        while cell < self.len as usize {
            let (mine, theirs) = (self.cells[cell], other.cells[cell]);
            if mine.0 != theirs.0 || mine.1 != theirs.1 {
                return false;
            }
            cell += 1;
        }
        true
    }
}

const fn is_before(one: (i8, i8), other: (i8, i8)) -> bool {
    one.0 < other.0 || one.0 == other.0 && one.1 < other.1
}

/// The index of an equal outline among the first `n`.
const fn place_of(outline: Outline, among: &[Outline; MAX_POSES], n: usize) -> Option<usize> {
    let mut place = 0;
    while place < n {
        if outline.is(&among[place]) {
            return Some(place);
        }
        place += 1;
    }
    None
}

const fn number_of(outline: Outline, among: &[Outline; MAX_POSES], n_poses: usize) -> Turn {
    match place_of(outline, among, n_poses) {
        Some(place) => Turn(place as u8),
        None => panic!("a shape has all its poses"),
    }
}
