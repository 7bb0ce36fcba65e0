//! The schema of each thing that a table can be asked for, derived from [`Ask`].

use std::sync::LazyLock;

use game::MAX_SEATS;
use schemars::generate::SchemaSettings;
use serde_json::{Map, Value, json};

use super::routes::{ASKS, AskRoute};
use crate::table::Ask;

/// The schema of each ask's fields, by the name of the ask.
pub(crate) fn ask_schemas() -> &'static Map<String, Value> {
    static SCHEMAS: LazyLock<Map<String, Value>> = LazyLock::new(|| {
        let settings = SchemaSettings::draft2020_12().for_deserialize();
        let settings = settings.with(|settings| settings.inline_subschemas = true);
        let whole = Value::from(settings.into_generator().into_root_schema_for::<Ask>());
        ASKS.iter().map(|ask| (ask.name.to_owned(), fields(&whole, ask.name))).collect()
    });
    &SCHEMAS
}

/// The fields of one variant; an empty object if it has none.
fn fields(whole: &Value, name: &str) -> Value {
    let variants = whole["oneOf"].as_array().into_iter().flatten();
    let mut found = variants.filter_map(|variant| variant["properties"].get(name));
    let nothing = || json!({"type": "object", "additionalProperties": false});
    found.next().cloned().unwrap_or_else(nothing)
}

/// The schema of a frame that asks for something: a name with its fields, and an id for the answer.
pub(crate) fn stream_asks(schema_name: fn(&str) -> String) -> Value {
    let variants = ASKS.iter().map(|AskRoute { name, .. }| {
        let fields = json!({"$ref": format!("#/components/schemas/{}", schema_name(name))});
        let id = json!({"type": ["string", "null"], "description": "The answer carries it."});
        let about = "For which of my seats I ask, if several people play with my key.";
        let seat = json!({"type": ["integer", "null"], "minimum": 0, "maximum": MAX_SEATS - 1, "description": about});
        json!({
            "type": "object",
            "properties": {"id": id, "as": seat, *name: fields},
            "required": [name],
            "additionalProperties": false,
        })
    });
    json!({"oneOf": variants.collect::<Vec<_>>()})
}
