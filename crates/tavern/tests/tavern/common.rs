//! A tavern for a test, and players who talk to it over the wire.

use std::net::SocketAddr;

use futures_util::{SinkExt as _, StreamExt as _};
use load::Client;
use serde_json::{Value, json};
use tavern::{Config, Limits, Pace, Running, Tavern};
use tempfile::TempDir;
use tokio::net::TcpStream;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;

pub const GAME: &str = "miaui";

pub struct House {
    pub running: Running,
    pub folder: TempDir,
    /// The node that people are connected to, if it is another than the one that leads the tables.
    door: Option<(Running, Engines)>,
}

/// What nodes share.
struct Engines {
    postgres: engines::Postgres,
    nats: engines::Nats,
}

impl House {
    pub fn address(&self) -> SocketAddr {
        self.door.as_ref().map_or(self.running.address, |(door, _)| door.address)
    }

    pub async fn player(&self, name: &str) -> Client {
        Client::introduce(self.address(), name).await.unwrap()
    }

    /// Closes the tavern and opens it again with the same data.
    pub async fn reopen(self) -> Self {
        self.running.stop().await.unwrap();
        let running = Tavern::start(config(&self.folder)).await.unwrap();
        Self { running, folder: self.folder, door: None }
    }
}

pub fn config(folder: &TempDir) -> Config {
    let mut config = Config::new(folder.path());
    config.listen = "127.0.0.1:0".parse().unwrap();
    config.limits = Limits::none();
    config.pace = Pace::INSTANT;
    config
}

pub async fn open() -> House {
    open_with(|_| ()).await
}

pub async fn open_with(change: impl FnOnce(&mut Config)) -> House {
    let folder = tempfile::tempdir().unwrap();
    let mut config = config(&folder);
    change(&mut config);
    House { running: Tavern::start(config).await.unwrap(), folder, door: None }
}

/// A tavern of two nodes: people are connected to one, and the other leads the tables that are made there.
pub async fn open_with_a_door() -> House {
    let engines = Engines {
        postgres: engines::Postgres::start().unwrap(),
        nats: engines::Nats::start().unwrap(),
    };
    let share = |config: &mut Config| {
        config.store = Some(engines.postgres.url());
        config.bus = Some(engines.nats.url());
    };
    let House { running: door, .. } = open_with(share).await;
    let leader = open_with(share).await;
    House { door: Some((door, engines)), ..leader }
}

/// Four people at a table whose match has begun; the first is the host.
pub async fn four_at_a_table(house: &House) -> (Vec<Client>, String) {
    let (mut players, table) = four_gathered(house, json!({})).await;
    post(&mut players[0], &table, "start", json!({})).await.unwrap();
    (players, table)
}

pub async fn four_gathered(house: &House, extra: Value) -> (Vec<Client>, String) {
    let mut players = Vec::new();
    for name in ["Anna", "Boris", "Clara", "Dmitri"] {
        players.push(house.player(name).await);
    }
    let mut request = json!({"game": GAME, "seats": ["me", "open", "open", "open"]});
    request.as_object_mut().unwrap().extend(extra.as_object().unwrap().clone());
    let made = players[0].post("/api/tables", &request.to_string()).await.unwrap();
    let table = made["table"].as_str().unwrap().to_owned();
    for player in &mut players[1..] {
        let invite = made["invite"].as_str().map(|word| format!("?invite={word}"));
        let sit = format!("sit{}", invite.unwrap_or_default());
        post(player, &table, &sit, json!({})).await.unwrap();
    }
    (players, table)
}

/// Posts to a table; a refusal is its code.
pub async fn post(
    client: &mut Client,
    table: &str,
    what: &str,
    body: Value,
) -> Result<Value, String> {
    let path = format!("/api/tables/{table}/{what}");
    let answer = client.request("POST", &path, &body.to_string(), &[]).await.unwrap();
    match answer.status {
        200 => Ok(answer.json()),
        _ => Err(answer.json()["error"]["code"].as_str().unwrap_or("no code").to_owned()),
    }
}

pub async fn state(client: &mut Client, table: &str) -> Value {
    client.get(&format!("/api/tables/{table}")).await.unwrap()
}

/// Plays the first or last legal action of whoever has to decide.
pub async fn play_first(client: &mut Client, table: &str) -> Result<Value, String> {
    let state = state(client, table).await;
    let body = json!({"decision": state["decision"], "action": state["legal"][0]["action"]});
    post(client, table, "play", body).await
}

/// A stream that remembers everything that it heard.
pub struct Stream {
    socket: WebSocketStream<TcpStream>,
    pub heard: Vec<String>,
}

impl Stream {
    pub async fn open(client: &Client, address: SocketAddr, table: &str) -> Self {
        Self::try_open(client, address, table, "").await.unwrap()
    }

    pub async fn try_open(
        client: &Client,
        address: SocketAddr,
        table: &str,
        query: &str,
    ) -> Result<Self, tokio_tungstenite::tungstenite::Error> {
        let url = format!("ws://{address}/api/tables/{table}/stream{query}");
        Self::open_at(client, address, url).await
    }

