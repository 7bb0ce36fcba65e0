//! The players of one table: they sit down, connect, and play at random.

use std::collections::BTreeMap;

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

use crate::LoadPlan;
use crate::http::Client;
use crate::wire::{Heard, Kind, Wire};

type Socket = WebSocketStream<TcpStream>;

/// Says when the next action may be sent.
#[derive(Debug)]
pub(crate) struct Pacer {
    begun: Instant,
    rate: Option<f64>,
    sent: AtomicU64,
}

impl Pacer {
    pub(crate) fn new(rate: Option<f64>) -> Self {
        Self { begun: Instant::now(), rate, sent: AtomicU64::new(0) }
    }

    fn next(&self) -> Option<Instant> {
        let number = self.sent.fetch_add(1, Ordering::Relaxed);
        self.rate.map(|rate| self.begun + Duration::from_secs_f64(number as f64 / rate))
    }
}

pub(crate) struct Party {
    game: String,
    wire: Wire,
    players: Vec<Client>,
    table: String,
    sockets: Vec<Socket>,
    known: Vec<Known>,
    chance: u64,
}

/// What one player knows of the match.
#[derive(Default)]
struct Known {
    /// What was seen last: an entry of the table, or a frame of the page.
    seen: u32,
    /// What may be done, by the place where it is offered.
    offers: BTreeMap<String, String>,
    decision: Option<u32>,
    is_over: bool,
}

pub(crate) struct Played {
    /// For every action, from sending it to the last seat's update.
    pub(crate) latencies: Vec<Duration>,
    pub(crate) refusals: usize,
    /// What all seats were sent, without the few bytes around each message.
    pub(crate) bytes: usize,
}

struct Pending {
    seat: usize,
    sent: Instant,
    saved: bool,
    /// What every seat has to see: an entry of the table, or a frame of its page.
    marks: Vec<u32>,
}

impl Party {
    /// Makes the players known to the server.
    pub(crate) async fn introduce(plan: LoadPlan, number: usize) -> anyhow::Result<Self> {
        let mut players = Vec::new();
        for seat in 0..plan.seats {
            let address = plan.server.address_of(number * plan.seats + seat);
            players.push(Client::introduce(address, &format!("Player {number}.{seat}")).await?);
        }
        let chance = 0x9e37_79b9_7f4a_7c15 ^ number as u64;
        let LoadPlan { game, wire, .. } = plan;
        let (table, sockets, known) = (String::new(), Vec::new(), Vec::new());
        Ok(Self { game, wire, players, table, sockets, known, chance })
    }

    /// Makes a table, sits down and begins.
    pub(crate) async fn open_table(&mut self) -> anyhow::Result<()> {
        self.sockets.clear();
        self.known.clear();
        let mut seats = vec!["open"; self.players.len()];
        seats[0] = "me";
        let request = serde_json::json!({"game": self.game, "seats": seats}).to_string();
        let made = self.players[0].post("/api/tables", &request).await?;
        self.table = made["table"].as_str().context("the server made no table")?.to_owned();
        let path = format!("/api/tables/{}", self.table);
        for player in &mut self.players[1..] {
            player.post(&format!("{path}/sit"), "").await?;
        }
        self.players[0].post(&format!("{path}/start"), "").await?;
        Ok(())
    }

    /// Opens a connection for every player.
    pub(crate) async fn connect(&mut self) -> anyhow::Result<()> {
        for player in &self.players {
            let address = player.address();
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
            let mut socket = opened.0;
            let mut known = Known::default();
            match socket.next().await {
                Some(Ok(Message::Text(text))) => known.learn(self.wire, self.wire.read(&text)?),
                _ => bail!("a stream does not begin with what there is to see"),
            }
            self.sockets.push(socket);
            self.known.push(known);
        }
        Ok(())
    }

    pub(crate) async fn play(mut self, pacer: Arc<Pacer>) -> anyhow::Result<(Self, Played)> {
        let (writers, readers): (Vec<_>, Vec<_>) =
            std::mem::take(&mut self.sockets).into_iter().map(StreamExt::split).unzip();
        let tagged = readers.into_iter().enumerate().map(|(seat, reader)| tag(seat, reader));
        let mut heard = futures_util::stream::select_all(tagged);
        let mut game = GameOn {
            wire: self.wire,
            writers,
            pacer,
            queue: std::collections::VecDeque::new(),
            pending: Vec::new(),
            decided: vec![None; self.known.len()],
            known: std::mem::take(&mut self.known),
            chance: self.chance,
            played: Played { latencies: Vec::new(), refusals: 0, bytes: 0 },
        };
        for seat in 0..game.known.len() {
            game.decide(seat).await?;
        }
        while game.known.iter().any(|known| !known.is_over) {
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
    known: Vec<Known>,
    decided: Vec<Option<u32>>,
    chance: u64,
    played: Played,
}

impl Known {
    /// The stream says everything that may be done; a page says only what is new on it.
    fn learn(&mut self, wire: Wire, heard: Heard<'_>) {
        match heard.kind {
            Kind::At(number) => self.seen = number,
            Kind::Frame => self.seen += 1,
            Kind::Done(_) | Kind::Refused => {}
        }
        self.is_over |= heard.over;
        self.decision = heard.decision.or(self.decision);
        let Some(offers) = heard.offers else { return };
        if wire == Wire::Stream {
            self.offers.clear();
        }
        for (place, action) in offers {
            match action {
                Some(action) => self.offers.insert(place.into_owned(), action.into_owned()),
                None => self.offers.remove(&*place),
            };
        }
    }
}

impl GameOn {
    async fn hear(&mut self, seat: usize, text: &str) -> anyhow::Result<()> {
        let heard = self.wire.read(text)?;
        self.played.bytes += text.len();
        match heard.kind {
            Kind::Done(number) => self.saved(seat, number),
            Kind::Refused => {
                self.played.refusals += 1;
                self.pending.retain(|pending| pending.seat != seat || pending.saved);
            }
            Kind::At(_) | Kind::Frame => {}
        }
        self.known[seat].learn(self.wire, heard);
        self.finish_pending();
        self.decide(seat).await
    }

    /// Plays any action, once for each decision; a decision without a choice plays itself.
    async fn decide(&mut self, seat: usize) -> anyhow::Result<()> {
        let Some(decision) = self.known[seat].decision else { return Ok(()) };
        if self.decided[seat].replace(decision) == Some(decision) {
            return Ok(());
        }
        let n = self.known[seat].offers.len();
        if n < 2 {
            return Ok(());
        }
        let choice = self.below(n);
        let mut actions = self.known[seat].offers.values();
        let action = actions.nth(choice).context("there are as many actions")?;
        let frame = self.wire.play(decision, action);
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
        let (known, latencies) = (&self.known, &mut self.played.latencies);
        self.pending.retain(|pending| {
            let by_all = known.iter().zip(&pending.marks).all(|(known, mark)| known.seen >= *mark);
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
        let marks = self.known.iter().map(|known| known.seen + 1).collect();
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
