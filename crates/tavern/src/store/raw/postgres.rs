//! All that a PostgreSQL holds.

use tokio::runtime::Runtime;
use tokio_postgres::error::SqlState;
use tokio_postgres::{Client, Config, Error, NoTls, Transaction};

use super::{RawEntry, RawPlayer, RawStore, RawTable};
use crate::store::BadData;
use crate::store::postgres::{
    FinishedRow, PUT_FINISHED, bring_up_to_date, name_trouble, put_days, read_address, read_day,
};
use crate::store::{Finished, StoredDay, TableKey};

/// All that a PostgreSQL holds.
pub(crate) struct RawPostgres {
    runtime: Runtime,
    client: Client,
    /// Holds the leases for itself until it is dropped, so that nobody opens a tavern meanwhile.
    _keeper: Client,
}

/// Whoever is there beats within that time, or moves something, too.
const LOCK: &str = "SET lock_timeout = '1s'; BEGIN; LOCK TABLE nodes IN SHARE ROW EXCLUSIVE MODE";
const ALIVE: &str = "SELECT count(*) FROM nodes WHERE until >= now()";
const TABLE: &str = "SELECT key, game, created, setup, host, status, n_entries,
    (SELECT body FROM analyses WHERE table_id = key) FROM tables WHERE id = $1";
const ENTRIES: &str =
    "SELECT number, at, body, chain FROM entries WHERE table_id = $1 ORDER BY number";
const LINES: &str = "SELECT number, body FROM lines WHERE table_id = $1 ORDER BY number";
const SITTERS: &str = "SELECT player FROM sitters WHERE table_id = $1 ORDER BY player";
const ADD_TABLE: &str = "INSERT INTO tables (id, game, created, setup, host, status, n_entries)
     VALUES ($1, $2, $3, $4, $5, $6, $7) RETURNING key";
const ADD_ENTRIES: &str = "INSERT INTO entries (table_id, number, at, body, chain)
    SELECT $1, * FROM unnest($2::integer[], $3::bigint[], $4::text[], $5::bigint[])";
const ADD_LINES: &str = "INSERT INTO lines (table_id, number, body)
    SELECT $1, * FROM unnest($2::integer[], $3::text[])";
const ADD_SITTERS: &str =
    "INSERT INTO sitters (table_id, player) SELECT $1, * FROM unnest($2::bytea[])";
const ADD_ANALYSIS: &str = "INSERT INTO analyses (table_id, body) VALUES ($1, $2)";
const PUT_PLAYERS: &str = "INSERT INTO players (id, name)
    SELECT * FROM unnest($1::bytea[], $2::text[])
    ON CONFLICT (id) DO UPDATE SET name = excluded.name";

impl RawPostgres {
    /// Connects, if no node is alive there.
    pub(crate) fn open(address: &str) -> anyhow::Result<Self> {
        let config = read_address(address)?;
        // The connection is carried while somebody waits for an answer as well as between.
        let runtime =
            tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build()?;
        let connected = runtime.block_on(async {
            bring_up_to_date(&config).await?;
            let keeper = connect(&config).await?;
            let locked = keeper.batch_execute(LOCK).await;
            let is_busy = |why: &Error| why.code() == Some(&SqlState::LOCK_NOT_AVAILABLE);
            anyhow::ensure!(!locked.as_ref().is_err_and(is_busy), BadData::Served);
            locked?;
            let alive: i64 = keeper.query_one(ALIVE, &[]).await?.get(0);
            anyhow::ensure!(alive == 0, BadData::Served);
            anyhow::Ok((connect(&config).await?, keeper))
        });
        let (client, keeper) = connected.map_err(|why| name_trouble(why, &config))?;
        Ok(Self { runtime, client, _keeper: keeper })
    }
}

async fn connect(config: &Config) -> Result<Client, Error> {
    let (client, connection) = config.connect(NoTls).await?;
    tokio::spawn(connection);
    Ok(client)
}

impl RawStore for RawPostgres {
    fn tables(&mut self) -> anyhow::Result<Vec<Vec<u8>>> {
        let ids = self.client.query("SELECT id FROM tables ORDER BY key", &[]);
        Ok(self.runtime.block_on(ids)?.iter().map(|row| row.get(0)).collect())
    }

