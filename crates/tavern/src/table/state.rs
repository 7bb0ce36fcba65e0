//! The table itself, and how an entry changes it.

use catalog::Entry as CatalogEntry;
use game::{AnyRefusal, Seat, Seats, Viewer};

use super::play::Play;
use super::{Entry, Sitter, TableSetup};
use crate::ids::{PlayerId, TableId};
use crate::store::Status;

/// So many lines of the chat are kept in memory.
const CHAT_LINES: usize = 200;

/// A table and everything that happened at it.
#[derive(Debug)]
pub struct Table {
    pub(super) id: TableId,
    pub(super) kind: &'static CatalogEntry,
    pub(super) setup: TableSetup,
    pub(super) created: u64,
    pub(super) number: u32,
    pub(super) seats: Vec<Sitter>,
    pub(super) play: Option<Play>,
    pub(super) chat: Vec<Line>,
    pub(super) lines_said: usize,
    pub(super) rematch: Option<TableId>,
    pub(super) closed: bool,
    /// How often the seats changed.
    pub(super) seatings: u32,
    /// What happened since it was last saved.
    pub(super) unsaved: Vec<Entry>,
}

/// One line of the chat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// The seat of who said it, if they have one in the match.
    pub seat: Option<Seat>,
    /// The name of who said it.
    pub name: String,
    /// What was said.
    pub text: String,
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
            number: 0,
            seats,
            play: None,
            chat: Vec::new(),
            lines_said: 0,
            rematch: None,
            closed: false,
            seatings: 0,
            unsaved: Vec::new(),
        }
    }

    /// Which table it is.
    pub const fn id(&self) -> TableId {
        self.id
    }

    /// Its game and what goes with it.
    pub const fn kind(&self) -> &'static CatalogEntry {
        self.kind
    }

    /// The id of its game.
    pub fn game_id(&self) -> &'static str {
        self.kind.game.info().id
    }

    /// What the host chose.
    pub const fn setup(&self) -> &TableSetup {
        &self.setup
    }

    /// When it was made, in seconds since 1970.
    pub const fn created(&self) -> u64 {
        self.created
    }

    /// How many entries its life has so far.
    pub const fn number(&self) -> u32 {
        self.number
    }

    /// Who sits where.
    pub fn seats(&self) -> &[Sitter] {
        &self.seats
    }

    /// The match, once it has begun.
    pub const fn play(&self) -> Option<&Play> {
        self.play.as_ref()
    }

    /// The match while it is played.
    pub fn ongoing(&self) -> Option<&Play> {
        self.play.as_ref().filter(|_| !self.closed)
    }

    /// What was said last.
    pub fn chat(&self) -> &[Line] {
        &self.chat
    }

    /// How many lines were ever said.
    pub const fn lines_said(&self) -> usize {
        self.lines_said
    }

    /// Where the same people play again.
    pub const fn rematch(&self) -> Option<TableId> {
        self.rematch
    }

    /// In which part of its life it is.
    pub fn status(&self) -> Status {
        match &self.play {
            _ if self.closed => Status::Over,
            None => Status::Gathering,
            Some(play) if play.game().to_act().is_empty() => Status::Over,
            Some(_) => Status::Playing,
        }
    }

    /// Where a person sits.
    pub fn seat_of(&self, player: PlayerId) -> Option<Seat> {
        self.all_seats().find(|seat| self.sitter(*seat).player() == Some(player))
    }

    /// What a person may see.
    pub fn viewer(&self, player: Option<PlayerId>) -> Viewer {
        player.and_then(|player| self.seat_of(player)).map_or(Viewer::Spectator, Viewer::Seat)
    }

    /// Who sits at `seat`.
    pub fn sitter(&self, seat: Seat) -> &Sitter {
        self.seats.get(seat.index()).unwrap_or(&Sitter::Open)
    }

    /// Every seat.
    pub fn all_seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(self.seats.len() as u8)
    }

    /// The seats of people.
    pub fn people(&self) -> Seats {
        self.all_seats().filter(|seat| self.sitter(*seat).player().is_some()).collect()
    }

    /// The names of those who sit there, in the order of the seats.
    pub fn names(&self) -> Vec<String> {
        self.seats.iter().map(|sitter| sitter.name().to_owned()).collect()
    }

    /// Carries out an entry that was saved before.
    ///
    /// # Errors
    /// If the entry does not fit what happened before it.
    pub fn replay(&mut self, entry: &Entry) -> Result<(), AnyRefusal> {
        self.carry_out(entry)?;
        self.number += 1;
        Ok(())
    }

    /// Carries out an entry that has yet to be saved.
    pub(super) fn happen(&mut self, entry: Entry) -> Result<(), AnyRefusal> {
        self.carry_out(&entry)?;
        self.number += 1;
        self.unsaved.push(entry);
        Ok(())
    }

    /// What has happened and is not saved yet; from now on it counts as saved.
    pub fn take_unsaved(&mut self) -> Vec<Entry> {
        std::mem::take(&mut self.unsaved)
    }

    fn carry_out(&mut self, entry: &Entry) -> Result<(), AnyRefusal> {
        let number = self.number + 1;
        match entry {
            Entry::Sat { seat, player, name, salt } => {
                let (player, name, salt) = (*player, name.clone(), salt.clone());
                self.set_sitter(*seat, Sitter::Person { player, name, salt, stand_in: None });
            }
            Entry::Stood { seat } => self.set_sitter(*seat, Sitter::Open),
            Entry::BotSeated { seat, level } => self.set_sitter(*seat, Sitter::bot(*seat, *level)),
            Entry::Started => return self.begin(number),
            Entry::StoodIn { seat, level } => self.set_stand_in(*seat, Some(*level)),
            Entry::Returned { seat } => self.set_stand_in(*seat, None),
            Entry::Said { seat, name, text } => {
                self.add_line(Line { seat: *seat, name: name.clone(), text: text.clone() });
            }
            Entry::Rematched { table } => self.rematch = Some(*table),
            Entry::Closed => self.closed = true,
            Entry::Acted { .. }
            | Entry::TookBack { .. }
            | Entry::UndoAsked { .. }
            | Entry::UndoAnswered { .. } => return self.go_on(entry, number),
        }
        Ok(())
    }

    /// Carries out what happens in the match.
    fn go_on(&mut self, entry: &Entry, number: u32) -> Result<(), AnyRefusal> {
        let people = self.people();
        let Some(play) = &mut self.play else { return Err(out_of_place()) };
        match entry {
            Entry::Acted { seat, action, id } => {
                play.act(*seat, action.get(), number)?;
                if let Some(id) = id {
                    play.remember(*seat, id.clone(), number);
                }
            }
            Entry::TookBack { seat, actions } => play.take_back(*seat, *actions, number)?,
            Entry::UndoAsked { seat } => play.ask_undo(*seat),
            Entry::UndoAnswered { seat, agree } => play.answer_undo(*seat, *agree),
            _ => return Err(out_of_place()),
        }
        match play.undo() {
            Some(undo) if people.iter().all(|seat| undo.agreed.contains(seat)) => {
                play.go_back(undo.actions_left, number);
            }
            _ => {}
        }
        Ok(())
    }

    fn begin(&mut self, number: u32) -> Result<(), AnyRefusal> {
        let mut seats = self.seats.clone();
        seats.retain(|sitter| *sitter != Sitter::Open);
        let deal = self.setup.deal(seats.iter().map(Sitter::salt).collect());
        let game = self.kind.game.start(game::Setup {
            options: self.setup.options.clone(),
            seats: seats.iter().map(|sitter| sitter.name().to_owned()).collect(),
            seed: deal.seed(),
            deal: Some(deal),
        });
        let game =
            game.map_err(|why| AnyRefusal { phrase: game::Say::phrase(&why), rule: None })?;
        self.play = Some(Play::new(game, number));
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

    fn add_line(&mut self, line: Line) {
        if self.chat.len() == CHAT_LINES {
            self.chat.remove(0);
        }
        self.chat.push(line);
        self.lines_said += 1;
    }
}

fn out_of_place() -> AnyRefusal {
    AnyRefusal { phrase: game::Phrase::new("problem-not-playing"), rule: None }
}
