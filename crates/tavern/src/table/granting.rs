//! Whether asks are granted, and what happens then.

use bots::Level;
use game::{AnyRefusal, Seat};
use serde_json::value::RawValue;

use super::ask::{MAX_ACTION_ID, MAX_SALT, is_salt};
use super::play::Play;
use super::setup::no_level;
use super::{Ask, Asker, Done, Entry, Sitter, Table};
use crate::ids::{TableId, random_word};
use crate::problem::{Problem, Result};
use crate::store::Status;

/// How many entries a table may have besides the actions of its match: more than any honest one needs.
const MAX_SPARE: usize = 4_000;

impl Table {
    /// Does what is asked for, or leaves everything as it was.
    pub fn ask(&mut self, asker: &Asker, ask: &Ask) -> Result<Done> {
        self.admit(Some(asker.player), asker.invite.as_deref())?;
        match ask {
            Ask::Play { decision, action, id } => {
                return self.ask_play(asker, *decision, action, id.as_deref());
            }
            Ask::Change { action, id } => return self.ask_change(asker, action, id.as_deref()),
            Ask::Sit { seat, salt } => self.ask_sit(asker, *seat, salt.as_deref())?,
            Ask::Rename => self.ask_rename(asker)?,
            Ask::Stand => self.ask_stand(asker)?,
            Ask::Bot { seat, level } => self.ask_seat_bot(asker, *seat, *level)?,
            Ask::Free { seat } => self.ask_free(asker, *seat)?,
            Ask::Start => self.ask_start(asker)?,
            Ask::Hint { decision } => self.ask_hint(asker, *decision)?,
            Ask::TakeBack => self.ask_take_back(asker)?,
            Ask::Undo { agree } => self.ask_undo(asker, *agree)?,
            Ask::Say { text } => self.ask_say(asker, text)?,
            Ask::Leave => self.ask_leave(asker)?,
            Ask::Return => self.ask_return(asker)?,
            Ask::Rematch { table } => self.ask_rematch(asker, *table)?,
            Ask::StandIn { seat } => self.ask_stand_in(asker, *seat)?,
            Ask::Close => self.ask_close(asker)?,
            Ask::PlayOn => self.ask_play_on(asker)?,
            Ask::Hush { quiet } => self.ask_hush(asker, *quiet)?,
        }
        Ok(self.done(asker))
    }

    fn done(&self, asker: &Asker) -> Done {
        Done { number: self.number(self.viewer(Some(asker.player))) }
    }

