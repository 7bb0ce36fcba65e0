//! The players of one table: they sit down, connect, and play at random.

use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use anyhow::{Context as _, bail};
use futures_util::stream::{SplitSink, SplitStream};
use futures_util::{SinkExt as _, StreamExt};
use tokio::net::TcpStream;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;

use super::Plan;
use super::http::Client;
use super::wire::{Kind, Offer, Wire};

type Socket = WebSocketStream<TcpStream>;

/// Says when the next action may be sent.
#[derive(Debug)]
pub(super) struct Pacer {
    begun: Instant,
    rate: Option<f64>,
    sent: AtomicU64,
}

impl Pacer {
    pub(super) fn new(rate: Option<f64>) -> Self {
        Self { begun: Instant::now(), rate, sent: AtomicU64::new(0) }
    }

    fn next(&self) -> Option<Instant> {
        let number = self.sent.fetch_add(1, Ordering::Relaxed);
        self.rate.map(|rate| self.begun + Duration::from_secs_f64(number as f64 / rate))
    }
}

/// The players of one table.
pub(super) struct Party {
    address: SocketAddr,
    game: String,
    wire: Wire,
    players: Vec<Client>,
    table: String,
    sockets: Vec<Socket>,
    chance: u64,
}

/// How a match went.
pub(super) struct Played {
    /// For every action, from sending it to the last seat's update.
    pub(super) latencies: Vec<Duration>,
    /// How many actions were refused.
    pub(super) refusals: usize,
}

/// An action under way.
struct Pending {
    seat: usize,
    sent: Instant,
    saved: bool,
    /// What every seat has to have seen: an entry of the table, or a frame of its page.
    marks: Vec<u32>,
}

impl Party {
    /// Makes the players known to the server.
    pub(super) async fn introduce(plan: Plan, number: usize) -> anyhow::Result<Self> {
        let address = plan.server.address();
        let mut players = Vec::new();
        for seat in 0..plan.seats {
            players.push(Client::introduce(address, &format!("Player {number}.{seat}")).await?);
        }
        let chance = 0x9e37_79b9_7f4a_7c15 ^ number as u64;
        let Plan { game, wire, .. } = plan;
        Ok(Self { address, game, wire, players, table: String::new(), sockets: Vec::new(), chance })
    }

    /// Makes a table, sits down and begins.
    pub(super) async fn open_table(&mut self) -> anyhow::Result<()> {
        self.sockets.clear();
        let mut seats = vec!["open"; self.players.len()];
        seats[0] = "me";
        let wish = serde_json::json!({"game": self.game, "seats": seats}).to_string();
        let made = self.players[0].post("/api/tables", &wish).await?;
        self.table = made["table"].as_str().context("the server made no table")?.to_owned();
        let path = format!("/api/tables/{}", self.table);
        for player in &mut self.players[1..] {
            player.post(&format!("{path}/sit"), "").await?;
        }
        self.players[0].post(&format!("{path}/start"), "").await?;
        Ok(())
    }

    /// Opens a stream for every player.
    pub(super) async fn connect(&mut self) -> anyhow::Result<()> {
        for player in &self.players {
            let address = self.address;
            let url = format!("ws://{address}{}", self.wire.path(&self.table));
            let mut request = url.into_client_request()?;
            let key = player.key().context("a player has no key")?;
            request.headers_mut().insert("authorization", format!("Bearer {key}").parse()?);
            let stream = TcpStream::connect(address).await?;
            stream.set_nodelay(true)?;
            let config =
                WebSocketConfig::default().read_buffer_size(16 * 1024).write_buffer_size(0);
            let opened =
                tokio_tungstenite::client_async_with_config(request, stream, Some(config)).await?;
            self.sockets.push(opened.0);
        }
        Ok(())
    }

    /// Plays until the match is over.
    pub(super) async fn play(mut self, pacer: Arc<Pacer>) -> anyhow::Result<(Self, Played)> {
        let sockets = std::mem::take(&mut self.sockets);
        let n_seats = sockets.len();
        let (writers, readers): (Vec<_>, Vec<_>) =
            sockets.into_iter().map(StreamExt::split).unzip();
        let tagged = readers.into_iter().enumerate().map(|(seat, reader)| tag(seat, reader));
        let mut heard = futures_util::stream::select_all(tagged);
        let mut game = GameOn {
            wire: self.wire,
            writers,
            pacer,
            queue: std::collections::VecDeque::new(),
            pending: Vec::new(),
            seen: vec![0; n_seats],
            known: vec![BTreeMap::new(); n_seats],
            decided: vec![None; n_seats],
            over: vec![false; n_seats],
            chance: self.chance,
            played: Played { latencies: Vec::new(), refusals: 0 },
        };
        while game.over.contains(&false) {
            let due = game.queue.front().map(|(due, ..)| *due);
            tokio::select! {
                message = heard.next() => match message {
                    Some((seat, Ok(Message::Text(text)))) => game.hear(seat, &text).await?,
                    Some((_, Ok(Message::Ping(_) | Message::Pong(_)))) => {}
                    _ => bail!("a stream ended before its match"),
                },
                () = sleep_until(due) => game.send_due().await?,
            }
        }
        self.chance = game.chance;
        Ok((self, game.played))
    }
}

