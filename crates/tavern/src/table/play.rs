//! The match of a table, with what the table itself remembers of it.

use std::collections::VecDeque;

use game::{AnyMatch, AnyRefusal, AnySeen, MAX_SEATS, Seat, Seats, Viewer, Viewers};
use serde_json::value::RawValue;

use super::per_viewer::PerViewer;
use super::told::{Telling, Told};
use crate::problem::{Problem, Result};

/// How many ids of each seat's last actions are remembered.
const REMEMBERED_IDS: usize = 32;
/// How often a choice may be taken back: more often than anybody changes their mind.
const TAKE_BACKS: u16 = 100;
/// How many proposals to go back there may be before somebody acts again.
const UNDO_PROPOSALS: u8 = 4;

#[derive(Debug)]
pub(crate) struct Play {
    game: Box<dyn AnyMatch>,
    /// How many decisions each seat has had: a number of its own, which counts nothing that others decide.
    decisions: [u32; MAX_SEATS],
    /// How many of these decisions others could notice when they arose.
    openings: [u32; MAX_SEATS],
    choices: [Choice; MAX_SEATS],
    /// Who took each action of the record.
    actors: Vec<Seat>,
    /// How many actions there were when those who choose now began to choose.
    round: usize,
    answered: [VecDeque<(String, u32)>; MAX_SEATS],
    undo: Option<Undo>,
    undo_proposals: u8,
    noticed: PerViewer<u32>,
    rewinds: PerViewer<u32>,
    telling: Telling,
}

/// One choice of a seat, with every step that the seat can still take back and the decisions between.
#[derive(Clone, Copy, Debug)]
struct Choice {
    /// In milliseconds since 1970.
    since: u64,
    take_backs: u16,
    /// Who has handed the device on to whoever chooses: once for a choice, however often they take theirs back.
    handed_on_by: Seats,
}

impl Choice {
    const fn begun(since: u64) -> Self {
        Self { since, take_backs: 0, handed_on_by: Seats::NONE }
    }
}

#[derive(Clone, Copy, Debug)]
struct Step {
    seat: Seat,
    /// Whether their present decision belongs to the same choice.
    same_choice: bool,
    /// Whether nobody else could notice it.
    hidden: bool,
}

/// A proposal to go back that others must agree to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Undo {
    pub(crate) by: Seat,
    pub(crate) agreed: Seats,
    /// How many actions would be left.
    pub(crate) actions_left: usize,
}

impl Undo {
    /// The same proposal, after the action at this place of the record was taken back.
    const fn without_action(self, place: usize) -> Self {
        let is_earlier = place < self.actions_left;
        Self { actions_left: self.actions_left - is_earlier as usize, ..self }
    }
}

/// Whether those who were to act still choose at the same time, after one of them did something.
pub(crate) fn is_same_round(before: Seats, actor: Seat, after: Seats) -> bool {
    let still = before.without(actor);
    !still.is_empty() && (after == still || after == before)
}

impl Play {
    pub(crate) fn new(game: Box<dyn AnyMatch>, at: u64) -> Self {
        Self {
            game,
            decisions: [1; MAX_SEATS],
            openings: [1; MAX_SEATS],
            choices: [Choice::begun(at); MAX_SEATS],
            actors: Vec::new(),
            round: 0,
            answered: std::array::from_fn(|_| VecDeque::new()),
            undo: None,
            undo_proposals: 0,
            noticed: PerViewer::default(),
            rewinds: PerViewer::default(),
            telling: Telling::default(),
        }
    }

    /// With all that is hidden.
    pub(crate) fn the_match(&self) -> &dyn AnyMatch {
        &*self.game
    }

    /// The match as if nobody but `seat` had chosen anything since those who choose now began: what a seat answers must
    /// not depend on who was quicker.
    pub(crate) fn alone(&self, seat: Seat) -> Box<dyn AnyMatch> {
        self.game.without_others(seat, self.round)
    }

