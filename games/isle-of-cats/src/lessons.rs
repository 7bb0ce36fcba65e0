//! The lessons (C4): what each asks for, how far a boat has come, and what it brings.

use game::{Arg, PerSeat, Phrase, Seat};
use serde::{Deserialize, Serialize};

use crate::boat::Boat;
use crate::components::{Colour, SMALLEST_FAMILY};
use crate::plans::{EDGE, MIDDLE_ROW};
use crate::scoring::family_worth;

/// A family card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Lesson {
    /// Edge cats of your best colour.
    EdgeOfOneColour,
    /// Every colour has a cat on the edge.
    EdgeOfAllColours,
    EdgePairs,
    NoRats,
    FullMiddleRow,
    FullEdge,
    /// Exactly 20 cats.
    TwentyCats,
    /// At least 3 cats of every colour.
    ThreeOfEach,
    /// Exactly 5 cats of this colour.
    FiveOf(Colour),
    Treasures,
    LargestFamily,
    /// Visible rats.
    Rats,
    Rooms,
    /// The third-largest family scores twice.
    ThirdFamily,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Goal {
    /// `points` for every `of`.
    Every { of: u8, points: i32 },
    /// `points` for `of` or more.
    AtLeast { of: u8, points: i32 },
    /// `points` for exactly `of`.
    Exactly { of: u8, points: i32 },
    /// Points for a family as large as the largest of the others.
    Largest { points: i32 },
    /// The points of the family once more.
    Again,
}

impl Lesson {
    pub const ALL: [Self; 18] = [
        Self::EdgeOfOneColour,
        Self::EdgeOfAllColours,
        Self::EdgePairs,
        Self::NoRats,
        Self::FullMiddleRow,
        Self::FullEdge,
        Self::TwentyCats,
        Self::ThreeOfEach,
        Self::FiveOf(Colour::Blue),
        Self::FiveOf(Colour::Green),
        Self::FiveOf(Colour::Red),
        Self::FiveOf(Colour::Purple),
        Self::FiveOf(Colour::Orange),
        Self::Treasures,
        Self::LargestFamily,
        Self::Rats,
        Self::Rooms,
        Self::ThirdFamily,
    ];

    pub fn number(self) -> usize {
        let place = Self::ALL.iter().position(|lesson| *lesson == self);
        place.expect("every lesson is in the list")
    }

    pub const fn goal(self) -> Goal {
        match self {
            Self::EdgeOfOneColour => Goal::Every { of: 1, points: 1 },
            Self::EdgeOfAllColours => Goal::AtLeast { of: Colour::ALL.len() as u8, points: 9 },
            Self::EdgePairs => Goal::Every { of: 2, points: 1 },
            Self::NoRats => Goal::Exactly { of: 0, points: 10 },
            Self::FullMiddleRow => Goal::AtLeast { of: MIDDLE_ROW.len() as u8, points: 10 },
            Self::FullEdge => Goal::AtLeast { of: EDGE.len() as u8, points: 12 },
            Self::TwentyCats => Goal::Exactly { of: 20, points: 10 },
            Self::ThreeOfEach => Goal::AtLeast { of: 3, points: 15 },
            Self::FiveOf(_) => Goal::Exactly { of: 5, points: 9 },
            Self::Treasures | Self::Rats | Self::Rooms => Goal::Every { of: 1, points: 2 },
            Self::LargestFamily => Goal::Largest { points: 10 },
            Self::ThirdFamily => Goal::Again,
        }
    }

    /// How many of what it asks for a boat has.
    pub fn count(self, boat: &Boat) -> u8 {
        match self {
            Self::EdgeOfOneColour => boat.edge_cats_by_colour().into_iter().max().unwrap_or(0),
            Self::EdgeOfAllColours => {
                boat.edge_cats_by_colour().into_iter().filter(|cats| *cats > 0).count() as u8
            }
            Self::EdgePairs => boat.edge_cats_by_colour().into_iter().sum(),
            Self::NoRats | Self::Rats => boat.visible_rats().len() as u8,
            Self::FullMiddleRow => boat.covered().and(MIDDLE_ROW).len() as u8,
            Self::FullEdge => boat.covered().and(EDGE).len() as u8,
            Self::TwentyCats => boat.cats().count() as u8,
            Self::ThreeOfEach => boat.cats_by_colour().into_iter().min().unwrap_or(0),
            Self::FiveOf(colour) => boat.cats_by_colour()[colour.index()],
            Self::Treasures => boat.n_treasures(),
            Self::LargestFamily => boat.largest_family(),
            Self::Rooms => boat.n_filled_rooms(),
            Self::ThirdFamily => boat.families().get(2).map_or(0, |family| family.cats),
        }
    }

    /// What it brings to `seat` if the match ended now, and how far it is.
    pub fn progress(self, boats: &PerSeat<Boat>, seat: Seat) -> Progress {
        let have = self.count(&boats[seat]);
        let reached = |reached, points| if reached { points } else { 0 };
        let (want, points) = match self.goal() {
            Goal::Every { of, points } => (None, i32::from(have / of) * points),
            Goal::AtLeast { of, points } => (Some(of), reached(have >= of, points)),
            Goal::Exactly { of, points } => (Some(of), reached(have == of, points)),
            Goal::Largest { points } => {
                let others = boats.iter().filter(|(other, _)| *other != seat);
                let largest = others.map(|(_, boat)| boat.largest_family()).max().unwrap_or(0);
                let want = largest.max(SMALLEST_FAMILY);
                (Some(want), reached(have >= want, points))
            }
            Goal::Again => (None, family_worth(have)),
        };
        Progress { have, want, points }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Progress {
    pub have: u8,
    /// How many it asks for, if it asks for a number.
    pub want: Option<u8>,
    pub points: i32,
}

impl From<Lesson> for Arg {
    fn from(lesson: Lesson) -> Self {
        let phrase = match lesson {
            Lesson::EdgeOfOneColour => Phrase::new("lesson-edge-of-one-colour"),
            Lesson::EdgeOfAllColours => Phrase::new("lesson-edge-of-all-colours"),
            Lesson::EdgePairs => Phrase::new("lesson-edge-pairs"),
            Lesson::NoRats => Phrase::new("lesson-no-rats"),
            Lesson::FullMiddleRow => Phrase::new("lesson-full-middle-row"),
            Lesson::FullEdge => Phrase::new("lesson-full-edge"),
            Lesson::TwentyCats => Phrase::new("lesson-twenty-cats"),
            Lesson::ThreeOfEach => Phrase::new("lesson-three-of-each"),
            Lesson::FiveOf(colour) => Phrase::new("lesson-five-of").with("colour", colour),
            Lesson::Treasures => Phrase::new("lesson-treasures"),
            Lesson::LargestFamily => Phrase::new("lesson-largest-family"),
            Lesson::Rats => Phrase::new("lesson-rats"),
            Lesson::Rooms => Phrase::new("lesson-rooms"),
            Lesson::ThirdFamily => Phrase::new("lesson-third-family"),
        };
        let (of, points) = match lesson.goal() {
            Goal::Every { of, points }
            | Goal::AtLeast { of, points }
            | Goal::Exactly { of, points } => (of, points),
            Goal::Largest { points } => (SMALLEST_FAMILY, points),
            Goal::Again => return Self::Phrase(phrase),
        };
        Self::Phrase(phrase.with("of", of).with("points", Phrase::new("points").with("n", points)))
    }
}
