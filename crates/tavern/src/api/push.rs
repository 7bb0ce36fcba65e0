//! A device that wants to be called when a slow game waits, though no page is open.

use axum::body::Bytes;
use axum::extract::State;
use axum::http::HeaderMap;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::Shared;
use super::answer::{Answer, Json};
use super::caller::{Caller, origin};
use super::requests::read;
use crate::problem::Problem;
use crate::push::{ENDPOINT_PATTERN, MAX_ENDPOINT, Wanted};

/// A subscription of a browser, as it hands it out.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct PushDevice {
    /// Where its push service listens: a name behind https.
    #[schemars(length(max = MAX_ENDPOINT), regex(pattern = ENDPOINT_PATTERN))]
    endpoint: String,
    /// Its public key of 65 bytes, in base64url.
    #[schemars(regex(pattern = "^[A-Za-z0-9_-]{86}[AEIMQUYcgkosw048]=*$"))]
    p256dh: String,
    /// Its secret of 16 bytes, in base64url.
    #[schemars(regex(pattern = "^[A-Za-z0-9_-]{21}[AQgw]=*$"))]
    auth: String,
}

/// A subscription that is not wanted any more.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct PushForgotten {
    /// Where its push service listens.
    #[schemars(length(max = MAX_ENDPOINT))]
    endpoint: String,
}

/// Who sends push messages.
#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct PushSender {
    /// The public key of this tavern (VAPID), in base64url.
    key: String,
}

impl PushSender {
    fn of(tavern: &Shared) -> Json {
        Json::of(&Self { key: tavern.push.public_key() })
    }
}

pub(crate) async fn sender(State(tavern): State<Shared>) -> Answer {
    Ok(PushSender::of(&tavern))
}

pub(crate) async fn subscribe(
    State(tavern): State<Shared>,
    caller: Caller,
    headers: HeaderMap,
    body: Bytes,
) -> Answer {
    let player = caller.asker(None)?.player;
    let PushDevice { endpoint, p256dh, auth } = read(&body)?;
    let wanted = Wanted { endpoint, p256dh, auth, tavern: origin(&headers) };
    tavern.push.subscribe(player, &wanted).await?;
    Ok(PushSender::of(&tavern))
}

pub(crate) async fn forget(State(tavern): State<Shared>, caller: Caller, body: Bytes) -> Answer {
    let player = caller.asker(None)?.player;
    let PushForgotten { endpoint } = read(&body)?;
    if endpoint.chars().count() > MAX_ENDPOINT {
        return Err(Problem::malformed("problem-unclear"));
    }
    tavern.push.forget(player, endpoint).await?;
    Ok(PushSender::of(&tavern))
}
