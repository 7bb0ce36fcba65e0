//! The deal of the day: how to play it, what everybody made of it, and how anybody can see that it is honest.

mod board;
mod honesty;
mod line;
mod spread;

use axum::Router;
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::response::{Redirect, Response};
use axum::routing::get;
use futures_util::future::try_join_all;
use game::Phrase;
use maud::{Markup, html};

use super::forms::encoded;
use super::layout::{Frame, Html, Page, Visit, icon, page};
use super::lobby::table_path;
use super::lobby_tables::thumb;
use super::me::Guest;
use super::page_words::PageWords;
use super::replay::losses;
use crate::api::Shared;
use crate::api::caller::origin;
use crate::daily::{DayBoard, DayDeal};
use crate::day::Day;
use crate::foreign_record::MAX_LINK;
use crate::problem::{Problem, Result};
use crate::store::OwnTry;

pub(crate) const PATH: &str = "/daily";

pub(crate) fn router() -> Router<Shared> {
    Router::new()
        .route(PATH, get(overview))
        .route("/daily/{game}", get(show_today).post(begin_today))
        .route("/daily/{game}/{day}", get(show_day).post(begin_day))
        .route("/daily/{game}/{day}/best", get(best))
}

pub(crate) fn day_path(day: Day, game: &str) -> String {
    format!("{PATH}/{game}/{day}")
}

/// Where the best line that was found can be watched.
pub(crate) fn best_path(day: Day, game: &str) -> String {
    format!("{}/best", day_path(day, game))
}

/// A day in words.
pub(crate) fn date(words: PageWords, day: Day) -> String {
    let (year, month, day) = day.date();
    let date = Phrase::new("daily-date").with("day", day).with("month", month);
    words.say(&date.with("year", year.to_string()))
}

/// The time of the tavern's clock.
fn time(ms: u64) -> String {
    let minutes = ms / 60_000;
    format!("{:02}:{:02}", minutes / 60 % 24, minutes % 60)
}

/// That there is one clock, and what it shows.
fn one_clock(words: PageWords, now: u64) -> Markup {
    html! { p.hint { (icon("clock")) " " (words.say(&Phrase::new("daily-clock").with("now", time(now)))) } }
}

/// The deals of today, one a game.
async fn overview(State(tavern): State<Shared>, visit: Visit) -> Result<Html> {
    let (tavern, player) = (&tavern, visit.caller.player_id());
    // All at once: the storage may be on another machine.
    let today = try_join_all(catalog::GAMES.iter().map(|entry| async move {
        let deal = DayDeal::find(tavern, entry.game.info().id, None).await?;
        let board = deal.board(tavern, player).await?;
        Ok::<_, Problem>((deal, board))
    }));
    let today = today.await?;
    let words = visit.frame.words;
    let title = words.text("daily-title");
    let content = html! {
        main #main.page.daily {
            div { h1 { (title) } p.lead { (words.text("daily-lead")) } }
            @if let Some((deal, _)) = today.first() {
                h2 { (date(words, deal.day)) }
            }
            ul.tables.panel { @for (deal, board) in &today { (offer(deal, board, words)) } }
            @if let Some((deal, _)) = today.first() { (one_clock(words, deal.now)) }
        }
    };
    let page_of = Page { title: &title, css: Some("daily.css"), ..Page::default() };
    Ok(Html::ok(page(&visit.frame, page_of, &content)))
}

fn offer(deal: &DayDeal, board: &DayBoard, words: PageWords) -> Markup {
    let words = words.with_game(deal.game());
    let about = match (board.own_points(), board.own_open()) {
        (Some(points), _) => words.say(&place(board, points)),
        (None, Some(_)) => words.text("daily-under-way"),
        (None, None) if !board.own.is_empty() => words.text("daily-tried"),
        _ => words.say(&Phrase::new("daily-counted").with("n", board.counted())),
    };
    html! {
        li {
            (thumb(deal.game()))
            div { b { (words.text("game-title")) } p.muted.small { (about) } }
            div.acts {
                @if let Some(day) = deal.earlier() {
                    a.btn.slim.quiet href=(day_path(day, deal.game())) {
                        @if day == deal.day.before(1) { (words.text("daily-yesterday")) } @else { (date(words, day)) }
                        span.sr { " " (words.text("game-title")) }
                    }
                }
                a.btn.slim.gold[board.own.is_empty()] href={ (PATH) "/" (deal.game()) } {
                    (words.text(if board.own.is_empty() { "daily-to-play" } else { "daily-to-board" }))
                    span.sr { " " (words.text("game-title")) }
                }
            }
        }
    }
}

