//! What can be said by one click, and what everybody reads in their own language: only its id is kept.

use std::borrow::Cow;
use std::fmt;

use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// Drawn, in `reactions.svg`; `saying-ID` is what is said of whoever makes such a face.
const REACTIONS: [&str; 8] = ["laugh", "cheer", "love", "wow", "think", "sweat", "cry", "sleep"];

/// Said in words, which are the text `saying-ID`. An id stays for ever: lines that were said hold it.
const PHRASES: [&str; 20] = [
    "ahoy",
    "good-luck",
    "well-played",
    "nice-move",
    "thanks",
    "you-are-welcome",
    "sorry",
    "oops",
    "your-turn",
    "one-moment",
    "let-me-think",
    "back-soon",
    "here-again",
    "what-luck",
    "bad-luck",
    "close-call",
    "revenge",
    "good-game",
    "one-more",
    "must-go",
];

/// One of the reactions or phrases.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Saying(&'static str);

impl Saying {
    pub(crate) fn reactions() -> impl Iterator<Item = Self> {
        REACTIONS.into_iter().map(Self)
    }

    pub(crate) fn phrases() -> impl Iterator<Item = Self> {
        PHRASES.into_iter().map(Self)
    }

    pub(crate) fn from_id(id: &str) -> Option<Self> {
        Self::reactions().chain(Self::phrases()).find(|saying| saying.0 == id)
    }

    pub(crate) const fn id(self) -> &'static str {
        self.0
    }

    /// The id of its text.
    pub(crate) fn text(self) -> String {
        format!("saying-{}", self.0)
    }

    /// Whether it is drawn.
    pub(crate) fn is_reaction(self) -> bool {
        REACTIONS.contains(&self.0)
    }
}

impl fmt::Debug for Saying {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Saying({})", self.0)
    }
}

impl Serialize for Saying {
    fn serialize<S: Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
        out.serialize_str(self.0)
    }
}

impl<'de> Deserialize<'de> for Saying {
    fn deserialize<D: Deserializer<'de>>(json: D) -> Result<Self, D::Error> {
        let id = Cow::<str>::deserialize(json)?;
        Self::from_id(&id).ok_or_else(|| serde::de::Error::custom("there is no such saying"))
    }
}

impl JsonSchema for Saying {
    fn schema_name() -> Cow<'static, str> {
        "Saying".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        let ids: Vec<&str> = Self::reactions().chain(Self::phrases()).map(Self::id).collect();
        json_schema!({
            "type": "string",
            "enum": ids,
            "description": "A reaction or a phrase that everybody reads in their own language.",
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_saying_is_known_by_its_id() {
        for saying in Saying::reactions().chain(Saying::phrases()) {
            let written = serde_json::to_string(&saying).unwrap();
            assert_eq!(serde_json::from_str::<Saying>(&written).unwrap(), saying);
        }
        assert!(serde_json::from_str::<Saying>("\"<b>\"").is_err());
    }
}
