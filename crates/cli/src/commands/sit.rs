//! `tortuga sit`

mod tavern;

use std::time::Duration;

use bots::engine::{Engine, Fault, Program, Question, ThinkingLimits};
use clap::Args;
use game::{Lang, Phrase};
use serde_json::value::RawValue;

use crate::commands::Run;
use crate::engines::{cannot_play, read_program};
use crate::stop::Stop;
use crate::terminal::Terminal;
use crate::voice::Voice;
use tavern::{Asked, TableAddress, TableState, Tavern};

/// Let an engine play at a table of a tavern, over its API
#[derive(Debug, Args)]
pub(crate) struct Sit {
    /// The engine: a program with its arguments (docs/ENGINE.md)
    #[arg(long, value_name = "PROGRAM ARGUMENTS")]
    engine: String,
    /// The address of the table, with its invite word if it is private
    #[arg(long, value_name = "URL")]
    table: String,
    /// What others call it [default: what the engine calls itself]
    #[arg(long, value_name = "NAME")]
    name: Option<String>,
    /// How many milliseconds the engine may think about a decision
    #[arg(long, value_name = "N", default_value_t = 5_000, value_parser = clap::value_parser!(u64).range(1..=3_600_000))]
    milliseconds: u64,
}

/// How many characters a name in a tavern may have.
const LONGEST_NAME: usize = 20;

impl Run for Sit {
    fn run(self, lang: Lang, terminal: &mut Terminal) -> Result<(), Stop> {
        let voice = Voice::new(lang);
        let typed = self.engine.trim();
        let program = read_program(typed.strip_prefix("engine:").unwrap_or(typed), &voice)?;
        let address = TableAddress::read(&self.table, &voice)?;
        let tavern = Tavern::new(address, &voice);
        let terms = tavern.terms()?;
        let stop = |fault: Fault| cannot_play(&program, &fault, &voice);
        let engine = Engine::start(&program, &terms).map_err(stop)?;
        let name = self.name.clone().unwrap_or_else(|| engine.name().to_owned());
        let tavern = tavern.sit_down(&name.chars().take(LONGEST_NAME).collect::<String>())?;
        let limits = ThinkingLimits { milliseconds: self.milliseconds, iterations: None };
        let mut guest = Guest { tavern, engine, program, limits, voice: &voice, seated: false };
        let end = guest.play(terminal)?;
        let outcome = end.you.and_then(|you| end.outcome.into_iter().find(|line| line.seat == you));
        let phrase = match outcome {
            Some(mine) => {
                Phrase::new("sit-over").with("place", mine.place).with("points", mine.points)
            }
            None => Phrase::new("sit-given-up"),
        };
        Ok(terminal.line(&voice.say(&phrase))?)
    }
}

/// An engine at a table.
struct Guest<'a> {
    tavern: Tavern<'a>,
    engine: Engine,
    program: Program,
    limits: ThinkingLimits,
    voice: &'a Voice,
    /// Whether its match has begun.
    seated: bool,
}

impl Guest<'_> {
    /// Plays until the match is over.
    fn play(&mut self, terminal: &mut Terminal) -> Result<TableState, Stop> {
        let mut state = self.tavern.look(None)?;
        while state.status != "over" {
            if let (Some(seat), false) = (state.you, self.seated) {
                let seated = Phrase::new("sit-seated").with("engine", self.engine.name());
                terminal.line(&self.voice.say(&seated.with("seat", seat.index() + 1)))?;
                terminal.flush()?;
                self.engine.new_game(seat, u64::from_le_bytes(random_bytes(self.voice)?));
                self.seated = true;
            }
            if let Err(fault) = self.decide(&state)? {
                // The others shall not wait for somebody who cannot go on.
                self.tavern.leave();
                return Err(cannot_play(&self.program, &fault, self.voice));
            }
            state = self.tavern.look(Some(state.number))?;
        }
        Ok(state)
    }

    /// Makes the decision that is due, if there is one.
    fn decide(&mut self, state: &TableState) -> Result<Result<(), Fault>, Stop> {
        let (Some(decision), Some(view)) = (state.decision, &state.view) else { return Ok(Ok(())) };
        let legal: Vec<&RawValue> = state.legal.iter().map(|legal| &*legal.action).collect();
        let played = match &legal[..] {
            [] => return Ok(Ok(())),
            [only] => (*only).to_owned(),
            _ => {
                let left = state.you.and_then(|you| state.time_left(you));
                let limits = self.within(left);
                match self.engine.decide(&Question { view, legal: &legal, limits }) {
                    Ok(played) => played.action,
                    Err(fault) => return Ok(Err(fault)),
                }
            }
        };
        match self.tavern.play(decision, &played)? {
            Asked::Done | Asked::TooLate => Ok(Ok(())),
            Asked::Illegal => Ok(Err(Fault::illegal(&played))),
        }
    }

    /// No longer than the clock of the table allows.
    fn within(&self, left: Option<Duration>) -> ThinkingLimits {
        let left = left.map_or(u64::MAX, |left| left.as_millis() as u64 / 2);
        ThinkingLimits { milliseconds: self.limits.milliseconds.min(left.max(1)), ..self.limits }
    }
}

fn random_bytes(voice: &Voice) -> Result<[u8; 8], Stop> {
    let mut bytes = [0; 8];
    match getrandom::fill(&mut bytes) {
        Ok(()) => Ok(bytes),
        Err(_) => Err(voice.stop(&Phrase::new("bad-chance"))),
    }
}
