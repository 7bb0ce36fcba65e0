//! The influence tracks, with the order of the discs on a space (R5a, E1).

use arrayvec::ArrayVec;
use game::{MAX_SEATS, PerSeat, Seat};
use serde::{Deserialize, Serialize};

/// The track of an estate: how far everyone is, and who lies lower where discs share a space.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Track {
    points: PerSeat<u16>,
    /// Who is ahead of whom: by points, then the disc that lies lower, since it reached the space earlier.
    order: ArrayVec<Seat, MAX_SEATS>,
}

impl Track {
    pub fn new(n_seats: u8) -> Self {
        Self { points: PerSeat::filled(n_seats, 0), order: Seat::all(n_seats).collect() }
    }

    #[inline]
    pub fn points(&self, seat: Seat) -> u16 {
        self.points[seat]
    }

    /// Everyone, the most influential first; between equals, whose disc lies lower (E1).
    #[inline]
    pub fn order(&self) -> &[Seat] {
        &self.order
    }

    /// The discs on the space with this many points, the lowest first.
    pub fn discs_at(&self, points: u16) -> impl Iterator<Item = Seat> + '_ {
        self.order.iter().copied().filter(move |&seat| self.points[seat] == points)
    }

    /// R5a: the disc of `seat` moves on, and is put on top of those that it finds there.
    pub fn gain(&mut self, seat: Seat, points: u16) {
        if points == 0 {
            return;
        }
        self.points[seat] += points;
        let mine = self.points[seat];
        let mut place = self.order.iter().position(|&other| other == seat).expect("all are on it");
        while place > 0 && self.points[self.order[place - 1]] < mine {
            self.order[place] = self.order[place - 1];
            place -= 1;
        }
        self.order[place] = seat;
    }
}
