//! Where bots think, for whom, and what they remember.

pub(crate) mod memory;
pub(crate) mod networks;
mod pool;
mod turns;

use std::io;
use std::sync::Arc;
use std::time::{Duration, Instant};

use bots::{Mind, SpareTime};

use crate::ids::PlayerId;
use memory::Minds;
use networks::Networks;
use pool::Pool;
pub(crate) use turns::{Account, Purpose};

/// No bot thinks longer than this only because nobody waits.
const LEISURE: Duration = Duration::from_secs(1);

/// The threads on which bots think, shared fairly between the networks that players come from, and within a network
/// between its players.
pub(crate) struct Thinking {
    pool: Pool,
    memory: Minds,
    networks: Networks,
}

impl Thinking {
    /// `memory` is how many bytes all bots together may remember.
    pub(crate) fn new(threads: usize, memory: usize) -> io::Result<Arc<Self>> {
        let (pool, memory) = (Pool::new(threads)?, Minds::new(memory));
        Ok(Arc::new(Self { pool, memory, networks: Networks::default() }))
    }

    /// Where players last came from.
    pub(crate) const fn networks(&self) -> &Networks {
        &self.networks
    }

    /// Thinks for this player, who is charged for it.
    pub(crate) fn think_for(
        &self,
        player: PlayerId,
        purpose: Purpose,
        thought: impl FnOnce() + Send + 'static,
    ) {
        self.pool.run(self.account_of(player), purpose, thought);
    }

    /// Thinks about the move of a bot, with more thought until `noticed` while no other thought waits.
    pub(crate) fn think_about_move(
        &self,
        account: Account,
        noticed: Instant,
        thought: impl FnOnce(&SpareTime) + Send + 'static,
    ) {
        let until = noticed.min(Instant::now() + LEISURE);
        self.pool.run_at_leisure((account, Purpose::Move), until, thought);
    }

    /// Whoever pays for this player's thoughts.
    pub(crate) fn account_of(&self, player: PlayerId) -> Account {
        Account { network: self.networks.of(player), player }
    }

    /// Whoever pays for the thoughts at a table that only strangers look at: its host, but in the network that all
    /// unknown players share.
    pub(crate) fn account_of_strangers(&self, host: PlayerId) -> Account {
        Account { network: None, player: host }
    }

    /// Thinks with whatever time the machine has to spare.
    pub(crate) fn think_in_spare_time(&self, thought: impl FnOnce() + Send + 'static) {
        self.pool.run_spare(thought);
    }

    /// A bot has thought, and remembers what it may need again.
    pub(crate) fn remember(&self, mind: &Arc<Mind>) {
        self.memory.have_thought(mind);
    }
}
