//! What people ask a table for: one enum with one set of names, whichever way it comes.
//!
//! Everything is read from a name and fields. A stream of the API sends `{"play":{"decision":7,"action":{}}}`, a request
//! has the name in its address and the fields in its body, a form has both in its fields, and the socket of a page sends
//! the form as it stands.

use std::collections::BTreeMap;

use bots::Level;
use game::{MAX_SEATS, Seat};
use schemars::JsonSchema;
use serde::Deserialize;
use serde_json::value::RawValue;

use super::entry::level;
use crate::ids::{PlayerId, TableId};
use crate::problem::{Problem, Result};

/// No chat line is longer, in characters.
pub const MAX_LINE: usize = 300;
/// No id that a client gives an action is longer, in bytes.
pub const MAX_ACTION_ID: usize = 64;
/// No salt is longer, in bytes.
pub const MAX_SALT: usize = 64;

/// Whether somebody may add this to the deal.
pub fn is_salt(text: &str) -> bool {
    text.len() <= MAX_SALT && !text.chars().any(char::is_control)
}

/// Who asks.
#[derive(Clone, Debug)]
pub struct Asker {
    /// Which player.
    pub player: PlayerId,
    /// Under which name.
    pub name: String,
    /// The invite word that they know.
    pub invite: Option<String>,
}

/// Something was done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Done {
    /// How much had then happened at the table that whoever asked could notice.
    pub number: u32,
}

/// What somebody asks a table for.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Ask {
    /// To sit at this seat, or at any free one.
    Sit {
        /// Any free one if none is named.
        #[serde(default)]
        #[schemars(with = "Option<u8>", range(max = MAX_SEATS - 1))]
        seat: Option<Seat>,
        /// What they add to the deal; something random if they add nothing.
        #[serde(default)]
        #[schemars(length(max = MAX_SALT))]
        salt: Option<String>,
    },
    /// To be called by one's new name, before the match.
    #[serde(skip)]
    Rename,
    /// To give up one's seat before the match.
    Stand,
    /// To give a seat to a bot; for the host.
    Bot {
        /// Which seat.
        #[schemars(with = "u8", range(max = MAX_SEATS - 1))]
        seat: Seat,
        /// How well the bot plays.
        #[serde(with = "level")]
        #[schemars(with = "String", extend("enum" = level::ids()))]
        level: Level,
    },
    /// To make a seat free; for the host.
    Free {
        /// Which seat.
        #[schemars(with = "u8", range(max = MAX_SEATS - 1))]
        seat: Seat,
    },
    /// To begin the match; for the host.
    Start,
    /// To do something in the match.
    Play {
        /// Which decision it answers.
        #[schemars(range(max = u32::MAX))]
        decision: u32,
        /// What, in the game's own JSON.
        #[schemars(with = "serde_json::Value")]
        action: Box<RawValue>,
        /// How the client calls it: under one id nothing is played twice.
        #[serde(default)]
        #[schemars(length(max = MAX_ACTION_ID))]
        id: Option<String>,
    },
    /// To do something else instead of one's last action.
    Change {
        /// What, in the game's own JSON.
        #[schemars(with = "serde_json::Value")]
        action: Box<RawValue>,
        /// How the client calls it.
        #[serde(default)]
        #[schemars(length(max = MAX_ACTION_ID))]
        id: Option<String>,
    },
    /// To hear what a captain would do.
    Hint {
        /// About which decision.
        #[schemars(range(max = u32::MAX))]
        decision: u32,
    },
    /// To take one's last action back.
    TakeBack,
    /// To go back beyond what is free, or to answer somebody who asked for that.
    Undo {
        /// Whether they agree; always so if they ask themselves.
        #[serde(default = "yes")]
        agree: bool,
    },
    /// To say something.
    Say {
        /// What.
        #[schemars(length(min = 1, max = MAX_LINE))]
        text: String,
    },
    /// To let others go on without them.
    Leave,
    /// To play oneself again.
    Return,
    /// To remember where the same people play again.
    #[serde(skip)]
    Rematch {
        /// There.
        table: TableId,
    },
    /// To let a bot play for somebody who is away.
    StandIn {
        /// For whom.
        #[schemars(with = "u8", range(max = MAX_SEATS - 1))]
        seat: Seat,
    },
    /// To give the table up: for the host before the match, and then if all people at it want that.
    Close,
    /// To play on, though somebody wants to give the match up.
    PlayOn,
    /// To have the spectators be quiet, or talk again; for the host.
    Hush {
        /// Whether they are to be quiet.
        quiet: bool,
    },
}

