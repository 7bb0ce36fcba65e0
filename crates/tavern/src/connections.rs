//! Connections: accepted, counted, served, and ended when the tavern closes.

mod outgoing;
mod turned_away;

use std::net::{SocketAddr, TcpStream as StdStream};
use std::pin::pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use axum::Router;
use axum::extract::{ConnectInfo, Request};
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::{Service as _, service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::net::{TcpListener, TcpStream};
use tokio::runtime::Handle;
use tokio::task::JoinSet;

use crate::Tavern;
use crate::api;
use outgoing::Outgoing;
use turned_away::TurnedAway;
pub(crate) use turned_away::crowded;

/// How long those being served may take when the tavern closes.
const CLOSING: Duration = Duration::from_secs(5);
/// How long to wait when no connection can be accepted, such as for lack of files.
const RETRY: Duration = Duration::from_millis(500);
/// At most this much of what a connection sends or is sent waits in memory, in bytes: the longest link twice, since a
/// browser also says where it comes from, and some headers.
const MAX_BUFFER: usize = 40 * 1024;

pub(crate) struct Connections {
    tavern: Arc<Tavern>,
    router: TowerToHyperService<Router>,
    http: http1::Builder,
    connections: JoinSet<()>,
    turned_away: TurnedAway,
}

/// Whether the client was found to sit at a table; looked up only when files are scarce.
#[derive(Clone, Debug, Default)]
pub(crate) struct Seated(Arc<AtomicBool>);

impl Seated {
    pub(crate) fn note(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    fn get(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

impl Connections {
    pub(crate) fn new(tavern: Arc<Tavern>) -> Self {
        let mut http = http1::Builder::new();
        http.timer(TokioTimer::new())
            .header_read_timeout(tavern.config.limits.patience)
            .max_buf_size(MAX_BUFFER);
        let router = TowerToHyperService::new(api::router(Arc::clone(&tavern)));
        let turned_away = TurnedAway::default();
        Self { tavern, router, http, connections: JoinSet::new(), turned_away }
    }

    /// Accepts connections until `shutdown` and hands them to the threads in turn.
    pub(crate) async fn accept_until(
        &mut self,
        listener: TcpListener,
        shutdown: impl Future<Output = ()>,
    ) {
        let tavern = Arc::clone(&self.tavern);
        let mut shutdown = pin!(shutdown);
        for thread in tavern.threads.all().cycle() {
            let (stream, address) = tokio::select! {
                connection = accept(&listener) => connection,
                () = &mut shutdown => return,
            };
            while self.connections.try_join_next().is_some() {}
            match stream.into_std() {
                Ok(stream) => self.serve(thread, stream, address),
                Err(why) => tracing::warn!(%why, "a connection cannot be served"),
            }
        }
    }

    /// Has `thread` serve a connection, unless there are too many, in all or from its address.
    fn serve(&mut self, thread: &Handle, stream: StdStream, address: SocketAddr) {
        let tavern = Arc::clone(&self.tavern);
        let Some(file) = tavern.files.hold() else {
            tavern.metrics.limited.one();
            return self.turned_away.for_want_of_files(thread, stream);
        };
        let Some(held) = tavern.guard.connection(address.ip()) else {
            tavern.metrics.limited.one();
            return self.turned_away.for_their_number(thread, stream);
        };
        let (router, http) = (self.router.clone(), self.http.clone());
        let patience = self.tavern.config.limits.unread_for;
        let served = async move {
            let _held = (file, held);
            let seated = Seated::default();
            let note = seated.clone();
            let service = service_fn(move |mut request: Request<Incoming>| {
                request.extensions_mut().insert(ConnectInfo(address));
                request.extensions_mut().insert(note.clone());
                router.call(request)
            });
            let stream = match TcpStream::from_std(stream) {
                Ok(stream) => stream,
                Err(why) => return tracing::warn!(%why, "a connection cannot be served"),
            };
            let _ = stream.set_nodelay(true);
            let stream = TokioIo::new(Outgoing::new(stream, patience));
            let mut connection = pin!(http.serve_connection(stream, service).with_upgrades());
            // A client that breaks off needs no answer.
            tokio::select! {
                biased;
                _ = connection.as_mut() => return,
                () = closed(&tavern) => {}
                () = shown_out(&tavern, &seated) => return,
            }
            connection.as_mut().graceful_shutdown();
            let _ = connection.await;
        };
        self.connections.spawn_on(served, thread);
    }

    /// Waits until everybody has been served; whoever takes too long is cut off.
    pub(crate) async fn finish(mut self) {
        let all = async { while self.connections.join_next().await.is_some() {} };
        if tokio::time::timeout(CLOSING, all).await.is_err() {
            tracing::warn!(left = self.connections.len(), "some connections did not end in time");
        }
        self.connections.shutdown().await;
    }
}

async fn closed(tavern: &Tavern) {
    let _ = tavern.closing.clone().wait_for(|is_closing| *is_closing).await;
}

/// Waits until clients without a seat have to go because files are scarce.
async fn shown_out(tavern: &Tavern, seated: &Seated) {
    tavern.files.shortage().await;
    if seated.get() {
        std::future::pending::<()>().await;
    }
}

async fn accept(listener: &TcpListener) -> (TcpStream, SocketAddr) {
    loop {
        match listener.accept().await {
            Ok(connection) => return connection,
            Err(why) => {
                tracing::warn!(%why, "nobody can be let in");
                tokio::time::sleep(RETRY).await;
            }
        }
    }
}
