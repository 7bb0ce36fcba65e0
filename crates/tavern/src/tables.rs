//! All tables: those in memory, each with its task, and the way to those in the storage.

use std::collections::HashMap;
use std::convert::Infallible;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use game::{Info, Lang, Seat};
use tokio::sync::{OnceCell, mpsc, oneshot};

use crate::ids::{PlayerId, TableId};
use crate::lock::lock;
use crate::problem::{Kind, Problem, Result};
use crate::serving_threads::ServingThreads;
use crate::store::{Lead, Status};
use crate::table::services::Services;
use crate::table::stored::{Fresh, Loaded};
use crate::table::task::{INPUTS_A_TABLE, TableTask};
use crate::table::{Ask, Asker, Done, FirstSitter, Input, Reply, Sight, TableSetup};

/// At most this many running tables are woken when the tavern opens.
const WOKEN: u32 = 2_000;
/// How many times abandoned tables are looked for in the time that makes one abandoned.
const SWEEPS: u32 = 24;
/// How often tables are looked for that nobody leads any more.
const ADOPTING: Duration = Duration::from_secs(1);
/// How many of a player's latest tables are searched for one that is not over.
const RECENT: u32 = 50;
/// How long the tables may take to finish what they are doing when the tavern closes.
const CLOSING: Duration = Duration::from_secs(5);

pub struct Tables {
    services: Arc<Services>,
    threads: Arc<ServingThreads>,
    slots: Mutex<HashMap<TableId, Slot>>,
    watchers: AtomicU64,
    /// Every task holds a sender, so that closing can wait for all of them.
    alive: Mutex<Option<mpsc::Sender<Infallible>>>,
    all_ended: tokio::sync::Mutex<mpsc::Receiver<Infallible>>,
}

type Slot = Arc<OnceCell<mpsc::Sender<Input>>>;

impl Tables {
    pub(crate) fn new(services: Arc<Services>, threads: Arc<ServingThreads>) -> Arc<Self> {
        let (alive, all_ended) = mpsc::channel(1);
        Arc::new(Self {
            services,
            threads,
            slots: Mutex::default(),
            watchers: AtomicU64::new(0),
            alive: Mutex::new(Some(alive)),
            all_ended: tokio::sync::Mutex::new(all_ended),
        })
    }

    /// Whether somebody has a seat at a table that is not over.
    pub(crate) async fn is_playing(&self, player: PlayerId) -> Result<bool> {
        let tables = self.services.store.tables_of(player, RECENT).await?;
        Ok(tables.iter().any(|(_, is_over)| !is_over))
    }

    /// Unique among all connections.
    pub(crate) fn new_watcher(&self) -> u64 {
        self.watchers.fetch_add(1, Ordering::Relaxed)
    }

    /// Whether a table is in memory here.
    pub(crate) fn has(&self, id: TableId) -> bool {
        lock(&self.slots)
            .get(&id)
            .is_some_and(|slot| slot.get().is_some_and(|task| !task.is_closed()))
    }

    /// Ends all tasks as they are: others lead these tables, or may do so. Whoever looks has to come again.
    pub(crate) async fn give_up(&self) {
        let slots: Vec<Slot> = lock(&self.slots).drain().map(|(_, slot)| slot).collect();
        self.services.notices.forget_own();
        for task in slots.iter().filter_map(|slot| slot.get()) {
            let _ = task.try_send(Input::GiveUp);
        }
    }

    /// Makes a table with these asks granted first, all or none.
    pub async fn create(
        self: &Arc<Self>,
        kind: &'static catalog::Entry,
        setup: TableSetup,
        first: &[(Asker, Ask)],
    ) -> Result<TableId> {
        let id = TableId::random();
        self.create_as(id, kind, setup, first).await.map(|()| id)
    }

