//! The table itself, and how an entry changes it.

use catalog::Entry as CatalogEntry;
use game::{AnyRefusal, Lang, Seat, Seats, Viewer};

use super::curtain::Curtains;
use super::play::Play;
use super::puzzling::Tried;
use super::sailing::Sailing;
use super::setting_up::Setting;
use super::talk::{Line, Said, Talk};
use super::told::Told;
use super::{Entry, Looker, Sitter, TableSetup};
use crate::ids::{PlayerId, TableId};
use crate::store::Status;

#[derive(Debug)]
pub struct Table {
    pub(super) id: TableId,
    pub(super) kind: &'static CatalogEntry,
    pub(super) setup: TableSetup,
    pub(super) created: u64,
    /// The time at the table, in milliseconds since 1970: set by whoever drives the table.
    pub(super) now: u64,
    pub(super) n_entries: u32,
    /// How much happened that everybody could notice, beside the match.
    pub(super) news: u32,
    pub(super) seats: Vec<Sitter>,
    pub(super) play: Option<Play>,
    /// How far somebody is on a voyage, once it has begun.
    pub(super) sailing: Option<Sailing>,
    /// What was chosen at a table for a puzzle.
    pub(super) tried: Tried,
    pub(super) talk: Talk,
    pub(super) rematch: Option<TableId>,
    pub(super) ending: Seats,
    pub(super) closed: bool,
    /// When its match came to its end, in milliseconds since 1970.
    pub(super) ended: Option<u64>,
    /// Whether whoever played the deal of a day wants their name on its board.
    pub(super) is_named: bool,
    /// How often the seats changed.
    pub(super) seatings: u32,
    /// How often the host changed what they chose, what they changed last, and when.
    pub(super) changes: u32,
    pub(super) changed: Vec<Setting>,
    pub(super) changed_at: Option<u64>,
    pub(super) curtains: Curtains,
    /// What happened since it was last saved, and when.
    pub(super) unsaved: Vec<(u64, Entry)>,
    /// Whether somebody has acted since viewers were last told and that is not kept.
    pub(super) acted_unkept: bool,
}

impl Table {
    /// A table at which nothing happened yet.
    pub fn new(id: TableId, kind: &'static CatalogEntry, setup: TableSetup, created: u64) -> Self {
        let seats = vec![Sitter::Open; usize::from(setup.n_seats)];
        Self {
            id,
            kind,
            setup,
            created,
            now: created.saturating_mul(1_000),
            n_entries: 0,
            news: 0,
            seats,
            play: None,
            sailing: None,
            tried: Tried::default(),
            talk: Talk::default(),
            rematch: None,
            ending: Seats::NONE,
            closed: false,
            ended: None,
            is_named: false,
            seatings: 0,
            changes: 0,
            changed: Vec::new(),
            changed_at: None,
            curtains: Curtains::default(),
            unsaved: Vec::new(),
            acted_unkept: false,
        }
    }

    pub(crate) const fn id(&self) -> TableId {
        self.id
    }

