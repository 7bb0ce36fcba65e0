//! What the framework refuses by itself is said in our own words.

use axum::http::{Response as HttpResponse, StatusCode, header};
use axum::response::{IntoResponse as _, Response};

use crate::problem::Problem;

/// The same answer, unless it is a refusal without words, or with words for programmers.
pub(crate) fn in_our_words(response: Response) -> Response {
    let status = response.status();
    let is_ours = response.extensions().get::<Problem>().is_some();
    if !status.is_client_error() || is_ours || !is_plain(&response) {
        return response;
    }
    let mut refused = refusal(status);
    for name in [header::ALLOW, header::CONNECTION, header::UPGRADE] {
        if let Some(value) = response.headers().get(&name) {
            refused.headers_mut().insert(name, value.clone());
        }
    }
    refused
}

fn refusal(status: StatusCode) -> Response {
    let problem = match status {
        StatusCode::NOT_FOUND => Problem::missing("problem-no-route"),
        StatusCode::METHOD_NOT_ALLOWED => Problem::malformed("problem-method"),
        StatusCode::REQUEST_TIMEOUT => Problem::malformed("problem-too-slow"),
        StatusCode::PAYLOAD_TOO_LARGE => Problem::malformed("problem-too-long"),
        _ => Problem::malformed("problem-unclear"),
    };
    let mut refused = problem.into_response();
    *refused.status_mut() = status;
    refused
}

/// Plain text comes from the framework: our own refusals are JSON or pages.
fn is_plain<T>(response: &HttpResponse<T>) -> bool {
    let kind = response.headers().get(header::CONTENT_TYPE);
    kind.is_none_or(|kind| kind.as_bytes().starts_with(b"text/plain"))
}
