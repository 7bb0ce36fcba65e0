//! Live pages: everybody who looks at a table is sent the regions of their page that changed.
//!
//! A message is a line with two numbers, then markup. The numbers: how many milliseconds it is to be seen before the
//! next message may take its place, and what time it is. The markup: elements that replace those with the same id. In a
//! list with `data-append`, items are added at the end, and those before `data-from` go.

mod look;
mod screen_look;

use std::sync::Arc;

use axum::extract::ws::WebSocketUpgrade;
use axum::extract::{Query, State};
use axum::response::Response;

use crate::api::Shared;
use crate::api::caller::Caller;
use crate::api::stream::{self, Manner};
use crate::api::tables::{Id, TableQuery};
use crate::pages::forms;
use crate::problem::Result;
use crate::table::audience::SCREEN;
use crate::table::{Asked, Lens, Look};
use look::PageLook;
use screen_look::ScreenLook;

#[derive(Clone, Copy, Debug)]
pub struct PageLens;

impl Lens for PageLens {
    fn kind(&self) -> &'static str {
        "page"
    }

    fn look(&self) -> Box<dyn Look> {
        Box::<PageLook>::default()
    }
}

pub(crate) async fn open(
    State(tavern): State<Shared>,
    Id(id): Id,
    Query(query): Query<TableQuery>,
    caller: Caller,
    upgrade: WebSocketUpgrade,
) -> Result<Response> {
    stream::open(&tavern, id, &caller, manner(&caller, query), upgrade).await
}

#[derive(Clone, Copy, Debug)]
struct ScreenLens;

impl Lens for ScreenLens {
    fn kind(&self) -> &'static str {
        SCREEN
    }

    fn look(&self) -> Box<dyn Look> {
        Box::<ScreenLook>::default()
    }
}

pub(crate) async fn open_screen(
    State(tavern): State<Shared>,
    Id(id): Id,
    Query(query): Query<TableQuery>,
    caller: Caller,
    upgrade: WebSocketUpgrade,
) -> Result<Response> {
    let (caller, manner) = screen_manner(caller, query);
    stream::open(&tavern, id, &caller, manner, upgrade).await
}

/// How a screen looks at a table: as nobody, whoever opened it.
pub(crate) fn screen_manner(caller: Caller, query: TableQuery) -> (Caller, Manner) {
    let manner = Manner { lens: Arc::new(ScreenLens), ..manner(&caller, query) };
    (caller.unknown(), manner)
}

/// How a live page looks at a table.
pub(crate) fn manner(caller: &Caller, query: TableQuery) -> Manner {
    let read = |form: &str| Asked::in_form(&forms::pairs(form));
    let (lens, lang, tempo) = (Arc::new(PageLens), Some(caller.lang), Some(caller.tempo));
    Manner { lens, lang, tempo, invite: query.invite, read }
}
