//! What other nodes send here: requests and streams for the tables that we lead, and news for everybody.

use std::sync::Arc;

use async_nats::Subject;
use axum::Router;
use axum::body::{Bytes, to_bytes};
use axum::extract::{FromRequestParts as _, Query};
use axum::response::{IntoResponse as _, Response};
use futures_util::StreamExt as _;
use game::Seat;
use serde::{Deserialize, Serialize};
use tower::ServiceExt as _;

use super::carried::{AnswerHead, RequestHead, packed, unpacked};
use super::forwarding::table_in;
use super::relayed::{Relayed, Socket};
use super::{Cluster, fitness};
use crate::api::answer::in_json;
use crate::api::caller::{Caller, Identity, lang_of};
use crate::api::stream::{self, Connection};
use crate::api::tables::TableQuery;
use crate::api::{self, Shared};
use crate::ids::{PlayerId, TableId};
use crate::notices::Notice;
use crate::pages::live;
use crate::pages::lobby_tables::Mine;
use crate::problem::Problem;
use crate::slow_work::Payer;
use crate::table::{Ask, Asker};

/// No answer is longer, in bytes.
const LONGEST: usize = 2 * 1_024 * 1_024;

/// What is asked of a table by somebody who is not there: in the lobby, or on the page with their name.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Errand {
    pub(crate) table: TableId,
    pub(crate) player: PlayerId,
    pub(crate) name: String,
    pub(crate) invite: Option<String>,
    pub(crate) what: ErrandKind,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) enum ErrandKind {
    Rename,
    Sit(Option<Seat>),
    Say(String),
}

impl Errand {
    /// At a table that is led here.
    pub(super) async fn run(self, tavern: &Shared) {
        let Self { table, player, name, invite, what } = self;
        let ask = match what {
            ErrandKind::Rename => Ask::Rename,
            ErrandKind::Sit(seat) => Ask::Sit { seat, salt: None },
            ErrandKind::Say(text) => Ask::Say { text },
        };
        let _ = tavern.tables.ask(table, Asker { player, name, invite, seat: None }, ask).await;
    }
}

/// Somebody in the lobby wants to know how their table stands.
#[derive(Debug, Serialize, Deserialize)]
pub(super) struct Glance {
    pub(super) table: TableId,
    pub(super) player: PlayerId,
    pub(super) lang: String,
}

/// What a node says of a table that it leads: nothing any more, if it is over.
#[derive(Debug, Serialize, Deserialize)]
pub(super) struct News {
    pub(super) node: String,
    pub(super) table: TableId,
    pub(super) notice: Option<Notice>,
}

/// Answers other nodes until the bus is closed.
///
/// # Errors
/// If nothing can be heard on the bus.
pub(crate) async fn serve(tavern: Shared, cluster: Arc<Cluster>) -> anyhow::Result<()> {
    let (mut own, mut all) = (cluster.bus.own().await?, cluster.bus.all().await?);
    let router = api::unguarded(Arc::clone(&tavern));
    loop {
        let message = tokio::select! {
            Some(message) = own.next() => message,
            Some(message) = all.next() => message,
            else => return Ok(()),
        };
        let node = Node { tavern: &tavern, cluster: &cluster, router: &router };
        node.hear(&message.subject, message.reply, message.payload);
    }
}

struct Node<'a> {
    tavern: &'a Shared,
    cluster: &'a Arc<Cluster>,
    router: &'a Router,
}

