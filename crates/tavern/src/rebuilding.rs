//! What is found out about finished matches is made anew from their entries and analyses.

use std::ops::ControlFlow;

use crate::analysis::Analysis;
use crate::ids::TableId;
use crate::moving::{OpenStorage, STEP};
use crate::store::raw::RawTable;
use crate::store::{Chain, Finished, StoredEntry, StoredTable, TableKey};
use crate::table::stored::replayed;

/// How a table that is over is marked.
const OVER: i16 = 2;

/// What was made anew.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rebuilt {
    /// How many tables there are.
    pub tables: usize,
    /// How many of them have a match that came to its end.
    pub finished: usize,
}

/// Makes everything anew that is derived from the entries of tables in this place: a folder, or the address of a
/// PostgreSQL. `progress` is told how many tables of how many are done and may stop it, which answers `None`; it can be
/// begun again at any time. Fails if a tavern is open there.
pub fn rebuild(
    place: &str,
    mut progress: impl FnMut(usize, usize) -> ControlFlow<()>,
) -> anyhow::Result<Option<Rebuilt>> {
    let mut place = OpenStorage::open_existing(place)?;
    let ids = place.raw.tables()?;
    let (mut done, mut n_finished) = (0, 0);
    for some in ids.chunks(STEP) {
        let mut found = Vec::with_capacity(some.len());
        for id in some {
            let finished = place.raw.table(id)?.as_ref().and_then(finished_of);
            n_finished += usize::from(finished.is_some());
            found.push((id.clone(), finished));
        }
        place.raw.put_finished(&found)?;
        done += some.len();
        if progress(done, ids.len()).is_break() {
            return Ok(None);
        }
    }
    Ok(Some(Rebuilt { tables: ids.len(), finished: n_finished }))
}

/// What is found out about the match of a table, if it came to its end.
pub(crate) fn finished_of(table: &RawTable) -> Option<Finished> {
    if table.status != OVER {
        return None;
    }
    let id = TableId::from_bytes(table.id.as_slice().try_into().ok()?);
    let finished = replayed(id, &stored(table)).ok()?.table.finished()?;
    let analysis = table.analysis.as_deref().and_then(|body| serde_json::from_str(body).ok());
    let lead_changes = analysis.map(|analysis: Analysis| analysis.lead_changes());
    Some(Finished { lead_changes, ..finished })
}

fn stored(table: &RawTable) -> StoredTable {
    let entries = table.entries.iter().map(|entry| StoredEntry {
        at: entry.at as u64,
        body: entry.body.clone(),
        chain: entry.chain.map(Chain::from_number),
    });
    StoredTable {
        key: TableKey(0),
        game: table.game.clone(),
        created: table.created as u64,
        setup: table.setup.clone(),
        entries: entries.collect(),
        at_least: table.n_entries as u32,
        lines: Vec::new(),
    }
}