    /// The same under an id of which there is none yet.
    pub(crate) async fn create_as(
        self: &Arc<Self>,
        id: TableId,
        kind: &'static catalog::Entry,
        setup: TableSetup,
        first: &[(Asker, Ask)],
    ) -> Result<()> {
        let now = self.services.clock.now();
        let fresh = if setup.branch.is_some() {
            // Replays another match first, which may take long.
            let first = first.to_vec();
            let made = move || Fresh::new((id, kind), setup, &first, now);
            self.services.slow_work.run(made).await??
        } else {
            Fresh::new((id, kind), setup, first, now)?
        };
        let key = self.services.store.create(fresh.to_store()).await?;
        let loaded = fresh.stored_as(key);
        self.slot(id).get_or_init(|| async { self.open(loaded) }).await;
        Ok(())
    }

    /// The same for a table of which there is one: somebody may have clicked twice.
    pub(crate) async fn create_once(
        self: &Arc<Self>,
        id: TableId,
        kind: &'static catalog::Entry,
        setup: TableSetup,
        first: &[(Asker, Ask)],
    ) -> Result<()> {
        let made = self.create_as(id, kind, setup, first).await;
        match made.is_err() && self.is_there(id).await? {
            true => Ok(()),
            false => made,
        }
    }

    /// Asks a table for something and waits until it is saved.
    pub(crate) async fn ask(self: &Arc<Self>, id: TableId, asker: Asker, ask: Ask) -> Result<Done> {
        let (reply, answer) = oneshot::channel();
        let reply = Reply::Request(reply);
        self.send(id, Input::Ask { asker: Arc::new(asker), ask, reply }).await?;
        answer.await.unwrap_or_else(|_| Err(Problem::conflict("problem-closing")))
    }

