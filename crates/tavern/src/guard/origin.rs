//! Requests that change something come from our own pages, or from programs that carry their key themselves.

use axum::http::header::{HOST, ORIGIN};
use axum::http::uri::Authority;
use axum::http::{HeaderMap, Uri};

use crate::problem::{Problem, Result};

/// Whether a request that changes something, or opens a stream, may do so.
///
/// A browser names the site of the page that sends such a request; it must be the host that the request goes to.
/// Without an `Origin` no page sent it, so it must not use the cookie: a browser adds that by itself, even when another
/// site makes it send the request.
pub(crate) fn check(headers: &HeaderMap, has_cookie: bool) -> Result<()> {
    let foreign = || Problem::forbidden("problem-origin");
    let Some(origin) = headers.get(ORIGIN) else {
        return if has_cookie { Err(foreign()) } else { Ok(()) };
    };
    let origin: Uri = origin.to_str().ok().and_then(|o| o.parse().ok()).ok_or_else(foreign)?;
    let ours = headers.get(HOST).and_then(|host| host.to_str().ok());
    let theirs = origin.authority().map(Authority::as_str);
    let web = matches!(origin.scheme_str(), Some("http" | "https"));
    match theirs.zip(ours) {
        Some((theirs, ours)) if web && theirs.eq_ignore_ascii_case(ours) => Ok(()),
        _ => Err(foreign()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn allowed(origin: Option<&str>, has_cookie: bool) -> bool {
        let mut headers = HeaderMap::new();
        headers.insert(HOST, "tavern.example:7777".parse().unwrap());
        if let Some(origin) = origin {
            headers.insert(ORIGIN, origin.parse().unwrap());
        }
        check(&headers, has_cookie).is_ok()
    }

    #[test]
    fn our_own_pages_and_programs_without_a_cookie_may_and_others_may_not() {
        assert!(allowed(Some("http://tavern.example:7777"), true));
        assert!(allowed(Some("https://Tavern.example:7777"), true));
        assert!(allowed(None, false));
        assert!(!allowed(None, true));
        for foreign in [
            "http://evil.example",
            "null",
            "http://tavern.example",
            "file://tavern.example:7777",
            "",
        ] {
            assert!(!allowed(Some(foreign), false), "{foreign}");
        }
    }
}