    /// Refuses entries that the match itself does not need, once there are too many of them.
    pub(super) fn room_for_more(&self) -> Result<()> {
        let n_actions = self.play.as_ref().map_or(0, |play| play.the_match().n_actions());
        if self.n_entries as usize - n_actions < MAX_SPARE {
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

    fn refusal(&self, refusal: AnyRefusal) -> Problem {
        Problem::by_game(refusal, self.game_id(), &self.names())
    }

    pub(super) fn own_seat(&self, asker: &Asker) -> Result<Seat> {
        self.seat_of(asker.player).ok_or(Problem::forbidden("problem-not-seated"))
    }

    fn gathering(&self) -> Result<()> {
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
        let own = self.seat_of(asker.player);
        if *self.sitter(seat) != Sitter::Open && own != Some(seat) {
            return Err(Problem::conflict("problem-seat-taken"));
        }
        let salt = salt.map_or_else(random_word, str::to_owned);
        if !is_salt(&salt) {
            return Err(Problem::malformed("problem-salt").with("max", MAX_SALT));
        }
        if let Some(own) = own.filter(|own| *own != seat) {
            self.happens(Entry::Stood { seat: own })?;
        }
        let name = self.unlike_others(&asker.name, own);
        self.happens(Entry::Sat { seat, player: asker.player, name, salt })
    }

    fn ask_rename(&mut self, asker: &Asker) -> Result<()> {
        self.gathering()?;
        self.room_for_more()?;
        let seat = self.own_seat(asker)?;
        let (player, salt) = (asker.player, self.sitter(seat).salt());
        let name = self.unlike_others(&asker.name, Some(seat));
        self.happens(Entry::Sat { seat, player, name, salt })
    }

    fn ask_stand(&mut self, asker: &Asker) -> Result<()> {
        self.gathering()?;
        let seat = self.own_seat(asker)?;
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
        let info = self.kind.game.info();
        if seated < usize::from(info.min_seats) {
            return Err(Problem::conflict("problem-too-few")
                .with("found", seated)
                .with("min", info.min_seats));
        }
        self.happens(Entry::Started)
    }

    fn ask_take_back(&mut self, asker: &Asker) -> Result<()> {
        let seat = self.own_seat(asker)?;
        self.room_for_more()?;
        self.playing()?.allows_take_back(seat)?;
        let actions = self.playing()?.free_to_take_back(seat).max(1);
        self.happens(Entry::TookBack { seat, actions })
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
        if !agree || play.last_action_of(seat).is_none() {
            return Err(Problem::conflict("problem-nothing-to-undo"));
        }
        play.allows_undo_proposal()?;
        self.room_for_more()?;
        self.happens(Entry::UndoAsked { seat })
    }

    fn ask_rematch(&mut self, asker: &Asker, table: TableId) -> Result<()> {
        self.own_seat(asker)?;
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
mod tests {
    use super::*;
    use crate::ids::PlayerId;

    /// Anna and Boris, who play a game that begins with secret choices.
    fn two_at_a_table() -> (Table, [Asker; 2]) {
        let askers = [(1, "Anna"), (2, "Boris")].map(|(number, name)| Asker {
            player: PlayerId::from_bytes([number; 32]),
            name: name.to_owned(),
            invite: None,
        });
        let kind = crate::table::secret_game::game_that_begins_in_secret();
        let setup = crate::table::TableSetup::new(askers[0].player, 2);
        let mut table = Table::new(TableId::random(), kind, setup, 0);
        for asker in &askers {
            table.ask(asker, &Ask::Sit { seat: None, salt: Some(String::new()) }).unwrap();
        }
        (table, askers)
    }

    fn two_who_play() -> (Table, [Asker; 2]) {
        let (mut table, askers) = two_at_a_table();
        table.ask(&askers[0], &Ask::Start).unwrap();
        (table, askers)
    }

    fn first_action(table: &Table, asker: &Asker) -> Box<RawValue> {
        let seat = table.seat_of(asker.player).unwrap();
        let legal = table.play().unwrap().the_match().legal_json(seat, 1);
        legal[0].clone().into()
    }

    /// Lays a card, which nobody else can notice.
    fn lay(table: &mut Table, asker: &Asker) {
        let seat = table.seat_of(asker.player).unwrap();
        let decision = table.play().unwrap().decision(seat).unwrap();
        let action = first_action(table, asker);
        table.ask(asker, &Ask::Play { decision, action, id: None }).unwrap();
        assert!(table.play().unwrap().the_match().noticed().is_only(seat), "this is no secret");
    }

    fn code(answer: Result<Done>) -> &'static str {
        answer.map_or_else(|problem| problem.code(), |_| "done")
    }

    #[test]
    fn what_others_do_in_secret_does_not_end_a_wish_to_go_back() {
        let (mut table, [anna, boris]) = two_who_play();
        lay(&mut table, &anna);
        lay(&mut table, &boris);
        table.ask(&boris, &Ask::Undo { agree: true }).unwrap();
        lay(&mut table, &anna);
        table.ask(&anna, &Ask::TakeBack).unwrap();
        table.ask(&anna, &Ask::TakeBack).unwrap();
        assert!(table.play().unwrap().undo().is_some(), "Boris can count the cards of Anna");
        lay(&mut table, &anna);
        table.ask(&anna, &Ask::Undo { agree: true }).unwrap();
        assert_eq!(table.play().unwrap().the_match().n_actions(), 0);
    }

    #[test]
    fn how_often_somebody_may_ask_to_go_back_does_not_depend_on_secrets() {
        let (mut table, [anna, boris]) = two_who_play();
        lay(&mut table, &boris);
        let wish = |table: &mut Table| {
            let asked = code(table.ask(&boris, &Ask::Undo { agree: true }));
            let _ = table.ask(&boris, &Ask::Undo { agree: false });
            asked
        };
        while wish(&mut table) == "done" {}
        lay(&mut table, &anna);
        assert_eq!(wish(&mut table), "asked-enough");
    }

    #[test]
    fn what_changes_nothing_is_not_kept() {
        let (mut table, [anna, boris]) = two_at_a_table();
        table.ask(&boris, &Ask::Stand).unwrap();
        let before = table.n_entries();
        table.ask(&anna, &Ask::Free { seat: Seat::new(1) }).unwrap();
        assert_eq!(table.n_entries(), before);
        let (mut table, [anna, _]) = two_who_play();
        lay(&mut table, &anna);
        table.ask(&anna, &Ask::Undo { agree: true }).unwrap();
        let before = table.n_entries();
        table.ask(&anna, &Ask::Undo { agree: true }).unwrap();
        assert_eq!(table.n_entries(), before);
    }

    #[test]
    fn nobody_takes_back_for_ever() {
        let (mut table, [anna, _]) = two_who_play();
        lay(&mut table, &anna);
        let action = first_action(&table, &anna);
        let change = Ask::Change { action, id: None };
        let n_changes = (0..1_000).take_while(|_| table.ask(&anna, &change).is_ok()).count();
        assert_eq!((n_changes, code(table.ask(&anna, &change))), (100, "taken-back-enough"));
    }

    #[test]
    fn a_table_at_which_too_much_happened_still_gets_a_bot_for_who_is_away() {
        let (mut table, [anna, boris]) = two_who_play();
        let mut hush = |quiet| table.ask(&anna, &Ask::Hush { quiet }).is_ok();
        assert!((0..=MAX_SPARE).any(|n| !hush(n % 2 == 0)), "it goes on for ever");
        assert_eq!(code(table.ask(&boris, &Ask::Leave)), "too-much-happened");
        let seat = table.seat_of(anna.player).unwrap();
        table.ask(&boris, &Ask::StandIn { seat }).unwrap();
        assert!(table.sitter(seat).deciding_bot().is_some());
    }
}
