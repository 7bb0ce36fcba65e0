//! The goal, one minute of rules, and how things stand.

use game::{PerSeat, Seat};

/// The parts of a minute of rules. Every game says them in the texts `minute-goal`, `minute-turn`, `minute-end` and
/// `minute-points`, and draws a picture for each.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MinutePart {
    /// What one wants. Its picture also stands beside the board.
    Goal,
    /// What one does in a turn or a round.
    Turn,
    /// When it ends.
    End,
    /// What brings points.
    Points,
}

impl MinutePart {
    pub const ALL: [Self; 4] = [Self::Goal, Self::Turn, Self::End, Self::Points];

    /// The text of the tavern that is the heading, and the text of the game.
    pub const fn texts(self) -> [&'static str; 2] {
        match self {
            Self::Goal => ["table-minute-goal", "minute-goal"],
            Self::Turn => ["table-minute-turn", "minute-turn"],
            Self::End => ["table-minute-end", "minute-end"],
            Self::Points => ["table-minute-points", "minute-points"],
        }
    }
}

/// How things stand, as far as a viewer may know.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Standing {
    /// What each seat has so far, as far as the viewer may see; `None` if they see too little to say.
    pub points: PerSeat<Option<i32>>,
    /// Whether these points are all that counts.
    pub is_open: bool,
    /// How far away the end is: a text with the number `$n`.
    pub end: (&'static str, usize),
    /// Whether it is so near that people should be told.
    pub is_near: bool,
}

impl Standing {
    /// Which place a seat has, counted from 1, if everything that counts is open.
    pub fn place(&self, seat: Seat) -> Option<usize> {
        let ahead = self.points.values().iter().filter(|points| **points > self.points[seat]);
        self.is_open.then(|| 1 + ahead.count())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_place_is_known_only_if_everything_is_open() {
        let points = PerSeat::from_fn(3, |seat| Some([-1, 7, 7][seat.index()]));
        let open = Standing { points, is_open: true, end: ("", 0), is_near: false };
        let places = |standing: &Standing| Seat::all(3).map(|seat| standing.place(seat)).collect();
        let known: Vec<Option<usize>> = places(&open);
        assert_eq!(known, [Some(3), Some(1), Some(1)]);
        let hidden: Vec<Option<usize>> = places(&Standing { is_open: false, ..open });
        assert_eq!(hidden, [None; 3]);
    }
}
