//! Places at the table, sets of them, and collections with one thing for each.

use std::fmt;
use std::ops::{Index, IndexMut};

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

/// The largest table of any game.
pub const MAX_SEATS: usize = 6;

/// A place at the table, counted from 0 clockwise.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(transparent)]
pub struct Seat(u8);

impl<'de> Deserialize<'de> for Seat {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let number = u8::deserialize(deserializer)?;
        if number as usize >= MAX_SEATS {
            return Err(serde::de::Error::custom(format!("there is no seat {number}")));
        }
        Ok(Self(number))
    }
}

impl Seat {
    pub const fn new(number: u8) -> Self {
        Self(number)
    }

    /// Counted from 0.
    #[inline]
    pub const fn number(self) -> u8 {
        self.0
    }

    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The seat `steps` places further clockwise at a table of `n_seats`; `steps` is less than `n_seats`.
    #[inline]
    pub const fn clockwise(self, steps: u8, n_seats: u8) -> Self {
        let number = self.0 + steps;
        Self(if number >= n_seats { number - n_seats } else { number })
    }

    /// How many places clockwise `other` sits from here.
    #[inline]
    pub const fn distance_to(self, other: Self, n_seats: u8) -> u8 {
        if other.0 >= self.0 { other.0 - self.0 } else { other.0 + n_seats - self.0 }
    }

    /// Clockwise from this one.
    pub fn around(self, n_seats: u8) -> impl DoubleEndedIterator<Item = Self> + Clone {
        (0..n_seats).map(move |steps| self.clockwise(steps, n_seats))
    }

    /// Clockwise from seat 0.
    pub fn all(n_seats: u8) -> impl DoubleEndedIterator<Item = Self> + Clone {
        (0..n_seats).map(Self)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "seat {}", self.0 + 1)
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Default, Hash)]
pub struct Seats(u8);

impl Seats {
    pub const NONE: Self = Self(0);

    pub const fn all(n_seats: u8) -> Self {
        Self(((1u16 << n_seats) - 1) as u8)
    }

    pub const fn only(seat: Seat) -> Self {
        Self(1 << seat.0)
    }

    #[inline]
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }

    #[inline]
    pub const fn with(self, seat: Seat) -> Self {
        Self(self.0 | (1 << seat.0))
    }

    #[inline]
    pub const fn without(self, seat: Seat) -> Self {
        Self(self.0 & !(1 << seat.0))
    }

    pub const fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    #[inline]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The one with the lowest number.
    #[inline]
    pub const fn first(self) -> Option<Seat> {
        if self.0 == 0 { None } else { Some(Seat(self.0.trailing_zeros() as u8)) }
    }

    /// In the order of their numbers.
    pub fn iter(self) -> impl Iterator<Item = Seat> + Clone {
        let mut left = self;
        std::iter::from_fn(move || {
            let seat = left.first()?;
            left = left.without(seat);
            Some(seat)
        })
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        seats.into_iter().fold(Self::NONE, Self::with)
    }
}

impl fmt::Debug for Seats {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(Seat::number)).finish()
    }
}

impl Serialize for Seats {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter().collect::<ArrayVec<Seat, MAX_SEATS>>())
    }
}

impl<'de> Deserialize<'de> for Seats {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(ArrayVec::<Seat, MAX_SEATS>::deserialize(deserializer)?.into_iter().collect())
    }
}

/// One `T` for every seat of a table, indexed by [`Seat`].
#[derive(Clone, Debug, PartialEq, Eq, Default, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct PerSeat<T>(ArrayVec<T, MAX_SEATS>);

impl<T> PerSeat<T> {
    #[inline]
    pub fn from_fn(n_seats: u8, make: impl FnMut(Seat) -> T) -> Self {
        Self(Seat::all(n_seats).map(make).collect())
    }

    #[inline]
    pub fn filled(n_seats: u8, item: T) -> Self
    where
        T: Copy,
    {
        let mut items = ArrayVec::from([item; MAX_SEATS]);
        items.truncate(n_seats as usize);
        Self(items)
    }

    #[inline]
    pub fn n_seats(&self) -> u8 {
        self.0.len() as u8
    }

