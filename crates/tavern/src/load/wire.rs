//! What a player of a load test needs to understand of what the server sends: on the API stream, or on a live page.

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
    pub(super) fn read(self, text: &str) -> anyhow::Result<Heard> {
        match self {
            Self::Page if !text.starts_with('{') => Ok(read_page(text)),
            Self::Page | Self::Stream => read_json(text),
        }
    }
}

/// What a message says, as far as a player cares.
#[derive(Debug, Default, PartialEq)]
pub(super) struct Heard {
    pub(super) kind: Kind,
    /// The number of a decision.
    pub(super) decision: Option<u32>,
    /// What may be done, by the place where it is offered: all of it on the stream, what is new on a page. A place may
    /// also have nothing to offer any more.
    pub(super) offers: Option<Vec<(String, Option<String>)>>,
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

fn read_json(text: &str) -> anyhow::Result<Heard> {
    let json: Json<'_> = serde_json::from_str(text)?;
    let kind = match json.kind {
        "done" => Kind::Done(json.number),
        "refused" => Kind::Refused,
        _ => Kind::At(json.number.unwrap_or_default()),
    };
    let offer = |(place, legal): (usize, &Legal<'_>)| {
        (place.to_string(), Some(legal.action.get().to_owned()))
    };
    let offers = json.legal.map(|legal| legal.iter().enumerate().map(offer).collect());
    Ok(Heard { kind, decision: json.decision, offers, over: json.status == Some("over") })
}

fn read_page(html: &str) -> Heard {
    let decision = value(html, "name=\"decision\" value=\"").and_then(|number| number.parse().ok());
    let offer = |tag: &str| {
        let action =
            value(tag, "name=\"action\" value=\"").map(|action| action.replace("&quot;", "\""));
        Some((value(tag, " id=\"")?.to_owned(), action))
    };
    let offers = Some(html.split('<').filter_map(offer).collect());
    Heard { kind: Kind::Frame, decision, offers, over: html.contains("data-stage=\"over\"") }
}

/// The value that follows the first `lead`.
fn value<'a>(markup: &'a str, lead: &str) -> Option<&'a str> {
    markup.split_once(lead)?.1.split('"').next()
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
        let offers =
            offers.map(|(place, action)| (place.to_owned(), action.map(str::to_owned))).to_vec();
        let expected =
            Heard { kind: Kind::Frame, decision: Some(3), offers: Some(offers), over: false };
        assert_eq!(Wire::Page.read(html).unwrap(), expected);
    }
}
