//! The archive: which public matches somebody looks for, and which are great.

use std::fmt::Write as _;

use crate::api::Shared;
use crate::ids::{TableId, random_bytes};
use crate::pages::forms::encoded;
use crate::players::MAX_NAME;
use crate::problem::Result;
use crate::store::{Found, MatchSearch, Order};

/// How many matches a page has.
const A_PAGE: u32 = 20;
/// How many pages there are at most: whoever looks for something else says so.
const PAGES: u32 = 50;
/// Among how many of the most exciting one is picked.
const GREAT: u32 = 12;

/// What somebody looks for, and which page of it.
#[derive(Clone, Debug, Default)]
pub(crate) struct Wish {
    pub(crate) search: MatchSearch,
    /// Counted from 0.
    pub(crate) page: u32,
}

impl Wish {
    /// What is not understood is not looked for.
    pub(crate) fn read<'a>(field: impl Fn(&str) -> Option<&'a str>) -> Self {
        let number = |name: &str| field(name).and_then(|number| number.trim().parse::<u32>().ok());
        let game = field("game").filter(|game| catalog::find(game).is_ok());
        let name = field("name").unwrap_or_default().trim();
        let page = number("page").unwrap_or_default().min(PAGES - 1);
        let small = |name| number(name).and_then(|n| u8::try_from(n).ok()).unwrap_or_default();
        let search = MatchSearch {
            game: game.unwrap_or_default().to_owned(),
            seats: small("seats"),
            people: small("people"),
            name: name.chars().take(MAX_NAME).collect(),
            order: field("order").and_then(Order::from_id).unwrap_or_default(),
            skip: page * A_PAGE,
            limit: A_PAGE + 1,
        };
        Self { search, page }
    }

    /// The same as a query, to which a page can be added.
    pub(crate) fn query(&self) -> String {
        let MatchSearch { game, seats, people, name, order, .. } = &self.search;
        let mut query = String::new();
        for (field, value) in [("game", game), ("name", name)] {
            if !value.is_empty() {
                let _ = write!(query, "{field}={}&", encoded(value));
            }
        }
        for (field, value) in [("seats", seats), ("people", people)] {
            if *value > 0 {
                let _ = write!(query, "{field}={value}&");
            }
        }
        if *order != Order::default() {
            let _ = write!(query, "order={}&", order.id());
        }
        query
    }
}

/// A page of what was found, and whether there is another one.
pub(crate) async fn pages_of(tavern: &Shared, wish: &Wish) -> Result<(Vec<Found>, bool)> {
    let mut found = tavern.store.search(wish.search.clone()).await?;
    let is_more = found.len() > A_PAGE as usize && wish.page + 1 < PAGES;
    found.truncate(A_PAGE as usize);
    Ok((found, is_more))
}

/// One of the most exciting matches of a game, or of all.
pub(crate) async fn pick_great(tavern: &Shared, game: &str) -> Result<Option<TableId>> {
    let (game, order) = (game.to_owned(), Order::Exciting);
    let search = MatchSearch { game, order, limit: GREAT, ..MatchSearch::default() };
    let great = tavern.store.search(search).await?;
    let [chance] = random_bytes::<1>();
    Ok(great.get(usize::from(chance) % great.len().max(1)).map(|found| found.table))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn wish(fields: &[(&str, &'static str)]) -> Wish {
        Wish::read(|name| fields.iter().find(|(known, _)| *known == name).map(|(_, value)| *value))
    }

    #[test]
    fn a_wish_survives_its_query_and_nonsense_is_not_looked_for() {
        let game = catalog::GAMES[0].game.info().id;
        let full = [("game", game), ("seats", "3"), ("people", "2"), ("order", "closest")];
        assert_eq!(wish(&full).query(), format!("game={game}&seats=3&people=2&order=closest&"));
        let wrong = [("game", "chess"), ("seats", "-1"), ("order", "best"), ("page", "99999")];
        assert_eq!((wish(&wrong).query(), wish(&wrong).page), (String::new(), PAGES - 1));
        assert_eq!(wish(&[("name", " Anna & Bo ")]).query(), "name=Anna%20%26%20Bo&");
    }
}
