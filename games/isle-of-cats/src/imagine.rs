//! What a viewer may imagine behind what they see: the lessons of others.

use game::{Choice, PerSeat, Rng, Sealed};

use crate::lessons::Lesson;
use crate::sets::LessonSet;
use crate::view::{SeenLessons, Stage, View};
use crate::{IsleOfCats, Phase};

impl View {
    /// A full state that looks just like this view to its viewer.
    pub(crate) fn imagine(&self, rng: &mut Rng) -> IsleOfCats {
        let known = self.lessons.values().iter().chain(self.returned.values());
        let known = known.fold(LessonSet::NONE, |known, seen| known.or(seen.known()));
        let mut unseen = LessonSet::ALL.minus(known);
        let lessons = self.lessons.map(|_, seen| seen.imagine(&mut unseen, rng));
        let returned = self.returned.map(|_, seen| seen.imagine(&mut unseen, rng));
        IsleOfCats {
            days_left: self.days_left,
            first: self.first,
            phase: self.stage.imagine(&lessons, rng),
            island: self.island,
            treasures: self.treasures,
            bag: self.bag,
            left_behind: self.left_behind,
            boats: self.boats.clone(),
            lessons,
            returned,
        }
    }
}

impl SeenLessons {
    fn imagine(self, unseen: &mut LessonSet, rng: &mut Rng) -> LessonSet {
        match self {
            Self::Known(lessons) => lessons,
            Self::Count(count) => (0..count).map(|_| unseen.draw(rng)).collect(),
        }
    }
}

impl Stage {
    fn imagine(&self, lessons: &PerSeat<LessonSet>, rng: &mut Rng) -> Phase {
        match self {
            Self::Choosing(choices) => Phase::Choosing(imagine_choices(choices, lessons, rng)),
            Self::Rescuing(turns) => Phase::Rescuing(*turns),
            Self::Finding(turns) => Phase::Finding(*turns),
            Self::Evening => Phase::Evening,
            Self::Revealing(seats) => Phase::Revealing(*seats),
            Self::Over => Phase::Over,
        }
    }
}

fn imagine_choices(
    choices: &PerSeat<Choice<Lesson>>,
    lessons: &PerSeat<LessonSet>,
    rng: &mut Rng,
) -> Sealed<Lesson> {
    let mut sealed = Sealed::open(lessons.n_seats());
    for (seat, choice) in choices.iter() {
        match choice {
            Choice::Pending => {}
            Choice::Known(lesson) => sealed.seal(seat, *lesson),
            Choice::Sealed => sealed.seal(seat, lessons[seat].clone().draw(rng)),
        }
    }
    sealed
}
