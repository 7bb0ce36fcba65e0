//! Why a decision was made: what could be expected of the best choices, from what the seat knew.

use game::{AnyMatch, Seat};

use super::Followed;
use super::questions::{MadeDecision, retell};
use super::verdict::{same_action, verdict};
use crate::table::hints::{is_mixed, named};

/// What could be expected of a decision.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Reasons {
    /// Actions taken before it.
    pub(crate) actions: usize,
    pub(crate) seat: Seat,
    /// What they did, in the game's own JSON.
    pub(crate) played: String,
    /// The best first, three at most, and what they did if that is not among them.
    pub(crate) choices: Vec<Reason>,
    /// Whether the best play is to choose now this, now that.
    pub(crate) is_mixed: bool,
    /// Whether the rest of the match was computed instead of imagined.
    pub(crate) is_computed: bool,
    /// Whether something else would clearly have been better.
    pub(crate) is_regretted: bool,
}

/// A choice, and what could be expected of it.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Reason {
    /// In the game's own JSON.
    pub(crate) action: String,
    pub(crate) is_played: bool,
    pub(crate) win_chance: f64,
    /// How often it should be chosen, from 0 to 1.
    pub(crate) weight: f64,
    /// In how many imagined worlds it was tried.
    pub(crate) worlds: u32,
    /// What would most likely follow.
    pub(crate) line: Vec<Followed>,
}

impl Reasons {
    /// Thinks over the decision that was made after this many actions; `None` if there was no choice. Takes long.
    pub(super) fn of(kind: &catalog::Entry, whole: &dyn AnyMatch, actions: usize) -> Option<Self> {
        let mut reasons = None;
        retell(kind, whole, |made| {
            if made.actions == actions && made.is_choice {
                reasons = Some(Self::thought_over(kind, made));
            }
        });
        reasons
    }

    fn thought_over(kind: &catalog::Entry, made: &MadeDecision<'_>) -> Self {
        let counsel = kind.bots.reconsider(&made.past, made.played).decide();
        let is_played = |action: &str| same_action(action, made.played);
        let mut best = named(&counsel);
        if !best.iter().any(|choice| is_played(&choice.action)) {
            best.extend(counsel.choices.iter().find(|choice| is_played(&choice.action)));
        }
        let reason = |choice: &bots::Prospect| Reason {
            is_played: is_played(&choice.action),
            win_chance: choice.win_chance,
            weight: choice.weight,
            worlds: choice.worlds,
            line: followed(kind.bots.line(&made.past, &choice.action).decide()),
            action: choice.action.clone(),
        };
        Self {
            actions: made.actions,
            seat: made.seat,
            played: made.played.to_owned(),
            choices: best.into_iter().map(reason).collect(),
            is_mixed: is_mixed(&counsel),
            is_computed: counsel.is_computed,
            is_regretted: verdict(&counsel, made.played).is_some(),
        }
    }
}

pub(super) fn followed(line: Vec<bots::LineMove>) -> Vec<Followed> {
    line.into_iter().map(Followed::from).collect()
}
