//! The lobby: the games, the open tables, and my own.

use axum::extract::{Path, State};
use axum::response::{IntoResponse as _, Redirect, Response};
use bots::Level;
use game::{Info, Phrase};
use maud::{Markup, html};

use super::assets;
use super::layout::{Html, Page, Visit, icon, page};
use super::lobby_tables::LobbyTables;
use super::me::Guest;
use super::page_words::PageWords;
use crate::api::Shared;
use crate::api::answer::Refused;
use crate::api::requests::TableRequest;
use crate::api::tables::make;
use crate::ids::TableId;
use crate::problem::{Problem, Result};
use crate::table::{Absence, Hints};

/// How many sit at a table made with one click, if the game allows it.
const USUAL_SEATS: u8 = 4;

pub(crate) fn table_path(table: TableId) -> String {
    format!("/table/{table}")
}

pub(crate) async fn show(State(tavern): State<Shared>, visit: Visit) -> Result<Html, Refused> {
    let tables = LobbyTables::gather(&tavern, &visit.caller).await;
    let tables = tables.map_err(|problem| visit.caller.refuse(problem))?;
    let words = visit.frame.words;
    let title = words.text("lobby-title");
    let connected = tavern.metrics.streams.get();
    let content = html! {
        main #main.page.lobby {
            div.head2.hero {
                div { h1 { (title) } p.lead { (words.text("lobby-lead")) } }
                @if connected > 0 {
                    span.tag { span.dot {} (words.say(&Phrase::new("lobby-connected").with("count", connected))) }
                }
            }
            @if tables.are_mine() { (tables.show(words)) }
            section aria-labelledby="games" {
                h2 #games.sr { (words.text("lobby-games")) }
                div.games {
                    @for entry in catalog::GAMES { (game_card(&entry.game.info(), words)) }
                }
            }
            @if !tables.are_mine() { (tables.show(words)) }
        }
        footer.foot {
            (words.text("lobby-foot")) " " a href="/replay" { (words.text("lobby-replay")) }
        }
    };
    let page_of =
        Page { title: &title, class: "lobby-page", script: Some("lobby.js"), ..Page::default() };
    Ok(Html::ok(page(&visit.frame, page_of, &content)))
}

/// The part of the lobby that changes by itself.
pub(crate) async fn tables(State(tavern): State<Shared>, visit: Visit) -> Result<Html, Refused> {
    let tables = LobbyTables::gather(&tavern, &visit.caller).await;
    let tables = tables.map_err(|problem| visit.caller.refuse(problem))?;
    Ok(Html::ok(tables.show(visit.frame.words)))
}

fn game_card(info: &Info, words: PageWords) -> Markup {
    let words = words.with_game(info.id);
    let title = words.text("game-title");
    let players =
        Phrase::new("lobby-players").with("min", info.min_seats).with("max", info.max_seats);
    html! {
        article.panel.game {
            (cover(info.id, &title))
            div.body {
                h3 { (title) }
                p.row {
                    span.tag { (icon("person")) (words.say(&players)) }
                    span.tag { (icon("clock")) (words.say(&Phrase::new("lobby-minutes").with("minutes", info.minutes))) }
                    a href={ "/rules/" (info.id) } { (words.text("lobby-rules")) }
                }
                div {
                    p { (words.text("game-blurb")) }
                    p.hint { (words.say(&Phrase::new("lobby-author").with("author", info.author))) }
                }
                form.row method="post" action={ "/play/" (info.id) } {
                    button.btn.gold { (icon("play")) (words.text("lobby-play-now")) }
                    a.btn href={ "/new?game=" (info.id) } { (icon("plus")) (words.text("lobby-new-table")) }
                }
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

/// One click: a table against the best bots, begun at once.
pub(crate) async fn play_now(
    State(tavern): State<Shared>,
    Path(game): Path<String>,
    visit: Visit,
) -> Result<Response, Refused> {
    let begun = begin(&tavern, &visit, &game).await;
    let (guest, table) = begun.map_err(|problem| visit.caller.refuse(problem))?;
    let mut response = Redirect::to(&table_path(table)).into_response();
    guest.remember(&mut response, &tavern);
    Ok(response)
}

async fn begin(tavern: &Shared, visit: &Visit, game: &str) -> Result<(Guest, TableId)> {
    let no_game = |_| Problem::missing("problem-no-game").with("game", game);
    let entry = catalog::find(game).map_err(no_game)?;
    let info = entry.game.info();
    let mut seats = vec![Level::USUAL.id().to_owned(); usize::from(usual_seats(&info))];
    seats[0] = "me".to_owned();
    let guest = Guest::welcome(tavern, &visit.caller).await?;
    let request = TableRequest {
        game: info.id.to_owned(),
        seats,
        options: Default::default(),
        private: true,
        spectators: true,
        seconds: None,
        absence: Absence::Wait,
        hints: Hints::Alone,
        start: true,
    };
    let (table, _) = make(tavern, &visit.caller, guest.asker.clone(), request).await?;
    Ok((guest, table))
}

/// How many sit at a table unless somebody chooses.
pub(crate) fn usual_seats(info: &Info) -> u8 {
    USUAL_SEATS.clamp(info.min_seats, info.max_seats)
}
