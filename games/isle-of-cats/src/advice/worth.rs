//! What it is worth to lay a tile somewhere, in points.

use arrayvec::ArrayVec;
use game::{PerSeat, Seat};

use super::lesson_worth::Lessons;
use crate::boat::{Boat, Group, Groups, MAX_TILES};
use crate::cells::{COLUMNS, Cell, Cells, ROWS};
use crate::components::{Colour, DAYS, LESSONS_DEALT, RAT_POINTS, ROOM_POINTS, Tile};
use crate::plans::{EDGE, N_ROOMS, ROOM_OF, ROOMS};
use crate::scoring::family_worth;
use crate::sets::LessonSet;
use crate::shapes::{MAX_CELLS, Pose};

/// What a cat alone and a pair promise while all days are ahead.
const HOPES: [f32; 3] = [0.0, 1.0, 5.6];
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
/// How many cells count as the last ones of a room.
const LAST_CELLS: f32 = 10.0;
/// How much of what another player would gain counts for us if we take it away.
const SPITE: f32 = 0.15;

pub(super) struct Judge<'a> {
    boat: &'a Boat,
    free: Cells,
    /// The groups with the cells around each.
    groups: ArrayVec<(Group, Cells), MAX_TILES>,
    /// Where a cat of each colour would join a group.
    joining: [Cells; Colour::ALL.len()],
    /// What one more cat of each colour would bring to the others.
    envy: [f32; Colour::ALL.len()],
    /// What it is worth to cover each cell, whatever covers it.
    cells: [f32; N_CELLS],
    /// What a cat of each colour brings besides if it lies on the edge.
    edge: [f32; Colour::ALL.len()],
    /// What a cat on the map of its colour brings besides.
    map: f32,
    /// The empty cells of rooms that one tile may bring near to being full, and how many they are.
    near_rooms: ArrayVec<(Cells, u32), N_ROOMS>,
    unevenness: f32,
    /// Free cells without a free neighbour, or with a single one.
    lonely: Cells,
    /// Free cells that are good to cover, whatever covers them.
    good: Cells,
    /// The share of all days that is still ahead.
    ahead: f32,
    lessons: Lessons,
}

/// At most this many kinds of cells are worth something: rats, maps, and what lessons want.
const MANY: usize = 1 + Colour::ALL.len() + LESSONS_DEALT as usize;

/// How many cells a plan has, with those in the water.
const N_CELLS: usize = ROWS as usize * COLUMNS as usize;

impl<'a> Judge<'a> {
    /// A judge who also thinks of what the others would like.
    pub(super) fn new(
        boats: &'a PerSeat<Boat>,
        seat: Seat,
        lessons: LessonSet,
        days_left: u8,
    ) -> Self {
        let mut judge = Self::of_boat(&boats[seat], lessons, days_left);
        for (_, other) in boats.iter().filter(|(other, _)| *other != seat) {
            judge.look_at(&other.groups());
        }
        judge
    }

    /// A judge who looks at nothing but one boat.
    pub(super) fn of_boat(boat: &'a Boat, lessons: LessonSet, days_left: u8) -> Self {
        let free = boat.free();
        let [hole, nook, corner] = secluded(free);
        let ahead = f32::from(days_left) / f32::from(DAYS);
        let lessons = Lessons::of(lessons, boat);
        let mut judge = Self {
            boat,
            free,
            groups: ArrayVec::new(),
            joining: [Cells::NONE; Colour::ALL.len()],
            envy: [0.0; Colour::ALL.len()],
            cells: [0.0; N_CELLS],
            edge: lessons.worth_of_edge(),
            map: TREASURE + lessons.treasure + LOST_MAP * ahead,
            near_rooms: near_rooms(free),
            unevenness: unevenness(free),
            lonely: hole.or(nook),
            good: hole.or(nook).or(corner),
            ahead,
            lessons,
        };
        judge.look_at_cells();
        for group in boat.groups() {
            let around = group.cells.grown();
            let joining = &mut judge.joining[group.colour.index()];
            *joining = joining.or(around);
            judge.groups.push((group, around));
        }
        judge
    }

    /// Notes what each cell is worth, and which are good to cover.
    fn look_at_cells(&mut self) {
        let a_little = ROOMS.map(|room| self.room_points() * FILLING.0 / room.len() as f32);
        for cell in self.free.iter() {
            let number = cell.number() as usize;
            self.cells[number] = a_little[ROOM_OF[number] as usize];
        }
        let rats = (self.boat.visible_rats(), self.lessons.worth_of_rat() - RAT_POINTS as f32);
        let maps =
            Colour::ALL.map(|colour| (self.boat.visible_map(colour), -LOST_MAP * self.ahead));
        let wanted = self.lessons.wanted_cells();
        for (cells, worth) in wanted.chain(maps).chain([rats]).collect::<ArrayVec<_, MANY>>() {
            cells.iter().for_each(|cell| self.cells[cell.number() as usize] += worth);
        }
        if rats.1 > 0.0 {
            self.good = self.good.or(rats.0);
        }
        for (room, empty) in &self.near_rooms {
            if *empty as f32 <= LAST_CELLS {
                self.good = self.good.or(*room);
            }
        }
    }

    fn room_points(&self) -> f32 {
        -(ROOM_POINTS as f32) * self.lessons.rooms
    }

