//! Positions prepared tile by tile, for two players.

mod voyage;

use game::{PerSeat, Sealed, Seat, Seats};

use crate::boat::{Boat, Placed};
use crate::cells::{Cell, Cells};
use crate::components::{
    CATS_PER_PLAYER, Cat, CatShape, Colour, DAYS, N_CATS, Tile, Treasure, common_treasures,
    full_bag,
};
use crate::day::Turns;
use crate::lessons::Lesson;
use crate::plans::BoatNumber;
use crate::sets::{CatSet, LessonSet};
use crate::shapes::{Spot, Turn};
use crate::{IsleOfCats, Phase};

pub(crate) use voyage::voyage;

const SEATS: u8 = 2;

/// What somebody has aboard: each cat or treasure by the cells that it covers.
pub(crate) type Aboard<'a> = &'a [(Option<Colour>, &'a str)];

/// A position in which Anna, who is first in turn order, takes a cat. Her boat is the first one.
pub(crate) struct Prepared<'a> {
    days_left: u8,
    boats: [Aboard<'a>; 2],
    island: &'a [(Colour, CatShape)],
    lessons: [[Lesson; 2]; 2],
}

impl<'a> Prepared<'a> {
    /// On the second day; nobody's lessons bring anything yet.
    pub(crate) fn new(boats: [Aboard<'a>; 2], island: &'a [(Colour, CatShape)]) -> Self {
        let anna = [Lesson::NoRats, Lesson::FullMiddleRow];
        let boris = [Lesson::TwentyCats, Lesson::ThreeOfEach];
        Self { days_left: DAYS - 1, boats, island, lessons: [anna, boris] }
    }

    pub(crate) fn last_day(self) -> Self {
        self.days_left(1)
    }

    fn days_left(self, days_left: u8) -> Self {
        Self { days_left, ..self }
    }

    pub(crate) fn lessons(mut self, anna: [Lesson; 2]) -> Self {
        self.lessons[0] = anna;
        self
    }

    pub(crate) fn state(self) -> IsleOfCats {
        let boats = PerSeat::from_fn(SEATS, |seat| boat(seat, self.boats[seat.index()]));
        let island: CatSet =
            self.island.iter().map(|&(colour, shape)| Cat { colour, shape }).collect();
        let (mut bag, mut treasures) = (full_bag(), common_treasures(SEATS));
        let tiles = boats.values().iter().flat_map(|boat| boat.tiles().iter());
        let mut drawn = island.len();
        for placed in tiles {
            match placed.tile {
                Tile::Cat(cat) => {
                    drawn += 1;
                    assert!(bag.remove(cat.number()), "C2: there is one cat {cat:?}");
                }
                Tile::Treasure(treasure) => treasures[treasure.index()] -= 1,
            }
        }
        for cat in island.iter() {
            assert!(bag.remove(cat.number()), "C2: there is one cat {cat:?}");
        }
        // D1, D2: all other cats that were drawn until today went out of the game.
        let days = DAYS + 1 - self.days_left;
        let mut left_behind = CatSet::NONE;
        let unseen: Vec<usize> = (0..N_CATS).rev().filter(|cat| bag.count(*cat) > 0).collect();
        for cat in unseen.into_iter().take((CATS_PER_PLAYER * SEATS * days - drawn).into()) {
            bag.remove(cat);
            left_behind = left_behind.with(Cat::numbered(cat));
        }
        let lessons = PerSeat::from_fn(SEATS, |seat| {
            self.lessons[seat.index()].into_iter().collect::<LessonSet>()
        });
        IsleOfCats {
            days_left: self.days_left,
            first: Seat::new(0),
            phase: Phase::Rescuing(Turns { seat: Seat::new(0), passed: Seats::NONE }),
            island,
            treasures,
            bag,
            left_behind,
            boats,
            returned: PerSeat::from_fn(SEATS, |seat| LessonSet::NONE.with(returned(seat))),
            lessons,
        }
    }

    /// Before the first day (S2): Anna is dealt what she was to keep, and a third lesson.
    fn choosing(self, third: Lesson) -> IsleOfCats {
        let state = self.state();
        let dealt = |seat: Seat, kept: &LessonSet| {
            kept.with(if seat.number() == 0 { third } else { returned(seat) })
        };
        IsleOfCats {
            days_left: DAYS,
            phase: Phase::Choosing(Sealed::open(SEATS)),
            bag: full_bag(),
            left_behind: CatSet::NONE,
            lessons: state.lessons.map(dealt),
            returned: PerSeat::from_fn(SEATS, |_| LessonSet::NONE),
            ..state
        }
    }
}

fn returned(seat: Seat) -> Lesson {
    if seat.number() == 0 { Lesson::FullEdge } else { Lesson::EdgePairs }
}

fn boat(seat: Seat, aboard: Aboard<'_>) -> Boat {
    let mut boat = Boat::empty(BoatNumber::ALL[seat.index()]);
    for (colour, names) in aboard {
        let (tile, spot) = match colour {
            Some(colour) => {
                let (cat, spot) = cat_on(*colour, names);
                (Tile::Cat(cat), spot)
            }
            None => {
                let (treasure, spot) = treasure_on(names);
                (Tile::Treasure(treasure), spot)
            }
        };
        boat.lay(Placed { tile, spot });
    }
    boat
}

/// The cat of this colour that covers these cells, and how it lies.
pub(crate) fn cat_on(colour: Colour, names: &str) -> (Cat, Spot) {
    let cats = CatShape::ALL.into_iter().map(|shape| Cat { colour, shape });
    let mut fitting = cats.filter_map(|cat| Some((cat, spot_of(Tile::Cat(cat), names)?)));
    fitting.next().expect("some cat covers these cells")
}

/// The treasure that covers these cells, and how it lies.
pub(crate) fn treasure_on(names: &str) -> (Treasure, Spot) {
    let kinds = Treasure::ALL.into_iter();
    let mut fitting = kinds.filter_map(|kind| Some((kind, spot_of(Tile::Treasure(kind), names)?)));
    fitting.next().expect("some treasure covers these cells")
}

fn spot_of(tile: Tile, names: &str) -> Option<Spot> {
    let wanted: Cells = names.split(' ').map(cell).collect();
    let at = wanted.first()?;
    let mut spots = (0..tile.shape().poses().len() as u8).map(|turn| Spot { turn: Turn(turn), at });
    spots.find(|spot| tile.shape().cells_at(*spot) == Some(wanted))
}

/// The cell with this name, such as `e12`.
pub(crate) fn cell(name: &str) -> Cell {
    let column: u8 = name[1..].parse().expect("a cell is a letter and a number");
    Cell::new(name.as_bytes()[0] - b'a', column - 1)
}