    fn table(&mut self, id: &[u8]) -> anyhow::Result<Option<RawTable>> {
        let client = &self.client;
        self.runtime.block_on(async {
            let Some(row) = client.query_opt(TABLE, &[&id]).await? else { return Ok(None) };
            let key: i64 = row.get(0);
            let entries = client.query(ENTRIES, &[&key]).await?;
            let lines = client.query(LINES, &[&key]).await?;
            let sitters = client.query(SITTERS, &[&key]).await?;
            let entry = |row: &tokio_postgres::Row| {
                let (number, at) = (row.get(0), row.get(1));
                RawEntry { number, at, body: row.get(2), chain: row.get(3) }
            };
            Ok(Some(RawTable {
                id: id.to_vec(),
                game: row.get(1),
                created: row.get(2),
                setup: row.get(3),
                host: row.get(4),
                status: row.get(5),
                n_entries: row.get(6),
                analysis: row.get(7),
                entries: entries.iter().map(entry).collect(),
                lines: lines.iter().map(|row| (row.get(0), row.get(1))).collect(),
                sitters: sitters.iter().map(|row| row.get(0)).collect(),
            }))
        })
    }

    fn add(&mut self, tables: &[RawTable]) -> anyhow::Result<()> {
        let client = &mut self.client;
        self.runtime.block_on(async {
            let change = client.transaction().await?;
            for table in tables {
                add(&change, table).await?;
            }
            Ok(change.commit().await?)
        })
    }

    fn players(&mut self) -> anyhow::Result<Vec<RawPlayer>> {
        let players = self.client.query("SELECT id, name FROM players ORDER BY id", &[]);
        Ok(self.runtime.block_on(players)?.iter().map(|row| (row.get(0), row.get(1))).collect())
    }

    fn put_players(&mut self, players: &[RawPlayer]) -> anyhow::Result<()> {
        let (ids, names): (Vec<&[u8]>, Vec<&str>) =
            players.iter().map(|(id, name)| (id.as_slice(), name.as_str())).unzip();
        self.runtime.block_on(self.client.execute(PUT_PLAYERS, &[&ids, &names]))?;
        Ok(())
    }

    fn days(&mut self) -> anyhow::Result<Vec<StoredDay>> {
        let days = self.client.query("SELECT day, game, secret, committed FROM days", &[]);
        Ok(self.runtime.block_on(days)?.iter().map(read_day).collect())
    }

    fn put_days(&mut self, days: &[StoredDay]) -> anyhow::Result<()> {
        Ok(self.runtime.block_on(put_days(&self.client, days))?)
    }

    fn put_finished(&mut self, finished: &[(Vec<u8>, Option<Finished>)]) -> anyhow::Result<()> {
        let client = &mut self.client;
        self.runtime.block_on(async {
            let change = client.transaction().await?;
            for (id, finished) in finished {
                let key = change.query_one("SELECT key FROM tables WHERE id = $1", &[id]).await?;
                let key: i64 = key.get(0);
                change.execute("DELETE FROM finished WHERE table_id = $1", &[&key]).await?;
                if let Some(finished) = finished {
                    let row = FinishedRow::of(TableKey(key), finished);
                    change.execute(PUT_FINISHED, &row.columns()).await?;
                }
            }
            Ok(change.commit().await?)
        })
    }
}

async fn add(change: &Transaction<'_>, table: &RawTable) -> Result<(), Error> {
    let RawTable { id, game, created, setup, host, status, n_entries, .. } = table;
    let row =
        change.query_one(ADD_TABLE, &[id, game, created, setup, host, status, n_entries]).await?;
    let key: i64 = row.get(0);
    let entries = &table.entries;
    let numbers: Vec<i32> = entries.iter().map(|entry| entry.number).collect();
    let times: Vec<i64> = entries.iter().map(|entry| entry.at).collect();
    let bodies: Vec<&str> = entries.iter().map(|entry| entry.body.as_str()).collect();
    let chains: Vec<Option<i64>> = entries.iter().map(|entry| entry.chain).collect();
    change.execute(ADD_ENTRIES, &[&key, &numbers, &times, &bodies, &chains]).await?;
    let (numbers, bodies): (Vec<i32>, Vec<&str>) =
        table.lines.iter().map(|(number, body)| (*number, body.as_str())).unzip();
    change.execute(ADD_LINES, &[&key, &numbers, &bodies]).await?;
    change.execute(ADD_SITTERS, &[&key, &table.sitters]).await?;
    if let Some(body) = &table.analysis {
        change.execute(ADD_ANALYSIS, &[&key, body]).await?;
    }
    Ok(())
}
