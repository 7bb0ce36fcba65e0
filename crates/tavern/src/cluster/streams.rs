//! The ends of streams that cross the bus: what arrives for one is put where it waits for it.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard};

use axum::body::Bytes;
use tokio::sync::mpsc;

use crate::guard::Guard;
use crate::guard::unread::HeldBytes;
use crate::lock::lock;

/// How many messages may wait at the end of a stream; a slower one is cut off and has to come again.
const WAITING: usize = 256;

/// All streams that cross the bus and end here, by the numbers that we gave them.
#[derive(Clone, Default)]
pub(super) struct Streams {
    next: Arc<AtomicU64>,
    ends: Arc<Mutex<HashMap<u64, End>>>,
}

struct End {
    /// The node at the other end.
    node: String,
    address: IpAddr,
    guard: Arc<Guard>,
    arrived: mpsc::Sender<Waiting>,
}

/// A message that waits, and counts until it is read.
pub(super) type Waiting = (Bytes, HeldBytes);

/// One end of a stream, until it is dropped.
pub(super) struct StreamEnd {
    pub(super) number: u64,
    pub(super) arrived: mpsc::Receiver<Waiting>,
    streams: Streams,
}

impl Streams {
    /// A new end of a stream with `node`, for somebody at this address.
    pub(super) fn open(&self, node: String, guard: Arc<Guard>, address: IpAddr) -> StreamEnd {
        let number = self.next.fetch_add(1, Ordering::Relaxed);
        let (sender, arrived) = mpsc::channel(WAITING);
        self.ends().insert(number, End { node, address, guard, arrived: sender });
        StreamEnd { number, arrived, streams: self.clone() }
    }

    /// Puts a message where it is waited for. An end that is too slow is closed.
    pub(super) fn deliver(&self, number: u64, message: Bytes) {
        let mut ends = self.ends();
        let Some(end) = ends.get(&number) else { return };
        let held = end.guard.unread(end.address, message.len());
        let delivered = held.is_ok_and(|held| end.arrived.try_send((message, held)).is_ok());
        if !delivered {
            ends.remove(&number);
        }
    }

    /// Closes all streams whose other end this does not hold for.
    pub(super) fn keep(&self, mut is_there: impl FnMut(&str) -> bool) {
        self.ends().retain(|_, end| is_there(&end.node));
    }

    fn ends(&self) -> MutexGuard<'_, HashMap<u64, End>> {
        lock(&self.ends)
    }
}

impl Drop for StreamEnd {
    fn drop(&mut self) {
        self.streams.ends().remove(&self.number);
    }
}
