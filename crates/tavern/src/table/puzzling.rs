//! A table at which a puzzle is solved. Its match goes on from a decision of another one; the first choice of whoever
//! sits there is their answer, and whatever follows is an ordinary match against Legends, who show why.

use std::ops::Range;

use catalog::Posed;
use game::{Seat, Viewer};
use serde::{Deserialize, Serialize};

use super::{Entry, Table};

/// Which puzzle a table is for, as it is kept.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct PuzzleHere {
    pub(crate) id: String,
    /// Who decides in it.
    pub(crate) seat: Seat,
}

/// What somebody has chosen so far.
#[derive(Debug, Default)]
pub(super) struct Tried {
    /// How many actions of theirs the match holds.
    n_own: u32,
    first: Option<PuzzleAnswer>,
    last: Option<PuzzleAnswer>,
    /// How many events they had heard when they went on after their rivals had answered.
    heard: usize,
    replies: Replies,
    changes: u32,
}

/// How far the rivals have come with their answer to what was chosen last.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Replies {
    #[default]
    Awaited,
    Coming,
    /// Whoever solves the puzzle has gone on.
    Over,
}

/// What somebody chose.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct PuzzleAnswer {
    /// As JSON.
    pub(crate) action: String,
    pub(crate) is_right: bool,
    /// The chance to win with it, in thousandths.
    pub(crate) chance: Option<u16>,
    /// How many events they had heard before.
    heard: usize,
}

impl Table {
    /// The puzzle that is solved here, if it is such a table and the puzzle is still in the book.
    pub(crate) fn puzzle(&self) -> Option<&'static Posed> {
        self.kind.puzzles()?.find(&self.setup.puzzle.as_ref()?.id)
    }

    /// What was chosen last; nothing before a choice, and after it was taken back.
    pub(crate) const fn puzzle_answer(&self) -> Option<&PuzzleAnswer> {
        self.tried.last.as_ref()
    }

    /// What was chosen first: this alone counts.
    pub(crate) const fn first_puzzle_answer(&self) -> Option<&PuzzleAnswer> {
        self.tried.first.as_ref()
    }

    /// Which of the events that its seat heard are what came of the last choice: until the rivals had answered and that
    /// seat decided again.
    pub(crate) fn puzzle_replies(&self) -> Option<Range<usize>> {
        Some(self.tried.last.as_ref()?.heard..self.tried.heard)
    }

    /// How often any of it changed.
    pub(crate) const fn puzzle_changes(&self) -> u32 {
        self.tried.changes
    }

    /// What an entry answers to the puzzle, while it is still the question.
    pub(super) fn answer_by(&self, entry: &Entry) -> Option<PuzzleAnswer> {
        let Entry::Acted { seat, action, .. } = entry else { return None };
        let posed = self.puzzle().filter(|posed| posed.puzzle.seat == *seat)?;
        let play = self.play.as_ref().filter(|_| self.tried.n_own == 0)?;
        let legal = play.the_match().legal_json(*seat, usize::MAX);
        let place = legal.iter().position(|legal| **legal == *action.get());
        Some(PuzzleAnswer {
            action: action.get().to_owned(),
            is_right: posed.is_right(action.get()),
            chance: place.and_then(|place| posed.puzzle.evidence.chances.get(place).copied()),
            heard: play.the_match().n_heard(Viewer::Seat(*seat)),
        })
    }

    /// Notes what was carried out, with what it answers.
    pub(super) fn note_tried(&mut self, entry: &Entry, answer: Option<PuzzleAnswer>) {
        let Some(own) = self.setup.puzzle.as_ref().map(|here| here.seat) else { return };
        let is_own = entry.by() == Some(own);
        match entry {
            Entry::Acted { .. } if is_own => self.tried.n_own += 1,
            Entry::TookBack { actions, .. } if is_own => {
                self.tried.n_own = self.tried.n_own.saturating_sub(u32::from(*actions));
            }
            Entry::Acted { .. } => {}
            _ => return,
        }
        self.tried.replies = match self.tried.replies {
            _ if answer.is_some() => Replies::Awaited,
            Replies::Awaited if !is_own => Replies::Coming,
            Replies::Coming if is_own => Replies::Over,
            as_before => as_before,
        };
        if let Some(play) = self.play.as_ref().filter(|_| self.tried.replies != Replies::Over) {
            self.tried.heard = play.the_match().n_heard(Viewer::Seat(own));
        }
        if !is_own {
            return;
        }
        if let Some(answer) = answer {
            self.tried.first.get_or_insert_with(|| answer.clone());
            self.tried.last = Some(answer);
        } else if self.tried.n_own == 0 {
            self.tried.last = None;
        }
        self.tried.changes += 1;
    }
}

#[cfg(test)]
mod tests {
    use serde_json::value::RawValue;

    use super::*;
    use crate::ids::TableId;
    use crate::table::trial::person;
    use crate::table::{Ask, Asker, FirstSitter, TableSetup};

