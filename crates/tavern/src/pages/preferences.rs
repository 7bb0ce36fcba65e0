//! Language, theme, tempo and sound, kept in cookies so that every page is right from its first byte.

use axum::Form;
use axum::extract::State;
use axum::http::header::{HeaderValue, SET_COOKIE};
use axum::response::{IntoResponse as _, Redirect, Response};
use game::Lang;
use serde::Deserialize;

use super::forms::own_path;
use super::layout::{THEME_COOKIE, Theme};
use crate::api::Shared;
use crate::api::caller::LANG_COOKIE;
use crate::api::me::COOKIE_LASTS;
use crate::loudness::{Loudness, SOUND_COOKIE};
use crate::tempo::{TEMPO_COOKIE, Tempo};

#[derive(Debug, Deserialize)]
pub(crate) struct Preferences {
    lang: Option<String>,
    theme: Option<String>,
    tempo: Option<String>,
    sound: Option<String>,
    #[serde(default)]
    back: String,
}

/// Remembers a choice and returns to the page where it was made.
pub(crate) async fn change(
    State(tavern): State<Shared>,
    Form(asked): Form<Preferences>,
) -> Response {
    let mut response = Redirect::to(own_path(&asked.back)).into_response();
    if let Some(lang) = asked.lang.as_deref().and_then(Lang::from_code) {
        remember(&mut response, &tavern, LANG_COOKIE, Some(lang.code()));
    }
    if let Some(theme) = asked.theme.as_deref() {
        remember(&mut response, &tavern, THEME_COOKIE, Theme::from_id(theme).map(Theme::id));
    }
    if let Some(tempo) = asked.tempo.as_deref().and_then(Tempo::from_id) {
        remember(&mut response, &tavern, TEMPO_COOKIE, Some(tempo.id()));
    }
    if let Some(loudness) = asked.sound.as_deref().and_then(Loudness::from_id) {
        remember(&mut response, &tavern, SOUND_COOKIE, Some(loudness.id()));
    }
    response
}

/// Gives a browser something to remember; `None` makes it forget.
pub(crate) fn remember(response: &mut Response, tavern: &Shared, name: &str, value: Option<&str>) {
    let secure = if tavern.config.secure_cookie { "; Secure" } else { "" };
    let (value, age) = value.map_or(("", 0), |value| (value, COOKIE_LASTS));
    let cookie = format!("{name}={value}; Path=/; Max-Age={age}; HttpOnly; SameSite=Lax{secure}");
    if let Ok(cookie) = HeaderValue::from_str(&cookie) {
        response.headers_mut().append(SET_COOKIE, cookie);
    }
}
