//! JSON of our own, which nobody has to check again.

use std::fmt;
use std::ops::Deref;

use serde::{Serialize, Serializer};
use serde_json::value::{RawValue, to_raw_value};

/// JSON written from plain data: a view, an action, an event. It goes into other JSON as it stands.
#[derive(Clone, Debug)]
pub struct Written(Box<RawValue>);

impl Written {
    pub fn of(data: &impl Serialize) -> Self {
        Self(to_raw_value(data).expect("plain data, which JSON can hold"))
    }
}

impl Deref for Written {
    type Target = str;

    fn deref(&self) -> &str {
        self.0.get()
    }
}

impl fmt::Display for Written {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self)
    }
}

impl PartialEq for Written {
    fn eq(&self, other: &Self) -> bool {
        **self == **other
    }
}

impl Eq for Written {}

impl Serialize for Written {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        self.0.serialize(to)
    }
}

impl From<Written> for Box<RawValue> {
    fn from(json: Written) -> Self {
        json.0
    }
}
