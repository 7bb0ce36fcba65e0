//! What keeps the tavern safe: where requests come from, and how many there may be.
//!
//! A key is one person and an address may be a school, so what one key may do is modest, and what one address may do is
//! generous. A request that its key may not make costs its address nothing: one flooder does not lock the others out.

pub(crate) mod files;
pub(crate) mod headers;
pub(crate) mod origin;
pub(crate) mod quota;
pub(crate) mod rate;
pub(crate) mod unread;

use std::collections::HashSet;
use std::future::Future;
use std::net::{IpAddr, Ipv6Addr};
use std::sync::Mutex;

use crate::config::Limits;
use crate::ids::PlayerId;
use crate::lock::lock;
use crate::problem::{Problem, Result};
use quota::{Held, Quota};
use rate::{Buckets, Wait};
use unread::{HeldBytes, Unread};

/// How many known players' keys are remembered.
const REGULARS: usize = 20_000;
/// Seconds that somebody with too many streams is asked to wait.
const STREAMS_AGAIN: u32 = 10;
/// Seconds after which whoever holds too much memory may try again.
const BYTES_AGAIN: u32 = 5;

#[derive(Debug)]
pub(crate) struct Guard {
    limits: Limits,
    requests_by_key: Buckets<PlayerId>,
    requests: Buckets<IpAddr>,
    strangers: Buckets<IpAddr>,
    assets: Buckets<IpAddr>,
    new_keys: Buckets<IpAddr>,
    new_tables_by_key: Buckets<PlayerId>,
    new_tables: Buckets<IpAddr>,
    wrong_words: Buckets<IpAddr>,
    connections: Quota<IpAddr>,
    streams: Quota<IpAddr>,
    streams_of_strangers: Quota<IpAddr>,
    streams_by_key: Quota<PlayerId>,
    regulars: Mutex<HashSet<PlayerId>>,
    unread: Unread,
}

/// Counts against the limits on streams until it is dropped.
#[derive(Debug)]
pub(crate) struct HeldStream {
    _address: Held<IpAddr>,
    _whose: Whose,
}

/// Never read: what is held counts until it is dropped, with the key if there is one, else with the strangers at the
/// address.
#[derive(Debug)]
enum Whose {
    Player { _held: Held<PlayerId> },
    Stranger { _held: Held<IpAddr> },
}

impl Guard {
    pub(crate) fn new(limits: Limits) -> Self {
        Self {
            limits,
            requests_by_key: Buckets::new(limits.key),
            requests: Buckets::new(limits.address),
            strangers: Buckets::new(limits.strangers),
            assets: Buckets::new(limits.assets),
            new_keys: Buckets::new(limits.new_keys),
            new_tables_by_key: Buckets::new(limits.new_tables_a_key),
            new_tables: Buckets::new(limits.new_tables),
            wrong_words: Buckets::new(limits.wrong_words),
            connections: Quota::new(limits.connections_an_address),
            streams: Quota::new(limits.streams_an_address),
            streams_of_strangers: Quota::new(limits.streams_of_strangers),
            streams_by_key: Quota::new(limits.streams_a_key),
            regulars: Mutex::default(),
            unread: Unread::new(limits.unread_an_address, limits.unread_in_all),
        }
    }

    pub(crate) const fn limits(&self) -> &Limits {
        &self.limits
    }

    /// Counts a connection until it ends or becomes a stream; `None` if there are too many.
    pub(crate) fn connection(&self, address: IpAddr) -> Option<Held<IpAddr>> {
        self.connections.hold(network(address))
    }

    /// Remembers that a known player has this key. Anybody can make up a key: until it was looked up, it is worth
    /// nothing.
    pub(crate) fn meet(&self, player: PlayerId) {
        let mut regulars = lock(&self.regulars);
        if regulars.len() >= REGULARS {
            regulars.clear();
        }
        regulars.insert(player);
    }

    fn knows(&self, player: PlayerId) -> bool {
        lock(&self.regulars).contains(&player)
    }

