//! JSON that a game has written: a view, an action, an event.

use std::borrow::Cow;

use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::ser::Error as _;
use serde::{Serialize, Serializer};
use serde_json::value::RawValue;

/// JSON in the game's own words, sent on as it stands.
#[derive(Debug)]
pub(crate) struct GameJson<'a>(pub(crate) Cow<'a, str>);

impl From<String> for GameJson<'_> {
    fn from(json: String) -> Self {
        Self(Cow::Owned(json))
    }
}

impl<'a> From<&'a str> for GameJson<'a> {
    fn from(json: &'a str) -> Self {
        Self(Cow::Borrowed(json))
    }
}

impl Serialize for GameJson<'_> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let raw: &RawValue = serde_json::from_str(&self.0).map_err(S::Error::custom)?;
        raw.serialize(to)
    }
}

impl JsonSchema for GameJson<'_> {
    fn schema_name() -> Cow<'static, str> {
        "GameJson".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({"description": "JSON in the game's own words; the rules of the game say what is in it."})
    }
}
