//! A node holds a lease as long as its heart beats. The time is PostgreSQL's: clocks of nodes never matter.

use std::future::Future;
use std::pin::Pin;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use tokio::sync::{Notify, watch};
use tokio_postgres::{Config, Row};

use super::line::Line;
use super::sql;
use crate::clock::{Clock, Moment, SystemClock};
use crate::lock::lock;
use crate::store::{Lease, StoreError};

/// How often a lease is held on to. It lasts five times as long.
const BEAT: Duration = Duration::from_millis(500);
/// After this long without a beat we do not know whether we still have a lease.
const FAINT: Duration = Duration::from_millis(2_000);
/// A clock that goes as far wrong is corrected; less may be the way to PostgreSQL and back.
const WRONG_MS: u64 = 20;

/// Who is alive, as PostgreSQL sees it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Alive {
    /// Our own lease.
    pub(crate) lease: Lease,
    /// Everybody's leases and names, ours among them.
    pub(crate) nodes: Vec<(Lease, String)>,
    /// How many milliseconds the clock of PostgreSQL is ahead of ours.
    pub(crate) ahead_ms: i64,
    /// Whether any other node hears the bus.
    pub(crate) others_hear: bool,
}

impl Alive {
    pub(crate) fn name(&self, lease: Lease) -> Option<&str> {
        self.nodes.iter().find(|(of, _)| *of == lease).map(|(_, name)| &**name)
    }

    pub(crate) fn names(&self) -> impl Iterator<Item = &str> {
        self.nodes.iter().map(|(_, name)| &**name)
    }
}

/// How a node is doing, beside its lease.
#[derive(Debug)]
pub(crate) struct Pulse {
    last: Mutex<Instant>,
    hears: AtomicBool,
}

impl Pulse {
    fn new() -> Self {
        Self { last: Mutex::new(Instant::now()), hears: AtomicBool::new(true) }
    }

    /// Whether PostgreSQL was reached a moment ago.
    pub(crate) fn is_felt(&self) -> bool {
        lock(&self.last).elapsed() < FAINT
    }

    /// Has the others know whether we hear the bus.
    pub(crate) fn set_hears(&self, hears: bool) {
        self.hears.store(hears, Ordering::Relaxed);
    }

    fn beat(&self) {
        *lock(&self.last) = Instant::now();
    }
}

/// What holds a lease.
pub(super) struct Heart {
    line: Line,
    name: String,
    alive: watch::Sender<Alive>,
    /// Told when our lease may be gone.
    lost: Arc<Notify>,
    pulse: Arc<Pulse>,
}

impl Heart {
    /// Takes a lease.
    pub(super) async fn begin(config: Arc<Config>, name: String) -> Result<Self, StoreError> {
        let line = Line::new(config);
        let alive = beat(&line, &name, None).await?;
        let pulse = Arc::new(Pulse::new());
        Ok(Self { line, name, alive: watch::Sender::new(alive), lost: Arc::default(), pulse })
    }

    pub(super) fn pulse(&self) -> Arc<Pulse> {
        Arc::clone(&self.pulse)
    }

    /// Who is alive, from now on.
    pub(super) fn alive(&self) -> watch::Receiver<Alive> {
        self.alive.subscribe()
    }

    /// Whom to tell if our lease may be gone.
    pub(super) fn lost(&self) -> Arc<Notify> {
        Arc::clone(&self.lost)
    }

    /// Holds on to the lease, and takes another if it is gone.
    pub(super) async fn run(&self) {
        loop {
            tokio::select! {
                () = tokio::time::sleep(BEAT) => {}
                () = self.lost.notified() => {}
            }
            let before = self.alive.borrow().clone();
            let hears = self.pulse.hears.load(Ordering::Relaxed);
            match beat(&self.line, &self.name, Some((&before, hears))).await {
                Ok(alive) => {
                    self.pulse.beat();
                    if alive.lease != before.lease {
                        tracing::warn!(lease = alive.lease.0, "our lease was gone, took another");
                    }
                    self.alive
                        .send_if_modified(|known| std::mem::replace(known, alive.clone()) != alive);
                }
                Err(why) => tracing::warn!(%why, "the lease could not be held on to"),
            }
        }
    }

    /// Gives the lease back: others may take our tables at once.
    pub(super) async fn end(&self) {
        let lease = self.alive.borrow().lease.0;
        let ended =
            self.line.ask(async |connection| connection.execute(sql::END_LEASE, &[&lease]).await);
        if let Err(why) = ended.await {
            tracing::warn!(%why, "the lease could not be given back");
        }
    }
}

/// Holds on to the lease or takes one, and looks around.
async fn beat(
    line: &Line,
    name: &str,
    before: Option<(&Alive, bool)>,
) -> Result<Alive, StoreError> {
    line.ask(async |connection| {
        let held = match before {
            Some((alive, hears)) => {
                connection.execute(sql::HOLD_LEASE, &[&alive.lease.0, &hears]).await?
            }
            None => 0,
        };
        let lease = match before {
            Some((before, _)) if held > 0 => before.lease,
            _ => {
                connection.execute(sql::FORGET_LEASES, &[]).await?;
                let taken = connection.query(sql::TAKE_LEASE, &[&name]).await?;
                Lease(taken[0].get(0))
            }
        };
        let (asked, clock) = (Instant::now(), system_ms());
        let rows = connection.query(sql::ALIVE, &[]).await?;
        let there: Option<i64> = rows.first().map(|row| row.get(2));
        let measured = there.map(|there| there - clock - asked.elapsed().as_millis() as i64 / 2);
        let known = before.map(|(before, _)| before.ahead_ms);
        let ahead_ms = match (known, measured) {
            (Some(known), Some(measured)) if known.abs_diff(measured) <= WRONG_MS => known,
            (known, measured) => measured.or(known).unwrap_or_default(),
        };
        let mut nodes: Vec<(Lease, String)> =
            rows.iter().map(|row| (Lease(row.get(0)), row.get(1))).collect();
        nodes.sort_unstable_by_key(|(lease, _)| lease.0);
        let is_other = |row: &&Row| Lease(row.get(0)) != lease;
        let others_hear = rows.iter().filter(is_other).any(|row| row.get(3));
        Ok(Alive { lease, nodes, ahead_ms, others_hear })
    })
    .await
}

fn system_ms() -> i64 {
    SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default().as_millis() as i64
}

/// The clock of PostgreSQL, as far as this node knows it.
pub(crate) struct StoreClock(watch::Receiver<Alive>);

impl StoreClock {
    /// The clock of those who are alive.
    pub(crate) const fn new(alive: watch::Receiver<Alive>) -> Self {
        Self(alive)
    }
}

impl Clock for StoreClock {
    fn now(&self) -> Moment {
        let Moment { instant, ms } = SystemClock.now();
        Moment { instant, ms: ms.saturating_add_signed(self.0.borrow().ahead_ms) }
    }

    fn wait_until(&self, then: Instant) -> Pin<Box<dyn Future<Output = ()> + Send + '_>> {
        Box::pin(tokio::time::sleep_until(then.into()))
    }
}
