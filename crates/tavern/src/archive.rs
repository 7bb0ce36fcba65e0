//! The archive: which public matches somebody looks for, and which are great.

use crate::Tavern;
use crate::ids::{TableId, random_bytes};
use crate::notices::{PlayedOut, RECENT};
use crate::players::MAX_NAME;
use crate::problem::Result;
use crate::store::{Found, MatchSearch, Order};
use crate::table::services::Services;

/// How many matches a page has.
const A_PAGE: u32 = 20;
/// How many pages there are at most: whoever looks for something else says so.
pub(crate) const PAGES: u32 = 50;
/// Among how many of the most exciting one is picked.
const GREAT: u32 = 12;

/// What somebody looks for, and which page of it.
#[derive(Clone, Debug, Default)]
pub(crate) struct ArchiveSearch {
    pub(crate) search: MatchSearch,
    /// Counted from 0.
    pub(crate) page: u32,
}

impl ArchiveSearch {
    pub(crate) fn new(search: MatchSearch, page: Option<u32>) -> Self {
        let page = page.unwrap_or_default().min(PAGES - 1);
        let name = search.name.trim().chars().take(MAX_NAME).collect();
        Self {
            search: MatchSearch { name, skip: page * A_PAGE, limit: A_PAGE + 1, ..search },
            page,
        }
    }
}

/// A page of what was found, and whether there is another one.
pub(crate) async fn page_of(tavern: &Tavern, asked: &ArchiveSearch) -> Result<(Vec<Found>, bool)> {
    let mut found = look_for(tavern, asked.search.clone()).await?;
    let is_more = found.len() > A_PAGE as usize && asked.page + 1 < PAGES;
    found.truncate(A_PAGE as usize);
    Ok((found, is_more))
}

/// A search looks through thousands of matches: it takes its turn, and is paid for.
async fn look_for(tavern: &Tavern, search: MatchSearch) -> Result<Vec<Found>> {
    tavern.services.look_through(move |store| store.search(search)).await
}

/// One of the most exciting matches of a game, or of all.
pub(crate) async fn pick_great(tavern: &Tavern, game: &str) -> Result<Option<TableId>> {
    let (game, order) = (game.to_owned(), Order::Exciting);
    let search = MatchSearch { game, order, limit: GREAT, ..MatchSearch::default() };
    let great = look_for(tavern, search).await?;
    let [chance] = random_bytes::<1>();
    Ok(great.get(usize::from(chance) % great.len().max(1)).map(|found| found.table))
}

/// The pages of the games show what was played out last, also after a restart.
pub(crate) async fn recall(services: &Services) {
    for game in catalog::GAMES.iter().map(|entry| entry.game.info().id) {
        let newest =
            MatchSearch { game: game.to_owned(), limit: RECENT as u32, ..MatchSearch::default() };
        match services.store.search(newest).await {
            Ok(found) => services.notices.recall(game, found.iter().map(played_out).collect()),
            Err(error) => tracing::warn!(%error, game, "what was played out last cannot be read"),
        }
    }
}

fn played_out(found: &Found) -> PlayedOut {
    let names: Vec<&str> = found.seats.iter().map(|seat| seat.name.as_str()).collect();
    PlayedOut { id: found.table, names: names.join(", ") }
}
