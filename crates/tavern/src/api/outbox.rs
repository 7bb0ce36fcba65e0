//! What waits to be sent over a connection that looks at a table.

use std::net::IpAddr;
use std::sync::Arc;

use tokio::sync::mpsc;

use crate::guard::Guard;
use crate::guard::unread::HeldBytes;
use crate::table::watchers::{Outbox, Parcel};

/// How many parcels may wait for a connection; a slower one is cut off and has to come back.
const PARCELS: usize = 32;

/// The size of an answer beside its id, in bytes: about one sentence.
const ANSWER: usize = 128;

/// A parcel on its way. One that waits behind another is held for a slow reader, and counts until it is sent.
#[derive(Debug)]
pub(crate) struct Handed {
    pub(crate) parcel: Parcel,
    pub(crate) held: Option<Box<HeldBytes>>,
}

/// Where a table puts what a connection is to be sent. Whatever waits there counts against the address.
pub(crate) struct Queue {
    sender: mpsc::Sender<Handed>,
    guard: Arc<Guard>,
    address: IpAddr,
}

impl Queue {
    /// A queue for a connection from this address, and the end where it is emptied.
    pub(crate) fn new(guard: Arc<Guard>, address: IpAddr) -> (Self, mpsc::Receiver<Handed>) {
        let (sender, parcels) = mpsc::channel(PARCELS);
        (Self { sender, guard, address }, parcels)
    }
}

impl Outbox for Queue {
    fn hand(&self, parcel: Parcel) -> bool {
        let is_slow = self.sender.capacity() < PARCELS;
        let held = is_slow.then(|| self.guard.unread(self.address, length(&parcel))).transpose();
        let handed = |held: Option<HeldBytes>| Handed { parcel, held: held.map(Box::new) };
        held.is_ok_and(|held| self.sender.try_send(handed(held)).is_ok())
    }
}

fn length(parcel: &Parcel) -> usize {
    match parcel {
        Parcel::Messages(messages) => messages.iter().map(String::len).sum(),
        Parcel::Answer(answered) => ANSWER + answered.0.as_ref().map_or(0, String::len),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Limits;

    #[test]
    fn what_waits_behind_something_else_counts_and_too_much_of_it_ends_the_connection() {
        let limits = Limits { unread_an_address: 100, ..Limits::none() };
        let address = IpAddr::from([192, 0, 2, 1]);
        let (queue, mut parcels) = Queue::new(Arc::new(Guard::new(limits)), address);
        let parcel = || Parcel::Messages(Arc::from(["x".repeat(60)]));
        assert!(queue.hand(parcel()) && queue.hand(parcel()) && !queue.hand(parcel()));
        assert!(parcels.try_recv().is_ok() && parcels.try_recv().is_ok());
        assert!(queue.hand(parcel()) && queue.hand(parcel()), "what was sent is not held");
    }
}
