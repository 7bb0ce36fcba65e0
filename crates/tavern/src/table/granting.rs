//! Whether asks are granted, and what happens then.

use bots::Level;
use game::{AnyRefusal, Seat, Viewer};
use serde_json::value::RawValue;

use super::ask::{MAX_ACTION_ID, read_salt};
use super::play::Play;
use super::setup::no_level;
use super::talk::Said;
use super::{Ask, Asker, Done, Entry, Sitter, Table};
use crate::ids::TableId;
use crate::problem::{Problem, Result};
use crate::store::Status;

/// How many entries a table may have besides the actions of its match: more than any honest one needs.
const MAX_SPARE: usize = 4_000;

impl Table {
    /// Does what is asked for, or leaves everything as it was.
    pub fn ask(&mut self, asker: &Asker, ask: &Ask) -> Result<Done> {
        self.admit(Some(asker.player), asker.invite.as_deref())?;
        self.allows_on_voyage(ask)?;
        match ask {
            Ask::Play { decision, action, id } => {
                return self.ask_play(asker, *decision, action, id.as_deref());
            }
            Ask::Change { action, id } => return self.ask_change(asker, action, id.as_deref()),
            Ask::Sit { seat, salt } => self.ask_sit(asker, *seat, salt.as_deref())?,
            Ask::Rename => self.ask_rename(asker)?,
            Ask::Share { seat, name, salt } => {
                self.ask_share(asker, *seat, name, salt.as_deref())?;
            }
            Ask::Stand { seat } => self.ask_stand(asker, *seat)?,
            Ask::Bot { seat, level } => self.ask_seat_bot(asker, *seat, *level)?,
            Ask::Free { seat } => self.ask_free(asker, *seat)?,
            Ask::SetUp(change) => self.ask_set_up(asker, change)?,
            Ask::Start => self.ask_start(asker)?,
            Ask::Lift { seat } => self.ask_lift(asker, *seat)?,
            Ask::Lower => self.ask_lower(asker)?,
            Ask::Hint { decision } => self.ask_hint(asker, *decision)?,
            Ask::TakeBack { earlier: None } => self.ask_take_back(asker)?,
            Ask::TakeBack { earlier: Some(earlier) } => self.ask_take_out(asker, earlier)?,
            Ask::Undo { agree } => self.ask_undo(asker, *agree)?,
            Ask::Say { text } => self.ask_say(asker, text)?,
            Ask::Exclaim { saying } => self.says(asker, Said::Saying(*saying))?,
            Ask::Leave => self.ask_leave(asker)?,
            Ask::Return => self.ask_return(asker)?,
            Ask::Rematch { table } => self.ask_rematch(asker, *table)?,
            Ask::StandIn { seat } => self.ask_stand_in(asker, *seat)?,
            Ask::Close => self.ask_close(asker)?,
            Ask::PlayOn => self.ask_play_on(asker)?,
            Ask::Hush { quiet } => self.ask_hush(asker, *quiet)?,
            Ask::Sail { step } => self.ask_sail(asker, *step)?,
            Ask::Guess { answer } => self.ask_guess(asker, *answer)?,
            Ask::Sign { named } => self.ask_sign(asker, *named)?,
        }
        Ok(self.done(asker))
    }

    fn done(&self, asker: &Asker) -> Done {
        let named = asker.seat.filter(|seat| self.seats_of(asker.player).contains(*seat));
        let viewer = named.map_or_else(|| self.viewer(Some(asker.player)), Viewer::Seat);
        Done { number: self.number(viewer) }
    }

    /// Refuses entries that the match itself does not need, once there are too many of them.
    pub(super) fn room_for_more(&self) -> Result<()> {
        let n_actions = self.play.as_ref().map_or(0, |play| play.the_match().n_actions());
        if (self.n_entries as usize).saturating_sub(n_actions) < MAX_SPARE {
            return Ok(());
        }
        Err(Problem::conflict("problem-too-much-happened"))
    }

    /// Acts for a bot, or for somebody who has no choice.
    pub(crate) fn act(&mut self, seat: Seat, action: Box<RawValue>) -> Result<()> {
        self.happens(Entry::Acted { seat, action, id: None })
    }

    pub(super) fn happens(&mut self, entry: Entry) -> Result<()> {
        let result = self.happen(entry);
        result.map_err(|refusal| self.refusal(refusal))
    }

    pub(super) fn refusal(&self, refusal: AnyRefusal) -> Problem {
        Problem::by_game(refusal, self.game_id(), &self.names())
    }

