//! A storage in memory, for tests. Its writing and its reading can be broken.

use std::collections::{BTreeMap, HashMap};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use super::links::Links;
use super::{
    Append, Later, Link, NewTable, PuzzleTry, Status, Store, StoreError, StoredEntry, StoredTable,
    TableKey, Try,
};
use crate::ids::{PlayerId, TableId};

/// Ends with the process.
#[derive(Default)]
pub(crate) struct Memory {
    kept: Mutex<Kept>,
    links: Links,
    pub(crate) cannot_write: AtomicBool,
    pub(crate) cannot_read: AtomicBool,
}

#[derive(Default)]
struct Kept {
    /// In the order in which they were made: the place is the key.
    tables: Vec<Row>,
    analyses: HashMap<TableId, String>,
    players: HashMap<PlayerId, String>,
}

struct Row {
    id: TableId,
    host: PlayerId,
    status: Status,
    sitters: Vec<PlayerId>,
    table: StoredTable,
    entries: BTreeMap<u32, StoredEntry>,
    lines: BTreeMap<u32, String>,
}

impl Row {
    /// What was chosen first here, if it is a table for a puzzle.
    fn puzzle_try(&self) -> Option<PuzzleTry> {
        let json = |text: &str| serde_json::from_str::<serde_json::Value>(text).unwrap_or_default();
        let here = &json(&self.table.setup)["puzzle"];
        let puzzle = here["id"].as_str()?.to_owned();
        let is_own = |entry: &&StoredEntry| json(&entry.body)["acted"]["seat"] == here["seat"];
        let first = self.entries.values().find(is_own)?;
        let (game, at, entry) = (self.table.game.clone(), first.at, first.body.clone());
        Some(PuzzleTry { game, puzzle, at, entry })
    }
}

fn now<T: Send + 'static>(answer: Result<T, StoreError>) -> Later<T> {
    Box::pin(async { answer })
}

fn broken<T>() -> Result<T, StoreError> {
    Err(StoreError::Broken("a disk failed".to_owned()))
}

impl Memory {
    fn kept(&self) -> MutexGuard<'_, Kept> {
        self.kept.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn write<T: Send + 'static>(
        &self,
        write: impl FnOnce(&mut Kept) -> Result<T, StoreError>,
    ) -> Later<T> {
        let is_broken = self.cannot_write.load(Ordering::Relaxed);
        now(if is_broken { broken() } else { write(&mut self.kept()) })
    }

    fn read<T: Send + 'static>(&self, read: impl FnOnce(&Kept) -> T) -> Later<T> {
        let is_broken = self.cannot_read.load(Ordering::Relaxed);
        now(if is_broken { broken() } else { Ok(read(&self.kept())) })
    }
}

impl Store for Memory {
    fn create(&self, new: NewTable) -> Later<TableKey> {
        self.write(|kept| {
            if kept.tables.iter().any(|row| row.id == new.id) {
                return Err(StoreError::Taken);
            }
            let key = TableKey(kept.tables.len() as i64);
            let NewTable { id, game, created, setup, host, entries, status, sitters } = new;
            let (at_least, lines) = (entries.len() as u32, BTreeMap::new());
            let (no_entries, no_lines) = (Vec::new(), Vec::new());
            let table = StoredTable {
                key,
                game,
                created,
                setup,
                at_least,
                entries: no_entries,
                lines: no_lines,
            };
            let entries = (0..).zip(entries).collect();
            kept.tables.push(Row { id, host, status, sitters, table, entries, lines });
            Ok(key)
        })
    }

    fn append(&self, append: Append) -> Later<()> {
        self.write(|kept| {
            let none = || StoreError::Broken("there is no such table".to_owned());
            let row = kept.tables.get_mut(append.table.0 as usize).ok_or_else(none)?;
            let end = append.first + append.entries.len() as u32;
            let is_taken = (append.first..end).any(|number| row.entries.contains_key(&number))
                || append.lines.iter().any(|(number, _)| row.lines.contains_key(number));
            if is_taken {
                return Err(StoreError::Taken);
            }
            row.entries.extend((append.first..).zip(append.entries));
            row.lines.extend(append.lines);
            append.gone.iter().for_each(|number| drop(row.lines.remove(number)));
            if let Some(status) = append.status {
                (row.status, row.table.at_least) = (status, end);
            }
            row.sitters.extend(append.sitters);
            Ok(())
        })
    }

