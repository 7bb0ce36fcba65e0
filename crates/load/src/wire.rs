//! What a player of a load test needs to understand of the server's messages: on the API stream, or on a live page.

use std::borrow::Cow;

use serde::Deserialize;
use serde_json::value::RawValue;

/// Which connection the players have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wire {
    /// The JSON stream of the API.
    Stream,
    /// A live page, rendered for every seat.
    Page,
}

impl Wire {
    pub(crate) fn path(self, table: &str) -> String {
        match self {
            Self::Stream => format!("/api/tables/{table}/stream"),
            Self::Page => format!("/table/{table}/live?lang=en"),
        }
    }

    /// The message that plays an action: a frame of the stream, or the form of a page.
    pub(crate) fn play(self, decision: u32, action: &str) -> String {
        match self {
            Self::Stream => {
                format!(
                    r#"{{"id":"{decision}","play":{{"decision":{decision},"action":{action}}}}}"#
                )
            }
            Self::Page => form_urlencoded::Serializer::new(String::new())
                .append_pair("ask", "play")
                .append_pair("decision", &decision.to_string())
                .append_pair("action", action)
                .append_pair("id", &decision.to_string())
                .finish(),
        }
    }

    pub(crate) fn read(self, text: &str) -> anyhow::Result<Heard<'_>> {
        match self {
            Self::Page if !text.starts_with('{') => Ok(read_page(text)),
            Self::Page | Self::Stream => read_json(text),
        }
    }
}

/// What may be done at a place; `None` if it no longer offers anything.
pub(crate) type Offer<'a> = (Cow<'a, str>, Option<Cow<'a, str>>);

/// What a message says, as far as a player cares.
#[derive(Debug, Default, PartialEq)]
pub(crate) struct Heard<'a> {
    pub(crate) kind: Kind,
    pub(crate) decision: Option<u32>,
    /// Everything that may be done on the stream; only what is new on a page.
    pub(crate) offers: Option<Vec<Offer<'a>>>,
    pub(crate) over: bool,
}

#[derive(Debug, Default, PartialEq, Eq)]
pub(crate) enum Kind {
    /// An action was saved as this entry of the table.
    Done(Option<u32>),
    Refused,
    /// The table is at this entry now.
    At(u32),
    /// Something on the page is new.
    #[default]
    Frame,
}

#[derive(Deserialize)]
struct Json<'a> {
    #[serde(rename = "type")]
    kind: &'a str,
    number: Option<u32>,
    decision: Option<u32>,
    #[serde(borrow)]
    legal: Option<Vec<Legal<'a>>>,
    status: Option<&'a str>,
}

#[derive(Deserialize)]
struct Legal<'a> {
    #[serde(borrow)]
    action: &'a RawValue,
}

fn read_json(text: &str) -> anyhow::Result<Heard<'_>> {
    let json: Json<'_> = serde_json::from_str(text)?;
    let kind = match json.kind {
        "done" => Kind::Done(json.number),
        "refused" => Kind::Refused,
        _ => Kind::At(json.number.unwrap_or_default()),
    };
    let offer = |(place, legal): (usize, Legal<'_>)| {
        (place.to_string().into(), Some(legal.action.get().to_owned().into()))
    };
    let offers = json.legal.map(|legal| legal.into_iter().enumerate().map(offer).collect());
    Ok(Heard { kind, decision: json.decision, offers, over: json.status == Some("over") })
}

/// Reads markup in one go, from quote to quote: a load test must not be busier than what it measures.
fn read_page(html: &str) -> Heard<'_> {
    let mut heard = Heard { offers: Some(Vec::new()), ..Heard::default() };
    let (mut tag, mut rest) = (Tag::default(), html);
    while let Some((before, text, after)) = next_attribute(rest) {
        rest = after;
        if memchr::memchr(b'<', before.as_bytes()).is_some() {
            heard.note(std::mem::take(&mut tag));
        }
        if before.ends_with(" id=") {
            tag.id = Some(text);
        } else if before.ends_with(" name=") {
            tag.name = text;
        } else if before.ends_with(" value=") {
            tag.value = Some(text);
        } else if before.ends_with(" aria-disabled=") {
            tag.is_refused = true;
        } else if before.ends_with(" data-stage=") {
            heard.over |= text == "over";
        }
    }
    heard.note(tag);
    heard
}

/// The text before the next value of an attribute, the value, and the text after it.
fn next_attribute(html: &str) -> Option<(&str, &str, &str)> {
    let quote = |text: &str| memchr::memchr(b'"', text.as_bytes());
    let begin = quote(html)?;
    let value = &html[begin + 1..];
    let end = quote(value)?;
    Some((&html[..begin], &value[..end], &value[end + 1..]))
}

/// What matters of a tag.
#[derive(Default)]
struct Tag<'a> {
    id: Option<&'a str>,
    name: &'a str,
    value: Option<&'a str>,
    /// A button that only says why not.
    is_refused: bool,
}

impl<'a> Heard<'a> {
    /// Notes what a tag offers, or that its place offers nothing.
    fn note(&mut self, Tag { id, name, value, is_refused }: Tag<'a>) {
        if name == "decision" {
            self.decision = value.and_then(|number| number.parse().ok());
        }
        let action = value
            .filter(|_| name == "action" && !is_refused)
            .map(|action| action.replace("&quot;", "\""));
        let offer = id.map(|place| (place.into(), action.map(Cow::Owned)));
        self.offers.get_or_insert_default().extend(offer);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_says_what_is_to_be_decided_and_what_may_be_done() {
        let html = r#"0 1
            <form id="hand"><input type="hidden" name="decision" value="3">
            <button name="action" value="{&quot;dive&quot;:4}" id="hand-4"></button>
            <button name="action" value="{&quot;dive&quot;:6}" id="hand-6" aria-disabled="true"></button>
            <span id="hand-5" hidden></span></form>"#;
        let offers =
            [("hand", None), ("hand-4", Some(r#"{"dive":4}"#)), ("hand-6", None), ("hand-5", None)];
        let offers = offers.map(|(place, action)| (place.into(), action.map(Into::into))).to_vec();
        let expected =
            Heard { kind: Kind::Frame, decision: Some(3), offers: Some(offers), over: false };
        assert_eq!(Wire::Page.read(html).unwrap(), expected);
    }
}
