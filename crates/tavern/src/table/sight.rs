//! A table as one looker may see it. Whatever draws a page or writes JSON is handed a [`Sight`]: it is bound to its
//! looker, and nothing outside this folder can get from it to the true state of the match.

use std::any::Any;
use std::cell::OnceCell;
use std::time::Duration;

use game::{AnyMatch, AnySeen, Lang, MAX_SEATS, Seat, Seats, Viewer};

use super::audience::{Audience, NOBODY};
use super::play::{Play, Undo};
use super::sailing::Sailing;
use super::told::Told;
use super::{Hint, Sitter, Table};
use crate::problem::{Problem, Result};
use crate::store::Status;

/// Who looks, as far as it matters for what they are sent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Looker {
    pub viewer: Viewer,
    /// All seats of those who look: several, if they share a device.
    pub own: Seats,
    pub is_host: bool,
    /// `None` if no words are wanted.
    pub lang: Option<Lang>,
}

/// With what only the running table knows.
#[derive(Debug)]
pub(super) struct TableNow<'a> {
    pub(super) table: &'a Table,
    /// In milliseconds since 1970.
    pub(super) ms: u64,
    /// The seats of people who are there.
    pub(super) present: Seats,
    /// For each person who is awaited and away: how long until a bot may be asked for.
    pub(super) away: [Option<Duration>; MAX_SEATS],
    /// How long each seat still has for its decision, if that is limited.
    pub(super) time_left: [Option<Duration>; MAX_SEATS],
    /// Who looks on without a seat, and how often that changed.
    pub(super) audience: (&'a Audience, u32),
    /// What each seat was told about its decision, if it asked.
    pub(super) hints: [Option<&'a Hint>; MAX_SEATS],
    /// What lookers share while they are told one after another.
    pub(super) shared: OnceCell<Box<Shared>>,
}

impl<'a> TableNow<'a> {
    /// A table with nobody there.
    pub(super) fn new(table: &'a Table) -> Self {
        Self {
            table,
            ms: table.now,
            present: Seats::NONE,
            away: [None; MAX_SEATS],
            time_left: [None; MAX_SEATS],
            audience: (&NOBODY, 0),
            hints: [None; MAX_SEATS],
            shared: OnceCell::new(),
        }
    }

    pub(super) const fn seen_by(&self, looker: Looker) -> Sight<'_> {
        Sight { now: self, looker }
    }
}

/// A table as one looker may see it now.
#[derive(Clone, Copy, Debug)]
pub struct Sight<'a> {
    now: &'a TableNow<'a>,
    looker: Looker,
}

impl<'a> Sight<'a> {
    /// Shows `look` what each of these sees of a table with nobody there.
    pub fn of<T>(
        table: &Table,
        lookers: impl IntoIterator<Item = Looker>,
        mut look: impl FnMut(&Sight<'_>) -> T,
    ) -> Vec<T> {
        let now = TableNow::new(table);
        lookers.into_iter().map(|looker| look(&now.seen_by(looker))).collect()
    }

    /// What everybody who is let in may know.
    pub(crate) const fn table(&self) -> &'a Table {
        self.now.table
    }

    pub(crate) const fn looker(&self) -> Looker {
        self.looker
    }

    pub const fn seat(&self) -> Option<Seat> {
        self.looker.viewer.seat()
    }

    /// The seats of all who play on the looker's device.
    pub(crate) const fn own_seats(&self) -> Seats {
        self.looker.own
    }

    /// How much has happened that the looker could notice.
    pub(crate) fn number(&self) -> u32 {
        self.now.table.number(self.looker.viewer)
    }

