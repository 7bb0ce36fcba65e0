//! How much memory is held for those who have not read their answers yet.

use std::collections::HashMap;
use std::net::IpAddr;
use std::pin::Pin;
use std::sync::{Arc, Mutex, MutexGuard};
use std::task::{Context, Poll};

use axum::body::{Body, Bytes};
use hyper::body::{Frame, SizeHint};

use crate::lock::lock;

#[derive(Clone, Debug)]
pub(crate) struct Unread {
    held: Arc<Mutex<Sums>>,
    most_of_one: usize,
    most: usize,
}

#[derive(Debug, Default)]
struct Sums {
    by_address: HashMap<IpAddr, usize>,
    all: usize,
}

/// Counts for an address until it is dropped.
#[derive(Debug)]
pub(crate) struct HeldBytes {
    address: IpAddr,
    bytes: usize,
    unread: Unread,
}

impl Unread {
    pub(crate) fn new(most_of_one: usize, most: usize) -> Self {
        Self { held: Arc::default(), most_of_one, most }
    }

    /// `None` if that is too much, for the address or in all.
    pub(crate) fn hold(&self, address: IpAddr, bytes: usize) -> Option<HeldBytes> {
        let mut sums = self.lock();
        let all = sums.all.saturating_add(bytes);
        let own = sums.by_address.get(&address).copied().unwrap_or(0).saturating_add(bytes);
        if own > self.most_of_one || all > self.most {
            return None;
        }
        sums.by_address.insert(address, own);
        sums.all = all;
        Some(HeldBytes { address, bytes, unread: self.clone() })
    }

    fn lock(&self) -> MutexGuard<'_, Sums> {
        lock(&self.held)
    }
}

impl Drop for HeldBytes {
    fn drop(&mut self) {
        let mut sums = self.unread.lock();
        sums.all -= self.bytes;
        if let Some(own) = sums.by_address.get_mut(&self.address) {
            *own -= self.bytes;
            if *own == 0 {
                sums.by_address.remove(&self.address);
            }
        }
    }
}

/// A body whose bytes count until the last of them is sent.
struct CountedBody {
    body: Body,
    held: Arc<HeldBytes>,
}

/// Dropped when the bytes are sent, or when the connection ends.
struct CountedBytes {
    bytes: Bytes,
    _held: Arc<HeldBytes>,
}

impl HeldBytes {
    /// The same body; its bytes count until they are sent.
    pub(crate) fn until_sent(self, body: Body) -> Body {
        Body::new(CountedBody { body, held: Arc::new(self) })
    }
}

impl AsRef<[u8]> for CountedBytes {
    fn as_ref(&self) -> &[u8] {
        &self.bytes
    }
}

impl hyper::body::Body for CountedBody {
    type Data = Bytes;
    type Error = axum::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, axum::Error>>> {
        let frame = std::task::ready!(Pin::new(&mut self.body).poll_frame(context));
        let held = &self.held;
        let counted = |bytes| Bytes::from_owner(CountedBytes { bytes, _held: Arc::clone(held) });
        Poll::Ready(frame.map(|frame| frame.map(|frame| frame.map_data(counted))))
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_held_for_one_address_and_in_all_is_bounded_and_given_back() {
        let [anna, boris] = [1, 2].map(|last| IpAddr::from([192, 0, 2, last]));
        let unread = Unread::new(10, 15);
        let first = unread.hold(anna, 8).unwrap();
        assert!(unread.hold(anna, 3).is_none());
        let second = unread.hold(boris, 7).unwrap();
        assert!(unread.hold(anna, 1).is_none(), "all together hold as much as there may be");
        drop((first, second));
        assert!(unread.lock().by_address.is_empty() && unread.lock().all == 0);
        assert!(unread.hold(anna, 10).is_some());
    }

    #[tokio::test]
    async fn the_bytes_of_a_body_count_until_the_last_of_them_is_dropped() {
        let unread = Unread::new(10, 10);
        let address = IpAddr::from([192, 0, 2, 1]);
        let body = unread.hold(address, 10).unwrap().until_sent(Body::from("0123456789"));
        let bytes = axum::body::to_bytes(body, 10).await.unwrap();
        assert!(unread.hold(address, 1).is_none(), "the body is gone, but not what it held");
        assert_eq!(bytes, "0123456789");
        drop(bytes);
        assert!(unread.hold(address, 10).is_some());
    }
}