    pub(super) fn gathering(&self) -> Result<()> {
        match self.status() {
            Status::Gathering => Ok(()),
            _ => Err(Problem::conflict("problem-not-gathering")),
        }
    }

    pub(super) fn playing(&self) -> Result<&Play> {
        match (&self.play, self.status()) {
            (Some(play), Status::Playing) => Ok(play),
            _ => Err(Problem::conflict("problem-not-playing")),
        }
    }

    pub(super) fn host_only(&self, asker: &Asker) -> Result<()> {
        if asker.player == self.setup.host {
            return Ok(());
        }
        Err(Problem::forbidden("problem-not-host"))
    }

    pub(super) fn real_seat(&self, seat: Seat) -> Result<Seat> {
        if seat.index() < self.seats.len() {
            return Ok(seat);
        }
        Err(Problem::missing("problem-no-seat").with("seats", self.seats.len()))
    }

    fn ask_play(
        &mut self,
        asker: &Asker,
        decision: u32,
        action: &RawValue,
        id: Option<&str>,
    ) -> Result<Done> {
        let seat = self.own_seat(asker)?;
        if let Some(done) = self.answered(seat, id)? {
            return Ok(done);
        }
        self.playing()?.answers(seat, decision)?;
        let was_away = self.sitter(seat).deciding_bot().is_some();
        let action = self.understood(action)?;
        if self.captain_answers(seat, &action)? {
            return Ok(self.done(asker));
        }
        let id = id.map(str::to_owned);
        self.happens(Entry::Acted { seat, action, id })?;
        let done = self.done(asker);
        if was_away {
            self.happens(Entry::Returned { seat })?;
        }
        Ok(done)
    }

    /// The action as we write it: whatever else was sent along is not kept.
    fn understood(&self, action: &RawValue) -> Result<Box<RawValue>> {
        let understood = self.playing()?.the_match().understood(action.get());
        understood.map(Into::into).map_err(|refusal| self.refusal(refusal))
    }

    /// What became of the client's action `id`, if it was carried out before.
    fn answered(&self, seat: Seat, id: Option<&str>) -> Result<Option<Done>> {
        if id.is_some_and(|id| id.len() > MAX_ACTION_ID) {
            return Err(Problem::malformed("problem-action-id").with("max", MAX_ACTION_ID));
        }
        let number = self.play.as_ref().zip(id).and_then(|(play, id)| play.answered(seat, id));
        Ok(number.map(|number| Done { number }))
    }

    fn ask_change(&mut self, asker: &Asker, action: &RawValue, id: Option<&str>) -> Result<Done> {
        let seat = self.own_seat(asker)?;
        if let Some(done) = self.answered(seat, id)? {
            return Ok(done);
        }
        self.room_for_more()?;
        self.playing()?.allows_take_back(seat)?;
        // Tried first, so that a refusal leaves everything as it was.
        self.playing()?.try_change(seat, action.get()).map_err(|refusal| self.refusal(refusal))?;
        let action = self.understood(action)?;
        self.happens(Entry::TookBack { seat, actions: 1 })?;
        let id = id.map(str::to_owned);
        self.happens(Entry::Acted { seat, action, id })?;
        Ok(self.done(asker))
    }

    fn ask_sit(&mut self, asker: &Asker, seat: Option<Seat>, salt: Option<&str>) -> Result<()> {
        self.gathering()?;
        self.room_for_more()?;
        let seat = match seat {
            Some(seat) => self.real_seat(seat)?,
            None => self
                .all_seats()
                .find(|seat| *self.sitter(*seat) == Sitter::Open)
                .ok_or(Problem::conflict("problem-full"))?,
        };
        let own = self.seat_of_their_own(asker.player);
        if *self.sitter(seat) != Sitter::Open && own != Some(seat) {
            return Err(Problem::conflict("problem-seat-taken"));
        }
        let salt = read_salt(salt)?;
        if let Some(own) = own.filter(|own| *own != seat) {
            self.happens(Entry::Stood { seat: own })?;
        }
        let name = self.unlike_others(&asker.name, own);
        self.happens(Entry::Sat { seat, player: asker.player, name, salt, beside: false })
    }

    fn ask_rename(&mut self, asker: &Asker) -> Result<()> {
        self.gathering()?;
        self.room_for_more()?;
        let own = self.seat_of_their_own(asker.player);
        let seat = own.ok_or(Problem::forbidden("problem-not-seated"))?;
        let (player, salt) = (asker.player, self.sitter(seat).salt());
        let name = self.unlike_others(&asker.name, Some(seat));
        self.happens(Entry::Sat { seat, player, name, salt, beside: false })
    }

