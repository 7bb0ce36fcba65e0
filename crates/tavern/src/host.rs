//! Whoever makes a table: it counts against their key and their address.

use std::net::IpAddr;

use crate::Tavern;
use crate::problem::{Problem, Result};
use crate::table::Asker;

#[derive(Clone, Debug)]
pub(crate) struct Host {
    pub(crate) asker: Asker,
    pub(crate) address: IpAddr,
}

impl Host {
    /// Refuses one table too many, and counts any other.
    pub(crate) async fn allow_table(&self, tavern: &Tavern) -> Result<()> {
        let (player, limit) = (self.asker.player, tavern.config.limits.tables_a_key);
        if limit < u32::MAX && tavern.store.count_open(player).await? >= limit {
            return Err(Problem::too_many("problem-too-many-open").with("max", limit));
        }
        tavern.guard.new_table(self.address, player)
    }
}
