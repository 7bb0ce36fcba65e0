//! How people leave a match and come back: for a while, with a bot in their place, or for good.

use bots::Level;
use game::{Seat, Seats};

use super::{Asker, Entry, Table};
use crate::problem::{Outcome, Problem};
use crate::store::Status;

impl Table {
    pub(super) fn ask_leave(&mut self, asker: &Asker) -> Outcome<()> {
        let seat = self.own_seat(asker)?;
        self.playing()?;
        self.stand_in(seat)
    }

    /// Whether somebody is away is for the task to say.
    pub(super) fn ask_stand_in(&mut self, asker: &Asker, seat: Seat) -> Outcome<()> {
        self.own_seat(asker)?;
        self.playing()?;
        let seat = self.real_seat(seat)?;
        self.stand_in(seat)
    }

    /// Lets a bot play for `seat`.
    pub(super) fn stand_in(&mut self, seat: Seat) -> Outcome<()> {
        if self.sitter(seat).deciding_bot().is_some() {
            return Ok(());
        }
        let level = match self.kind.bots.levels().contains(&Level::Sailor) {
            true => Level::Sailor,
            false => Level::CabinBoy,
        };
        self.happens(Entry::StoodIn { seat, level })
    }

    pub(super) fn ask_return(&mut self, asker: &Asker) -> Outcome<()> {
        let seat = self.own_seat(asker)?;
        if self.sitter(seat).deciding_bot().is_none() {
            return Ok(());
        }
        self.happens(Entry::Returned { seat })
    }

    pub(super) fn ask_close(&mut self, asker: &Asker) -> Outcome<()> {
        if self.status() == Status::Gathering {
            self.host_only(asker)?;
            return self.happens(Entry::Closed);
        }
        let own = self.own_seat(asker)?;
        self.playing()?;
        if !self.still_playing().without(own).is_empty() {
            return Err(Problem::conflict("problem-others-play"));
        }
        self.happens(Entry::Closed)
    }

    /// The people who have not left the match to a bot.
    pub fn still_playing(&self) -> Seats {
        self.people().iter().filter(|seat| self.sitter(*seat).deciding_bot().is_none()).collect()
    }
}
