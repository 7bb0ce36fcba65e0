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
const ENOUGH_WORLDS: u32 = 12;

#[derive(Clone, Debug)]
pub(crate) struct Hint {
    pub(crate) decision: u32,
    /// `None` while they think.
    pub(crate) counsel: Option<Arc<Counsel>>,
}

impl Table {
    pub(crate) fn gives_hints(&self) -> bool {
        if self.setup.voyage {
            return false;
        }
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
    let known = others.into_iter().filter(|choice| is_known(counsel, choice));
    std::iter::once(best).chain(known).take(NAMED).collect()
}

/// Whether enough is known of a choice to speak of it.
pub(crate) fn is_known(counsel: &Counsel, choice: &Prospect) -> bool {
    counsel.is_computed || choice.worlds >= ENOUGH_WORLDS
}

/// Whether the best play is to choose now this, now that.
pub(crate) fn is_mixed(counsel: &Counsel) -> bool {
    counsel.choices.iter().filter(|choice| choice.weight > 0.0).count() > 1
}

/// How the best action compares with the next one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Advantage {
    Clear,
    Small,
    None,
}

/// Anything less is no lead to speak of, however many worlds were tried.
const SMALL: f64 = 0.015;
const CLEAR: f64 = 0.05;

/// How far the best action is ahead, and of which one: the next best of those that are named. What chance alone may have
/// made is no lead.
pub(crate) fn lead(counsel: &Counsel) -> Option<(Advantage, &Prospect)> {
    let named = named(counsel);
    let (best, others) = named.split_first()?;
    let next = others.iter().max_by(|one, other| one.win_chance.total_cmp(&other.win_chance))?;
    let share = best.win_chance.clamp(0.0, 1.0);
    let open = if counsel.is_computed { 0.0 } else { share * (1.0 - share) };
    let chance = (open / f64::from(next.worlds.max(1))).sqrt();
    let ahead = best.win_chance - next.win_chance;
    let lead = match ahead {
        _ if ahead >= CLEAR.max(2.0 * chance) => Advantage::Clear,
        _ if ahead >= SMALL.max(chance) => Advantage::Small,
        _ => Advantage::None,
    };
    Some((lead, next))
}

/// A match that is hardly open any more.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Settled {
    Lost,
    Won,
}

/// Nobody counts on less than this.
const HARDLY: f64 = 0.03;

pub(crate) fn settled(counsel: &Counsel) -> Option<Settled> {
    match counsel.choices.first()?.win_chance {
        chance if chance < HARDLY => Some(Settled::Lost),
        chance if chance > 1.0 - HARDLY => Some(Settled::Won),
        _ => None,
    }
}

/// In whole percents.
pub(crate) fn percent(share: f64) -> i64 {
    (share.clamp(0.0, 1.0) * 100.0).round() as i64
}

#[cfg(test)]
mod tests {
    use super::*;

    fn choice(action: &str, (win_chance, weight, worlds): (f64, f64, u32)) -> Prospect {
        let (action, win_chances) = (action.to_owned(), Vec::new());
        Prospect { action, win_chance, win_chances, weight, worlds, doubt: 0.0 }
    }

    fn names(choices: Vec<Prospect>) -> (Vec<String>, bool) {
        let counsel = Counsel { choices, win_chances: Vec::new(), is_computed: false };
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

    fn lead_of(choices: [(f64, f64, u32); 2]) -> Option<Advantage> {
        let choices = choices.map(|rated| choice("any", rated)).to_vec();
        lead(&Counsel { choices, win_chances: Vec::new(), is_computed: false })
            .map(|(lead, _)| lead)
    }

    #[test]
    fn a_lead_is_told_only_if_it_is_more_than_chance() {
        assert_eq!(lead_of([(0.45, 1.0, 300), (0.30, 0.0, 300)]), Some(Advantage::Clear));
        assert_eq!(lead_of([(0.45, 1.0, 300), (0.41, 0.0, 300)]), Some(Advantage::Small));
        assert_eq!(lead_of([(0.26, 1.0, 296), (0.25, 0.0, 296)]), Some(Advantage::None));
        assert_eq!(
            lead_of([(0.45, 1.0, 300), (0.30, 0.0, 14)]),
            Some(Advantage::Small),
            "few worlds"
        );
        assert_eq!(lead_of([(0.40, 1.0, 300), (0.55, 0.0, 20)]), Some(Advantage::None), "chance");
        assert_eq!(lead_of([(0.45, 1.0, 300), (0.30, 0.0, 2)]), None, "nothing else is known");
    }

    #[test]
    fn a_match_is_settled_when_next_to_nothing_changes_it() {
        let of = |chance| {
            let choices = vec![choice("any", (chance, 1.0, 90))];
            settled(&Counsel { choices, win_chances: Vec::new(), is_computed: false })
        };
        assert_eq!([of(0.01), of(0.4), of(0.99)], [Some(Settled::Lost), None, Some(Settled::Won)]);
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
