//! The stream of a table: first everything a viewer may know, then every change; and asks the other way.

use std::net::IpAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::body::Bytes;
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocketUpgrade, close_code};
use axum::extract::{Query, State};
use axum::response::Response;
use game::Lang;
use tokio::sync::{mpsc, oneshot, watch};

use super::Shared;
use super::answer::to_stream;
use super::caller::Caller;
use super::outbox::{Handed, Queue};
use super::sight_json::JsonLens;
use super::tables::{Id, TableQuery};
use crate::Tavern;
use crate::cluster::{Socket, Torn};
use crate::connections::crowded;
use crate::guard::files::{Files, HeldFile};
use crate::guard::rate::Bucket;
use crate::guard::{Guard, HeldStream, allow};
use crate::ids::{PlayerId, TableId};
use crate::metrics::Metrics;
use crate::problem::{Kind, Problem, Result};
use crate::table::watchers::{Parcel, Watcher};
use crate::table::{Asked, Asker, Input, Lens, Reply, Sight};
use crate::tempo::Tempo;

/// Small, since a connection is idle most of the time.
const READ_BUFFER: usize = 1_024;
/// Holds all moments of one step on a page, so that they are sent at once.
const WRITE_BUFFER: usize = 32 * 1_024;
const MAX_WRITE_BUFFER: usize = 1_024 * 1_024;
/// How often a silent client is asked whether it is still there.
const PING: Duration = Duration::from_secs(25);
/// A client that reads nothing for this long is cut off.
const PATIENCE: Duration = Duration::from_secs(15);
/// This many frames over the limit in a row end a stream.
const MOST_LIMITED: u32 = 200;

pub(crate) async fn json(
    State(tavern): State<Shared>,
    Id(id): Id,
    Query(query): Query<TableQuery>,
    caller: Caller,
    upgrade: WebSocketUpgrade,
) -> Result<Response> {
    open(&tavern, id, &caller, manner(&caller, query), upgrade).await
}

/// How the API looks at a table.
pub(crate) fn manner(caller: &Caller, query: TableQuery) -> Manner {
    let (lens, read) = (Arc::new(JsonLens), Asked::in_json);
    Manner { lens, lang: caller.explicit_lang, tempo: None, invite: query.invite, read }
}

/// How a connection looks at a table, and how it asks for things.
pub(crate) struct Manner {
    pub(crate) lens: Arc<dyn Lens>,
    pub(crate) lang: Option<Lang>,
    /// How fast they want to be shown things; `None` for programs.
    pub(crate) tempo: Option<Tempo>,
    pub(crate) invite: Option<String>,
    pub(crate) read: fn(&str) -> Asked,
}

pub(crate) async fn open(
    tavern: &Shared,
    id: TableId,
    caller: &Caller,
    manner: Manner,
    upgrade: WebSocketUpgrade,
) -> Result<Response> {
    let mut connection = Connection::new(tavern, id, caller, &manner).await?;
    // Until the upgrade is done, the connection counts twice: as a request and as a stream, each with a file.
    connection.file = Some(tavern.files.hold().ok_or_else(crowded)?);
    let (player, closing) = (caller.player_id(), tavern.closing.clone());
    Ok(with_buffers(upgrade, tavern).on_upgrade(move |socket| {
        let socket = Box::new(Socket::Own(socket));
        async move {
            connection.metrics.streams.up();
            let metrics = Arc::clone(&connection.metrics);
            connection.serve(socket, player, manner, closing).await;
            metrics.streams.down();
        }
    }))
}

/// A stream with the buffers and limits of this tavern.
pub(crate) fn with_buffers(upgrade: WebSocketUpgrade, tavern: &Tavern) -> WebSocketUpgrade {
    upgrade
        .read_buffer_size(READ_BUFFER)
        .write_buffer_size(WRITE_BUFFER)
        .max_write_buffer_size(MAX_WRITE_BUFFER)
        .max_message_size(tavern.config.limits.frame)
        .max_frame_size(tavern.config.limits.frame)
}

/// Thousands of them idle at the same time: whatever is needed only while something happens is boxed for that time.
pub(crate) struct Connection {
    number: u64,
    table: mpsc::Sender<Input>,
    asker: Option<Arc<Asker>>,
    lang: Lang,
    read: fn(&str) -> Asked,
    guard: Arc<Guard>,
    address: IpAddr,
    bucket: Bucket,
    limited: u32,
    metrics: Arc<Metrics>,
    files: Arc<Files>,
    /// When files are scarce, those without a seat have to go.
    seated: bool,
    _held: HeldStream,
    /// None if the client is connected to another node.
    file: Option<HeldFile>,
}

