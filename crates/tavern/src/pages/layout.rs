//! What every page has: the head, the bar with its switches, the banner for a lost connection, and toasts.

use std::iter;

use axum::extract::FromRequestParts;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE, HeaderValue};
use axum::http::request::Parts;
use axum::http::{HeaderMap, StatusCode, Uri};
use axum::response::{IntoResponse, Response};
use game::Lang;
use maud::{DOCTYPE, Markup, html};

use super::assets;
use super::install;
use super::page_words::PageWords;
use crate::api::Shared;
use crate::api::caller::{Caller, cookie, lang_of, tempo_of};
use crate::loudness::{Loudness, SOUND_COOKIE};
use crate::problem::{Problem, Result};
use crate::tempo::Tempo;

/// The class of a table's page, where one may choose tempo and sound.
pub(crate) const TABLE_PAGE: &str = "table-page";
pub(crate) const THEME_COOKIE: &str = "tortuga_theme";

/// For whom a page is made, and where they are.
#[derive(Clone, Debug)]
pub(crate) struct Frame {
    pub(crate) words: PageWords,
    /// `None` follows the system.
    pub(crate) theme: Option<Theme>,
    pub(crate) tempo: Tempo,
    pub(crate) loudness: Loudness,
    pub(crate) name: Option<String>,
    /// The path and query to return to after a switch.
    pub(crate) here: String,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Theme {
    /// Ink on paper.
    Light,
    /// By lantern light.
    Dark,
}

impl Theme {
    pub(crate) const fn id(self) -> &'static str {
        match self {
            Self::Light => "light",
            Self::Dark => "dark",
        }
    }

    pub(crate) fn from_id(id: &str) -> Option<Self> {
        [Self::Light, Self::Dark].into_iter().find(|theme| theme.id() == id)
    }
}

impl Frame {
    /// The frame for a request; `name` is `None` for strangers.
    pub(crate) fn new(uri: &Uri, headers: &HeaderMap, name: Option<String>) -> Self {
        Self {
            words: PageWords::new(lang_of(uri, headers)),
            theme: cookie(headers, THEME_COOKIE).and_then(Theme::from_id),
            tempo: tempo_of(headers),
            loudness: loudness_of(headers),
            name,
            here: here(uri),
        }
    }

    /// Adds the texts of a game.
    #[must_use]
    pub(crate) fn with_game(mut self, game: &str) -> Self {
        self.words = self.words.with_game(game);
        self
    }
}

fn loudness_of(headers: &HeaderMap) -> Loudness {
    cookie(headers, SOUND_COOKIE).and_then(Loudness::from_id).unwrap_or_default()
}

/// The path and query without the language, which the switch is about to change.
fn here(uri: &Uri) -> String {
    let kept: Vec<&str> = uri
        .query()
        .unwrap_or("")
        .split('&')
        .filter(|pair| !pair.is_empty() && !pair.starts_with("lang="))
        .collect();
    if kept.is_empty() {
        uri.path().to_owned()
    } else {
        format!("{}?{}", uri.path(), kept.join("&"))
    }
}

/// A request for a page, with the frame for whoever asks.
#[derive(Clone, Debug)]
pub(crate) struct Visit {
    pub(crate) caller: Caller,
    pub(crate) frame: Frame,
}

impl FromRequestParts<Shared> for Visit {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, tavern: &Shared) -> Result<Self> {
        let caller = Caller::from_request_parts(parts, tavern).await?;
        let name = caller.player.as_ref().map(|(_, name)| name.clone());
        let frame = Frame::new(&parts.uri, &parts.headers, name);
        Ok(Self { caller, frame })
    }
}

#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Page<'a> {
    /// Without the name of the tavern.
    pub(crate) title: &'a str,
    /// What the bar says about where we are.
    pub(crate) place: Option<&'a str>,
    pub(crate) class: &'a str,
    /// The game whose style sheet it needs.
    pub(crate) game: Option<&'a str>,
    /// A style sheet in `assets` beside the one that every page has.
    pub(crate) css: Option<&'a str>,
    /// The module in `assets/script` that it starts, beside the one that every page starts.
    pub(crate) script: Option<&'a str>,
}