    pub(crate) fn seen_by(&self, seat: Seat) -> AnySeen<'_> {
        self.game.seen_by(Viewer::Seat(seat))
    }

    /// The number that an action of `seat` has to name. It changes only when this seat's own decision changes, so that
    /// choices which others make at the same time do not matter.
    pub(crate) fn decision(&self, seat: Seat) -> Option<u32> {
        self.game.to_act().contains(seat).then(|| self.decisions[seat.index()])
    }

    /// Which of the decisions of `seat` that others could notice its present one belongs to.
    pub(super) const fn opening(&self, seat: Seat) -> u32 {
        self.openings[seat.index()]
    }

    /// When the choice of `seat` began, in milliseconds since 1970. Taking something back does not begin it anew.
    pub(crate) const fn choosing_since(&self, seat: Seat) -> u64 {
        self.choices[seat.index()].since
    }

    pub(crate) const fn noticed(&self) -> &PerViewer<u32> {
        &self.noticed
    }

    /// How often each viewer noticed that something was taken back.
    pub(crate) const fn rewinds(&self) -> &PerViewer<u32> {
        &self.rewinds
    }

    /// What `viewer` was told last beside the match, and the number of that.
    pub(crate) fn told(&self, viewer: Viewer) -> Option<(Told, u32)> {
        self.telling.to(viewer)
    }

    /// Tells everybody but whose doing it is.
    pub(super) fn tell_others(&mut self, told: Told) {
        self.tell_of(Viewers::all(MAX_SEATS as u8), told);
    }

    fn tell_of(&mut self, noticed: Viewers, told: Told) {
        let others = Viewer::all(MAX_SEATS as u8)
            .filter(|viewer| noticed.contains(*viewer) && !viewer.is(told.by()));
        self.telling.tell(others.collect(), told);
    }

    /// Whether `decision` is what `seat` has to decide now.
    pub(crate) fn answers(&self, seat: Seat, decision: u32) -> Result<()> {
        match self.decision(seat) {
            Some(present) if present == decision => Ok(()),
            Some(present) => Err(Problem::conflict("problem-stale")
                .with("present", present)
                .with("found", decision)),
            None => Err(Problem::conflict("problem-not-to-act")),
        }
    }

    /// The number that `seat` was told when the client's action `id` was carried out.
    pub(crate) fn answered(&self, seat: Seat, id: &str) -> Option<u32> {
        let answered = self.answered[seat.index()].iter();
        answered.rev().find(|(known, _)| known == id).map(|(_, number)| *number)
    }

    pub(crate) const fn undo(&self) -> Option<Undo> {
        self.undo
    }

    /// Where in the record the last action of `seat` is.
    pub(crate) fn last_action_of(&self, seat: Seat) -> Option<usize> {
        self.actors.iter().rposition(|actor| *actor == seat)
    }

    pub(crate) fn act(&mut self, seat: Seat, action: &str, at: u64) -> Result<(), AnyRefusal> {
        let before = self.game.to_act();
        self.game.play(seat, action)?;
        self.actors.push(seat);
        if !is_same_round(before, seat, self.game.to_act()) {
            self.round = self.actors.len();
        }
        let noticed = self.game.noticed();
        self.noticed.count(noticed);
        self.telling.forget(noticed);
        let (same_choice, hidden) = (self.game.may_take_back(seat), noticed.is_only(seat));
        // Everybody sees a proposal end: a secret action must not end it.
        if !hidden {
            (self.undo, self.undo_proposals) = (None, 0);
        }
        let by = Some(Step { seat, same_choice, hidden });
        self.renew(before.without(seat), by, at);
        Ok(())
    }

    /// The device goes from `seat`, which has decided, to those `beside` who still have to: their time begins now, unless
    /// they have had it from that seat before.
    pub(super) fn hand_on(&mut self, seat: Seat, beside: Seats, at: u64) {
        let to_act = self.game.to_act();
        if to_act.contains(seat) {
            return;
        }
        for other in beside.and(to_act).iter() {
            let choice = &mut self.choices[other.index()];
            if !choice.handed_on_by.contains(seat) {
                choice.handed_on_by = choice.handed_on_by.with(seat);
                choice.since = at;
            }
        }
    }

    /// Remembers the client's id for the last action of `seat`, and under which number it was carried out.
    pub(crate) fn remember(&mut self, seat: Seat, id: String, number: u32) {
        let answered = &mut self.answered[seat.index()];
        if answered.len() == REMEMBERED_IDS {
            answered.pop_front();
        }
        answered.push_back((id, number));
    }

    /// Refuses if `seat` took back too often within this choice.
    pub(crate) fn allows_take_back(&self, seat: Seat) -> Result<()> {
        if self.choices[seat.index()].take_backs < TAKE_BACKS {
            return Ok(());
        }
        Err(Problem::conflict("problem-taken-back-enough").with("max", TAKE_BACKS))
    }

    /// Takes back the last `actions` actions of `seat`.
    pub(crate) fn take_back(&mut self, seat: Seat, actions: u8, at: u64) -> Result<(), AnyRefusal> {
        let before = self.game.to_act();
        let mut noticed = Viewers::NONE;
        for _ in 0..actions {
            self.game.take_back(seat)?;
            noticed = noticed.union(self.game.noticed());
            if let Some(last) = self.last_action_of(seat) {
                self.actors.remove(last);
                self.undo = self.undo.map(|undo| undo.without_action(last));
            }
        }
        self.round = self.round.min(self.actors.len());
        let hidden = noticed.is_only(seat);
        self.undo = self.undo.filter(|_| hidden);
        self.choices[seat.index()].take_backs += 1;
        self.noticed.count(noticed);
        self.rewinds.count(noticed);
        self.tell_of(noticed, Told::TookBack { by: seat });
        let by = Some(Step { seat, same_choice: true, hidden });
        self.renew(before.without(seat), by, at);
        Ok(())
    }

    /// Whether `seat` may do this instead of its last action.
    pub(crate) fn try_change(&self, seat: Seat, action: &str) -> Result<(), AnyRefusal> {
        let mut trial = self.game.after(self.game.n_actions());
        trial.take_back(seat)?;
        trial.play(seat, action)
    }

    /// What `seat` has done since this earlier action of its own, if that can be taken back and the rest done without it.
    pub(crate) fn done_after(&self, seat: Seat, earlier: &str) -> Option<Vec<Box<RawValue>>> {
        let mut trial = self.game.after(self.game.n_actions());
        let mut later = Vec::new();
        loop {
            let last = trial.take_back(seat).ok()?;
            if *last == *earlier {
                break;
            }
            later.insert(0, last);
        }
        for action in &later {
            trial.play(seat, action).ok()?;
        }
        Some(later.into_iter().map(Into::into).collect())
    }

    /// How many actions of `seat` one proposal to go back covers: the last one, and those before it as long as the
    /// decision between was no choice. 0 if nothing can be taken back.
    pub(crate) fn free_to_take_back(&self, seat: Seat) -> u8 {
        if !self.game.may_take_back(seat) {
            return 0;
        }
        let Some(last) = self.last_action_of(seat) else { return 0 };
        let mut trial = self.game.after(self.game.n_actions());
        let mut actions = 0;
        for _ in 0..=last {
            if trial.take_back(seat).is_err() {
                break;
            }
            actions += 1;
            if trial.n_legal_actions(seat) != 1 || actions == u8::MAX {
                break;
            }
        }
        actions
    }

    /// Refuses after too many proposals since somebody last acted.
    pub(crate) fn allows_undo_proposal(&self) -> Result<()> {
        if self.undo_proposals < UNDO_PROPOSALS {
            return Ok(());
        }
        Err(Problem::conflict("problem-asked-enough"))
    }

    /// Those beside `seat`, on the same device, agree with it.
    pub(crate) fn ask_undo(&mut self, seat: Seat, beside: Seats) {
        let agreed = beside.with(seat);
        let actions_left = self.last_action_of(seat);
        self.undo = actions_left.map(|actions_left| Undo { by: seat, agreed, actions_left });
        self.undo_proposals = self.undo_proposals.saturating_add(1);
    }

    /// A refusal ends the proposal, and is told; whoever asked may also withdraw.
    pub(crate) fn answer_undo(&mut self, seat: Seat, beside: Seats, agree: bool) {
        if !agree && self.undo.is_some_and(|undo| undo.by != seat) {
            self.tell_others(Told::UndoRefused { by: seat });
        }
        self.undo = self.undo.filter(|_| agree);
        if let Some(undo) = &mut self.undo {
            undo.agreed = undo.agreed.union(beside).with(seat);
        }
    }

    /// Goes back as all agreed to. The record remembers that: such a match is practice.
    pub(crate) fn go_back(&mut self, Undo { by, actions_left, .. }: Undo, at: u64) {
        self.game = self.game.after(actions_left);
        self.game.count_undone();
        self.actors.truncate(actions_left);
        self.round = self.round.min(actions_left);
        self.undo = None;
        let everybody = Viewers::all(MAX_SEATS as u8);
        self.noticed.count(everybody);
        self.rewinds.count(everybody);
        self.telling.tell(everybody, Told::WentBack { by });
        self.renew(Seats::NONE, None, at);
    }

    /// Goes on with another match, which everybody sees anew.
    pub(crate) fn begin_anew(&mut self, game: Box<dyn AnyMatch>, at: u64) {
        self.game = game;
        self.actors.clear();
        (self.round, self.undo) = (0, None);
        let everybody = Viewers::all(MAX_SEATS as u8);
        self.noticed.count(everybody);
        self.rewinds.count(everybody);
        self.telling.forget(everybody);
        self.renew(Seats::NONE, None, at);
    }

    /// Gives a new decision to everybody who is to act, except those who were already deciding and still are. It begins
    /// a new choice, unless it is a further step in the choice of whoever just acted.
    fn renew(&mut self, still_deciding: Seats, by: Option<Step>, at: u64) {
        for seat in self.game.to_act().iter().filter(|seat| !still_deciding.contains(*seat)) {
            let own = by.filter(|step| step.seat == seat);
            self.decisions[seat.index()] += 1;
            self.openings[seat.index()] += u32::from(!own.is_some_and(|step| step.hidden));
            if !own.is_some_and(|step| step.same_choice) {
                self.choices[seat.index()] = Choice::begun(at);
            }
        }
    }

    pub(crate) fn n_heard(&self) -> PerViewer<usize> {
        PerViewer::from_fn(|viewer| self.game.n_heard(viewer))
    }
}
