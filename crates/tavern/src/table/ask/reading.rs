//! How asks are read: from a name and fields, whichever way they arrive.

use std::borrow::Cow;
use std::fmt;

use game::{MAX_SEATS, Seat};
use serde::de::value::StrDeserializer;
use serde::de::{
    DeserializeSeed, EnumAccess, IntoDeserializer as _, MapAccess, VariantAccess, Visitor,
};
use serde::{Deserialize, Deserializer};
use serde_json::value::RawValue;

use super::{Ask, Asked};
use crate::problem::{Problem, Result};

/// What can be asked for from outside, with the fields of each.
const ASKS: &[(&str, &[&str])] = &[
    ("sit", &["seat", "salt"]),
    ("share", &["seat", "name", "salt"]),
    ("stand", &["seat"]),
    ("bot", &["seat", "level"]),
    ("free", &["seat"]),
    ("set_up", &["seats", "options", "private", "spectators", "seconds", "absence", "hints"]),
    ("start", &[]),
    ("play", &["decision", "action", "id"]),
    ("change", &["action", "id"]),
    ("lift", &["seat"]),
    ("lower", &[]),
    ("hint", &["decision"]),
    ("take_back", &["earlier"]),
    ("undo", &["agree"]),
    ("say", &["text"]),
    ("exclaim", &["saying"]),
    ("leave", &[]),
    ("return", &[]),
    ("stand_in", &["seat"]),
    ("close", &[]),
    ("play_on", &[]),
    ("hush", &["quiet"]),
    ("sail", &["step"]),
    ("guess", &["answer"]),
    ("sign", &["named"]),
];

/// The fields of a form that are words; all others are JSON as they stand.
const WORDS: &[&str] = &["salt", "level", "id", "name", "text", "saying", "absence", "hints"];

/// How the field of an option begins, where a form has one for each.
pub(crate) const OPTION: &str = "option-";

impl Ask {
    /// The ask of this name, with its fields as a JSON object; empty if all are left out.
    pub(crate) fn read(name: &str, fields: &str) -> Result<Self> {
        let (name, _) = known(name)?;
        let fields = if fields.trim_ascii().is_empty() { "{}" } else { fields };
        // A list would do for an ask without fields.
        if !fields.trim_ascii_start().starts_with('{') {
            return Err(Problem::malformed("problem-request").with("why", "an object was expected"));
        }
        let mut json = serde_json::Deserializer::from_str(fields);
        let ask = Self::deserialize(Named { name, fields: &mut json });
        ask.and_then(|ask| json.end().map(|()| ask)).map_err(|why| not_understood(&why))
    }

    /// The names of everything that can be asked for from outside.
    #[cfg(test)]
    pub(crate) fn names() -> impl Iterator<Item = &'static str> {
        ASKS.iter().map(|(name, _)| *name)
    }

    /// Gives it the id of its frame, if it can have one.
    fn called(mut self, frame: &Option<String>) -> Self {
        if let Self::Play { id, .. } | Self::Change { id, .. } = &mut self {
            id.clone_from(frame);
        }
        self
    }
}

impl Asked {
    /// Reads a frame such as `{"id":"a1","play":{"decision":7,"action":{}}}`; `"as":2` says for which seat.
    pub(crate) fn in_json(frame: &str) -> Self {
        let Frame { id, seat, parts } = match serde_json::from_str(frame) {
            Ok(frame) => frame,
            Err(why) => return Self { id: None, seat: None, ask: Err(not_understood(&why)) },
        };
        let ask = match &parts[..] {
            [(name, fields)] => Ask::read(name, fields.get()).map(|ask| ask.called(&id)),
            _ => Err(Problem::malformed("problem-frame")),
        };
        Self { id, seat, ask }
    }

