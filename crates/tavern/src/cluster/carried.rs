//! Requests and answers as they cross the bus: a head as JSON, its length before it, and the body as it is.

use std::net::IpAddr;

use axum::body::{Body, Bytes};
use axum::extract::Request;
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode};
use axum::response::Response;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

/// The head of a request.
#[derive(Debug, Serialize, Deserialize)]
pub(super) struct RequestHead {
    method: String,
    uri: String,
    headers: Vec<(String, String)>,
    /// Who asks, as the node knows to which they are connected.
    pub(super) address: IpAddr,
    /// The node that asks for a stream, and how it calls it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) stream: Option<(String, u64)>,
}

/// The head of an answer.
#[derive(Debug, Serialize, Deserialize)]
pub(super) struct AnswerHead {
    pub(super) status: u16,
    headers: Vec<(String, String)>,
    /// How the leader calls the stream that was opened.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) stream: Option<u64>,
}

impl RequestHead {
    pub(super) fn of(parts: &Parts, address: IpAddr) -> Self {
        Self {
            method: parts.method.to_string(),
            uri: parts.uri.to_string(),
            headers: texts(&parts.headers),
            address,
            stream: None,
        }
    }

    /// The request that was sent to the other node.
    pub(super) fn request(&self, body: Bytes) -> Option<Request> {
        let builder = Request::builder().method(self.method.as_str()).uri(&self.uri);
        let mut request = builder.body(Body::from(body)).ok()?;
        *request.headers_mut() = headers(&self.headers);
        Some(request)
    }
}

impl AnswerHead {
    pub(super) fn of(response: &Response) -> Self {
        let headers = texts(response.headers());
        Self { status: response.status().as_u16(), headers, stream: None }
    }

    pub(super) fn opened(stream: u64) -> Self {
        let status = StatusCode::SWITCHING_PROTOCOLS.as_u16();
        Self { status, headers: Vec::new(), stream: Some(stream) }
    }

    pub(super) fn response(&self, body: Bytes) -> Response {
        let mut response = Response::new(Body::from(body));
        *response.status_mut() =
            StatusCode::from_u16(self.status).unwrap_or(StatusCode::BAD_GATEWAY);
        *response.headers_mut() = headers(&self.headers);
        response
    }
}

fn texts(headers: &HeaderMap) -> Vec<(String, String)> {
    let text = |(name, value): (&HeaderName, &HeaderValue)| {
        Some((name.as_str().to_owned(), value.to_str().ok()?.to_owned()))
    };
    headers.iter().filter_map(text).collect()
}

fn headers(texts: &[(String, String)]) -> HeaderMap {
    let header = |(name, value): &(String, String)| {
        Some((name.parse::<HeaderName>().ok()?, value.parse::<HeaderValue>().ok()?))
    };
    let mut headers = HeaderMap::with_capacity(texts.len());
    for (name, value) in texts.iter().filter_map(header) {
        headers.append(name, value);
    }
    headers
}

/// A head and a body as one payload.
pub(super) fn packed(head: &impl Serialize, body: &[u8]) -> Bytes {
    let head = serde_json::to_vec(head).expect("plain data, which JSON can hold");
    let mut payload = Vec::with_capacity(4 + head.len() + body.len());
    payload.extend((head.len() as u32).to_le_bytes());
    payload.extend(head);
    payload.extend(body);
    payload.into()
}

/// The head and the body of a payload, if it is one of ours.
pub(super) fn unpacked<H: DeserializeOwned>(payload: &Bytes) -> Option<(H, Bytes)> {
    let length = u32::from_le_bytes(payload.get(..4)?.try_into().ok()?) as usize;
    let head = serde_json::from_slice(payload.get(4..4 + length)?).ok()?;
    Some((head, payload.slice(4 + length..)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_request_arrives_as_it_was_sent() {
        let request = Request::post("/table/x?invite=y").header("cookie", "a=b");
        let (parts, _) = request.header("cookie", "c=d").body(Body::empty()).unwrap().into_parts();
        let asked = RequestHead::of(&parts, IpAddr::from([192, 0, 2, 1]));
        let (head, body) = unpacked::<RequestHead>(&packed(&asked, b"ask=start")).unwrap();
        let arrived = head.request(body.clone()).unwrap();
        assert_eq!((arrived.method(), arrived.uri()), (&parts.method, &parts.uri));
        assert_eq!(arrived.headers(), &parts.headers);
        assert_eq!((&body[..], head.address), (&b"ask=start"[..], asked.address));
    }

    #[test]
    fn what_is_cut_off_or_foreign_is_nothing() {
        let whole = packed(&AnswerHead::opened(7), b"");
        for payload in [Bytes::new(), Bytes::from_static(b"hello"), whole.slice(..9)] {
            assert!(unpacked::<AnswerHead>(&payload).is_none());
        }
    }
}
