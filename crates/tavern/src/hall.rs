//! All tables: those in memory, each with its task, and the way to those in the storage.

mod notices;
mod reading;

use std::collections::{BTreeMap, HashMap};
use std::convert::Infallible;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use tokio::sync::{OnceCell, mpsc, oneshot};

use crate::config::{Config, Pace};
use crate::crew::Crew;
use crate::ids::{PlayerId, TableId};
use crate::metrics::Metrics;
use crate::minds::Minds;
use crate::pool::Pool;
use crate::problem::{Outcome, Problem};
use crate::store::{Chain, NewTable, Status, Store};
use crate::table::rhythm::Moment;
use crate::table::task::{COMMANDS_A_TABLE, TableTask, chained, sitters};
use crate::table::{Ask, Asker, Command, Done, Reply, SeatWish, Sight, Table, TableSetup};
use crate::whereabouts::Whereabouts;
use crate::work::Workers;
pub use notices::Notice;
use notices::in_turns;
pub use reading::Loaded;
use reading::replayed;

/// So many tables under way are woken when the tavern opens.
const WOKEN: u32 = 2_000;
/// Abandoned tables are looked for so often in the time after which a table counts as abandoned.
const SWEEPS: u32 = 24;
/// Whoever sits at a table that is not over does so at one of the last so many of theirs.
const RECENT: u32 = 50;
/// How long the tables may take to finish what they are doing when the tavern closes.
const CLOSING: Duration = Duration::from_secs(5);

/// All tables.
pub struct Hall {
    store: Arc<dyn Store>,
    pool: Pool,
    minds: Arc<Minds>,
    whereabouts: Whereabouts,
    workers: Workers,
    crew: Crew,
    pace: Pace,
    metrics: Arc<Metrics>,
    tables: Mutex<HashMap<TableId, Slot>>,
    notices: Mutex<BTreeMap<TableId, Notice>>,
    watchers: AtomicU64,
    /// Every task holds a sender, so that closing can wait for all of them.
    alive: Mutex<Option<mpsc::Sender<Infallible>>>,
    all_ended: tokio::sync::Mutex<mpsc::Receiver<Infallible>>,
}

type Slot = Arc<OnceCell<mpsc::Sender<Command>>>;

impl Hall {
    /// A hall whose tables are kept in `store`.
    ///
    /// # Errors
    /// If the threads for bots and tables cannot be made.
    pub fn new(
        store: Arc<dyn Store>,
        config: &Config,
        metrics: Arc<Metrics>,
    ) -> std::io::Result<Self> {
        let (alive, all_ended) = mpsc::channel(1);
        Ok(Self {
            store,
            pool: Pool::new(config.bot_threads)?,
            minds: Arc::new(Minds::new(config.bot_memory)),
            whereabouts: Whereabouts::default(),
            workers: Workers::new(Workers::usual_size(), &config.limits)?,
            crew: Crew::new(Crew::usual_size())?,
            pace: config.pace,
            metrics,
            tables: Mutex::default(),
            notices: Mutex::default(),
            watchers: AtomicU64::new(0),
            alive: Mutex::new(Some(alive)),
            all_ended: tokio::sync::Mutex::new(all_ended),
        })
    }

    /// How quickly things happen by themselves.
    pub const fn pace(&self) -> Pace {
        self.pace
    }

    /// What is counted.
    pub const fn metrics(&self) -> &Arc<Metrics> {
        &self.metrics
    }

    /// Where tables are kept.
    pub fn store(&self) -> &dyn Store {
        &*self.store
    }

    /// The threads that serve connections and tables.
    pub(crate) const fn crew(&self) -> &Crew {
        &self.crew
    }

    pub(crate) const fn pool(&self) -> &Pool {
        &self.pool
    }

    /// What all bots remember.
    pub(crate) const fn minds(&self) -> &Arc<Minds> {
        &self.minds
    }

    /// From where players came last.
    pub const fn whereabouts(&self) -> &Whereabouts {
        &self.whereabouts
    }

    /// The threads for what takes long.
    pub(crate) const fn workers(&self) -> &Workers {
        &self.workers
    }

    /// Seconds since 1970.
    pub fn now(&self) -> u64 {
        self.moment().ms / 1_000
    }