/// One's points and one's place.
fn place(board: &DayBoard, points: i32) -> Phrase {
    Phrase::new("daily-place")
        .with("points", Phrase::new("game-points").with("n", points))
        .with("place", board.place(points))
        .with("all", board.counted())
}

async fn show_today(
    state: State<Shared>,
    Path(game): Path<String>,
    visit: Visit,
    headers: HeaderMap,
) -> Result<Html> {
    show(&state, &game, None, visit, &headers).await
}

async fn show_day(
    state: State<Shared>,
    Path((game, day)): Path<(String, String)>,
    visit: Visit,
    headers: HeaderMap,
) -> Result<Html> {
    show(&state, &game, Some(&day), visit, &headers).await
}

async fn begin_today(
    state: State<Shared>,
    Path(game): Path<String>,
    visit: Visit,
) -> Result<Response> {
    begin(&state, &game, None, &visit).await
}

async fn begin_day(
    state: State<Shared>,
    Path((game, day)): Path<(String, String)>,
    visit: Visit,
) -> Result<Response> {
    begin(&state, &game, Some(&day), &visit).await
}

/// Begins a try, or goes on with the one that is under way.
async fn begin(tavern: &Shared, game: &str, day: Option<&str>, visit: &Visit) -> Result<Response> {
    let deal = DayDeal::find(tavern, game, day).await?;
    let guest = Guest::welcome(tavern, &visit.caller).await?;
    let table = deal.begin(tavern, &guest.host).await?;
    Ok(guest.led_to(&table_path(table), tavern))
}

/// Leads to the replay of the best line that was found.
async fn best(
    State(tavern): State<Shared>,
    Path((game, day)): Path<(String, String)>,
) -> Result<Redirect> {
    let deal = DayDeal::find(&tavern, &game, Some(&day)).await?;
    let replay = deal.best_replay(&tavern).await?;
    if replay.compact.len() > MAX_LINK {
        return Err(Problem::conflict("problem-too-long"));
    }
    let (record, seat) = (encoded(&replay.compact), deal.seat().number());
    Ok(Redirect::to(&format!("/replay?record={record}&as={seat}")))
}

async fn show(
    tavern: &Shared,
    game: &str,
    day: Option<&str>,
    visit: Visit,
    headers: &HeaderMap,
) -> Result<Html> {
    let deal = DayDeal::find(tavern, game, day).await?;
    let board = deal.board(tavern, visit.caller.player_id()).await?;
    let words = visit.frame.words.with_game(deal.game());
    let losses = match board.own_first().filter(|_| deal.is_opened()) {
        Some(own) => {
            let replay = deal.replay(tavern, own.table).await?;
            Some(losses(tavern, own.table, replay, deal.seat(), words).await?)
        }
        None => None,
    };
    let link = format!("{}{}", origin(headers), day_path(deal.day, deal.game()));
    Ok(DayPage { frame: visit.frame, deal, board, losses, link }.show())
}

/// The page of a day; all that it needs is there.
struct DayPage {
    frame: Frame,
    deal: DayDeal,
    board: DayBoard,
    /// Where the reader lost chances, once the day is over.
    losses: Option<Markup>,
    /// The address of the page.
    link: String,
}

