//! The archive: public matches that came to their end, by game, players, length and how close they were.

use std::fmt::Write as _;

use axum::Router;
use axum::extract::State;
use axum::response::Redirect;
use axum::routing::get;
use board::pieces::number;
use game::{MAX_SEATS, Phrase};
use maud::{Markup, html};

use super::daily::date;
use super::forms::{Fields, encoded};
use super::layout::{Frame, Html, Page, Visit, icon, page};
use super::lobby::table_path;
use super::lobby_tables::thumb;
use super::page_words::PageWords;
use crate::api::Shared;
use crate::archive::{ArchiveSearch, page_of, pick_great};
use crate::day::Day;
use crate::notices::Notice;
use crate::problem::{Problem, Result};
use crate::store::{FinishedSeat, Found, MatchSearch, Order};

const PATH: &str = "/archive";

pub(crate) fn router() -> Router<Shared> {
    Router::new().route(PATH, get(show)).route("/archive/great", get(great))
}

pub(crate) fn archive_path(game: &str) -> String {
    format!("{PATH}?game={}", encoded(game))
}

async fn show(State(tavern): State<Shared>, visit: Visit, fields: Fields) -> Result<Html> {
    let asked = asked(|name| fields.get(name));
    let (found, is_more) = page_of(&tavern, &asked).await?;
    let mut live = tavern.services.notices.on_now(&asked.search.game);
    live.retain(|notice| is_looked_for(notice, &asked.search));
    Ok(ArchivePage { frame: visit.frame, asked, found, is_more, live }.show())
}

/// Whether a match that is under way is one of those that a search would find.
fn is_looked_for(notice: &Notice, search: &MatchSearch) -> bool {
    let people = notice.seats.iter().filter(|(kind, _)| kind == "person").count();
    (search.seats == 0 || notice.seats.len() == usize::from(search.seats))
        && people >= usize::from(search.people)
        && (search.name.is_empty() || notice.seats.iter().any(|(_, name)| *name == search.name))
}

/// Leads to the replay of a match that was exciting.
async fn great(State(tavern): State<Shared>, fields: Fields) -> Result<Redirect> {
    let asked = asked(|name| fields.get(name));
    let great = pick_great(&tavern, &asked.search.game).await?;
    let table = great.ok_or(Problem::missing("problem-no-great-match"))?;
    Ok(Redirect::to(&format!("/replay/{table}")))
}

/// What the fields of an address ask for; what is not understood is not looked for.
fn asked<'a>(field: impl Fn(&str) -> Option<&'a str>) -> ArchiveSearch {
    let small = |name: &str| field(name).and_then(|number| number.trim().parse::<u8>().ok());
    let search = MatchSearch {
        game: field("game")
            .filter(|game| catalog::find(game).is_ok())
            .unwrap_or_default()
            .to_owned(),
        seats: small("seats").unwrap_or_default(),
        people: small("people").unwrap_or_default(),
        name: field("name").unwrap_or_default().to_owned(),
        order: field("order").and_then(Order::from_id).unwrap_or_default(),
        ..MatchSearch::default()
    };
    ArchiveSearch::new(search, field("page").and_then(|page| page.trim().parse().ok()))
}

/// The same as the query of an address, to which a page can be added.
fn query(MatchSearch { game, seats, people, name, order, .. }: &MatchSearch) -> String {
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

struct ArchivePage {
    frame: Frame,
    asked: ArchiveSearch,
    found: Vec<Found>,
    is_more: bool,
    /// What can be watched now.
    live: Vec<Notice>,
}

impl ArchivePage {
    fn show(&self) -> Html {
        let words = self.frame.words;
        let title = words.text("archive-title");
        let content = html! {
            main #main.page.archive {
                div.head2 {
                    div { h1 { (title) } p.lead { (words.text("archive-lead")) } }
                    a.btn.gold href={ "/archive/great?game=" (encoded(&self.asked.search.game)) } {
                        (icon("play")) (words.text("archive-great"))
                    }
                }
                (self.filter(words))
                @if !self.live.is_empty() { (self.now(words)) }
                section.panel aria-labelledby="found" {
                    h2 #found { (words.text("archive-found")) }
                    ul.tables {
                        @for found in &self.found { (line(found, words)) }
                        @if self.found.is_empty() { li.none { p.muted { (words.text("archive-none")) } } }
                    }
                    (self.pages(words))
                }
            }
        };
        let page_of = Page { title: &title, css: Some("daily.css"), ..Page::default() };
        Html::ok(page(&self.frame, page_of, &content))
    }

    fn filter(&self, words: PageWords) -> Markup {
        let search = &self.asked.search;
        let game = |id: &str| words.with_game(id).text("game-title");
        let seats = |n: usize| words.say(&Phrase::new("archive-seats-n").with("n", n));
        html! {
            form.panel.filter method="get" action=(PATH) aria-label=(words.text("archive-filter")) {
                (select("game", "archive-game", words, &html! {
                    option value="" { (words.text("archive-any-game")) }
                    @for entry in catalog::GAMES {
                        @let id = entry.game.info().id;
                        option value=(id) selected[id == search.game] { (game(id)) }
                    }
                }))
                (select("seats", "archive-seats", words, &html! {
                    option value="" { (words.text("archive-any-seats")) }
                    @for n in 2..=MAX_SEATS {
                        option value=(n) selected[n == usize::from(search.seats)] { (seats(n)) }
                    }
                }))
                (select("people", "archive-people", words, &html! {
                    option value="1" { (words.text("archive-any-people")) }
                    option value="2" selected[search.people >= 2] { (words.text("archive-two-people")) }
                }))
                (select("order", "archive-order", words, &html! {
                    @for order in Order::ALL {
                        option value=(order.id()) selected[order == search.order] {
                            (words.look_up(&format!("archive-{}", order.id())))
                        }
                    }
                }))
                div.field {
                    label for="name" { (words.text("archive-name")) }
                    input #name.input name="name" value=(search.name) maxlength="24" autocomplete="off";
                }
                button.btn.sea { (words.text("archive-look")) }
            }
        }
    }

    /// What can be watched now, with one click.
    fn now(&self, words: PageWords) -> Markup {
        html! {
            section.panel aria-labelledby="now" {
                h2 #now { (words.text("archive-now")) }
                ul.tables { @for notice in &self.live { (live_line(notice, words)) } }
            }
        }
    }

    fn pages(&self, words: PageWords) -> Markup {
        let page = self.asked.page;
        let to = |page: u32| format!("{PATH}?{}page={page}", query(&self.asked.search));
        html! {
            @if page > 0 || self.is_more {
                nav.row.pages aria-label=(words.text("archive-pages")) {
                    @if page > 0 { a.btn.slim href=(to(page - 1)) rel="prev" { (icon("prev")) (words.text("archive-previous")) } }
                    span.muted { (words.say(&Phrase::new("archive-page").with("n", page + 1))) }
                    @if self.is_more { a.btn.slim href=(to(page + 1)) rel="next" { (words.text("archive-next")) (icon("next")) } }
                }
            }
        }
    }
}

