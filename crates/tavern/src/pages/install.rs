//! What makes the tavern an application on somebody's device: its manifest, its worker, and the page that is shown when
//! the tavern cannot be reached.

use std::collections::BTreeMap;

use axum::Router;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE, HeaderValue};
use axum::http::{HeaderMap, Uri};
use axum::response::{IntoResponse as _, Response};
use axum::routing::get;
use game::Lang;
use maud::html;
use serde_json::json;

use super::assets;
use super::layout::{Frame, Html, Page, icon, page};
use super::page_words::PageWords;
use crate::api::Shared;
use crate::api::caller::lang_of;

/// What the page without a connection is made of, beside its own markup.
const KEPT: [&str; 4] = ["tavern.css", "tavern.svg", "favicon.svg", "script/page.js"];
/// Modules that `page.js` imports at once.
const IMPORTED: [&str; 1] = ["script/toast.js"];

/// The icons of the application: file, size, and whether a system may cut their edges off.
const ICONS: [(&str, &str, &str); 3] = [
    ("icon-192.png", "192x192", "any"),
    ("icon-512.png", "512x512", "any"),
    ("icon-mask.png", "512x512", "maskable"),
];

/// The planks of the bar.
pub(crate) const COLOUR: &str = "#3a2413";

pub(crate) fn router() -> Router<Shared> {
    Router::new()
        .route("/manifest.webmanifest", get(manifest))
        .route("/worker.js", get(worker))
        .route("/offline", get(offline))
}

pub(crate) fn manifest_url(lang: Lang) -> String {
    format!("/manifest.webmanifest?lang={}", lang.code())
}

async fn manifest(uri: Uri, headers: HeaderMap) -> Response {
    let words = PageWords::new(lang_of(&uri, &headers));
    let icon = |(file, sizes, purpose): (&str, &str, &str)| json!({"src": assets::url(file), "sizes": sizes, "type": "image/png", "purpose": purpose});
    let manifest = json!({
        "name": words.text("page-name"),
        "short_name": words.text("page-name"),
        "description": words.text("lobby-lead"),
        "lang": words.lang.code(),
        "id": "/",
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "background_color": COLOUR,
        "theme_color": COLOUR,
        "categories": ["games"],
        "icons": ICONS.map(icon),
    });
    file("application/manifest+json", manifest.to_string())
}

/// The worker knows which files it keeps: when they change, so does it, and browsers fetch it anew.
async fn worker() -> Response {
    let kept: Vec<String> = KEPT.into_iter().chain(IMPORTED).map(assets::url).collect();
    let pages = Lang::ALL.map(|lang| format!("/offline?lang={}", lang.code()));
    let words = Lang::ALL.map(|lang| (lang.code(), PageWords::new(lang).text("page-called")));
    let games = catalog::GAMES.iter().map(|entry| {
        let id = entry.game.info().id;
        let title = |lang: Lang| (lang.code(), PageWords::of_game(lang, id).text("game-title"));
        (id, BTreeMap::from(Lang::ALL.map(title)))
    });
    let known = json!({
        "games": games.collect::<BTreeMap<_, _>>(),
        "files": kept,
        "pages": pages,
        "icon": assets::url("icon-192.png"),
        "called": BTreeMap::from(words),
    });
    let source = assets::text("script/worker.js");
    file("text/javascript; charset=utf-8", format!("const KNOWN = {known};\n{source}"))
}

fn file(kind: &'static str, text: String) -> Response {
    let mut response = text.into_response();
    response.headers_mut().insert(CONTENT_TYPE, HeaderValue::from_static(kind));
    response.headers_mut().insert(CACHE_CONTROL, HeaderValue::from_static("no-cache"));
    response
}

/// Nobody's own: a browser keeps it.
async fn offline(uri: Uri, headers: HeaderMap) -> Html {
    let frame = Frame::new(&uri, &headers, None);
    let words = frame.words;
    let title = words.text("offline-title");
    let content = html! {
        main #main.page.narrow {
            section.panel.stack.oops {
                (icon("offline"))
                h1 { (title) }
                p.lead { (words.text("offline-about")) }
                p.hint { (words.text("offline-kept")) }
                p.row { a.btn.gold href="" { (words.text("offline-again")) } }
            }
        }
    };
    Html::ok(page(&frame, Page { title: &title, ..Page::default() }, &content))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_the_page_without_a_connection_imports_is_kept() {
        let script = assets::text("script/page.js");
        let imported = script.lines().filter_map(|line| {
            let (_, from) = line.strip_prefix("import ")?.split_once("\"./")?;
            Some(format!("script/{}", from.trim_end_matches("\";")))
        });
        for module in imported {
            assert!(IMPORTED.contains(&module.as_str()), "{module}");
        }
        for file in KEPT.into_iter().chain(IMPORTED).chain(ICONS.map(|(file, ..)| file)) {
            assert!(assets::has(file), "{file}");
        }
    }
}