impl Node<'_> {
    fn hear(&self, subject: &str, reply: Option<Subject>, payload: Bytes) {
        let mut words = subject.rsplit('.');
        match (words.next(), words.next()) {
            (Some(number), Some("stream")) => {
                if let Ok(number) = number.parse() {
                    self.cluster.streams.deliver(number, payload);
                }
            }
            (Some("notice"), _) => self.note(&payload),
            (Some(fitness::WHO_SAVES), _) => self.say_whether_we_save(reply, &payload),
            (Some(to @ ("request" | "open" | "glance" | "errand")), _) => {
                let Some(reply) = reply else { return };
                let (tavern, cluster) = (Arc::clone(self.tavern), Arc::clone(self.cluster));
                let (router, to) = (self.router.clone(), to.to_owned());
                self.tavern.threads.next().spawn(async move {
                    let answer = match &*to {
                        "request" => answer(router, &payload).await,
                        "open" => open(&tavern, &cluster, &payload).await,
                        "errand" => errand(&tavern, &payload).await,
                        _ => glance(&tavern, &payload).await,
                    };
                    if let Some(answer) = answer {
                        cluster.bus.answer(reply, answer).await;
                    }
                });
            }
            _ => {}
        }
    }

    fn note(&self, payload: &[u8]) {
        let Ok(news) = serde_json::from_slice::<News>(payload) else { return };
        if news.node != self.cluster.bus.name() {
            self.tavern.services.notices.hear(news.node, news.table, news.notice);
        }
    }

    fn say_whether_we_save(&self, reply: Option<Subject>, who: &[u8]) {
        let is_other = who != self.cluster.bus.name().as_bytes();
        let saves = self.cluster.pulse.is_felt();
        if let Some(reply) = reply.filter(|_| is_other && saves) {
            let cluster = Arc::clone(self.cluster);
            tokio::spawn(async move { cluster.bus.answer(reply, Bytes::new()).await });
        }
    }
}

async fn errand(tavern: &Shared, payload: &[u8]) -> Option<Bytes> {
    serde_json::from_slice::<Errand>(payload).ok()?.run(tavern).await;
    Some(Bytes::new())
}

/// Has a request of another node answered as if it had come here.
async fn answer(router: Router, payload: &Bytes) -> Option<Bytes> {
    let (head, body) = unpacked::<RequestHead>(payload)?;
    let mut request = head.request(body)?;
    let identity = Identity::of(request.headers(), Some(head.address), false);
    let payer = Payer::new(identity.address, identity.player);
    request.extensions_mut().insert(identity);
    let response = payer.pays(router.oneshot(request)).await.into_response();
    Some(carried(response).await)
}

async fn carried(response: Response) -> Bytes {
    let head = AnswerHead::of(&response);
    let body = to_bytes(response.into_body(), LONGEST).await.unwrap_or_default();
    packed(&head, &body)
}

/// Opens a stream for somebody who is connected to another node.
async fn open(tavern: &Shared, cluster: &Arc<Cluster>, payload: &Bytes) -> Option<Bytes> {
    let (head, _) = unpacked::<RequestHead>(payload)?;
    let (node, number) = head.stream.clone()?;
    let (mut parts, _) = head.request(Bytes::new())?.into_parts();
    let identity = Identity::of(&parts.headers, Some(head.address), false);
    parts.extensions.insert(identity);
    let lang = lang_of(&parts.uri, &parts.headers);
    let refused = |why: Problem| carried(in_json(why.clone().into_response(), &why, lang));
    let caller = match Caller::from_request_parts(&mut parts, tavern).await {
        Ok(caller) => caller,
        Err(problem) => return Some(refused(problem).await),
    };
    let id = table_in(parts.uri.path())?;
    let Query(query) = Query::<TableQuery>::try_from_uri(&parts.uri).ok()?;
    let (caller, manner) = match parts.uri.path() {
        path if path.ends_with("/screen/live") => live::screen_manner(caller, query),
        path => {
            let manner = if path.ends_with("/live") { live::manner } else { stream::manner };
            let manner = manner(&caller, query);
            (caller, manner)
        }
    };
    let connection = match Connection::new(tavern, id, &caller, &manner).await {
        Ok(connection) => connection,
        Err(problem) => return Some(refused(problem).await),
    };
    let end = cluster.streams.open(node.clone(), Arc::clone(&tavern.guard), caller.address);
    let answer = packed(&AnswerHead::opened(end.number), b"");
    let socket = Box::new(Socket::Relayed(Relayed::new(cluster.bus.clone(), node, number, end)));
    let closing = tavern.closing.clone();
    let player = caller.player_id();
    tavern.threads.next().spawn(connection.serve(socket, player, manner, closing));
    Some(answer)
}

/// One of somebody's tables as the lobby lists it.
async fn glance(tavern: &Shared, payload: &[u8]) -> Option<Bytes> {
    let Glance { table, player, lang } = serde_json::from_slice(payload).ok()?;
    let mine = Mine::seen(tavern, table, player, game::Lang::from_code(&lang)?).await;
    serde_json::to_vec(&mine).ok().map(Bytes::from)
}
