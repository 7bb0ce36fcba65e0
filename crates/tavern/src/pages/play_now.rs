//! One click to a match against bots: how strong, how many and how easy stands beside the button and is remembered.

use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::response::{IntoResponse as _, Redirect, Response};
use bots::Level;
use catalog::Entry;
use game::{Phrase, Seat};
use maud::{Markup, html};

use super::forms::Fields;
use super::layout::{Visit, icon};
use super::lobby::table_path;
use super::me::Guest;
use super::page_words::PageWords;
use super::preferences::remember;
use super::voyage::{Acquaintances, FIRST};
use crate::api::Shared;
use crate::api::caller::cookie;
use crate::api::requests::TableRequest;
use crate::api::tables::make;
use crate::ids::TableId;
use crate::problem::{Problem, Result};
use crate::table::ask::OPTION;
use crate::tables::usual_seats;

/// How somebody likes to play a game against bots.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Liking {
    entry: &'static Entry,
    level: Level,
    n_seats: u8,
    /// Whether with the option that makes it easier.
    easy: bool,
}

impl Liking {
    fn usual(entry: &'static Entry) -> Self {
        let n_seats = usual_seats(&entry.game.info());
        Self { entry, level: Level::USUAL, n_seats, easy: false }
    }

    /// What a browser remembers; as usual if that is nothing, or nothing that can be.
    pub(crate) fn remembered(entry: &'static Entry, headers: &HeaderMap) -> Self {
        let usual = Self::usual(entry);
        let known = cookie(headers, &usual.cookie()).and_then(|kept| {
            let mut words = kept.split('.');
            let (level, n_seats, easy) = (words.next()?, words.next()?, words.next()?);
            usual.with(Some(level), Some(n_seats.parse().ok()?), easy == "1")
        });
        known.unwrap_or(usual)
    }

    /// `None` if the game has no such level or no table of that size.
    fn with(self, level: Option<&str>, n_seats: Option<u8>, easy: bool) -> Option<Self> {
        let info = self.entry.game.info();
        let level = level.map_or(Some(self.level), |level| level.parse().ok())?;
        let n_seats = n_seats.unwrap_or(self.n_seats);
        let can_be = self.entry.bots.levels().contains(&level)
            && (info.min_seats..=info.max_seats).contains(&n_seats);
        can_be.then_some(Self { level, n_seats, easy, ..self })
    }

    /// What a form says; what it does not say is as remembered.
    pub(crate) fn read(self, fields: &Fields) -> Option<Self> {
        if fields.all().is_empty() {
            return Some(self);
        }
        let easy = fields.last("easy") == Some("true");
        self.with(fields.get("level"), fields.number("seats"), easy)
    }

    fn cookie(&self) -> String {
        format!("tortuga_play_{}", self.entry.game.info().id)
    }

    fn kept(&self) -> String {
        format!("{}.{}.{}", self.level.id(), self.n_seats, u8::from(self.easy))
    }

    pub(crate) fn request(&self) -> TableRequest {
        let easy = self.entry.game.easy_option().filter(|_| self.easy);
        let (game, n_seats) = (self.entry.game.info().id, usize::from(self.n_seats));
        TableRequest {
            options: easy.map(|id| (id.to_owned(), "true".to_owned())).into_iter().collect(),
            ..TableRequest::alone(game, n_seats, Seat::new(0), self.level.id())
        }
    }