impl DayPage {
    fn show(&self) -> Html {
        let id = self.deal.game();
        let words = self.frame.words.with_game(id);
        let game = words.text("game-title");
        let title = words.say(&Phrase::new("daily-of").with("game", game));
        let content = html! {
            main #main.page.daily {
                div {
                    h1 { (title) }
                    p.lead { (date(words, self.deal.day)) }
                    (self.other_days(words))
                }
                section.panel.stack aria-labelledby="own-title" { (self.own(words)) }
                (self.everybody(words))
                @if self.deal.is_opened() { (self.lessons(words)) }
                (honesty::show(&self.deal, words))
            }
        };
        let page_of =
            Page { title: &title, game: Some(id), css: Some("daily.css"), ..Page::default() };
        Html::ok(page(&self.frame, page_of, &content))
    }

    fn other_days(&self, words: PageWords) -> Markup {
        let path = |day| day_path(day, self.deal.game());
        let past = self.deal.past();
        let earlier = self.deal.earlier();
        let later = past.iter().rev().find(|day| **day > self.deal.day);
        html! {
            nav.row.days aria-label=(words.text("daily-days")) {
                @if let Some(day) = earlier {
                    a.btn.slim href=(path(day)) { (icon("prev")) (date(words, day)) }
                }
                @if let Some(day) = later {
                    a.btn.slim href=(path(*day)) { (date(words, *day)) (icon("next")) }
                }
                a.btn.slim.quiet href=(PATH) { (words.text("daily-all-games")) }
            }
        }
    }

    /// How to begin, go on, or what one has made of it.
    fn own(&self, words: PageWords) -> Markup {
        let deal = &self.deal;
        let about = Phrase::new("daily-about")
            .with("seat", deal.seat().number() + 1)
            .with("seats", deal.n_seats());
        let ends = Phrase::new("daily-ends").with("date", date(words, deal.day));
        html! {
            h2 #own-title { (words.text(if deal.is_today() { "daily-today" } else { "daily-past" })) }
            p { (words.say(&about)) }
            @if !self.board.own.is_empty() { ol.own-tries { @for (nth, own) in self.board.own.iter().enumerate() {
                li { (self.own_try(nth, own, words)) }
            } } }
            (self.button(words))
            @if let Some(own) = self.board.own_first() { (self.share(own, words)) }
            p.hint {
                @if !deal.is_opened() { (words.say(&ends)) " " }
                (words.text(if deal.is_today() { "daily-first-counts" } else { "daily-past-counts" }))
            }
            (one_clock(words, deal.now))
        }
    }

    fn button(&self, words: PageWords) -> Markup {
        if let Some(open) = self.board.own_open() {
            return html! {
                p.row { a.btn.gold.big href=(table_path(open.table)) { (icon("play")) (words.text("daily-go-on")) } }
            };
        }
        let is_first = self.board.own.is_empty();
        let text = match (self.deal.is_today(), is_first) {
            (true, true) => "daily-play",
            (false, true) => "daily-play-past",
            (_, false) => "daily-again",
        };
        html! {
            form.row method="post" action=(day_path(self.deal.day, self.deal.game())) {
                button.btn.gold[is_first].big[is_first] { (icon("play")) (words.text(text)) }
            }
        }
    }

    /// What a try brought, and whether it counts.
    fn own_try(&self, nth: usize, own: &OwnTry, words: PageWords) -> Markup {
        let is_late = own.standing.as_deref() == Some("counts")
            && own.score.is_some_and(|score| !score.counts);
        let standing = match own.standing.as_deref() {
            _ if is_late => "late",
            Some(standing) => standing,
            None => "later",
        };
        let result = match own.score {
            None if own.is_over => words.text("daily-given-up"),
            None => words.text("daily-under-way"),
            Some(score) if score.counts => words.say(&place(&self.board, score.points)),
            Some(score) => words.say(&Phrase::new("game-points").with("n", score.points)),
        };
        let tried = words.say(&Phrase::new("daily-try").with("n", nth + 1));
        html! {
            a href=(table_path(own.table)) { (tried) } ": " b { (result) } " "
            @if own.is_over || standing != "counts" {
                span.tag { (words.look_up(&format!("daily-standing-{standing}"))) }
            }
        }
    }

    /// What can be learnt from a day that is over.
    fn lessons(&self, words: PageWords) -> Markup {
        html! {
            section.panel.stack aria-labelledby="lessons" {
                h2 #lessons { (words.text("daily-lessons")) }
                @match &self.board.best_line {
                    Some(best) => {
                        p {
                            (words.say(&Phrase::new("daily-best").with(
                                "points", Phrase::new("game-points").with("n", best.points),
                            )))
                        }
                        p.row {
                            a.btn href=(best_path(self.deal.day, self.deal.game())) {
                                (icon("replay")) (words.text("daily-best-watch"))
                            }
                        }
                    }
                    None => p.muted { (words.text("daily-best-none")) },
                }
                @if let (Some(losses), Some(own)) = (&self.losses, self.board.own_first()) {
                    h3 { (words.text("daily-losses")) }
                    (losses)
                    p.row {
                        a.btn.quiet href={ "/replay/" (own.table) "#analysis" } { (icon("replay")) (words.text("daily-own-replay")) }
                    }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_clock_shows_hours_and_minutes() {
        assert_eq!(
            (time(0), time(20 * 3_600_000 + 31 * 60_000 + 59_999)),
            ("00:00".into(), "20:31".into())
        );
    }
}
