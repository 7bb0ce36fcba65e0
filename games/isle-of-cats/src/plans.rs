//! The boats as they are printed (C1): hull, rooms, rats and treasure maps.

use serde::{Deserialize, Serialize};

use crate::cells::{COLUMNS, Cell, Cells, ROWS};
use crate::components::Colour;

pub const N_ROOMS: usize = 7;

pub const N_BOATS: usize = 4;

type Picture = [&'static str; ROWS as usize];

/// The rooms, the same on all boats; a dot is water.
const PLAN: Picture = [
    ".......22225555.......",
    "....2222222555556.....",
    ".111555555555555666...",
    "111153333335555566667.",
    "1111533333355555666677",
    "111153333335555566667.",
    ".111555555555555666...",
    "....4444444555556.....",
    ".......44445555.......",
];

/// The boats: `r` is a rat, a capital letter the treasure map of the colour that begins with it.
const BOATS: [Picture; N_BOATS] = [
    [
        ".......G---rrrr.......",
        "....r---------B--.....",
        ".----------------rr...",
        "-R-----rr----------r-.",
        "----------------------",
        "rr-----------------O-.",
        ".r-------------r---...",
        "....-----P----rr-.....",
        ".......---r--rr.......",
    ],
    [
        ".......P----rrr.......",
        "....------r-rrG--.....",
        ".rr----------------...",
        "-B---r-------------r-.",
        "r----r----------------",
        "------------rr-----R-.",
        ".-----------r----rr...",
        "....-r---O--r----.....",
        ".......--------.......",
    ],
    [
        ".......O-------.......",
        "....----------R--.....",
        ".-----rr----rr-----...",
        "rG--------r-rr----r--.",
        "r-----------------r---",
        "r----r-------------P-.",
        ".------------------...",
        "....-----B----rrr.....",
        ".......rr-----r.......",
    ],
    [
        ".......Brr-----.......",
        "....----------Orr.....",
        ".rr----------------...",
        "rP----r--r-----------.",
        "------------rrr-------",
        "-------------------G-.",
        ".-----rr---------rr...",
        "....-----R-r-----.....",
        ".......----rr--.......",
    ],
];

/// Every cell that boats have.
pub const HULL: Cells = {
    let mut hull = Cells::NONE;
    let mut room = 0;
    while room < N_ROOMS {
        hull = hull.or(ROOMS[room]);
        room += 1;
    }
    hull
};

/// The rooms 1 to 7.
pub const ROOMS: [Cells; N_ROOMS] = {
    let mut rooms = [Cells::NONE; N_ROOMS];
    let mut room = 0;
    while room < N_ROOMS {
        rooms[room] = marked(&PLAN, b'1' + room as u8);
        room += 1;
    }
    rooms
};

/// The room of each cell, counted from 0; meaningless for cells in the water.
pub(crate) static ROOM_OF: [u8; ROWS as usize * COLUMNS as usize] = {
    let mut rooms = [0; ROWS as usize * COLUMNS as usize];
    let mut number = 0;
    while number < rooms.len() {
        let mark = PLAN[number / COLUMNS as usize].as_bytes()[number % COLUMNS as usize];
        rooms[number] = if mark == b'.' { 0 } else { mark - b'1' };
        number += 1;
    }
    rooms
};

pub const ROOM_SYMBOLS: [Symbol; N_ROOMS] = [
    Symbol::Parrot,
    Symbol::Moon,
    Symbol::Apple,
    Symbol::Moon,
    Symbol::None,
    Symbol::Wheat,
    Symbol::Parrot,
];

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Symbol {
    /// Rooms 1 and 7.
    Parrot,
    /// Rooms 2 and 4.
    Moon,
    /// Room 3.
    Apple,
    /// Room 5, the largest one.
    None,
    /// Room 6.
    Wheat,
}

/// The cells of the edge: the first and the last of every column, and the stern.
pub const EDGE: Cells = {
    let mut edge = Cells::NONE.with(Cell::new(ROWS / 2, 0));
    let mut column = 0;
    while column < COLUMNS {
        let mut row = 0;
        while !HULL.contains(Cell::new(row, column)) {
            row += 1;
        }
        // The boats are the same from top and bottom.
        edge = edge.with(Cell::new(row, column)).with(Cell::new(ROWS - 1 - row, column));
        column += 1;
    }
    edge
};

pub const MIDDLE_ROW: Cells = {
    let mut cells = Cells::NONE;
    let mut column = 0;
    while column < COLUMNS {
        cells = cells.with(Cell::new(ROWS / 2, column));
        column += 1;
    }
    cells
};

/// The number of a boat, counted from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct BoatNumber(u8);

impl BoatNumber {
    pub const ALL: [Self; N_BOATS] = [Self(0), Self(1), Self(2), Self(3)];

    pub const fn index(self) -> usize {
        self.0 as usize
    }

    pub const fn plan(self) -> &'static BoatPlan {
        &PLANS[self.index()]
    }
}

impl TryFrom<u8> for BoatNumber {
    type Error = String;

    fn try_from(number: u8) -> Result<Self, String> {
        Self::ALL.get(number as usize).copied().ok_or_else(|| format!("there is no boat {number}"))
    }
}

impl From<BoatNumber> for u8 {
    fn from(number: BoatNumber) -> Self {
        number.0
    }
}

/// What is printed on a boat besides its rooms.
#[derive(Clone, Copy, Debug)]
pub struct BoatPlan {
    pub rats: Cells,
    /// Its treasure maps, in the order of [`Colour::ALL`], each a single cell.
    pub maps: [Cells; Colour::ALL.len()],
}

static PLANS: [BoatPlan; N_BOATS] = {
    let nothing = BoatPlan { rats: Cells::NONE, maps: [Cells::NONE; Colour::ALL.len()] };
    let mut plans = [nothing; N_BOATS];
    let mut boat = 0;
    while boat < N_BOATS {
        plans[boat].rats = marked(&BOATS[boat], b'r');
        let mut colour = 0;
        while colour < Colour::ALL.len() {
            plans[boat].maps[colour] = marked(&BOATS[boat], Colour::ALL[colour].letter() as u8);
            colour += 1;
        }
        boat += 1;
    }
    plans
};

const fn marked(picture: &Picture, mark: u8) -> Cells {
    let mut cells = Cells::NONE;
    let mut row = 0;
    while row < ROWS {
        let mut column = 0;
        while column < COLUMNS {
            if picture[row as usize].as_bytes()[column as usize] == mark {
                cells = cells.with(Cell::new(row, column));
            }
            column += 1;
        }
        row += 1;
    }
    cells
}
