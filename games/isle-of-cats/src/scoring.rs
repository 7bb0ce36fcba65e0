//! The end (E1–E5). Everything here works on boats that all can see, so that a board can show it at any time.

use game::{Outcome, PerSeat, Phrase, ScoreSheet, Seat};

use crate::boat::Boat;
use crate::components::{
    FAMILY_POINTS, FURTHER_CAT_POINTS, RAT_POINTS, ROOM_POINTS, SMALLEST_FAMILY,
};
use crate::plans::N_ROOMS;
use crate::sets::LessonSet;

/// E1: what the visible rats cost.
pub fn rat_points(boat: &Boat) -> i32 {
    boat.visible_rats().len() as i32 * RAT_POINTS
}

/// E2: what rooms that are not completely covered cost.
pub fn room_points(boat: &Boat) -> i32 {
    (N_ROOMS as i32 - i32::from(boat.n_filled_rooms())) * ROOM_POINTS
}

/// E3: what the families bring.
pub fn family_points(boat: &Boat) -> i32 {
    boat.groups().iter().map(|group| family_worth(group.cats)).sum()
}

/// E3: what a group of this many cats brings.
#[inline]
pub const fn family_worth(cats: u8) -> i32 {
    let largest = FAMILY_POINTS.len() - 1;
    if cats as usize <= largest {
        return FAMILY_POINTS[cats as usize];
    }
    FAMILY_POINTS[largest] + (cats as i32 - largest as i32) * FURTHER_CAT_POINTS
}

/// E4: what these lessons bring to `seat`.
pub fn lesson_points(boats: &PerSeat<Boat>, seat: Seat, lessons: LessonSet) -> i32 {
    lessons.iter().map(|lesson| lesson.progress(boats, seat).points).sum()
}

/// E1–E3: the points that everybody can see, without the lessons.
pub fn open_points(boat: &Boat) -> i32 {
    rat_points(boat) + room_points(boat) + family_points(boat)
}

/// E1–E5: points and places of all seats, which have these lessons.
pub fn outcome(boats: &PerSeat<Boat>, lessons: &PerSeat<LessonSet>) -> Outcome {
    let points =
        boats.map(|seat, boat| open_points(boat) + lesson_points(boats, seat, lessons[seat]));
    // E5: of those with equal points, whoever filled more rooms is ahead.
    let ranks = points.map(|seat, points| (*points, boats[seat].n_filled_rooms()));
    let places = ranks
        .map(|_, mine| 1 + ranks.values().iter().filter(|theirs| *theirs > mine).count() as u8);
    Outcome { points, places }
}

/// Where the points of `seat` come from, with these lessons.
pub fn sheet(boats: &PerSeat<Boat>, seat: Seat, lessons: LessonSet) -> ScoreSheet {
    let boat = &boats[seat];
    let mut sheet = ScoreSheet::default();
    for family in boat.families() {
        let reason = Phrase::new("score-family").with("colour", family.colour);
        sheet.add(reason.with("cats", family.cats), family_worth(family.cats));
    }
    let rats = boat.visible_rats().len();
    sheet.add(Phrase::new("score-rats").with("count", rats), rat_points(boat));
    let rooms = N_ROOMS as u8 - boat.n_filled_rooms();
    sheet.add(Phrase::new("score-rooms").with("count", rooms), room_points(boat));
    for lesson in lessons.iter() {
        let points = lesson.progress(boats, seat).points;
        sheet.add(Phrase::new("score-lesson").with("lesson", lesson), points);
    }
    sheet
}

const _: () = assert!(family_worth(SMALLEST_FAMILY - 1) == 0 && family_worth(SMALLEST_FAMILY) > 0);
