//! For those who look after the machine.

use std::net::SocketAddr;

use axum::extract::{ConnectInfo, Request, State};
use axum::http::header;
use axum::response::IntoResponse;
use schemars::JsonSchema;
use serde::Serialize;

use super::Shared;
use super::answer::Json;
use super::caller::Identity;
use crate::problem::{Kind, Problem};

pub(crate) const METRICS: &str = "/metrics";

/// Whether a request comes from this machine, and not through a proxy on it. Metrics are shown to nobody else: whoever
/// watches the counters on a quiet evening could count secret choices.
pub(crate) fn is_local(request: &Request, identity: &Identity) -> bool {
    let peer = request.extensions().get::<ConnectInfo<SocketAddr>>();
    let is_loopback = peer.is_some_and(|peer| peer.0.ip().to_canonical().is_loopback());
    let through_proxy = [header::FORWARDED.as_str(), "x-forwarded-for", "x-real-ip"]
        .iter()
        .any(|name| request.headers().contains_key(*name));
    is_loopback && identity.address.to_canonical().is_loopback() && !through_proxy
}

/// How the tavern is.
#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct Health {
    /// Always `open`: a tavern that is not does not answer.
    status: &'static str,
}

pub(crate) async fn health() -> Json {
    Json::of(&Health { status: "open" })
}

/// What a node says that is cut off from the others: whoever shares out requests leaves it alone.
pub(crate) const fn cut_off() -> Problem {
    Problem::new(Kind::Broken, "problem-cut-off").retry_after_seconds(1)
}

pub(crate) async fn metrics(State(tavern): State<Shared>) -> impl IntoResponse {
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4")], tavern.metrics.text())
}

pub(crate) async fn openapi() -> Json {
    Json(super::openapi::DOCUMENT.clone())
}
