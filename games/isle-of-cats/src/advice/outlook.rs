//! What everyone may come to in the end, judged in the morning of a day.

use game::{Outlook, PerSeat, Seat};

use super::features::{self, N_FEATURES};
use super::learnt;
use super::weights::{BOAT, LESSON, SPREAD};
use crate::boat::Boat;
use crate::components::{CATS_PER_PLAYER, DAYS};
use crate::lessons::Lesson;
use crate::{IsleOfCats, Phase};

pub(super) fn outlook(state: &IsleOfCats) -> Option<Outlook> {
    learnt::NET.outlook(|| learnt::features(state), || expected(state))
}

/// The outlook in the morning: before the first cat of the day is taken, or when everyone has taken one.
pub(super) fn expected(state: &IsleOfCats) -> Option<Outlook> {
    let (cats, n_seats) = (state.island.len(), state.n_seats());
    let is_morning = matches!(state.phase, Phase::Rescuing(_))
        && (cats == CATS_PER_PLAYER * n_seats || cats == (CATS_PER_PLAYER - 1) * n_seats);
    is_morning.then(|| Outlook {
        points: state.boats.map(|seat, boat| hope(state, seat, boat)),
        spread: SPREAD[day(state)],
    })
}

/// The day, counted from 0.
fn day(state: &IsleOfCats) -> usize {
    (DAYS - state.days_left) as usize
}

fn hope(state: &IsleOfCats, seat: Seat, boat: &Boat) -> f32 {
    let lessons = state.lessons[seat].iter();
    let hopes = lessons.map(|lesson| hope_of(lesson, &state.boats, seat, day(state)));
    boat_hope(boat, day(state)) + hopes.sum::<f32>()
}

/// What a boat may come to without lessons.
fn boat_hope(boat: &Boat, day: usize) -> f32 {
    let features: [f32; N_FEATURES] = features::of(boat);
    features.iter().zip(BOAT[day]).map(|(feature, weight)| feature * weight).sum()
}

fn hope_of(lesson: Lesson, boats: &PerSeat<Boat>, seat: Seat, day: usize) -> f32 {
    let [base, slope, most, elsewhere] = LESSON[kind(lesson)][day];
    (base + slope * progress(lesson, boats, seat)).clamp(0.0, most) + elsewhere
}

pub fn progress(lesson: Lesson, boats: &PerSeat<Boat>, seat: Seat) -> f32 {
    let have = f32::from(lesson.count(&boats[seat]));
    if lesson != Lesson::LargestFamily {
        return have;
    }
    let others = boats.iter().filter(|(other, _)| *other != seat);
    have - others.map(|(_, boat)| f32::from(boat.largest_family())).fold(0.0, f32::max)
}

/// The place of a lesson in the table: the colours are all alike.
pub fn kind(lesson: Lesson) -> usize {
    match lesson {
        Lesson::EdgeOfOneColour => 0,
        Lesson::EdgeOfAllColours => 1,
        Lesson::EdgePairs => 2,
        Lesson::NoRats => 3,
        Lesson::FullMiddleRow => 4,
        Lesson::FullEdge => 5,
        Lesson::TwentyCats => 6,
        Lesson::ThreeOfEach => 7,
        Lesson::FiveOf(_) => 8,
        Lesson::Treasures => 9,
        Lesson::LargestFamily => 10,
        Lesson::Rats => 11,
        Lesson::Rooms => 12,
        Lesson::ThirdFamily => 13,
    }
}