    pub(crate) const fn kind(&self) -> &'static CatalogEntry {
        self.kind
    }

    pub(crate) fn game_id(&self) -> &'static str {
        self.kind.game.info().id
    }

    pub(crate) const fn setup(&self) -> &TableSetup {
        &self.setup
    }

    /// In seconds since 1970.
    pub(crate) const fn created(&self) -> u64 {
        self.created
    }

    /// This counts secret choices too: nobody may be told.
    pub(crate) const fn n_entries(&self) -> u32 {
        self.n_entries
    }

    /// How much has happened here that `viewer` could notice.
    pub(super) fn number(&self, viewer: Viewer) -> u32 {
        self.news + self.play.as_ref().map_or(0, |play| play.noticed()[viewer])
    }

    /// In milliseconds since 1970; never goes back.
    pub(crate) fn set_time(&mut self, now: u64) {
        self.now = self.now.max(now);
    }

    pub(crate) fn seats(&self) -> &[Sitter] {
        &self.seats
    }

    /// The match, once it has begun. Whoever looks gets it from [`super::Sight`], bound to what they may see.
    pub(super) const fn play(&self) -> Option<&Play> {
        self.play.as_ref()
    }

    /// The match while it is played.
    pub(super) fn ongoing(&self) -> Option<&Play> {
        self.play.as_ref().filter(|_| !self.closed)
    }

    pub(crate) const fn talk(&self) -> &Talk {
        &self.talk
    }

    /// For lines that were saved before.
    pub(crate) fn talk_mut(&mut self) -> &mut Talk {
        &mut self.talk
    }

    pub(crate) const fn ending(&self) -> Seats {
        self.ending
    }

    /// Where the same people play again.
    pub(crate) const fn rematch(&self) -> Option<TableId> {
        self.rematch
    }

    pub(crate) fn status(&self) -> Status {
        match &self.play {
            _ if self.closed => Status::Over,
            None => Status::Gathering,
            Some(play) if play.the_match().to_act().is_empty() => Status::Over,
            Some(_) => Status::Playing,
        }
    }

    /// Whether its match came to its end: it was not given up.
    pub(crate) fn is_played_out(&self) -> bool {
        self.status() == Status::Over && !self.closed
    }

    /// Whether whoever played the deal of a day wants their name on its board.
    pub(crate) const fn is_named(&self) -> bool {
        self.is_named
    }

    /// The match that came to its end, with nothing hidden; `None` while others play the same deal and it counts. `now` is
    /// in milliseconds since 1970.
    pub(crate) fn opened_match(&self, now: u64) -> Option<Box<dyn game::AnyMatch>> {
        let is_open = self.is_played_out() && !self.is_sealed(now);
        let play = self.play.as_ref().filter(|_| is_open)?;
        Some(play.the_match().after(play.the_match().n_actions()))
    }

    pub(crate) fn looker(&self, player: Option<PlayerId>, lang: Option<Lang>) -> Looker {
        let is_host = player == Some(self.setup.host);
        let own = player.map_or(Seats::NONE, |player| self.seats_of(player));
        Looker { viewer: self.viewer(player), own, is_host, lang }
    }

    pub(crate) fn sitter(&self, seat: Seat) -> &Sitter {
        self.seats.get(seat.index()).unwrap_or(&Sitter::Open)
    }

    pub(crate) fn all_seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(self.seats.len() as u8)
    }

    pub(crate) fn people(&self) -> Seats {
        self.all_seats().filter(|seat| self.sitter(*seat).player().is_some()).collect()
    }

    /// In the order of the seats.
    pub(crate) fn names(&self) -> Vec<String> {
        self.seats.iter().map(|sitter| sitter.name().to_owned()).collect()
    }

    /// Carries out an entry that was saved before, which happened at this time.
    pub(crate) fn replay(&mut self, at: u64, entry: &Entry) -> Result<(), AnyRefusal> {
        self.set_time(at);
        self.carry_out(entry)?;
        self.n_entries += 1;
        Ok(())
    }

    /// Carries out an entry that has yet to be saved.
    pub(super) fn happen(&mut self, entry: Entry) -> Result<(), AnyRefusal> {
        self.carry_out(&entry)?;
        if self.keeps(&entry) {
            self.n_entries += 1;
            self.unsaved.push((self.now, entry));
        } else {
            self.acted_unkept |= matches!(entry, Entry::Acted { .. });
        }
        Ok(())
    }

    /// What has happened and is not saved yet, and when; from now on it counts as saved.
    pub(crate) fn take_unsaved(&mut self) -> Vec<(u64, Entry)> {
        std::mem::take(&mut self.unsaved)
    }

    pub(crate) fn is_saved(&self) -> bool {
        self.unsaved.is_empty() && self.talk.unsaved.is_empty()
    }

    fn carry_out(&mut self, entry: &Entry) -> Result<(), AnyRefusal> {
        match entry {
            Entry::Sat { seat, player, name, salt, beside } => {
                let (player, name, salt, beside) = (*player, name.clone(), salt.clone(), *beside);
                let (stand_in, seen) = (None, self.now);
                let person = Sitter::Person { player, name, salt, beside, stand_in, seen };
                self.set_sitter(*seat, person);
            }
            Entry::Stood { seat } => self.set_sitter(*seat, Sitter::Open),
            Entry::BotSeated { seat, level } => {
                self.set_sitter(*seat, Sitter::bot(*seat, *level, &self.seats));
            }
            Entry::SetUp { change, invite } => self.set_up(change, invite.clone()),
            Entry::Started => self.begin()?,
            Entry::Sailed { step } => self.sail_to(step)?,
            Entry::Guessed => {
                if let Some(sailing) = &mut self.sailing {
                    sailing.note_guess();
                }
            }
            Entry::StoodIn { seat, level } => self.set_stand_in(*seat, Some(*level)),
            Entry::Returned { seat } => self.set_stand_in(*seat, None),
            Entry::Said { seat, name, text } => {
                let (number, who) = (self.talk.said(), String::new());
                let (seat, name, said) = (*seat, name.clone(), Said::Text(text.clone()));
                self.talk.remember(Line { number, seat, is_spectator: false, who, name, said });
            }
            Entry::Rematched { table } => self.rematch = Some(*table),
            Entry::CameBy { .. } => {}
            Entry::EndAsked { seat } => {
                self.ending = self.ending.union(self.beside(*seat)).with(*seat);
            }
            Entry::EndRefused { seat } => {
                self.ending = Seats::NONE;
                if let Some(play) = &mut self.play {
                    play.tell_others(Told::EndRefused { by: *seat });
                }
            }
            Entry::Hushed { quiet } => self.talk.hush(*quiet),
            Entry::Closed => self.closed = true,
            Entry::Signed { named } => self.is_named = *named,
            Entry::Acted { .. }
            | Entry::TookBack { .. }
            | Entry::UndoAsked { .. }
            | Entry::UndoAnswered { .. } => self.go_on(entry)?,
        }
        self.note_signs(entry);
        Ok(())
    }

    /// Whoever acts gives a sign of life, and others notice the action.
    fn note_signs(&mut self, entry: &Entry) {
        let now = self.now;
        let is_own =
            |stand_in: &Option<_>| !matches!(entry, Entry::Acted { .. }) || stand_in.is_none();
        match entry.by().and_then(|seat| self.seats.get_mut(seat.index())) {
            Some(Sitter::Person { seen, stand_in, .. }) if is_own(stand_in) => *seen = now,
            _ => {}
        }
        let is_news =
            !matches!(entry, Entry::CameBy { .. } | Entry::Acted { .. } | Entry::TookBack { .. });
        self.news += u32::from(is_news);
    }

    fn go_on(&mut self, entry: &Entry) -> Result<(), AnyRefusal> {
        let (people, now, news) = (self.people(), self.now, self.news);
        let beside = entry.by().map_or(Seats::NONE, |seat| self.beside(seat));
        let answer = self.answer_by(entry);
        let Some(play) = &mut self.play else { return Err(out_of_place()) };
        match entry {
            Entry::Acted { seat, action, id } => {
                play.act(*seat, action.get(), now)?;
                play.hand_on(*seat, beside, now);
                if let Some(id) = id {
                    let number = news + play.noticed()[Viewer::Seat(*seat)];
                    play.remember(*seat, id.clone(), number);
                }
                if let Some(sailing) = &mut self.sailing {
                    sailing.note_action();
                }
            }
            Entry::TookBack { seat, actions } => {
                play.take_back(*seat, *actions, now)?;
                if let Some(sailing) = &mut self.sailing {
                    sailing.note_taken_back(*actions);
                }
            }
            Entry::UndoAsked { seat } => play.ask_undo(*seat, beside),
            Entry::UndoAnswered { seat, agree } => play.answer_undo(*seat, beside, *agree),
            _ => return Err(out_of_place()),
        }
        match play.undo() {
            Some(undo) if people.iter().all(|seat| undo.agreed.contains(seat)) => {
                play.go_back(undo, now);
            }
            _ => {}
        }
        if play.the_match().to_act().is_empty() {
            self.ended.get_or_insert(now);
        }
        self.note_tried(entry, answer);
        self.let_curtains_fall(entry);
        Ok(())
    }

    fn begin(&mut self) -> Result<(), AnyRefusal> {
        let mut seats = self.seats.clone();
        seats.retain(|sitter| *sitter != Sitter::Open);
        // A record of the deal of a day names nobody: the best one is shown to everybody.
        let is_nameless = |sitter: &Sitter| self.of_day().is_some() && sitter.player().is_some();
        let name = |sitter: &Sitter| match is_nameless(sitter) {
            true => String::new(),
            false => sitter.name().to_owned(),
        };
        let names = seats.iter().map(name).collect();
        if self.setup.voyage {
            self.play = Some(self.set_sail(names)?);
            return Ok(());
        }
        let salts = match &self.setup.contest {
            Some(contest) => contest.salts.clone(),
            None => seats.iter().map(Sitter::salt).collect(),
        };
        let deal = self.setup.deal(salts);
        let game = self.setup.start(self.kind.game, names, Some(deal));
        let game =
            game.map_err(|why| AnyRefusal { phrase: game::Say::phrase(&why), rule: None })?;
        self.play = Some(Play::new(game, self.now));
        self.seats = seats;
        self.seatings += 1;
        Ok(())
    }

    fn set_sitter(&mut self, seat: Seat, sitter: Sitter) {
        if let Some(place) = self.seats.get_mut(seat.index()) {
            *place = sitter;
            self.seatings += 1;
        }
    }

    fn set_stand_in(&mut self, seat: Seat, level: Option<bots::Level>) {
        if let Some(Sitter::Person { stand_in, .. }) = self.seats.get_mut(seat.index()) {
            *stand_in = level;
            self.seatings += 1;
        }
    }
}

pub(super) fn out_of_place() -> AnyRefusal {
    AnyRefusal { phrase: game::Phrase::new("problem-not-playing"), rule: None }
}
