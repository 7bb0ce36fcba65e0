//! What a table's task is told, and where its answers go.

use std::sync::Arc;

use game::{Lang, Seat};
use serde_json::value::RawValue;
use tokio::sync::oneshot;

use super::watchers::Watcher;
use super::{Ask, Asker, Done, Sight};
use crate::ids::PlayerId;
use crate::problem::Result;

/// Looks at a table once, or hears why not, and answers.
pub(crate) type See = Box<dyn FnOnce(Result<&Sight<'_>>) + Send>;

pub(crate) enum Input {
    Ask {
        asker: Arc<Asker>,
        ask: Ask,
        reply: Reply,
    },
    /// Somebody begins to look.
    Watch {
        watcher: Watcher,
        /// Says whether they may.
        reply: oneshot::Sender<Result<()>>,
    },
    Unwatch {
        id: u64,
    },
    /// Somebody wants to know something now.
    See {
        player: Option<PlayerId>,
        lang: Option<Lang>,
        /// The invite word that they know.
        invite: Option<String>,
        see: See,
    },
    /// Somebody elsewhere, such as in the lobby, wants to know how the table stands: this does not count as following
    /// it.
    Glance {
        player: PlayerId,
        see: See,
    },
    /// Another node may lead the table now: the task ends as it is.
    GiveUp,
    Decided {
        seat: Seat,
        decision: u32,
        action: Box<RawValue>,
    },
    Advised {
        seat: Seat,
        decision: u32,
        counsel: bots::Counsel,
    },
}

impl Input {
    /// Whether it shows somebody the table, which must be saved before.
    pub(super) const fn looks(&self) -> bool {
        matches!(self, Self::Watch { .. } | Self::See { .. } | Self::Glance { .. })
    }
}

impl std::fmt::Debug for Input {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Input")
    }
}

#[derive(Debug)]
pub(crate) enum Reply {
    Request(oneshot::Sender<Result<Done>>),
    /// To a connection that looks at the table.
    Watcher {
        watcher: u64,
        /// The client's own id for its ask.
        id: Option<String>,
    },
}
