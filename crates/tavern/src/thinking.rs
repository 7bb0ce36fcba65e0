//! Where bots think, for whom, and what they remember.

pub(crate) mod memory;
pub(crate) mod networks;
mod pool;
mod turns;

use std::io;
use std::sync::Arc;

use bots::Mind;

use crate::ids::PlayerId;
use memory::Minds;
use networks::Networks;
use pool::Pool;
use turns::Account;
pub(crate) use turns::Purpose;

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
        let network = self.networks.of(player);
        self.pool.run(Account { network, player }, purpose, thought);
    }

    /// Thinks for a table that only strangers look at: charged to its host, but in the network that all unknown players
    /// share.
    pub(crate) fn think_for_strangers(
        &self,
        host: PlayerId,
        thought: impl FnOnce() + Send + 'static,
    ) {
        self.pool.run(Account { network: None, player: host }, Purpose::Move, thought);
    }

    /// Thinks when a thread is free and nothing else waits.
    pub(crate) fn think_in_spare_time(&self, thought: impl FnOnce() + Send + 'static) {
        self.pool.run_spare(thought);
    }

    /// A bot has thought, and remembers what it may need again.
    pub(crate) fn remember(&self, mind: &Arc<Mind>) {
        self.memory.have_thought(mind);
    }
}