    /// Counts a request, or a frame of a stream. The key pays first: one flooder must not use up the tokens of their
    /// address.
    pub(crate) fn request(&self, address: IpAddr, player: Option<PlayerId>) -> Result<()> {
        let within = match player.filter(|player| self.knows(*player)) {
            Some(player) => self
                .requests_by_key
                .take(player)
                .and_then(|()| self.requests.take(network(address))),
            None => self.strangers.take(network(address)),
        };
        allow(within, "problem-too-fast")
    }

    /// Counts a request for a file that is the same for everybody and cached by browsers.
    pub(crate) fn asset(&self, address: IpAddr) -> Result<()> {
        allow(self.assets.take(network(address)), "problem-too-fast")
    }

    pub(crate) fn new_key(&self, address: IpAddr) -> Result<()> {
        allow(self.new_keys.take(network(address)), "problem-too-many-keys")
    }

    pub(crate) fn new_table(&self, address: IpAddr, host: PlayerId) -> Result<()> {
        allow(self.new_tables_by_key.take(host), "problem-too-many-of-yours")?;
        allow(self.new_tables.take(network(address)), "problem-too-many-tables")
    }

    /// Counts a try to find something by a code that is short enough to be guessed. Right ones count, too: whoever has
    /// tried too often hears nothing more for a while, not even that a code is right.
    pub(crate) fn guess(&self, address: IpAddr) -> Result<()> {
        allow(self.wrong_words.take(network(address)), "problem-too-many-words")
    }

    /// Refuses whoever has tried too many wrong codes.
    pub(crate) fn may_guess(&self, address: IpAddr) -> Result<()> {
        allow(self.wrong_words.has_some(&network(address)), "problem-too-many-words")
    }

    /// Counts a code that was wrong.
    pub(crate) fn guessed_wrong(&self, address: IpAddr) {
        self.wrong_words.spend(network(address), 1.0);
    }

    /// Counts a try to take a key to this device, if the word that `claim` looks up was wrong.
    pub(crate) async fn claim<T>(
        &self,
        address: IpAddr,
        claim: impl Future<Output = Result<T>>,
    ) -> Result<T> {
        // The right word always works: it cannot be guessed, and somebody else's wrong ones must not lock it out.
        let claimed = claim.await;
        if claimed.is_err() {
            allow(self.wrong_words.take(network(address)), "problem-too-many-words")?;
        }
        claimed
    }

    /// Counts a stream until it is dropped.
    pub(crate) fn stream(&self, address: IpAddr, player: Option<PlayerId>) -> Result<HeldStream> {
        let too_many =
            || Problem::too_many("problem-too-many-streams").retry_after_seconds(STREAMS_AGAIN);
        let address = network(address);
        let whose = match player {
            Some(player) => self.streams_by_key.hold(player).map(|_held| Whose::Player { _held }),
            None => self.streams_of_strangers.hold(address).map(|_held| Whose::Stranger { _held }),
        };
        let _whose = whose.ok_or_else(too_many)?;
        let _address = self.streams.hold(address).ok_or_else(too_many)?;
        Ok(HeldStream { _address, _whose })
    }

    /// Counts bytes that an address has yet to read, until the result is dropped.
    pub(crate) fn unread(&self, address: IpAddr, bytes: usize) -> Result<HeldBytes> {
        self.hold(address, bytes, "problem-unread")
    }

    /// Counts bytes that an address is still sending, until the result is dropped.
    pub(crate) fn unsent(&self, address: IpAddr, bytes: usize) -> Result<HeldBytes> {
        self.hold(address, bytes, "problem-unsent")
    }

    fn hold(&self, address: IpAddr, bytes: usize, problem: &'static str) -> Result<HeldBytes> {
        let held = self.unread.hold(network(address), bytes);
        held.ok_or(Problem::too_many(problem).retry_after_seconds(BYTES_AGAIN))
    }
}

/// Turns a missing token into a refusal that says when there will be one.
pub(crate) fn allow(within: Result<(), Wait>, problem: &'static str) -> Result<()> {
    within.map_err(|Wait(seconds)| Problem::too_many(problem).retry_after_seconds(seconds))
}

/// One household has one IPv4 address, or one /64 of IPv6.
pub(crate) fn network(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(v6) => {
            let [a, b, c, d, ..] = v6.segments();
            Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0).into()
        }
        v4 => v4,
    }
}
