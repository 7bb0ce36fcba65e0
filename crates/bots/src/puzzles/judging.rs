//! The second sieve: is one answer clearly best, however often one looks?

use game::{Advice, Decision, Match, Rng, Seat, Written};

use super::{Evidence, JUDGEMENTS, LEAST_GAP, PATIENCE, Puzzle};
use crate::{Budget, Search};

/// Every legal action is tried in at least this many worlds in each round of a search.
const LEAST_WORLDS: u32 = 32;

/// More answers than this are no puzzle; and if there are several, they are a third of all actions at most.
const MOST_ANSWERS: usize = 3;

/// Answers that differ by less than this much of the chance to win are equally good.
const ALIKE: f64 = 0.03;

/// How a judgement ended.
pub(super) enum Judgement<A> {
    Clear(Clear<A>),
    /// The best action is not far enough ahead, or not always the same.
    Unclear,
}

/// An answer that is clearly best.
pub(super) struct Clear<A> {
    /// The best first.
    pub(super) answers: Vec<A>,
    pub(super) second: A,
    pub(super) evidence: Evidence,
}

/// Judges a decision several times, each time in other worlds. It ends at the first time that nothing stands out.
pub(super) fn judge<G: Advice>(
    decision: &Decision<'_, G>,
    legal: &[G::Action],
    first_seed: u64,
) -> Judgement<G::Action> {
    let budget = budget::<G>(legal.len());
    let seeds: Vec<u64> = (first_seed..first_seed + JUDGEMENTS).collect();
    let mut checks = Vec::new();
    for seed in &seeds {
        let chances = rate(decision, legal, budget, *seed);
        if stands_out(&chances).is_none() {
            return Judgement::Unclear;
        }
        checks.push(chances);
    }
    let means = means(&checks);
    let Some(n_answers) = stands_out(&means) else { return Judgement::Unclear };
    let order = best_first(&means);
    let (answers, others) = order.split_at(n_answers);
    let Some(gap) = smallest_gap(&checks, answers).filter(|gap| *gap >= LEAST_GAP) else {
        return Judgement::Unclear;
    };
    Judgement::Clear(Clear {
        answers: answers.iter().map(|nth| legal[*nth].clone()).collect(),
        second: legal[others[0]].clone(),
        evidence: Evidence {
            best: rounded(means[answers[0]]),
            second: rounded(means[others[0]]),
            gap: rounded(gap),
            budget,
            seeds,
            chances: means.iter().map(|chance| (chance * 1000.0).round() as u16).collect(),
            solved: Default::default(),
        },
    })
}

/// How far the answers of a puzzle are ahead of everything else with this budget and seed.
pub(crate) fn rate_again<G: Advice>(game: &Match<G>, puzzle: &Puzzle, budget: u32) -> f64 {
    let legal = game.legal_actions(puzzle.seat);
    let chances = rate(&game.decision(puzzle.seat), &legal, budget, 0);
    let answers = answers_in(&legal, puzzle);
    smallest_gap(&[chances], &answers).unwrap_or(f64::MIN)
}

/// The places of the answers among the legal actions.
pub(super) fn answers_in<A: serde::Serialize>(legal: &[A], puzzle: &Puzzle) -> Vec<usize> {
    let is_answer = |action: &A| {
        let written = Written::of(action);
        puzzle.answers.iter().any(|answer| *answer.get() == *written)
    };
    (0..legal.len()).filter(|nth| is_answer(&legal[*nth])).collect()
}

/// At least twenty times a Legend's, and enough for every action to be tried.
fn budget<G: Advice>(n_legal: usize) -> u32 {
    let rounds = usize::BITS - (n_legal - 1).leading_zeros();
    (PATIENCE * G::LEGEND).max(LEAST_WORLDS * n_legal as u32 * rounds)
}

/// The chance to win with each of the legal actions.
fn rate<G: Advice>(
    decision: &Decision<'_, G>,
    legal: &[G::Action],
    budget: u32,
    seed: u64,
) -> Vec<f64> {
    let mut search = Search::<G>::new(Budget::iterations(budget));
    let insight = search.think_of_all(decision, &mut Rng::fast(seed));
    let chance = |seat: Seat, action: &G::Action| {
        let rated = insight.rated().iter().find(|rated| rated.action == *action);
        rated.map_or(0.0, |rated| f64::from(rated.tally.win_chance(seat)))
    };
    legal.iter().map(|action| chance(decision.seat(), action)).collect()
}

/// How many of the best actions are equally good and far ahead of the rest, if any are.
pub(super) fn stands_out(chances: &[f64]) -> Option<usize> {
    let order = best_first(chances);
    (1..=MOST_ANSWERS.min(order.len() / 3).max(1)).find(|n| {
        let (first, last, next) = (order[0], order[n - 1], order[*n]);
        chances[first] - chances[last] < ALIKE && chances[last] - chances[next] >= LEAST_GAP
    })
}

/// The smallest distance in any check between the answers and the best of the rest.
fn smallest_gap(checks: &[Vec<f64>], answers: &[usize]) -> Option<f64> {
    let gap = |chances: &Vec<f64>| {
        let worst = answers.iter().map(|nth| chances[*nth]).fold(f64::MAX, f64::min);
        let rest = (0..chances.len()).filter(|nth| !answers.contains(nth));
        worst - rest.map(|nth| chances[nth]).fold(f64::MIN, f64::max)
    };
    checks.iter().map(gap).min_by(f64::total_cmp)
}

fn means(checks: &[Vec<f64>]) -> Vec<f64> {
    let mean =
        |nth: usize| checks.iter().map(|check| check[nth]).sum::<f64>() / checks.len() as f64;
    (0..checks[0].len()).map(mean).collect()
}

fn best_first(chances: &[f64]) -> Vec<usize> {
    let mut order: Vec<usize> = (0..chances.len()).collect();
    order.sort_by(|one, other| chances[*other].total_cmp(&chances[*one]));
    order
}

/// To thousandths.
fn rounded(chance: f64) -> f64 {
    (chance * 1000.0).round() / 1000.0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_best_stands_out_only_if_everything_else_is_far_behind() {
        assert_eq!(stands_out(&[0.2, 0.6, 0.3]), Some(1));
        assert_eq!(stands_out(&[0.55, 0.6, 0.3]), None);
        assert_eq!(stands_out(&[0.59, 0.6, 0.3]), None);
        assert_eq!(stands_out(&[0.59, 0.6, 0.3, 0.2, 0.2, 0.1]), Some(2));
    }

    #[test]
    fn the_gap_is_the_smallest_of_all_checks() {
        let checks = [vec![0.5, 0.3, 0.1], vec![0.5, 0.4, 0.1]];
        assert!((smallest_gap(&checks, &[0]).unwrap_or(0.0) - 0.1).abs() < 1e-9);
    }
}
