//! What was chosen at tables for puzzles.

use rusqlite::{Connection, Row, params};

use crate::ids::PlayerId;
use crate::store::{PuzzleTry, sql};

/// What a player chose first at every such table, in the order in which they chose.
pub(super) fn puzzle_tries(
    connection: &Connection,
    player: PlayerId,
) -> rusqlite::Result<Vec<PuzzleTry>> {
    let mut query = connection.prepare_cached(sql::PUZZLE_TRIES)?;
    let tried = |row: &Row<'_>| {
        let at: i64 = row.get(2)?;
        let (game, puzzle, entry) = (row.get(0)?, row.get(1)?, row.get(3)?);
        Ok(PuzzleTry { game, puzzle, at: at as u64, entry })
    };
    query.query_map(params![player.bytes()], tried)?.collect()
}
