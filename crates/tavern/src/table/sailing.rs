//! A table on a voyage: a captain leads somebody through prepared positions, and rivals play what is written there.
//!
//! Only which step somebody is at is kept. What is done within a step is not: whoever comes back begins the step anew,
//! and a voyage that was rewritten since still opens.

use catalog::{AfterDeed, FirstVoyage, VoyageDeed, VoyageStep};
use game::{AnyRefusal, Seat};
use serde_json::value::RawValue;

use super::play::Play;
use super::{Ask, Asker, Entry, Table};
use crate::problem::{Problem, Result};
use crate::store::Status;

/// How many entries a voyage keeps. Whoever sails on after that is not remembered: there is nothing to refuse.
const KEPT: u32 = 1_000;

#[derive(Debug)]
pub(crate) struct Sailing {
    voyage: &'static FirstVoyage,
    place: usize,
    /// The steps that were begun, by their places.
    begun: u64,
    /// How many actions of the deed are done.
    n_done: usize,
    has_guessed: bool,
    /// How many of the actions that follow the deed are done.
    n_followed: usize,
    /// The text that answers the last choice, if that was not what the step asks for.
    answer: Option<&'static str>,
    /// How often any of it changed.
    changes: u32,
}

/// How far a step is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum StepStage {
    /// The deed is awaited.
    Asked,
    /// What follows the deed is being played.
    Followed,
    Done,
}

impl Sailing {
    pub(super) fn new(voyage: &'static FirstVoyage) -> Self {
        let (n_done, has_guessed, n_followed) = (0, false, 0);
        Self {
            voyage,
            place: 0,
            begun: 1,
            n_done,
            has_guessed,
            n_followed,
            answer: None,
            changes: 0,
        }
    }

    pub(crate) const fn voyage(&self) -> &'static FirstVoyage {
        self.voyage
    }

    pub(crate) const fn place(&self) -> usize {
        self.place
    }

    /// Whether the step at this place was ever begun.
    pub(crate) const fn has_begun(&self, place: usize) -> bool {
        place < u64::BITS as usize && self.begun >> place & 1 == 1
    }

    pub(crate) fn step(&self) -> &'static VoyageStep {
        &self.voyage.steps[self.place]
    }

    /// How often any of it changed.
    pub(crate) const fn changes(&self) -> u32 {
        self.changes
    }

    /// The intended action, once a part of the deed is done.
    pub(crate) fn next_action(&self) -> Option<&'static serde_json::Value> {
        let VoyageDeed::Do(rights) = &self.step().deed else { return None };
        rights.get(self.n_done).filter(|_| self.n_done > 0)?.first()
    }

    /// The text that answers the last choice, if that was not what the step asks for.
    pub(crate) const fn answer(&self) -> Option<&'static str> {
        self.answer
    }

    pub(crate) fn stage(&self) -> StepStage {
        let is_done = match &self.step().deed {
            VoyageDeed::Look | VoyageDeed::Play => false,
            VoyageDeed::Do(actions) => self.n_done == actions.len(),
            VoyageDeed::Guess { .. } => self.has_guessed,
        };
        match is_done {
            false => StepStage::Asked,
            true if self.n_followed < self.step().after.len() => StepStage::Followed,
            true => StepStage::Done,
        }
    }

    /// Whether an action is awaited from whoever sails.
    pub(crate) fn awaits_action(&self) -> bool {
        self.stage() == StepStage::Asked && matches!(self.step().deed, VoyageDeed::Do(_))
    }

    /// Whether this action, as the game writes it, is what is asked for now.
    pub(crate) fn is_right(&self, action: &str) -> bool {
        self.step().is_right(self.n_done, action)
    }

    /// Whether part of the deed is done and can be taken back.
    pub(crate) fn may_take_back(&self) -> bool {
        self.awaits_action() && self.n_done > 0
    }

    fn begin(&mut self, place: usize) {
        let begun = self.begun | 1_u64.checked_shl(place as u32).unwrap_or(0);
        let changes = self.changes + 1;
        *self = Self { place, begun, changes, ..Self::new(self.voyage) };
    }

    fn say(&mut self, answer: Option<&'static str>) {
        self.answer = answer;
        self.changes += 1;
    }

    /// Somebody acted: whoever sails, or a rival as it is written.
    pub(super) fn note_action(&mut self) {
        match self.stage() {
            StepStage::Asked => self.n_done += 1,
            _ => self.n_followed += 1,
        }
        self.say(None);
    }

    pub(super) fn note_taken_back(&mut self, actions: u8) {
        self.n_done = self.n_done.saturating_sub(usize::from(actions));
        self.say(None);
    }

    pub(super) fn note_guess(&mut self) {
        self.has_guessed = true;
        self.say(None);
    }

    /// What is to be done next without whoever sails.
    pub(super) fn scripted(&self) -> Option<(Seat, Box<RawValue>)> {
        if self.stage() != StepStage::Followed {
            return None;
        }
        let (seat, action) = self.step().after.get(self.n_followed)?;
        RawValue::from_string(action.to_string()).ok().map(|action| (*seat, action))
    }
}

