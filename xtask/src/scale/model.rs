//! What very many players need, worked out from measured costs and from what is assumed here.

use anyhow::Result;

use super::costs::Costs;

/// Seconds between two actions of a player: people think.
pub(super) const THINKING: f64 = 10.0;
/// Players at a table.
pub(super) const SEATS: f64 = 4.0;
/// Seconds between two looks of a player at the front page.
pub(super) const LOOKING: f64 = 300.0;
/// The cores of a node that serve; as many are left for bots, the storage and the system.
pub(super) const SERVING_CORES: f64 = 4.0;
pub(super) const NODE_BYTES: f64 = 16e9;
/// The cores of a machine for PostgreSQL or NATS.
pub(super) const ENGINE_CORES: f64 = 16.0;
/// What the network of a machine carries in a second: 10 Gbit.
pub(super) const NETWORK_BYTES: f64 = 1.25e9;
/// Nothing is planned to be busier: whatever dies, the others have to carry.
pub(super) const BUSY: f64 = 0.6;
/// Of two nodes, each has half of the players of a table.
const ELSEWHERE: f64 = 0.5;

/// What everything costs: seconds of a core, bytes, messages.
#[derive(Clone, Debug)]
pub(super) struct Model {
    /// An action at the node that leads its table.
    pub(super) lead: f64,
    /// The same for all of its players, if they are connected elsewhere.
    pub(super) forward: f64,
    /// A player who does nothing, for a second.
    pub(super) idle: f64,
    pub(super) player_bytes: f64,
    /// What all players of a table are sent for an action.
    pub(super) sent: f64,
    pub(super) front_page: f64,
    /// What a front page costs more for every open table.
    pub(super) front_page_table: f64,
    /// A commit, and every table in it.
    pub(super) commit: f64,
    pub(super) entry: f64,
    /// A node that only holds its lease, for a second.
    pub(super) beat: f64,
    /// What PostgreSQL writes ahead for an action, and keeps of it.
    pub(super) wal: f64,
    pub(super) disk: f64,
    /// Seconds that a commit takes beside the work of the processor: the disk.
    pub(super) flush: f64,
    /// What crosses the bus for an action whose players are all elsewhere.
    pub(super) messages: f64,
    pub(super) message: f64,
    pub(super) message_bytes: f64,
    pub(super) notices: f64,
    pub(super) notice_bytes: f64,
    pub(super) actions_a_match: f64,
    /// A decision of a bot.
    pub(super) captain: f64,
    pub(super) legend: f64,
}

impl Model {
    pub(super) fn of(costs: &Costs) -> Result<Self> {
        let (one, two) = (costs.run("one-pages")?, costs.run("two-pages")?);
        let (paced, idle) = (costs.run("two-pages-400")?, costs.run("idle")?);
        let (lead, both) = (one.per_action("node_cpu_s")?, two.per_action("node_cpu_s")?);
        let alone = idle.figure("front_page_cpu_s_alone")?;
        let with_tables = idle.figure("front_page_cpu_s_with_tables")?;
        let (commit, entry) = split(
            [paced.figure("commits")?, paced.figure("saved")?, paced.figure("store_cpu_s")?],
            [two.figure("commits")?, two.figure("saved")?, two.figure("store_cpu_s")?],
        );
        let a_commit = paced.figure("saved")? / paced.figure("commits")?;
        let took = paced.figure("commit_s")? / paced.figure("commits")?;
        let matches = two.figure("tables")? * two.figure("waves")?;
        Ok(Self {
            lead,
            forward: ((both - lead) / ELSEWHERE).max(0.0),
            idle: idle.figure("node_cpu_s")? / idle.figure("seconds")? / idle.figure("players")?,
            player_bytes: idle.figure("node_kb_per_player")? * 1024.0,
            sent: two.figure("bytes_per_action")?,
            front_page: alone,
            front_page_table: ((with_tables - alone) / idle.figure("listed_tables")?).max(0.0),
            commit,
            entry,
            beat: idle.figure("store_cpu_s")? / idle.figure("seconds")? / 2.0,
            wal: paced.per_action("store_wal_bytes")?,
            disk: paced.per_action("store_disk_bytes")?,
            flush: (took - commit - entry * a_commit).max(0.0),
            messages: two.per_action("bus_messages")? / ELSEWHERE,
            message: two.figure("bus_cpu_s")? / two.figure("bus_messages")?,
            message_bytes: two.figure("bus_bytes")? / two.figure("bus_messages")?,
            notices: two.figure("notices")? / matches,
            notice_bytes: two.figure("notice_bytes")?,
            actions_a_match: two.figure("actions")? / matches,
            captain: costs.figure("captain", "cpu_s_per_decision")?,
            legend: costs.figure("legend", "cpu_s_per_decision")?,
        })
    }

    /// What this many players at the same time need.
    pub(super) fn need(&self, players: f64) -> Need {
        let mut need = self.need_with(players, 2.0);
        // More nodes mean more players elsewhere, which means more work.
        for _ in 0..20 {
            need = self.need_with(players, need.nodes_needed());
        }
        need
    }

