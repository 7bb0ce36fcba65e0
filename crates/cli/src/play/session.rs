//! One person's match against bots.

use bots::Mind;
use game::{AnyMatch, Arg, Phrase, Seat, Seed, Viewer};

use crate::play::choices::{Choices, Meant};
use crate::play::keyboard::Keyboard;
use crate::play::keywords;
use crate::record_file::NewFile;
use crate::stop::Stop;
use crate::story::Narrator;
use crate::table::Table;
use crate::terminal::{Ink, Terminal};
use crate::voice::{Voice, printable};

#[derive(Debug)]
pub(crate) struct Session {
    pub(crate) game: Box<dyn AnyMatch>,
    pub(crate) voice: Voice,
    pub(crate) keyboard: Keyboard,
    /// Where the record goes at the end.
    pub(crate) file: Option<NewFile>,
    table: Table,
    /// The bots, each at its seat.
    minds: Vec<Option<Mind>>,
    seat: Seat,
    /// How much of the story has been told.
    told: usize,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Next {
    /// The same question again.
    AskAgain,
    /// The match goes on.
    GoOn,
    /// The person leaves.
    Leave,
}

impl Session {
    /// The person sits at `seat`; bots take the others.
    pub(crate) fn new(table: Table, game: Box<dyn AnyMatch>, seat: Seat, voice: Voice) -> Self {
        let keyboard = Keyboard::stdin();
        let mut bots = table.levels.iter().copied();
        let mut level_at = |other| if other == seat { None } else { bots.next() };
        let minds = Seat::all(table.n_seats).map(|seat| level_at(seat).map(Mind::new)).collect();
        Self { game, voice, keyboard, file: None, table, minds, seat, told: 0 }
    }

    pub(crate) fn saved_in(mut self, file: Option<NewFile>) -> Self {
        self.file = file;
        self
    }

    /// Plays the match to its end, or until the person leaves.
    pub(crate) fn run(mut self, terminal: &mut Terminal) -> Result<(), Stop> {
        self.greet(terminal)?;
        while let Some(first) = self.game.to_act().first() {
            if !self.game.to_act().contains(self.seat) {
                self.let_bot_act(first);
                continue;
            }
            self.show_moment(terminal)?;
            if self.decide(terminal)? == Next::Leave {
                break;
            }
        }
        self.part(terminal)
    }

    pub(crate) fn narrator(&self) -> Narrator<'_> {
        Narrator { voice: &self.voice, viewer: Viewer::Seat(self.seat) }
    }

    pub(crate) fn refuse(&self, why: &Phrase, terminal: &mut Terminal) -> Result<(), Stop> {
        let why = self.voice.say(why);
        Ok(terminal.line(&terminal.paint(Ink::Refusal, &why))?)
    }

    /// Takes back the person's last action.
    pub(crate) fn take_back(&mut self) -> Result<(), Phrase> {
        self.game.take_back(self.seat).map_err(|refusal| refusal.phrase)?;
        self.told = self.told.min(self.game.n_events());
        Ok(())
    }

    fn greet(&self, terminal: &mut Terminal) -> Result<(), Stop> {
        let title = self.voice.text("game-title");
        terminal.line(&terminal.paint(Ink::Heading, &title))?;
        terminal.line(&self.voice.text("game-blurb"))?;
        let bots: Vec<Arg> =
            Seat::all(self.table.n_seats).filter_map(|seat| self.introduce(seat)).collect();
        let you = Phrase::new("play-you").with("seat", self.seat).with("bots", bots);
        terminal.line(&self.voice.say(&you))?;
        terminal.line(&self.voice.text("play-hint"))?;
        Ok(())
    }

    /// A bot with its level.
    fn introduce(&self, seat: Seat) -> Option<Arg> {
        let mind = self.minds[seat.index()].as_ref()?;
        let level = self.voice.found_text(&format!("level-{}", mind.level().id()));
        Some(Phrase::new("play-bot").with("seat", seat).with("level", level).into())
    }

