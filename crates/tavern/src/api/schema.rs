//! How the values of the tavern look in JSON, for the OpenAPI document.

use std::borrow::Cow;

use bots::Level;
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::{Serialize, Serializer};

use crate::ids::TableId;

impl JsonSchema for TableId {
    fn schema_name() -> Cow<'static, str> {
        "TableId".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        // 16 bytes in the alphabet of links; the last letter carries two bits.
        json_schema!({"type": "string", "pattern": "^[A-Za-z0-9_-]{21}[AQgw]$"})
    }
}

/// A bot's level, written as its id.
#[derive(Clone, Copy, Debug)]
pub(crate) struct LevelId(pub(crate) Level);

impl Serialize for LevelId {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(self.0.id())
    }
}

impl JsonSchema for LevelId {
    fn schema_name() -> Cow<'static, str> {
        "Level".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        let ids: Vec<&str> = Level::ALL.iter().map(|level| level.id()).collect();
        json_schema!({"type": "string", "enum": ids})
    }
}
