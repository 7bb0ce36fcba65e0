//! What one's own lessons make of a tile and of a place.

use arrayvec::ArrayVec;

use crate::Lesson;
use crate::boat::Boat;
use crate::cells::Cells;
use crate::components::{Colour, LESSONS_DEALT, Tile};
use crate::plans::{EDGE, MIDDLE_ROW};
use crate::sets::LessonSet;

/// What a lesson brings to a sensible captain on average, in tenths of a point.
pub(super) fn expected(lesson: Lesson) -> i32 {
    match lesson {
        Lesson::Rats => 120,
        Lesson::Treasures => 83,
        Lesson::FiveOf(_) | Lesson::TwentyCats => 80,
        Lesson::EdgeOfAllColours => 79,
        Lesson::ThirdFamily => 66,
        Lesson::EdgePairs => 64,
        Lesson::Rooms | Lesson::EdgeOfOneColour => 62,
        Lesson::LargestFamily => 60,
        Lesson::NoRats => 55,
        Lesson::FullMiddleRow => 45,
        Lesson::ThreeOfEach => 20,
        Lesson::FullEdge => 10,
    }
}

/// The lesson that promises least.
pub(super) fn least(lessons: LessonSet) -> Lesson {
    let least = lessons.iter().min_by_key(|lesson| expected(*lesson));
    least.expect("everyone is dealt lessons")
}

/// Lessons, and how far a boat has come.
pub(super) struct Lessons {
    lessons: ArrayVec<Lesson, { LESSONS_DEALT as usize }>,
    cats: [u8; Colour::ALL.len()],
    edge_cats: [u8; Colour::ALL.len()],
    /// How much more rooms are worth.
    pub(super) rooms: f32,
    /// How much more a treasure is worth.
    pub(super) treasure: f32,
}

impl Lessons {
    pub(super) fn of(lessons: LessonSet, boat: &Boat) -> Self {
        let more = |lesson, worth| if lessons.contains(lesson) { worth } else { 0.0 };
        Self {
            lessons: lessons.iter().collect(),
            cats: boat.cats_by_colour(),
            edge_cats: boat.edge_cats_by_colour(),
            rooms: 1.0 + more(Lesson::Rooms, 0.4),
            treasure: more(Lesson::Treasures, 2.0),
        }
    }

    /// What the lessons make of a tile, wherever it lies.
    pub(super) fn worth_of_tile(&self, tile: Tile) -> f32 {
        let Tile::Cat(cat) = tile else { return 0.0 };
        let (all, of_colour) = (self.cats.iter().sum::<u8>(), self.cats[cat.colour.index()]);
        let worth = |lesson| match lesson {
            Lesson::TwentyCats if all == 20 => -10.0,
            Lesson::ThreeOfEach if of_colour < 3 => 1.0,
            Lesson::FiveOf(colour) if colour == cat.colour && of_colour < 5 => 1.8,
            Lesson::FiveOf(colour) if colour == cat.colour && of_colour == 5 => -9.0,
            _ => 0.0,
        };
        self.lessons.iter().map(|lesson| worth(*lesson)).sum()
    }

    /// What covering a rat is worth.
    pub(super) fn worth_of_rat(&self) -> f32 {
        let worth = |lesson: &Lesson| match lesson {
            Lesson::NoRats => 0.5,
            Lesson::Rats => -2.0,
            _ => 0.0,
        };
        self.lessons.iter().map(worth).sum()
    }

    /// Rows of cells that a lesson wants to be covered, and what each of their cells is worth.
    pub(super) fn wanted_cells(&self) -> impl Iterator<Item = (Cells, f32)> {
        self.lessons.iter().filter_map(|lesson| match lesson {
            Lesson::FullMiddleRow => Some((MIDDLE_ROW, 10.0 / MIDDLE_ROW.len() as f32)),
            Lesson::FullEdge => Some((EDGE, 12.0 / EDGE.len() as f32)),
            _ => None,
        })
    }

    /// What a cat of each colour on the edge is worth.
    pub(super) fn worth_of_edge(&self) -> [f32; Colour::ALL.len()] {
        Colour::ALL.map(|colour| self.lessons.iter().map(|lesson| self.edge(*lesson, colour)).sum())
    }

    fn edge(&self, lesson: Lesson, colour: Colour) -> f32 {
        let here = self.edge_cats[colour.index()];
        match lesson {
            Lesson::EdgePairs => 0.5,
            Lesson::EdgeOfAllColours if here == 0 => 1.8,
            Lesson::EdgeOfOneColour if self.edge_cats.iter().all(|cats| *cats <= here) => 1.0,
            _ => 0.0,
        }
    }
}
