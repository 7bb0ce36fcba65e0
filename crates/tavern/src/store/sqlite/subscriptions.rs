//! Devices that want to be called, in SQLite.

use rusqlite::params;

use super::Sqlite;
use crate::ids::PlayerId;
use crate::store::subscriptions::Subscriptions;
use crate::store::writer::as_one;
use crate::store::{Later, sql};

impl Subscriptions for Sqlite {
    fn tavern_key(&self, fresh: Vec<u8>) -> Later<Vec<u8>> {
        self.write(move |connection| {
            connection.execute(sql::PUT_TAVERN_KEY, params![fresh])?;
            connection.query_row(sql::TAVERN_KEY, [], |row| row.get(0))
        })
    }

    fn subscribe(&self, player: PlayerId, endpoint: String, body: String, most: u32) -> Later<()> {
        self.write(move |connection| {
            as_one(connection, || {
                connection.execute(sql::SUBSCRIBE, params![endpoint, player.bytes(), body])?;
                connection.execute(sql::DROP_SUBSCRIPTIONS, params![player.bytes(), most])?;
                Ok(())
            })
        })
    }

    fn subscriptions(&self, player: PlayerId) -> Later<Vec<String>> {
        self.read(move |connection| {
            let mut query = connection.prepare_cached(sql::SUBSCRIPTIONS)?;
            query.query_map(params![player.bytes()], |row| row.get(0))?.collect()
        })
    }

    fn unsubscribe(&self, player: PlayerId, endpoint: String) -> Later<()> {
        self.write(move |connection| {
            connection.execute(sql::UNSUBSCRIBE, params![player.bytes(), endpoint]).map(drop)
        })
    }
}
