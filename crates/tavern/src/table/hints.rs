//! Hints: what a captain would do, thought out from what one seat knows and told to that seat alone.

use std::sync::Arc;

use bots::{Counsel, Prospect};
use game::{MAX_SEATS, Seat, Seats};

use super::setup::Hints;
use super::{Asker, Sitter, Table};
use crate::problem::{Problem, Result};

/// A hint names at most this many actions.
const NAMED: usize = 3;
/// An action tried in fewer worlds is not known well enough to speak of.
pub(crate) const ENOUGH_WORLDS: u32 = 12;

#[derive(Clone, Debug)]
pub(crate) struct Hint {
    pub(crate) decision: u32,
    /// `None` while they think.
    pub(crate) counsel: Option<Arc<Counsel>>,
}

impl Table {
    pub(crate) fn gives_hints(&self) -> bool {
        match self.setup.hints {
            Hints::Always => true,
            Hints::Never => false,
            Hints::Alone => self.people().len() < 2 && !self.seats.contains(&Sitter::Open),
        }
    }

    /// Whether a captain may be asked about this decision now.
    pub(super) fn ask_hint(&self, asker: &Asker, decision: u32) -> Result<()> {
        let seat = self.own_seat(asker)?;
        let play = self.playing()?;
        if !self.gives_hints() {
            return Err(Problem::forbidden("problem-no-hints"));
        }
        play.answers(seat, decision)?;
        match play.the_match().n_legal_actions(seat) {
            0 | 1 => Err(Problem::conflict("problem-no-choice")),
            _ => Ok(()),
        }
    }
}

#[derive(Debug, Default)]
pub(super) struct HintDesk {
    hints: [Option<Hint>; MAX_SEATS],
    /// The seats for which somebody is thinking.
    busy: Seats,
}

impl HintDesk {
    /// `seat` asks about a decision; asking again gives the same hint.
    pub(super) fn ask(&mut self, seat: Seat, decision: u32) {
        let hint = &mut self.hints[seat.index()];
        if hint.as_ref().is_none_or(|hint| hint.decision != decision) {
            *hint = Some(Hint { decision, counsel: None });
        }
    }

    /// The decisions to be thought about now. Nobody thinks about two decisions of one seat at the same time.
    pub(super) fn take_waiting(&mut self, table: &Table) -> Vec<(Seat, u32)> {
        let waits = |seat: &Seat| {
            let hint = self.present(table, *seat).filter(|hint| hint.counsel.is_none())?;
            (!self.busy.contains(*seat)).then_some((*seat, hint.decision))
        };
        let waiting: Vec<(Seat, u32)> = table.all_seats().filter_map(|seat| waits(&seat)).collect();
        self.busy = waiting.iter().fold(self.busy, |busy, (seat, _)| busy.with(*seat));
        waiting
    }

    pub(super) fn advise(&mut self, seat: Seat, decision: u32, counsel: Counsel) {
        self.busy = self.busy.without(seat);
        if let Some(hint) = &mut self.hints[seat.index()]
            && hint.decision == decision
        {
            hint.counsel = Some(Arc::new(counsel));
        }
    }

    /// The hint about the present decision of `seat`, if it asked for one.
    pub(super) fn present(&self, table: &Table, seat: Seat) -> Option<&Hint> {
        let decision = table.ongoing()?.decision(seat)?;
        self.hints[seat.index()].as_ref().filter(|hint| hint.decision == decision)
    }

    /// Forgets all hints; thoughts still under way are ignored.
    pub(super) fn forget(&mut self) {
        self.hints = Default::default();
    }
}

/// The best first.
pub(crate) fn named(counsel: &Counsel) -> Vec<&Prospect> {
    let Some((best, others)) = counsel.choices.split_first() else { return Vec::new() };
    let mut others: Vec<&Prospect> = others.iter().collect();
    // Actions dropped at the same time are known equally well.
    others.sort_by(|one, other| {
        let key = |choice: &Prospect| (choice.weight, f64::from(choice.worlds), choice.win_chance);
        let ((a, b, c), (x, y, z)) = (key(one), key(other));
        x.total_cmp(&a).then(y.total_cmp(&b)).then(z.total_cmp(&c))
    });
    let known = others.into_iter().filter(|choice| choice.worlds >= ENOUGH_WORLDS);
    std::iter::once(best).chain(known).take(NAMED).collect()
}

/// Whether the best play is to choose now this, now that.
pub(crate) fn is_mixed(counsel: &Counsel) -> bool {
    counsel.choices.iter().filter(|choice| choice.weight > 0.0).count() > 1
}

/// In whole percents.
pub(crate) fn percent(share: f64) -> i64 {
    (share.clamp(0.0, 1.0) * 100.0).round() as i64
}

#[cfg(test)]
mod tests {
    use super::*;

    fn choice(action: &str, (win_chance, weight, worlds): (f64, f64, u32)) -> Prospect {
        Prospect { action: action.to_owned(), win_chance, weight, worlds }
    }

    fn names(choices: Vec<Prospect>) -> (Vec<String>, bool) {
        let counsel = Counsel { choices, win_chances: Vec::new() };
        let named = named(&counsel).into_iter().map(|choice| choice.action.clone()).collect();
        (named, is_mixed(&counsel))
    }

    #[test]
    fn a_hint_names_the_best_and_then_what_was_thought_about_longest() {
        let choices = vec![
            choice("best", (0.5, 1.0, 90)),
            choice("early", (0.6, 0.0, 13)),
            choice("late", (0.4, 0.0, 40)),
            choice("later", (0.45, 0.0, 40)),
        ];
        assert_eq!(names(choices), (["best", "later", "late"].map(str::to_owned).to_vec(), false));
    }

    #[test]
    fn what_was_hardly_tried_is_not_named() {
        let choices = vec![
            choice("often", (0.3, 0.7, 60)),
            choice("seldom", (0.3, 0.3, 19)),
            choice("hardly", (0.9, 0.0, 3)),
        ];
        assert_eq!(names(choices), (["often", "seldom"].map(str::to_owned).to_vec(), true));
    }
}
