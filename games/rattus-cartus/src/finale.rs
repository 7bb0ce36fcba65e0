//! The end as a story: points chapter by chapter, then the rats, the nuns one by one, and the plague (E1–E6).

use game::{Effects, Seat};

use crate::components::NUN_ROW;
use crate::scoring::{Award, Chapter};
use crate::{Event, Phase, RattusCartus};

/// How many steps have been shown when all points are given.
pub const POINTS_SHOWN: u8 = Chapter::ALL.len() as u8;
/// How many steps have been shown when the rats lie open.
pub const RATS_SHOWN: u8 = POINTS_SHOWN + 1;

impl RattusCartus {
    /// E1 to E6: the match is over.
    pub(crate) fn end_match(&mut self, fx: &mut Effects<'_, Self>) {
        if fx.is_heard() {
            self.tell_points(fx);
            self.tell_plague(fx);
        }
        self.phase = Phase::Over;
    }

    /// E1 to E4.
    fn tell_points(&mut self, fx: &mut Effects<'_, Self>) {
        fx.say(Event::MatchEnded);
        for seat in Seat::all(self.n_seats()) {
            fx.reveal(Event::HandShown { seat, cards: self.hands[seat] });
        }
        self.show_step(0, fx);
        for (number, chapter) in Chapter::ALL.into_iter().enumerate() {
            let award = Award { chapter, points: self.award(chapter) };
            fx.reveal(Event::Awarded { award });
            self.show_step(number as u8 + 1, fx);
        }
    }

    /// E5, E6.
    fn tell_plague(&mut self, fx: &mut Effects<'_, Self>) {
        fx.reveal(Event::RatsShown { rats: self.rats.clone() });
        self.show_step(RATS_SHOWN, fx);
        let mut total = 0;
        for place in 0..NUN_ROW {
            let card = self.nun_row[place].card;
            total += u16::from(card.nuns.number());
            fx.reveal(Event::NunTurned { place: place as u8, card, total });
            self.show_step(RATS_SHOWN + 1 + place as u8, fx);
        }
        let survivors = self.survivors();
        for (seat, &rats) in self.rats.iter() {
            if !survivors.contains(seat) {
                fx.reveal(Event::Died { seat, rats, nuns: total });
            }
        }
        let seats = self.final_outcome().winners();
        fx.reveal(match (seats.is_empty(), survivors.is_empty()) {
            (true, _) => Event::NobodyWon,
            (false, true) => Event::FewestRatsWon { seats },
            (false, false) => Event::Won { seats },
        });
    }

    fn show_step(&mut self, shown: u8, fx: &mut Effects<'_, Self>) {
        self.phase = Phase::Scoring { shown };
        fx.show(self);
    }
}