fn tag(
    seat: usize,
    reader: SplitStream<Socket>,
) -> impl futures_util::Stream<Item = (usize, Result<Message, tokio_tungstenite::tungstenite::Error>)>
+ Unpin {
    reader.map(move |message| (seat, message))
}

async fn sleep_until(due: Option<Instant>) {
    match due {
        Some(due) => tokio::time::sleep_until(due.into()).await,
        None => std::future::pending().await,
    }
}

/// A match as its players see it.
struct GameOn {
    wire: Wire,
    writers: Vec<SplitSink<Socket, Message>>,
    pacer: Arc<Pacer>,
    queue: std::collections::VecDeque<(Instant, usize, String)>,
    pending: Vec<Pending>,
    seen: Vec<u32>,
    /// What everyone may do, by the place where it is offered.
    known: Vec<BTreeMap<String, String>>,
    decided: Vec<Option<u32>>,
    over: Vec<bool>,
    chance: u64,
    played: Played,
}

impl GameOn {
    async fn hear(&mut self, seat: usize, text: &str) -> anyhow::Result<()> {
        let heard = self.wire.read(text)?;
        match heard.kind {
            Kind::Done(number) => self.saved(seat, number),
            Kind::Refused => {
                self.played.refusals += 1;
                self.pending.retain(|pending| pending.seat != seat || pending.saved);
            }
            Kind::At(number) => self.seen[seat] = number,
            Kind::Frame => self.seen[seat] += 1,
        }
        self.finish_pending();
        self.over[seat] |= heard.over;
        self.learn(seat, heard.offers);
        match heard.decision {
            Some(decision) if self.decided[seat] != Some(decision) => {
                self.decide(seat, decision).await
            }
            _ => Ok(()),
        }
    }

    /// The stream says all that may be done; a page says only what is new on it.
    fn learn(&mut self, seat: usize, offers: Option<Vec<Offer<'_>>>) {
        let (Some(offers), known) = (offers, &mut self.known[seat]) else { return };
        if self.wire == Wire::Stream {
            known.clear();
        }
        for (place, action) in offers {
            match action {
                Some(action) => known.insert(place.into_owned(), action.into_owned()),
                None => known.remove(&*place),
            };
        }
    }

    /// Plays anything; what is no choice plays itself.
    async fn decide(&mut self, seat: usize, decision: u32) -> anyhow::Result<()> {
        self.decided[seat] = Some(decision);
        let n = self.known[seat].len();
        if n < 2 {
            return Ok(());
        }
        let choice = self.below(n);
        let action = self.known[seat].values().nth(choice).context("there are as many actions")?;
        let frame =
            format!(r#"{{"id":"{decision}","play":{{"decision":{decision},"action":{action}}}}}"#);
        self.send(seat, frame).await
    }

    fn saved(&mut self, seat: usize, number: Option<u32>) {
        let by_number = self.wire == Wire::Stream;
        let pending =
            self.pending.iter_mut().find(|pending| pending.seat == seat && !pending.saved);
        let Some(pending) = pending else { return };
        pending.saved = true;
        if let (true, Some(number)) = (by_number, number) {
            pending.marks.fill(number);
        }
    }

    /// Notes the actions that every seat has seen.
    fn finish_pending(&mut self) {
        let (seen, latencies) = (&self.seen, &mut self.played.latencies);
        self.pending.retain(|pending| {
            let by_all = seen.iter().zip(&pending.marks).all(|(seen, mark)| seen >= mark);
            if pending.saved && by_all {
                latencies.push(pending.sent.elapsed());
            }
            !(pending.saved && by_all)
        });
    }

    async fn send(&mut self, seat: usize, frame: String) -> anyhow::Result<()> {
        match self.pacer.next() {
            Some(due) => self.queue.push_back((due, seat, frame)),
            None => self.send_now(seat, frame).await?,
        }
        Ok(())
    }

    async fn send_due(&mut self) -> anyhow::Result<()> {
        let Some((_, seat, frame)) = self.queue.pop_front() else { return Ok(()) };
        self.send_now(seat, frame).await
    }

    async fn send_now(&mut self, seat: usize, frame: String) -> anyhow::Result<()> {
        let marks = self.seen.iter().map(|seen| seen + 1).collect();
        self.pending.push(Pending { seat, sent: Instant::now(), saved: false, marks });
        self.writers[seat].send(Message::text(frame)).await?;
        Ok(())
    }

    fn below(&mut self, n: usize) -> usize {
        self.chance ^= self.chance << 13;
        self.chance ^= self.chance >> 7;
        self.chance ^= self.chance << 17;
        (self.chance % n as u64) as usize
    }
}
