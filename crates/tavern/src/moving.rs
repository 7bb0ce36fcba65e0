//! Everything moves from one storage into another and is compared there. What was interrupted goes on where it was.

use std::fs::File;
use std::ops::ControlFlow;
use std::path::Path;

use anyhow::Context as _;

use crate::ids::TableId;
use crate::rebuilding::finished_of;
use crate::store::raw::{RawPlayer, RawPostgres, RawSqlite, RawStore, digest};
use crate::store::{self, BadData};
use crate::tavern::FILE;

/// How many tables move at once.
pub(crate) const STEP: usize = 100;

/// What was moved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Moved {
    /// How many tables there are.
    pub tables: usize,
    /// How many of them had been moved before.
    pub skipped: usize,
    pub players: usize,
    /// Of everything, the same on both sides.
    pub digest: [u8; 32],
}

/// Moves everything from one place to another; a place is a folder, or the address of a PostgreSQL. `progress` is told
/// how many steps of how many are done and may stop it, which answers `None`. Fails if a tavern is open at one of them,
/// or a table is there that is different here.
pub fn move_in(
    from: &str,
    to: &str,
    mut progress: impl FnMut(usize, usize) -> ControlFlow<()>,
) -> anyhow::Result<Option<Moved>> {
    let (mut from, mut to) = (OpenStorage::open_existing(from)?, OpenStorage::open(to)?);
    let (ids, players) = (from.raw.tables()?, from.raw.players()?);
    to.raw.put_days(&from.raw.days()?)?;
    players.chunks(STEP).try_for_each(|some| to.raw.put_players(some))?;
    // Every table twice: it moves, and it is compared.
    let (mut here, mut skipped, all) = (vec![digest(&players)], 0, 2 * ids.len());
    for some in ids.chunks(STEP) {
        skipped += copy(&mut *from.raw, &mut *to.raw, some, &mut here)?;
        if progress(here.len() - 1, all).is_break() {
            return Ok(None);
        }
    }
    let mut there = vec![digest(&of_same(&players, to.raw.players()?))];
    for id in &ids {
        there.push(to.raw.table(id)?.map_or([0; 32], |table| digest(&table)));
        if progress(ids.len() + there.len() - 1, all).is_break() {
            return Ok(None);
        }
    }
    let digest = digest(&here);
    anyhow::ensure!(here == there, "what was written is not what is read there");
    Ok(Some(Moved { tables: ids.len(), skipped, players: players.len(), digest }))
}

/// A storage that nobody else uses.
pub(crate) struct OpenStorage {
    pub(crate) raw: Box<dyn RawStore>,
    _lock: Option<File>,
}

impl OpenStorage {
    /// Opens a place where there is something.
    pub(crate) fn open_existing(place: &str) -> anyhow::Result<Self> {
        let file = Path::new(place).join(FILE);
        if !is_postgres(place) {
            file.metadata().with_context(|| format!("cannot read {}", file.display()))?;
        }
        Self::open(place)
    }

    fn open(place: &str) -> anyhow::Result<Self> {
        if is_postgres(place) {
            return Ok(Self { raw: Box::new(RawPostgres::open(place)?), _lock: None });
        }
        let folder = Path::new(place);
        std::fs::create_dir_all(folder)
            .with_context(|| format!("cannot make the folder {}", folder.display()))?;
        let lock = store::lock(folder)?;
        let raw = Box::new(RawSqlite::open(&folder.join(FILE))?);
        Ok(Self { raw, _lock: Some(lock) })
    }
}

fn is_postgres(place: &str) -> bool {
    place.starts_with("postgres://") || place.starts_with("postgresql://")
}

/// Copies what is missing, notes the digests, and says how much was there already.
fn copy(
    from: &mut dyn RawStore,
    to: &mut dyn RawStore,
    ids: &[Vec<u8>],
    digests: &mut Vec<[u8; 32]>,
) -> anyhow::Result<usize> {
    let mut missing = Vec::new();
    for id in ids {
        let table = from.table(id)?.context("a table went away while it was copied")?;
        digests.push(digest(&table));
        match to.table(id)? {
            Some(there) if there == table => {}
            Some(_) => return Err(BadData::Different(name(id)).into()),
            None => missing.push(table),
        }
    }
    to.add(&missing)?;
    let finished: Vec<_> =
        missing.iter().map(|table| (table.id.clone(), finished_of(table))).collect();
    to.put_finished(&finished)?;
    Ok(ids.len() - missing.len())
}

/// Of all players there those who are here as well.
fn of_same(here: &[RawPlayer], mut there: Vec<RawPlayer>) -> Vec<RawPlayer> {
    there.retain(|(id, _)| here.binary_search_by(|(known, _)| known.cmp(id)).is_ok());
    there
}

fn name(id: &[u8]) -> String {
    id.try_into().map(TableId::from_bytes).map_or_else(|_| format!("{id:?}"), |id| id.to_string())
}
