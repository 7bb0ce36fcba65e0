//! The archive over HTTP.

use axum::extract::{Query, State};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::Shared;
use super::answer::{Answer, Json};
use crate::archive::{ArchiveSearch, page_of};
use crate::ids::TableId;
use crate::problem::{Problem, Result};
use crate::store::{FinishedSeat, Found, MatchSearch, Order};

/// What somebody looks for, as a query says it.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub(crate) struct ArchiveQuery {
    game: Option<String>,
    seats: u8,
    people: u8,
    name: String,
    order: Option<String>,
    page: Option<u32>,
}

impl ArchiveQuery {
    /// A page looks past what it does not understand; a program hears of it.
    fn search(self) -> Result<ArchiveSearch> {
        let unclear = || Problem::malformed("problem-unclear");
        let Self { game, seats, people, name, order, page } = self;
        if let Some(game) = &game {
            catalog::find(game).map_err(|_| unclear())?;
        }
        let order = order.map(|id| Order::from_id(&id).ok_or_else(unclear)).transpose()?;
        let order = order.unwrap_or_default();
        let game = game.unwrap_or_default();
        let search = MatchSearch { game, seats, people, name, order, ..MatchSearch::default() };
        Ok(ArchiveSearch::new(search, page))
    }
}

/// A page of public matches that came to their end.
#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct ArchivedMatches {
    /// In the order asked for.
    matches: Vec<ArchivedMatch>,
    /// Whether there is another page.
    more: bool,
}

/// A public match that came to its end.
#[derive(Debug, Serialize, JsonSchema)]
struct ArchivedMatch {
    /// At which table: its record and its replay are open to everybody.
    table: TableId,
    /// Which game it was.
    game: String,
    /// When it ended, in milliseconds since 1970.
    ended: u64,
    /// Who sat there.
    seats: Vec<ArchivedSeat>,
    /// How many actions it took.
    length: u32,
    /// How far the winner was ahead of the next, in percent of the winner's points.
    margin: u32,
    /// How often the lead changed, if the match was thought over.
    #[serde(skip_serializing_if = "Option::is_none")]
    lead_changes: Option<u32>,
}

/// Who sat at a seat, and how they came off.
#[derive(Debug, Serialize, JsonSchema)]
struct ArchivedSeat {
    /// What they were called there.
    name: String,
    /// Whether it was a bot.
    bot: bool,
    /// Their points.
    points: i32,
    /// Their place.
    place: u8,
}

impl From<FinishedSeat> for ArchivedSeat {
    fn from(FinishedSeat { name, bot, points, place }: FinishedSeat) -> Self {
        Self { name, bot, points, place }
    }
}

impl From<Found> for ArchivedMatch {
    fn from(found: Found) -> Self {
        let Found { table, game, ended, seats, length, margin, lead_changes } = found;
        let seats = seats.into_iter().map(ArchivedSeat::from).collect();
        Self { table, game, ended, seats, length, margin, lead_changes }
    }
}

pub(crate) async fn list(
    State(tavern): State<Shared>,
    Query(query): Query<ArchiveQuery>,
) -> Answer {
    let (found, more) = page_of(&tavern, &query.search()?).await?;
    let matches = found.into_iter().map(ArchivedMatch::from).collect();
    Ok(Json::of(&ArchivedMatches { matches, more }))
}
