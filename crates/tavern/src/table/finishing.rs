//! What is found out about a match when it comes to its end, so that it can be looked for.

use game::{Outcome, Seat};

use super::{Contest, Sitter, Table, TryStanding};
use crate::store::{Finished, FinishedSeat, Score};

impl Table {
    /// All that is found out about its match, from its entries alone; `None` unless it came to its end.
    pub(crate) fn finished(&self) -> Option<Finished> {
        let is_practice = self.setup.voyage || self.setup.puzzle.is_some();
        let play = self.play.as_ref().filter(|_| self.is_played_out() && !is_practice)?;
        let (outcome, ended) = (play.the_match().outcome()?, self.ended?);
        let seat = |(seat, sitter): (Seat, &Sitter)| FinishedSeat {
            name: sitter.name().to_owned(),
            bot: sitter.player().is_none(),
            points: outcome.points[seat],
            place: outcome.places[seat],
        };
        Some(Finished {
            ended,
            is_listed: self.is_for_all(),
            seats: self.all_seats().zip(&self.seats).map(seat).collect(),
            length: play.the_match().n_actions() as u32,
            margin: margin(&outcome),
            lead_changes: None,
            contest: self.setup.contest.as_ref().and_then(|contest| {
                let (own, _) = self.contestant()?;
                let counts = contest.counts_at(ended);
                Some(Score { points: outcome.points[own], counts, is_named: self.is_named })
            }),
        })
    }

    /// Whether everybody may find its match: a whole one, at a table where everybody could look on.
    fn is_for_all(&self) -> bool {
        let setup = &self.setup;
        let is_whole = setup.position.is_none() && setup.branch.is_none();
        setup.invite.is_none() && setup.spectators && is_whole
    }
}

impl Contest {
    /// Whether a match that ended at this time counts for the board of its day.
    fn counts_at(&self, ended: u64) -> bool {
        let in_time = self.day().is_some_and(|(day, _)| ended < day.opens());
        in_time && self.standing == Some(TryStanding::Counts)
    }
}

/// How far the best was ahead of the next, in percent of the best one's points.
fn margin(outcome: &Outcome) -> u32 {
    let mut points: Vec<i64> =
        outcome.points.iter().map(|(_, points)| i64::from(*points)).collect();
    points.sort_unstable_by(|one, other| other.cmp(one));
    let (Some(best), Some(next)) = (points.first(), points.get(1)) else { return 0 };
    ((best - next) * 100 / best.abs().max(1)).clamp(0, 1_000) as u32
}

#[cfg(test)]
mod tests {
    use game::PerSeat;

    use super::*;

    #[test]
    fn the_margin_is_what_the_best_one_has_more_than_the_next() {
        let of = |points: &[i32]| {
            let points = PerSeat::from_fn(points.len() as u8, |seat| points[seat.index()]);
            margin(&Outcome::by_points(points))
        };
        assert_eq!((of(&[30, 40, 10]), of(&[5, 5]), of(&[-3, -4]), of(&[0, -7])), (25, 0, 33, 700));
    }
}