impl Table {
    /// The voyage that is sailed here, if it is one.
    pub(crate) const fn sailing(&self) -> Option<&Sailing> {
        self.sailing.as_ref()
    }

    /// The voyage that handed over to the match of this table, if one did.
    pub(crate) fn voyage_before(&self) -> Option<&'static FirstVoyage> {
        let position = self.setup.position.as_deref().filter(|_| !self.setup.voyage)?;
        self.kind.voyage().filter(|voyage| voyage.end() == Some(position))
    }

    /// Its status as it is kept. At a voyage and at a puzzle nothing waits for anybody, so that they count as over: they are
    /// not woken when the tavern opens, and not among the tables that somebody has open.
    pub(super) fn kept_status(&self) -> Status {
        let is_left_at_will = self.setup.voyage || self.setup.puzzle.is_some();
        if is_left_at_will { Status::Over } else { self.status() }
    }

    /// The moment of the last step that stays to be seen while the captain speaks of it.
    pub(crate) fn held_moment(&self, n_moments: usize) -> Option<usize> {
        let sailing = self.sailing.as_ref().filter(|sailing| sailing.stage() == StepStage::Done)?;
        n_moments.checked_sub(1).filter(|_| sailing.step().shows == AfterDeed::Moment)
    }

    /// Whether this is kept: of a voyage, only its steps are, and no more than anybody sails.
    pub(super) fn keeps(&self, entry: &Entry) -> bool {
        match entry {
            Entry::Acted { .. } | Entry::TookBack { .. } | Entry::Guessed => self.sailing.is_none(),
            Entry::Sailed { .. } => self.n_entries < KEPT,
            _ => true,
        }
    }

    /// The match of the first step, for the people and bots who sit here.
    pub(super) fn set_sail(&mut self, names: Vec<String>) -> Result<Play, AnyRefusal> {
        let voyage = self.kind.voyage().ok_or_else(super::state::out_of_place)?;
        self.sailing = Some(Sailing::new(voyage));
        Ok(Play::new(voyage.begin(self.kind.game, 0, names)?, self.now))
    }

    /// Begins the step with this id; the first one if there is none such any more.
    pub(super) fn sail_to(&mut self, step: &str) -> Result<(), AnyRefusal> {
        let (names, now) = (self.names(), self.now);
        let (Some(sailing), Some(play)) = (&mut self.sailing, &mut self.play) else {
            return Err(super::state::out_of_place());
        };
        let place = sailing.voyage.place(step).unwrap_or_default();
        play.begin_anew(sailing.voyage.begin(self.kind.game, place, names)?, now);
        sailing.begin(place);
        Ok(())
    }

    /// What cannot be asked for on a voyage: it is left by going away, and hints are what it is made of.
    pub(super) fn allows_on_voyage(&self, ask: &Ask) -> Result<()> {
        let is_known = matches!(
            ask,
            Ask::Play { .. }
                | Ask::TakeBack { .. }
                | Ask::Say { .. }
                | Ask::Exclaim { .. }
                | Ask::Sail { .. }
                | Ask::Guess { .. }
        );
        let is_too_late =
            |sailing: &Sailing| matches!(ask, Ask::TakeBack { .. }) && !sailing.may_take_back();
        match (&self.sailing, &self.play) {
            (Some(sailing), Some(_)) if !is_known || is_too_late(sailing) => {
                Err(Problem::conflict("problem-on-voyage"))
            }
            (None, _) if matches!(ask, Ask::Sail { .. } | Ask::Guess { .. }) => {
                Err(Problem::conflict("problem-no-voyage"))
            }
            _ => Ok(()),
        }
    }

    fn sailed_by(&mut self, asker: &Asker) -> Result<&mut Sailing> {
        self.own_seat(asker)?;
        self.sailing.as_mut().ok_or(Problem::conflict("problem-no-voyage"))
    }

    pub(super) fn ask_sail(&mut self, asker: &Asker, step: u8) -> Result<()> {
        let step = self.sailed_by(asker)?.voyage.steps.get(usize::from(step));
        let step = step.ok_or(Problem::missing("problem-no-step"))?.id.to_owned();
        self.happens(Entry::Sailed { step })
    }

    pub(super) fn ask_guess(&mut self, asker: &Asker, answer: u8) -> Result<()> {
        let sailing = self.sailed_by(asker)?;
        let (step, is_asked) = (sailing.step(), sailing.stage() == StepStage::Asked);
        let VoyageDeed::Guess { wrong, right, .. } = &step.deed else {
            return Err(Problem::conflict("problem-not-to-act"));
        };
        let answer = usize::from(answer);
        match wrong.get(answer) {
            Some(_) if !is_asked => Err(Problem::conflict("problem-not-to-act")),
            Some(_) if answer == *right => self.happens(Entry::Guessed),
            Some(wrong) => {
                sailing.say(Some(*wrong));
                Ok(())
            }
            None => Err(Problem::missing("problem-no-step")),
        }
    }

    /// The captain answers an action that the step does not ask for, instead of letting it happen; says whether they did.
    /// What the rules do not allow they refuse.
    pub(super) fn captain_answers(&mut self, seat: Seat, action: &RawValue) -> Result<bool> {
        let Some(sailing) = &self.sailing else { return Ok(false) };
        if !sailing.awaits_action() {
            return Err(Problem::conflict("problem-not-to-act"));
        }
        if sailing.is_right(action.get()) {
            return Ok(false);
        }
        let answer = sailing.step().answer_to(action.get());
        let play = self.playing()?;
        let mut trial = play.the_match().after(play.the_match().n_actions());
        let tried = trial.play(seat, action.get());
        tried.map_err(|refusal| self.refusal(refusal))?;
        if let Some(sailing) = &mut self.sailing {
            sailing.say(Some(answer));
        }
        Ok(true)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ids::TableId;
    use crate::table::trial::person;
    use crate::table::{FirstSitter, TableSetup};

    /// The first voyage, begun, and whoever sails.
    fn begun() -> (Table, Asker) {
        begun_in(catalog::GAMES.iter().find(|entry| entry.voyage().is_some()).unwrap())
    }

    fn begun_in(kind: &'static catalog::Entry) -> (Table, Asker) {
        let voyage = kind.voyage().unwrap();
        let anna = person(1, "Anna");
        let setup = TableSetup { voyage: true, ..TableSetup::new(anna.player, voyage.n_seats) };
        let mut table = Table::new(TableId::random(), kind, setup, 0);
        let mut sitters = vec![FirstSitter::Bot(bots::Level::Sailor); voyage.n_seats.into()];
        sitters[voyage.own.index()] = FirstSitter::Host;
        for (asker, ask) in crate::tables::first_asks(&anna, &sitters, true) {
            table.ask(&asker, &ask).unwrap();
        }
        (table, anna)
    }

    #[test]
    fn however_often_somebody_sails_nothing_is_refused_and_what_is_kept_has_an_end() {
        let (mut table, anna) = begun();
        for n in 0..2 * KEPT {
            table.ask(&anna, &Ask::Sail { step: (n % 2) as u8 }).unwrap();
        }
        assert_eq!(table.take_unsaved().len(), KEPT as usize);
    }

    #[test]
    fn of_a_voyage_only_its_steps_are_kept() {
        let (mut table, anna) = begun();
        let steps = table.sailing().unwrap().voyage().steps.iter();
        let step = steps.clone().position(|step| matches!(step.deed, VoyageDeed::Do(_))).unwrap();
        table.ask(&anna, &Ask::Sail { step: step as u8 }).unwrap();
        let n_entries = table.n_entries();
        do_next(&mut table, &anna);
        assert_eq!((table.n_entries(), table.sailing().unwrap().n_done), (n_entries, 1));
    }

    /// Does what the step asks for next, and returns that.
    fn do_next(table: &mut Table, anna: &Asker) -> Box<RawValue> {
        let sailing = table.sailing().unwrap();
        let VoyageDeed::Do(rights) = &sailing.step().deed else { unreachable!() };
        let action = RawValue::from_string(rights[sailing.n_done][0].to_string()).unwrap();
        let decision = table.play().unwrap().decision(table.seat_of(anna.player).unwrap()).unwrap();
        let play = Ask::Play { decision, action: action.clone(), id: None };
        table.ask(anna, &play).unwrap();
        action
    }

    #[test]
    fn whatever_is_taken_back_a_deed_is_done_in_its_order() {
        let is_long =
            |step: &VoyageStep| matches!(&step.deed, VoyageDeed::Do(all) if all.len() > 2);
        let mut n_taken_back = 0;
        for kind in catalog::GAMES.iter().filter(|kind| kind.voyage().is_some()) {
            let (mut table, anna) = begun_in(kind);
            let steps = table.sailing().unwrap().voyage().steps.iter().enumerate();
            for (place, _) in steps.filter(|(_, step)| is_long(step)) {
                table.ask(&anna, &Ask::Sail { step: place as u8 }).unwrap();
                let n_before = table.play().unwrap().the_match().n_actions();
                let first = do_next(&mut table, &anna);
                do_next(&mut table, &anna);
                n_taken_back +=
                    usize::from(table.ask(&anna, &Ask::TakeBack { earlier: Some(first) }).is_ok());
                let sailing = table.sailing().unwrap();
                let done = crate::analysis::actions(table.play().unwrap().the_match());
                assert_eq!(done.len() - n_before, sailing.n_done, "{kind:?}");
                for (nth, (_, action)) in done[n_before..].iter().enumerate() {
                    assert!(sailing.step().is_right(nth, action), "{kind:?}: {action}");
                }
            }
        }
        assert!(n_taken_back > 0, "no deed of three actions can be taken back");
    }

    #[test]
    fn a_step_that_is_no_more_leads_to_the_first() {
        let (mut table, anna) = begun();
        table.ask(&anna, &Ask::Sail { step: 1 }).unwrap();
        table.replay(0, &Entry::Sailed { step: "gone".to_owned() }).unwrap();
        assert_eq!(table.sailing().unwrap().place(), 0);
    }
}
