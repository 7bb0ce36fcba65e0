//! Challenges: friends play the deal of a table from the same seat, each at a table of their own.

use std::sync::Arc;

use game::Seat;

use crate::analysis::MatchKey;
use crate::api::Shared;
use crate::api::caller::Caller;
use crate::api::tables::allow_table;
use crate::ids::{PlayerId, TableId};
use crate::pages::Replay;
use crate::problem::{Problem, Result};
use crate::store::Try;
use crate::table::stored::replayed;
use crate::table::{Asker, Contest, Table};

/// How many who played a deal are listed.
const LISTED: u32 = 20;

/// The table whose deal it is, for somebody who may know of it.
pub(crate) struct Challenge {
    /// As the storage has it; whatever is hidden in it stays here.
    table: Table,
    contest: Contest,
    /// From which everybody plays it.
    pub(crate) seat: Seat,
    tries: Vec<Try>,
}

/// One of those who played the deal.
#[derive(Clone, Debug)]
pub(crate) struct Contestant {
    pub(crate) table: TableId,
    pub(crate) player: PlayerId,
    pub(crate) name: String,
    pub(crate) is_over: bool,
}

impl Challenge {
    /// Refuses those who neither know the word of the table nor belong to it nor have played its deal.
    pub(crate) async fn find(
        tavern: &Shared,
        id: TableId,
        player: Option<PlayerId>,
        invite: Option<&str>,
    ) -> Result<Self> {
        let none = || Problem::missing("problem-no-table");
        let stored = tavern.store.load(id).await?.ok_or_else(none)?;
        let table = tavern.slow_work.run(move || replayed(id, &stored)).await??.table;
        let found = table.as_contest().zip(table.contestant());
        let tries = match &found {
            Some((contest, _)) => tavern.store.tries(contest.id.clone(), LISTED).await?,
            None => Vec::new(),
        };
        // First of all: whoever may not know of the table is told that there is none.
        if !tries.iter().any(|found| Some(found.player) == player) {
            table.admit(player, invite)?;
        }
        let (contest, (seat, _)) = found.ok_or(Problem::conflict("problem-no-challenge"))?;
        // The deal of a day has a board of its own, and shows nothing before the day is over.
        if contest.day().is_some() {
            return Err(Problem::conflict("problem-of-a-day"));
        }
        Ok(Self { table, contest, seat, tries })
    }

    /// Everybody who plays or played it, in the order in which they began; each person once.
    pub(crate) fn contestants(&self) -> Vec<Contestant> {
        let mut all: Vec<Contestant> = Vec::new();
        let source = self.table.contestant().map(|(seat, player)| Contestant {
            table: self.table.id(),
            player,
            name: self.table.sitter(seat).name().to_owned(),
            is_over: self.table.is_played_out(),
        });
        let others = self.tries.iter().map(|found| Contestant {
            table: found.table,
            player: found.player,
            name: found.name.clone().unwrap_or_default(),
            is_over: found.is_over,
        });
        for one in source.into_iter().chain(others) {
            if all.iter().all(|known| known.player != one.player) {
                all.push(one);
            }
        }
        all
    }

    /// Lets somebody play the deal, at a table of their own.
    pub(crate) async fn accept(
        &self,
        tavern: &Shared,
        caller: &Caller,
        asker: &Asker,
    ) -> Result<TableId> {
        let mut own = self.tries.iter().filter(|found| found.player == asker.player);
        if let Some(open) = own.find(|own| !own.is_over) {
            return Ok(open.table);
        }
        allow_table(tavern, caller, asker).await?;
        let setup = self.table.same_deal(asker.player, self.contest.clone());
        tavern.tables.create(self.table.kind(), setup, &self.table.same_seats(asker)).await
    }

    /// What everybody who may know of it may know: nothing of the match.
    pub(crate) const fn table(&self) -> &Table {
        &self.table
    }

    /// The table that gave its deal, if that is another one.
    pub(crate) fn elsewhere(&self) -> Option<TableId> {
        self.contest.source().filter(|source| *source != self.table.id())
    }

    /// Those who have finished, each with their match.
    pub(crate) async fn played(&self, tavern: &Shared) -> Result<Vec<(Contestant, Arc<Replay>)>> {
        let mut played = Vec::new();
        for one in self.contestants().into_iter().filter(|one| one.is_over) {
            match replay_of(tavern, one.table).await {
                Ok(replay) => played.push((one, replay)),
                Err(given_up) if given_up.code() == "not-over" => {}
                Err(problem) => return Err(problem),
            }
        }
        Ok(played)
    }
}

/// The match of a table that has finished. Whoever asks for it has made sure that it may be shown.
pub(crate) async fn replay_of(tavern: &Shared, table: TableId) -> Result<Arc<Replay>> {
    let key = MatchKey::Table(table);
    if let Some(replay) = tavern.replays.get(key) {
        return Ok(replay);
    }
    let none = || Problem::missing("problem-no-table");
    let stored = tavern.store.load(table).await?.ok_or_else(none)?;
    let replays = Arc::clone(&tavern.replays);
    let make = move || {
        let loaded = replayed(table, &stored)?;
        let game = loaded.table.finished().ok_or(Problem::conflict("problem-not-over"))?;
        Ok(Replay::of_match(loaded.table.kind(), game))
    };
    tavern.slow_work.run(move || replays.get_or_make(key, make)).await?
}