const fn yes() -> bool {
    true
}

/// What can be asked for from outside, with the fields of each.
const ASKS: &[(&str, &[&str])] = &[
    ("sit", &["seat", "salt"]),
    ("stand", &[]),
    ("bot", &["seat", "level"]),
    ("free", &["seat"]),
    ("start", &[]),
    ("play", &["decision", "action", "id"]),
    ("change", &["action", "id"]),
    ("hint", &["decision"]),
    ("take_back", &[]),
    ("undo", &["agree"]),
    ("say", &["text"]),
    ("leave", &[]),
    ("return", &[]),
    ("stand_in", &["seat"]),
    ("close", &[]),
    ("play_on", &[]),
    ("hush", &["quiet"]),
];

/// The fields of a form that are words; all others are JSON as they stand.
const WORDS: &[&str] = &["salt", "level", "id", "text"];

/// What came over a socket, and how the client calls it.
#[derive(Debug)]
pub struct Asked {
    /// The answer carries it.
    pub id: Option<String>,
    /// What is asked for, or why that is not understood.
    pub ask: Result<Ask>,
}

impl Ask {
    /// What is asked for by this name, with these fields as a JSON object; none if they are all left out.
    ///
    /// # Errors
    /// If there is no such thing, or it has other fields.
    pub fn read(name: &str, fields: &str) -> Result<Self> {
        let (name, known) = known(name)?;
        let fields = if fields.trim_ascii().is_empty() { "{}" } else { fields };
        if known.is_empty() {
            serde_json::from_str::<Nothing>(fields).map_err(|why| not_understood(&why))?;
            return serde_json::from_str(&format!("\"{name}\""))
                .map_err(|why| not_understood(&why));
        }
        serde_json::from_str(&format!("{{\"{name}\":{fields}}}"))
            .map_err(|why| not_understood(&why))
    }

    /// The names of all that can be asked for from outside.
    pub fn names() -> impl Iterator<Item = &'static str> {
        ASKS.iter().map(|(name, _)| *name)
    }

    /// Gives it the id of the frame that it came in, if it can have one.
    fn called(mut self, frame: &Option<String>) -> Self {
        if let Self::Play { id, .. } | Self::Change { id, .. } = &mut self {
            id.clone_from(frame);
        }
        self
    }
}

impl Asked {
    /// What a frame such as `{"id":"a1","play":{"decision":7,"action":{}}}` asks for.
    pub fn in_json(frame: &str) -> Self {
        let mut parts: BTreeMap<String, &RawValue> = match serde_json::from_str(frame) {
            Ok(parts) => parts,
            Err(why) => return Self { id: None, ask: Err(not_understood(&why)) },
        };
        let id = parts.remove("id").map(|id| serde_json::from_str::<Option<String>>(id.get()));
        let id = match id.transpose() {
            Ok(id) => id.flatten(),
            Err(why) => return Self { id: None, ask: Err(not_understood(&why)) },
        };
        let mut parts = parts.into_iter();
        let ask = match (parts.next(), parts.next()) {
            (Some((name, fields)), None) => Ask::read(&name, fields.get()),
            _ => Err(Problem::malformed("problem-frame")),
        };
        let ask = ask.map(|ask| ask.called(&id));
        Self { id, ask }
    }

    /// What a form asks for: `ask` names it, or the last such field if there are several, since a button may ask for
    /// something else than its form.
    pub fn in_form(form: &[(String, String)]) -> Self {
        let last = |name: &str| form.iter().rev().find(|(found, _)| found == name);
        let id = last("id").map(|(_, id)| id.clone());
        let ask = match last("ask") {
            Some((_, name)) => known(name).and_then(|(name, fields)| {
                let fields = fields.iter().filter_map(|field| last(field));
                Ask::read(name, &object(fields, form))
            }),
            // The form of a board where there is nothing to decide.
            None => Err(Problem::conflict("problem-not-to-act")),
        };
        Self { id, ask }
    }
}

/// An object without fields.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Nothing {}

