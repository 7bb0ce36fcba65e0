//! What it is worth to lay a tile somewhere, in points.

use arrayvec::ArrayVec;
use game::Seat;

use super::lesson_worth::Lessons;
use crate::View;
use crate::boat::{Boat, Group, Groups, MAX_TILES};
use crate::cells::Cells;
use crate::components::{Colour, DAYS, RAT_POINTS, ROOM_POINTS, Tile};
use crate::plans::{N_ROOMS, ROOMS};
use crate::scoring::family_worth;

/// What a cat alone and a pair promise while all days are ahead.
const HOPES: [f32; 3] = [0.0, 1.0, 5.6];
/// What a treasure promises.
const TREASURE: f32 = 2.0;
/// What it costs to cover a map with another tile while all days are ahead.
const LOST_MAP: f32 = 0.5;
/// What an empty cell without an empty neighbour costs while all days are ahead.
const HOLE: f32 = 3.5;
/// What an empty cell with a single empty neighbour costs.
const NOOK: f32 = 0.9;
/// What an empty cell beside the tile costs: it is better to lie close.
const OPEN_SIDE: f32 = 0.35;
/// What it brings to fill a room, as a part of its points: little by little, and with the last cells.
const FILLING: (f32, f32) = (0.4, 1.2);
/// So many cells are the last ones of a room.
const LAST_CELLS: f32 = 10.0;
/// How much of what another player would gain counts for us if we take it away.
const SPITE: f32 = 0.15;

/// Judges what can be laid on the boat of a seat.
pub(super) struct Judge<'a> {
    boat: &'a Boat,
    free: Cells,
    /// The groups with the cells around each.
    groups: ArrayVec<(Group, Cells), MAX_TILES>,
    /// Where a cat of each colour would join a group.
    joining: [Cells; Colour::ALL.len()],
    /// What one more cat of each colour would bring to the others.
    envy: [f32; Colour::ALL.len()],
    /// How full each room is.
    filled: [u32; N_ROOMS],
    unevenness: f32,
    /// The part of all days that is ahead.
    ahead: f32,
    lessons: Lessons,
}

impl<'a> Judge<'a> {
    pub(super) fn new(view: &'a View, seat: Seat) -> Self {
        let boat = &view.boats[seat];
        let ahead = f32::from(view.days_left) / f32::from(DAYS);
        let mut judge = Self {
            boat,
            free: boat.free(),
            groups: ArrayVec::new(),
            joining: [Cells::NONE; Colour::ALL.len()],
            envy: [0.0; Colour::ALL.len()],
            filled: ROOMS.map(|room| room.and(boat.covered()).len()),
            unevenness: unevenness(boat.free()),
            ahead,
            lessons: Lessons::of(view.lessons[seat].known(), boat),
        };
        for group in boat.groups() {
            let around = group.cells.grown();
            let joining = &mut judge.joining[group.colour.index()];
            *joining = joining.or(around);
            judge.groups.push((group, around));
        }
        for (_, other) in view.boats.iter().filter(|(other, _)| *other != seat) {
            judge.look_at(&other.groups());
        }
        judge
    }

    /// Notes what the owner of these groups would like.
    fn look_at(&mut self, groups: &Groups) {
        for group in groups {
            let gain = self.promise(group.cats + 1) - self.promise(group.cats);
            let envy = &mut self.envy[group.colour.index()];
            *envy = envy.max(gain);
        }
    }

    /// Cells that draw a tile: beside cats of its colour, and the map of its colour.
    pub(super) fn attraction(&self, tile: Tile) -> Cells {
        match tile {
            Tile::Cat(cat) => {
                self.joining[cat.colour.index()].or(self.boat.visible_map(cat.colour))
            }
            Tile::Treasure(_) => Cells::NONE,
        }
    }

    /// What it is worth to take a tile, wherever it is laid.
    pub(super) fn worth_of_tile(&self, tile: Tile) -> f32 {
        let envy = match tile {
            Tile::Cat(cat) => SPITE * self.envy[cat.colour.index()],
            Tile::Treasure(_) => 0.0,
        };
        envy + self.lessons.worth_of_tile(tile)
    }

    /// What it is worth that the tile lies on these cells.
    pub(super) fn worth_of_place(&self, tile: Tile, cells: Cells) -> f32 {
        let rats = self.boat.visible_rats().and(cells).len() as f32;
        let rest = self.free.without(cells);
        let open_sides = cells.grown().and(rest).len() as f32;
        let rooms = self.rooms(cells);
        let smoothness = self.unevenness - unevenness(rest) - OPEN_SIDE * open_sides;
        let company = match tile {
            Tile::Cat(cat) => self.company(cat.colour, cells),
            Tile::Treasure(_) => 0.0,
        };
        let lessons = self.lessons.worth_of_place(tile, cells, rats);
        company + self.maps(tile, cells) + rooms * self.lessons.rooms - rats * RAT_POINTS as f32
            + smoothness * self.ahead
            + lessons
    }

    /// What a cat brings to those of its colour that it joins.
    fn company(&self, colour: Colour, cells: Cells) -> f32 {
        let (mut cats, mut before) = (1, 0.0);
        for (group, around) in &self.groups {
            if group.colour == colour && around.meets(cells) {
                cats += group.cats;
                before += self.promise(group.cats);
            }
        }
        self.promise(cats) - before
    }

    /// What so many cats of a colour promise: their points, or the hope that more will come.
    fn promise(&self, cats: u8) -> f32 {
        match HOPES.get(cats as usize) {
            Some(hope) => hope * self.ahead,
            None => family_worth(cats) as f32,
        }
    }

    /// A map of one's own colour is a treasure; another one is lost.
    fn maps(&self, tile: Tile, cells: Cells) -> f32 {
        let mut worth = 0.0;
        for colour in Colour::ALL {
            if !self.boat.visible_map(colour).meets(cells) {
                continue;
            }
            worth += match tile {
                Tile::Cat(cat) if cat.colour == colour => TREASURE + self.lessons.treasure,
                _ => -LOST_MAP * self.ahead,
            };
        }
        worth
    }

    /// How much nearer the rooms are to being full: the last cells count most.
    fn rooms(&self, cells: Cells) -> f32 {
        let mut worth = 0.0;
        for (room, filled) in ROOMS.iter().zip(self.filled) {
            if room.meets(cells) {
                let after = filled + room.and(cells).len();
                worth += fullness(after, room.len()) - fullness(filled, room.len());
            }
        }
        -worth * ROOM_POINTS as f32
    }
}

/// How full a room is: the last cells count most, and those of a small room are near from the beginning.
fn fullness(filled: u32, size: u32) -> f32 {
    let part = filled as f32 / size as f32;
    let near = (1.0 - (size - filled) as f32 / LAST_CELLS).max(0.0);
    FILLING.0 * part + FILLING.1 * near * near
}

/// What holes and nooks cost: no tile will ever fit there.
fn unevenness(free: Cells) -> f32 {
    let [up, down, left, right] = free.shifted();
    let (column, row) = (up.or(down), left.or(right));
    let some = column.or(row);
    let several = up.and(down).or(left.and(right)).or(column.and(row));
    let (holes, nooks) = (free.without(some).len(), free.without(several).len());
    (HOLE - NOOK) * holes as f32 + NOOK * nooks as f32
}
