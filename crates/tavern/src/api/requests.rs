//! What requests of the API hold.

use std::collections::BTreeMap;

use schemars::JsonSchema;
use serde::{Deserialize, Deserializer};

use crate::problem::{Problem, Result};
use crate::table::{Absence, Hints};

/// Reads a JSON body.
///
/// # Errors
/// If it is not what is expected.
pub(crate) fn read<'de, T: Deserialize<'de>>(body: &'de [u8]) -> Result<T> {
    let not_understood =
        |why: serde_json::Error| Problem::malformed("problem-request").with("why", why.to_string());
    serde_json::from_slice(body).map_err(not_understood)
}

/// A table to be made.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct TableRequest {
    /// The id of the game.
    pub game: String,
    /// What each seat is at first: `open`, `me`, or the level of a bot.
    pub seats: Vec<String>,
    /// Options of the game; what is not named has its default.
    #[serde(default, deserialize_with = "words")]
    #[schemars(with = "BTreeMap<String, OptionValue>")]
    pub options: BTreeMap<String, String>,
    /// Whether only those may come in who know the invite word.
    #[serde(default)]
    pub private: bool,
    /// Whether people without a seat may look.
    #[serde(default = "yes")]
    pub spectators: bool,
    /// How many seconds there are for a decision.
    #[serde(default)]
    pub seconds: Option<u32>,
    /// What happens when somebody is away.
    #[serde(default)]
    pub absence: Absence,
    /// When a captain may be asked for a hint.
    #[serde(default)]
    pub hints: Hints,
    /// Whether to begin at once.
    #[serde(default)]
    pub start: bool,
}

/// The value of an option: a word, or yes or no.
#[derive(Deserialize, JsonSchema)]
#[serde(untagged, expecting = "the value of an option is a text, true or false")]
enum OptionValue {
    Flag(bool),
    Word(String),
}

/// Options by the words of their values.
fn words<'de, D: Deserializer<'de>>(json: D) -> Result<BTreeMap<String, String>, D::Error> {
    let values = BTreeMap::<String, OptionValue>::deserialize(json)?;
    let word = |value| match value {
        OptionValue::Flag(flag) => flag.to_string(),
        OptionValue::Word(word) => word,
    };
    Ok(values.into_iter().map(|(name, value)| (name, word(value))).collect())
}

const fn yes() -> bool {
    true
}