/// Why a stream ends.
enum End {
    /// The client went, or cannot be reached.
    Gone,
    /// We end it, with this close code.
    Ours(u16),
}

impl Connection {
    pub(crate) async fn new(
        tavern: &Shared,
        id: TableId,
        caller: &Caller,
        manner: &Manner,
    ) -> Result<Box<Self>> {
        let player = caller.player_id();
        let held = tavern.guard.stream(caller.address, player)?;
        let has_seat = |sight: &Sight<'_>| sight.seat().is_some();
        let seated = tavern.tables.see(id, (player, None), manner.invite.clone(), has_seat).await?;
        Ok(Box::new(Self {
            number: tavern.tables.new_watcher(),
            table: tavern.tables.table(id).await?,
            asker: caller.asker(manner.invite.clone()).ok().map(Arc::new),
            lang: caller.lang,
            read: manner.read,
            guard: Arc::clone(&tavern.guard),
            address: caller.address,
            bucket: Bucket::full(tavern.config.limits.stream, Instant::now()),
            limited: 0,
            metrics: Arc::clone(&tavern.metrics),
            files: Arc::clone(&tavern.files),
            seated,
            _held: held,
            file: None,
        }))
    }

    pub(crate) async fn serve(
        mut self: Box<Self>,
        mut socket: Box<Socket>,
        player: Option<PlayerId>,
        manner: Manner,
        closing: watch::Receiver<bool>,
    ) {
        let end = match Box::pin(self.begin(&mut socket, player, manner)).await {
            Ok(parcels) => self.exchange(&mut socket, parcels, closing).await,
            Err(end) => end,
        };
        Box::pin(self.finish(&mut socket, end)).await;
    }

    /// Begins to look at the table; returns where what it says arrives.
    async fn begin(
        &self,
        socket: &mut Socket,
        player: Option<PlayerId>,
        manner: Manner,
    ) -> Result<mpsc::Receiver<Handed>, End> {
        let (outbox, parcels) = Queue::new(Arc::clone(&self.guard), self.address);
        let Manner { lens, lang, tempo, invite, .. } = manner;
        let (id, outbox) = (self.number, Box::new(outbox));
        let name = self.asker.as_ref().map(|asker| asker.name.clone());
        let watcher = Watcher { id, player, name, invite, lang, tempo, lens, outbox };
        let (reply, admitted) = oneshot::channel();
        let watch = Input::Watch { watcher, reply };
        self.table.send(watch).await.map_err(|_| End::Ours(close_code::AWAY))?;
        match admitted.await {
            Ok(Ok(())) => Ok(parcels),
            Ok(Err(problem)) => {
                let refusal = to_stream(None, &Err(problem), self.lang);
                let _ = socket.send(Message::text(refusal)).await;
                Err(End::Ours(close_code::POLICY))
            }
            Err(_) => Err(End::Ours(close_code::AWAY)),
        }
    }

    async fn finish(&self, socket: &mut Socket, end: End) {
        let _ = self.table.send(Input::Unwatch { id: self.number }).await;
        if let End::Ours(code) = end {
            let close = Message::Close(Some(CloseFrame { code, reason: "".into() }));
            let _ = tokio::time::timeout(Duration::from_secs(1), socket.send(close)).await;
        }
    }

    /// Sends what the table says and hears what the client asks, until one of them ends it.
    async fn exchange(
        &mut self,
        socket: &mut Socket,
        mut parcels: mpsc::Receiver<Handed>,
        mut closing: watch::Receiver<bool>,
    ) -> End {
        let ping = tokio::time::sleep(PING);
        let closed = closed(&mut closing);
        let files = Arc::clone(&self.files);
        let shortage = files.shortage();
        tokio::pin!(ping, closed, shortage);
        let mut silent_pings = 0;
        loop {
            tokio::select! {
                parcel = parcels.recv() => {
                    let Some(parcel) = parcel else { return End::Ours(close_code::AGAIN) };
                    if !Box::pin(self.send_all(socket, parcel, &mut parcels)).await {
                        return End::Gone;
                    }
                }
                frame = socket.recv() => {
                    silent_pings = 0;
                    if let Err(end) = Box::pin(self.hear(socket, frame)).await {
                        return end;
                    }
                }
                () = &mut ping => {
                    silent_pings += 1;
                    if silent_pings > 2 || !Box::pin(ping_client(socket)).await {
                        return End::Gone;
                    }
                    ping.as_mut().reset(tokio::time::Instant::now() + PING);
                }
                () = &mut shortage, if !self.seated => return End::Ours(close_code::AGAIN),
                () = &mut closed => return End::Ours(close_code::RESTART),
            }
        }
    }