fn select(name: &str, text: &'static str, words: PageWords, options: &Markup) -> Markup {
    html! {
        div.field {
            label for=(name) { (words.text(text)) }
            select.input id=(name) name=(name) { (options) }
        }
    }
}

fn line(found: &Found, words: PageWords) -> Markup {
    let words = words.with_game(&found.game);
    let mut about = vec![
        date(words, Day::of(found.ended)),
        words.say(&Phrase::new("archive-length").with("n", found.length)),
        words.say(&margin(found.margin)),
    ];
    about.extend(found.lead_changes.map(|n| words.say(&Phrase::new("archive-leads").with("n", n))));
    html! {
        li {
            (thumb(&found.game))
            div {
                b { (words.text("game-title")) }
                p.small { @for (nth, seat) in found.seats.iter().enumerate() { @if nth > 0 { ", " } (sat(seat)) } }
                p.muted.small { (about.join(" · ")) }
            }
            div.acts {
                a.btn.quiet.slim href={ "/replay/" (found.table) } { (icon("replay")) (words.text("lobby-watch-again")) }
            }
        }
    }
}

/// Of points below zero, the best may be ahead by more than all that they have.
fn margin(percent: u32) -> Phrase {
    if percent < 100 {
        Phrase::new("archive-margin").with("percent", percent)
    } else {
        Phrase::new("archive-margin-far")
    }
}

/// Who sat there, and how many points they had.
fn sat(seat: &FinishedSeat) -> Markup {
    html! {
        @if seat.place == 1 { b { (seat.name) } } @else { (seat.name) }
        "\u{a0}" span.muted { (number(seat.points)) }
    }
}

fn live_line(notice: &Notice, words: PageWords) -> Markup {
    let words = words.with_game(&notice.game);
    html! {
        li {
            (thumb(&notice.game))
            div { b { (words.text("game-title")) } p.muted.small { (notice.names()) } }
            div.acts {
                a.btn.quiet.slim href=(table_path(notice.id)) { (icon("eye")) (words.text("lobby-watch")) }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::archive::PAGES;

    fn of(fields: &[(&str, &'static str)]) -> ArchiveSearch {
        asked(|name| fields.iter().find(|(known, _)| *known == name).map(|(_, value)| *value))
    }

    #[test]
    fn nobody_wins_by_more_than_everything() {
        let said = |percent| margin(percent).id;
        assert_eq!((said(99), said(152)), ("archive-margin", "archive-margin-far"));
    }

    #[test]
    fn a_search_survives_its_query_and_nonsense_is_not_looked_for() {
        let game = catalog::GAMES[0].game.info().id;
        let full = [("game", game), ("seats", "3"), ("people", "2"), ("order", "closest")];
        let back = format!("game={game}&seats=3&people=2&order=closest&");
        assert_eq!(query(&of(&full).search), back);
        let wrong = [("game", "chess"), ("seats", "-1"), ("order", "best"), ("page", "99999")];
        assert_eq!((query(&of(&wrong).search), of(&wrong).page), (String::new(), PAGES - 1));
        assert_eq!(query(&of(&[("name", " Anna & Bo ")]).search), "name=Anna%20%26%20Bo&");
    }
}
