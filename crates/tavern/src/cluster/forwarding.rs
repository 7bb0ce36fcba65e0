//! Requests about a table go to the node that leads it.

use std::future::Future;
use std::sync::Arc;
use std::time::Duration;

use axum::body::{Body, Bytes, to_bytes};
use axum::extract::ws::{CloseFrame, Message, WebSocket, WebSocketUpgrade, close_code};
use axum::extract::{FromRequestParts as _, Request, State};
use axum::http::request::Parts;
use axum::http::{Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse as _, Response};
use futures_util::SinkExt as _;
use game::Lang;
use tokio::sync::mpsc;
use tokio::time::{Instant, sleep, timeout};

use super::bus::Silence;
use super::carried::{AnswerHead, RequestHead, packed, unpacked};
use super::relayed::{Relayed, Torn};
use super::serving::{Errand, Glance, News};
use super::{Cluster, Place};
use crate::api::Shared;
use crate::api::caller::Identity;
use crate::api::stream::with_buffers;
use crate::ids::{PlayerId, TableId};
use crate::notices::Notice;
use crate::pages::lobby_tables::Mine;
use crate::problem::{Kind, Problem};
use crate::store::Lease;

/// How long a table may take to find another node before whoever asks for it is told to try again.
const MOVING: Duration = Duration::from_secs(6);
/// How long to wait before it is looked for again.
const AGAIN: Duration = Duration::from_millis(150);
/// How long a node may take to answer; a long poll takes longest.
const ANSWER: Duration = Duration::from_secs(65);
/// How long a page of the lobby waits for a line about a table elsewhere.
const GLANCE: Duration = Duration::from_secs(1);
/// A client that takes this long to read is cut off.
const PATIENCE: Duration = Duration::from_secs(15);

/// Sends a request to the node that leads its table, if that is another one.
pub(crate) async fn forward(
    State(tavern): State<Shared>,
    request: Request,
    next: Next,
) -> Response {
    let Some(cluster) = tavern.cluster.clone() else { return next.run(request).await };
    let Some(id) = table_in(request.uri().path()) else { return next.run(request).await };
    let (mut parts, body) = request.into_parts();
    let opens_stream = parts.headers.contains_key(header::UPGRADE);
    let Ok(body) = to_bytes(body, tavern.config.limits.body).await else {
        return StatusCode::PAYLOAD_TOO_LARGE.into_response();
    };
    let deadline = Instant::now() + MOVING;
    loop {
        let answer = match cluster.place(&tavern.tables, id).await {
            Err(problem) => return problem.into_response(),
            Ok(Place::Here) if opens_stream => {
                return next.run(Request::from_parts(parts, Body::empty())).await;
            }
            Ok(Place::Here) => Ok(next.clone().run(again(&parts, &body)).await),
            Ok(Place::There(lease)) if opens_stream => {
                open_stream(&tavern, &cluster, lease, &mut parts).await
            }
            Ok(Place::There(lease)) => cluster
                .carry(lease, &head_of(&parts), &body)
                .await
                .map(|(head, body)| head.response(body)),
        };
        match answer {
            Ok(answer) if answer.status() != StatusCode::MISDIRECTED_REQUEST => return answer,
            // It may have been done: whoever asked has to look.
            Err(Silence::Unknown) if parts.method != Method::GET => {
                return moving().into_response();
            }
            _ if Instant::now() > deadline => return moving().into_response(),
            _ => {}
        }
        cluster.forget(id);
        sleep(AGAIN).await;
    }
}

/// The table that an address names, if it names one.
pub(super) fn table_in(path: &str) -> Option<TableId> {
    let mut parts = path.split('/').skip(1);
    let id = match parts.next()? {
        "table" | "t" | "replay" => parts.next()?,
        "api" => parts.next().filter(|part| *part == "tables").and_then(|_| parts.next())?,
        _ => return None,
    };
    id.parse().ok()
}

const fn moving() -> Problem {
    Problem::new(Kind::Broken, "problem-moving").retry_after_seconds(1)
}

fn again(parts: &Parts, body: &Bytes) -> Request {
    Request::from_parts(parts.clone(), Body::from(body.clone()))
}

fn head_of(parts: &Parts) -> RequestHead {
    let address = parts.extensions.get::<Identity>().map(|identity| identity.address);
    RequestHead::of(parts, address.unwrap_or_else(|| [127, 0, 0, 1].into()))
}

impl Cluster {
    /// Has another node answer.
    async fn carry(
        &self,
        lease: Lease,
        head: &RequestHead,
        body: &[u8],
    ) -> Result<(AnswerHead, Bytes), Silence> {
        let to = if head.stream.is_some() { "open" } else { "request" };
        let payload = packed(head, body);
        let answer = self.ask(lease, to, payload).await?;
        unpacked(&answer).ok_or(Silence::Unknown)
    }

    /// Asks a node for something; if it dies, whether it was heard is not known.
    pub(super) async fn ask(
        &self,
        lease: Lease,
        to: &str,
        payload: Bytes,
    ) -> Result<Bytes, Silence> {
        let node = self.name_of(lease).ok_or(Silence::Unheard)?;
        self.metrics.forwarded.one();
        tokio::select! {
            answer = self.bus.request(&node, to, payload, ANSWER) => answer,
            () = self.death_of(&node) => Err(Silence::Unknown),
        }
    }
}