    /// What time it is.
    pub fn moment(&self) -> Moment {
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        Moment { instant: Instant::now(), ms: since.as_millis() as u64 }
    }

    /// Whether somebody has a seat at a table that is not over.
    ///
    /// # Errors
    /// If the storage fails.
    pub async fn is_playing(&self, player: PlayerId) -> Outcome<bool> {
        let tables = self.store.tables_of(player, RECENT).await?;
        Ok(tables.iter().any(|(_, is_over)| !is_over))
    }

    /// A number for a connection, which no other has.
    pub fn new_watcher(&self) -> u64 {
        self.watchers.fetch_add(1, Ordering::Relaxed)
    }

    /// Makes a table where these sit at first; begins the match at once if `start`.
    ///
    /// # Errors
    /// If the game does not know what the host chose.
    pub async fn create(
        self: &Arc<Self>,
        kind: &'static catalog::Entry,
        setup: TableSetup,
        first: &[(Asker, Ask)],
    ) -> Outcome<TableId> {
        setup.check(kind.game)?;
        let (id, created) = (TableId::random(), self.now());
        let mut table = Table::new(id, kind, setup, created);
        table.set_time(self.moment().ms);
        for (asker, ask) in first {
            table.ask(asker, ask)?;
        }
        let unsaved = table.take_unsaved();
        let (entries, chain) = chained(Chain::default(), &unsaved);
        let new = NewTable {
            id,
            game: table.game_id().to_owned(),
            created,
            setup: serde_json::to_string(table.setup())
                .expect("a setup is plain data, which JSON can hold"),
            host: table.setup().host,
            entries,
            status: table.status(),
            sitters: sitters(&unsaved),
        };
        let key = self.store.create(new).await?;
        let slot = self.slot(id);
        slot.get_or_init(|| async { self.open(Loaded { table, key, chain }) }).await;
        Ok(id)
    }

    /// Asks a table for something and waits until it is saved.
    ///
    /// # Errors
    /// Why not.
    pub async fn ask(self: &Arc<Self>, id: TableId, asker: Asker, ask: Ask) -> Outcome<Done> {
        let (reply, answer) = oneshot::channel();
        let reply = Reply::Request(reply);
        self.send(id, Command::Ask { asker: Arc::new(asker), ask, reply }).await?;
        answer.await.unwrap_or_else(|_| Err(Problem::conflict("problem-closing")))
    }

