//! What requests of the API hold.

use std::collections::BTreeMap;

use bots::Level;
use game::{MAX_SEATS, Seat};
use schemars::JsonSchema;
use serde::{Deserialize, Deserializer};
use serde_json::{Value, json};

use crate::foreign_record::MAX_LINK;
use crate::problem::{Problem, Result};
use crate::table::setting_up::OptionValue;
use crate::table::setup::{BESIDE, MAX_SECONDS};
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
    /// What each seat is at first: `open`, `me`, the level of a bot, or `here:` and the name of somebody on my device.
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
    /// The id of a prepared position at which the match begins. It has options and a number of seats of its own.
    #[serde(default)]
    pub(crate) position: Option<String>,
    /// The match that goes on here instead of a deal. It has options and a number of seats of its own.
    #[serde(default)]
    pub(crate) branch: Option<BranchRequest>,
}

impl TableRequest {
    /// A private table that begins at once: me at this seat, such players at all others.
    pub(crate) fn alone(game: &str, n_seats: usize, own: Seat, others: &str) -> Self {
        let mut seats = vec![others.to_owned(); n_seats];
        seats[own.index()] = "me".to_owned();
        Self {
            game: game.to_owned(),
            seats,
            options: BTreeMap::new(),
            private: true,
            spectators: true,
            seconds: None,
            absence: Absence::Wait,
            hints: Hints::Alone,
            start: true,
            position: None,
            branch: None,
        }
    }
}

/// Where a match goes on from another one.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct BranchRequest {
    /// The record of the other match.
    #[schemars(length(max = MAX_LINK))]
    pub(crate) record: String,
    /// How many of its actions are taken over.
    pub(crate) actions: usize,
    /// The seat that imagines anew what is hidden from it; without one, everything is as it was.
    #[serde(default)]
    #[schemars(range(max = MAX_SEATS - 1))]
    pub(crate) imagined: Option<u8>,
}

/// Options, with every value as a word.
fn words<'de, D: Deserializer<'de>>(json: D) -> Result<BTreeMap<String, String>, D::Error> {
    let values = BTreeMap::<String, OptionValue>::deserialize(json)?;
    Ok(values.into_iter().map(|(name, value)| (name, value.word())).collect())
}

fn first_sitters() -> Value {
    let levels = Level::ALL.iter().map(|level| level.id());
    let all: Vec<&str> = ["open", "me"].into_iter().chain(levels).collect();
    let beside = format!("^{BESIDE}.*$");
    json!({"type": "string", "anyOf": [{"enum": all}, {"pattern": beside}]})
}

const fn yes() -> bool {
    true
}