    #[inline]
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = (Seat, &T)> + Clone {
        self.0.iter().enumerate().map(|(number, item)| (Seat(number as u8), item))
    }

    pub fn iter_mut(&mut self) -> impl DoubleEndedIterator<Item = (Seat, &mut T)> {
        self.0.iter_mut().enumerate().map(|(number, item)| (Seat(number as u8), item))
    }

    /// In the order of the seats.
    pub fn values(&self) -> &[T] {
        &self.0
    }

    /// `None` if the table has no such seat.
    pub fn get(&self, seat: Seat) -> Option<&T> {
        self.0.get(seat.index())
    }

    pub fn map<U>(&self, mut change: impl FnMut(Seat, &T) -> U) -> PerSeat<U> {
        PerSeat(self.iter().map(|(seat, item)| change(seat, item)).collect())
    }
}

impl<T> Index<Seat> for PerSeat<T> {
    type Output = T;
    #[inline]
    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.index()]
    }
}

impl<T> IndexMut<Seat> for PerSeat<T> {
    #[inline]
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.index()]
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Viewer {
    /// A player, who sees what the rules let this seat see.
    Seat(Seat),
    /// Somebody without a seat, who sees only what is open to all.
    Spectator,
    /// Sees everything: only for replays of matches that are over.
    Referee,
}

impl Viewer {
    pub fn is(self, seat: Seat) -> bool {
        self == Self::Seat(seat)
    }

    pub const fn seat(self) -> Option<Seat> {
        match self {
            Self::Seat(seat) => Some(seat),
            Self::Spectator | Self::Referee => None,
        }
    }

    /// Whether the secrets of `seat` are open to this viewer.
    pub fn sees(self, seat: Seat) -> bool {
        self.is(seat) || self == Self::Referee
    }

    /// Every viewer that a table of `n_seats` can have during play.
    pub fn all(n_seats: u8) -> impl Iterator<Item = Self> + Clone {
        Seat::all(n_seats).map(Self::Seat).chain([Self::Spectator])
    }
}

/// A set of viewers of a match that is being played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Viewers {
    pub seats: Seats,
    pub spectators: bool,
}

impl Viewers {
    pub const NONE: Self = Self { seats: Seats::NONE, spectators: false };

    pub const fn all(n_seats: u8) -> Self {
        Self { seats: Seats::all(n_seats), spectators: true }
    }

    pub const fn is_only(self, seat: Seat) -> bool {
        !self.spectators && self.seats.without(seat).is_empty()
    }

    pub const fn union(self, other: Self) -> Self {
        let spectators = self.spectators || other.spectators;
        Self { seats: self.seats.union(other.seats), spectators }
    }

    /// A referee, who sees everything, is always in it.
    pub const fn contains(self, viewer: Viewer) -> bool {
        match viewer {
            Viewer::Seat(seat) => self.seats.contains(seat),
            Viewer::Spectator => self.spectators,
            Viewer::Referee => true,
        }
    }
}

impl FromIterator<Viewer> for Viewers {
    fn from_iter<I: IntoIterator<Item = Viewer>>(viewers: I) -> Self {
        let mut set = Self::NONE;
        for viewer in viewers {
            match viewer {
                Viewer::Seat(seat) => set.seats = set.seats.with(seat),
                Viewer::Spectator => set.spectators = true,
                Viewer::Referee => {}
            }
        }
        set
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clockwise_wraps_and_distance_is_its_inverse() {
        for n in 2..=6 {
            for from in Seat::all(n) {
                for to in Seat::all(n) {
                    assert_eq!(from.clockwise(from.distance_to(to, n), n), to);
                }
                let distances = from.around(n).map(|seat| from.distance_to(seat, n));
                assert!(distances.eq(0..n));
            }
        }
    }

    #[test]
    fn a_set_of_seats_survives_json_and_refuses_a_seat_that_no_table_has() {
        let seats = Seats::only(Seat::new(1)).with(Seat::new(4));
        let json = serde_json::to_string(&seats).unwrap();
        assert_eq!(json, "[1,4]");
        assert_eq!(serde_json::from_str::<Seats>(&json).unwrap(), seats);
        assert!(serde_json::from_str::<Seats>("[9]").is_err());
    }
}
