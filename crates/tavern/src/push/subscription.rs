//! Where a browser wants to be told of something, and with which keys.

use axum::http::Uri;
use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use serde::{Deserialize, Serialize};

use crate::problem::{Problem, Result};

/// The length of a public key and of a secret, in bytes.
pub(super) const PUBLIC: usize = 65;
pub(super) const AUTH: usize = 16;
/// The longest address, in bytes.
pub(crate) const MAX_ENDPOINT: usize = 600;
/// What `Endpoint::read` takes.
pub(crate) const ENDPOINT_PATTERN: &str =
    "^https://([A-Za-z0-9-]+[.])+[A-Za-z0-9-]*[A-Za-z][A-Za-z0-9-]*(:443)?([/?][!$-;=?-Z_a-z~]*)?$";
/// Push services are there.
const HTTPS: u16 = 443;

/// How far messages may go.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum PushReach {
    /// To https on the open internet.
    #[default]
    Public,
    /// To plain http on this machine: for tests, which read what is sent.
    Loopback,
}

/// What a browser hands out, as the page sends it and as it is stored.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Wanted {
    pub(crate) endpoint: String,
    pub(crate) p256dh: String,
    pub(crate) auth: String,
    /// The address of the tavern as this browser knows it: a push service may turn to it.
    pub(crate) tavern: String,
}

/// The same, understood.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Subscription {
    pub(super) endpoint: Endpoint,
    pub(super) public: [u8; PUBLIC],
    pub(super) auth: [u8; AUTH],
}

impl Wanted {
    pub(super) fn read(&self, reach: PushReach) -> Result<Subscription> {
        if self.tavern.len() > MAX_ENDPOINT {
            return Err(no_endpoint());
        }
        Ok(Subscription {
            endpoint: Endpoint::read(&self.endpoint, reach).ok_or(no_endpoint())?,
            public: key(&self.p256dh).ok_or(no_endpoint())?,
            auth: key(&self.auth).ok_or(no_endpoint())?,
        })
    }
}

const fn no_endpoint() -> Problem {
    Problem::malformed("problem-no-endpoint")
}

fn key<const N: usize>(text: &str) -> Option<[u8; N]> {
    URL_SAFE_NO_PAD.decode(text.trim_end_matches('=')).ok()?.try_into().ok()
}

/// An address that may be written to; whether it leads into a private network is seen when it is looked up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Endpoint {
    pub(super) host: String,
    pub(super) port: u16,
    /// With its query.
    pub(super) path: String,
    pub(super) is_plain: bool,
}

impl Endpoint {
    fn read(address: &str, reach: PushReach) -> Option<Self> {
        if address.len() > MAX_ENDPOINT || !address.bytes().all(is_of_address) {
            return None;
        }
        let uri: Uri = address.parse().ok()?;
        let (host, authority) = (uri.host()?, uri.authority()?);
        if authority.as_str().contains('@') {
            return None;
        }
        let path = uri.path_and_query().map_or("/", |path| path.as_str()).to_owned();
        match (reach, uri.scheme_str()?) {
            // A name, not a number: no service is known by one.
            (PushReach::Public, "https")
                if matches!(uri.port_u16(), None | Some(HTTPS)) && is_name(host) =>
            {
                Some(Self { host: host.to_owned(), port: HTTPS, path, is_plain: false })
            }
            (PushReach::Loopback, "http") => {
                Some(Self { host: host.to_owned(), port: uri.port_u16()?, path, is_plain: true })
            }
            _ => None,
        }
    }

    /// What a signature is for.
    pub(super) fn origin(&self) -> String {
        match self.is_plain {
            true => format!("http://{}:{}", self.host, self.port),
            false => format!("https://{}", self.host),
        }
    }
}

/// All else has to be written with `%` (RFC 3986).
const fn is_of_address(byte: u8) -> bool {
    matches!(byte, b'!' | b'$'..=b';' | b'=' | b'?'..=b'Z' | b'_' | b'a'..=b'z' | b'~')
}

/// Whether a host is a name with a dot in it, whose last part is no number.
fn is_name(host: &str) -> bool {
    let is_letter = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-';
    let is_part = |part: &str| !part.is_empty() && part.bytes().all(is_letter);
    let last = host.rsplit_once('.').map(|(_, last)| last);
    host.split('.').all(is_part)
        && last.is_some_and(|last| last.bytes().any(|byte| byte.is_ascii_alphabetic()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_names_behind_https_are_endpoints() {
        let good = "https://fcm.googleapis.com/fcm/send/abc:def https://a.b:443/x?y=z https://web.push.apple.com/Q";
        for address in good.split_whitespace() {
            assert!(Endpoint::read(address, PushReach::Public).is_some(), "{address}");
        }
        let bad = "http://a.b/x https://a.b:8443/x https://localhost/x https://127.0.0.1/x https://[::1]/x \
            https://10.0.0.1/x https://2130706433/x https://0x7f.1/x https://u:p@a.b/x https://u@a.b/ ftp://a.b/ /x \
            a.b https:///x https://a_b.c/x https://a.1/x https:// https://.b/x https://a..b/x https://a.b./x https://a.b/{x} \
            https://a.b/x#y https://a.b/я";
        for address in bad.split_whitespace() {
            assert!(Endpoint::read(address, PushReach::Public).is_none(), "{address}");
        }
        let long = format!("https://a.b/{}", "x".repeat(MAX_ENDPOINT));
        assert!(Endpoint::read(&long, PushReach::Public).is_none());
        assert!(Endpoint::read("https://a.b/\r\nX: y", PushReach::Public).is_none());
        assert!(Endpoint::read("http://127.0.0.1:9/x", PushReach::Loopback).is_some());
        assert!(Endpoint::read("https://a.b/x", PushReach::Loopback).is_none());
    }
}