    pub(super) fn boat(&self) -> &'a Boat {
        self.boat
    }

    /// Free cells that are good to cover: in corners and nooks, rats, and the last ones of a room.
    pub(super) fn good_cells(&self) -> Cells {
        self.good
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

    /// What a cat of each colour brings where it joins the group that likes it most.
    pub(super) fn welcome(&self) -> [f32; Colour::ALL.len()] {
        let mut welcome = [self.promise(1); Colour::ALL.len()];
        for (group, around) in &self.groups {
            if around.meets(self.free) {
                let gain = self.promise(group.cats + 1) - self.promise(group.cats);
                let welcome = &mut welcome[group.colour.index()];
                *welcome = welcome.max(gain);
            }
        }
        welcome
    }

    /// What it is worth to take a tile, wherever it is laid.
    pub(super) fn worth_of_tile(&self, tile: Tile) -> f32 {
        let envy = match tile {
            Tile::Cat(cat) => SPITE * self.envy[cat.colour.index()],
            Tile::Treasure(_) => 0.0,
        };
        envy + self.lessons.worth_of_tile(tile)
    }

    /// What laying the tile there in this pose is worth, if that is more than `least`.
    #[inline]
    pub(super) fn worth_of_place(
        &self,
        tile: Tile,
        (pose, at): (&Pose, Cell),
        least: f32,
    ) -> Option<f32> {
        let cells = pose.cells_at(at);
        let numbers = pose.steps().iter().map(|step| usize::from(at.number() + step));
        let mut worth = numbers.map(|number| self.cells[number]).sum::<f32>() + self.rooms(cells);
        if let Tile::Cat(cat) = tile {
            worth += self.worth_of_colour(cat.colour, cells);
        }
        // A boat becomes smoother only where its holes and nooks are covered: elsewhere, the costly count can be spared.
        if worth <= least && !self.lonely.meets(cells) {
            return None;
        }
        let rest = self.free.without(cells);
        let open_sides = cells.grown().and(rest).len() as f32;
        let smoothness = self.unevenness - unevenness(rest) - OPEN_SIDE * open_sides;
        Some(worth + smoothness * self.ahead).filter(|worth| *worth > least)
    }

    /// What a cat of this colour adds there over any other tile.
    #[inline]
    fn worth_of_colour(&self, colour: Colour, cells: Cells) -> f32 {
        let mut worth = self.company(colour, cells);
        if self.boat.visible_map(colour).meets(cells) {
            worth += self.map;
        }
        if cells.meets(EDGE) {
            worth += self.edge[colour.index()];
        }
        worth
    }

    /// What a cat brings to those of its colour that it joins.
    fn company(&self, colour: Colour, cells: Cells) -> f32 {
        let (mut cats, mut before) = (1, 0.0);
        if !self.joining[colour.index()].meets(cells) {
            return self.promise(cats);
        }
        for (group, around) in &self.groups {
            if group.colour == colour && around.meets(cells) {
                cats += group.cats;
                before += self.promise(group.cats);
            }
        }
        self.promise(cats) - before
    }

    /// What this many connected cats promise: their points, or the hope that more will come.
    fn promise(&self, cats: u8) -> f32 {
        match HOPES.get(cats as usize) {
            Some(hope) => hope * self.ahead,
            None => family_worth(cats) as f32,
        }
    }

    /// How much nearer the rooms are to being full: the last cells count most.
    #[inline]
    fn rooms(&self, cells: Cells) -> f32 {
        let mut worth = 0.0;
        for (room, empty) in &self.near_rooms {
            if room.meets(cells) {
                worth += nearness(*empty - room.and(cells).len()) - nearness(*empty);
            }
        }
        worth * self.room_points() * FILLING.1
    }
}

fn near_rooms(free: Cells) -> ArrayVec<(Cells, u32), N_ROOMS> {
    let empty = ROOMS.iter().map(|room| room.and(free)).map(|empty| (empty, empty.len()));
    empty
        .filter(|(_, count)| *count > 0 && (*count as f32) < LAST_CELLS + MAX_CELLS as f32)
        .collect()
}

/// How near a room with this many empty cells is to being full: from 0 to 1.
pub(super) fn nearness(empty: u32) -> f32 {
    let near = (1.0 - empty as f32 / LAST_CELLS).max(0.0);
    near * near
}

/// What holes and nooks cost: no tile will ever fit there.
#[inline]
fn unevenness(free: Cells) -> f32 {
    let [holes, nooks] = holes_and_nooks(free);
    HOLE * holes as f32 + NOOK * nooks as f32
}

/// How many free cells have no free neighbour, and how many have a single one.
#[inline]
pub(super) fn holes_and_nooks(free: Cells) -> [u32; 2] {
    let [up, down, left, right] = free.shifted();
    let (column, row) = (up.or(down), left.or(right));
    let several = up.and(down).or(left.and(right)).or(column.and(row));
    let (holes, both) = (free.without(column.or(row)).len(), free.without(several).len());
    [holes, both - holes]
}

/// The free cells that have no free neighbour, those that have one, and those that have two.
fn secluded(free: Cells) -> [Cells; 3] {
    let [up, down, left, right] = free.shifted();
    let (column, row) = (up.or(down), left.or(right));
    let (columns, rows) = (up.and(down), left.and(right));
    let two = columns.or(rows).or(column.and(row));
    let three = columns.and(row).or(rows.and(column));
    let one = column.or(row);
    [free.without(one), free.and(one).without(two), free.and(two).without(three)]
}
