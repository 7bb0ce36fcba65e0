//! Luck and skill, apart.

use game::Seat;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::Chances;

/// What a seat's chance to win was at the start, what became of it, and by what. All are shares from 0 to 1, and
/// `start + own + others + luck = end`.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Balance {
    pub(crate) start: f64,
    /// What its own decisions gave away: never more than nothing.
    pub(crate) own: f64,
    /// What the decisions of others gave away to it.
    pub(crate) others: f64,
    /// All the rest: what was drawn, dealt and hidden.
    pub(crate) luck: f64,
    pub(crate) end: f64,
}

/// Adds up what decisions cost those who made them, and brought to others.
#[derive(Clone, Debug)]
pub(super) struct Reckoning {
    /// Own and others', for each seat.
    sums: Vec<[f64; 2]>,
}

impl Reckoning {
    pub(super) fn new(n_seats: usize) -> Self {
        Self { sums: vec![[0.0; 2]; n_seats] }
    }

    /// `seat` did not do the best; each seat's chances were `played` instead of `best`.
    pub(super) fn add(&mut self, seat: Seat, played: &[f64], best: &[f64]) {
        for (nth, (sums, (played, best))) in
            self.sums.iter_mut().zip(played.iter().zip(best)).enumerate()
        {
            sums[usize::from(nth != seat.index())] += played - best;
        }
    }

    /// From the first and the last of everybody's chances.
    pub(super) fn balances(&self, chances: &[Chances]) -> Vec<Balance> {
        let (Some(first), Some(last)) = (chances.first(), chances.last()) else {
            return Vec::new();
        };
        let ends = first.wins.iter().zip(&last.wins);
        let balance = |(&[own, others], (&start, &end)): (&[f64; 2], (&f64, &f64))| {
            let luck = end - start - own - others;
            Balance { start, own, others, luck, end }
        };
        self.sums.iter().zip(ends).map(balance).collect()
    }
}

impl Balance {
    /// In whole percents that add up as well.
    pub(crate) fn percents(self) -> BalancePercents {
        let percent = |share: f64| (share * 100.0).round() as i64;
        let [start, own, others, end] = [self.start, self.own, self.others, self.end].map(percent);
        BalancePercents { start, own, others, luck: end - start - own - others, end }
    }
}

/// What became of the chance of a seat to win, in percentage points: `start + own + others + luck = end`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "BalanceState")]
pub(crate) struct BalancePercents {
    /// At the start.
    pub(crate) start: i64,
    /// What its own decisions gave away.
    pub(crate) own: i64,
    /// What the decisions of others gave away to it.
    pub(crate) others: i64,
    /// All the rest: what was dealt, drawn and hidden.
    pub(crate) luck: i64,
    /// At the end.
    pub(crate) end: i64,
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(wins: [f64; 3]) -> Chances {
        Chances { actions: 0, wins: wins.to_vec(), thoughts: 1 }
    }

    #[test]
    fn every_balance_adds_up_and_luck_is_shared_out() {
        let mut reckoning = Reckoning::new(3);
        reckoning.add(Seat::new(0), &[0.2, 0.5, 0.3], &[0.4, 0.35, 0.25]);
        reckoning.add(Seat::new(1), &[0.35, 0.4, 0.25], &[0.25, 0.5, 0.25]);
        let chances = [at([0.3, 0.3, 0.4]), at([0.5, 0.4, 0.1]), at([1.0, 0.0, 0.0])];
        let balances = reckoning.balances(&chances);
        for one in &balances {
            assert!((one.start + one.own + one.others + one.luck - one.end).abs() < 1e-9);
            let whole = one.percents();
            assert_eq!(whole.start + whole.own + whole.others + whole.luck, whole.end);
        }
        let own: Vec<i64> = balances.iter().map(|one| one.percents().own).collect();
        let others: Vec<i64> = balances.iter().map(|one| one.percents().others).collect();
        assert_eq!((own, others), (vec![-20, -10, 0], vec![10, 15, 5]));
        assert!(balances.iter().map(|one| one.luck).sum::<f64>().abs() < 1e-9);
    }

    #[test]
    fn a_match_that_nobody_thought_over_has_no_balance() {
        assert_eq!(Reckoning::new(2).balances(&[]), []);
    }
}