    /// Looks at a table once, as somebody who knows this invite word.
    pub(crate) async fn see<T: Send + 'static>(
        self: &Arc<Self>,
        id: TableId,
        (player, lang): (Option<PlayerId>, Option<Lang>),
        invite: Option<String>,
        look: impl FnOnce(&Sight<'_>) -> T + Send + 'static,
    ) -> Result<T> {
        let (reply, answer) = oneshot::channel();
        let see = Box::new(move |sight: Result<&Sight<'_>>| drop(reply.send(sight.map(look))));
        self.send(id, Input::See { player, lang, invite, see }).await?;
        answer.await.unwrap_or_else(|_| Err(Problem::conflict("problem-closing")))
    }

    /// Sends something to a table, waking it if it is not in memory.
    pub(crate) async fn send(self: &Arc<Self>, id: TableId, mut input: Input) -> Result<()> {
        for _ in 0..3 {
            let sender = self.table(id).await?;
            match sender.send(input).await {
                Ok(()) => return Ok(()),
                // The task was just ending: it has saved everything, and another can begin.
                Err(mpsc::error::SendError(unsent)) => input = unsent,
            }
            self.forget_closed(id);
        }
        Err(Problem::conflict("problem-closing"))
    }

    /// The way to a table's task, waking it if it is not in memory.
    pub(crate) async fn table(self: &Arc<Self>, id: TableId) -> Result<mpsc::Sender<Input>> {
        let slot = self.slot(id);
        let opened = slot.get_or_try_init(|| async {
            let loaded = self.services.read_in_time(id).await?;
            Ok::<_, Problem>(self.open(loaded))
        });
        match opened.await {
            Ok(sender) => Ok(sender.clone()),
            Err(problem) => {
                self.forget_closed(id);
                Err(problem)
            }
        }
    }

    /// Whether there is such a table; it wakes, since whoever asks is about to go there.
    pub(crate) async fn is_there(self: &Arc<Self>, id: TableId) -> Result<bool> {
        match self.table(id).await {
            Ok(_) => Ok(true),
            Err(problem) if problem.kind() == Kind::Elsewhere => Ok(true),
            Err(problem) if problem.kind() == Kind::Missing => Ok(false),
            Err(problem) => Err(problem),
        }
    }

    fn slot(&self, id: TableId) -> Slot {
        Arc::clone(lock(&self.slots).entry(id).or_default())
    }

    /// Takes a table out of memory if it has no task.
    fn forget_closed(&self, id: TableId) {
        let mut slots = lock(&self.slots);
        let task = slots.get(&id).and_then(|slot| slot.get());
        if task.is_none_or(mpsc::Sender::is_closed) {
            slots.remove(&id);
        }
    }

    fn open(self: &Arc<Self>, loaded: Loaded) -> mpsc::Sender<Input> {
        let (sender, inputs) = mpsc::channel(INPUTS_A_TABLE);
        let id = loaded.table.id();
        let task = TableTask::new(Arc::clone(&self.services), loaded, (inputs, sender.downgrade()));
        let alive = lock(&self.alive).clone();
        let tables = Arc::clone(self);
        self.threads.next().spawn(async move {
            tables.services.metrics.tables.up();
            task.run().await;
            tables.services.metrics.tables.down();
            tables.forget_closed(id);
            drop(alive);
        });
        sender
    }

    pub(crate) async fn wake(self: &Arc<Self>) {
        for status in [Status::Playing, Status::Gathering] {
            let found = self.services.store.with_status(status, WOKEN).await;
            for id in found.unwrap_or_default() {
                self.wake_if_ours(id).await;
            }
        }
    }

    /// Takes over the tables of nodes that died, again and again.
    pub(crate) async fn adopt(self: &Arc<Self>) {
        loop {
            tokio::time::sleep(ADOPTING).await;
            for id in self.services.store.orphans(WOKEN).await.unwrap_or_default() {
                self.wake_if_ours(id).await;
            }
        }
    }

    /// Wakes a table unless another node leads it.
    async fn wake_if_ours(self: &Arc<Self>, id: TableId) {
        let is_fit = self.services.is_fit();
        if !is_fit || !matches!(self.services.store.lead(id).await, Ok(Some(Lead::Us))) {
            return;
        }
        if let Err(problem) = self.table(id).await {
            tracing::error!(table = %id, code = problem.code(), "a table does not wake");
        }
    }

    /// Wakes old tables whose match never began, again and again: those that nobody is at give themselves up.
    pub(crate) async fn sweep(self: &Arc<Self>) {
        let abandoned = self.services.pace.abandoned;
        loop {
            tokio::time::sleep(abandoned / SWEEPS).await;
            let now = self.services.clock.now().seconds();
            let before = now.saturating_sub(abandoned.as_secs());
            for id in self.services.store.never_begun(before).await.unwrap_or_default() {
                self.wake_if_ours(id).await;
            }
        }
    }

    /// Lets every table finish what it is doing.
    pub(crate) async fn close(&self) {
        lock(&self.slots).clear();
        lock(&self.alive).take();
        let mut all_ended = self.all_ended.lock().await;
        if tokio::time::timeout(CLOSING, all_ended.recv()).await.is_err() {
            tracing::warn!("some tables did not end in time");
        }
    }
}

/// How many sit at a table made with one click, if the game allows it.
const USUAL_SEATS: u8 = 4;

/// How many sit at a table unless somebody chooses.
pub(crate) fn usual_seats(info: &Info) -> u8 {
    USUAL_SEATS.clamp(info.min_seats, info.max_seats)
}

/// The host's asks of a new table: first the seats, then the match to begin if `start`.
pub fn first_asks(host: &Asker, seats: &[FirstSitter], start: bool) -> Vec<(Asker, Ask)> {
    let mut asks = Vec::new();
    for (number, sitter) in seats.iter().enumerate() {
        let seat = Seat::new(number as u8);
        match sitter {
            FirstSitter::Nobody => {}
            FirstSitter::Host => asks.push(Ask::Sit { seat: Some(seat), salt: None }),
            FirstSitter::BesideHost(name) => {
                asks.push(Ask::Share { seat, name: name.clone(), salt: None });
            }
            FirstSitter::Bot(level) => asks.push(Ask::Bot { seat, level: *level }),
        }
    }
    if start {
        asks.push(Ask::Start);
    }
    asks.into_iter().map(|ask| (host.clone(), ask)).collect()
}
