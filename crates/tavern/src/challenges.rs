//! Challenges: friends play the deal of a table from the same seat, each at a table of their own.

use std::sync::Arc;

use game::Seat;

use crate::analysis::MatchKey;
use crate::host::Host;
use crate::ids::{PlayerId, TableId};
use crate::problem::{Problem, Result};
use crate::store::{OwnTry, Store, Try};
use crate::table::services::stored;
use crate::table::{Contest, Table};
use crate::{Replay, Tavern};

/// How many who have played a deal are listed.
const LISTED: u32 = 20;
/// How many of one's own tries are looked through.
const OWN: u32 = 100;

/// The table whose deal it is, for somebody who may know of it.
pub(crate) struct Challenge {
    /// As the storage has it; whatever is hidden in it stays here.
    table: Table,
    contest: Contest,
    /// From which everybody plays it.
    pub(crate) seat: Seat,
    /// Those who have played it to its end: whoever only begins, again and again, takes nobody's place.
    tries: Vec<Try>,
    /// Where the reader has begun it.
    own: Vec<OwnTry>,
}

/// One of those who have played the deal.
#[derive(Clone, Debug)]
pub(crate) struct Contestant {
    pub(crate) table: TableId,
    pub(crate) player: PlayerId,
    pub(crate) name: String,
}

impl Challenge {
    /// Refuses those who neither know the word of the table nor belong to it nor have begun its deal.
    pub(crate) async fn find(
        tavern: &Tavern,
        id: TableId,
        player: Option<PlayerId>,
        invite: Option<&str>,
    ) -> Result<Self> {
        let read = move |store: Arc<dyn Store>| async move {
            let table = stored(&*store, id).await?.table;
            let Some((contest, (seat, _))) = table.as_contest().zip(table.contestant()) else {
                return Ok::<_, Problem>((table, None));
            };
            let tries = store.tries(contest.id.clone(), player, LISTED).await?;
            let own = match player {
                Some(player) => store.own_tries(contest.id.clone(), player, OWN).await?,
                None => Vec::new(),
            };
            Ok((table, Some((contest, seat, tries, own))))
        };
        let (table, found) = tavern.services.look_through(read).await?;
        // First of all: whoever may not know of the table is told that there is none.
        if found.as_ref().is_none_or(|(.., own)| own.is_empty()) {
            table.admit(player, invite)?;
        }
        let (contest, seat, tries, own) = found.ok_or(Problem::conflict("problem-no-challenge"))?;
        // The deal of a day has a board of its own, and shows nothing before the day is over.
        if contest.day().is_some() {
            return Err(Problem::conflict("problem-of-a-day"));
        }
        Ok(Self { table, contest, seat, tries, own })
    }

    /// Everybody who has played it, in the order in which they began; each person once.
    fn contestants(&self) -> Vec<Contestant> {
        let own = self.table.contestant().filter(|_| self.table.is_played_out());
        let source = own.map(|(seat, player)| Contestant {
            table: self.table.id(),
            player,
            name: self.table.sitter(seat).name().to_owned(),
        });
        let known = source.as_ref().map(|source| source.player);
        let others = self.tries.iter().filter(|found| Some(found.player) != known);
        let others = others.map(|found| Contestant {
            table: found.table,
            player: found.player,
            name: found.name.clone().unwrap_or_default(),
        });
        source.into_iter().chain(others).collect()
    }

    /// Where somebody's own match of it is under way.
    pub(crate) fn under_way(&self, player: PlayerId) -> Option<TableId> {
        let is_source = |(_, source): &(Seat, PlayerId)| *source == player;
        let source = self.table.contestant().filter(|_| !self.table.is_played_out());
        let own = self.own.iter().find(|own| !own.is_over).map(|own| own.table);
        source.filter(is_source).map(|_| self.table.id()).or(own)
    }

    /// Lets somebody play the deal, at a table of their own.
    pub(crate) async fn accept(&self, tavern: &Tavern, host: &Host) -> Result<TableId> {
        let asker = &host.asker;
        if let Some(open) = self.own.iter().find(|own| !own.is_over) {
            return Ok(open.table);
        }
        host.allow_table(tavern).await?;
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
    pub(crate) async fn played(&self, tavern: &Tavern) -> Result<Vec<(Contestant, Arc<Replay>)>> {
        let mut played = Vec::new();
        for one in self.contestants() {
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
pub(crate) async fn replay_of(tavern: &Tavern, table: TableId) -> Result<Arc<Replay>> {
    let key = MatchKey::Table(table);
    if let Some(replay) = tavern.replays.get(key) {
        return Ok(replay);
    }
    let (replays, now) = (Arc::clone(&tavern.replays), tavern.services.clock.now().ms);
    let read = move |store: Arc<dyn Store>| async move {
        let loaded = stored(&*store, table).await?;
        replays.get_or_make(key, || {
            let game =
                loaded.table.opened_match(now).ok_or(Problem::conflict("problem-not-over"))?;
            Ok(Replay::of_match(loaded.table.kind(), game))
        })
    };
    tavern.services.look_through(read).await
}