    /// Reads a form: `ask` names what it asks for. If there are several, the last counts, since a button may ask for
    /// something else than its form.
    pub(crate) fn in_form(form: &[(String, String)]) -> Self {
        let last = |name: &str| form.iter().rev().find(|(found, _)| found == name);
        let id = last("id").map(|(_, id)| id.clone());
        let seat = last("as").map(|(_, seat)| seat_from(seat)).transpose();
        let ask = match last("ask") {
            Some((_, name)) => known(name).and_then(|(name, fields)| {
                let sent = fields.iter().filter_map(|field| last(field));
                let options = fields.contains(&"options").then(|| options(form));
                Ask::read(name, &object(sent, form, options))
            }),
            // The form of a board where there is nothing to decide.
            None => Err(Problem::conflict("problem-not-to-act")),
        };
        match seat {
            Ok(seat) => Self { id, seat, ask },
            Err(problem) => Self { id, seat: None, ask: Err(problem) },
        }
    }
}

/// A frame of a stream: its id, and everything else by name.
#[derive(Default)]
struct Frame<'a> {
    id: Option<String>,
    seat: Option<Seat>,
    parts: Vec<(Cow<'a, str>, &'a RawValue)>,
}

impl<'de> Deserialize<'de> for Frame<'de> {
    fn deserialize<D: Deserializer<'de>>(json: D) -> Result<Self, D::Error> {
        json.deserialize_map(FrameVisitor)
    }
}

struct FrameVisitor;

impl<'de> Visitor<'de> for FrameVisitor {
    type Value = Frame<'de>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an object with an id and what is asked for")
    }

    fn visit_map<M: MapAccess<'de>>(self, mut map: M) -> Result<Frame<'de>, M::Error> {
        let mut frame = Frame::default();
        while let Some(Name(name)) = map.next_key()? {
            match &*name {
                "id" => frame.id = map.next_value()?,
                "as" => frame.seat = map.next_value()?,
                _ => frame.parts.push((name, map.next_value()?)),
            }
        }
        Ok(frame)
    }
}

/// Copied only if it has escapes.
#[derive(Deserialize)]
struct Name<'a>(#[serde(borrow)] Cow<'a, str>);

/// The fields of an ask whose name stands elsewhere: to serde they are the content of that variant.
struct Named<D> {
    name: &'static str,
    fields: D,
}

impl<'de, D: Deserializer<'de>> Deserializer<'de> for Named<D> {
    type Error = D::Error;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, D::Error> {
        visitor.visit_enum(self)
    }

    serde::forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf option unit unit_struct
        newtype_struct seq tuple tuple_struct map struct enum identifier ignored_any
    }
}

impl<'de, D: Deserializer<'de>> EnumAccess<'de> for Named<D> {
    type Error = D::Error;
    type Variant = Self;

    fn variant_seed<S: DeserializeSeed<'de>>(self, seed: S) -> Result<(S::Value, Self), D::Error> {
        let name: StrDeserializer<'_, D::Error> = self.name.into_deserializer();
        Ok((seed.deserialize(name)?, self))
    }
}

