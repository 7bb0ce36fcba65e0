//! A storage in memory, for tests. Its writing and its reading can be broken.

mod subscriptions;

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, MutexGuard};
use std::time::Duration;

use super::links::Links;
use super::{
    Append, Finished, Found, Later, Link, MatchSearch, NewTable, Order, OwnTry, Placed, PuzzleTry,
    SEARCHED, Status, Store, StoreError, StoredDay, StoredEntry, StoredTable, TableKey, Tries, Try,
};
use crate::ids::{PlayerId, TableId};
use crate::lock::lock;

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
    tavern_key: Option<Vec<u8>>,
    /// Player, address and body, the newest last.
    subscriptions: Vec<(PlayerId, String, String)>,
    days: BTreeMap<(String, u32), StoredDay>,
}

struct Row {
    id: TableId,
    host: PlayerId,
    status: Status,
    sitters: Vec<PlayerId>,
    table: StoredTable,
    entries: BTreeMap<u32, StoredEntry>,
    lines: BTreeMap<u32, String>,
    finished: Option<Finished>,
}

impl Row {
    fn contest(&self) -> Option<String> {
        self.of_contest("id")
    }

    fn of_contest(&self, field: &str) -> Option<String> {
        json(&self.table.setup)["contest"][field].as_str().map(str::to_owned)
    }

    fn puzzle(&self) -> serde_json::Value {
        json(&self.table.setup)["puzzle"].take()
    }

    /// What was chosen first here, if it is a table for a puzzle.
    fn puzzle_try(&self) -> Option<PuzzleTry> {
        let here = self.puzzle();
        let puzzle = here["id"].as_str()?.to_owned();
        let is_own = |entry: &&StoredEntry| json(&entry.body)["acted"]["seat"] == here["seat"];
        let first = self.entries.values().find(is_own)?;
        let (game, at, entry) = (self.table.game.clone(), first.at, first.body.clone());
        Some(PuzzleTry { game, puzzle, at, entry })
    }
}

impl Kept {
    /// The matches of a contest that count.
    fn tries(&self, contest: &str, of: Tries) -> Vec<(&Row, &Finished)> {
        let of_contest = self.tables.iter().filter(|row| row.contest().as_deref() == Some(contest));
        let finished = of_contest.filter_map(|row| Some((row, row.finished.as_ref()?)));
        finished.filter(|(_, finished)| of == Tries::All || finished.counts()).collect()
    }
}

fn json(text: &str) -> serde_json::Value {
    serde_json::from_str(text).unwrap_or_default()
}

fn now<T: Send + 'static>(answer: Result<T, StoreError>) -> Later<T> {
    Box::pin(async { answer })
}

fn is_found(search: &MatchSearch, row: &Row, one: &Finished) -> bool {
    (search.game.is_empty() || row.table.game == search.game)
        && (search.seats == 0 || one.seats.len() == usize::from(search.seats))
        && one.people() >= search.people
        && one.seats_json().contains(&search.name_json())
}

/// What comes first has more; of the same, the newest.
fn rank(order: Order, one: &Finished) -> i64 {
    let (margin, length) = (i64::from(one.margin), i64::from(one.length));
    match order {
        Order::Newest => 0,
        Order::Exciting => 100 * i64::from(one.lead_changes.unwrap_or(0)) - margin,
        Order::Closest => -margin,
        Order::Longest => length,
        Order::Shortest => -length,
    }
}

fn broken<T>() -> Result<T, StoreError> {
    Err(StoreError::Broken("a disk failed".to_owned()))
}

impl Memory {
    fn kept(&self) -> MutexGuard<'_, Kept> {
        lock(&self.kept)
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
            let finished = None;
            kept.tables.push(Row { id, host, status, sitters, table, entries, lines, finished });
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
            if let Some(finished) = append.finished {
                let known = row.finished.as_ref().and_then(|known| known.lead_changes);
                let lead_changes = finished.lead_changes.or(known);
                row.finished = Some(Finished { lead_changes, ..finished });
            }
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

