//! What keeps the tavern safe: where requests come from, and how many there may be.

pub mod headers;
pub mod origin;
pub mod quota;
pub mod rate;
pub mod unread;

use std::net::{IpAddr, Ipv6Addr};

use crate::config::Limits;
use crate::ids::PlayerId;
use crate::problem::{Outcome, Problem};
use quota::{Held, Quota};
use rate::Buckets;
use unread::{HeldBytes, Unread};

/// Everything that is limited by address or by key.
#[derive(Debug)]
pub struct Guard {
    limits: Limits,
    requests: Buckets<IpAddr>,
    requests_by_key: Buckets<PlayerId>,
    new_keys: Buckets<IpAddr>,
    new_tables: Buckets<IpAddr>,
    connections: Quota<IpAddr>,
    streams: Quota<IpAddr>,
    streams_by_key: Quota<PlayerId>,
    unread: Unread,
}

/// A stream that counts against its limits until it is dropped.
#[derive(Debug)]
pub struct HeldStream {
    _address: Held<IpAddr>,
    _key: Option<Held<PlayerId>>,
}

impl Guard {
    /// A guard with these limits.
    pub fn new(limits: Limits) -> Self {
        Self {
            limits,
            requests: Buckets::new(limits.address),
            requests_by_key: Buckets::new(limits.key),
            new_keys: Buckets::new(limits.new_keys),
            new_tables: Buckets::new(limits.new_tables),
            connections: Quota::new(limits.connections_an_address),
            streams: Quota::new(limits.streams_an_address),
            streams_by_key: Quota::new(limits.streams_a_key),
            unread: Unread::new(limits.unread_an_address, limits.unread_in_all),
        }
    }

    /// The limits.
    pub const fn limits(&self) -> &Limits {
        &self.limits
    }

    /// Counts a connection for as long as it is held and no stream; none if there are too many.
    pub fn connection(&self, address: IpAddr) -> Option<Held<IpAddr>> {
        self.connections.hold(network(address))
    }

    /// Counts a request, or a frame of a stream.
    ///
    /// # Errors
    /// If there were too many.
    pub fn request(&self, address: IpAddr, player: Option<PlayerId>) -> Outcome<()> {
        let within = self.requests.take(network(address))
            && player.is_none_or(|player| self.requests_by_key.take(player));
        allow(within, "problem-too-fast")
    }

    /// Counts a new key.
    ///
    /// # Errors
    /// If there were too many.
    pub fn new_key(&self, address: IpAddr) -> Outcome<()> {
        allow(self.new_keys.take(network(address)), "problem-too-many-keys")
    }

    /// Counts a new table.
    ///
    /// # Errors
    /// If there were too many.
    pub fn new_table(&self, address: IpAddr) -> Outcome<()> {
        allow(self.new_tables.take(network(address)), "problem-too-many-tables")
    }

    /// Counts a stream for as long as it is held.
    ///
    /// # Errors
    /// If there are too many.
    pub fn stream(&self, address: IpAddr, player: Option<PlayerId>) -> Outcome<HeldStream> {
        let too_many = || Problem::too_many("problem-too-many-streams");
        let address = self.streams.hold(network(address)).ok_or_else(too_many)?;
        let key = match player {
            Some(player) => Some(self.streams_by_key.hold(player).ok_or_else(too_many)?),
            None => None,
        };
        Ok(HeldStream { _address: address, _key: key })
    }

    /// Counts so many bytes that an address has yet to read, for as long as they are held.
    ///
    /// # Errors
    /// If too much is held for it, or in all.
    pub fn unread(&self, address: IpAddr, bytes: usize) -> Outcome<HeldBytes> {
        let held = self.unread.hold(network(address), bytes);
        held.ok_or(Problem::too_many("problem-unread"))
    }
}

fn allow(within: bool, problem: &'static str) -> Outcome<()> {
    if within { Ok(()) } else { Err(Problem::too_many(problem)) }
}

/// One household has one IPv4 address, or a /64 of IPv6.
pub(crate) fn network(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(v6) => {
            let [a, b, c, d, ..] = v6.segments();
            Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0).into()
        }
        v4 => v4,
    }
}
