//! The pages: made on the server for one reader at a time, and usable without script.
//!
//! [`layout`] is what every page has, [`assets`] its style sheets, sprites and scripts, [`page_words`] what it says.

pub(crate) mod about;
pub(crate) mod archive;
pub(crate) mod assets;
pub(crate) mod challenge;
pub(crate) mod daily;
pub(crate) mod draft;
pub(crate) mod errors;
pub(crate) mod forms;
pub(crate) mod install;
pub(crate) mod layout;
pub(crate) mod live;
pub(crate) mod lobby;
pub(crate) mod lobby_tables;
pub(crate) mod me;
pub(crate) mod minute;
pub(crate) mod new_table;
pub(crate) mod page_words;
pub(crate) mod play_now;
pub(crate) mod preferences;
pub(crate) mod puzzles;
pub(crate) mod replay;
pub(crate) mod rules;
pub(crate) mod screen;
pub(crate) mod setup_form;
pub(crate) mod table;
pub(crate) mod voyage;
pub(crate) mod what;

pub use live::PageLens;
pub use replay::steps::Replay;

use axum::Router;
use axum::routing::{get, post};

use crate::api::Shared;

/// Zips files and reads texts before anybody has to wait for them.
pub(crate) fn prepare() {
    assets::prepare();
    for entry in catalog::GAMES {
        page_words::board_words(entry.game.info().id, game::Lang::En);
    }
}

/// Every page. [`errors::in_words`] tells what goes wrong in them.
pub(crate) fn router() -> Router<Shared> {
    Router::new()
        .route(assets::ROUTE, get(assets::serve))
        .route("/", get(lobby::show))
        .route("/lobby", get(lobby::tables))
        .route("/play/{game}", post(play_now::play))
        .route("/voyage/{game}", post(voyage::sail))
        .route("/voyage/{game}/match", post(voyage::hand_over))
        .route("/me", get(me::show).post(me::rename))
        .route("/me/link", post(me::make_link))
        .route("/me/claim", get(me::offer).post(me::claim))
        .route("/settings", post(preferences::change))
        .route("/new", get(new_table::show).post(new_table::open))
        .route("/games/{game}", get(about::show))
        .route("/rules/{game}", get(rules::show))
        .route("/rules/{game}/examples/{example}", post(rules::play))
        .merge(install::router())
        .merge(archive::router())
        .merge(challenge::router())
        .merge(daily::router())
        .merge(puzzles::router())
        .merge(replay::router())
        .merge(screen::router())
        .merge(table::router())
}
