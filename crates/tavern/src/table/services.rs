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

pub(crate) struct Services {
    pub(crate) store: Arc<dyn Store>,
    pub(crate) clock: Arc<dyn Clock>,
    /// How quickly things happen by themselves.
    pub(crate) pace: Pace,
    pub(crate) thinking: Arc<Thinking>,
    /// Replays entries from the storage, which may take long.
    pub(crate) slow_work: Arc<SlowWork>,
    pub(crate) notices: Notices,
    pub(crate) metrics: Arc<Metrics>,
}

impl Services {
    pub(super) fn now(&self) -> Moment {
        self.clock.now()
    }

    pub(crate) async fn read(&self, id: TableId) -> Result<Loaded> {
        let none = || Problem::missing("problem-no-table");
        let stored = self.store.load(id).await?.ok_or_else(none)?;
        self.slow_work.run(move || replayed(id, &stored)).await?
    }
}
