//! What a sensible captain guesses about what is hidden: the lessons of the others.

use game::{Choice, PerSeat, Rng, Sealed};

use super::lesson_worth;
use crate::components::LESSONS_DEALT;
use crate::lessons::Lesson;
use crate::sets::LessonSet;
use crate::view::{SeenLessons, Stage};
use crate::{IsleOfCats, Phase, View};

/// How many suspicions a captain has about what the others were dealt; each is thought through.
const SUSPICIONS: u32 = 4;

/// A state that looks like `view`, with one of few suspicions about what is hidden.
pub(super) fn guess(view: &View, rng: &mut Rng) -> IsleOfCats {
    let mut suspicion = Rng::fast(seed_of(view) ^ u64::from(rng.below(SUSPICIONS)));
    let (lessons, returned) = dealt(view, &mut suspicion);
    let phase = match &view.stage {
        Stage::Choosing(choices) => Phase::Choosing(known_choices(choices)),
        Stage::Rescuing(turns) => Phase::Rescuing(*turns),
        Stage::Finding(turns) => Phase::Finding(*turns),
        Stage::Evening => Phase::Evening,
        Stage::Revealing(seats) => Phase::Revealing(*seats),
        Stage::Over => Phase::Over,
    };
    IsleOfCats {
        days_left: view.days_left,
        first: view.first,
        phase,
        island: view.island,
        treasures: view.treasures,
        bag: view.bag,
        left_behind: view.left_behind,
        boats: view.boats.clone(),
        lessons,
        returned,
    }
}

/// A number that differs from day to day.
fn seed_of(view: &View) -> u64 {
    let known =
        view.lessons.values().iter().fold(LessonSet::NONE, |all, seen| all.or(seen.known()));
    (known.bits() << 8 | u64::from(view.days_left)).wrapping_mul(0x9e37_79b9_7f4a_7c15)
}

/// S2: everyone was dealt three lessons; whoever chose has put back the one that promised least.
fn dealt(view: &View, rng: &mut Rng) -> (PerSeat<LessonSet>, PerSeat<LessonSet>) {
    let seen = view.lessons.values().iter().chain(view.returned.values());
    let mut unseen =
        LessonSet::ALL.minus(seen.fold(LessonSet::NONE, |all, seen| all.or(seen.known())));
    let mut returned = view.returned.map(|_, seen| seen.known());
    let lessons = view.lessons.map(|seat, seen| match *seen {
        SeenLessons::Known(lessons) => lessons,
        SeenLessons::Count(count) => {
            let mut lessons = LessonSet::NONE;
            for _ in 0..LESSONS_DEALT {
                lessons = lessons.with(unseen.draw(rng));
            }
            if count < LESSONS_DEALT {
                let least = lesson_worth::least(lessons);
                lessons = lessons.without(least);
                returned[seat] = LessonSet::NONE.with(least);
            }
            lessons
        }
    });
    (lessons, returned)
}

/// S2: whoever has chosen secretly chooses again.
fn known_choices(choices: &PerSeat<Choice<Lesson>>) -> Sealed<Lesson> {
    let mut sealed = Sealed::open(choices.n_seats());
    for (seat, choice) in choices.iter() {
        if let Choice::Known(lesson) = choice {
            sealed.seal(seat, *lesson);
        }
    }
    sealed
}