/// A whole page; `content` holds the element `main` with the id `main`.
pub(crate) fn page(frame: &Frame, page: Page<'_>, content: &Markup) -> Markup {
    let words = frame.words;
    html! {
        (DOCTYPE)
        html lang=(words.lang.code()) data-theme=[frame.theme.map(Theme::id)] data-tempo=(frame.tempo.id())
            data-sound=(frame.loudness.id()) {
            (head(frame, page))
            body class=[Some(page.class).filter(|class| !class.is_empty())] {
                a.skip href="#main" { (words.text("page-skip")) }
                div #lost role="alert" hidden {
                    (icon("offline")) span { (words.text("page-lost")) }
                }
                (bar(frame, page))
                (content)
                div #toasts.toasts role="status" aria-live="polite" {}
                @if page.script == Some("table.js") { (sure(words)) }
            }
        }
    }
}

/// A whole page without a bar, for a screen that nobody touches.
pub(crate) fn bare_page(frame: &Frame, page: Page<'_>, content: &Markup) -> Markup {
    let words = frame.words;
    html! {
        (DOCTYPE)
        html lang=(words.lang.code()) data-theme=[frame.theme.map(Theme::id)] data-tempo=(frame.tempo.id()) {
            (head(frame, page))
            body class=(page.class) {
                div #lost role="alert" hidden {
                    (icon("offline")) span { (words.text("page-lost")) }
                }
                (content)
                div #toasts.toasts role="status" aria-live="polite" {}
            }
        }
    }
}

/// What a script asks before something dear is done.
fn sure(words: PageWords) -> Markup {
    html! {
        dialog #sure.panel.stack aria-labelledby="sure-what" {
            p #sure-what {}
            form.row method="dialog" {
                button.btn value="no" autofocus { (words.text("page-no")) }
                button.btn.gold value="yes" { (words.text("page-yes")) }
            }
        }
    }
}

fn head(frame: &Frame, page: Page<'_>) -> Markup {
    let game_css = page.game.map(|game| format!("games/{game}.css")).filter(|css| assets::has(css));
    html! {
        head {
            meta charset="utf-8";
            meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover";
            meta name="color-scheme" content=(frame.theme.map_or("light dark", Theme::id));
            meta name="description" content=(about(frame, page));
            title { (page.title) " · " (frame.words.text("page-name")) }
            link #icon rel="icon" type="image/svg+xml" href=(assets::url("favicon.svg"))
                data-called=(assets::url("favicon-called.svg")) data-picture=(assets::url("icon-192.png"))
                data-words=(frame.words.text("page-called"));
            link rel="manifest" href=(install::manifest_url(frame.words.lang));
            link rel="apple-touch-icon" href=(assets::url("icon-192.png"));
            meta name="theme-color" content=(install::COLOUR);
            link rel="stylesheet" href=(assets::url("tavern.css"));
            @if let Some(css) = page.css {
                link rel="stylesheet" href=(assets::url(css));
            }
            @if let Some(css) = game_css {
                link rel="stylesheet" href=(assets::url(&css));
            }
            @for script in iter::once("page.js").chain(page.script) {
                script type="module" src=(assets::url(&format!("script/{script}"))) {}
            }
        }
    }
}

/// A sentence for search engines and link previews: about the game, if the page has one.
fn about(frame: &Frame, page: Page<'_>) -> String {
    let words = page.game.map_or(frame.words, |game| frame.words.with_game(game));
    let blurb = words.find("game-blurb").unwrap_or_else(|| words.text("lobby-lead"));
    format!("{}. {blurb}", page.title)
}

fn bar(frame: &Frame, page: Page<'_>) -> Markup {
    let words = frame.words;
    let name = words.text("page-name");
    html! {
        header.bar {
            a.brand aria-label=(name) href="/" {
                svg aria-hidden="true" { use href=(assets::icon_url("logo")) {} }
                span { (name) }
            }
            @if let Some(place) = page.place {
                span.where { (place) }
            }
            div.end {
                @if page.class == TABLE_PAGE { (show_box(frame)) }
                (language_switch(frame))
                (theme_switch(frame))
                a.me-chip href="/me" aria-label=[frame.name.is_none().then(|| words.text("page-nameless"))] {
                    svg aria-hidden="true" { use href=(assets::icon_url("person")) {} }
                    @if let Some(name) = &frame.name {
                        span { (name) }
                    } @else {
                        span { (words.text("page-nameless")) }
                    }
                }
            }
        }
    }
}

fn language_switch(frame: &Frame) -> Markup {
    html! {
        form.seg method="post" action="/settings" aria-label=(frame.words.text("page-language")) {
            input type="hidden" name="back" value=(frame.here);
            @for lang in Lang::ALL {
                button name="lang" value=(lang.code()) aria-pressed=(lang == frame.words.lang)
                    lang=[(lang != frame.words.lang).then(|| lang.code())] {
                    (lang.code().to_uppercase()) span.sr { " " (own_name(lang)) }
                }
            }
        }
    }
}

