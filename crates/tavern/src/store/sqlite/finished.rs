//! What is found out about finished matches, and the deals of the days, in SQLite.

use rusqlite::{Connection, Row, params};

use crate::ids::{PlayerId, TableId};
use crate::store::finished::{name_of_player, read_seats};
use crate::store::{
    Finished, Found, MatchSearch, OwnTry, Placed, SEARCHED, Score, StoredDay, TableKey, Tries, sql,
};

pub(in crate::store) fn put(
    connection: &Connection,
    table: TableKey,
    finished: &Finished,
) -> rusqlite::Result<()> {
    let Finished { ended, is_listed, seats, length, margin, lead_changes, .. } = finished;
    let row = params![
        table.0,
        *ended as i64,
        is_listed,
        finished.seats_json(),
        seats.len() as u32,
        finished.people(),
        length,
        margin,
        lead_changes,
        finished.points(),
        finished.counts(),
        finished.is_named(),
    ];
    connection.prepare_cached(sql::PUT_FINISHED)?.execute(row).map(|_| ())
}

pub(in crate::store) fn commit_days(
    connection: &Connection,
    days: &[StoredDay],
) -> rusqlite::Result<()> {
    let mut commit = connection.prepare_cached(sql::COMMIT_DAY)?;
    for StoredDay { day, game, secret, committed } in days {
        commit.execute(params![day, game, secret, *committed as i64])?;
    }
    Ok(())
}

pub(in crate::store) fn read_day(row: &Row<'_>) -> rusqlite::Result<StoredDay> {
    let committed: i64 = row.get(3)?;
    let committed = committed as u64;
    Ok(StoredDay { day: row.get(0)?, game: row.get(1)?, secret: row.get(2)?, committed })
}

pub(super) fn days(
    connection: &Connection,
    game: &str,
    first: u32,
    last: u32,
) -> rusqlite::Result<Vec<StoredDay>> {
    let mut query = connection.prepare_cached(sql::DAYS)?;
    query.query_map(params![game, first, last], read_day)?.collect()
}

pub(super) fn best(
    connection: &Connection,
    contest: &str,
    of: Tries,
    limit: u32,
) -> rusqlite::Result<Vec<Placed>> {
    let placed = |row: &Row<'_>| {
        let (seats, is_named): (String, bool) = (row.get(1)?, row.get(2)?);
        let name = is_named.then(|| name_of_player(&seats)).flatten();
        Ok(Placed { table: TableId::from_bytes(row.get(0)?), name, points: row.get(3)? })
    };
    let mut query = connection.prepare_cached(match of {
        Tries::Counted => sql::BEST,
        Tries::All => sql::BEST_OF_ALL,
    })?;
    query.query_map(params![contest, limit], placed)?.collect()
}

pub(super) fn own_tries(
    connection: &Connection,
    contest: &str,
    player: PlayerId,
    limit: u32,
) -> rusqlite::Result<Vec<OwnTry>> {
    let own = |row: &Row<'_>| {
        let points: Option<i32> = row.get(2)?;
        let score = match points {
            Some(points) => Some(Score { points, counts: row.get(3)?, is_named: row.get(4)? }),
            None => None,
        };
        let (table, is_over) = (TableId::from_bytes(row.get(0)?), row.get(1)?);
        Ok(OwnTry { table, is_over, score, standing: row.get(5)? })
    };
    let mut query = connection.prepare_cached(sql::OWN_TRIES)?;
    query.query_map(params![contest, player.bytes(), limit], own)?.collect()
}

pub(super) fn search(
    connection: &Connection,
    search: &MatchSearch,
) -> rusqlite::Result<Vec<Found>> {
    let found = |row: &Row<'_>| {
        let (ended, seats): (i64, String) = (row.get(2)?, row.get(3)?);
        Ok(Found {
            table: TableId::from_bytes(row.get(0)?),
            game: row.get(1)?,
            ended: ended as u64,
            seats: read_seats(&seats),
            length: row.get(4)?,
            margin: row.get(5)?,
            lead_changes: row.get(6)?,
        })
    };
    let MatchSearch { game, seats, people, order, skip, limit, .. } = search;
    let (name, order) = (search.name_json(), order.number());
    let asked = params![seats, people, name, order, limit, skip, SEARCHED, game];
    connection.prepare_cached(sql::SEARCH)?.query_map(asked, found)?.collect()
}
