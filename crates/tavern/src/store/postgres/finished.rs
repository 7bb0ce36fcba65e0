//! What is found out about finished matches, and the deals of the days, in PostgreSQL.

use tokio_postgres::types::ToSql;
use tokio_postgres::{Client, Error, Row};

use super::line::Connection;
use super::reading::table_id;
use super::sql;
use crate::ids::PlayerId;
use crate::store::finished::{name_of_player, read_seats};
use crate::store::{
    Finished, Found, MatchSearch, OwnTry, Placed, SEARCHED, Score, StoredDay, TableKey, Tries,
};

/// What is found out about a match, as its row stands.
#[derive(Debug)]
pub(in crate::store) struct FinishedRow {
    key: i64,
    ended: i64,
    listed: bool,
    seats: String,
    /// How many sat there, how many of them were people, how many actions it took, and the margin.
    numbers: [i32; 4],
    lead_changes: Option<i32>,
    points: Option<i32>,
    counts: bool,
    named: bool,
}

impl FinishedRow {
    pub(in crate::store) fn of(table: TableKey, finished: &Finished) -> Self {
        let n_seats = finished.seats.len() as i32;
        Self {
            key: table.0,
            ended: finished.ended as i64,
            listed: finished.is_listed,
            seats: finished.seats_json(),
            numbers: [
                n_seats,
                i32::from(finished.people()),
                finished.length as i32,
                finished.margin as i32,
            ],
            lead_changes: finished.lead_changes.map(|changes| changes as i32),
            points: finished.points(),
            counts: finished.counts(),
            named: finished.is_named(),
        }
    }

    pub(in crate::store) fn columns(&self) -> [&(dyn ToSql + Sync); 12] {
        let [n_seats, people, length, margin] = &self.numbers;
        [
            &self.key,
            &self.ended,
            &self.listed,
            &self.seats,
            n_seats,
            people,
            length,
            margin,
            &self.lead_changes,
            &self.points,
            &self.counts,
            &self.named,
        ]
    }
}

/// The deals of days, column by column.
pub(super) struct DayColumns<'a> {
    days: Vec<i32>,
    games: Vec<&'a str>,
    secrets: Vec<&'a [u8]>,
    committed: Vec<i64>,
}

impl<'a> DayColumns<'a> {
    pub(super) fn of(days: &'a [StoredDay]) -> Self {
        Self {
            days: days.iter().map(|day| day.day as i32).collect(),
            games: days.iter().map(|day| day.game.as_str()).collect(),
            secrets: days.iter().map(|day| &day.secret[..]).collect(),
            committed: days.iter().map(|day| day.committed as i64).collect(),
        }
    }

    pub(super) fn all(&self) -> [&(dyn ToSql + Sync); 4] {
        [&self.days, &self.games, &self.secrets, &self.committed]
    }
}

/// Puts deals of days in place of others.
pub(in crate::store) async fn put_days(client: &Client, days: &[StoredDay]) -> Result<(), Error> {
    client.execute(sql::PUT_DAYS, &DayColumns::of(days).all()).await.map(drop)
}

pub(in crate::store) fn read_day(row: &Row) -> StoredDay {
    let secret: &[u8] = row.get(2);
    StoredDay {
        day: row.get::<_, i32>(0) as u32,
        game: row.get(1),
        secret: std::array::from_fn(|i| secret.get(i).copied().unwrap_or_default()),
        committed: row.get::<_, i64>(3) as u64,
    }
}

pub(super) async fn days(
    connection: &Connection,
    game: &str,
    first: u32,
    last: u32,
) -> Result<Vec<StoredDay>, Error> {
    let (first, last) = (first as i32, last as i32);
    let rows = connection.query(sql::DAYS, &[&game, &first, &last]).await?;
    Ok(rows.iter().map(read_day).collect())
}

pub(super) async fn best(
    connection: &Connection,
    contest: &str,
    of: Tries,
    limit: u32,
) -> Result<Vec<Placed>, Error> {
    let best = match of {
        Tries::Counted => sql::BEST,
        Tries::All => sql::BEST_OF_ALL,
    };
    let rows = connection.query(best, &[&contest, &i64::from(limit)]).await?;
    let placed = |row: &Row| {
        let (seats, is_named): (&str, bool) = (row.get(1), row.get(2));
        let name = is_named.then(|| name_of_player(seats)).flatten();
        Ok(Placed { table: table_id(row, 0)?, name, points: row.get(3) })
    };
    rows.iter().map(placed).collect()
}

pub(super) async fn own_tries(
    connection: &Connection,
    contest: &str,
    player: PlayerId,
    limit: u32,
) -> Result<Vec<OwnTry>, Error> {
    let asked: [&(dyn ToSql + Sync); 3] = [&contest, &&player.bytes()[..], &i64::from(limit)];
    let rows = connection.query(sql::OWN_TRIES, &asked).await?;
    let own = |row: &Row| {
        let points: Option<i32> = row.get(2);
        let score = points.map(|points| Score { points, counts: row.get(3), is_named: row.get(4) });
        Ok(OwnTry { table: table_id(row, 0)?, is_over: row.get(1), score, standing: row.get(5) })
    };
    rows.iter().map(own).collect()
}

pub(super) async fn search(
    connection: &Connection,
    search: &MatchSearch,
) -> Result<Vec<Found>, Error> {
    let (seats, people) = (i32::from(search.seats), i32::from(search.people));
    let (name, order) = (search.name_json(), search.order.number());
    let (limit, skip, newest) =
        (i64::from(search.limit), i64::from(search.skip), i64::from(SEARCHED));
    let asked: [&(dyn ToSql + Sync); 8] =
        [&seats, &people, &name, &order, &limit, &skip, &newest, &search.game];
    let rows = connection.query(sql::SEARCH, &asked).await?;
    let found = |row: &Row| {
        Ok(Found {
            table: table_id(row, 0)?,
            game: row.get(1),
            ended: row.get::<_, i64>(2) as u64,
            seats: read_seats(row.get(3)),
            length: row.get::<_, i32>(4) as u32,
            margin: row.get::<_, i32>(5) as u32,
            lead_changes: row.get::<_, Option<i32>>(6).map(|changes| changes as u32),
        })
    };
    rows.iter().map(found).collect()
}
