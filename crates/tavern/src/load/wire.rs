//! What a player of a load test needs to understand of what the server sends: on the API stream, or on a live page.

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
    /// The path of a table's connection.
    pub(super) fn path(self, table: &str) -> String {
        match self {
            Self::Stream => format!("/api/tables/{table}/stream"),
            Self::Page => format!("/table/{table}/live?lang=en"),
        }
    }

    /// Reads a message.
    pub(super) fn read(self, text: &str) -> anyhow::Result<Heard<'_>> {
        match self {
            Self::Page if !text.starts_with('{') => Ok(read_page(text)),
            Self::Page | Self::Stream => read_json(text),
        }
    }
}

/// What may be done at a place; a place may also have nothing to offer any more.
pub(super) type Offer<'a> = (Cow<'a, str>, Option<Cow<'a, str>>);

/// What a message says, as far as a player cares.
#[derive(Debug, Default, PartialEq)]
pub(super) struct Heard<'a> {
    pub(super) kind: Kind,
    /// The number of a decision.
    pub(super) decision: Option<u32>,
    /// What may be done: all of it on the stream, what is new on a page.
    pub(super) offers: Option<Vec<Offer<'a>>>,
    /// Whether the match is over.
    pub(super) over: bool,
}

/// What kind of message it is.
#[derive(Debug, Default, PartialEq, Eq)]
pub(super) enum Kind {
    /// An action was saved, as the table's entry with this number.
    Done(Option<u32>),
    /// An action was refused.
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

/// Reads markup in one go: a load test must not be busier than what it measures.
fn read_page(html: &str) -> Heard<'_> {
    let mut heard = Heard { offers: Some(Vec::new()), ..Heard::default() };
    for tag in html.split('<').filter(|tag| !tag.starts_with('/')) {
        let (mut id, mut name, mut value) = (None, "", None);
        for (attribute, text) in attributes(tag) {
            match attribute {
                "id" => id = Some(text),
                "name" => name = text,
                "value" => value = Some(text),
                "data-stage" => heard.over |= text == "over",
                _ => {}
            }
        }
        if name == "decision" {
            heard.decision = value.and_then(|number| number.parse().ok());
        }
        let action =
            value.filter(|_| name == "action").map(|action| action.replace("&quot;", "\""));
        let offer = id.map(|place| (place.into(), action.map(Cow::Owned)));
        heard.offers.get_or_insert_default().extend(offer);
    }
    heard
}

/// The attributes of a tag and their values.
fn attributes(tag: &str) -> impl Iterator<Item = (&str, &str)> {
    let mut parts = tag.split('"');
    std::iter::from_fn(move || {
        let (lead, text) = (parts.next()?, parts.next()?);
        let lead = lead.strip_suffix('=')?;
        Some((lead.rsplit(' ').next().unwrap_or(lead), text))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_says_what_is_to_be_decided_and_what_may_be_done() {
        let html = r#"0 1
            <form id="hand"><input type="hidden" name="decision" value="3">
            <button name="action" value="{&quot;dive&quot;:4}" id="hand-4"></button>
            <span id="hand-5" hidden></span></form>"#;
        let offers = [("hand", None), ("hand-4", Some(r#"{"dive":4}"#)), ("hand-5", None)];
        let offers = offers.map(|(place, action)| (place.into(), action.map(Into::into))).to_vec();
        let expected =
            Heard { kind: Kind::Frame, decision: Some(3), offers: Some(offers), over: false };
        assert_eq!(Wire::Page.read(html).unwrap(), expected);
    }
}
