//! Several nodes that are one tavern: any of them can be asked anything, and each table is led by one of them.
//!
//! PostgreSQL says who leads a table, and its log refuses whoever does so no more. The bus carries requests and streams
//! to the node that leads and its answers back. What crosses it is bound to a viewer already: the leader draws, the
//! others pass on.

mod bus;
mod carried;
mod fitness;
mod forwarding;
mod relayed;
mod serving;
mod streams;

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard};

use tokio::sync::watch;
use tokio::task::AbortHandle;

pub(crate) use bus::Bus;
pub(crate) use forwarding::{forward, run_errand};
pub(crate) use relayed::{Socket, Torn};
pub(crate) use serving::{Errand, ErrandKind};

use crate::api::Shared;
use crate::ids::TableId;
use crate::lock::lock;
use crate::metrics::Metrics;
use crate::problem::Result;
use crate::store::{Alive, Lead, Lease, Pulse, Store};
use crate::tables::Tables;
use streams::Streams;

/// No more tables are remembered with the node that leads them.
const LEADERS: usize = 100_000;

/// This node among the others.
pub(crate) struct Cluster {
    bus: Bus,
    store: Arc<dyn Store>,
    /// Who is alive, as PostgreSQL last told.
    alive: watch::Receiver<Alive>,
    pulse: Arc<Pulse>,
    /// Who led a table when we last looked.
    leaders: Mutex<HashMap<TableId, Lease>>,
    streams: Streams,
    metrics: Arc<Metrics>,
}

/// Where a table is led.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Place {
    Here,
    There(Lease),
}

/// Takes part in the cluster until the task is aborted.
pub(crate) fn join(tavern: Shared, cluster: Arc<Cluster>) -> AbortHandle {
    let told = tavern.services.notices.tell();
    let taking_part = async move {
        let tell = forwarding::tell_all(Arc::clone(&cluster), told);
        let look_after = fitness::look_after(Arc::clone(&tavern), Arc::clone(&cluster));
        let serve = serving::serve(tavern, cluster);
        let (served, (), ()) = tokio::join!(serve, look_after, tell);
        if let Err(why) = served {
            tracing::error!(%why, "nothing is heard on the bus");
        }
    };
    tokio::spawn(taking_part).abort_handle()
}

impl Cluster {
    pub(crate) fn new(
        bus: Bus,
        store: Arc<dyn Store>,
        (alive, pulse): (watch::Receiver<Alive>, Arc<Pulse>),
        metrics: Arc<Metrics>,
    ) -> Self {
        let (leaders, streams) = (Mutex::default(), Streams::default());
        Self { bus, store, alive, pulse, leaders, streams, metrics }
    }

    /// Where a table is led; here, if nobody else leads it. What does not exist is nowhere: it can be said here, too.
    async fn place(&self, tables: &Tables, id: TableId) -> Result<Place> {
        if tables.has(id) {
            return Ok(Place::Here);
        }
        let known = self.leaders().get(&id).copied();
        if let Some(lease) = known.filter(|lease| self.alive.borrow().name(*lease).is_some()) {
            return Ok(Place::There(lease));
        }
        let Some(Lead::Node(lease)) = self.store.lead(id).await? else { return Ok(Place::Here) };
        let mut leaders = self.leaders();
        if leaders.len() >= LEADERS {
            leaders.clear();
        }
        leaders.insert(id, lease);
        Ok(Place::There(lease))
    }

    /// Whoever was thought to lead a table does not.
    fn forget(&self, id: TableId) {
        self.leaders().remove(&id);
    }

    fn leaders(&self) -> MutexGuard<'_, HashMap<TableId, Lease>> {
        lock(&self.leaders)
    }

    /// What a node is called on the bus, if it is alive.
    fn name_of(&self, lease: Lease) -> Option<String> {
        self.alive.borrow().name(lease).map(str::to_owned)
    }

    /// Waits until a node is not alive any more.
    async fn death_of(&self, name: &str) {
        let mut alive = self.alive.clone();
        let _ = alive.wait_for(|alive| alive.names().all(|one| one != name)).await;
    }
}
