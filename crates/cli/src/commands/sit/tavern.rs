//! A table of a tavern, over its API.

use std::collections::BTreeMap;
use std::thread::sleep;
use std::time::Duration;

use bots::engine::TableTerms;
use game::{Phrase, Seat};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::value::RawValue;
use serde_json::{Value, json};

use crate::stop::Stop;
use crate::voice::{Voice, printable};

/// How many seconds the tavern may wait for news before it answers.
const NEWS: u32 = 25;
/// How long an answer may take.
const PATIENCE: Duration = Duration::from_secs(60);
/// How often to knock again at a tavern that does not answer, with a pause of a second: it may just be restarted.
const KNOCKS: u32 = 30;

/// Where a table is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct TableAddress {
    /// Scheme and host.
    tavern: String,
    id: String,
    /// As it stands in the address.
    invite: Option<String>,
}

/// What concerns a player of what the API says of a table.
#[derive(Debug, Deserialize)]
pub(super) struct TableState {
    game: String,
    pub(super) number: u32,
    pub(super) status: String,
    #[serde(default)]
    options: BTreeMap<String, String>,
    seats: Vec<Value>,
    pub(super) you: Option<Seat>,
    pub(super) view: Option<Box<RawValue>>,
    pub(super) decision: Option<u32>,
    #[serde(default)]
    pub(super) legal: Vec<LegalAction>,
    #[serde(default)]
    time_left_ms: Vec<Option<u64>>,
    #[serde(default)]
    pub(super) outcome: Vec<SeatOutcome>,
}

#[derive(Debug, Deserialize)]
pub(super) struct LegalAction {
    pub(super) action: Box<RawValue>,
}

#[derive(Debug, Deserialize)]
pub(super) struct SeatOutcome {
    pub(super) seat: Seat,
    pub(super) place: u8,
    pub(super) points: i32,
}

/// What came of an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Asked {
    Done,
    /// The table has moved on in the meantime.
    TooLate,
    Illegal,
}

/// Why the tavern refused: a code for programs, a sentence for people.
#[derive(Debug, Deserialize)]
struct Refusal {
    code: String,
    message: String,
}

pub(super) struct Tavern<'a> {
    agent: ureq::Agent,
    address: TableAddress,
    voice: &'a Voice,
    /// Known once somebody has sat down.
    key: Option<String>,
}

impl TableAddress {
    /// Reads the address of a table's page, as a browser shows it.
    pub(super) fn read(text: &str, voice: &Voice) -> Result<Self, Stop> {
        Self::parse(text).ok_or_else(|| {
            voice.stop(&Phrase::new("bad-table-address").with("found", printable(text)))
        })
    }

    fn parse(text: &str) -> Option<Self> {
        let text = text.trim();
        let text = text.split_once('#').map_or(text, |(address, _)| address);
        let (scheme, rest) = text.split_once("://")?;
        let (host, path) = rest.split_once('/')?;
        let (path, query) = path.split_once('?').unwrap_or((path, ""));
        let id = ["table/", "t/", "api/tables/"].iter().find_map(|way| path.strip_prefix(way))?;
        let is_word = |word: &str| {
            !word.is_empty()
                && word.bytes().all(|b| b.is_ascii_alphanumeric() || matches!(b, b'-' | b'_'))
        };
        let invite = query.split('&').find_map(|pair| pair.strip_prefix("invite="));
        let is_known = matches!(scheme, "http" | "https") && !host.is_empty();
        (is_known && is_word(id) && invite.is_none_or(is_word)).then(|| Self {
            tavern: format!("{scheme}://{host}"),
            id: id.to_owned(),
            invite: invite.map(str::to_owned),
        })
    }

    fn path(&self, more: &str, query: &str) -> String {
        let invite = self.invite.as_ref().map(|word| format!("&invite={word}"));
        format!("/api/tables/{}{more}?{query}{}", self.id, invite.unwrap_or_default())
    }
}

impl TableState {
    /// How long a seat may still think, if time is limited.
    pub(super) fn time_left(&self, seat: Seat) -> Option<Duration> {
        let left = self.time_left_ms.get(seat.index()).copied().flatten();
        left.map(Duration::from_millis)
    }
}

impl<'a> Tavern<'a> {
    pub(super) fn new(address: TableAddress, voice: &'a Voice) -> Self {
        let config = ureq::Agent::config_builder()
            .http_status_as_error(false)
            .timeout_global(Some(PATIENCE))
            .build();
        Self { agent: config.into(), address, voice, key: None }
    }

    /// What is played at the table.
    pub(super) fn terms(&self) -> Result<TableTerms, Stop> {
        let state = self.look(None)?;
        let games: Value = self.get("/api/games")?;
        let games = games["games"].as_array().into_iter().flatten();
        let version = games
            .filter(|game| game["id"] == state.game.as_str())
            .find_map(|game| game["rules_version"].as_u64());
        Ok(TableTerms {
            game: state.game,
            rules_version: version.and_then(|version| version.try_into().ok()).unwrap_or_default(),
            options: state.options,
            seats: state.seats.len() as u8,
        })
    }

    /// Takes a name and a seat.
    pub(super) fn sit_down(mut self, name: &str) -> Result<Self, Stop> {
        let me: Value = self.post("/api/me", &json!({"name": name, "bearer": true}))?;
        self.key = me["key"].as_str().map(str::to_owned);
        let _: Value = self.post(&self.address.path("/sit", ""), &json!({}))?;
        Ok(self)
    }