    /// The socket of the live page of a table.
    pub async fn open_page(client: &Client, address: SocketAddr, table: &str) -> Self {
        let url = format!("ws://{address}/table/{table}/live?lang=en");
        Self::open_at(client, address, url).await.unwrap()
    }

    /// The socket of a screen that shows a table.
    pub async fn open_screen(client: &Client, address: SocketAddr, table: &str) -> Self {
        let url = format!("ws://{address}/table/{table}/screen/live?lang=en");
        Self::open_at(client, address, url).await.unwrap()
    }

    async fn open_at(
        client: &Client,
        address: SocketAddr,
        url: String,
    ) -> Result<Self, tokio_tungstenite::tungstenite::Error> {
        let mut request = url.into_client_request()?;
        if let Some(key) = client.key() {
            request.headers_mut().insert("authorization", format!("Bearer {key}").parse().unwrap());
        }
        let stream = TcpStream::connect(address).await.unwrap();
        let (socket, _) = tokio_tungstenite::client_async(request, stream).await?;
        Ok(Self { socket, heard: Vec::new() })
    }

    pub async fn send(&mut self, frame: Value) {
        self.send_raw(Message::text(frame.to_string())).await;
    }

    pub async fn send_raw(&mut self, message: Message) {
        self.socket.send(message).await.unwrap();
    }

    /// Sends the same again and again, until the stream has ended; says whether it has.
    pub async fn flood(&mut self, message: Message, times: usize) -> bool {
        for _ in 0..times {
            if self.socket.send(message.clone()).await.is_err() {
                return true;
            }
        }
        let quiet = std::time::Duration::from_secs(2);
        while let Ok(next) = tokio::time::timeout(quiet, self.socket.next()).await {
            if !matches!(next, Some(Ok(_))) {
                return true;
            }
        }
        false
    }

    /// The next message; none when the stream has ended.
    pub async fn try_next(&mut self) -> Option<Value> {
        let text = self.next_text().await?;
        Some(serde_json::from_str(&text).expect("every message is JSON"))
    }

    /// The next message as it was sent; none when the stream has ended.
    pub async fn next_text(&mut self) -> Option<String> {
        loop {
            let next = tokio::time::timeout(std::time::Duration::from_secs(20), self.socket.next());
            match next.await.expect("the tavern says something within 20 seconds")?.ok()? {
                Message::Text(text) => {
                    self.heard.push(text.to_string());
                    return Some(text.to_string());
                }
                Message::Close(_) => return None,
                _ => {}
            }
        }
    }

    /// Waits for a message that holds this.
    pub async fn until_text(&mut self, part: &str) {
        while !self.next_text().await.expect("the stream is still open").contains(part) {}
    }

    pub async fn next(&mut self) -> Value {
        self.try_next().await.expect("the stream is still open")
    }

    /// The first message from now on for which this is true.
    pub async fn until(&mut self, is_it: impl Fn(&Value) -> bool) -> Value {
        loop {
            let message = self.next().await;
            if is_it(&message) {
                return message;
            }
        }
    }

    /// The answer to the frame with this id.
    pub async fn answer(&mut self, id: &str) -> Value {
        self.until(|message| message["id"] == id).await
    }

    /// Waits until the table has come to this number.
    pub async fn until_number(&mut self, number: u64) -> Value {
        self.until(|m| m["type"] != "done" && m["number"].as_u64() >= Some(number)).await
    }
}

/// Plays the match to its end at random, over a stream.
pub async fn play_to_the_end(stream: &mut Stream) -> Value {
    let mut message = stream.next().await;
    loop {
        if message["status"] == "over" {
            return message;
        }
        if let Some(legal) = message["legal"].as_array().filter(|legal| !legal.is_empty()) {
            let action = &legal[stream.heard.len() % legal.len()]["action"];
            let decision = &message["decision"];
            stream.send(json!({"play": {"decision": decision, "action": action}})).await;
        }
        message = stream.next().await;
    }
}

/// The text without what differs between two tables anyway: their ids, the codes of their screens, when they were made,
/// and what time it is.
pub fn without_names(text: &str, table: &str) -> String {
    let mut text = text.replace(table, "TABLE");
    if let Some((_, code)) = text.split_once("/screen?invite=") {
        let code = code[..6].to_owned();
        text = text.replace(&code, "CODE");
    }
    // Who looks on is announced at most every two seconds: how many are known already depends on the clock.
    let marks =
        ["\"created\":", "\"who\":\"", "data-who=\"", "_ms\":", "data-until=\"", "\"strangers\":"];
    for mark in marks {
        let mut parts = text.split(mark);
        let mut out = parts.next().unwrap_or_default().to_owned();
        for part in parts {
            out += mark;
            out += part.trim_start_matches(|c: char| c.is_ascii_hexdigit());
        }
        text = out;
    }
    text
}
