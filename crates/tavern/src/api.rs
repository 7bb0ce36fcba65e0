//! The edge: routes, identity, and answers in the language of the request.

mod analysis;
pub(crate) mod answer;
mod archive;
pub(crate) mod asks;
pub(crate) mod bounds;
pub(crate) mod caller;
mod challenges;
mod daily;
pub(crate) mod games;
pub(crate) mod long_poll;
pub(crate) mod me;
pub(crate) mod openapi;
pub(crate) mod outbox;
pub(crate) mod parameters;
pub(crate) mod push;
pub(crate) mod puzzles;
pub(crate) mod raw;
pub(crate) mod refusals;
pub(crate) mod rematch;
pub(crate) mod requests;
pub(crate) mod routes;
pub(crate) mod schema;
pub(crate) mod sight_json;
pub(crate) mod state;
pub(crate) mod stream;
pub(crate) mod system;
pub(crate) mod tables;
pub(crate) mod zipped;

use std::net::SocketAddr;
use std::sync::Arc;

use axum::Router;
use axum::extract::{ConnectInfo, DefaultBodyLimit, Request, State};
use axum::http::{HeaderValue, Method, StatusCode, header};
use axum::middleware::{Next, from_fn_with_state};
use axum::response::{IntoResponse as _, Response};

use crate::Tavern;
use crate::cluster;
use crate::connections::{Seated, crowded};
use crate::guard::unread::HeldBytes;
use crate::guard::{headers, origin};
use crate::ids::{PlayerId, is_short};
use crate::pages;
use crate::problem::{Kind, Problem, Result};
use crate::slow_work::Payer;
use caller::Identity;

pub(crate) type Shared = Arc<Tavern>;

/// Every route of the API and every page, guarded. `in_words` is outermost: it bounds answers as they are sent, zipped
/// or not.
pub(crate) fn router(tavern: Shared) -> Router {
    let in_words = from_fn_with_state(Arc::clone(&tavern), pages::errors::in_words);
    let zip = from_fn_with_state(Arc::clone(&tavern), zipped::zip);
    guarded(routes::router().merge(pages::router()), tavern).layer(zip).layer(in_words)
}

/// The same for other nodes, which have checked what they send.
pub(crate) fn unguarded(tavern: Shared) -> Router {
    let in_words = from_fn_with_state(Arc::clone(&tavern), pages::errors::in_words);
    let routes = routes::router().merge(pages::router()).fallback(nothing_here);
    let limit = DefaultBodyLimit::max(tavern.config.limits.body);
    routes.layer(limit).layer(in_words).with_state(tavern)
}

pub(crate) fn guarded(routes: Router<Shared>, tavern: Shared) -> Router {
    routes
        .fallback(nothing_here)
        .layer(DefaultBodyLimit::max(tavern.config.limits.body))
        .layer(from_fn_with_state(Arc::clone(&tavern), cluster::forward))
        .layer(from_fn_with_state(Arc::clone(&tavern), check))
        .with_state(tavern)
}

async fn nothing_here() -> Problem {
    Problem::missing("problem-no-route")
}

/// Counts the request, finds out who sends it, and refuses it if it is one too many or comes from another site.
async fn check(State(tavern): State<Shared>, mut request: Request, next: Next) -> Response {
    tavern.metrics.requests.one();
    let peer = request.extensions().get::<ConnectInfo<SocketAddr>>().map(|info| info.0.ip());
    let identity = Identity::of(request.headers(), peer, tavern.config.behind_proxy);
    let is_guess = guesses(&request);
    let mut admitted = admit(&tavern, &request, &identity);
    if is_guess {
        admitted = tavern.guard.may_guess(identity.address).and(admitted);
    }
    if admitted.is_ok() && tavern.files.are_scarce() {
        let seated = request.extensions().get::<Seated>().cloned();
        let admitted_there = admit_to_the_reserve(&tavern, seated, identity.player).await;
        admitted = admitted_there.and(admitted);
    }
    let mut response = match admitted {
        Ok(_held) => {
            let (address, payer) =
                (identity.address, Payer::new(identity.address, identity.player));
            request.extensions_mut().insert(identity);
            let answer = answer_in_time(&tavern, payer.pays(next.run(request))).await;
            if is_guess && matches!(answer.status(), StatusCode::FORBIDDEN | StatusCode::NOT_FOUND)
            {
                tavern.guard.guessed_wrong(address);
            }
            refusals::in_our_words(answer)
        }
        Err(problem) => refuse(&tavern, problem),
    };
    headers::add(response.headers_mut());
    response
}

/// Whether it comes with a word that could be the code of a screen: such a code is short enough to be guessed, so wrong
/// ones are counted wherever they are tried.
fn guesses(request: &Request) -> bool {
    let fields = request.uri().query().map(pages::forms::pairs).unwrap_or_default();
    fields.iter().any(|(name, word)| name == "invite" && !word.is_empty() && is_short(word))
}

/// The answer to a request that was not admitted. Whoever has to leave the reserve must not keep their connection.
fn refuse(tavern: &Tavern, problem: Problem) -> Response {
    tavern.metrics.limited.one();
    let is_crowded = problem.kind() == Kind::Crowded;
    let mut refused = problem.into_response();
    if is_crowded {
        refused.headers_mut().insert(header::CONNECTION, HeaderValue::from_static("close"));
    }
    refused
}

/// The answer, or a refusal once it is too late.
async fn answer_in_time(tavern: &Tavern, answer: impl Future<Output = Response>) -> Response {
    let Some(patience) = tavern.config.limits.patience else { return answer.await };
    let answer = tokio::time::timeout(patience, answer).await;
    answer.unwrap_or_else(|_| StatusCode::REQUEST_TIMEOUT.into_response())
}

/// Returns what is held for the request until it is answered.
fn admit(tavern: &Tavern, request: &Request, identity: &Identity) -> Result<Option<HeldBytes>> {
    let changes = !matches!(*request.method(), Method::GET | Method::HEAD);
    let opens_stream = request.headers().contains_key(header::UPGRADE);
    if changes || opens_stream {
        origin::check(request.headers(), identity.by_cookie())?;
    }
    let path = request.uri().path();
    if !tavern.services.is_fit() && path != system::METRICS {
        return Err(system::cut_off());
    }
    if path.starts_with(pages::assets::FOLDER) {
        tavern.guard.asset(identity.address)?;
    } else {
        tavern.guard.request(identity.address, identity.player)?;
    }
    if path == system::METRICS && !system::is_local(request, identity) {
        return Err(Problem::missing("problem-no-route"));
    }
    bounds::hold_body(tavern, request, identity.address)
}

/// The last files are for those with a seat at a table that is not over.
async fn admit_to_the_reserve(
    tavern: &Tavern,
    seated: Option<Seated>,
    player: Option<PlayerId>,
) -> Result<()> {
    let player = player.ok_or_else(crowded)?;
    if !tavern.tables.is_playing(player).await? {
        return Err(crowded());
    }
    if let Some(seated) = seated {
        seated.note();
    }
    Ok(())
}
