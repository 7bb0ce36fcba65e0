//! The tavern as a whole: opened, served, closed.

use std::future::Future;
use std::io;
use std::net::SocketAddr;
use std::pin::pin;
use std::sync::Arc;

use anyhow::Context as _;
use axum::serve::{Listener, ListenerExt as _};
use tokio::net::TcpListener;
use tokio::runtime::Handle;
use tokio::sync::{oneshot, watch};
use tokio::task::JoinHandle;

use crate::analysis::Analyst;
use crate::api;
use crate::config::Config;
use crate::crew::{Deal, Dealt};
use crate::guard::Guard;
use crate::hall::Hall;
use crate::metrics::Metrics;
use crate::people::People;
use crate::store::{Sqlite, Store};

/// The name of the file in the data folder.
const FILE: &str = "tortuga.db";

/// Everything that requests need.
pub struct Tavern {
    /// How it is run.
    pub config: Config,
    /// All tables.
    pub hall: Arc<Hall>,
    /// Who thinks over what matches hung on.
    pub analyst: Arc<Analyst>,
    /// All players.
    pub people: People,
    /// Limits and checks.
    pub guard: Guard,
    /// What is counted.
    pub metrics: Arc<Metrics>,
    /// Turns true when the tavern closes.
    pub closing: watch::Receiver<bool>,
    close: watch::Sender<bool>,
}

impl Tavern {
    /// Opens the storage and wakes the tables that are under way.
    ///
    /// # Errors
    /// If the data folder cannot be used.
    pub fn open(config: Config) -> anyhow::Result<Arc<Self>> {
        let folder = &config.data;
        std::fs::create_dir_all(folder)
            .with_context(|| format!("cannot make the folder {}", folder.display()))?;
        let metrics = Arc::new(Metrics::default());
        let store: Arc<dyn Store> =
            Arc::new(Sqlite::open(&folder.join(FILE), Arc::clone(&metrics))?);
        let hall =
            Hall::new(Arc::clone(&store), config.pace, config.bot_threads, Arc::clone(&metrics))?;
        let hall = Arc::new(hall);
        let (close, closing) = watch::channel(false);
        tokio::spawn(look_after(Arc::clone(&hall), closing.clone()));
        let guard = Guard::new(config.limits);
        Ok(Arc::new(Self {
            config,
            analyst: Analyst::new(Arc::clone(&hall), closing.clone()),
            hall,
            people: People::new(store),
            guard,
            metrics,
            closing,
            close,
        }))
    }

    /// Serves on `listener` until `shutdown`, then lets every table finish.
    ///
    /// # Errors
    /// If the listener fails.
    pub async fn run(
        self: Arc<Self>,
        listener: TcpListener,
        shutdown: impl Future<Output = ()> + Send + 'static,
    ) -> anyhow::Result<()> {
        let doors = self.open_doors(listener.local_addr()?);
        let (mut listener, mut shutdown) = (listener, pin!(shutdown));
        for (deal, _) in doors.iter().cycle() {
            let (stream, address) = tokio::select! {
                connection = Listener::accept(&mut listener) => connection,
                () = &mut shutdown => break,
            };
            let dealt = stream.into_std().map(|stream| deal.send((stream, address)));
            if !matches!(dealt, Ok(Ok(()))) {
                tracing::warn!("a connection cannot be served");
            }
        }
        drop(listener);
        tracing::info!("closing");
        self.close.send_replace(true);
        for (_, served) in doors {
            served.await??;
        }
        self.hall.close().await;
        Ok(())
    }

    /// Has everyone in the crew serve the connections that are dealt to them.
    fn open_doors(
        self: &Arc<Self>,
        address: SocketAddr,
    ) -> Vec<(Deal, JoinHandle<io::Result<()>>)> {
        let router = api::router(Arc::clone(self));
        let open_door = |hand: &Handle| {
            let (deal, dealt) = Dealt::at(address);
            let dealt = dealt.tap_io(|stream| _ = stream.set_nodelay(true));
            let service = router.clone().into_make_service_with_connect_info::<SocketAddr>();
            let mut closing = self.closing.clone();
            let stop = async move { _ = closing.wait_for(|is_closing| *is_closing).await };
            let served = axum::serve(dealt, service).with_graceful_shutdown(stop);
            (deal, hand.spawn(served.into_future()))
        };
        self.hall.crew().all().map(open_door).collect()
    }

    /// Opens and serves a tavern in the background; for tests.
    ///
    /// # Errors
    /// As [`serve`].
    pub async fn start(config: Config) -> anyhow::Result<Running> {
        let listener = TcpListener::bind(config.listen).await?;
        let address = listener.local_addr()?;
        let tavern = Self::open(config)?;
        let (stop, stopped) = oneshot::channel::<()>();
        let shutdown = async move { drop(stopped.await) };
        let task = tokio::spawn(Arc::clone(&tavern).run(listener, shutdown));
        Ok(Running { address, tavern, stop, task })
    }
}

/// Wakes the tables that are under way and gives up those that are abandoned, until the tavern closes.
async fn look_after(hall: Arc<Hall>, mut closing: watch::Receiver<bool>) {
    let work = async {
        hall.wake().await;
        hall.sweep().await;
    };
    tokio::select! {
        () = work => {}
        _ = closing.wait_for(|is_closing| *is_closing) => {}
    }
}

impl std::fmt::Debug for Tavern {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Tavern({})", self.config.data.display())
    }
}

/// A tavern that runs in the background.
#[derive(Debug)]
pub struct Running {
    /// Where it listens.
    pub address: SocketAddr,
    /// The tavern.
    pub tavern: Arc<Tavern>,
    stop: oneshot::Sender<()>,
    task: JoinHandle<anyhow::Result<()>>,
}

impl Running {
    /// Closes it and waits until it is closed.
    ///
    /// # Errors
    /// If it failed while it ran.
    pub async fn stop(self) -> anyhow::Result<()> {
        let _ = self.stop.send(());
        self.task.await?
    }
}

/// Runs a tavern until `shutdown`; `ready` is told the address as soon as it answers.
///
/// # Errors
/// If the address is taken or the data folder cannot be used.
pub async fn serve(
    config: Config,
    ready: impl FnOnce(SocketAddr),
    shutdown: impl Future<Output = ()> + Send + 'static,
) -> anyhow::Result<()> {
    let address = config.listen;
    let listener =
        TcpListener::bind(address).await.with_context(|| format!("cannot listen at {address}"))?;
    let tavern = Tavern::open(config)?;
    let address = listener.local_addr()?;
    tracing::info!(%address, "open");
    ready(address);
    tavern.run(listener, shutdown).await
}