    fn load(&self, id: TableId) -> Later<Option<StoredTable>> {
        self.read(|kept| {
            let row = kept.tables.iter().find(|row| row.id == id)?;
            let entries = row.entries.values().cloned().collect();
            let lines = row.lines.values().cloned().collect();
            Some(StoredTable { entries, lines, ..row.table.clone() })
        })
    }

    fn with_status(&self, status: Status, limit: u32) -> Later<Vec<TableId>> {
        self.read(|kept| {
            let found = kept.tables.iter().rev().filter(|row| row.status == status);
            found.map(|row| row.id).take(limit as usize).collect()
        })
    }

    fn never_begun(&self, before: u64) -> Later<Vec<TableId>> {
        self.read(|kept| {
            let is_old = |row: &&Row| row.table.created < before;
            let gathering = kept.tables.iter().filter(|row| row.status == Status::Gathering);
            gathering.filter(is_old).map(|row| row.id).collect()
        })
    }

    fn tables_of(&self, player: PlayerId, limit: u32) -> Later<Vec<(TableId, bool)>> {
        self.read(|kept| {
            let theirs = kept.tables.iter().rev().filter(|row| row.sitters.contains(&player));
            let found = theirs.map(|row| (row.id, row.status == Status::Over));
            found.take(limit as usize).collect()
        })
    }

    fn tries(&self, contest: String, limit: u32) -> Later<Vec<Try>> {
        self.read(|kept| {
            let of_contest = |row: &&Row| {
                let setup: serde_json::Value =
                    serde_json::from_str(&row.table.setup).unwrap_or_default();
                setup["contest"]["id"] == contest.as_str()
            };
            let found = kept.tables.iter().filter(of_contest).map(|row| Try {
                table: row.id,
                player: row.host,
                name: kept.players.get(&row.host).cloned(),
                is_over: row.status == Status::Over,
            });
            found.take(limit as usize).collect()
        })
    }

    fn games_of(&self, player: PlayerId) -> Later<Vec<(String, u32, TableId)>> {
        self.read(|kept| {
            let mut games: BTreeMap<String, (u32, TableId)> = BTreeMap::new();
            let begun = kept.tables.iter().filter(|row| row.status != Status::Gathering);
            for row in begun.filter(|row| row.sitters.contains(&player)) {
                games.entry(row.table.game.clone()).or_insert((0, row.id)).0 += 1;
            }
            games.into_iter().map(|(game, (n, first))| (game, n, first)).collect()
        })
    }

    fn puzzle_tries(&self, player: PlayerId) -> Later<Vec<PuzzleTry>> {
        self.read(|kept| {
            let own = kept.tables.iter().filter(|row| row.host == player);
            let mut tries: Vec<PuzzleTry> = own.filter_map(Row::puzzle_try).collect();
            tries.sort_by_key(|tried| tried.at);
            tries
        })
    }

    fn count_open(&self, host: PlayerId) -> Later<u32> {
        self.read(|kept| {
            let is_open = |row: &&Row| row.host == host && row.status != Status::Over;
            kept.tables.iter().filter(is_open).count() as u32
        })
    }

    fn keep_analysis(&self, table: TableId, body: String) -> Later<()> {
        self.write(|kept| {
            if kept.tables.iter().any(|row| row.id == table) {
                kept.analyses.insert(table, body);
            }
            Ok(())
        })
    }

    fn analysis(&self, table: TableId) -> Later<Option<String>> {
        self.read(|kept| kept.analyses.get(&table).cloned())
    }

    fn put_player(&self, player: PlayerId, name: String) -> Later<()> {
        self.write(|kept| {
            kept.players.insert(player, name);
            Ok(())
        })
    }

    fn player(&self, player: PlayerId) -> Later<Option<String>> {
        self.read(|kept| kept.players.get(&player).cloned())
    }

    fn keep_link(&self, player: PlayerId, link: Link, lasts: Duration) -> Later<()> {
        self.links.keep(player, link, lasts)
    }

    fn claim_link(&self, word: [u8; 32]) -> Later<Option<[u8; 32]>> {
        self.links.claim(word)
    }
}