    /// The match as the looker sees it, once it has begun.
    pub fn game(&self) -> Option<AnySeen<'a>> {
        self.now.table.play().map(|play| play.the_match().seen_by(self.looker.viewer))
    }

    /// The match with nothing hidden; `None` until it is over or given up, and while others play the same deal and it
    /// counts.
    pub(crate) fn opened(&self) -> Option<&'a dyn AnyMatch> {
        let is_over = self.now.table.status() == Status::Over;
        let play = self.now.table.play().filter(|_| is_over && !self.is_sealed());
        play.map(Play::the_match)
    }

    /// The same, or why it is not opened.
    pub(crate) fn open(&self) -> Result<&'a dyn AnyMatch> {
        let why = match self.is_sealed() && self.now.table.status() == Status::Over {
            true => "problem-day-sealed",
            false => "problem-not-over",
        };
        self.opened().ok_or(Problem::conflict(why))
    }

    /// Whether the deal is that of a day which is not over.
    pub(crate) fn is_sealed(&self) -> bool {
        self.now.table.is_sealed(self.now.ms)
    }

    /// The number that an action of the looker has to name; `None` if they have nothing to decide.
    pub fn decision(&self) -> Option<u32> {
        let sailing = self.now.table.sailing();
        if sailing.is_some_and(|sailing| !sailing.awaits_action()) {
            return None;
        }
        self.now.table.ongoing()?.decision(self.seat()?)
    }

    /// Freely: without asking the others.
    pub(crate) fn may_take_back(&self) -> bool {
        let sailing = self.now.table.sailing();
        let is_playing = self.now.table.status() == Status::Playing
            && sailing.is_none_or(Sailing::may_take_back);
        is_playing && self.game().is_some_and(AnySeen::may_take_back)
    }

    /// Whether the looker has done anything in the match that the others could agree to undo.
    pub(crate) fn has_acted(&self) -> bool {
        let play_and_seat = self.now.table.play().zip(self.seat());
        play_and_seat.is_some_and(|(play, seat)| play.last_action_of(seat).is_some())
    }

    pub(crate) fn undo(&self) -> Option<Undo> {
        self.now.table.play().and_then(Play::undo)
    }

    /// What the looker was told last beside the match, and the number of that.
    pub(crate) fn told(&self) -> Option<(Told, u32)> {
        self.now.table.ongoing()?.told(self.looker.viewer)
    }

    /// How often people went back behind what had been revealed: such a match is practice.
    pub(crate) fn undone(&self) -> u16 {
        self.now.table.play().map_or(0, |play| play.the_match().undone())
    }

    /// Whether a bot plays for the looker.
    pub(crate) fn has_stand_in(&self) -> bool {
        let own = self.seat().map(|seat| self.now.table.sitter(seat));
        matches!(own, Some(Sitter::Person { stand_in: Some(_), .. }))
    }

    pub(crate) fn hint(&self) -> Option<&'a Hint> {
        self.now.hints[self.seat()?.index()]
    }

    /// Who looks on without a seat.
    pub(crate) const fn audience(&self) -> &'a Audience {
        self.now.audience.0
    }

    pub(crate) const fn present(&self) -> Seats {
        self.now.present
    }

    /// For each person who is awaited and away: how long until a bot may be asked for.
    pub(crate) const fn away(&self) -> [Option<Duration>; MAX_SEATS] {
        self.now.away
    }

    /// How long each seat still has for its decision, if that is limited.
    pub(crate) const fn time_left(&self) -> [Option<Duration>; MAX_SEATS] {
        self.now.time_left
    }

    /// Shared by all who are told of the same change, and made when first asked for. There is one value of each type
    /// per telling; it must look the same to everybody.
    pub(crate) fn shared<T: Default + 'static>(&self) -> &'a T {
        let mut place = &self.now.shared;
        loop {
            let shared = place.get_or_init(|| Box::new(Shared::new(T::default())));
            match shared.thing.downcast_ref() {
                Some(thing) => return thing,
                None => place = &shared.next,
            }
        }
    }
}

/// A linked list of shared values, one of each type.
#[derive(Debug)]
pub(super) struct Shared {
    thing: Box<dyn Any>,
    next: OnceCell<Box<Self>>,
}

impl Shared {
    fn new(thing: impl Any) -> Self {
        Self { thing: Box::new(thing), next: OnceCell::new() }
    }
}