impl Cluster {
    /// How a table stands for one of its players, wherever it is led.
    pub(crate) async fn glance(
        &self,
        tavern: &Shared,
        table: TableId,
        player: PlayerId,
        lang: Lang,
    ) -> Option<Mine> {
        let Place::There(lease) = self.place(&tavern.tables, table).await.ok()? else {
            return Mine::seen(tavern, table, player, lang).await;
        };
        let glance = Glance { table, player, lang: lang.code().to_owned() };
        let answer = timeout(GLANCE, self.ask(lease, "glance", json(&glance))).await.ok()?;
        serde_json::from_slice::<Option<Mine>>(&answer.ok()?).ok().flatten()
    }

    /// Tells every node what became of a table that we lead.
    pub(super) async fn tell_notice(&self, table: TableId, notice: Option<Notice>) {
        let news = News { node: self.bus.name().to_owned(), table, notice };
        self.bus.tell_all("notice", json(&news)).await;
    }
}

/// Runs an errand, wherever its table is led. What cannot be done is not worth a word: whoever looks sees it.
pub(crate) async fn run_errand(tavern: &Shared, errand: Errand) {
    let place = match &tavern.cluster {
        Some(cluster) => cluster.place(&tavern.tables, errand.table).await.map(|at| (cluster, at)),
        None => return errand.run(tavern).await,
    };
    match place {
        Ok((cluster, Place::There(lease))) => {
            let _ = timeout(GLANCE, cluster.ask(lease, "errand", json(&errand))).await;
        }
        _ => errand.run(tavern).await,
    }
}

/// Tells every node what becomes of the tables that we lead.
pub(super) async fn tell_all(
    cluster: Arc<Cluster>,
    mut told: mpsc::UnboundedReceiver<(TableId, Option<Notice>)>,
) {
    while let Some((table, notice)) = told.recv().await {
        cluster.tell_notice(table, notice).await;
    }
}

fn json(what: &impl serde::Serialize) -> Bytes {
    serde_json::to_vec(what).expect("plain data, which JSON can hold").into()
}

/// Opens a stream at the node that leads the table, and relays it.
async fn open_stream(
    tavern: &Shared,
    cluster: &Arc<Cluster>,
    lease: Lease,
    parts: &mut Parts,
) -> Result<Response, Silence> {
    let node = cluster.name_of(lease).ok_or(Silence::Unheard)?;
    let mut head = head_of(parts);
    let end = cluster.streams.open(node.clone(), Arc::clone(&tavern.guard), head.address);
    head.stream = Some((cluster.bus.name().to_owned(), end.number));
    let (answer, body) = cluster.carry(lease, &head, b"").await?;
    let Some(number) = answer.stream else { return Ok(answer.response(body)) };
    let mut theirs = Relayed::new(cluster.bus.clone(), node.clone(), number, end);
    let upgrade = match WebSocketUpgrade::from_request_parts(parts, tavern).await {
        Ok(upgrade) => upgrade,
        Err(why) => {
            let _ = theirs.send(Message::Close(None)).await;
            return Ok(why.into_response());
        }
    };
    let (cluster, tavern) = (Arc::clone(cluster), Arc::clone(tavern));
    let upgrade = with_buffers(upgrade, &tavern);
    Ok(upgrade.on_upgrade(move |mut socket| async move {
        let mut closing = tavern.closing.clone();
        tavern.metrics.streams.up();
        let code = tokio::select! {
            code = relay(&mut socket, &mut theirs) => code,
            () = cluster.death_of(&node) => Some(close_code::AGAIN),
            _ = closing.wait_for(|is_closing| *is_closing) => Some(close_code::RESTART),
        };
        tavern.metrics.streams.down();
        let _ = theirs.send(Message::Close(None)).await;
        if let Some(code) = code {
            let close = Message::Close(Some(CloseFrame { code, reason: "".into() }));
            let _ = timeout(Duration::from_secs(1), socket.send(close)).await;
        }
    }))
}

/// Passes on what either end says until one of them has gone; with the code that the client is to be told then, if it is
/// still there.
async fn relay(socket: &mut WebSocket, theirs: &mut Relayed) -> Option<u16> {
    loop {
        tokio::select! {
            message = theirs.recv() => {
                let mut next = Some(message);
                while let Some(message) = next {
                    match message {
                        Ok(Message::Close(frame)) => {
                            return Some(frame.map_or(close_code::AGAIN, |frame| frame.code));
                        }
                        Ok(message) => within(socket.feed(message)).await?,
                        Err(Torn) => return Some(close_code::AGAIN),
                    }
                    next = theirs.waiting();
                }
                within(socket.flush()).await?;
            }
            frame = socket.recv() => match frame {
                None | Some(Err(_) | Ok(Message::Close(_))) => return None,
                Some(Ok(frame)) => {
                    if theirs.send(frame).await.is_err() {
                        return Some(close_code::AGAIN);
                    }
                }
            }
        }
    }
}

/// `None` if the client does not read, or has gone.
async fn within<E>(sending: impl Future<Output = Result<(), E>>) -> Option<()> {
    timeout(PATIENCE, sending).await.ok()?.ok()
}
