//! What every answer keeps to before it is sent: at most a megabyte, and not too much waiting for anybody who does not
//! read. A request still being received is in memory, too, and counts in the same way.

use std::net::{IpAddr, SocketAddr};

use axum::extract::{ConnectInfo, Request};
use axum::response::Response;
use hyper::body::Body as _;

use super::caller;
use crate::Tavern;
use crate::foreign_record::MAX_RECORD;
use crate::guard::unread::HeldBytes;
use crate::pages::assets;
use crate::problem::{Kind, Problem, Result};

/// No answer is longer, in bytes.
pub(crate) const MAX_ANSWER: u64 = 1_024 * 1_024;

#[derive(Clone, Copy, Debug)]
pub(crate) struct Reader {
    address: IpAddr,
    /// A file of ours is in memory once, however many read it, so it does not count.
    is_file: bool,
}

impl Reader {
    pub(crate) fn of(request: &Request, behind_proxy: bool) -> Self {
        let peer = request.extensions().get::<ConnectInfo<SocketAddr>>().map(|info| info.0.ip());
        let address = caller::address_of(request.headers(), peer, behind_proxy);
        Self { address, is_file: assets::is_address(request.uri().path()) }
    }

    /// The same answer, counted until it is sent. Refused if it is too long or too much already waits unread.
    pub(crate) fn hold(self, tavern: &Tavern, answer: Response) -> Result<Response> {
        let length = answer.body().size_hint().upper().unwrap_or(u64::MAX);
        if length > MAX_ANSWER {
            tracing::error!(length, "an answer is too long to be sent");
            return Err(Problem::new(Kind::Broken, "problem-too-long-answer"));
        }
        if length == 0 || self.is_file {
            return Ok(answer);
        }
        let held = tavern.guard.unread(self.address, length as usize)?;
        Ok(answer.map(|body| held.until_sent(body)))
    }
}

/// Counts the body of a request, which may arrive as slowly as its sender likes. A body of unstated length counts as
/// the longest one allowed. Refused if too much is held for its address already.
pub(crate) fn hold_body(
    tavern: &Tavern,
    request: &Request,
    address: IpAddr,
) -> Result<Option<HeldBytes>> {
    let length = request.body().size_hint().upper().unwrap_or(u64::MAX).min(MAX_RECORD as u64);
    if length == 0 {
        return Ok(None);
    }
    tavern.guard.unsent(address, length as usize).map(Some)
}

#[cfg(test)]
mod tests {
    use axum::response::IntoResponse as _;

    use super::*;
    use crate::Config;

    #[tokio::test]
    async fn nothing_is_longer_than_a_megabyte_and_what_is_not_read_counts() {
        let folder = tempfile::tempdir().unwrap();
        let mut config = Config::new(folder.path());
        config.limits.unread_an_address = MAX_ANSWER as usize;
        let tavern = Tavern::open(config).await.unwrap();
        let reader = Reader { address: IpAddr::from([192, 0, 2, 1]), is_file: false };
        let answer = |length: u64| "x".repeat(length as usize).into_response();
        let code = |problem: Problem| problem.code();
        let too_long = reader.hold(&tavern, answer(MAX_ANSWER + 1));
        assert_eq!(too_long.map(|_| ()).map_err(code), Err("too-long-answer"));
        let held = reader.hold(&tavern, answer(MAX_ANSWER)).unwrap();
        let another = reader.hold(&tavern, answer(1));
        assert_eq!(another.map(|_| ()).map_err(code), Err("unread"));
        let file = Reader { is_file: true, ..reader };
        assert!(file.hold(&tavern, answer(MAX_ANSWER)).is_ok(), "a file is in memory anyway");
        drop(held);
        assert!(reader.hold(&tavern, answer(1)).is_ok());
    }
}
