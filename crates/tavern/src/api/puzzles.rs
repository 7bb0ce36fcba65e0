//! Puzzles over HTTP.

use axum::body::Bytes;
use axum::extract::State;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::Shared;
use super::answer::{Answer, Json};
use super::caller::Caller;
use super::raw::GameJson;
use super::requests::read;
use super::state::HeardEvent;
use super::tables::MadeTable;
use crate::puzzles::{self, PuzzleProgress, tries_of};

/// The puzzles of every game.
#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct PuzzleShelves {
    /// One for each game that has puzzles.
    games: Vec<PuzzleShelf>,
}

/// The puzzles of a game.
#[derive(Debug, Serialize, JsonSchema)]
struct PuzzleShelf {
    /// Which game.
    game: &'static str,
    /// How strong I am at them, once I tried one.
    #[serde(skip_serializing_if = "Option::is_none")]
    strength: Option<i32>,
    /// By how much that may be wrong, with 95 % confidence.
    #[serde(skip_serializing_if = "Option::is_none")]
    within: Option<i32>,
    /// Every puzzle.
    puzzles: Vec<PuzzleNotice>,
}

/// What is said of a puzzle beforehand.
#[derive(Debug, Serialize, JsonSchema)]
struct PuzzleNotice {
    /// Its id.
    id: &'static str,
    /// Whether I solved it at my first try; left out if I have not tried.
    #[serde(skip_serializing_if = "Option::is_none")]
    solved: Option<bool>,
}

/// The puzzle that I solve at a table.
#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct PuzzleState {
    /// Its id.
    pub(crate) id: &'static str,
    /// What my choice was worth; left out until I choose, and again once I take it back.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) verdict: Option<PuzzleVerdict>,
}

/// What my choice was worth.
#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct PuzzleVerdict {
    /// Whether there is nothing better.
    pub(crate) right: bool,
    /// Whether my first choice was right: that one counts.
    pub(crate) first_right: bool,
    /// What I chose.
    pub(crate) yours: RatedAction,
    /// The best choice.
    pub(crate) best: RatedAction,
    /// The best of all that are wrong.
    pub(crate) second: RatedAction,
    /// What the puzzle is about.
    pub(crate) themes: Vec<PuzzleTheme>,
    /// What I heard from my choice on until my rivals, who are Legends, had answered and I decided again.
    pub(crate) reply: Vec<HeardEvent>,
}

/// An action and what it is worth.
#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct RatedAction {
    /// Which.
    pub(crate) action: GameJson,
    /// What it is called.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) words: Option<String>,
    /// How many of a hundred such matches are won.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) wins_percent: Option<i64>,
}

/// Something that a puzzle is about.
#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct PuzzleTheme {
    /// Which.
    pub(crate) id: &'static str,
    /// What it is called.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) words: Option<String>,
}

/// A puzzle to be opened.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct PuzzleRequest {
    /// The id of the game.
    game: String,
    /// The id of the puzzle; without one, one is chosen that suits me.
    #[serde(default)]
    puzzle: Option<String>,
}

pub(crate) async fn list(State(tavern): State<Shared>, caller: Caller) -> Answer {
    let tries = tries_of(&tavern, caller.player_id()).await?;
    let shelf = |entry: &catalog::Entry| {
        let progress = PuzzleProgress::of(entry, &tries)?;
        let notice = |posed: &'static catalog::Posed| PuzzleNotice {
            id: &posed.id,
            solved: progress.solved(&posed.id),
        };
        Some(PuzzleShelf {
            game: entry.game.info().id,
            strength: progress.strength().map(|strength| strength.points),
            within: progress.strength().map(|strength| strength.within),
            puzzles: progress.book().all().iter().map(notice).collect(),
        })
    };
    Ok(Json::of(&PuzzleShelves { games: catalog::GAMES.iter().filter_map(shelf).collect() }))
}

pub(crate) async fn open(State(tavern): State<Shared>, caller: Caller, body: Bytes) -> Answer {
    let host = caller.host()?;
    let PuzzleRequest { game, puzzle } = read(&body)?;
    let table = puzzles::open(&tavern, &host, (&game, puzzle.as_deref())).await?;
    Ok(Json::of(&MadeTable::of(table)))
}
