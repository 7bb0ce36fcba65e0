//! What happened is saved before anybody is told of it.

use super::{Pending, TableTask};
use crate::ids::PlayerId;
use crate::problem::{Kind, Problem};
use crate::store::{Append, Chain, Status, StoreError, StoredEntry};
use crate::table::rhythm::Rhythm;
use crate::table::{Command, Entry};

/// A lost race is run again so often.
const ATTEMPTS: u32 = 5;

/// What is in memory was not saved, and the storage cannot say what was: nobody may be told of it.
pub(super) struct Lost;

impl TableTask {
    /// Saves what happened. If somebody else wrote first, reads the table again and does everything once more.
    pub(super) async fn save(&mut self) -> Result<(), Lost> {
        for _ in 0..ATTEMPTS {
            let Some((append, chain)) = self.to_append() else { return Ok(()) };
            match self.hall.store().append(append).await {
                Ok(()) => {
                    self.loaded.chain = chain;
                    self.count_saved();
                    return Ok(());
                }
                Err(StoreError::Taken) => {
                    tracing::info!(table = %self.loaded.table.id(), "lost a race, trying again");
                    self.reload().await?;
                    for mut asked in std::mem::take(&mut self.asked) {
                        asked.answer = self.carry_out(&asked.asker, &asked.ask);
                        self.asked.push(asked);
                    }
                }
                Err(StoreError::Broken(why)) => {
                    tracing::error!(why, "entries could not be saved");
                    break;
                }
            }
        }
        self.reload().await?;
        for asked in &mut self.asked {
            asked.answer = Err(unsaved());
        }
        Ok(())
    }

    /// What is to be saved, and the digest of the table's life after it.
    fn to_append(&self) -> Option<(Append, Chain)> {
        let table = &self.loaded.table;
        if table.is_saved() {
            return None;
        }
        let (entries, chain) = chained(self.loaded.chain, &table.unsaved);
        let lines = table.talk.unsaved.iter().map(|line| (line.number, json(line)));
        let status = table.status();
        let append = Append {
            table: self.loaded.key,
            first: table.n_entries() - table.unsaved.len() as u32,
            entries,
            lines: lines.collect(),
            gone: table.talk.gone.clone(),
            status: (status != self.saved_status).then_some(status),
            sitters: sitters(&table.unsaved),
        };
        Some((append, chain))
    }

    fn count_saved(&mut self) {
        let table = &mut self.loaded.table;
        let acted = |(_, entry): &&(u64, Entry)| matches!(entry, Entry::Acted { .. });
        self.hall.metrics().actions.many(table.unsaved.iter().filter(acted).count() as u64);
        table.unsaved.clear();
        table.talk.unsaved.clear();
        table.talk.gone.clear();
        let status = table.status();
        let is_played_out = table.ongoing().is_some() && status == Status::Over;
        if status != self.saved_status && is_played_out {
            self.hall.metrics().matches.one();
        }
        self.saved_status = status;
    }

    /// Reads the table again; what was not saved is forgotten.
    async fn reload(&mut self) -> Result<(), Lost> {
        let id = self.loaded.table.id();
        self.loaded = self.hall.read(id).await.map_err(|problem| {
            tracing::error!(table = %id, code = problem.code(), "a table could not be read again");
            Lost
        })?;
        self.saved_status = self.loaded.table.status();
        self.rhythm = Rhythm::new(self.hall.pace());
        self.postponed.clear();
        self.hints.forget();
        Ok(())
    }

    /// Ends without telling anything but that it was not saved. Whoever looked has to come again, and finds what was.
    pub(super) async fn end_untold(mut self) {
        for asked in &mut self.asked {
            asked.answer = Err(unsaved());
        }
        self.hall.forget(self.loaded.table.id());
        self.commands.close();
        while let Some(command) = self.commands.recv().await {
            self.waiting.push_back(command);
        }
        while let Some(command) = self.waiting.pop_front() {
            match command {
                Command::Ask { asker, ask, reply } => {
                    self.asked.push(Pending { asker, ask, reply, answer: Err(unsaved()) });
                }
                Command::See { see, .. } | Command::Glance { see, .. } => see(Err(unsaved())),
                Command::Watch { .. }
                | Command::Unwatch { .. }
                | Command::Decided { .. }
                | Command::Advised { .. } => {}
            }
        }
        self.answer();
    }
}

