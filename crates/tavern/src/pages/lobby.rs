//! The lobby: the games, the open tables, and my own.

use axum::extract::State;
use axum::http::HeaderMap;
use catalog::Entry;
use game::Phrase;
use maud::{Markup, html};

use super::layout::{Html, Page, Visit, about_path, icon, page};
use super::lobby_tables::LobbyTables;
use super::page_words::PageWords;
use super::play_now::Liking;
use super::puzzles;
use super::voyage::{self, Acquaintance, Acquaintances};
use super::{assets, daily};
use crate::api::Shared;
use crate::day::Day;
use crate::ids::TableId;
use crate::problem::Result;

pub(crate) fn table_path(table: TableId) -> String {
    format!("/table/{table}")
}

pub(crate) async fn show(
    State(tavern): State<Shared>,
    visit: Visit,
    headers: HeaderMap,
) -> Result<Html> {
    let tables = LobbyTables::gather(&tavern, &visit.caller).await?;
    let known = Acquaintances::of(&tavern, &visit.caller).await?;
    let words = visit.frame.words;
    let title = words.text("lobby-title");
    let connected = tavern.metrics.streams.get();
    let today = Day::of(tavern.services.clock.now().ms);
    let content = html! {
        main #main.page.lobby {
            div.head2.hero {
                div { h1 { (title) } p.lead { (words.text("lobby-lead")) } }
                @if connected > 0 {
                    span.tag { span.dot {} (words.say(&Phrase::new("lobby-connected").with("count", connected))) }
                }
            }
            (days(words, today))
            @if tables.are_mine() { (tables.show(words)) }
            section aria-labelledby="games" {
                h2 #games.sr { (words.text("lobby-games")) }
                div.games {
                    @for entry in catalog::GAMES {
                        (game_card(entry, Liking::remembered(entry, &headers), known.with(entry.game.info().id), words))
                    }
                }
            }
            @if !tables.are_mine() { (tables.show(words)) }
        }
        footer.foot {
            (words.text("lobby-foot")) " " a href="/archive" { (words.text("archive-title")) }
            " · " a href=(puzzles::PATH) { (words.text("puzzles-title")) }
            " · " a href="/replay" { (words.text("lobby-replay")) }
        }
    };
    let page_of =
        Page { title: &title, class: "lobby-page", script: Some("lobby.js"), ..Page::default() };
    Ok(Html::ok(page(&visit.frame, page_of, &content)))
}

/// The way to the deals of the day.
fn days(words: PageWords, today: Day) -> Markup {
    html! {
        nav.panel.row.day-offer aria-label=(words.text("daily-title")) {
            (icon("sun"))
            div { b { (words.text("daily-title")) } p.muted.small { (daily::date(words, today)) " · " (words.text("daily-short")) } }
            a.btn.slim.gold href=(daily::PATH) { (words.text("daily-to-play")) }
        }
    }
}

/// The part of the lobby that changes by itself.
pub(crate) async fn tables(State(tavern): State<Shared>, visit: Visit) -> Result<Html> {
    let tables = LobbyTables::gather(&tavern, &visit.caller).await?;
    Ok(Html::ok(tables.show(visit.frame.words)))
}

fn game_card(entry: &Entry, liking: Liking, known: Acquaintance, words: PageWords) -> Markup {
    let info = entry.game.info();
    let words = words.with_game(info.id);
    let title = words.text("game-title");
    let players =
        Phrase::new("lobby-players").with("min", info.min_seats).with("max", info.max_seats);
    html! {
        article.panel.game {
            a href=(about_path(info.id)) tabindex="-1" aria-hidden="true" { (cover(info.id, &title)) }
            div.body {
                h3 { a href=(about_path(info.id)) { (title) } }
                p.row {
                    span.tag { (icon("person")) (words.say(&players)) }
                    span.tag { (icon("clock")) (words.say(&Phrase::new("lobby-minutes").with("minutes", info.minutes))) }
                }
                div {
                    p { (words.text("game-blurb")) }
                    @if known != Acquaintance::Played { (voyage::offer(entry, known, words)) }
                    p.hint { (words.say(&Phrase::new("lobby-author").with("author", words.text("game-author")))) }
                    p.row {
                        a href={ "/rules/" (info.id) } { (words.text("lobby-rules")) }
                        @if entry.puzzles().is_some() {
                            a href=(puzzles::puzzles_path(info.id)) { (words.text("puzzles-title")) }
                        }
                    }
                }
                (liking.form(words, &html! {
                    a.btn href={ "/new?game=" (info.id) } { (icon("plus")) (words.text("lobby-new-table")) }
                }))
            }
        }
    }
}

/// A lantern if the game has no picture.
pub(crate) fn cover(game: &str, title: &str) -> Markup {
    let Some(address) = assets::cover_url(game) else {
        return html! {
            div.cover { svg aria-hidden="true" { use href=(assets::icon_url("lantern")) {} } }
        };
    };
    html! { img.cover alt=(title) src=(address) loading="lazy"; }
}
