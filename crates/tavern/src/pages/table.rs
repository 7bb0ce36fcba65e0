//! The page of a table, and the forms on it.
//!
//! It is whole without script: every form posts and leads back here. With script, [`crate::pages::live`] keeps it up to
//! date with the same parts.

mod asking;
mod beginning;
mod curtain;
mod day;
pub(crate) mod gathering;
mod goal;
pub(crate) mod hint;
pub(crate) mod leave_box;
mod notices;
pub(crate) mod over;
pub(crate) mod playing;
pub(crate) mod puzzle;
pub(crate) mod qr;
mod sayings;
pub(crate) mod screen;
pub(crate) mod stage;
pub(crate) mod table_scene;
pub(crate) mod talk;
pub(crate) mod voyage;

use axum::Router;
use axum::extract::{Query, State};
use axum::http::{HeaderMap, Uri};
use axum::response::Redirect;
use axum::routing::get;
use maud::{Render as _, html};

use super::layout::{Html, Page, TABLE_PAGE, Visit, page};
use super::live;
use super::what;
use crate::api::Shared;
use crate::api::caller::origin;
use crate::api::tables::{Id, TableQuery};
use crate::problem::Result;
use crate::table::Sight;
use table_scene::{TableScene, deadlines, links, players};
use talk::Lines;

pub(crate) fn router() -> Router<Shared> {
    Router::new()
        .route("/table/{id}", get(show).post(asking::ask))
        .route("/t/{id}", get(short))
        .route("/table/{id}/live", get(live::open))
}

/// The short address leads to the long one.
async fn short(Id(id): Id, uri: Uri) -> Redirect {
    let query = uri.query().map(|query| format!("?{query}")).unwrap_or_default();
    Redirect::permanent(&format!("{}{query}", super::lobby::table_path(id)))
}

pub(crate) async fn show(
    State(tavern): State<Shared>,
    Id(id): Id,
    Query(query): Query<TableQuery>,
    headers: HeaderMap,
    visit: Visit,
) -> Result<Html> {
    let looker = (visit.caller.player_id(), Some(visit.caller.lang));
    let origin = origin(&headers);
    let look = move |sight: &Sight<'_>| {
        let links = links(sight);
        let players = players(sight, &deadlines(sight));
        let scene = TableScene::new(*sight, &links, &players);
        let main = stage::main(&scene, Some(&origin), Lines::All);
        (main.render(), sight.table().game_id())
    };
    let (main, game) = tavern.tables.see(id, looker, query.invite, look).await?;
    let frame = visit.frame.with_game(game);
    let title = frame.words.text("game-title");
    let page_of = Page {
        title: &title,
        place: Some(&title),
        class: TABLE_PAGE,
        css: Some("moments.css"),
        game: Some(game),
        script: Some("table.js"),
    };
    let offer = frame.words.game.filter(|_| query.first);
    let content = html! {
        @if let Some(entry) = offer { (super::voyage::first_offer(entry, id, frame.words)) }
        (main)
        (what::balloon(game, frame.words))
    };
    Ok(Html::ok(page(&frame, page_of, &content)))
}