    fn tries(&self, contest: String, reader: Option<PlayerId>, limit: u32) -> Later<Vec<Try>> {
        self.read(|kept| {
            let played =
                |row: &&Row| row.finished.is_some() && row.contest().as_ref() == Some(&contest);
            let mut known = BTreeSet::new();
            let rows = kept.tables.iter().filter(played);
            let mut first: Vec<_> = rows.filter(|row| known.insert(row.host)).enumerate().collect();
            first.sort_by_key(|(nth, row)| (Some(row.host) != reader, *nth));
            first.truncate(limit as usize);
            first.sort_by_key(|(nth, _)| *nth);
            let found = first.into_iter().map(|(_, row)| Try {
                table: row.id,
                player: row.host,
                name: kept.players.get(&row.host).cloned(),
            });
            found.collect()
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
            let is_open = |row: &&Row| {
                row.host == host && row.status != Status::Over && row.puzzle().is_null()
            };
            kept.tables.iter().filter(is_open).count() as u32
        })
    }

    fn was_here(&self, player: PlayerId, before: u64) -> Later<bool> {
        self.read(|kept| {
            let over = kept.tables.iter().filter(|row| row.status == Status::Over);
            let mut before = over.filter(|row| row.table.created < before);
            before.any(|row| row.sitters.contains(&player))
        })
    }

    fn commit_days(&self, days: Vec<StoredDay>) -> Later<()> {
        self.write(|kept| {
            for day in days {
                kept.days.entry((day.game.clone(), day.day)).or_insert(day);
            }
            Ok(())
        })
    }

    fn days(&self, game: String, first: u32, last: u32) -> Later<Vec<StoredDay>> {
        self.read(|kept| {
            let asked = (game.clone(), first)..=(game, last);
            kept.days.range(asked).map(|(_, day)| day.clone()).collect()
        })
    }

    fn spread(&self, contest: String) -> Later<Vec<(i32, u32)>> {
        self.read(|kept| {
            let mut spread = BTreeMap::new();
            for points in
                kept.tries(&contest, Tries::Counted).iter().filter_map(|(_, one)| one.points())
            {
                *spread.entry(points).or_default() += 1;
            }
            spread.into_iter().collect()
        })
    }

    fn best(&self, contest: String, of: Tries, limit: u32) -> Later<Vec<Placed>> {
        self.read(|kept| {
            let mut all = kept.tries(&contest, of);
            all.sort_by_key(|(_, one)| (std::cmp::Reverse(one.points()), one.ended));
            let placed = all.into_iter().map(|(row, one)| {
                let name = one.seats.iter().find(|seat| !seat.bot).map(|seat| seat.name.clone());
                let name = name.filter(|_| one.is_named());
                Placed { table: row.id, name, points: one.points().unwrap_or_default() }
            });
            placed.take(limit as usize).collect()
        })
    }

    fn own_tries(&self, contest: String, player: PlayerId, limit: u32) -> Later<Vec<OwnTry>> {
        self.read(|kept| {
            let own = kept.tables.iter().filter(|row| row.host == player);
            let own =
                own.filter(|row| row.contest().as_ref() == Some(&contest)).map(|row| OwnTry {
                    table: row.id,
                    is_over: row.status == Status::Over,
                    score: row.finished.as_ref().and_then(|finished| finished.contest),
                    standing: row.of_contest("standing"),
                });
            own.take(limit as usize).collect()
        })
    }

    fn search(&self, search: MatchSearch) -> Later<Vec<Found>> {
        self.read(|kept| {
            let all = kept.tables.iter().rev();
            let all = all.filter_map(|row| Some((row, row.finished.as_ref()?)));
            let listed = all.filter(|(_, one)| one.is_listed).take(SEARCHED as usize);
            let mut found: Vec<_> =
                listed.filter(|(row, one)| is_found(&search, row, one)).collect();
            found.sort_by_key(|(_, one)| std::cmp::Reverse(rank(search.order, one)));
            let found = found.into_iter().map(|(row, one)| Found {
                table: row.id,
                game: row.table.game.clone(),
                ended: one.ended,
                seats: one.seats.clone(),
                length: one.length,
                margin: one.margin,
                lead_changes: one.lead_changes,
            });
            found.skip(search.skip as usize).take(search.limit as usize).collect()
        })
    }

    fn keep_analysis(&self, table: TableId, body: String, lead_changes: u32) -> Later<()> {
        self.write(|kept| {
            if let Some(row) = kept.tables.iter_mut().find(|row| row.id == table) {
                if let Some(finished) = &mut row.finished {
                    finished.lead_changes = Some(lead_changes);
                }
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
