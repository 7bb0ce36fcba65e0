//! What may follow the `?` of an address.

use axum::extract::Request;
use axum::middleware::Next;
use axum::response::{IntoResponse as _, Response};
use game::{Lang, MAX_SEATS};
use serde_json::{Value, json};

use crate::problem::Problem;
use crate::store::Order;

#[derive(Clone, Copy)]
pub(crate) struct Parameter {
    pub(crate) name: &'static str,
    pub(crate) about: &'static str,
    pub(crate) schema: fn() -> Value,
}

pub(crate) const LANG: Parameter = Parameter {
    name: "lang",
    about: "Language of words and refusals.",
    schema: || json!({"type": "string", "enum": Lang::ALL.map(Lang::code)}),
};

pub(crate) const INVITE: Parameter = Parameter {
    name: "invite",
    about: "The invite word of a table that is not public.",
    schema: || json!({"type": "string"}),
};

pub(crate) const AS: Parameter = Parameter {
    name: "as",
    about: "For which of my seats I ask, if several people play with my key.",
    schema: || json!({"type": "integer", "minimum": 0, "maximum": MAX_SEATS - 1}),
};

pub(crate) const AFTER: Parameter = Parameter {
    name: "after",
    about: "The `number` of the state that I know. With `wait`, the answer comes when there is more to know.",
    schema: || json!({"type": "integer", "minimum": 0, "maximum": u32::MAX}),
};

pub(crate) const WAIT: Parameter = Parameter {
    name: "wait",
    about: "How many seconds to wait for that, at most 25, whatever is said; then the state is answered as it is. Whoever waits counts as present, and as a stream.",
    schema: || json!({"type": "integer", "minimum": 0, "maximum": u32::MAX}),
};

pub(crate) const ACTIONS: Parameter = Parameter {
    name: "actions",
    about: "How many actions of the match were taken before the decision; 0 if none is named.",
    schema: number,
};

pub(crate) const FORM: Parameter = Parameter {
    name: "form",
    about: "`compact` for a word that fits into a link.",
    schema: || json!({"type": "string", "enum": ["compact"]}),
};

pub(crate) const GAME: Parameter = Parameter {
    name: "game",
    about: "The id of a game.",
    schema: || {
        let ids = catalog::GAMES.iter().map(|entry| entry.game.info().id);
        json!({"type": "string", "enum": ids.collect::<Vec<_>>()})
    },
};

pub(crate) const DAY: Parameter = Parameter {
    name: "day",
    about: "A day by the tavern's clock, such as `2026-11-17`; today if none is named.",
    schema: || json!({"type": "string", "format": "date"}),
};

const fn wanted(name: &'static str, about: &'static str, schema: fn() -> Value) -> Parameter {
    Parameter { name, about, schema }
}

/// What somebody looks for in the archive.
pub(crate) const SEATS: Parameter =
    wanted("seats", "How many sat there; any number if none is named, or 0.", small);
pub(crate) const PEOPLE: Parameter =
    wanted("people", "How many of them were people, at least.", small);
pub(crate) const NAME: Parameter =
    wanted("name", "Exactly as somebody was called there.", || json!({"type": "string"}));
pub(crate) const PAGE: Parameter =
    wanted("page", "Which page, counted from 0; there are at most 50.", number);
pub(crate) const ORDER: Parameter = wanted(
    "order",
    "What comes first; `exciting` is where the lead changed most often, then what was closest.",
    || json!({"type": "string", "enum": Order::ALL.map(Order::id)}),
);

fn small() -> Value {
    json!({"type": "integer", "minimum": 0, "maximum": u8::MAX})
}

fn number() -> Value {
    json!({"type": "integer", "minimum": 0, "maximum": u32::MAX})
}

/// Refuses a language that we do not speak: a program that asks for one should hear of it, not read another one.
pub(crate) async fn check_lang(request: Request, next: Next) -> Response {
    let query = request.uri().query().unwrap_or_default();
    let mut wanted = query.split('&').filter_map(|pair| pair.strip_prefix("lang="));
    let is_known = match (wanted.next(), wanted.next()) {
        (None, _) => true,
        (Some(code), None) => Lang::ALL.iter().any(|lang| lang.code() == code),
        _ => false,
    };
    if is_known {
        return next.run(request).await;
    }
    Problem::malformed("problem-unclear").into_response()
}
