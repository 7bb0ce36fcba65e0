//! What a running table needs of the world around it, and nothing more.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use crate::clock::{Clock, Moment};
use crate::config::Pace;
use crate::ids::TableId;
use crate::metrics::Metrics;
use crate::notices::Notices;
use crate::problem::{Kind, Problem, Result};
use crate::slow_work::SlowWork;
use crate::store::{Lead, Store};
use crate::table::calling::Bell;
use crate::table::stored::{Loaded, replayed};
use crate::thinking::Thinking;

/// How long to wait for another node that leads a table, and how often: until its lease has ended if it is dead.
const AGAIN: Duration = Duration::from_millis(250);
const LEASES_END: u32 = 16;

pub(crate) struct Services {
    pub(crate) store: Arc<dyn Store>,
    pub(crate) clock: Arc<dyn Clock>,
    /// There are no other nodes that we could send a request to: a table that another leads is waited for.
    pub(crate) is_alone: bool,
    /// False while other nodes can save and hear, and we cannot: then we lead nothing.
    pub(crate) fit: AtomicBool,
    /// How quickly things happen by themselves.
    pub(crate) pace: Pace,
    pub(crate) thinking: Arc<Thinking>,
    /// Replays entries from the storage, which may take long.
    pub(crate) slow_work: Arc<SlowWork>,
    pub(crate) notices: Notices,
    pub(crate) metrics: Arc<Metrics>,
    /// Calls those who are awaited and do not look.
    pub(crate) bell: Arc<dyn Bell>,
}

impl Services {
    pub(crate) fn is_fit(&self) -> bool {
        self.fit.load(Ordering::Relaxed)
    }

    pub(super) fn now(&self) -> Moment {
        self.clock.now()
    }

    /// A table from the storage, as soon as no other node leads it.
    pub(crate) async fn read_in_time(&self, id: TableId) -> Result<Loaded> {
        let most = if self.is_alone { LEASES_END } else { 0 };
        for _ in 0..most {
            match self.read(id).await {
                Err(problem) if problem.code() == "elsewhere" => {}
                read => return read,
            }
            tokio::time::sleep(AGAIN).await;
        }
        self.read(id).await
    }

    /// A table from the storage, which we lead from now on.
    ///
    /// # Errors
    /// If there is no such table, or another node leads it.
    pub(crate) async fn read(&self, id: TableId) -> Result<Loaded> {
        let none = || Problem::missing("problem-no-table");
        if !self.is_fit() || self.store.lead(id).await?.ok_or_else(none)? != Lead::Us {
            return Err(Problem::new(Kind::Elsewhere, "problem-elsewhere").retry_after_seconds(1));
        }
        self.look_through(move |store| async move { stored(&*store, id).await }).await
    }

    /// Asks the storage for many rows, and maybe makes something of them. This takes its turn and is paid for; whoever
    /// needs one row does not wait for it.
    pub(crate) async fn look_through<T, E, F>(
        &self,
        ask: impl FnOnce(Arc<dyn Store>) -> F + Send + 'static,
    ) -> Result<T>
    where
        T: Send + 'static,
        E: Into<Problem> + Send + 'static,
        F: Future<Output = Result<T, E>>,
    {
        let store = Arc::clone(&self.store);
        self.slow_work.wait(move || ask(store)).await?.map_err(Into::into)
    }
}

/// A table as the storage has it.
pub(crate) async fn stored(store: &dyn Store, id: TableId) -> Result<Loaded> {
    let none = || Problem::missing("problem-no-table");
    replayed(id, &store.load(id).await?.ok_or_else(none)?)
}
