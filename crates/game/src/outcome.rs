//! How a match ended, and why.

use serde::{Deserialize, Serialize};

use crate::{PerSeat, Phrase, Seat, Seats};

/// Points and places of a finished match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Outcome {
    /// The points of each seat.
    pub points: PerSeat<i32>,
    /// The place of each seat: 1 is a winner, several seats may share one. No 1 at all: nobody won.
    pub places: PerSeat<u8>,
}

impl Outcome {
    /// Most points win, equal points share a place.
    pub fn by_points(points: PerSeat<i32>) -> Self {
        let places = points
            .map(|_, mine| 1 + points.values().iter().filter(|&other| other > mine).count() as u8);
        Self { points, places }
    }

    /// Who won; several if they share the win.
    pub fn winners(&self) -> Seats {
        self.places.iter().filter(|&(_, &place)| place == 1).map(|(seat, _)| seat).collect()
    }

    /// The part of the win that is `seat`'s: 1 alone, 1/2 if two share it, 0 for the others.
    pub fn win_share(&self, seat: Seat) -> f64 {
        let winners = self.winners();
        if winners.contains(seat) { 1.0 / winners.len() as f64 } else { 0.0 }
    }
}

/// The score of one seat, line by line.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct ScoreSheet {
    /// Each line: what for, and how many points.
    pub lines: Vec<ScoreLine>,
}

/// One line of a score sheet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScoreLine {
    /// What the points are for.
    pub reason: Phrase,
    /// How many there are; may be negative.
    pub points: i32,
}

impl ScoreSheet {
    /// Adds a line.
    pub fn add(&mut self, reason: Phrase, points: i32) {
        self.lines.push(ScoreLine { reason, points });
    }

    /// The sum of all lines.
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
