//! Pages and JSON travel zipped, except what is somebody's secret.
//!
//! The zipped length of a text tells what it repeats. At a table others say and do what they like, and it stands on the
//! same page as my hand: whoever sees nothing but lengths could try out words until one adds no length (BREACH). So
//! nothing of a table is zipped: no pages, no JSON, no streams.

use std::io::{self, Write as _};
use std::net::SocketAddr;

use axum::body::{Body, Bytes, to_bytes};
use axum::extract::{ConnectInfo, Request, State};
use axum::http::header::{
    ACCEPT_ENCODING, CONTENT_ENCODING, CONTENT_LENGTH, CONTENT_TYPE, HeaderValue, VARY,
};
use axum::http::{HeaderMap, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse as _, Response};
use flate2::Compression;
use flate2::write::GzEncoder;
use hyper::body::Body as _;

use super::Shared;
use super::bounds::MAX_ANSWER;
use super::caller::Identity;
use crate::guard::headers;
use crate::slow_work::{Payer, SlowWork};

/// Anything shorter fits into one packet anyway, in bytes.
const SHORT: u64 = 1_024;
/// More bytes than this take more than half a millisecond: they are zipped on a thread for slow work.
const LONG: usize = 64 * 1024;
/// 17 kB of rules become 5.6 kB in 0.2 ms. The best level would save another 0.4 kB and take twice as long.
const LEVEL: Compression = Compression::new(2);
/// Where a table tells a viewer what nobody else may know.
const SECRET: [&str; 2] = ["/table/", "/api/tables/"];

const GZIP: HeaderValue = HeaderValue::from_static("gzip");
const BY_ENCODING: HeaderValue = HeaderValue::from_static("accept-encoding");

/// Zips the answer if it is long, no secret, and the client can unzip it.
pub(super) async fn zip(State(tavern): State<Shared>, request: Request, next: Next) -> Response {
    let peer = request.extensions().get::<ConnectInfo<SocketAddr>>().map(|info| info.0.ip());
    let identity = Identity::of(request.headers(), peer, tavern.config.behind_proxy);
    let payer = Payer::new(identity.address, identity.player);
    let is_secret = SECRET.iter().any(|path| request.uri().path().starts_with(path));
    let accepts = accepts(request.headers());
    let mut response = next.run(request).await;
    if is_secret || !is_text(&response) {
        return response;
    }
    response.headers_mut().append(VARY, BY_ENCODING);
    let length = response.body().size_hint().exact();
    if !accepts || !length.is_some_and(|length| (SHORT..=MAX_ANSWER).contains(&length)) {
        return response;
    }
    response.headers_mut().insert(CONTENT_ENCODING, GZIP);
    response.headers_mut().remove(CONTENT_LENGTH);
    payer.pays(with_zipped_body(response, &tavern.slow_work)).await
}

pub(crate) fn accepts(headers: &HeaderMap) -> bool {
    let lists = headers.get_all(ACCEPT_ENCODING).iter().filter_map(|list| list.to_str().ok());
    lists.flat_map(|list| list.split(',')).any(|one| {
        let (name, weight) = one.split_once(';').unwrap_or((one, ""));
        let weight = weight.trim().strip_prefix("q=").map(str::parse::<f32>);
        name.trim().eq_ignore_ascii_case("gzip") && weight.is_none_or(|q| q.is_ok_and(|q| q > 0.0))
    })
}

/// A page or JSON, not zipped already. Refusals have no words yet.
fn is_text(response: &Response) -> bool {
    let headers = response.headers();
    let kind = headers.get(CONTENT_TYPE).and_then(|kind| kind.to_str().ok()).unwrap_or_default();
    (kind.starts_with("text/html") || kind.starts_with("application/json"))
        && !headers.contains_key(CONTENT_ENCODING)
}

async fn with_zipped_body(response: Response, slow_work: &SlowWork) -> Response {
    let (head, body) = response.into_parts();
    let plain = match to_bytes(body, MAX_ANSWER as usize).await {
        Ok(plain) => plain,
        Err(why) => return failed(&why),
    };
    let zipped = match plain.len() {
        0..=LONG => Ok(zipped(&plain)),
        _ => slow_work.run(move || zipped(&plain)).await,
    };
    match zipped {
        Ok(Ok(zipped)) => Response::from_parts(head, Body::from(zipped)),
        Ok(Err(why)) => failed(&axum::Error::new(why)),
        Err(problem) => {
            let mut refused = problem.into_response();
            headers::add(refused.headers_mut());
            refused
        }
    }
}

