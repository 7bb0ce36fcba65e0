//! The tavern as a whole: opened, served, closed.

use std::fs::File;
use std::future::Future;
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use anyhow::Context as _;
use tokio::net::TcpListener;
use tokio::sync::{oneshot, watch};
use tokio::task::JoinHandle;

use crate::analysis::Analyst;
use crate::archive;
use crate::clock::{Clock, ClockAhead, SystemClock};
use crate::cluster::{self, Bus, Cluster};
use crate::config::{Config, Limits};
use crate::connections::Connections;
use crate::daily::Days;
use crate::guard::Guard;
use crate::guard::files::{self, Files};
use crate::ids::random_word;
use crate::metrics::Metrics;
use crate::notices::Notices;
use crate::pages::replay::recent::RecentReplays;
use crate::players::Players;
use crate::push::{self, Push};
use crate::serving_threads::ServingThreads;
use crate::slow_work::SlowWork;
use crate::store::{self, Postgres, Sqlite, Store, StoreClock};
use crate::table::services::Services;
use crate::tables::Tables;
use crate::thinking::Thinking;

pub(crate) const FILE: &str = "tortuga.db";

/// Everything that requests need.
pub struct Tavern {
    pub(crate) config: Config,
    pub tables: Arc<Tables>,
    /// What running tables share.
    pub(crate) services: Arc<Services>,
    pub(crate) threads: Arc<ServingThreads>,
    pub(crate) slow_work: Arc<SlowWork>,
    pub(crate) store: Arc<dyn Store>,
    pub(crate) analyst: Arc<Analyst>,
    pub(crate) replays: Arc<RecentReplays>,
    pub(crate) days: Arc<Days>,
    pub(crate) players: Players,
    pub(crate) push: Arc<Push>,
    pub(crate) guard: Arc<Guard>,
    /// The connections that the system lets us have.
    pub(crate) files: Arc<Files>,
    pub metrics: Arc<Metrics>,
    /// Turns true when the tavern closes.
    pub(crate) closing: watch::Receiver<bool>,
    close: watch::Sender<bool>,
    /// The other nodes, if there may be any.
    pub(crate) cluster: Option<Arc<Cluster>>,
    /// Nobody else uses the data folder while this is locked.
    lock: Option<File>,
}

impl Tavern {
    /// Opens the storage and wakes the tables under way. Fails if the data folder cannot be used.
    pub(crate) async fn open(config: Config) -> anyhow::Result<Arc<Self>> {
        let metrics = Arc::new(Metrics::default());
        let Storage { store, clock, lock, cluster } = open_storage(&config, &metrics).await?;
        let clock: Arc<dyn Clock> = Arc::new(ClockAhead { clock, ahead: config.ahead.clone() });
        let slow_work = Arc::new(SlowWork::new(SlowWork::usual_size(), &config.limits)?);
        let push = Push::new(Arc::clone(&store), Arc::clone(&clock), config.push).await?;
        let (bell, calls) = push::doorbell();
        let services = Arc::new(Services {
            store: Arc::clone(&store),
            clock,
            is_alone: cluster.is_none(),
            fit: AtomicBool::new(true),
            pace: config.pace,
            thinking: Thinking::new(config.bot_threads, config.bot_memory)?,
            slow_work: Arc::clone(&slow_work),
            notices: Notices::default(),
            metrics: Arc::clone(&metrics),
            bell: Arc::new(bell),
        });
        let threads = Arc::new(ServingThreads::new(ServingThreads::usual_size())?);
        let tables = Tables::new(Arc::clone(&services), Arc::clone(&threads));
        let (close, closing) = watch::channel(false);
        tokio::spawn(Arc::clone(&push).run(calls, closing.clone()));
        let days = Arc::new(Days::default());
        let looked_after = (Arc::clone(&tables), Arc::clone(&days), Arc::clone(&services));
        tokio::spawn(look_after(looked_after, closing.clone()));
        let allowed = config.limits.files.unwrap_or_else(files::raise);
        let files = Files::new(allowed);
        tracing::info!(files = allowed, connections = files.most(), "as many as the system allows");
        let guard = Arc::new(Guard::new(limits_of(&config, files.most())));
        Ok(Arc::new(Self {
            config,
            analyst: Analyst::new(Arc::clone(&services), closing.clone()),
            replays: Arc::default(),
            days,
            tables,
            services,
            threads,
            slow_work,
            players: Players::new(Arc::clone(&store)),
            push,
            store,
            guard,
            files,
            metrics,
            closing,
            close,
            cluster,
            lock,
        }))
    }

