//! Waiting for news of a table with a plain request: `?after=NUMBER&wait=SECONDS`.
//!
//! Whoever waits watches the table like a stream, through a lens that says nothing but numbers.

use std::sync::Arc;
use std::time::Duration;

use tokio::runtime::Handle;
use tokio::sync::{mpsc, oneshot};

use super::Shared;
use super::caller::Caller;
use super::outbox::{Handed, Queue};
use super::tables::TableQuery;
use crate::guard::HeldStream;
use crate::ids::TableId;
use crate::problem::{Problem, Result};
use crate::table::watchers::{Parcel, Watcher};
use crate::table::{Change, Input, Lens, Look, Sight};

/// In seconds: every request has to be answered within thirty.
const LONGEST: u32 = 25;

#[derive(Clone, Copy, Debug)]
pub(crate) struct Patience {
    after: u32,
    wait: Duration,
}

impl Patience {
    pub(crate) fn of(query: &TableQuery) -> Option<Self> {
        let wait = Duration::from_secs(query.wait?.min(LONGEST).into());
        Some(Self { after: query.after?, wait }).filter(|patience| !patience.wait.is_zero())
    }

    /// Waits until the caller may know more than they do, or their patience ends. They count as present while the
    /// returned guard is kept.
    pub(crate) async fn wait(
        self,
        tavern: &Shared,
        id: TableId,
        caller: &Caller,
        invite: Option<String>,
    ) -> Result<Waiting> {
        let player = caller.player_id();
        let held = tavern.guard.stream(caller.address, player)?;
        let (outbox, mut parcels) = Queue::new(Arc::clone(&tavern.guard), caller.address);
        let (reply, admitted) = oneshot::channel();
        let number = tavern.tables.new_watcher();
        let (lens, outbox) = (Arc::new(NumberLens), Box::new(outbox));
        let name = caller.asker(None).ok().map(|asker| asker.name);
        let watcher =
            Watcher { id: number, player, name, invite, lang: None, tempo: None, lens, outbox };
        let table = tavern.tables.table(id).await?;
        tavern.tables.send(id, Input::Watch { watcher, reply }).await?;
        let waiting = Waiting { id: number, table, _held: held };
        admitted.await.unwrap_or_else(|_| Err(Problem::conflict("problem-closing")))?;
        let mut closing = tavern.closing.clone();
        tokio::select! {
            () = news(&mut parcels, self.after) => {}
            () = tokio::time::sleep(self.wait) => {}
            _ = closing.wait_for(|is_closing| *is_closing) => {}
        }
        Ok(waiting)
    }
}

/// Waits for a number greater than `after`, or until the table has no more to say.
async fn news(parcels: &mut mpsc::Receiver<Handed>, after: u32) {
    while let Some(handed) = parcels.recv().await {
        let Parcel::Messages(messages) = &handed.parcel else { continue };
        let read = |message: &String| message.parse::<u32>().ok();
        if messages.iter().filter_map(read).any(|number| number > after) {
            return;
        }
    }
}

/// Somebody waiting at a table, until this is dropped, even if they break off.
#[derive(Debug)]
pub(crate) struct Waiting {
    id: u64,
    table: mpsc::Sender<Input>,
    _held: HeldStream,
}

impl Drop for Waiting {
    fn drop(&mut self) {
        let Err(mpsc::error::TrySendError::Full(unwatch)) =
            self.table.try_send(Input::Unwatch { id: self.id })
        else {
            return;
        };
        if let Ok(runtime) = Handle::try_current() {
            let table = self.table.clone();
            runtime.spawn(async move { table.send(unwatch).await });
        }
    }
}

struct NumberLens;

impl Lens for NumberLens {
    fn kind(&self) -> &'static str {
        "number"
    }

    fn look(&self) -> Box<dyn Look> {
        Box::new(NumberLook)
    }
}

struct NumberLook;

impl Look for NumberLook {
    fn first(&mut self, sight: &Sight<'_>) -> Vec<String> {
        vec![sight.number().to_string()]
    }

    fn next(&mut self, sight: &Sight<'_>, _: &Change) -> Vec<String> {
        self.first(sight)
    }
}
