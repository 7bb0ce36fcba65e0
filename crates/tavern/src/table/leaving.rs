//! How people leave a match and come back: for a while, with a bot in their place, or for good.

use bots::Level;
use game::{Seat, Seats};

use super::{Asker, Entry, Sitter, Table};
use crate::problem::{Problem, Result};
use crate::store::Status;

const HOUR: u64 = 3_600_000;
const DAY: u64 = 24 * HOUR;
/// With more seconds than this for a decision, people play now and then for a moment.
const SLOW: u32 = 3_600;
/// Signs of life are noted to within this many milliseconds.
pub(super) const SIGN: u64 = HOUR;

impl Table {
    /// Whether people play here now and then for a moment, over days.
    pub(crate) fn is_slow(&self) -> bool {
        self.setup.seconds.is_some_and(|seconds| seconds > SLOW)
    }

    pub(super) fn ask_leave(&mut self, asker: &Asker) -> Result<()> {
        let seat = self.own_seat(asker)?;
        self.playing()?;
        self.room_for_more()?;
        self.stand_in(seat)
    }

    /// The task checks that they have been away for long enough. There is always room for this entry: otherwise
    /// somebody could fill the table up and then hold up a match by staying away.
    pub(super) fn ask_stand_in(&mut self, asker: &Asker, seat: Seat) -> Result<()> {
        self.seated(asker)?;
        let seat = self.real_seat(seat)?;
        // Nobody is replaced before it is their turn to decide.
        if self.playing()?.decision(seat).is_none() {
            return Err(Problem::conflict("problem-not-due"));
        }
        self.stand_in(seat)
    }

    pub(super) fn stand_in(&mut self, seat: Seat) -> Result<()> {
        if self.of_day().is_some() {
            return Err(Problem::conflict("problem-day-alone"));
        }
        if self.sitter(seat).deciding_bot().is_some() {
            return Ok(());
        }
        let level = match self.kind.bots.levels().contains(&Level::Sailor) {
            true => Level::Sailor,
            false => Level::CabinBoy,
        };
        self.happens(Entry::StoodIn { seat, level })
    }

    pub(super) fn ask_return(&mut self, asker: &Asker) -> Result<()> {
        let seat = self.own_seat(asker)?;
        if self.sitter(seat).deciding_bot().is_none() {
            return Ok(());
        }
        self.happens(Entry::Returned { seat })
    }

    /// Before the match the host may close the table. A match is given up when all people want that, except those who
    /// have been away for very long: until then its hidden cards stay hidden.
    pub(super) fn ask_close(&mut self, asker: &Asker) -> Result<()> {
        if self.status() == Status::Gathering {
            self.host_only(asker)?;
            return self.happens(Entry::Closed);
        }
        let own = self.own_seat(asker)?;
        self.playing()?;
        // There is one table for it: its cards stay hidden until it is answered.
        if self.setup.puzzle.is_some() && self.first_puzzle_answer().is_none() {
            return Err(Problem::conflict("problem-puzzle-waits"));
        }
        if self.would_go_on().iter().all(|seat| seat == own || self.beside(own).contains(seat)) {
            return self.happens(Entry::Closed);
        }
        if self.ending.contains(own) {
            return Err(Problem::conflict("problem-others-play"));
        }
        self.room_for_more()?;
        self.happens(Entry::EndAsked { seat: own })
    }

    pub(super) fn ask_play_on(&mut self, asker: &Asker) -> Result<()> {
        let seat = self.own_seat(asker)?;
        self.playing()?;
        if self.ending.is_empty() {
            return Err(Problem::conflict("problem-nobody-ends"));
        }
        self.happens(Entry::EndRefused { seat })
    }

    /// The people who have not said that they want to give the match up, and may still come back to it.
    pub(crate) fn would_go_on(&self) -> Seats {
        let is_gone =
            |seat| self.away_for(seat) > if self.is_slow() { 7 * DAY } else { DAY } + SIGN;
        self.people()
            .iter()
            .filter(|seat| !self.ending.contains(*seat) && !is_gone(*seat))
            .collect()
    }

    /// For how many milliseconds the person at `seat` has given no sign of life, to within [`SIGN`].
    pub(super) fn away_for(&self, seat: Seat) -> u64 {
        match self.sitter(seat) {
            Sitter::Person { seen, .. } => self.now.saturating_sub(*seen),
            _ => 0,
        }
    }
}
