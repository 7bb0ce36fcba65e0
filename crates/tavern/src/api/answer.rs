//! Answers: JSON, refusals with a clear sentence, and the same on a stream.

use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use game::Lang;
use schemars::JsonSchema;
use serde::Serialize;

use crate::problem::{Kind, Problem, Result};
use crate::table::Done;

/// An answer already written as JSON.
#[derive(Debug)]
pub(crate) struct Json(pub(crate) String);

impl Json {
    pub(crate) fn of(answer: &impl Serialize) -> Self {
        Self(serde_json::to_string(answer).expect("our answers can be written as JSON"))
    }
}

impl IntoResponse for Json {
    fn into_response(self) -> Response {
        let mut response = self.0.into_response();
        let headers = response.headers_mut();
        headers.insert(header::CONTENT_TYPE, HeaderValue::from_static("application/json"));
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
        response
    }
}

/// Without words yet: `pages::errors::in_words` finds them at the edge, in the language of the request.
impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        let mut response = status(self.kind()).into_response();
        say_when(&self, response.headers_mut());
        response.extensions_mut().insert(self);
        response
    }
}

/// The same refusal with words for a program.
pub(crate) fn in_json(refused: Response, problem: &Problem, lang: Lang) -> Response {
    let (mut head, _) = refused.into_parts();
    let words = Json::of(&RefusedBody { error: Why::of(problem, lang) });
    let (json, body) = words.into_response().into_parts();
    head.headers.remove(header::CONTENT_LENGTH);
    head.headers.extend(json.headers);
    Response::from_parts(head, body)
}

/// Adds `Retry-After`, if waiting may help.
pub(crate) fn say_when(problem: &Problem, headers: &mut HeaderMap) {
    if let Some(seconds) = problem.retry_after() {
        headers.insert(header::RETRY_AFTER, seconds.into());
    }
}

pub(crate) type Answer = Result<Json>;

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
        Kind::Elsewhere => StatusCode::MISDIRECTED_REQUEST,
    }
}

/// What is answered where something is refused.
#[derive(Debug, Serialize, JsonSchema)]
#[schemars(rename = "Refusal")]
pub(crate) struct RefusedBody {
    /// Why.
    error: Why,
}

/// Why something was refused.
#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct Why {
    /// A word for programs.
    code: &'static str,
    /// A sentence for people.
    message: String,
    /// The number of the rule behind it.
    #[serde(skip_serializing_if = "Option::is_none")]
    rule: Option<&'static str>,
    /// After how many seconds to try again, if time is all that it takes; the header Retry-After says the same.
    #[serde(skip_serializing_if = "Option::is_none")]
    retry_after: Option<u32>,
}

impl Why {
    fn of(problem: &Problem, lang: Lang) -> Self {
        let (code, message) = (problem.code(), problem.sentence(lang));
        Self { code, message, rule: problem.rule(), retry_after: problem.retry_after() }
    }
}

/// What is answered where something was done.
#[derive(Debug, Serialize, JsonSchema)]
#[schemars(rename = "Done")]
pub(crate) struct DoneBody {
    /// How much had then happened at the table that I could notice.
    number: u32,
}

pub(crate) fn done(done: Done) -> Json {
    Json::of(&DoneBody { number: done.number })
}

/// The answer to a frame of a stream.
#[derive(Debug, Serialize, JsonSchema)]
#[serde(tag = "type", rename_all = "snake_case")]
pub(crate) enum FrameAnswer<'a> {
    /// It was done.
    Done {
        /// The id of the frame.
        #[serde(skip_serializing_if = "Option::is_none")]
        id: Option<&'a str>,
        /// How much had then happened at the table that I could notice.
        number: u32,
    },
    /// It was refused.
    Refused {
        /// The id of the frame.
        #[serde(skip_serializing_if = "Option::is_none")]
        id: Option<&'a str>,
        /// Why.
        error: Why,
    },
}

pub(crate) fn to_stream(id: Option<&str>, answer: &Result<Done>, lang: Lang) -> String {
    let answer = match answer {
        Ok(done) => FrameAnswer::Done { id, number: done.number },
        Err(problem) => FrameAnswer::Refused { id, error: Why::of(problem, lang) },
    };
    Json::of(&answer).0
}
