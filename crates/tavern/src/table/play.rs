//! The match of a table, with what the table itself remembers of it.

use std::collections::VecDeque;

use game::{AnyMatch, AnyRefusal, MAX_SEATS, Seat, Seats};

use crate::problem::{Outcome, Problem};

/// So many ids of a client's last actions are remembered for each seat.
const REMEMBERED_IDS: usize = 32;

/// The match of a table.
#[derive(Debug)]
pub struct Play {
    game: Box<dyn AnyMatch>,
    /// The number under which each seat's present decision arose.
    decisions: [u32; MAX_SEATS],
    /// Who took each action of the record.
    actors: Vec<Seat>,
    answered: [VecDeque<(String, u32)>; MAX_SEATS],
    undo: Option<Undo>,
    /// How often something was taken back.
    rewinds: u32,
}

/// A wish to go back that others must agree to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Undo {
    /// Whose wish it is.
    pub by: Seat,
    /// Who agreed so far.
    pub agreed: Seats,
    /// How many actions would be left.
    pub actions_left: usize,
}

impl Play {
    /// The match just begun, when the table has so many entries.
    pub fn new(game: Box<dyn AnyMatch>, number: u32) -> Self {
        let answered = std::array::from_fn(|_| VecDeque::new());
        let decisions = [number; MAX_SEATS];
        Self { game, decisions, actors: Vec::new(), answered, undo: None, rewinds: 0 }
    }

    /// The match itself.
    pub fn game(&self) -> &dyn AnyMatch {
        &*self.game
    }

    /// The number that an action of `seat` has to name. It changes only when what this seat has to decide changes, so
    /// that choices which others make at the same time do not matter.
    pub fn decision(&self, seat: Seat) -> Option<u32> {
        self.game.to_act().contains(seat).then(|| self.decisions[seat.index()])
    }

    /// Whether `decision` is what `seat` has to decide now.
    ///
    /// # Errors
    /// If it is not, or not any more.
    pub fn answers(&self, seat: Seat, decision: u32) -> Outcome<()> {
        match self.decision(seat) {
            Some(present) if present == decision => Ok(()),
            Some(present) => Err(Problem::conflict("problem-stale")
                .with("present", present)
                .with("found", decision)),
            None => Err(Problem::conflict("problem-not-to-act")),
        }
    }

    /// Under which number the client's action `id` of `seat` was carried out.
    pub fn answered(&self, seat: Seat, id: &str) -> Option<u32> {
        let answered = self.answered[seat.index()].iter();
        answered.rev().find(|(known, _)| known == id).map(|(_, number)| *number)
    }

    /// The wish to go back, if there is one.
    pub const fn undo(&self) -> Option<Undo> {
        self.undo
    }

    /// How often something was taken back.
    pub const fn rewinds(&self) -> u32 {
        self.rewinds
    }

    /// Where in the record the last action of `seat` is.
    pub fn last_action_of(&self, seat: Seat) -> Option<usize> {
        self.actors.iter().rposition(|actor| *actor == seat)
    }

    /// Plays an action, which makes the table's entry `number`.
    ///
    /// # Errors
    /// Why not.
    pub fn act(&mut self, seat: Seat, action: &str, number: u32) -> Result<(), AnyRefusal> {
        let before = self.game.to_act();
        self.game.play(seat, action)?;
        self.actors.push(seat);
        self.undo = None;
        self.renew_decisions(before.without(seat), number);
        Ok(())
    }

    /// Remembers how the client calls the last action of `seat`.
    pub fn remember(&mut self, seat: Seat, id: String, number: u32) {
        let answered = &mut self.answered[seat.index()];
        if answered.len() == REMEMBERED_IDS {
            answered.pop_front();
        }
        answered.push_back((id, number));
    }

    /// Takes back so many actions of `seat`.
    ///
    /// # Errors
    /// Why not.
    pub fn take_back(&mut self, seat: Seat, actions: u8, number: u32) -> Result<(), AnyRefusal> {
        let before = self.game.to_act();
        for _ in 0..actions {
            self.game.take_back(seat)?;
            if let Some(last) = self.last_action_of(seat) {
                self.actors.remove(last);
            }
        }
        self.undo = None;
        self.rewinds += 1;
        self.renew_decisions(before.without(seat), number);
        Ok(())
    }

    /// Whether `seat` may do this instead of its last action.
    ///
    /// # Errors
    /// Why not.
    pub fn try_change(&self, seat: Seat, action: &str) -> Result<(), AnyRefusal> {
        let mut trial = self.game.after(self.game.n_actions());
        trial.take_back(seat)?;
        trial.play(seat, action)
    }

    /// How many actions of `seat` one wish to take back covers: the last, and further ones as long as what stood before
    /// it was no choice. None if nothing can be taken back.
    pub fn free_to_take_back(&self, seat: Seat) -> u8 {
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

    /// Remembers the wish of `seat` to go back to before its last action.
    pub fn ask_undo(&mut self, seat: Seat) {
        let agreed = Seats::only(seat);
        let actions_left = self.last_action_of(seat);
        self.undo = actions_left.map(|actions_left| Undo { by: seat, agreed, actions_left });
    }

    /// Remembers the answer of `seat`; a refusal ends the wish.
    pub fn answer_undo(&mut self, seat: Seat, agree: bool) {
        self.undo = self.undo.filter(|_| agree);
        if let Some(undo) = &mut self.undo {
            undo.agreed = undo.agreed.with(seat);
        }
    }

    /// Goes back to when the record had so many actions.
    pub fn go_back(&mut self, actions_left: usize, number: u32) {
        self.game = self.game.after(actions_left);
        self.actors.truncate(actions_left);
        self.undo = None;
        self.rewinds += 1;
        self.renew_decisions(Seats::NONE, number);
    }

    /// Everybody who is to act has a new decision, but those who were already deciding and still are.
    fn renew_decisions(&mut self, still_deciding: Seats, number: u32) {
        for seat in self.game.to_act().iter().filter(|seat| !still_deciding.contains(*seat)) {
            self.decisions[seat.index()] = number;
        }
    }
}
