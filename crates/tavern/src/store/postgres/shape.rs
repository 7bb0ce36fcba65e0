//! The shape of the database is brought up to date, by one node at a time.

use std::time::Duration;

use tokio_postgres::tls::NoTlsStream;
use tokio_postgres::{Client, Config, Connection, Error, NoTls, Socket};

use super::sql;
use crate::store::BadData;

/// How long that may take.
const PATIENCE: Duration = Duration::from_secs(60);

/// How often a PostgreSQL that does not answer is tried again, and how soon: it may only be starting.
const ATTEMPTS: u32 = 10;
const AGAIN: Duration = Duration::from_millis(300);

/// Brings the database up to date.
///
/// # Errors
/// If it was written by a newer Tortuga, or is not ours.
pub(in crate::store) async fn bring_up_to_date(config: &Config) -> anyhow::Result<()> {
    let (mut client, connection) = reach(config).await?;
    tokio::spawn(connection);
    let work = async {
        let change = client.transaction().await?;
        change.batch_execute(sql::LOCK_SHAPE).await?;
        change.batch_execute(sql::VERSION_TABLE).await?;
        let known = change.query_opt(sql::VERSION, &[]).await?;
        let version = known.as_ref().map_or(0, |row| row.get::<_, i32>(0)) as usize;
        if version > sql::VERSIONS.len() {
            return Err(BadData::Newer(version).into());
        }
        for step in sql::VERSIONS.iter().skip(version) {
            change.batch_execute(step).await?;
        }
        change.batch_execute("DELETE FROM schema_version").await?;
        let newest = sql::VERSIONS.len() as i32;
        change.execute("INSERT INTO schema_version VALUES ($1)", &[&newest]).await?;
        Ok(change.commit().await?)
    };
    tokio::time::timeout(PATIENCE, work).await?
}

async fn reach(config: &Config) -> Result<(Client, Connection<Socket, NoTlsStream>), Error> {
    for _ in 0..ATTEMPTS {
        if let Ok(reached) = config.connect(NoTls).await {
            return Ok(reached);
        }
        tokio::time::sleep(AGAIN).await;
    }
    config.connect(NoTls).await
}
