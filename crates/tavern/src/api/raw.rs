//! JSON that a game has written: a view, an action, an event.

use std::borrow::Cow;

use game::Written;
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::Serialize;
use serde_json::value::RawValue;

/// JSON in the game's own words, sent on as it stands.
#[derive(Debug, Serialize)]
#[serde(transparent)]
pub(crate) struct GameJson(Box<RawValue>);

impl From<Written> for GameJson {
    fn from(json: Written) -> Self {
        Self(json.into())
    }
}

impl GameJson {
    pub(crate) fn of(json: String) -> Self {
        Self(RawValue::from_string(json).expect("games write JSON"))
    }
}

impl JsonSchema for GameJson {
    fn schema_name() -> Cow<'static, str> {
        "GameJson".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({"description": "JSON in the game's own words; the rules of the game say what is in it."})
    }
}
