//! Answers: JSON, refusals with a clear sentence, and the same on a stream.

use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use game::Lang;

use super::json::Object;
use crate::problem::{Kind, Problem, Result};
use crate::table::Done;

/// An answer that is JSON already.
#[derive(Debug)]
pub(crate) struct Json(pub(crate) String);

impl IntoResponse for Json {
    fn into_response(self) -> Response {
        let mut response = self.0.into_response();
        let headers = response.headers_mut();
        headers.insert(header::CONTENT_TYPE, HeaderValue::from_static("application/json"));
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
        response
    }
}

/// A refusal in a language.
#[derive(Debug)]
pub(crate) struct Refused(pub(crate) Problem, pub(crate) Lang);

impl IntoResponse for Refused {
    fn into_response(self) -> Response {
        let Self(problem, lang) = self;
        let body = Object::new().raw("error", &error(&problem, lang)).end();
        let mut response = (status(problem.kind()), Json(body)).into_response();
        say_when(&problem, response.headers_mut());
        // Where a page was asked for, a page is made of it.
        response.extensions_mut().insert(problem);
        response
    }
}

/// Says when to try again, if that may help.
pub(crate) fn say_when(problem: &Problem, headers: &mut HeaderMap) {
    if let Some(seconds) = problem.retry_after() {
        headers.insert(header::RETRY_AFTER, seconds.into());
    }
}

/// What a handler answers.
pub(crate) type Answer = Result<Json, Refused>;

/// The HTTP status that says so.
pub(crate) const fn status(kind: Kind) -> StatusCode {
    match kind {
        Kind::Malformed => StatusCode::BAD_REQUEST,
        Kind::Nameless => StatusCode::UNAUTHORIZED,
        Kind::Forbidden => StatusCode::FORBIDDEN,
        Kind::Missing => StatusCode::NOT_FOUND,
        Kind::Conflict => StatusCode::CONFLICT,
        Kind::Illegal => StatusCode::UNPROCESSABLE_ENTITY,
        Kind::TooMany => StatusCode::TOO_MANY_REQUESTS,
        Kind::Crowded | Kind::Broken => StatusCode::SERVICE_UNAVAILABLE,
    }
}

/// The refusal as JSON: a word for programs, a sentence for people, the rule behind it, and when to try again.
pub(crate) fn error(problem: &Problem, lang: Lang) -> String {
    let mut object = Object::new();
    object.text("code", problem.code()).text("message", &problem.sentence(lang));
    if let Some(rule) = problem.rule() {
        object.text("rule", rule);
    }
    if let Some(seconds) = problem.retry_after() {
        object.number("retry_after", seconds);
    }
    object.end()
}

/// What says that something was done.
pub(crate) fn done(done: Done) -> Json {
    Json(Object::new().number("number", done.number).end())
}

/// The answer to a frame of a stream.
pub(crate) fn to_stream(id: Option<&str>, answer: &Result<Done>, lang: Lang) -> String {
    let mut object = Object::with_capacity(96);
    object.text("type", if answer.is_ok() { "done" } else { "refused" });
    if let Some(id) = id {
        object.text("id", id);
    }
    match answer {
        Ok(done) => object.number("number", done.number),
        Err(problem) => object.raw("error", &error(problem, lang)),
    };
    object.end()
}
