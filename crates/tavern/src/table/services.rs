//! What a running table needs of the world around it, and nothing more.

use std::sync::Arc;

use crate::clock::{Clock, Moment};
use crate::config::Pace;
use crate::ids::TableId;
use crate::metrics::Metrics;
use crate::notices::Notices;
use crate::problem::{Problem, Result};
use crate::slow_work::SlowWork;
use crate::store::Store;
use crate::table::stored::{Loaded, replayed};
use crate::thinking::Thinking;

/// What a running table needs of the world around it.
pub(crate) struct Services {
    /// Where tables are kept.
    pub(crate) store: Arc<dyn Store>,
    /// What time it is.
    pub(crate) clock: Arc<dyn Clock>,
    /// How quickly things happen by themselves.
    pub(crate) pace: Pace,
    /// Where bots think.
    pub(crate) thinking: Arc<Thinking>,
    /// Where old entries are carried out again, which may take long.
    pub(crate) slow_work: Arc<SlowWork>,
    /// What the lobby says.
    pub(crate) notices: Notices,
    /// What is counted.
    pub(crate) metrics: Arc<Metrics>,
}

impl Services {
    /// What time it is.
    pub(super) fn now(&self) -> Moment {
        self.clock.now()
    }

    /// A table from the storage.
    pub(crate) async fn read(&self, id: TableId) -> Result<Loaded> {
        let none = || Problem::missing("problem-no-table");
        let stored = self.store.load(id).await?.ok_or_else(none)?;
        self.slow_work.run(move || replayed(id, &stored)).await?
    }
}
