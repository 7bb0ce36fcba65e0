//! For those who look after the machine.

use axum::extract::State;
use axum::http::header;
use axum::response::IntoResponse;

use super::Shared;
use super::answer::Json;
use super::json::Object;

/// Says that the tavern is open.
pub async fn health() -> Json {
    Json(Object::new().text("status", "open").end())
}

/// Everything that is counted.
pub async fn metrics(State(tavern): State<Shared>) -> impl IntoResponse {
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4")], tavern.metrics.text())
}

/// The description of this API.
pub async fn openapi() -> Json {
    Json(super::openapi::document())
}