    fn need_with(&self, players: f64, nodes: f64) -> Need {
        let (actions, tables) = (players / THINKING, players / SEATS);
        let elsewhere = 1.0 - 1.0 / nodes;
        let notices = actions / self.actions_a_match * self.notices;
        let a_commit = self.commit_seconds();
        let commits = actions.min(nodes / a_commit);
        let messages = actions * self.messages * elsewhere + notices * (1.0 + nodes);
        let lobby = players / LOOKING * (self.front_page + self.front_page_table * tables);
        Need {
            players,
            nodes,
            actions,
            tables,
            serving: actions * (self.lead + self.forward * elsewhere) + players * self.idle,
            lobby,
            memory: players * self.player_bytes,
            sent: actions * self.sent,
            commits,
            store: commits * self.commit + actions * self.entry + nodes * self.beat,
            wal: actions * self.wal,
            disk_a_day: actions * self.disk * 86_400.0,
            messages,
            bus: messages * self.message,
            bus_bytes: actions * self.messages * elsewhere * self.message_bytes
                + notices * (1.0 + nodes) * self.notice_bytes,
            captains: actions / SEATS * self.captain,
        }
    }

    /// How long a commit takes that is not crowded.
    fn commit_seconds(&self) -> f64 {
        self.commit + self.entry + self.flush
    }
}

/// What this many players need in a second; processors in cores.
#[derive(Clone, Copy, Debug)]
pub(super) struct Need {
    pub(super) players: f64,
    pub(super) nodes: f64,
    pub(super) actions: f64,
    pub(super) tables: f64,
    pub(super) serving: f64,
    pub(super) lobby: f64,
    pub(super) memory: f64,
    pub(super) sent: f64,
    pub(super) commits: f64,
    pub(super) store: f64,
    pub(super) wal: f64,
    pub(super) disk_a_day: f64,
    pub(super) messages: f64,
    pub(super) bus: f64,
    pub(super) bus_bytes: f64,
    /// If one seat in four were a Captain's.
    pub(super) captains: f64,
}

impl Need {
    /// By processors, or by memory; two at least, so that one may die.
    fn nodes_needed(&self) -> f64 {
        let by_cores = (self.serving + self.lobby) / (SERVING_CORES * BUSY);
        let by_memory = self.memory / (NODE_BYTES * BUSY);
        by_cores.max(by_memory).ceil().max(2.0)
    }

    /// How much of one machine each part takes that cannot be had twice as it is built.
    pub(super) fn parts(&self) -> [(&'static str, f64); 3] {
        [
            ("PostgreSQL's processors", self.store / ENGINE_CORES),
            ("NATS' processors", self.bus / ENGINE_CORES),
            ("NATS' network", self.bus_bytes / NETWORK_BYTES),
        ]
    }
}

/// What a commit and what a table in it costs, from two runs with commits of different sizes: numbers of commits and of
/// what they saved, and seconds of a core.
fn split(few: [f64; 3], many: [f64; 3]) -> (f64, f64) {
    let determinant = few[0] * many[1] - many[0] * few[1];
    let commit = (few[2] * many[1] - many[2] * few[1]) / determinant;
    let entry = (few[0] * many[2] - many[0] * few[2]) / determinant;
    (commit.max(0.0), entry.max(0.0))
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;

    /// Round figures, near those that were measured.
    pub(in crate::scale) fn model() -> Model {
        Model {
            lead: 2e-4,
            forward: 1e-4,
            idle: 1e-6,
            player_bytes: 4e4,
            sent: 4e3,
            front_page: 1e-3,
            front_page_table: 1e-6,
            commit: 2e-4,
            entry: 5e-5,
            beat: 2e-3,
            wal: 500.0,
            disk: 300.0,
            flush: 3e-3,
            messages: 10.0,
            message: 1e-5,
            message_bytes: 1e3,
            notices: 7.0,
            notice_bytes: 400.0,
            actions_a_match: 44.0,
            captain: 1e-3,
            legend: 1e-2,
        }
    }

    #[test]
    fn two_runs_tell_what_a_commit_costs_and_what_is_in_it() {
        let few = [100.0, 150.0, 100.0 * 2.0 + 150.0 * 0.5];
        let many = [10.0, 1_000.0, 10.0 * 2.0 + 1_000.0 * 0.5];
        let (commit, entry) = split(few, many);
        assert!((commit - 2.0).abs() < 1e-9 && (entry - 0.5).abs() < 1e-9, "{commit} {entry}");
    }

    #[test]
    fn there_are_as_many_nodes_as_no_one_is_too_busy_and_never_one_alone() {
        assert!((model().need(10.0).nodes - 2.0).abs() < 1e-9);
        let need = model().need(1e6);
        let busy = (need.serving + need.lobby) / (need.nodes * SERVING_CORES);
        assert!(busy <= BUSY && busy > 0.9 * BUSY, "{busy}");
    }

    #[test]
    fn ten_times_the_players_need_more_than_ten_times_as_much_where_everybody_hears_everything() {
        let (few, many) = (model().need(1e5), model().need(1e6));
        assert!((many.wal / few.wal - 10.0).abs() < 1e-9);
        assert!(many.lobby / few.lobby > 20.0 && many.messages / few.messages > 10.1);
    }
}