impl<'de, D: Deserializer<'de>> VariantAccess<'de> for Named<D> {
    type Error = D::Error;

    fn unit_variant(self) -> Result<(), D::Error> {
        Nothing::deserialize(self.fields).map(|Nothing {}| ())
    }

    fn newtype_variant_seed<S: DeserializeSeed<'de>>(self, seed: S) -> Result<S::Value, D::Error> {
        seed.deserialize(self.fields)
    }

    fn tuple_variant<V: Visitor<'de>>(self, n: usize, visitor: V) -> Result<V::Value, D::Error> {
        self.fields.deserialize_tuple(n, visitor)
    }

    fn struct_variant<V: Visitor<'de>>(
        self,
        fields: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, D::Error> {
        self.fields.deserialize_struct(self.name, fields, visitor)
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Nothing {}

/// A seat by its number, wherever a word says as whom somebody asks. Whatever is no seat is refused: nobody acts for
/// another seat than they meant.
pub(crate) fn seat_from(word: &str) -> Result<Seat> {
    let number = word.parse::<u8>().ok().filter(|number| usize::from(*number) < MAX_SEATS);
    number.map(Seat::new).ok_or(Problem::malformed("problem-unclear"))
}

fn known(name: &str) -> Result<(&'static str, &'static [&'static str])> {
    let found = ASKS.iter().find(|(known, _)| *known == name);
    found.copied().ok_or(Problem::missing("problem-no-ask").with("ask", name))
}

fn not_understood(why: &serde_json::Error) -> Problem {
    Problem::malformed("problem-request").with("why", why.to_string())
}

fn object<'a>(
    fields: impl Iterator<Item = &'a (String, String)>,
    form: &[(String, String)],
    options: Option<String>,
) -> String {
    let field = |(name, value): &(String, String)| {
        let json = match name.as_str() {
            "action" => filled(value, form),
            word if WORDS.contains(&word) => serde_json::Value::from(value.as_str()).to_string(),
            _ => value.clone(),
        };
        format!("\"{name}\":{json}")
    };
    format!("{{{}}}", fields.map(field).chain(options).collect::<Vec<_>>().join(","))
}

/// The options of a game, each in a field of its own; what is not sent, such as a box without a tick, has its default.
fn options(form: &[(String, String)]) -> String {
    let option = |(name, value): &(String, String)| {
        let name = serde_json::Value::from(name.strip_prefix(OPTION)?);
        Some(format!("{name}:{}", serde_json::Value::from(value.as_str())))
    };
    format!("\"options\":{{{}}}", form.iter().filter_map(option).collect::<Vec<_>>().join(","))
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
    fn a_form_sets_a_table_up_with_a_field_for_every_option() {
        let fields = [("ask", "set_up"), ("option-easy", "true"), ("spectators", "false")];
        let form = form(&[&fields[..], &[("spectators", "true"), ("hints", "never")]].concat());
        let same = r#"{"options":{"easy":true},"spectators":true,"hints":"never"}"#;
        assert_eq!(words(Asked::in_form(&form).ask), words(Ask::read("set_up", same)));
    }

    #[test]
    fn everything_that_can_be_asked_for_is_understood_with_its_fields() {
        let value = |field: &str| match field {
            "seat" | "decision" | "step" | "answer" => "1",
            "agree" | "quiet" | "named" => "true",
            "private" | "spectators" => "false",
            "level" => "\"sailor\"",
            "seats" | "seconds" => "2",
            "options" => "{\"x\":true}",
            "absence" => "\"wait\"",
            "hints" => "\"alone\"",
            "saying" => "\"ahoy\"",
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
        assert_eq!(words(Ask::read("return", "[]")), "request");
    }

    #[test]
    fn what_may_be_left_out_is() {
        for (name, whole) in [("sit", r#"{"seat":null}"#), ("undo", r#"{"agree":true}"#)] {
            assert_eq!(words(Ask::read(name, "")), words(Ask::read(name, whole)));
        }
    }

    #[test]
    fn whoever_names_no_real_seat_asks_for_none() {
        for wrong in ["", "x", "-1", "99"] {
            let asked = Asked::in_form(&form(&[("ask", "leave"), ("as", wrong)]));
            assert_eq!((asked.seat, words(asked.ask)), (None, "unclear".to_owned()), "{wrong}");
        }
        let asked = Asked::in_form(&form(&[("ask", "leave"), ("as", "1")]));
        assert_eq!((asked.seat, words(asked.ask)), (Some(Seat::new(1)), "Leave".to_owned()));
    }

    #[test]
    fn a_button_may_ask_for_something_else_than_its_form() {
        let form = form(&[("ask", "play"), ("decision", "7"), ("ask", "take_back")]);
        assert_eq!(words(Asked::in_form(&form).ask), "TakeBack { earlier: None }");
    }

    #[test]
    fn the_blanks_of_an_action_are_filled_with_the_fields_of_its_form() {
        let fields = form(&[("place", "7"), ("what", "{\"a\":1}")]);
        assert_eq!(filled(r#"{"lay":[$what,$place]}"#, &fields), r#"{"lay":[{"a":1},7]}"#);
        assert_eq!(filled("\"pass\"", &fields), "\"pass\"");
        assert_eq!(filled("[$gone]", &fields), "[null]");
    }
}
