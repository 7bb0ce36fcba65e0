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
    /// What may be done: all of it on the stream, what is new on a page.
    pub(super) actions: Option<Vec<String>>,
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
    let actions =
        |legal: Vec<Legal<'_>>| legal.iter().map(|legal| legal.action.get().to_owned()).collect();
    let actions = json.legal.map(actions);
    Ok(Heard { kind, decision: json.decision, actions, over: json.status == Some("over") })
}

fn read_page(html: &str) -> Heard {
    let decision =
        values(html, "name=\"decision\" value=\"").next().and_then(|number| number.parse().ok());
    let actions =
        values(html, "name=\"action\" value=\"").map(|value| value.replace("&quot;", "\""));
    let actions = Some(actions.collect());
    Heard { kind: Kind::Frame, decision, actions, over: html.contains("data-stage=\"over\"") }
}

/// The values that follow every `lead` in the markup.
fn values<'a>(html: &'a str, lead: &'a str) -> impl Iterator<Item = &'a str> {
    html.split(lead).skip(1).filter_map(|rest| rest.split('"').next())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_says_what_is_to_be_decided_and_what_may_be_done() {
        let html = r#"0 1
            <form><input type="hidden" name="decision" value="3">
            <button name="action" value="{&quot;dive&quot;:4}"></button>
            <button name="action" value="{&quot;dive&quot;:5}"></button></form>"#;
        let actions = vec![r#"{"dive":4}"#.to_owned(), r#"{"dive":5}"#.to_owned()];
        let (decision, actions) = (Some(3), Some(actions));
        let expected = Heard { kind: Kind::Frame, decision, actions, over: false };
        assert_eq!(Wire::Page.read(html).unwrap(), expected);
    }
}
