//! How a match ended, and why.

use serde::{Deserialize, Serialize};

use crate::{PerSeat, Phrase, Seat, Seats};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Outcome {
    pub points: PerSeat<i32>,
    /// 1 is a winner; several seats may share a place. If nobody has 1, nobody won.
    pub places: PerSeat<u8>,
}

impl Outcome {
    /// Most points win, equal points share a place.
    pub fn by_points(points: PerSeat<i32>) -> Self {
        let places = points
            .map(|_, mine| 1 + points.values().iter().filter(|&other| other > mine).count() as u8);
        Self { points, places }
    }

    pub fn winners(&self) -> Seats {
        self.places.iter().filter(|&(_, &place)| place == 1).map(|(seat, _)| seat).collect()
    }

    /// The part of the win that is `seat`'s: 1 alone, 1/2 if two share it, 0 for the others.
    pub fn win_share(&self, seat: Seat) -> f64 {
        let winners = self.winners();
        if winners.contains(seat) { 1.0 / winners.len() as f64 } else { 0.0 }
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct ScoreSheet {
    pub lines: Vec<ScoreLine>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScoreLine {
    pub reason: Phrase,
    /// May be negative.
    pub points: i32,
}

impl ScoreSheet {
    pub fn add(&mut self, reason: Phrase, points: i32) {
        self.lines.push(ScoreLine { reason, points });
    }

    pub fn total(&self) -> i32 {
        self.lines.iter().map(|line| line.points).sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_points_share_a_place_and_the_next_place_is_skipped() {
        let points = [7, 9, 9, -2];
        let outcome = Outcome::by_points(PerSeat::from_fn(4, |seat| points[seat.index()]));
        assert_eq!(outcome.places.values(), [3, 1, 1, 4]);
        assert_eq!(outcome.winners(), Seats::only(Seat::new(1)).with(Seat::new(2)));
        assert_eq!(outcome.win_share(Seat::new(1)), 0.5);
        assert_eq!(outcome.win_share(Seat::new(0)), 0.0);
    }
}
