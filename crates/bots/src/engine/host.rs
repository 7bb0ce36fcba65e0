//! A program that plays for us.

use std::borrow::Cow;
use std::time::Duration;

use game::Seat;
use serde_json::value::RawValue;

use super::fault::{Fault, cut};
use super::process::Process;
use super::program::Program;
use super::protocol::{FromEngine, PROTOCOL, TableTerms, ThinkingLimits, Thoughts, ToEngine, line};

/// How long an engine may take to begin.
const BEGINNING: Duration = Duration::from_secs(10);
/// How long an engine may still take when it has been told to stop.
const STOPPING: Duration = Duration::from_secs(1);

/// A running engine that has said hello.
#[derive(Debug)]
pub struct Engine {
    process: Process,
    name: String,
    /// How many decisions of this match it was asked.
    asked: u64,
}

/// What an engine is asked.
#[derive(Clone, Copy, Debug)]
pub struct Question<'a> {
    pub view: &'a RawValue,
    pub legal: &'a [&'a RawValue],
    pub limits: ThinkingLimits,
}

/// What an engine answered. Nobody has checked yet whether that is legal.
#[derive(Clone, Debug)]
pub struct Played {
    pub action: Box<RawValue>,
    pub thoughts: Option<Thoughts>,
}

impl Engine {
    pub fn start(program: &Program, table: &TableTerms) -> Result<Self, Fault> {
        let mut process = Process::start(program)?;
        process.say(line(&ToEngine::Hello { protocol: PROTOCOL, table: Cow::Borrowed(table) }));
        let slow = Fault::Slow { milliseconds: BEGINNING.as_millis() as u64 };
        let heard = process.hear(BEGINNING).ok_or(slow)??;
        match read(&heard)? {
            FromEngine::Hello { protocol: PROTOCOL, name } => {
                Ok(Self { process, name: cut(&name), asked: 0 })
            }
            FromEngine::Hello { protocol, .. } => Err(Fault::Foreign { protocol }),
            FromEngine::Error { why } => Err(Fault::Refused { why: cut(&why) }),
            FromEngine::Play { .. } => Err(Fault::OutOfTurn { line: cut(&heard) }),
        }
    }

    /// What it calls itself.
    pub fn name(&self) -> &str {
        &self.name
    }

    pub fn new_game(&mut self, seat: Seat, seed: u64) {
        self.asked = 0;
        self.process.say(line(&ToEngine::NewGame { seat, seed }));
    }

    /// Lets it decide. After a fault, it is of no more use.
    pub fn decide(&mut self, question: &Question<'_>) -> Result<Played, Fault> {
        self.asked += 1;
        let ThinkingLimits { milliseconds, .. } = question.limits;
        let asked = self.process.say(line(&ToEngine::Decide {
            decision: self.asked,
            view: question.view,
            legal: question.legal.to_vec(),
            limits: question.limits,
        }));
        let heard = match asked {
            true => self.process.hear(Duration::from_millis(milliseconds)),
            false => None,
        };
        let heard = heard.or_else(|| {
            self.process.say(line(&ToEngine::Stop {}));
            self.process.hear(STOPPING)
        });
        let heard = heard.ok_or(Fault::Slow { milliseconds })??;
        match read(&heard)? {
            FromEngine::Play { decision, action, thoughts } if decision == self.asked => {
                Ok(Played { action, thoughts })
            }
            FromEngine::Error { why } => Err(Fault::Refused { why: cut(&why) }),
            FromEngine::Play { .. } | FromEngine::Hello { .. } => {
                Err(Fault::OutOfTurn { line: cut(&heard) })
            }
        }
    }
}

impl Drop for Engine {
    fn drop(&mut self) {
        self.process.say(line(&ToEngine::Quit {}));
    }
}

fn read(heard: &str) -> Result<FromEngine, Fault> {
    serde_json::from_str(heard).map_err(|_| Fault::Garbled { line: cut(heard) })
}