    /// The button, and beside it what can be chosen; `more` stands next to the button.
    pub(crate) fn form(&self, words: PageWords, more: &Markup) -> Markup {
        let id = self.entry.game.info().id;
        html! {
            form.play-now method="post" action={ "/play/" (id) } {
                div.row { button.btn.gold { (icon("play")) (words.text("lobby-play-now")) } (more) }
                div.row.how {
                    label.sr for={ "level-" (id) } { (words.text("table-level")) }
                    select.input.slim id={ "level-" (id) } name="level" {
                        @for level in self.entry.bots.levels() {
                            option value=(level.id()) selected[*level == self.level] {
                                (words.look_up(&format!("lobby-against-{}", level.id())))
                            }
                        }
                    }
                    (self.seats(words))
                    @if let Some(easy) = self.entry.game.easy_option() {
                        label.tick title=[words.attribute(&format!("{OPTION}{easy}"), "about")] {
                            input type="checkbox" name="easy" value="true" checked[self.easy];
                            (words.look_up(&format!("{OPTION}{easy}")))
                        }
                    }
                    button.btn.slim.quiet formaction={ "/challenge/new/" (id) } { (words.text("lobby-challenge")) }
                }
            }
        }
    }

    fn seats(&self, words: PageWords) -> Markup {
        let info = self.entry.game.info();
        let id = format!("seats-{}", info.id);
        html! {
            label.sr for=(id) { (words.text("new-seats")) }
            select.input.slim id=(id) name="seats" {
                @for n in info.min_seats..=info.max_seats {
                    option value=(n) selected[n == self.n_seats] {
                        (words.say(&Phrase::new("lobby-seats").with("n", n)))
                    }
                }
            }
        }
    }
}

/// A table against bots, begun at once.
pub(crate) async fn play(
    State(tavern): State<Shared>,
    Path(game): Path<String>,
    visit: Visit,
    headers: HeaderMap,
    fields: Fields,
) -> Result<Response> {
    let known = Acquaintances::of(&tavern, &visit.caller).await?;
    let (guest, table, liking) = begin(&tavern, &visit, &game, (&headers, &fields)).await?;
    // The first match of all comes with the offer to learn the game first; no other does.
    let first = if known.are_none() { FIRST } else { "" };
    let mut response = Redirect::to(&format!("{}{first}", table_path(table))).into_response();
    guest.remember(&mut response, &tavern);
    remember(&mut response, &tavern, &liking.cookie(), Some(&liking.kept()));
    Ok(response)
}

async fn begin(
    tavern: &Shared,
    visit: &Visit,
    game: &str,
    (headers, fields): (&HeaderMap, &Fields),
) -> Result<(Guest, TableId, Liking)> {
    let entry = catalog::find(game)?;
    let liking = Liking::remembered(entry, headers).read(fields);
    let liking = liking.ok_or(Problem::malformed("problem-unclear"))?;
    let guest = Guest::welcome(tavern, &visit.caller).await?;
    let (table, _) = make(tavern, &guest.host, liking.request()).await?;
    Ok((guest, table, liking))
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderValue;
    use axum::http::header::COOKIE;

    use super::*;

    /// A game with an easy option.
    fn entry() -> &'static Entry {
        catalog::GAMES.iter().find(|entry| entry.game.easy_option().is_some()).unwrap()
    }

    fn remembered(cookie: &str) -> Liking {
        let mut headers = HeaderMap::new();
        headers.insert(COOKIE, HeaderValue::from_str(cookie).unwrap());
        Liking::remembered(entry(), &headers)
    }

    #[test]
    fn what_was_liked_is_remembered() {
        let usual = Liking::usual(entry());
        let n_seats = entry().game.info().max_seats;
        let liked = Liking { level: Level::CabinBoy, n_seats, easy: true, ..usual };
        let kept = remembered(&format!("a=b; {}={}", liked.cookie(), liked.kept()));
        assert_eq!(kept.kept(), liked.kept());
        assert_eq!(kept.request().options.len(), 1);
    }

    #[test]
    fn what_cannot_be_is_forgotten() {
        let usual = Liking::usual(entry());
        for kept in ["", "captain", "captain.99.0", "admiral.3.0", "captain.x.1", "...."] {
            let found = remembered(&format!("{}={kept}", usual.cookie()));
            assert_eq!(found.kept(), usual.kept(), "{kept}");
        }
    }
}