fn known(name: &str) -> Result<(&'static str, &'static [&'static str])> {
    let found = ASKS.iter().find(|(known, _)| *known == name);
    found.copied().ok_or(Problem::missing("problem-no-ask").with("ask", name))
}

fn not_understood(why: &serde_json::Error) -> Problem {
    Problem::malformed("problem-request").with("why", why.to_string())
}

/// These fields of a form as a JSON object.
fn object<'a>(
    fields: impl Iterator<Item = &'a (String, String)>,
    form: &[(String, String)],
) -> String {
    let field = |(name, value): &(String, String)| {
        let json = match name.as_str() {
            "action" => filled(value, form),
            word if WORDS.contains(&word) => serde_json::Value::from(value.as_str()).to_string(),
            _ => value.clone(),
        };
        format!("\"{name}\":{json}")
    };
    format!("{{{}}}", fields.map(field).collect::<Vec<_>>().join(","))
}

/// An action whose blanks, such as `$place`, are filled with the fields of that name.
fn filled(action: &str, form: &[(String, String)]) -> String {
    let mut parts = action.split('$');
    let mut out = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let end = part.bytes().position(|byte| !byte.is_ascii_lowercase()).unwrap_or(part.len());
        let (name, rest) = part.split_at(end);
        let field = form.iter().find(|(found, _)| found == name);
        out.push_str(field.map_or("null", |(_, value)| value));
        out.push_str(rest);
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    fn form(fields: &[(&str, &str)]) -> Vec<(String, String)> {
        fields.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect()
    }

    /// What is understood, in the words of the debugger.
    fn words(ask: Result<Ask>) -> String {
        ask.map_or_else(|problem| problem.code().to_owned(), |ask| format!("{ask:?}"))
    }

    #[test]
    fn the_same_is_asked_for_by_a_request_a_frame_and_a_form() {
        let fields = r#"{"decision":7,"action":{"lay":[1,2]},"id":"a1"}"#;
        let asked = words(Ask::read("play", fields));
        let frame = r#"{"id":"a1","play":{"decision":7,"action":{"lay":[1,2]}}}"#;
        assert_eq!(words(Asked::in_json(frame).ask), asked);
        let fields = [("ask", "play"), ("decision", "7"), ("id", "a1"), ("place", "2")];
        let form = form(&[&fields[..], &[("action", r#"{"lay":[1,$place]}"#)]].concat());
        assert_eq!(words(Asked::in_form(&form).ask), asked);
    }

    #[test]
    fn everything_that_can_be_asked_for_is_understood_with_its_fields() {
        let value = |field: &str| match field {
            "seat" | "decision" => "1",
            "agree" | "quiet" => "true",
            "level" => "\"sailor\"",
            _ => "\"x\"",
        };
        for (name, fields) in ASKS {
            let fields: Vec<String> =
                fields.iter().map(|field| format!("\"{field}\":{}", value(field))).collect();
            let fields = format!("{{{}}}", fields.join(","));
            assert!(Ask::read(name, &fields).is_ok(), "{name} {fields}");
            assert!(Ask::read(name, r#"{"other":1}"#).is_err(), "{name} has no such field");
        }
    }

    #[test]
    fn what_is_not_named_or_cannot_be_asked_for_from_outside_is_refused() {
        for name in ["rename", "rematch", "", "sit\":{},\"stand"] {
            assert_eq!(words(Ask::read(name, "{}")), "no-ask", "{name}");
        }
        assert_eq!(words(Asked::in_json(r#"{"stand":{},"start":{}}"#).ask), "frame");
        assert_eq!(words(Asked::in_json("{}").ask), "frame");
        assert_eq!(words(Asked::in_json("[").ask), "request");
        assert_eq!(words(Asked::in_form(&[]).ask), "not-to-act");
        assert_eq!(words(Ask::read("sit", r#"{"seat":1},"stand":{}"#)), "request");
    }

    #[test]
    fn what_may_be_left_out_is() {
        for (name, whole) in [("sit", r#"{"seat":null}"#), ("undo", r#"{"agree":true}"#)] {
            assert_eq!(words(Ask::read(name, "")), words(Ask::read(name, whole)));
        }
    }

    #[test]
    fn a_button_may_ask_for_something_else_than_its_form() {
        let form = form(&[("ask", "play"), ("decision", "7"), ("ask", "take_back")]);
        assert_eq!(words(Asked::in_form(&form).ask), "TakeBack");
    }

    #[test]
    fn the_blanks_of_an_action_are_filled_with_the_fields_of_its_form() {
        let fields = form(&[("place", "7"), ("what", "{\"a\":1}")]);
        assert_eq!(filled(r#"{"lay":[$what,$place]}"#, &fields), r#"{"lay":[{"a":1},7]}"#);
        assert_eq!(filled("\"pass\"", &fields), "\"pass\"");
        assert_eq!(filled("[$gone]", &fields), "[null]");
    }
}
