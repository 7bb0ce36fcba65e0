//! Who sits in a seat of an arena and decides there.

use std::sync::{Mutex, PoisonError};

use game::{Decision, Game, Rng, Seat, Written};
use serde_json::value::RawValue;

use super::Entrant;
use crate::engine::{Engine, Fault, Program, Question, TableTerms, ThinkingLimits};
use crate::{Bot, Level};

/// What is played, and how our own bots are made.
pub struct Rules<'a, G: Game> {
    pub options: &'a G::Options,
    /// The same for engines.
    pub terms: TableTerms,
    pub players: &'a (dyn Fn(Level) -> Box<dyn Bot<G>> + Sync),
}

pub(super) enum Sitter<G: Game> {
    Ours(Box<dyn Bot<G>>),
    Engine(Box<Engine>, ThinkingLimits),
    /// An engine that did not even sit down.
    Broken(Fault),
}

impl<G: Game> Sitter<G> {
    pub(super) fn choose(
        &mut self,
        decision: &Decision<'_, G>,
        rng: &mut Rng,
    ) -> Result<G::Action, Fault> {
        match self {
            Self::Ours(bot) => Ok(bot.choose(decision, rng)),
            Self::Engine(engine, limits) => ask(engine, decision, *limits),
            Self::Broken(fault) => Err(fault.clone()),
        }
    }
}

/// What an engine decides, if it may.
fn ask<G: Game>(
    engine: &mut Engine,
    decision: &Decision<'_, G>,
    limits: ThinkingLimits,
) -> Result<G::Action, Fault> {
    let mut legal = Vec::new();
    decision.legal_actions(&mut legal);
    let view: Box<RawValue> = Written::of(&*decision.view()).into();
    let written: Vec<Box<RawValue>> =
        legal.iter().map(|action| Written::of(action).into()).collect();
    let listed: Vec<&RawValue> = written.iter().map(|action| &**action).collect();
    let played = engine.decide(&Question { view: &view, legal: &listed, limits })?;
    let action = serde_json::from_str(played.action.get()).ok();
    action.filter(|action| legal.contains(action)).ok_or_else(|| Fault::illegal(&played.action))
}

/// Engines that wait for their next match. Every seat has a process of its own, so that no engine sees what another
/// seat sees.
pub(super) struct Engines {
    terms: TableTerms,
    limits: ThinkingLimits,
    idle: Mutex<Vec<(Program, Box<Engine>)>>,
}

impl Engines {
    pub(super) fn new(terms: TableTerms, limits: ThinkingLimits) -> Self {
        Self { terms, limits, idle: Mutex::default() }
    }

    /// An engine that sits down for a new match.
    pub(super) fn seat<G: Game>(&self, program: &Program, seat: Seat, seed: u64) -> Sitter<G> {
        let idle = {
            let mut idle = self.idle.lock().unwrap_or_else(PoisonError::into_inner);
            let nth = idle.iter().position(|(other, _)| other == program);
            nth.map(|nth| idle.swap_remove(nth).1)
        };
        let started = idle.map_or_else(|| Engine::start(program, &self.terms).map(Box::new), Ok);
        match started {
            Ok(mut engine) => {
                engine.new_game(seat, seed);
                Sitter::Engine(engine, self.limits)
            }
            Err(fault) => Sitter::Broken(fault),
        }
    }

    /// The match is over, and this engine has done nothing wrong.
    pub(super) fn leave<G: Game>(&self, entrant: &Entrant, sitter: Sitter<G>) {
        if let (Entrant::Engine(program), Sitter::Engine(engine, _)) = (entrant, sitter) {
            let mut idle = self.idle.lock().unwrap_or_else(PoisonError::into_inner);
            idle.push((program.clone(), engine));
        }
    }
}