fn failed(why: &axum::Error) -> Response {
    tracing::error!(%why, "an answer cannot be zipped");
    StatusCode::INTERNAL_SERVER_ERROR.into_response()
}

fn zipped(plain: &Bytes) -> io::Result<Vec<u8>> {
    let mut encoder = GzEncoder::new(Vec::with_capacity(plain.len() / 3), LEVEL);
    encoder.write_all(plain)?;
    encoder.finish()
}

#[cfg(test)]
mod tests {
    use std::io::Read as _;

    use axum::Router;
    use axum::http::{HeaderName, Method};
    use axum::response::Html;
    use axum::routing::get;
    use flate2::read::GzDecoder;
    use hyper::service::Service as _;
    use hyper_util::service::TowerToHyperService;

    use super::*;
    use crate::{Config, Tavern};

    fn page() -> String {
        "<p>Fifteen men on the dead man's chest</p>".repeat(5_000)
    }

    async fn ask(method: Method, path: &str, accepted: &str) -> Response {
        let folder = tempfile::tempdir().unwrap();
        let tavern = Tavern::open(Config::new(folder.path())).await.unwrap();
        let long = get(|| async { Html(page()) });
        let routes = Router::new()
            .route("/", long.clone())
            .route("/table/x", long.clone())
            .route("/api/tables/x", long)
            .route("/short", get(|| async { Html("Yo-ho-ho") }))
            .route("/file", get(|| async { page() }))
            .layer(axum::middleware::from_fn_with_state(tavern, zip));
        let request = Request::builder().method(method).uri(path);
        let request = request.header(ACCEPT_ENCODING, accepted).body(Body::empty()).unwrap();
        TowerToHyperService::new(routes).call(request).await.unwrap()
    }

    fn says<'a>(response: &'a Response, name: &HeaderName) -> Option<&'a str> {
        response.headers().get(name).map(|value| value.to_str().unwrap())
    }

    #[tokio::test]
    async fn a_long_page_is_zipped_for_whoever_can_unzip_it() {
        let response = ask(Method::GET, "/", "br, gzip;q=0.8").await;
        assert_eq!(says(&response, &CONTENT_ENCODING), Some("gzip"));
        assert_eq!(says(&response, &VARY), Some("accept-encoding"));
        let length = response.body().size_hint().exact().unwrap();
        let bytes = to_bytes(response.into_body(), usize::MAX).await.unwrap();
        assert_eq!(bytes.len() as u64, length, "its length is known before it is sent");
        let mut text = String::new();
        GzDecoder::new(&*bytes).read_to_string(&mut text).unwrap();
        assert_eq!(text, page());
    }

    #[tokio::test]
    async fn whoever_cannot_unzip_gets_it_plain_and_caches_know_why() {
        for accepted in ["", "br", "gzip;q=0", "gzip; q=0.000, br"] {
            let response = ask(Method::GET, "/", accepted).await;
            assert_eq!(says(&response, &CONTENT_ENCODING), None, "{accepted}");
            assert_eq!(says(&response, &VARY), Some("accept-encoding"));
            assert_eq!(to_bytes(response.into_body(), usize::MAX).await.unwrap(), page());
        }
    }

    #[tokio::test]
    async fn what_is_short_or_no_page_is_left_as_it_is() {
        for path in ["/short", "/file", "/nothing"] {
            let response = ask(Method::GET, path, "gzip").await;
            assert_eq!(says(&response, &CONTENT_ENCODING), None, "{path}");
        }
    }

    #[tokio::test]
    async fn the_length_of_what_a_table_tells_betrays_nothing() {
        for path in ["/table/x", "/api/tables/x"] {
            let response = ask(Method::GET, path, "gzip").await;
            assert_eq!(says(&response, &CONTENT_ENCODING), None, "{path}");
            assert_eq!(response.body().size_hint().exact(), Some(page().len() as u64));
        }
    }

    #[tokio::test]
    async fn a_head_says_how_the_page_would_come() {
        let page = ask(Method::GET, "/", "gzip").await;
        let head = ask(Method::HEAD, "/", "gzip").await;
        for name in [&CONTENT_ENCODING, &CONTENT_LENGTH, &VARY] {
            assert!(says(&head, name).is_some(), "{name}");
            assert_eq!(says(&head, name), says(&page, name));
        }
        assert_eq!(to_bytes(head.into_body(), usize::MAX).await.unwrap(), "");
    }
}
