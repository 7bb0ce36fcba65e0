//! Challenges over HTTP.

use std::sync::Arc;

use axum::extract::{Query, State};
use game::Seat;
use schemars::JsonSchema;
use serde::Serialize;

use super::Shared;
use super::answer::{Answer, Json};
use super::caller::Caller;
use super::tables::{Id, MadeTable, TableQuery};
use crate::Replay;
use crate::challenges::{Challenge, Contestant};
use crate::ids::TableId;

/// A deal that everybody plays from the same seat.
#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct ChallengeState {
    /// The table that gave its deal.
    table: TableId,
    /// Which game it is.
    game: &'static str,
    /// How many seats there are.
    seats: usize,
    /// The seat from which everybody plays.
    #[schemars(with = "u8")]
    seat: Seat,
    /// Who has played it to its end, in the order in which they began.
    played: Vec<ContestantState>,
}

/// What somebody made of it.
#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct ContestantState {
    /// Who.
    name: String,
    /// Their points.
    points: i32,
    /// Their place.
    place: u8,
    /// Their match as a record that fits into a link, for those who have played it themselves.
    #[serde(skip_serializing_if = "Option::is_none")]
    record: Option<String>,
}

pub(crate) async fn get(
    State(tavern): State<Shared>,
    Id(id): Id,
    Query(query): Query<TableQuery>,
    caller: Caller,
) -> Answer {
    let player = caller.player_id();
    let found = Challenge::find(&tavern, id, player, query.invite.as_deref()).await?;
    let played = found.played(&tavern).await?;
    let knows = played.iter().any(|(one, _)| Some(one.player) == player);
    let seat = found.seat;
    let state = |(one, replay): &(Contestant, Arc<Replay>)| {
        let outcome = replay.game.outcome()?;
        Some(ContestantState {
            name: one.name.clone(),
            points: outcome.points[seat],
            place: outcome.places[seat],
            record: knows.then(|| replay.compact.clone()),
        })
    };
    Ok(Json::of(&ChallengeState {
        table: found.elsewhere().unwrap_or(id),
        game: found.table().game_id(),
        seats: found.table().seats().len(),
        seat,
        played: played.iter().filter_map(state).collect(),
    }))
}

pub(crate) async fn accept(
    State(tavern): State<Shared>,
    Id(id): Id,
    Query(query): Query<TableQuery>,
    caller: Caller,
) -> Answer {
    let host = caller.host()?;
    let player = Some(host.asker.player);
    let found = Challenge::find(&tavern, id, player, query.invite.as_deref()).await?;
    Ok(Json::of(&MadeTable::of(found.accept(&tavern, &host).await?)))
}
