//! What may follow the `?` of an address.

use game::Lang;
use serde_json::{Value, json};

use super::long_poll::LONGEST;

/// What may follow the `?`.
#[derive(Clone, Copy)]
pub(crate) struct Parameter {
    /// What it is called.
    pub name: &'static str,
    /// What it means.
    pub about: &'static str,
    /// What it may be.
    pub schema: fn() -> Value,
}

/// The language.
pub(crate) const LANG: Parameter = Parameter {
    name: "lang",
    about: "Language of words and refusals.",
    schema: || json!({"type": "string", "enum": Lang::ALL.map(Lang::code)}),
};

/// The invite word.
pub(crate) const INVITE: Parameter = Parameter {
    name: "invite",
    about: "The invite word of a table that is not public.",
    schema: || json!({"type": "string"}),
};

/// What the caller knows.
pub(crate) const AFTER: Parameter = Parameter {
    name: "after",
    about: "The `number` of the state that I know. With `wait`, the answer comes when there is more to know.",
    schema: || json!({"type": "integer", "minimum": 0, "maximum": u32::MAX}),
};

/// How long the caller waits.
pub(crate) const WAIT: Parameter = Parameter {
    name: "wait",
    about: "How many seconds to wait for that; then the state is answered as it is. Whoever waits counts as present, and as a stream.",
    schema: || json!({"type": "integer", "minimum": 0, "maximum": LONGEST}),
};

/// In which form a record is wanted.
pub(crate) const FORM: Parameter = Parameter {
    name: "form",
    about: "`compact` for a word that fits into a link.",
    schema: || json!({"type": "string", "enum": ["compact"]}),
};
