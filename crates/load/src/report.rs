//! What was measured.

use std::fmt;
use std::time::Duration;

use serde::Serialize;

use crate::process::Usage;
use crate::table::Played;

#[derive(Clone, Debug, Default, Serialize)]
pub struct Report {
    pub players: usize,
    pub tables: usize,
    /// How many matches each table played, one after another.
    pub waves: usize,
    pub actions: usize,
    pub refusals: usize,
    /// How long they played.
    pub seconds: f64,
    /// What the server used meanwhile.
    pub server_cpu_seconds: f64,
    pub actions_per_second: f64,
    /// Actions per second of the server's processor time.
    pub actions_per_cpu_second: f64,
    /// Half of the actions were seen by every seat within this time.
    pub p50_ms: f64,
    /// 99 of 100 actions were seen by every seat within this time.
    pub p99_ms: f64,
    /// Memory per connected player who does nothing.
    pub kb_per_idle_player: f64,
    /// What all seats together are sent for an action.
    pub bytes_per_action: f64,
    #[serde(skip)]
    bytes: usize,
    #[serde(skip)]
    latencies: Vec<Duration>,
}

impl Report {
    pub(crate) fn new(players: usize, tables: usize) -> Self {
        Self { players, tables, ..Self::default() }
    }

    pub(crate) fn add(&mut self, played: &Played) {
        self.latencies.extend(&played.latencies);
        self.refusals += played.refusals;
        self.bytes += played.bytes;
    }

    /// Adds a wave. `usage` is the server's: before its players connected, after that, and after they played.
    pub(crate) fn add_wave(&mut self, took: Duration, usage: &[Usage; 3]) {
        let [before, connected, ended] = usage;
        self.waves += 1;
        self.seconds += took.as_secs_f64();
        self.server_cpu_seconds += ended.cpu_seconds - connected.cpu_seconds;
        if self.waves == 1 {
            let grown = (connected.memory_kb - before.memory_kb).max(0.0);
            self.kb_per_idle_player = grown / self.players as f64;
        }
        self.latencies.sort_unstable();
        self.actions = self.latencies.len();
        self.actions_per_second = self.actions as f64 / self.seconds;
        self.actions_per_cpu_second = self.actions as f64 / self.server_cpu_seconds;
        self.bytes_per_action = self.bytes as f64 / self.actions as f64;
        self.p50_ms = self.percentile(0.50);
        self.p99_ms = self.percentile(0.99);
    }

    fn percentile(&self, part: f64) -> f64 {
        let place = (self.latencies.len() as f64 * part) as usize;
        self.latencies.get(place).map_or(0.0, |latency| latency.as_secs_f64() * 1_000.0)
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { players, tables, waves, actions, refusals, seconds, .. } = self;
        writeln!(f, "players                {players} at {tables} tables, {waves} matches each")?;
        writeln!(f, "actions                {actions} in {seconds:.1} s, {refusals} refused")?;
        writeln!(f, "actions/s              {:.0}", self.actions_per_second)?;
        writeln!(f, "actions/server-CPU-s   {:.0}", self.actions_per_cpu_second)?;
        writeln!(f, "to every seat, p50     {:.2} ms", self.p50_ms)?;
        writeln!(f, "to every seat, p99     {:.2} ms", self.p99_ms)?;
        writeln!(f, "memory per idle player {:.1} kB", self.kb_per_idle_player)?;
        write!(f, "sent for an action     {:.0} bytes to all seats", self.bytes_per_action)
    }
}
