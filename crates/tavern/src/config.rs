//! How a tavern is run.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;

use crate::clock::Ahead;
use crate::push::PushReach;

#[derive(Clone, Debug)]
pub struct Config {
    pub listen: SocketAddr,
    /// The folder for its data.
    pub data: PathBuf,
    /// The address of a PostgreSQL that has its data instead.
    pub store: Option<String>,
    /// The address of a NATS that connects the nodes which share that PostgreSQL.
    pub bus: Option<String>,
    /// The cookie is sent over HTTPS only.
    pub secure_cookie: bool,
    /// A proxy in front names the client's address in `X-Forwarded-For`.
    pub behind_proxy: bool,
    pub pace: Pace,
    pub bot_threads: usize,
    /// How many bytes all bots together may remember between decisions.
    pub bot_memory: usize,
    pub limits: Limits,
    /// How far push messages may go.
    pub push: PushReach,
    /// How far its clock is ahead, for tests.
    pub ahead: Ahead,
}

impl Config {
    /// The default of [`Config::bot_memory`].
    pub const BOT_MEMORY: usize = 256 << 20;

    /// The defaults, with this folder for the data.
    pub fn new(data: impl Into<PathBuf>) -> Self {
        let threads = std::thread::available_parallelism().map_or(1, usize::from);
        Self {
            listen: SocketAddr::from(([127, 0, 0, 1], 7777)),
            data: data.into(),
            store: None,
            bus: None,
            secure_cookie: false,
            behind_proxy: false,
            pace: Pace::HUMAN,
            bot_threads: threads.saturating_sub(1).max(1),
            bot_memory: Self::BOT_MEMORY,
            limits: Limits::default(),
            push: PushReach::Public,
            ahead: Ahead::default(),
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pace {
    /// The shortest time a bot takes.
    pub bot_min: Duration,
    /// The longest time a bot takes, unless it thinks longer.
    pub bot_max: Duration,
    /// How long a decision without a choice stays on the table.
    pub forced: Duration,
    /// How long somebody counts as present after a sign of life.
    pub linger: Duration,
    /// After this long without a sign of life, a bot may play for somebody who is awaited.
    pub away: Duration,
    /// How long bots go on after somebody last looked at their table.
    pub attention: Duration,
    /// How long a table without anybody stays in memory.
    pub idle: Duration,
    /// The same once nothing more can happen there.
    pub idle_after_the_end: Duration,
    /// How old a table that nobody is at may grow before its match begins.
    pub abandoned: Duration,
}

impl Pace {
    /// As people like it.
    pub const HUMAN: Self = Self {
        bot_min: Duration::from_millis(700),
        bot_max: Duration::from_millis(1_900),
        forced: Duration::from_millis(900),
        linger: Duration::from_secs(15),
        away: Duration::from_secs(60),
        attention: Duration::from_secs(120),
        idle: Duration::from_secs(300),
        idle_after_the_end: Duration::from_secs(3),
        abandoned: Duration::from_secs(24 * 3_600),
    };

    /// Without any delay, for tests and measurements.
    pub const INSTANT: Self = Self {
        bot_min: Duration::ZERO,
        bot_max: Duration::ZERO,
        forced: Duration::ZERO,
        ..Self::HUMAN
    };
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// The longest body of a request, in bytes.
    pub body: usize,
    /// The longest frame from a client, in bytes.
    pub frame: usize,
    pub key: Rate,
    /// Requests from one address with all keys together: it may be a school.
    pub address: Rate,
    /// Requests from one address without a key that we know.
    pub strangers: Rate,
    /// Requests from one address for style sheets, sprites and scripts.
    pub assets: Rate,
    pub stream: Rate,
    pub new_keys: Rate,
    pub new_tables_a_key: Rate,
    pub new_tables: Rate,
    /// Failed tries to take a key to another device, from one address.
    pub wrong_words: Rate,
    /// Tables of one key that are not over.
    pub tables_a_key: u32,
    pub streams_a_key: u32,
    pub streams_an_address: u32,
    /// Streams from one address without a key: a stranger must not take the streams of everybody else there.
    pub streams_of_strangers: u32,
    /// Connections from one address that are not streams.
    pub connections_an_address: u32,
    /// How many files the tavern may open; if `None`, as many as the system allows.
    pub files: Option<usize>,
    /// How long an answer may stay unread before its connection is closed.
    pub unread_for: Duration,
    /// Bytes held for one address in answers not read yet.
    pub unread_an_address: usize,
    /// Bytes held for all unread answers.
    pub unread_in_all: usize,
    /// Milliseconds of work, such as replays, that one address may ask for.
    pub work_an_address: Rate,
    /// Milliseconds of such work that one key may ask for.
    pub work_a_key: Rate,
    /// How long a request may take to arrive and to be answered, and how long a connection may wait with the next one.
    pub patience: Option<Duration>,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rate {
    pub burst: f32,
    /// In the long run.
    pub per_second: f32,
}

impl Eq for Rate {}

impl Rate {
    pub const fn new(burst: f32, per_second: f32) -> Self {
        Self { burst, per_second }
    }

    pub const NONE: Self = Self::new(f32::INFINITY, f32::INFINITY);
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            body: 16 * 1024,
            frame: 16 * 1024,
            key: Rate::new(200.0, 30.0),
            // Three hundred people behind one address, each asking for something every second.
            address: Rate::new(4_000.0, 300.0),
            // As many newcomers: an open lobby asks for its lists every four seconds.
            strangers: Rate::new(1_500.0, 100.0),
            // A page takes some twenty files at first, then none.
            assets: Rate::new(20_000.0, 1_000.0),
            stream: Rate::new(60.0, 15.0),
            new_keys: Rate::new(400.0, 0.1),
            new_tables_a_key: Rate::new(20.0, 0.05),
            new_tables: Rate::new(400.0, 0.2),
            wrong_words: Rate::new(30.0, 0.05),
            tables_a_key: 30,
            streams_a_key: 24,
            streams_an_address: 1_000,
            streams_of_strangers: 250,
            // A browser opens up to six.
            connections_an_address: 2_000,
            files: None,
            unread_for: Duration::from_secs(15),
            unread_an_address: 16 * 1024 * 1024,
            unread_in_all: 256 * 1024 * 1024,
            work_an_address: Rate::new(8_000.0, 400.0),
            work_a_key: Rate::new(4_000.0, 200.0),
            patience: Some(Duration::from_secs(30)),
        }
    }
}

impl Limits {
    /// As good as none, for measurements on one machine.
    pub fn none() -> Self {
        Self {
            key: Rate::NONE,
            address: Rate::NONE,
            strangers: Rate::NONE,
            assets: Rate::NONE,
            stream: Rate::NONE,
            new_keys: Rate::NONE,
            new_tables_a_key: Rate::NONE,
            new_tables: Rate::NONE,
            wrong_words: Rate::NONE,
            tables_a_key: u32::MAX,
            streams_a_key: u32::MAX,
            streams_an_address: u32::MAX,
            streams_of_strangers: u32::MAX,
            connections_an_address: u32::MAX,
            unread_an_address: usize::MAX,
            unread_in_all: usize::MAX,
            work_an_address: Rate::NONE,
            work_a_key: Rate::NONE,
            patience: None,
            ..Self::default()
        }
    }
}
