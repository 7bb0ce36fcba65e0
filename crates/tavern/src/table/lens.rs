//! Looking at a table: what a viewer is sent is made by a lens.
//!
//! The table makes one [`Look`] for every lens, viewer and language that somebody looks with, asks it once for every
//! change, and shares what it says among all connections that look that way.

use std::time::Duration;

use axum::extract::ws::Message;
use board::Prints;
use game::{AnyMatch, Lang, MAX_SEATS, Seat, Seats, Viewer};

use super::hints::HintDesk;
use super::{Hint, Table, play::Play};
use crate::store::Status;

/// A way to look at a table.
pub trait Lens: Send + Sync + 'static {
    /// Its name; lenses of the same name say the same.
    fn kind(&self) -> &'static str;
    /// Begins to look as `looker`.
    fn look(&self, looker: Looker) -> Box<dyn Look>;
}

/// What one looker is sent. It may remember what it said, since everybody who looks through it has heard the same.
pub trait Look: Send {
    /// All there is to see, for somebody who has just come: called before or between calls of [`Look::next`].
    fn first(&mut self, sight: &Sight<'_>) -> Vec<Message>;
    /// What is new since the last call. Everything in `sight` has been saved.
    fn next(&mut self, sight: &Sight<'_>, change: &Change) -> Vec<Message>;
}

/// Who looks, as far as it matters for what they are sent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Looker {
    /// What they may see.
    pub viewer: Viewer,
    /// Whether they made the table.
    pub is_host: bool,
    /// The language for words, if words are wanted.
    pub lang: Option<Lang>,
}

impl Looker {
    /// The seat of who looks, if they have one.
    pub const fn seat(self) -> Option<Seat> {
        match self.viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator | Viewer::Referee => None,
        }
    }
}

/// A table as it is now, with what only the running table knows.
#[derive(Clone, Copy, Debug)]
pub struct Sight<'a> {
    /// The table.
    pub table: &'a Table,
    /// The seats of people who are connected.
    pub present: Seats,
    /// How long each seat still has for its decision, if that is limited.
    pub time_left: [Option<Duration>; MAX_SEATS],
    /// What each seat was told about its decision, if it asked; for that seat alone.
    pub hints: [Option<&'a Hint>; MAX_SEATS],
    /// What has been drawn of it as it is now.
    pub prints: &'a Prints,
}

impl<'a> Sight<'a> {
    /// The match, once it has begun. Ask it only for what the looker's viewer may see.
    pub fn game(&self) -> Option<&'a dyn AnyMatch> {
        self.table.play().map(Play::game)
    }

    /// The number that an action of the looker has to name, if it is theirs to decide.
    pub fn decision(&self, looker: Looker) -> Option<u32> {
        self.table.ongoing()?.decision(looker.seat()?)
    }

    /// The hint that the looker asked for.
    pub fn hint(&self, looker: Looker) -> Option<&'a Hint> {
        self.hints[looker.seat()?.index()]
    }

    /// Whether the looker may freely take back their last action.
    pub fn may_take_back(&self, looker: Looker) -> bool {
        let playing = self.table.status() == Status::Playing;
        let seat_and_game = looker.seat().zip(self.game()).filter(|_| playing);
        seat_and_game.is_some_and(|(seat, game)| game.may_take_back(seat))
    }
}

/// What is different since the last time.
#[expect(clippy::struct_excessive_bools, reason = "each says whether one thing is different")]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Change {
    /// Who sits where, who is present, or who plays for whom.
    pub seats: bool,
    /// In which part of its life the table is, or where its rematch is.
    pub status: bool,
    /// Something was played or taken back.
    pub game: bool,
    /// What happened in the match was rewritten: every event has to be read again.
    pub rewound: bool,
    /// The first event that is new, counted over everybody's events, unless `rewound`.
    pub first_event: usize,
    /// The moments of the match's last step have not been seen yet.
    pub moments: bool,
    /// Whose decision is a new one.
    pub decisions: Seats,
    /// The wish to go back.
    pub undo: bool,
    /// Whose hint is new.
    pub hints: Seats,
    /// How many lines of the chat are new.
    pub lines: usize,
}

impl Change {
    /// Whether anything is different.
    pub fn is_any(&self) -> bool {
        self.is_open() || !self.hints.is_empty()
    }

    /// Whether anything is different for `looker`: a hint is for one seat alone, and nobody else hears of it.
    pub fn concerns(&self, looker: Looker) -> bool {
        self.is_open() || looker.seat().is_some_and(|seat| self.hints.contains(seat))
    }

    /// Whether anything is different that everybody may know.
    const fn is_open(&self) -> bool {
        let Self { seats, status, game, undo, lines, .. } = *self;
        seats || status || game || undo || lines > 0
    }
}

/// What a table was like when it was last told of.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Mark {
    number: u32,
    seatings: u32,
    present: Seats,
    status: Option<Status>,
    has_rematch: bool,
    rewinds: u32,
    n_actions: Option<usize>,
    n_events: usize,
    decisions: [Option<u32>; MAX_SEATS],
    undo: Option<super::play::Undo>,
    /// About which decision each seat has a hint, and whether it is thought out.
    hints: [Option<(u32, bool)>; MAX_SEATS],
    lines: usize,
}

impl Mark {
    pub(super) fn of(table: &Table, present: Seats, desk: &HintDesk) -> Self {
        let play = table.play();
        let decision = |seat| play.and_then(|play| play.decision(Seat::new(seat as u8)));
        let hint = |seat| {
            let hint = desk.present(table, Seat::new(seat as u8))?;
            Some((hint.decision, hint.counsel.is_some()))
        };
        Self {
            number: table.number(),
            seatings: table.seatings,
            present,
            status: Some(table.status()),
            has_rematch: table.rematch().is_some(),
            rewinds: play.map_or(0, Play::rewinds),
            n_actions: play.map(|play| play.game().n_actions()),
            n_events: play.map_or(0, |play| play.game().n_events()),
            decisions: std::array::from_fn(decision),
            undo: play.and_then(Play::undo),
            hints: std::array::from_fn(hint),
            lines: table.lines_said(),
        }
    }

    /// What changed from here to `after`.
    pub(super) fn until(&self, after: &Self) -> Change {
        let rewound = self.rewinds != after.rewinds;
        let game = rewound || self.n_actions != after.n_actions;
        let renewed = |seat: &Seat| {
            let (old, new) = (self.decisions[seat.index()], after.decisions[seat.index()]);
            new.is_some() && old != new
        };
        let advised = |seat: &Seat| {
            let (old, new) = (self.hints[seat.index()], after.hints[seat.index()]);
            new.is_some() && old != new
        };
        Change {
            seats: self.seatings != after.seatings || self.present != after.present,
            status: self.status != after.status || self.has_rematch != after.has_rematch,
            game,
            rewound,
            first_event: self.n_events,
            moments: game && !rewound,
            decisions: Seat::all(MAX_SEATS as u8).filter(renewed).collect(),
            undo: self.undo != after.undo,
            hints: Seat::all(MAX_SEATS as u8).filter(advised).collect(),
            lines: after.lines.saturating_sub(self.lines),
        }
    }
}