    /// Serves on `listener` until `shutdown`, then lets every table finish.
    pub(crate) async fn run(
        self: Arc<Self>,
        listener: TcpListener,
        shutdown: impl Future<Output = ()> + Send + 'static,
    ) {
        let joined = self.cluster.clone().map(|cluster| cluster::join(Arc::clone(&self), cluster));
        let mut connections = Connections::new(Arc::clone(&self));
        connections.accept_until(listener, shutdown).await;
        tracing::info!("closing");
        self.close.send_replace(true);
        connections.finish().await;
        self.tables.close().await;
        if let Some(joined) = joined {
            joined.abort();
        }
        // Whoever still holds the tavern has nothing more to write.
        let _ = self.store.release().await;
        let _ = self.lock.as_ref().map(File::unlock);
    }

    /// Opens and serves a tavern in the background; for tests.
    pub async fn start(config: Config) -> anyhow::Result<Running> {
        let listener = TcpListener::bind(config.listen).await?;
        let address = listener.local_addr()?;
        let tavern = Self::open(config).await?;
        let (stop, stopped) = oneshot::channel::<()>();
        let shutdown = async move { drop(stopped.await) };
        let task = tokio::spawn(Arc::clone(&tavern).run(listener, shutdown));
        Ok(Running { address, tavern, stop, task })
    }
}

/// Where everything is kept, and what time it is there.
struct Storage {
    store: Arc<dyn Store>,
    clock: Arc<dyn Clock>,
    lock: Option<File>,
    cluster: Option<Arc<Cluster>>,
}

async fn open_storage(config: &Config, metrics: &Arc<Metrics>) -> anyhow::Result<Storage> {
    if let Some(address) = &config.store {
        let name = random_word();
        let store = Arc::new(Postgres::open(address, &name, Arc::clone(metrics))?);
        let clock = Arc::new(StoreClock::new(store.alive()));
        let mut cluster = None;
        if let Some(bus) = &config.bus {
            let bus = Bus::connect(bus, name).await?;
            let node = (store.alive(), store.pulse());
            let store = Arc::clone(&store) as Arc<dyn Store>;
            cluster = Some(Arc::new(Cluster::new(bus, store, node, Arc::clone(metrics))));
        }
        return Ok(Storage { store, clock, lock: None, cluster });
    }
    let folder = &config.data;
    std::fs::create_dir_all(folder)
        .with_context(|| format!("cannot make the folder {}", folder.display()))?;
    let lock = Some(store::lock(folder)?);
    let store = Arc::new(Sqlite::open(&folder.join(FILE), Arc::clone(metrics))?);
    Ok(Storage { store, clock: Arc::new(SystemClock), lock, cluster: None })
}

/// Wakes the tables that are under way, adopts those that another node left behind, gives up those that are abandoned, sees
/// to the deals of the days ahead, and recalls what was played out last, until the tavern closes.
async fn look_after(
    (tables, days, services): (Arc<Tables>, Arc<Days>, Arc<Services>),
    mut closing: watch::Receiver<bool>,
) {
    let work = async {
        let tables = async {
            tables.wake().await;
            tokio::join!(tables.sweep(), tables.adopt());
        };
        tokio::join!(tables, days.keep_bound(&services), archive::recall(&services));
    };
    tokio::select! {
        () = work => {}
        _ = closing.wait_for(|is_closing| *is_closing) => {}
    }
}

/// No address ever has all connections: together with its streams, two thirds at most. Behind a proxy every connection
/// comes from the proxy, which has to count them itself.
fn limits_of(config: &Config, connections: usize) -> Limits {
    let mut limits = config.limits;
    let third = u32::try_from(connections / 3).unwrap_or(u32::MAX);
    limits.streams_an_address = limits.streams_an_address.min(third);
    limits.streams_of_strangers = limits.streams_of_strangers.min(limits.streams_an_address / 4);
    limits.connections_an_address = match config.behind_proxy {
        true => u32::MAX,
        false => limits.connections_an_address.min(third),
    };
    limits
}

impl std::fmt::Debug for Tavern {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Tavern({})", self.config.data.display())
    }
}

#[derive(Debug)]
pub struct Running {
    pub address: SocketAddr,
    pub tavern: Arc<Tavern>,
    stop: oneshot::Sender<()>,
    task: JoinHandle<()>,
}

impl Running {
    /// Closes it and waits until it is closed. Fails if it failed while it ran.
    pub async fn stop(self) -> anyhow::Result<()> {
        let _ = self.stop.send(());
        Ok(self.task.await?)
    }
}

/// Runs a tavern until `shutdown`; `ready` is told the address as soon as it answers.
pub async fn serve(
    config: Config,
    ready: impl FnOnce(SocketAddr),
    shutdown: impl Future<Output = ()> + Send + 'static,
) -> anyhow::Result<()> {
    let address = config.listen;
    let listener =
        TcpListener::bind(address).await.with_context(|| format!("cannot listen at {address}"))?;
    let tavern = Tavern::open(config).await?;
    std::thread::Builder::new().name("prepare".to_owned()).spawn(crate::pages::prepare)?;
    let address = listener.local_addr()?;
    tracing::info!(%address, "open");
    ready(address);
    tavern.run(listener, shutdown).await;
    Ok(())
}
