//! The turning points of a match: everybody's chances while it was played, the decisions that cost most, and what of
//! everybody's end was skill and what was luck; and for any decision, why it was made.
//!
//! Every decision is thought over from what its seat knew then, never from what came out later. `questions` finds the
//! decisions, `verdict` says what one of them cost, `balance` adds that up, `reasons` says what could be expected of it,
//! and the [`Analyst`] has them thought over in the background.

mod analyst;
mod backlog;
mod balance;
mod questions;
mod reasons;
mod verdict;

use bots::LineMove;
use game::Seat;
use serde::{Deserialize, Serialize};

pub(crate) use analyst::{Analyst, MatchKey};
pub(crate) use backlog::Progress;
pub(crate) use balance::{Balance, BalancePercents};
pub(crate) use questions::actions;
pub(crate) use reasons::{Reason, Reasons};

#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub(crate) struct Analysis {
    /// Everybody's chances, in the order of the match.
    pub(crate) chances: Vec<Chances>,
    /// The decisions that cost most, a few of every seat, the worst first.
    pub(crate) costly: Vec<Costly>,
    /// How many decisions were choices.
    pub(crate) decisions: usize,
    /// How many of them were thought over.
    pub(crate) thought_over: usize,
    /// For each seat. There are none in what was kept before luck and skill were told apart.
    #[serde(default)]
    pub(crate) balances: Vec<Balance>,
}

/// How likely everybody was to win.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Chances {
    /// Actions taken before this moment.
    pub(crate) actions: usize,
    /// Each seat's chance, from 0 to 1.
    pub(crate) wins: Vec<f64>,
    /// How many thoughts this is the mean of: seats that decide at the same time know different things.
    pub(crate) thoughts: u32,
}

/// A decision that cost somebody a part of their chances.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Costly {
    /// Actions taken before this decision.
    pub(crate) actions: usize,
    pub(crate) seat: Seat,
    /// What they did, in the game's own JSON.
    pub(crate) played: String,
    /// How likely that was to win.
    pub(crate) played_wins: f64,
    /// What would have been better, in the game's own JSON.
    pub(crate) best: String,
    pub(crate) best_wins: f64,
    /// What would most likely follow what they did, and what would follow the best.
    #[serde(default)]
    pub(crate) lines: [Vec<Followed>; 2],
}

/// A move that would most likely follow.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Followed {
    pub(crate) seat: Seat,
    /// In the game's own JSON.
    pub(crate) action: String,
    /// In which part of the imagined deals the match went on like this up to here, from 0 to 1.
    pub(crate) share: f64,
}

impl From<LineMove> for Followed {
    fn from(LineMove { seat, action, share }: LineMove) -> Self {
        Self { seat, action, share }
    }
}

/// Whoever has the best chance leads; others take the lead only if they are better by this much.
const CLEARLY: f64 = 0.05;

impl Analysis {
    /// How often somebody else came to lead.
    pub(crate) fn lead_changes(&self) -> u32 {
        let (mut leader, mut changes) = (None, 0);
        for Chances { wins, .. } in &self.chances {
            let best = (0..wins.len()).max_by(|one, other| wins[*one].total_cmp(&wins[*other]));
            let Some(best) = best else { continue };
            match leader {
                None => leader = Some(best),
                Some(known) if wins[best] - wins.get(known).unwrap_or(&0.0) > CLEARLY => {
                    (leader, changes) = (Some(best), changes + 1);
                }
                Some(_) => {}
            }
        }
        changes
    }

    /// Adds what one of the seats deciding at this moment thought of everybody's chances.
    fn add_thought(&mut self, moment: usize, wins: &[f64]) {
        match self.chances.last_mut().filter(|last| last.actions == moment) {
            Some(last) => last.add(wins),
            None => {
                self.chances.push(Chances { actions: moment, wins: wins.to_vec(), thoughts: 1 });
            }
        }
    }
}

impl Chances {
    fn add(&mut self, wins: &[f64]) {
        self.thoughts += 1;
        for (mean, win) in self.wins.iter_mut().zip(wins) {
            *mean += (win - *mean) / f64::from(self.thoughts);
        }
    }
}

impl Costly {
    /// The share of the win chances that it cost, from 0 to 1.
    pub(crate) fn cost(&self) -> f64 {
        self.best_wins - self.played_wins
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_lead_changes_when_somebody_else_is_clearly_better() {
        let changes = |all: &[[f64; 2]]| {
            let mut analysis = Analysis::default();
            for (moment, wins) in all.iter().enumerate() {
                analysis.add_thought(moment, wins);
            }
            analysis.lead_changes()
        };
        assert_eq!(changes(&[]), 0);
        assert_eq!(changes(&[[0.5, 0.5], [0.48, 0.52], [0.51, 0.49]]), 0);
        assert_eq!(changes(&[[0.6, 0.4], [0.4, 0.6], [0.9, 0.1]]), 2);
    }

    #[test]
    fn of_those_who_decide_at_the_same_time_the_mean_counts() {
        let mut analysis = Analysis::default();
        for (moment, wins) in [(0, [0.2, 0.8]), (0, [0.6, 0.4]), (2, [1.0, 0.0])] {
            analysis.add_thought(moment, &wins);
        }
        let chances: Vec<_> = analysis.chances.iter().map(|at| (at.actions, at.thoughts)).collect();
        assert_eq!(chances, [(0, 2), (2, 1)]);
        assert!((analysis.chances[0].wins[0] - 0.4).abs() < 1e-9);
    }
}
