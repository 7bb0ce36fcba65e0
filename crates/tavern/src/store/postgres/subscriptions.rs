//! Devices that want to be called, in PostgreSQL. No table depends on them: they need no lease.

use super::{Postgres, sql};
use crate::ids::PlayerId;
use crate::store::Later;
use crate::store::subscriptions::Subscriptions;

impl Subscriptions for Postgres {
    fn tavern_key(&self, fresh: Vec<u8>) -> Later<Vec<u8>> {
        self.read(async move |connection| {
            connection.execute(sql::PUT_TAVERN_KEY, &[&fresh]).await?;
            let found = connection.first(sql::TAVERN_KEY, &[]).await?;
            Ok(found.map_or(fresh, |row| row.get(0)))
        })
    }

    fn subscribe(&self, player: PlayerId, endpoint: String, body: String, most: u32) -> Later<()> {
        let most = i64::from(most);
        self.read(async move |connection| {
            let player = &player.bytes()[..];
            connection.execute(sql::SUBSCRIBE, &[&endpoint, &player, &body]).await?;
            connection.execute(sql::DROP_SUBSCRIPTIONS, &[&player, &most]).await.map(drop)
        })
    }

    fn subscriptions(&self, player: PlayerId) -> Later<Vec<String>> {
        self.read(async move |connection| {
            let rows = connection.query(sql::SUBSCRIPTIONS, &[&&player.bytes()[..]]).await?;
            Ok(rows.iter().map(|row| row.get(0)).collect())
        })
    }

    fn unsubscribe(&self, player: PlayerId, endpoint: String) -> Later<()> {
        self.read(async move |connection| {
            let row: [&(dyn tokio_postgres::types::ToSql + Sync); 2] =
                [&&player.bytes()[..], &endpoint];
            connection.execute(sql::UNSUBSCRIBE, &row).await.map(drop)
        })
    }
}