    /// The table as it stands, or as soon as it has changed since `number`.
    pub(super) fn look(&self, number: Option<u32>) -> Result<TableState, Stop> {
        let query = number.map(|number| format!("wait={NEWS}&after={number}"));
        self.get(&self.address.path("", &query.unwrap_or_default()))
    }

    pub(super) fn play(&self, decision: u32, action: &RawValue) -> Result<Asked, Stop> {
        let body = format!(r#"{{"decision":{decision},"action":{}}}"#, action.get());
        match self.ask("POST", &self.address.path("/play", ""), &body)? {
            Ok(_) => Ok(Asked::Done),
            Err(Refusal { code, .. }) if is_too_late(&code) => Ok(Asked::TooLate),
            Err(_) => Ok(Asked::Illegal),
        }
    }

    /// Lets a bot go on. If even that fails, the tavern will notice by itself.
    pub(super) fn leave(&self) {
        let _ = self.ask("POST", &self.address.path("/leave", ""), "{}");
    }

    fn get<T: DeserializeOwned>(&self, path: &str) -> Result<T, Stop> {
        self.read(self.ask("GET", path, "")?)
    }

    fn post<T: DeserializeOwned>(&self, path: &str, body: &Value) -> Result<T, Stop> {
        self.read(self.ask("POST", path, &body.to_string())?)
    }

    fn read<T: DeserializeOwned>(&self, answer: Result<String, Refusal>) -> Result<T, Stop> {
        let text = answer.map_err(|refusal| {
            self.voice.stop(&Phrase::new("bad-table").with("why", printable(&refusal.message)))
        })?;
        serde_json::from_str(&text).map_err(|why| self.unreachable(&why.to_string()))
    }

    /// Asks until there is an answer. What came too early is asked for again, and so is a tavern that was just closed.
    fn ask(&self, method: &str, path: &str, body: &str) -> Result<Result<String, Refusal>, Stop> {
        let mut knocks = 0;
        loop {
            match self.request(method, path, body) {
                Ok(Answer { wait: Some(seconds), .. }) => {
                    sleep(Duration::from_secs(seconds.max(1)));
                }
                Ok(Answer { status: 200, text, .. }) => return Ok(Ok(text)),
                Ok(Answer { text, .. }) => return Ok(Err(refusal_in(&text))),
                Err(why) if knocks == KNOCKS || self.key.is_none() => {
                    return Err(self.unreachable(&why.to_string()));
                }
                Err(_) => {
                    knocks += 1;
                    sleep(Duration::from_secs(1));
                }
            }
        }
    }

    fn request(&self, method: &str, path: &str, body: &str) -> Result<Answer, ureq::Error> {
        let address = format!("{}{path}", self.address.tavern);
        let key = self.key.as_ref().map(|key| format!("Bearer {key}"));
        let mut answer = if method == "GET" {
            let request = self.agent.get(address);
            key.iter().fold(request, |request, key| request.header("Authorization", key)).call()?
        } else {
            let request = self.agent.post(address).header("Content-Type", "application/json");
            key.iter()
                .fold(request, |request, key| request.header("Authorization", key))
                .send(body)?
        };
        let wait = answer.headers().get("retry-after").and_then(|value| value.to_str().ok());
        let wait = wait.and_then(|seconds| seconds.parse().ok());
        let status = answer.status().as_u16();
        Ok(Answer { status, wait, text: answer.body_mut().read_to_string()? })
    }

    fn unreachable(&self, why: &str) -> Stop {
        self.voice.stop(&Phrase::new("bad-table-reach").with("why", printable(why)))
    }
}

struct Answer {
    status: u16,
    /// Seconds after which to ask again.
    wait: Option<u64>,
    text: String,
}

/// The table was asked about a decision that is no longer due.
fn is_too_late(code: &str) -> bool {
    matches!(code, "stale" | "not-to-act" | "not-playing")
}

fn refusal_in(text: &str) -> Refusal {
    #[derive(Deserialize)]
    struct Body {
        error: Refusal,
    }
    match serde_json::from_str::<Body>(text) {
        Ok(body) => body.error,
        Err(_) => Refusal { code: String::new(), message: text.chars().take(200).collect() },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(text: &str, tavern: &str, id: &str, invite: Option<&str>) {
        let (tavern, id) = (tavern.to_owned(), id.to_owned());
        let expected = TableAddress { tavern, id, invite: invite.map(str::to_owned) };
        assert_eq!(TableAddress::parse(text), Some(expected));
    }

    #[test]
    fn a_table_is_found_by_any_of_its_addresses() {
        check("http://127.0.0.1:7777/table/ab12", "http://127.0.0.1:7777", "ab12", None);
        check("https://tavern.example/t/a_b-12#now", "https://tavern.example", "a_b-12", None);
        check(
            " http://[::1]:1/api/tables/x?lang=ru&invite=w0rd ",
            "http://[::1]:1",
            "x",
            Some("w0rd"),
        );
    }

    #[test]
    fn what_is_no_address_of_a_table_is_refused() {
        for text in [
            "",
            "ab12",
            "ftp://a/table/x",
            "http://a/",
            "http://a/table/",
            "http:///table/x",
            "http://a/table/x/y",
            "http://a/table/x?invite=a/b",
        ] {
            assert_eq!(TableAddress::parse(text), None, "{text}");
        }
    }
}