    async fn hear(
        &mut self,
        socket: &mut Socket,
        frame: Option<Result<Message, Torn>>,
    ) -> Result<(), End> {
        let Some(Ok(frame)) = frame else { return Err(End::Gone) };
        if let Err(problem) = self.may_send(&frame) {
            self.limited += 1;
            self.metrics.limited.one();
            if self.limited > MOST_LIMITED {
                return Err(End::Ours(close_code::POLICY));
            }
            // The frame is over the limit, yet it is parsed for its id: a client has to learn which of its asks was
            // refused.
            let id = frame.to_text().ok().and_then(|text| (self.read)(text).id);
            return self.refuse(socket, id, problem).await;
        }
        self.limited = 0;
        let text = match frame {
            Message::Close(_) => return Err(End::Gone),
            Message::Ping(_) | Message::Pong(_) => return Ok(()),
            Message::Binary(_) => {
                return self.refuse(socket, None, Problem::malformed("problem-frame")).await;
            }
            Message::Text(text) => text,
        };
        let Asked { id, seat, ask } = (self.read)(&text);
        let asker = self.asker.as_ref().ok_or(Problem::new(Kind::Nameless, "problem-nameless"));
        let asker = asker.map(|asker| match seat {
            Some(_) => Arc::new(Asker { seat, ..Asker::clone(asker) }),
            None => Arc::clone(asker),
        });
        match ask.and_then(|ask| Ok((asker?, ask))) {
            Ok((asker, ask)) => {
                let reply = Reply::Watcher { watcher: self.number, id };
                let ask = Input::Ask { asker, ask, reply };
                self.table.send(ask).await.map_err(|_| End::Ours(close_code::AGAIN))
            }
            Err(problem) => self.refuse(socket, id, problem).await,
        }
    }

    /// Every frame costs the stream's own tokens. Answers to our pings and closes cost nothing more: we caused them.
    /// Anything else costs the key and the address as well.
    fn may_send(&mut self, frame: &Message) -> Result<()> {
        let is_answer = matches!(frame, Message::Pong(_) | Message::Close(_));
        let player = self.asker.as_ref().map(|asker| asker.player);
        allow(self.bucket.take(self.guard.limits().stream, Instant::now()), "problem-too-fast")?;
        if is_answer { Ok(()) } else { self.guard.request(self.address, player) }
    }

    async fn refuse(
        &self,
        socket: &mut Socket,
        id: Option<String>,
        problem: Problem,
    ) -> Result<(), End> {
        self.metrics.refusals.one();
        let answer = Message::text(to_stream(id.as_deref(), &Err(problem), self.lang));
        let sent = tokio::time::timeout(PATIENCE, socket.send(answer)).await;
        if matches!(sent, Ok(Ok(()))) { Ok(()) } else { Err(End::Gone) }
    }

    /// Sends a parcel and all that wait behind it in one go; returns whether the client took it.
    async fn send_all(
        &self,
        socket: &mut Socket,
        first: Handed,
        parcels: &mut mpsc::Receiver<Handed>,
    ) -> bool {
        let sending = async {
            let mut handed = Some(first);
            while let Some(next) = handed {
                let Handed { parcel, held: _held } = next;
                match parcel {
                    Parcel::Answer(answered) => {
                        let (id, answer) = *answered;
                        let answer = to_stream(id.as_deref(), &answer, self.lang);
                        socket.feed(Message::text(answer)).await?;
                    }
                    Parcel::Messages(messages) => {
                        for text in texts(messages) {
                            socket.feed(Message::Text(text)).await?;
                        }
                    }
                }
                handed = parcels.try_recv().ok();
            }
            socket.flush().await
        };
        matches!(tokio::time::timeout(PATIENCE, sending).await, Ok(Ok(())))
    }
}

async fn ping_client(socket: &mut Socket) -> bool {
    let pinged = socket.send(Message::Ping(Bytes::new()));
    tokio::time::timeout(PATIENCE, pinged).await.is_ok_and(|sent| sent.is_ok())
}

async fn closed(closing: &mut watch::Receiver<bool>) {
    let _ = closing.wait_for(|closing| *closing).await;
}

/// Messages that nobody else waits for are sent without a copy.
fn texts(mut messages: Arc<[String]>) -> Vec<Utf8Bytes> {
    match Arc::get_mut(&mut messages) {
        Some(own) => own.iter_mut().map(|message| std::mem::take(message).into()).collect(),
        None => messages.iter().map(|message| message.as_str().into()).collect(),
    }
}