/// These entries as they are kept after a life with the digest `chain`, and the digest after them.
pub(crate) fn chained(mut chain: Chain, entries: &[(u64, Entry)]) -> (Vec<StoredEntry>, Chain) {
    let mut stored = Vec::with_capacity(entries.len());
    for (at, entry) in entries {
        let (at, body) = (*at, json(entry));
        chain = chain.and(at, &body);
        stored.push(StoredEntry { at, body, chain: Some(chain) });
    }
    (stored, chain)
}

/// Who newly sits there.
pub(crate) fn sitters(entries: &[(u64, Entry)]) -> Vec<PlayerId> {
    let sitter = |(_, entry): &(u64, Entry)| match entry {
        Entry::Sat { player, .. } => Some(*player),
        _ => None,
    };
    entries.iter().filter_map(sitter).collect()
}

fn json(data: &impl serde::Serialize) -> String {
    serde_json::to_string(data).expect("plain data, which JSON can hold")
}

const fn unsaved() -> Problem {
    Problem::new(Kind::Broken, "problem-storage")
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;
    use std::sync::atomic::{AtomicBool, Ordering};

    use tokio::sync::{mpsc, oneshot};

    use super::*;
    use crate::api::sight_json::JsonLens;
    use crate::config::{Config, Pace};
    use crate::hall::Hall;
    use crate::ids::TableId;
    use crate::metrics::Metrics;
    use crate::problem::Outcome;
    use crate::store::{Later, NewTable, Sqlite, Store, StoredTable, TableKey};
    use crate::table::watchers::{Outbox, Parcel, Watcher};
    use crate::table::{Ask, Asker, Done, TableSetup};

    /// A storage that can be broken, for writing and for reading.
    struct Brittle {
        sound: Sqlite,
        cannot_append: AtomicBool,
        cannot_load: AtomicBool,
    }

    fn broken<T: Send + 'static>() -> Later<T> {
        Box::pin(async { Err(StoreError::Broken("a disk failed".to_owned())) })
    }

    impl Store for Brittle {
        fn append(&self, append: Append) -> Later<()> {
            let is_broken = self.cannot_append.load(Ordering::Relaxed);
            if is_broken { broken() } else { self.sound.append(append) }
        }

        fn load(&self, id: TableId) -> Later<Option<StoredTable>> {
            let is_broken = self.cannot_load.load(Ordering::Relaxed);
            if is_broken { broken() } else { self.sound.load(id) }
        }

        fn create(&self, table: NewTable) -> Later<TableKey> {
            self.sound.create(table)
        }

        fn with_status(&self, status: Status, limit: u32) -> Later<Vec<TableId>> {
            self.sound.with_status(status, limit)
        }

        fn never_begun(&self, before: u64) -> Later<Vec<TableId>> {
            self.sound.never_begun(before)
        }

        fn tables_of(&self, player: PlayerId, limit: u32) -> Later<Vec<(TableId, bool)>> {
            self.sound.tables_of(player, limit)
        }

        fn count_open(&self, host: PlayerId) -> Later<u32> {
            self.sound.count_open(host)
        }

        fn keep_analysis(&self, table: TableId, body: String) -> Later<()> {
            self.sound.keep_analysis(table, body)
        }

        fn analysis(&self, table: TableId) -> Later<Option<String>> {
            self.sound.analysis(table)
        }

        fn put_player(&self, player: PlayerId, name: String) -> Later<()> {
            self.sound.put_player(player, name)
        }

        fn player(&self, player: PlayerId) -> Later<Option<String>> {
            self.sound.player(player)
        }
    }

    struct Letters(mpsc::Sender<Parcel>);

    impl Outbox for Letters {
        fn hand(&self, parcel: Parcel) -> bool {
            self.0.try_send(parcel).is_ok()
        }
    }

    struct Scene {
        store: Arc<Brittle>,
        hall: Arc<Hall>,
        table: TableId,
        host: Asker,
        _folder: tempfile::TempDir,
    }

    /// A table at which one person has sat down.
    async fn scene() -> Scene {
        let folder = tempfile::tempdir().unwrap();
        let metrics = Arc::new(Metrics::default());
        let sound = Sqlite::open(&folder.path().join("t.db"), Arc::clone(&metrics)).unwrap();
        let (cannot_append, cannot_load) = (AtomicBool::new(false), AtomicBool::new(false));
        let store = Arc::new(Brittle { sound, cannot_append, cannot_load });
        let config = Config { pace: Pace::INSTANT, bot_threads: 1, ..Config::new(folder.path()) };
        let hall = Hall::new(Arc::clone(&store) as _, &config, metrics).unwrap();
        let hall = Arc::new(hall);
        let player = PlayerId::from_bytes([1; 32]);
        let host = Asker { player, name: "Anna".to_owned(), invite: None };
        let kind = &catalog::GAMES[0];
        let setup = TableSetup::new(player, kind.game.info().max_seats);
        let sit = Ask::Sit { seat: None, salt: None };
        let table = hall.create(kind, setup, &[(host.clone(), sit)]).await.unwrap();
        Scene { store, hall, table, host, _folder: folder }
    }

    impl Scene {
        async fn watch(&self) -> mpsc::Receiver<Parcel> {
            let (sender, parcels) = mpsc::channel(32);
            let (player, lens) = (Some(self.host.player), Arc::new(JsonLens));
            let watcher = Watcher { id: 1, player, lang: None, lens, outbox: Box::new(Letters(sender)) };
            let (reply, admitted) = oneshot::channel();
            let watch = Command::Watch { watcher, invite: None, reply };
            self.hall.send(self.table, watch).await.unwrap();
            admitted.await.unwrap().unwrap();
            parcels
        }

        async fn say(&self, text: &str) -> Outcome<Done> {
            let ask = Ask::Say { text: text.to_owned() };
            self.hall.ask(self.table, self.host.clone(), ask).await
        }
    }

    /// Everything that is heard until somebody says `last`, or nothing more comes.
    async fn heard(mut parcels: mpsc::Receiver<Parcel>, last: &str) -> (String, bool) {
        let mut heard = String::new();
        while let Some(parcel) = parcels.recv().await {
            heard += &format!("{parcel:?}");
            if heard.contains(last) {
                return (heard, true);
            }
        }
        (heard, false)
    }

    #[tokio::test]
    async fn what_can_neither_be_saved_nor_read_again_is_told_to_nobody() {
        let scene = scene().await;
        let parcels = scene.watch().await;
        scene.store.cannot_append.store(true, Ordering::Relaxed);
        scene.store.cannot_load.store(true, Ordering::Relaxed);
        assert_eq!(scene.say("a lie").await.unwrap_err().code(), "storage");
        let (heard, is_told) = heard(parcels, "a lie").await;
        assert!(heard.contains("Anna") && !is_told, "{heard}");
        assert_eq!(scene.say("nor this").await.unwrap_err().code(), "storage");
        scene.store.cannot_append.store(false, Ordering::Relaxed);
        scene.store.cannot_load.store(false, Ordering::Relaxed);
        assert_eq!(scene.say("Ahoy!").await.unwrap().number, 2);
    }

    #[tokio::test]
    async fn what_can_only_not_be_saved_is_forgotten_and_the_table_goes_on() {
        let scene = scene().await;
        let parcels = scene.watch().await;
        scene.store.cannot_append.store(true, Ordering::Relaxed);
        assert_eq!(scene.say("a lie").await.unwrap_err().code(), "storage");
        scene.store.cannot_append.store(false, Ordering::Relaxed);
        assert_eq!(scene.say("Ahoy!").await.unwrap().number, 2);
        let (heard, is_told) = heard(parcels, "Ahoy!").await;
        assert!(is_told && !heard.contains("a lie"), "{heard}");
    }
}
