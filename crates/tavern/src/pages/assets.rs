//! Style sheets, sprites and scripts: inside the program, under addresses that change with their content.
//!
//! They are sent as written, and made small by gzip alone: a minifier would save another 1.3 of the 8.7 kB of the
//! tavern's zipped style sheet, 0.7 kB of a game's, and would be one more thing to build.
//!
//! All files share one folder named after the hash of all of them, so that scripts may import each other by relative
//! paths, and a browser may keep everything for ever.

use std::collections::BTreeMap;
use std::io::Write as _;
use std::sync::{LazyLock, OnceLock};

use axum::body::Bytes;
use axum::extract::Path;
use axum::http::header::{CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, HeaderValue, VARY};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse as _, Response};
use flate2::Compression;
use flate2::write::GzEncoder;
use game::Lang;
use rust_embed::RustEmbed;
use sha2::{Digest as _, Sha256};

use super::what;
use crate::api::zipped;
use crate::tavern_texts::texts;

pub(crate) const ROUTE: &str = "/assets/{hash}/{*path}";
pub(crate) const FOLDER: &str = "/assets/";

/// A year, the longest that browsers respect.
const FOR_EVER: HeaderValue = HeaderValue::from_static("public, max-age=31536000, immutable");
const ONCE: HeaderValue = HeaderValue::from_static("no-cache");

#[derive(RustEmbed)]
#[folder = "assets/"]
struct Own;

static ASSETS: LazyLock<Assets> = LazyLock::new(Assets::new);

/// The address of a file, such as `tavern.css`, `script/main.js` or `games/ID.svg`.
pub(crate) fn url(path: &str) -> String {
    format!("/assets/{}/{path}", ASSETS.hash)
}

pub(crate) fn icon_url(symbol: &str) -> String {
    format!("{}#{symbol}", url("tavern.svg"))
}

pub(crate) fn art_url(game: &str, symbol: &str) -> String {
    format!("{}#{symbol}", url(&format!("games/{game}.svg")))
}

pub(crate) fn cover_url(game: &str) -> Option<String> {
    let path = format!("games/{game}-cover.svg");
    has(&path).then(|| url(&path))
}

pub(crate) fn is_address(path: &str) -> bool {
    path.starts_with("/assets/")
}

pub(crate) fn has(path: &str) -> bool {
    ASSETS.files.contains_key(path)
}

/// A file that is text.
pub(crate) fn text(path: &str) -> &'static str {
    let file = ASSETS.files.get(path).expect("the file is in assets");
    std::str::from_utf8(&file.plain).expect("our own text")
}

pub(crate) fn prepare() {
    ASSETS.files.values().for_each(|file| drop(file.zipped()));
}

/// Serves a file. An address with an old hash, from a page of yesterday, gets today's file.
pub(crate) async fn serve(
    Path((hash, path)): Path<(String, String)>,
    headers: HeaderMap,
) -> Response {
    let Some(file) = ASSETS.files.get(&path) else {
        return StatusCode::NOT_FOUND.into_response();
    };
    let zip = zipped::accepts(&headers);
    let mut response = if zip { file.zipped() } else { file.plain.clone() }.into_response();
    let out = response.headers_mut();
    out.insert(CONTENT_TYPE, HeaderValue::from_static(file.content_type));
    out.insert(CACHE_CONTROL, if hash == ASSETS.hash { FOR_EVER } else { ONCE });
    out.insert(VARY, HeaderValue::from_static("accept-encoding"));
    if zip {
        out.insert(CONTENT_ENCODING, HeaderValue::from_static("gzip"));
    }
    response
}

struct Assets {
    hash: String,
    files: BTreeMap<String, File>,
}

struct File {
    plain: Bytes,
    /// Made when somebody first asks for it.
    zipped: OnceLock<Bytes>,
    content_type: &'static str,
}