    fn let_bot_act(&mut self, seat: Seat) {
        let mind = self.minds[seat.index()].as_ref().expect("who is not the person is a bot");
        let chance = chance_of(self.table.seed, self.game.n_actions());
        let thought =
            self.table.entry.bots.think(mind, self.game.seen_by(Viewer::Seat(seat)), chance);
        self.game.play(seat, &thought.decide()).expect("a bot chooses one of its legal actions");
    }

    /// What happened since, the table, and what can be done.
    fn show_moment(&mut self, terminal: &mut Terminal) -> Result<(), Stop> {
        self.tell_news(terminal)?;
        terminal.gap()?;
        self.narrator().show_table(&*self.game, terminal)?;
        terminal.gap()?;
        let choices = self.choices();
        let shown = choices.shown(|key| terminal.paint(Ink::Key, key));
        terminal.columns(&shown)?;
        Ok(())
    }

    fn tell_news(&mut self, terminal: &mut Terminal) -> Result<(), Stop> {
        terminal.gap()?;
        self.narrator().tell(&*self.game, self.told, terminal)?;
        self.told = self.game.n_events();
        Ok(())
    }

    fn choices(&self) -> Choices {
        Choices::new(self.game.legal_actions(self.seat), &self.voice)
    }

    /// Asks until the match can go on.
    fn decide(&mut self, terminal: &mut Terminal) -> Result<Next, Stop> {
        loop {
            let prompt = terminal.paint(Ink::Key, "> ");
            let Some(typed) = self.keyboard.answer(&prompt, terminal)? else {
                return Ok(Next::Leave);
            };
            let next = match keywords::find(&typed, &self.voice) {
                Some((word, behind)) => word.act(self, behind, terminal)?,
                None => self.act(&typed, terminal)?,
            };
            if next != Next::AskAgain {
                return Ok(next);
            }
        }
    }

    fn act(&mut self, typed: &str, terminal: &mut Terminal) -> Result<Next, Stop> {
        let choices = self.choices();
        let why = match choices.meant(typed) {
            Meant::Action(json) => match self.game.play(self.seat, &json) {
                Ok(()) => return Ok(Next::GoOn),
                Err(refusal) => with_rule(refusal.phrase, refusal.rule),
            },
            Meant::OneOf(several) => {
                let several: Vec<Arg> = several.into_iter().map(Arg::from).collect();
                Phrase::new("play-several").with("typed", typed).with("several", several)
            }
            Meant::Nothing if choices.have_own_numbers() => {
                Phrase::new("play-no-number").with("typed", printable(typed))
            }
            Meant::Nothing => Phrase::new("play-no-letter").with("typed", printable(typed)),
        };
        self.refuse(&why, terminal)?;
        Ok(Next::AskAgain)
    }

    /// The end of the match, or of the person's patience.
    fn part(mut self, terminal: &mut Terminal) -> Result<(), Stop> {
        if self.game.outcome().is_some() {
            self.tell_news(terminal)?;
            terminal.gap()?;
        }
        self.narrator().tell_end(&*self.game, terminal)?;
        terminal.gap()?;
        let seed = Phrase::new("seed-line").with("seed", self.table.seed.to_string());
        terminal.verbatim(&self.voice.say(&seed))?;
        match &self.file {
            Some(file) => {
                file.save(&*self.game, &self.voice)?;
                let saved = Phrase::new("play-saved").with("file", file.name());
                terminal.line(&self.voice.say(&saved))?;
                terminal.verbatim(&format!("tortuga replay {}", file.name()))?;
            }
            None => {
                terminal.line(&self.voice.text("play-again"))?;
                terminal.verbatim(&format!("tortuga replay {}", self.game.compact_record()))?;
            }
        }
        Ok(())
    }
}

fn with_rule(why: Phrase, rule: Option<&'static str>) -> Phrase {
    match rule {
        Some(rule) => Phrase::new("play-refused").with("why", why).with("rule", rule),
        None => why,
    }
}

/// The seed of a bot's choice: the same match with the same answers goes the same way again.
fn chance_of(seed: Seed, n_actions: usize) -> u64 {
    let bytes = *seed.of_match(n_actions as u64).bytes();
    u64::from_le_bytes(std::array::from_fn(|place| bytes[place]))
}