    /// Every puzzle of every game.
    fn all() -> impl Iterator<Item = (&'static catalog::Entry, &'static Posed)> {
        let of_game = |kind: &'static catalog::Entry| {
            let book = kind.puzzles().into_iter().flat_map(catalog::PuzzleBook::all);
            book.map(move |posed| (kind, posed))
        };
        catalog::GAMES.iter().flat_map(of_game)
    }

    /// A table for the first of them, and whoever solves it there.
    fn begun() -> (Table, Asker, &'static Posed) {
        begun_with(all().next().unwrap())
    }

    fn begun_with(
        (kind, posed): (&'static catalog::Entry, &'static Posed),
    ) -> (Table, Asker, &'static Posed) {
        let n_seats = kind.game.replay(&posed.puzzle.record).unwrap().seats().len();
        let anna = person(1, "Anna");
        let branch = game::Branch { record: posed.puzzle.record.clone(), imagined: None };
        let setup = TableSetup {
            options: kind.game.branch_options(&branch).unwrap(),
            branch: Some(branch),
            puzzle: Some(PuzzleHere { id: posed.id.clone(), seat: posed.puzzle.seat }),
            ..TableSetup::new(anna.player, n_seats as u8)
        };
        let mut table = Table::new(TableId::random(), kind, setup, 0);
        let mut sitters = vec![FirstSitter::Bot(bots::Level::Legend); n_seats];
        sitters[posed.puzzle.seat.index()] = FirstSitter::Host;
        for (asker, ask) in crate::tables::first_asks(&anna, &sitters, true) {
            table.ask(&asker, &ask).unwrap();
        }
        (table, anna, posed)
    }

    fn choose(table: &mut Table, anna: &Asker, posed: &Posed, action: &RawValue) {
        let decision = table.play().unwrap().decision(posed.puzzle.seat).unwrap();
        let action = action.to_owned();
        table.ask(anna, &Ask::Play { decision, action, id: None }).unwrap();
    }

    #[test]
    fn the_first_choice_is_the_answer_and_knows_what_it_is_worth() {
        let (mut table, anna, posed) = begun();
        assert_eq!(table.puzzle_answer(), None);
        choose(&mut table, &anna, posed, &posed.puzzle.second);
        let answer = table.puzzle_answer().unwrap();
        let worth = f64::from(answer.chance.unwrap()) / 1000.0;
        assert!(!answer.is_right && (worth - posed.puzzle.evidence.second).abs() < 0.0015);
    }

    #[test]
    fn what_comes_of_a_choice_is_heard_until_somebody_goes_on_after_the_rivals_answered() {
        let (mut table, anna, posed) = begun();
        assert_eq!(table.puzzle_replies(), None);
        choose(&mut table, &anna, posed, &posed.puzzle.second);
        let seat = posed.puzzle.seat;
        let heard = |table: &Table| table.play().unwrap().the_match().n_heard(Viewer::Seat(seat));
        let mut has_replied = false;
        while !has_replied || table.play().unwrap().decision(seat).is_none() {
            let game = table.play().unwrap().the_match();
            let next = game.to_act().first().unwrap();
            let action = RawValue::from_string(game.legal_json(next, 1)[0].to_string()).unwrap();
            has_replied |= next != seat;
            table.happen(Entry::Acted { seat: next, action, id: None }).unwrap();
        }
        let replies = table.puzzle_replies().unwrap();
        assert!(replies.start < replies.end && replies.end == heard(&table), "{replies:?}");
        let game = table.play().unwrap().the_match();
        let next = RawValue::from_string(game.legal_json(seat, 1)[0].to_string()).unwrap();
        choose(&mut table, &anna, posed, &next);
        assert_eq!(table.puzzle_replies(), Some(replies));
        assert_eq!(table.puzzle_answer().unwrap().action, posed.puzzle.second.get());
    }

    #[test]
    fn what_is_taken_back_and_done_better_does_not_change_the_first_answer() {
        let taken_back = |(mut table, anna, posed): (Table, Asker, &'static Posed)| {
            choose(&mut table, &anna, posed, &posed.puzzle.second);
            let taken_back = table.ask(&anna, &Ask::TakeBack { earlier: None });
            taken_back.is_ok().then_some((table, anna, posed))
        };
        let (mut table, anna, posed) = all().map(begun_with).find_map(taken_back).unwrap();
        assert_eq!(table.puzzle_answer(), None);
        choose(&mut table, &anna, posed, &posed.puzzle.answers[0]);
        assert!(table.puzzle_answer().unwrap().is_right);
        assert!(!table.first_puzzle_answer().unwrap().is_right);
        assert!(
            table.ask(&anna, &Ask::Undo { agree: true }).is_err(),
            "nothing revealed is undone"
        );
    }

    #[test]
    fn a_puzzle_is_not_given_up_before_it_is_answered() {
        let (mut table, anna, posed) = begun();
        let refused = table.ask(&anna, &Ask::Close).unwrap_err();
        assert_eq!(refused.code(), "puzzle-waits");
        choose(&mut table, &anna, posed, &posed.puzzle.second);
        table.ask(&anna, &Ask::Close).unwrap();
    }

    #[test]
    fn a_table_for_a_puzzle_is_never_among_those_that_wait() {
        let (table, ..) = begun();
        assert_eq!(table.kept_status(), crate::store::Status::Over);
    }
}
