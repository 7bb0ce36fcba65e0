//! Looking at a table: a lens makes what a viewer is sent.
//!
//! The table makes one [`Look`] for every lens, viewer and language in use, asks it once for every change, and shares
//! what it says among all connections that look that way.

use game::{MAX_SEATS, Seat, Seats, Viewers};

use super::per_viewer::PerViewer;
use super::play::Play;
use super::sailing::Sailing;
use super::sight::TableNow;
use super::{Hint, Looker, Sight};
use crate::store::Status;

pub trait Lens: Send + Sync + 'static {
    /// Lenses of the same name say the same.
    fn kind(&self) -> &'static str;
    fn look(&self) -> Box<dyn Look>;
}

/// What one looker is sent. It may remember what it said, since everybody who looks through it has heard the same.
pub trait Look: Send {
    /// All there is to see, for somebody who has just come: called before or between calls of [`Look::next`].
    fn first(&mut self, sight: &Sight<'_>) -> Vec<String>;
    /// What is new since the last call. Everything in `sight` has been saved.
    fn next(&mut self, sight: &Sight<'_>, change: &Change) -> Vec<String>;
    /// All there is to see, for those who were other lookers until this change: nothing that they saw as such may stay.
    fn anew(&mut self, sight: &Sight<'_>, _: &Change) -> Vec<String> {
        self.first(sight)
    }
}

/// What is different since the last time, for one looker.
#[expect(clippy::struct_excessive_bools, reason = "each says whether one thing is different")]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Change {
    /// Who sits where, who is present, or who plays for whom.
    pub seats: bool,
    /// Who looks on without a seat.
    pub audience: bool,
    /// The table's status, where its rematch is, or whether a name stands on the board of a day.
    pub status: bool,
    /// Something was played or taken back.
    pub game: bool,
    /// What happened in the match was rewritten: every event has to be read again.
    pub rewound: bool,
    /// How many events the looker had heard before, unless `rewound`.
    pub first_event: usize,
    /// The moments of the match's last step have not been seen yet.
    pub moments: bool,
    /// The looker's decision is a new one.
    pub decision: bool,
    /// A proposal to go back, or to give the match up.
    pub proposals: bool,
    pub hint: bool,
    /// What a captain says on a voyage, or about a puzzle.
    pub sailing: bool,
    /// What the host chose.
    pub setup: bool,
    pub lines: usize,
}

impl Change {
    pub(crate) const fn is_any(&self) -> bool {
        let Self { seats, audience, status, game, decision, proposals, .. } = *self;
        let Self { hint, sailing, setup, lines, .. } = *self;
        let is_people = seats || audience || status || proposals;
        is_people || game || decision || hint || sailing || setup || lines > 0
    }
}

/// A table as it was when viewers were last told.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Mark {
    seatings: u32,
    curtains: u32,
    changes: u32,
    present: Seats,
    audience: u32,
    /// For each person who is awaited and away: whether a bot may be asked for.
    away: [Option<bool>; MAX_SEATS],
    is_hushed: bool,
    status: Option<Status>,
    has_rematch: bool,
    /// Whether a name stands on the board of a day.
    is_named: bool,
    rewinds: PerViewer<u32>,
    noticed: PerViewer<u32>,
    n_heard: PerViewer<usize>,
    decisions: [Option<u32>; MAX_SEATS],
    undo: Option<super::play::Undo>,
    ending: Seats,
    /// Each seat's hint: about which decision, and whether it is thought out.
    hints: [Option<(u32, bool)>; MAX_SEATS],
    sailing: u32,
    lines: u32,
}

impl Mark {
    pub(super) fn of(now: &TableNow<'_>) -> Self {
        let table = now.table;
        let play = table.play();
        let decision = |seat| play.and_then(|play| play.decision(Seat::new(seat as u8)));
        let hint = |hint: Option<&Hint>| hint.map(|hint| (hint.decision, hint.counsel.is_some()));
        Self {
            seatings: table.seatings,
            curtains: table.curtains.moves(),
            changes: table.changes,
            present: now.present,
            audience: now.audience.1,
            away: now.away.map(|away| away.map(|left| left.is_zero())),
            is_hushed: table.talk().is_hushed(),
            status: Some(table.status()),
            has_rematch: table.rematch().is_some(),
            is_named: table.is_named(),
            rewinds: play.map(|play| *play.rewinds()).unwrap_or_default(),
            noticed: play.map(|play| *play.noticed()).unwrap_or_default(),
            n_heard: play.map(Play::n_heard).unwrap_or_default(),
            decisions: std::array::from_fn(decision),
            undo: play.and_then(Play::undo),
            ending: table.ending(),
            hints: now.hints.map(hint),
            sailing: table.sailing().map_or(0, Sailing::changes) + table.puzzle_changes(),
            lines: table.talk().said(),
        }
    }

    pub(super) fn until(&self, after: &Self) -> Changes {
        let lines = after.lines.saturating_sub(self.lines) as usize;
        let has_begun = self.status == Some(Status::Gathering) && after.status != self.status;
        let everybody = Viewers::all(MAX_SEATS as u8);
        Changes {
            open: Change {
                seats: (self.seatings, self.present, self.away, self.is_hushed)
                    != (after.seatings, after.present, after.away, after.is_hushed),
                audience: self.audience != after.audience,
                status: (self.status, self.has_rematch, self.is_named)
                    != (after.status, after.has_rematch, after.is_named),
                proposals: self.undo != after.undo || self.ending != after.ending,
                setup: self.changes != after.changes,
                sailing: self.sailing != after.sailing,
                lines,
                ..Change::default()
            },
            game: if has_begun { everybody } else { self.noticed.differs_from(&after.noticed) },
            rewound: self.rewinds.differs_from(&after.rewinds),
            n_heard: self.n_heard,
            curtains: self.curtains != after.curtains,
            decisions: changed(&self.decisions, &after.decisions),
            hints: changed(&self.hints, &after.hints),
        }
    }
}

fn changed<T: PartialEq>(before: &[Option<T>; MAX_SEATS], after: &[Option<T>; MAX_SEATS]) -> Seats {
    let is_new = |seat: &Seat| {
        let (old, new) = (&before[seat.index()], &after[seat.index()]);
        new.is_some() && old != new
    };
    Seat::all(MAX_SEATS as u8).filter(is_new).collect()
}

/// What is different since the last time, for everybody.
#[derive(Clone, Copy, Debug)]
pub(super) struct Changes {
    /// What everybody may know.
    open: Change,
    game: Viewers,
    rewound: Viewers,
    n_heard: PerViewer<usize>,
    /// A curtain was lifted, or fell.
    curtains: bool,
    decisions: Seats,
    hints: Seats,
}

impl Changes {
    pub(super) const fn open(&self) -> Change {
        self.open
    }

    pub(super) const fn curtains(&self) -> bool {
        self.curtains
    }

    /// What `looker` may know of it: what others do in secret makes no difference at all.
    pub(super) fn to(&self, looker: Looker) -> Change {
        let is_own = |seats: Seats| looker.viewer.seat().is_some_and(|seat| seats.contains(seat));
        let game = self.game.contains(looker.viewer);
        let rewound = self.rewound.contains(looker.viewer);
        Change {
            game,
            rewound,
            first_event: self.n_heard[looker.viewer],
            moments: game && !rewound,
            decision: is_own(self.decisions),
            hint: is_own(self.hints),
            ..self.open
        }
    }
}