    fn ask_stand(&mut self, asker: &Asker, seat: Option<Seat>) -> Result<()> {
        self.gathering()?;
        let seat = self.own_seat(&Asker { seat: seat.or(asker.seat), ..asker.clone() })?;
        self.happens(Entry::Stood { seat })
    }

    fn ask_seat_bot(&mut self, asker: &Asker, seat: Seat, level: Level) -> Result<()> {
        self.host_only(asker)?;
        self.gathering()?;
        self.room_for_more()?;
        let seat = self.real_seat(seat)?;
        if self.sitter(seat).player().is_some() {
            return Err(Problem::conflict("problem-seat-taken"));
        }
        if !self.kind.bots.levels().contains(&level) {
            return Err(no_level(level.id()));
        }
        self.happens(Entry::BotSeated { seat, level })
    }

    fn ask_free(&mut self, asker: &Asker, seat: Seat) -> Result<()> {
        self.host_only(asker)?;
        self.gathering()?;
        let seat = self.real_seat(seat)?;
        if *self.sitter(seat) == Sitter::Open {
            return Ok(());
        }
        self.happens(Entry::Stood { seat })
    }

    fn ask_start(&mut self, asker: &Asker) -> Result<()> {
        self.host_only(asker)?;
        self.gathering()?;
        let seated = self.seats.iter().filter(|sitter| **sitter != Sitter::Open).count();
        let min = self.fewest();
        if seated < min {
            return Err(Problem::conflict("problem-too-few")
                .with("found", seated)
                .with("min", min));
        }
        self.others_saw_changes(asker)?;
        self.happens(Entry::Started)
    }

    fn ask_take_back(&mut self, asker: &Asker) -> Result<()> {
        let seat = self.own_seat(asker)?;
        self.room_for_more()?;
        self.playing()?.allows_take_back(seat)?;
        let actions = self.playing()?.free_to_take_back(seat).max(1);
        self.happens(Entry::TookBack { seat, actions })
    }

    /// An earlier action is taken back with all that followed it, and that is done again.
    fn ask_take_out(&mut self, asker: &Asker, earlier: &RawValue) -> Result<()> {
        let seat = self.own_seat(asker)?;
        self.room_for_more()?;
        self.playing()?.allows_take_back(seat)?;
        let earlier = self.understood(earlier)?;
        let later = self.playing()?.done_after(seat, earlier.get());
        let later = later.ok_or(Problem::conflict("problem-nothing-to-undo"))?;
        let actions = u8::try_from(later.len() + 1)
            .map_err(|_| Problem::conflict("problem-nothing-to-undo"))?;
        self.happens(Entry::TookBack { seat, actions })?;
        for action in later {
            // On a voyage, as far as the step asks for it.
            if self.captain_answers(seat, &action)? {
                break;
            }
            self.happens(Entry::Acted { seat, action, id: None })?;
        }
        Ok(())
    }

    fn ask_undo(&mut self, asker: &Asker, agree: bool) -> Result<()> {
        let seat = self.own_seat(asker)?;
        let play = self.playing()?;
        if let Some(undo) = play.undo() {
            // Agreeing a second time says nothing new, and is not kept.
            if agree && undo.agreed.contains(seat) {
                return Ok(());
            }
            return self.happens(Entry::UndoAnswered { seat, agree });
        }
        if agree && (self.setup.contest.is_some() || self.setup.puzzle.is_some()) {
            return Err(Problem::conflict("problem-no-undo"));
        }
        if !agree || play.last_action_of(seat).is_none() {
            return Err(Problem::conflict("problem-nothing-to-undo"));
        }
        play.allows_undo_proposal()?;
        self.room_for_more()?;
        self.happens(Entry::UndoAsked { seat })
    }

    /// Whether one's name stands on the board of a day is one's own affair, when the try is over.
    fn ask_sign(&mut self, asker: &Asker, named: bool) -> Result<()> {
        self.seated(asker)?;
        if self.of_day().is_none() || !self.is_played_out() {
            return Err(Problem::conflict("problem-nothing-to-sign"));
        }
        if self.is_named == named {
            return Ok(());
        }
        self.room_for_more()?;
        self.happens(Entry::Signed { named })
    }

    fn ask_rematch(&mut self, asker: &Asker, table: TableId) -> Result<()> {
        self.seated(asker)?;
        if self.play.is_none() || self.status() != Status::Over {
            return Err(Problem::conflict("problem-not-over"));
        }
        if self.rematch.is_some() {
            return Err(Problem::conflict("problem-rematch-exists"));
        }
        self.happens(Entry::Rematched { table })
    }
}

#[cfg(test)]
mod tests;