/// In its own language.
const fn own_name(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "English",
        Lang::Ru => "Русский",
    }
}

/// Pressing the active theme returns the choice to the system.
fn theme_switch(frame: &Frame) -> Markup {
    let words = frame.words;
    let themes = [(Theme::Light, "page-light", "sun"), (Theme::Dark, "page-dark", "moon")];
    html! {
        form.seg method="post" action="/settings" aria-label=(words.text("page-theme")) {
            input type="hidden" name="back" value=(frame.here);
            @for (theme, text, drawing) in themes {
                @let is_on = frame.theme == Some(theme);
                button name="theme" value=(if is_on { "system" } else { theme.id() })
                    aria-pressed=(is_on) aria-label=(words.text(text)) {
                    (icon(drawing))
                }
            }
        }
    }
}

/// How fast one is shown what others do, and how loud.
pub(crate) fn show_switches(frame: &Frame) -> Markup {
    let words = frame.words;
    let tempos = Tempo::ALL.map(|tempo| {
        (tempo.id(), tempo == frame.tempo, words.look_up(&format!("tempo-{}", tempo.id())))
    });
    let sounds = Loudness::ALL.map(|loudness| {
        let word = words.look_up(&format!("sound-{}", loudness.id()));
        (loudness.id(), loudness == frame.loudness, word)
    });
    html! {
        h2 { (words.text("tempo-title")) }
        (switch(frame, "tempo", &words.text("tempo-title"), &tempos))
        p.hint { (words.text("tempo-about")) }
        h2 { (words.text("sound-title")) }
        (switch(frame, "sound", &words.text("sound-title"), &sounds))
        p.hint { (words.text("sound-about")) }
        (notices_switch(words))
    }
}

/// Whether one is called by one's system, too; a script shows it where that can be.
fn notices_switch(words: PageWords) -> Markup {
    html! {
        div.stack hidden {
            h2 { (words.text("notices-title")) }
            button #notices.btn.slim type="button" aria-pressed="false" {
                (icon("bell")) (words.text("notices-switch"))
            }
            p.hint { (words.text("notices-about")) }
            p #notices-refused.hint role="status" hidden { (words.text("notices-refused")) }
        }
    }
}

/// One button for each choice: its id, whether it is chosen, and its word.
fn switch(frame: &Frame, name: &str, about: &str, choices: &[(&str, bool, String)]) -> Markup {
    html! {
        form.switch method="post" action="/settings" aria-label=(about) {
            input type="hidden" name="back" value=(frame.here);
            @for (id, is_chosen, word) in choices {
                button.btn.slim name=(name) value=(id) aria-pressed=(is_chosen) { (word) }
            }
        }
    }
}

/// A button in the bar, and the box with the switches that it opens.
fn show_box(frame: &Frame) -> Markup {
    let about = frame.words.text("show-title");
    html! {
        button.bar-btn type="button" popovertarget="tempo" aria-label=(about) title=(about) { (icon("gauge")) }
        div #tempo.panel.stack popover {
            button.btn.slim.quiet.corner type="button" popovertarget="tempo" popovertargetaction="hide"
                aria-label=(frame.words.text("page-close")) { (icon("close")) }
            (show_switches(frame))
        }
    }
}

pub(crate) fn rules_path(game: &str) -> String {
    format!("/rules/{game}")
}

pub(crate) fn about_path(game: &str) -> String {
    format!("/games/{game}")
}

/// Decorative: hidden from screen readers.
pub(crate) fn icon(symbol: &str) -> Markup {
    html! { svg.icon aria-hidden="true" { use href=(assets::icon_url(symbol)) {} } }
}

#[derive(Debug)]
pub(crate) struct Html(pub(crate) StatusCode, pub(crate) Markup);

impl Html {
    pub(crate) const fn ok(markup: Markup) -> Self {
        Self(StatusCode::OK, markup)
    }
}

impl IntoResponse for Html {
    fn into_response(self) -> Response {
        let Self(status, markup) = self;
        let mut response = (status, markup.into_string()).into_response();
        let headers = response.headers_mut();
        headers.insert(CONTENT_TYPE, HeaderValue::from_static("text/html; charset=utf-8"));
        headers.insert(CACHE_CONTROL, HeaderValue::from_static("no-store"));
        response
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_switch_leads_back_to_the_same_page_without_its_language() {
        let back = |uri: &str| here(&uri.parse().unwrap());
        assert_eq!(back("/new?lang=ru&game=chess"), "/new?game=chess");
        assert_eq!(back("/?lang=ru"), "/");
    }
}
