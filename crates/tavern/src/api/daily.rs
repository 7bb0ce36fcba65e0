//! The deal of the day over HTTP.

use axum::body::Bytes;
use axum::extract::{Query, State};
use game::{Seat, Seed};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::Shared;
use super::answer::{Answer, Json};
use super::caller::Caller;
use super::requests::read;
use super::tables::MadeTable;
use crate::daily::{DayBoard, DayDeal};
use crate::ids::TableId;
use crate::pages::daily::best_path;
use crate::store::{OwnTry, Placed};

/// Which deal.
#[derive(Debug, Deserialize)]
pub(crate) struct DayQuery {
    #[serde(default)]
    game: String,
    day: Option<String>,
}

/// Which deal somebody wants to try.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct DayRequest {
    /// The id of the game.
    game: String,
    /// Such as `2026-11-17`; today if none is named.
    #[serde(default)]
    day: Option<String>,
}

/// The deal of a day, and what everybody made of it.
#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct DayState {
    /// Which game it is.
    game: &'static str,
    /// The day by the tavern's clock, which shows UTC.
    day: String,
    /// What that clock shows, in milliseconds since 1970.
    now: u64,
    /// Until when a try may begin that counts, in milliseconds since 1970.
    ends: u64,
    /// Until when it has to end; then the secret, all records and all replays are opened.
    opens: u64,
    /// How many seats there are.
    seats: u8,
    /// The seat from which everybody plays.
    #[schemars(with = "u8")]
    seat: Seat,
    /// What the tavern is bound to: the SHA-256 of the secret.
    commitment: String,
    /// Since when, in seconds since 1970.
    committed: u64,
    /// The secret, once the day is opened.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "Option<String>")]
    secret: Option<Seed>,
    /// What the tavern is bound to on the days ahead.
    ahead: Vec<DayAhead>,
    /// How many tries count.
    counted: u32,
    /// How many of them have how many points, the fewest points first.
    spread: Vec<PointsSpread>,
    /// The best of them.
    board: Vec<BoardLine>,
    /// The best that anybody made of the deal, whether or not it counts, once the day is opened.
    #[serde(skip_serializing_if = "Option::is_none")]
    best_line: Option<BestLine>,
    /// My own tries, the first one first.
    tries: Vec<MyTry>,
}

/// What the tavern is bound to on a day that has not begun.
#[derive(Debug, Serialize, JsonSchema)]
struct DayAhead {
    /// Which day.
    day: String,
    /// The SHA-256 of its secret.
    commitment: String,
}

/// How many tries brought these points.
#[derive(Debug, Serialize, JsonSchema)]
struct PointsSpread {
    /// The points.
    points: i32,
    /// How many tries brought them.
    tries: u32,
}

/// One of the best.
#[derive(Debug, Serialize, JsonSchema)]
struct BoardLine {
    /// Their place; who has the same points shares one.
    place: u32,
    /// Their points.
    points: i32,
    /// Their name, if they want it to stand there.
    #[serde(skip_serializing_if = "Option::is_none")]
    name: Option<String>,
}

/// The best line that was found.
#[derive(Debug, Serialize, JsonSchema)]
struct BestLine {
    /// Its points.
    points: i32,
    /// A page that leads to its replay, with the record in its address.
    replay: String,
}

/// One of my tries.
#[derive(Debug, Serialize, JsonSchema)]
struct MyTry {
    /// At which table.
    table: TableId,
    /// Whether it is over.
    over: bool,
    /// What it was worth when it began: `counts`, `later`, `new`, `seen` or `past`.
    #[serde(skip_serializing_if = "Option::is_none")]
    standing: Option<String>,
    /// Its points, if it came to its end.
    #[serde(skip_serializing_if = "Option::is_none")]
    points: Option<i32>,
    /// My place, if it counts.
    #[serde(skip_serializing_if = "Option::is_none")]
    place: Option<u32>,
}

impl DayState {
    fn of(deal: &DayDeal, board: &DayBoard) -> Self {
        let line = |placed: &Placed| BoardLine {
            place: board.place(placed.points),
            points: placed.points,
            name: placed.name.clone(),
        };
        let own = |own: &OwnTry| MyTry {
            table: own.table,
            over: own.is_over,
            standing: own.standing.clone(),
            points: own.score.map(|score| score.points),
            place: own.score.filter(|score| score.counts).map(|score| board.place(score.points)),
        };
        let best_line = |placed: &Placed| BestLine {
            points: placed.points,
            replay: best_path(deal.day, deal.game()),
        };
        let ahead = deal.ahead().into_iter();
        let spread = board.spread.iter();
        Self {
            game: deal.game(),
            day: deal.day.to_string(),
            now: deal.now,
            ends: deal.day.ends(),
            opens: deal.day.opens(),
            seats: deal.n_seats(),
            seat: deal.seat(),
            commitment: deal.commitment(),
            committed: deal.committed(),
            secret: deal.secret(),
            ahead: ahead
                .map(|(day, commitment)| DayAhead { day: day.to_string(), commitment })
                .collect(),
            counted: board.counted(),
            spread: spread
                .map(|(points, tries)| PointsSpread { points: *points, tries: *tries })
                .collect(),
            board: board.best.iter().map(line).collect(),
            best_line: board.best_line.as_ref().map(best_line),
            tries: board.own.iter().map(own).collect(),
        }
    }
}

pub(crate) async fn get(
    State(tavern): State<Shared>,
    Query(query): Query<DayQuery>,
    caller: Caller,
) -> Answer {
    let deal = DayDeal::find(&tavern, &query.game, query.day.as_deref()).await?;
    let board = deal.board(&tavern, caller.player_id()).await?;
    Ok(Json::of(&DayState::of(&deal, &board)))
}

pub(crate) async fn begin(State(tavern): State<Shared>, caller: Caller, body: Bytes) -> Answer {
    let host = caller.host()?;
    let DayRequest { game, day } = read(&body)?;
    let deal = DayDeal::find(&tavern, &game, day.as_deref()).await?;
    Ok(Json::of(&MadeTable::of(deal.begin(&tavern, &host).await?)))
}
