//! Screens for a whole room: where the code of a table is typed, and the table itself.

use axum::Router;
use axum::extract::{Query, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse as _, Redirect, Response};
use axum::routing::get;
use maud::{Markup, Render as _, html};

use super::forms::Fields;
use super::layout::{Html, Page, Visit, bare_page, icon};
use super::live;
use super::table::screen;
use super::table::table_scene::{TableScene, deadlines, links, players};
use crate::api::Shared;
use crate::api::answer::{say_when, status};
use crate::api::caller::origin;
use crate::api::tables::{Id, TableQuery};
use crate::ids::{TableId, plain_code};
use crate::problem::{Problem, Result};
use crate::table::Sight;

const SCREEN_PAGE: &str = "big-screen";

pub(crate) fn router() -> Router<Shared> {
    Router::new()
        .route("/screen", get(ask))
        .route("/table/{id}/screen", get(show))
        .route("/table/{id}/screen/live", get(live::open_screen))
}

/// Asks for a code, or leads to its table.
async fn ask(State(tavern): State<Shared>, visit: Visit, fields: Fields) -> Result<Response> {
    let Some(typed) = fields.get("code") else {
        return Ok(Html::ok(code_page(&visit, "", None)).into_response());
    };
    let code = plain_code(typed);
    let allowed = tavern.guard.guess(visit.caller.address);
    match allowed.and_then(|()| find(&tavern, &code)) {
        Ok(table) => Ok(Redirect::to(&screen::path(table, &code)).into_response()),
        Err(problem) => {
            let answer: StatusCode = status(problem.kind());
            let page = code_page(&visit, &code, Some(&problem));
            let mut response = Html(answer, page).into_response();
            say_when(&problem, response.headers_mut());
            Ok(response)
        }
    }
}

fn find(tavern: &Shared, code: &str) -> Result<TableId> {
    tavern.services.notices.on_screen(code).ok_or(Problem::missing("problem-no-screen"))
}

fn code_page(visit: &Visit, code: &str, problem: Option<&Problem>) -> Markup {
    let words = visit.frame.words;
    let title = words.text("screen-title");
    let content = html! {
        main #main.screen.ask data-stage="code" {
            form.stack method="get" action="/screen" {
                h1 { (icon("screen")) " " (title) }
                p.lead { (words.text("screen-about")) }
                @if let Some(problem) = problem {
                    p.verify.bad role="alert" { (problem.sentence(words.lang)) }
                }
                label.sr for="code" { (words.text("screen-code")) }
                input #code.input name="code" value=(code) required maxlength="12" autocomplete="off"
                    autocapitalize="characters" spellcheck="false" autofocus
                    placeholder=(words.text("screen-code"));
                button.btn.gold.big { (words.text("screen-show")) }
            }
        }
    };
    bare_page(
        &visit.frame,
        Page { title: &title, class: SCREEN_PAGE, css: Some("screen.css"), ..Page::default() },
        &content,
    )
}

/// The table as a spectator sees it, whoever has opened the page.
async fn show(
    State(tavern): State<Shared>,
    Id(id): Id,
    Query(query): Query<TableQuery>,
    headers: HeaderMap,
    visit: Visit,
) -> Result<Html> {
    let looker = (None, Some(visit.caller.lang));
    let origin = origin(&headers);
    let look = move |sight: &Sight<'_>| {
        let links = links(sight);
        let players = players(sight, &deadlines(sight));
        let scene = TableScene::new(*sight, &links, &players);
        (screen::main(&scene, Some(&origin)).render(), sight.table().game_id())
    };
    let (main, game) = tavern.tables.see(id, looker, query.invite, look).await?;
    let frame = visit.frame.with_game(game);
    let title = frame.words.text("game-title");
    let page_of = Page {
        title: &title,
        class: SCREEN_PAGE,
        css: Some("screen.css"),
        game: Some(game),
        script: Some("screen.js"),
        ..Page::default()
    };
    Ok(Html::ok(bare_page(&frame, page_of, &main)))
}
