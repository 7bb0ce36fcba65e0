//! What a table's task is told, and where its answers go.

use std::sync::Arc;

use game::{Lang, Seat};
use serde_json::value::RawValue;
use tokio::sync::oneshot;

use super::watchers::Watcher;
use super::{Ask, Asker, Done, Sight};
use crate::ids::PlayerId;
use crate::problem::Result;

/// Looks at a table once, if the person may, and answers.
pub(crate) type See = Box<dyn FnOnce(Result<&Sight<'_>>) + Send>;

/// What a table is told to do.
pub(crate) enum Input {
    /// Somebody asks for something.
    Ask {
        asker: Arc<Asker>,
        ask: Ask,
        /// Where the answer goes.
        reply: Reply,
    },
    /// Somebody begins to look.
    Watch {
        /// With this connection.
        watcher: Watcher,
        /// Knowing this invite word.
        invite: Option<String>,
        /// Where it is said whether they may.
        reply: oneshot::Sender<Result<()>>,
    },
    /// A connection is gone.
    Unwatch { id: u64 },
    /// Somebody wants to know something now.
    See {
        player: Option<PlayerId>,
        /// In which language.
        lang: Option<Lang>,
        /// Knowing this invite word.
        invite: Option<String>,
        /// Looks, and answers.
        see: See,
    },
    /// Somebody who is not at the table wants to know how it stands there.
    Glance {
        player: PlayerId,
        /// Looks, and answers.
        see: See,
    },
    /// A bot has decided.
    Decided {
        /// For this seat,
        seat: Seat,
        /// on this decision,
        decision: u32,
        action: Box<RawValue>,
    },
    /// A captain has thought about a hint.
    Advised {
        /// For this seat,
        seat: Seat,
        /// about this decision:
        decision: u32,
        /// this is what they say.
        counsel: bots::Counsel,
    },
}

impl Input {
    /// Whether somebody sees the table by it, who must not see what is not saved.
    pub(super) const fn looks(&self) -> bool {
        matches!(self, Self::Watch { .. } | Self::See { .. } | Self::Glance { .. })
    }
}

impl std::fmt::Debug for Input {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Input")
    }
}

/// Where the answer to an ask goes.
#[derive(Debug)]
pub(crate) enum Reply {
    /// To a request.
    Request(oneshot::Sender<Result<Done>>),
    /// To a connection that looks at the table.
    Watcher {
        watcher: u64,
        /// How the client calls what it asked for.
        id: Option<String>,
    },
}
