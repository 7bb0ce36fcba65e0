//! A table on its way to the storage and back: what happened is kept as entries, and carried out again one by one.

use super::{Ask, Asker, Entry, Table, TableSetup};
use crate::clock::Moment;
use crate::ids::{PlayerId, TableId};
use crate::problem::{Kind, Problem, Result};
use crate::store::{Chain, NewTable, StoredEntry, StoredTable, TableKey};

#[derive(Debug)]
pub(crate) struct Loaded {
    pub(crate) table: Table,
    pub(crate) key: TableKey,
    /// Covers all its entries.
    pub(crate) chain: Chain,
}

/// A table that was just made and is not in the storage yet.
pub(crate) struct Fresh {
    table: Table,
    unsaved: Vec<(u64, Entry)>,
}

impl Fresh {
    /// A table with its first asks already granted.
    pub(crate) fn new(
        (id, kind): (TableId, &'static catalog::Entry),
        setup: TableSetup,
        first: &[(Asker, Ask)],
        now: Moment,
    ) -> Result<Self> {
        setup.check(kind.game)?;
        let mut table = Table::new(id, kind, setup, now.seconds());
        table.set_time(now.ms);
        for (asker, ask) in first {
            table.ask(asker, ask)?;
        }
        let unsaved = table.take_unsaved();
        Ok(Self { table, unsaved })
    }

    pub(crate) fn to_store(&self) -> NewTable {
        let table = &self.table;
        NewTable {
            id: table.id(),
            game: table.game_id().to_owned(),
            created: table.created(),
            setup: json(table.setup()),
            host: table.setup().host,
            entries: chained(Chain::default(), &self.unsaved).0,
            status: table.kept_status(),
            sitters: sitters(&self.unsaved),
        }
    }

    pub(crate) fn stored_as(self, key: TableKey) -> Loaded {
        let chain = chained(Chain::default(), &self.unsaved).1;
        Loaded { table: self.table, key, chain }
    }
}

/// Rebuilds a table from its entries.
pub(crate) fn replayed(id: TableId, stored: &StoredTable) -> Result<Loaded> {
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

/// The entries as they are stored after a life with the digest `chain`, and the digest after them.
pub(super) fn chained(mut chain: Chain, entries: &[(u64, Entry)]) -> (Vec<StoredEntry>, Chain) {
    let mut stored = Vec::with_capacity(entries.len());
    for (at, entry) in entries {
        let (at, body) = (*at, json(entry));
        chain = chain.and(at, &body);
        stored.push(StoredEntry { at, body, chain: Some(chain) });
    }
    (stored, chain)
}

/// Who newly sits there.
pub(super) fn sitters(entries: &[(u64, Entry)]) -> Vec<PlayerId> {
    let sitter = |(_, entry): &(u64, Entry)| match entry {
        Entry::Sat { player, .. } => Some(*player),
        _ => None,
    };
    entries.iter().filter_map(sitter).collect()
}

pub(super) fn json(data: &impl serde::Serialize) -> String {
    serde_json::to_string(data).expect("plain data, which JSON can hold")
}
