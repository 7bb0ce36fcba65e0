//! What is said, one JSON object a line. Each has one field, whose name says what it is.

use std::borrow::Cow;
use std::collections::BTreeMap;

use game::{Info, Seat};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

/// The number of this protocol. It grows when an engine that kept to the old one could no longer play.
pub const PROTOCOL: u32 = 1;

/// What an engine is told.
#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum ToEngine<'a> {
    /// Comes first, and is answered with [`FromEngine::Hello`].
    Hello {
        protocol: u32,
        #[serde(flatten)]
        table: Cow<'a, TableTerms>,
    },
    /// A match begins, and what was known of the last one is worth nothing. It is not answered.
    NewGame {
        seat: Seat,
        seed: u64,
    },
    /// Is answered with [`FromEngine::Play`].
    Decide {
        /// Counts from 1 in every match.
        decision: u64,
        /// Everything that the seat may know.
        #[serde(borrow)]
        view: &'a RawValue,
        #[serde(borrow)]
        legal: Vec<&'a RawValue>,
        #[serde(flatten)]
        limits: ThinkingLimits,
    },
    /// The decision is wanted now.
    Stop {},
    Quit {},
}

/// What an engine says.
#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum FromEngine {
    Hello {
        protocol: u32,
        name: String,
    },
    Play {
        /// The one that it answers.
        decision: u64,
        action: Box<RawValue>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        thoughts: Option<Thoughts>,
    },
    /// It cannot do what it was told, and says why.
    Error {
        why: String,
    },
}

/// What is played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TableTerms {
    pub game: String,
    pub rules_version: u32,
    /// By name; options not named have their defaults.
    #[serde(default)]
    pub options: BTreeMap<String, String>,
    pub seats: u8,
}

impl TableTerms {
    pub fn of(game: &Info, options: &[(String, String)], seats: u8) -> Self {
        let (game, rules_version) = (game.id.to_owned(), game.rules_version);
        Self { game, rules_version, options: options.iter().cloned().collect(), seats }
    }
}

/// How much may be thought about a decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ThinkingLimits {
    /// Then `stop` comes, and what has not been answered a second later is lost.
    pub milliseconds: u64,
    /// How many worlds, instead of the engine's own number, if it counts in them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub iterations: Option<u32>,
}

/// What an engine thought about its decision; all of it may be left out.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Thoughts {
    /// For each seat, from 0 to 1.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub win_chances: Vec<f64>,
    /// The best first.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub choices: Vec<Considered>,
    /// For people.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub words: String,
}

/// An action that an engine thought about.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Considered {
    pub action: Box<RawValue>,
    /// For the seat that decides, from 0 to 1.
    pub win_chance: f64,
    /// How often it should be chosen, from 0 to 1.
    pub weight: f64,
    /// In how many imagined worlds it was tried.
    pub worlds: u32,
}

/// A message as a line.
pub(super) fn line(message: &impl Serialize) -> String {
    let mut line = serde_json::to_string(message).expect("plain data, which JSON can hold");
    line.push('\n');
    line
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn survives(text: &str) {
        let message: ToEngine<'_> = serde_json::from_str(text).unwrap();
        assert_eq!(line(&message).trim_end(), text);
    }

    #[test]
    fn what_docs_engine_md_shows_is_what_is_said() {
        let book = include_str!("../../../../docs/ENGINE.md");
        let said: Vec<&str> = book.lines().filter_map(|line| line.strip_prefix("→ ")).collect();
        assert_eq!(said.len(), 5, "{said:?}");
        said.into_iter().for_each(survives);
        for text in book.lines().filter_map(|line| line.strip_prefix("← ")) {
            let message: FromEngine = serde_json::from_str(text).unwrap();
            assert_eq!(line(&message).trim_end(), text);
        }
    }

    #[test]
    fn what_later_versions_may_add_is_passed_over() {
        let text = r#"{"play":{"decision":1,"action":7,"mood":"fine","thoughts":{"mood":1}}}"#;
        assert!(matches!(serde_json::from_str(text), Ok(FromEngine::Play { decision: 1, .. })));
    }
}
