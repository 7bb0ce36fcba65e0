//! What requests of the API hold.

use std::collections::BTreeMap;

use bots::Level;
use game::MAX_SEATS;
use schemars::JsonSchema;
use serde::{Deserialize, Deserializer};
use serde_json::{Value, json};

use crate::problem::{Problem, Result};
use crate::table::setup::MAX_SECONDS;
use crate::table::{Absence, Hints};

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
    pub(crate) game: String,
    /// What each seat is at first: `open`, `me`, or the level of a bot.
    #[schemars(length(min = 1, max = MAX_SEATS), extend("items" = first_sitters()))]
    pub(crate) seats: Vec<String>,
    /// Options of the game; what is not named has its default.
    #[serde(default, deserialize_with = "words")]
    #[schemars(with = "BTreeMap<String, OptionValue>")]
    pub(crate) options: BTreeMap<String, String>,
    /// Whether only those may come in who know the invite word.
    #[serde(default)]
    pub(crate) private: bool,
    /// Whether people without a seat may look.
    #[serde(default = "yes")]
    pub(crate) spectators: bool,
    /// How many seconds there are for a decision.
    #[serde(default)]
    #[schemars(range(min = 1, max = MAX_SECONDS))]
    pub(crate) seconds: Option<u32>,
    /// What happens when somebody is away.
    #[serde(default)]
    pub(crate) absence: Absence,
    /// When a captain may be asked for a hint.
    #[serde(default)]
    pub(crate) hints: Hints,
    /// Whether to begin at once.
    #[serde(default)]
    pub(crate) start: bool,
}

/// The value of an option: a word, or yes or no.
#[derive(Deserialize, JsonSchema)]
#[serde(untagged, expecting = "the value of an option is a text, true or false")]
enum OptionValue {
    Flag(bool),
    Word(String),
}

/// Options, with every value as a word.
fn words<'de, D: Deserializer<'de>>(json: D) -> Result<BTreeMap<String, String>, D::Error> {
    let values = BTreeMap::<String, OptionValue>::deserialize(json)?;
    let word = |value| match value {
        OptionValue::Flag(flag) => flag.to_string(),
        OptionValue::Word(word) => word,
    };
    Ok(values.into_iter().map(|(name, value)| (name, word(value))).collect())
}

fn first_sitters() -> Value {
    let levels = Level::ALL.iter().map(|level| level.id());
    let all: Vec<&str> = ["open", "me"].into_iter().chain(levels).collect();
    json!({"type": "string", "enum": all})
}

const fn yes() -> bool {
    true
}
