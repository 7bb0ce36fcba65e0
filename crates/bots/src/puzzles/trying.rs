//! The third sieve: who finds the answer?

use game::{Advice, Decision, Match, Rng};
use serde::{Deserialize, Serialize};

use super::Puzzle;
use super::judging::answers_in;
use crate::Level;
use crate::any::patient_player;

/// The shares of tries in which bots found an answer.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Solved {
    pub sailor: f64,
    pub captain: f64,
    pub legend: f64,
}

impl Solved {
    /// Lets bots of all three levels try, each this often.
    pub(super) fn by_bots<G: Advice>(
        decision: &Decision<'_, G>,
        (answers, n_seats): (&[G::Action], u8),
        tries: u64,
        first_seed: u64,
    ) -> Self {
        let share = |level| {
            let tries = first_seed..first_seed + tries;
            let n_tries = tries.end - tries.start;
            let found = tries.filter(|seed| {
                let mut bot = patient_player::<G>(level, n_seats);
                answers.contains(&bot.choose(decision, &mut Rng::fast(*seed)))
            });
            found.count() as f64 / n_tries.max(1) as f64
        };
        Self {
            sailor: share(Level::Sailor),
            captain: share(Level::Captain),
            legend: share(Level::Legend),
        }
    }
}

/// Lets bots try a puzzle again, each this often.
pub(crate) fn solve<G: Advice>(game: &Match<G>, puzzle: &Puzzle, tries: u64, seed: u64) -> Solved {
    let legal = game.legal_actions(puzzle.seat);
    let answers: Vec<G::Action> =
        answers_in(&legal, puzzle).into_iter().map(|nth| legal[nth].clone()).collect();
    let decision = game.decision(puzzle.seat);
    Solved::by_bots(&decision, (&answers, game.n_seats()), tries, seed)
}
