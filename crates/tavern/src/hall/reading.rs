//! A table read from the storage: its entries are carried out again, one after another.

use crate::ids::TableId;
use crate::problem::{Kind, Outcome, Problem};
use crate::store::{Chain, StoredEntry, StoredTable, TableKey};
use crate::table::Table;

/// A table and how the storage calls it.
#[derive(Debug)]
pub struct Loaded {
    /// The table.
    pub table: Table,
    /// How the storage calls it.
    pub key: TableKey,
    /// The digest of its life.
    pub chain: Chain,
}

/// The table that was stored so.
pub(super) fn replayed(id: TableId, stored: &StoredTable) -> Outcome<Loaded> {
    let unreadable = |why: &dyn std::fmt::Display| {
        tracing::error!(table = %id, %why, "a table cannot be read");
        Problem::new(Kind::Broken, "problem-unreadable")
    };
    let kind = catalog::find(&stored.game).map_err(|why| unreadable(&why))?;
    let setup = serde_json::from_str(&stored.setup).map_err(|why| unreadable(&why))?;
    let mut table = Table::new(id, kind, setup, stored.created);
    let mut chain = Chain::default();
    for StoredEntry { at, body, chain: known } in &stored.entries {
        chain = chain.and(*at, body);
        if known.is_some_and(|known| known != chain) {
            return Err(unreadable(&"an entry is missing or was altered"));
        }
        let entry = serde_json::from_str(body).map_err(|why| unreadable(&why))?;
        table.replay(*at, &entry).map_err(|why| unreadable(&format!("{:?}", why.phrase)))?;
    }
    if table.n_entries() < stored.at_least {
        return Err(unreadable(&"its last entries are missing"));
    }
    for line in &stored.lines {
        let line = serde_json::from_str(line).map_err(|why| unreadable(&why))?;
        table.talk_mut().remember(line);
    }
    Ok(Loaded { table, key: stored.key, chain })
}
