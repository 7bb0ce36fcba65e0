//! What one viewer may know.

use game::{Choice, PerSeat, Seat, Seats, Viewer};
use serde::{Deserialize, Serialize};

use crate::boat::Boat;
use crate::components::{N_TREASURES, TileBag};
use crate::lessons::Lesson;
use crate::sets::{CatSet, LessonSet};
use crate::{IsleOfCats, Phase, Turns};

/// Everything one viewer may know. All is open but the lessons; what lies in the bag follows from what does not.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct View {
    pub viewer: Viewer,
    /// The number under the day marker: how many days there are, with this one; 0 when they are over.
    pub days_left: u8,
    /// Who is first in turn order; the others follow clockwise.
    pub first: Seat,
    pub stage: Stage,
    pub island: CatSet,
    /// How many there are of each open treasure, in the order of [`crate::Treasure::ALL`].
    pub treasures: [u8; N_TREASURES],
    /// What lies in the bag, in no order.
    pub bag: TileBag,
    pub left_behind: CatSet,
    pub boats: PerSeat<Boat>,
    /// Everyone's lessons: three before the choice, two after it.
    pub lessons: PerSeat<SeenLessons>,
    /// The lessons that everyone put back: none before the choice, one after it.
    pub returned: PerSeat<SeenLessons>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// Everyone chooses which lesson to put back (S2): who has chosen, and what, as far as this viewer may know.
    Choosing(PerSeat<Choice<Lesson>>),
    /// Somebody takes a cat or passes (D2).
    Rescuing(Turns),
    /// Somebody covered a map and takes a treasure or leaves it (P3).
    Finding(Turns),
    /// The day is over (D4): only to be seen before the next one.
    Evening,
    /// The lessons of these seats were turned up (E4): only to be seen before the end.
    Revealing(Seats),
    Over,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SeenLessons {
    Known(LessonSet),
    Count(u8),
}

impl SeenLessons {
    pub const fn known(self) -> LessonSet {
        match self {
            Self::Known(lessons) => lessons,
            Self::Count(_) => LessonSet::NONE,
        }
    }

    fn of(lessons: LessonSet, is_open: bool) -> Self {
        if is_open { Self::Known(lessons) } else { Self::Count(lessons.len()) }
    }
}

impl View {
    pub(crate) fn of(state: &IsleOfCats, viewer: Viewer) -> Self {
        // E4: lessons are turned up at the end; those that went back stay unseen (S2).
        let revealed = match state.phase {
            Phase::Over => Seats::all(state.n_seats()),
            Phase::Revealing(seats) => seats,
            _ => Seats::NONE,
        };
        Self {
            viewer,
            days_left: state.days_left,
            first: state.first,
            stage: Stage::of(&state.phase, viewer),
            island: state.island,
            treasures: state.treasures,
            bag: state.bag,
            left_behind: state.left_behind,
            boats: state.boats.clone(),
            lessons: state.lessons.map(|seat, lessons| {
                SeenLessons::of(*lessons, viewer.sees(seat) || revealed.contains(seat))
            }),
            returned: state.returned.map(|seat, lessons| {
                SeenLessons::of(*lessons, viewer.sees(seat) || lessons.is_empty())
            }),
        }
    }

    /// Whose turn it is, if it is somebody's alone.
    pub const fn turn(&self) -> Option<Turns> {
        match self.stage {
            Stage::Rescuing(turns) | Stage::Finding(turns) => Some(turns),
            _ => None,
        }
    }
}

impl Stage {
    fn of(phase: &Phase, viewer: Viewer) -> Self {
        match phase {
            Phase::Choosing(sealed) => Self::Choosing(sealed.seen_by(viewer)),
            Phase::Rescuing(turns) => Self::Rescuing(*turns),
            Phase::Finding(turns) => Self::Finding(*turns),
            Phase::Evening => Self::Evening,
            Phase::Revealing(seats) => Self::Revealing(*seats),
            Phase::Over => Self::Over,
        }
    }
}