impl Assets {
    fn new() -> Self {
        let own = Own::iter().filter_map(|path| {
            let file = Own::get(&path)?;
            Some((path.into_owned(), Bytes::from(file.data.into_owned())))
        });
        let files: BTreeMap<String, File> = own
            .chain(of_games())
            .map(|(path, plain)| (path.clone(), File::new(&path, plain)))
            .collect();
        let mut hash = Sha256::new();
        for (path, file) in &files {
            hash.update(path);
            hash.update(&file.plain);
        }
        let digest: [u8; 32] = hash.finalize().into();
        let hash = digest[..6].iter().map(|byte| format!("{byte:02x}")).collect();
        Self { hash, files }
    }
}

/// The sprite, the style sheet, the cover and the explanations of every game.
fn of_games() -> impl Iterator<Item = (String, Bytes)> {
    catalog::GAMES.iter().flat_map(|entry| {
        let (id, art) = (entry.game.info().id, entry.board.art());
        let file = |end: &str, text: &'static str| {
            (format!("games/{id}{end}"), Bytes::from_static(text.as_bytes()))
        };
        let cover = cover(art.sprite).map(|svg| (format!("games/{id}-cover.svg"), svg.into()));
        let whats = Lang::ALL.map(|lang| {
            let answers = board::answers(entry.board.whats(), texts(Some(id)), lang);
            (what::file(id, lang), Bytes::from(answers))
        });
        [file(".css", art.css), file(".svg", art.sprite)].into_iter().chain(cover).chain(whats)
    })
}

/// The symbol `cover` of a sprite as a picture of its own: the lobby shows all covers and nothing else of the sprites,
/// which are many times as long.
fn cover(sprite: &str) -> Option<String> {
    let (_, symbol) = sprite.split_once("<symbol id=\"cover\"")?;
    let (symbol, _) = symbol.split_once("</symbol>")?;
    let (attributes, drawing) = symbol.split_once('>')?;
    let defs = sprite.split_once("<defs>").and_then(|(_, rest)| rest.split_once("</defs>"));
    let defs = defs.map_or("", |(defs, _)| defs);
    let svg = "<svg xmlns=\"http://www.w3.org/2000/svg\"";
    Some(format!("{svg}{attributes}><defs>{defs}</defs>{drawing}</svg>"))
}

impl File {
    fn new(path: &str, plain: Bytes) -> Self {
        Self { plain, zipped: OnceLock::new(), content_type: content_type(path) }
    }

    fn zipped(&self) -> Bytes {
        let zip = || {
            let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
            let written = encoder.write_all(&self.plain).and_then(|()| encoder.finish());
            written.map_or_else(|_| self.plain.clone(), Bytes::from)
        };
        self.zipped.get_or_init(zip).clone()
    }
}

fn content_type(path: &str) -> &'static str {
    match path.rsplit('.').next() {
        Some("css") => "text/css; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        Some("json") => "application/json",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    /// Everything that stands between `before` and the next `after`.
    fn all<'a>(text: &'a str, before: &str, after: char) -> BTreeSet<&'a str> {
        text.split(before).skip(1).filter_map(|rest| rest.split(after).next()).collect()
    }

    #[test]
    fn every_sound_of_a_game_can_be_made() {
        let script = text("script/sound.js");
        for sound in board::Sound::ALL {
            assert!(script.contains(&format!("\n  {}: [", sound.id())), "{sound:?}");
        }
    }

    #[test]
    fn every_game_has_a_cover_that_needs_nothing_else_of_its_sprite() {
        for entry in catalog::GAMES {
            let sprite = entry.board.art().sprite;
            let cover = cover(sprite).unwrap();
            let ids = all(&cover, " id=\"", '"');
            let named = &all(&cover, "url(#", ')') | &all(&cover, "href=\"#", '"');
            assert!(named.is_subset(&ids), "{:?}", named.difference(&ids));
            assert!(cover.len() < sprite.len() * 3 / 5, "{} bytes", cover.len());
        }
    }
}
