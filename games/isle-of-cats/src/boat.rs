//! A boat with all that lies on it, and what can be read from it.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use crate::cells::Cells;
use crate::components::{Colour, SMALLEST_FAMILY, Tile};
use crate::plans::{BoatNumber, EDGE, HULL, N_ROOMS, ROOMS};
use crate::shapes::Spot;

/// The most tiles a boat can hold: five treasures, five cats of four cells, and larger ones on the rest of 142 cells.
pub const MAX_TILES: usize = 34;

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(try_from = "Parts", into = "Parts")]
pub struct Boat {
    number: BoatNumber,
    tiles: ArrayVec<Placed, MAX_TILES>,
    covered: Cells,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Placed {
    pub tile: Tile,
    pub spot: Spot,
}

impl Placed {
    pub fn cells(self) -> Cells {
        self.tile.shape().cells_at(self.spot).expect("what lies on a boat is not in the water")
    }
}

/// Cats of one colour connected by sides; a family if there are three or more (E3).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Group {
    pub colour: Colour,
    pub cats: u8,
    pub cells: Cells,
}

pub type Groups = ArrayVec<Group, MAX_TILES>;

impl Boat {
    pub fn empty(number: BoatNumber) -> Self {
        Self { number, tiles: ArrayVec::new(), covered: Cells::NONE }
    }

    pub fn number(&self) -> BoatNumber {
        self.number
    }

    /// What lies on it, in the order in which it came.
    pub fn tiles(&self) -> &[Placed] {
        &self.tiles
    }

    #[inline]
    pub fn covered(&self) -> Cells {
        self.covered
    }

    #[inline]
    pub fn free(&self) -> Cells {
        HULL.without(self.covered)
    }

    /// Lays a tile; whoever calls has checked that it may lie there.
    #[inline]
    pub fn lay(&mut self, placed: Placed) {
        self.covered = self.covered.or(placed.cells());
        self.tiles.push(placed);
    }

    /// The rats on which nothing lies (E1).
    #[inline]
    pub fn visible_rats(&self) -> Cells {
        self.number.plan().rats.without(self.covered)
    }

    /// The treasure map of this colour, if nothing lies on it (P3).
    #[inline]
    pub fn visible_map(&self, colour: Colour) -> Cells {
        self.number.plan().maps[colour.index()].without(self.covered)
    }

    /// Which of the rooms 1 to 7 are completely covered (E2).
    pub fn filled_rooms(&self) -> [bool; N_ROOMS] {
        ROOMS.map(|room| room.without(self.covered).is_empty())
    }

    /// How many rooms are completely covered (E2, E5).
    pub fn n_filled_rooms(&self) -> u8 {
        self.filled_rooms().into_iter().filter(|filled| *filled).count() as u8
    }

    pub fn cats(&self) -> impl Iterator<Item = (Colour, Cells)> {
        self.tiles.iter().filter_map(|placed| match placed.tile {
            Tile::Cat(cat) => Some((cat.colour, placed.cells())),
            Tile::Treasure(_) => None,
        })
    }

    pub fn cats_by_colour(&self) -> [u8; Colour::ALL.len()] {
        let mut count = [0; Colour::ALL.len()];
        self.cats().for_each(|(colour, _)| count[colour.index()] += 1);
        count
    }

    /// How many cats of each colour lie on the edge (C4).
    pub fn edge_cats_by_colour(&self) -> [u8; Colour::ALL.len()] {
        let mut count = [0; Colour::ALL.len()];
        let on_edge = self.cats().filter(|(_, cells)| cells.meets(EDGE));
        on_edge.for_each(|(colour, _)| count[colour.index()] += 1);
        count
    }

    pub fn n_treasures(&self) -> u8 {
        (self.tiles.len() - self.cats().count()) as u8
    }

    /// All groups of cats, also those that are no families yet (E3).
    pub fn groups(&self) -> Groups {
        let mut groups = Groups::new();
        for (colour, cells) in self.cats() {
            let around = cells.grown();
            let mut group = Group { colour, cats: 1, cells };
            groups.retain(|other| {
                let apart = other.colour != colour || !other.cells.meets(around);
                if !apart {
                    group.cats += other.cats;
                    group.cells = group.cells.or(other.cells);
                }
                apart
            });
            groups.push(group);
        }
        groups
    }

    /// The families, the largest first (E3).
    pub fn families(&self) -> Groups {
        let mut families = self.groups();
        families.retain(|group| group.cats >= SMALLEST_FAMILY);
        families.sort_by_key(|family| std::cmp::Reverse(family.cats));
        families
    }

    /// How many cats the largest family has; none if there is no family.
    pub fn largest_family(&self) -> u8 {
        self.families().first().map_or(0, |family| family.cats)
    }
}

/// A boat on the wire: what is covered follows from the tiles.
#[derive(Serialize, Deserialize)]
struct Parts {
    number: BoatNumber,
    tiles: Vec<Placed>,
}

impl From<Boat> for Parts {
    fn from(boat: Boat) -> Self {
        Self { number: boat.number, tiles: boat.tiles.to_vec() }
    }
}

impl TryFrom<Parts> for Boat {
    type Error = &'static str;

    fn try_from(parts: Parts) -> Result<Self, Self::Error> {
        let mut boat = Self::empty(parts.number);
        for placed in parts.tiles {
            let cells =
                placed.tile.shape().cells_at(placed.spot).ok_or("a tile is in the water")?;
            if cells.meets(boat.covered) {
                return Err("two tiles lie on one cell");
            }
            if boat.tiles.is_full() {
                return Err("a boat does not hold so many tiles");
            }
            boat.lay(placed);
        }
        Ok(boat)
    }
}