    /// Looks at a table once, as somebody who knows this invite word.
    ///
    /// # Errors
    /// If there is no such table, or they may not.
    pub async fn see<T: Send + 'static>(
        self: &Arc<Self>,
        id: TableId,
        player: Option<PlayerId>,
        invite: Option<String>,
        look: impl FnOnce(&Sight<'_>) -> T + Send + 'static,
    ) -> Outcome<T> {
        let (reply, answer) = oneshot::channel();
        let see = Box::new(move |sight: Outcome<&Sight<'_>>| drop(reply.send(sight.map(look))));
        self.send(id, Command::See { player, invite, see }).await?;
        answer.await.unwrap_or_else(|_| Err(Problem::conflict("problem-closing")))
    }

    /// Sends a command to a table, waking it if it is not in memory.
    ///
    /// # Errors
    /// If there is no such table.
    pub async fn send(self: &Arc<Self>, id: TableId, mut command: Command) -> Outcome<()> {
        for _ in 0..3 {
            let sender = self.table(id).await?;
            match sender.send(command).await {
                Ok(()) => return Ok(()),
                // The task was just ending: it has saved everything, and another can begin.
                Err(mpsc::error::SendError(unsent)) => command = unsent,
            }
            self.forget_closed(id);
        }
        Err(Problem::conflict("problem-closing"))
    }

    /// The way to a table's task, waking it if it is not in memory.
    ///
    /// # Errors
    /// If there is no such table.
    pub async fn table(self: &Arc<Self>, id: TableId) -> Outcome<mpsc::Sender<Command>> {
        let slot = self.slot(id);
        let opened = slot.get_or_try_init(|| async {
            let loaded = self.read(id).await?;
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

    fn slot(&self, id: TableId) -> Slot {
        Arc::clone(lock(&self.tables).entry(id).or_default())
    }

    /// Takes a table out of memory.
    pub(crate) fn forget(&self, id: TableId) {
        lock(&self.tables).remove(&id);
    }

    /// Takes a table out of memory if it has no task.
    fn forget_closed(&self, id: TableId) {
        let mut tables = lock(&self.tables);
        let task = tables.get(&id).and_then(|slot| slot.get());
        if task.is_none_or(mpsc::Sender::is_closed) {
            tables.remove(&id);
        }
    }

    /// A table from the storage.
    pub(crate) async fn read(&self, id: TableId) -> Outcome<Loaded> {
        let none = || Problem::missing("problem-no-table");
        let stored = self.store.load(id).await?.ok_or_else(none)?;
        self.workers.run(move || replayed(id, &stored)).await?
    }

    fn open(self: &Arc<Self>, loaded: Loaded) -> mpsc::Sender<Command> {
        let (sender, commands) = mpsc::channel(COMMANDS_A_TABLE);
        let task = TableTask::new(Arc::clone(self), loaded, commands, sender.downgrade());
        let alive = lock(&self.alive).clone();
        let metrics = Arc::clone(&self.metrics);
        self.crew.next().spawn(async move {
            metrics.tables.up();
            task.run().await;
            metrics.tables.down();
            drop(alive);
        });
        sender
    }

    /// Wakes the tables that are under way.
    pub async fn wake(self: &Arc<Self>) {
        for status in [Status::Playing, Status::Gathering] {
            let found = self.store.with_status(status, WOKEN).await;
            for id in found.unwrap_or_default() {
                if let Err(problem) = self.table(id).await {
                    tracing::error!(table = %id, code = problem.code(), "a table does not wake");
                }
            }
        }
    }

    /// Wakes old tables whose match never began, again and again: those at which nobody is give themselves up.
    pub async fn sweep(self: &Arc<Self>) {
        let abandoned = self.pace.abandoned;
        loop {
            tokio::time::sleep(abandoned / SWEEPS).await;
            let before = self.now().saturating_sub(abandoned.as_secs());
            for id in self.store.never_begun(before).await.unwrap_or_default() {
                let _ = self.table(id).await;
            }
        }
    }

    /// Lets every table finish what it is doing.
    pub async fn close(&self) {
        lock(&self.tables).clear();
        lock(&self.alive).take();
        let mut all_ended = self.all_ended.lock().await;
        if tokio::time::timeout(CLOSING, all_ended.recv()).await.is_err() {
            tracing::warn!("some tables did not end in time");
        }
    }

    /// Says in the lobby what became of a table.
    pub(crate) fn put_notice(&self, table: &Table) {
        let mut notices = lock(&self.notices);
        if table.status() == Status::Over {
            notices.remove(&table.id());
            return;
        }
        notices.insert(table.id(), Notice::of(table));
    }

    /// The public tables that are not over, at most `limit`: everybody's newest one first, then their second, and so on,
    /// so that nobody hides the tables of others behind many of their own.
    pub fn public_tables(&self, limit: usize) -> Vec<Notice> {
        let notices = lock(&self.notices);
        let public = notices.values().filter(|notice| notice.is_public);
        in_turns(public.collect()).into_iter().take(limit).cloned().collect()
    }

    /// What the lobby says of a table, if it is not over.
    pub fn notice(&self, id: TableId) -> Option<Notice> {
        lock(&self.notices).get(&id).cloned()
    }
}

/// What the host's wishes for the seats ask the new table for.
pub fn first_asks(host: &Asker, wishes: &[SeatWish], start: bool) -> Vec<(Asker, Ask)> {
    let mut asks = Vec::new();
    for (number, wish) in wishes.iter().enumerate() {
        let seat = game::Seat::new(number as u8);
        match wish {
            SeatWish::Open => {}
            SeatWish::Me => asks.push(Ask::Sit { seat: Some(seat), salt: None }),
            SeatWish::Bot(level) => asks.push(Ask::SeatBot { seat, level: *level }),
        }
    }
    if start {
        asks.push(Ask::Start);
    }
    asks.into_iter().map(|ask| (host.clone(), ask)).collect()
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
