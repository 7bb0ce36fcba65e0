//! Before the first day: boats, turn order and lessons (S1, S2).

use game::{Effects, PerSeat, Sealed, Seat};

use crate::boat::Boat;
use crate::components::{DAYS, LESSONS_DEALT, common_treasures, full_bag};
use crate::lessons::Lesson;
use crate::plans::BoatNumber;
use crate::sets::{CatSet, LessonSet};
use crate::{Event, IsleOfCats, Phase};

impl IsleOfCats {
    /// S1, S2: boats and the first player are drawn by lot, and everyone is dealt lessons.
    pub(crate) fn set_up(n_seats: u8, fx: &mut Effects<'_, Self>) -> Self {
        let mut numbers = BoatNumber::ALL;
        fx.rng.shuffle(&mut numbers);
        let numbers = PerSeat::from_fn(n_seats, |seat| numbers[seat.index()]);
        let first = Seat::new(fx.rng.below(u32::from(n_seats)) as u8);
        let mut cards = LessonSet::ALL;
        let lessons = PerSeat::from_fn(n_seats, |_| {
            (0..LESSONS_DEALT).map(|_| cards.draw(fx.rng)).collect::<LessonSet>()
        });
        let boats = numbers.map(|_, number| Boat::empty(*number));
        fx.reveal(Event::BoatsDealt { boats: numbers });
        fx.reveal(Event::FirstPlayerDrawn { seat: first });
        fx.say(Event::LessonsDealt { count: LESSONS_DEALT });
        for (seat, lessons) in lessons.iter() {
            fx.whisper(seat, Event::LessonsReceived { lessons: *lessons });
        }
        Self {
            days_left: DAYS,
            first,
            island: CatSet::NONE,
            treasures: common_treasures(n_seats),
            bag: full_bag(),
            left_behind: CatSet::NONE,
            boats,
            lessons,
            returned: PerSeat::filled(n_seats, LessonSet::NONE),
            phase: Phase::Choosing(Sealed::open(n_seats)),
        }
    }

    /// S2: `seat` puts a lesson back; when everyone has, the first day begins.
    pub(crate) fn return_lesson(&mut self, seat: Seat, lesson: Lesson, fx: &mut Effects<'_, Self>) {
        let Phase::Choosing(sealed) = &mut self.phase else {
            unreachable!("a lesson is put back while lessons are chosen");
        };
        sealed.seal(seat, lesson);
        fx.say(Event::LessonsKept { seat });
        if !sealed.pending().is_empty() {
            return;
        }
        for (seat, lessons) in self.lessons.iter_mut() {
            let lesson = sealed.get(seat).expect("everyone has chosen before the first day");
            *lessons = lessons.without(lesson);
            self.returned[seat] = LessonSet::NONE.with(lesson);
        }
        self.begin_day(fx);
    }
}
