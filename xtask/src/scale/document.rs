//! `docs/SCALE.md` and its charts, from what was measured.

mod figures;
mod what_then;

use std::fmt::Write as _;

use anyhow::Result;

use super::costs::{Costs, Run};
use super::drawing::{Axis, Drawing, Line};
use super::model::{self, Model, Need};
use super::saving;
use figures::{bytes, cores, count, micros, millis};
use what_then::{REST, WHAT_THEN};

/// How many players are asked about.
const PLAYERS: [f64; 3] = [1e4, 1e5, 1e6];
/// How many PostgreSQLs are simulated.
const STORES: [f64; 3] = [1.0, 4.0, 16.0];
/// Nobody should wait longer until an action is saved, in seconds.
const SLOW: f64 = 0.03;
/// Points of a line between two powers of ten.
const STEPS: i32 = 8;

/// A number of players, and a figure for that many.
type Curve = Vec<(f64, f64)>;

/// One figure of what is needed, as it is told.
type Told = fn(&Need) -> String;

/// All that is said.
pub(super) struct Document<'a> {
    costs: &'a Costs,
    model: Model,
    /// By number of PostgreSQLs: players, and seconds until an action is saved.
    saving: Vec<(f64, Curve)>,
}

impl<'a> Document<'a> {
    pub(super) fn of(costs: &'a Costs) -> Result<Self> {
        let model = Model::of(costs)?;
        let save = |stores: f64| {
            let wait =
                |players: f64| (players, saving::simulate(&model, &model.need(players), stores));
            (stores, players().map(wait).collect())
        };
        let saving = STORES.into_iter().map(save).collect();
        Ok(Self { costs, model, saving })
    }

    pub(super) fn text(&self) -> Result<String> {
        let parts = [
            include_str!("document/introduction.md").to_owned(),
            self.measured()?,
            self.units(),
            self.assumed(),
            self.needs(),
            self.bends(),
            self.what_then(),
        ];
        Ok(parts.join("\n"))
    }

    /// How busy each part is that there is once.
    pub(super) fn parts_chart(&self) -> String {
        let labels = self.model.need(1e3).parts().map(|(label, _)| label);
        let line = |(number, label): (usize, &&str)| Line {
            label: (*label).to_owned(),
            points: players().map(|n| (n, self.model.need(n).parts()[number].1)).collect(),
        };
        let drawing = Drawing {
            title: "What is needed of the parts that there are once".to_owned(),
            about: vec![
                "Players at the same time, and the part of one machine that they take; \
                 above the dashed line it is more than one machine."
                    .to_owned(),
            ],
            x: PLAYERS_AXIS,
            y: Axis { powers: -4..=1, name: |power| format!("{} %", 10_f64.powi(power + 2)) },
            limit: 1.0,
            lines: labels.iter().enumerate().map(line).collect(),
        };
        drawing.svg()
    }

    /// How long an action waits until it is saved.
    pub(super) fn saving_chart(&self) -> String {
        let line = |(stores, waits): &(f64, Curve)| Line {
            label: format!("{} PostgreSQL", count(*stores)),
            points: waits.clone(),
        };
        let drawing = Drawing {
            title: "How long it takes until an action is saved".to_owned(),
            about: vec![
                "Players at the same time, and the time within which 99 of 100 actions are saved, \
                 simulated with the measured costs;"
                    .to_owned(),
                format!("the dashed line is {}.", millis(SLOW)),
            ],
            x: PLAYERS_AXIS,
            y: Axis { powers: -3..=1, name: |power| format!("{} ms", 10_f64.powi(power + 3)) },
            limit: SLOW,
            lines: self.saving.iter().map(line).collect(),
        };
        drawing.svg()
    }

    fn measured(&self) -> Result<String> {
        let mut text = format!(
            "## What was measured\n\nOn {}. Every row is a run of `tortuga load --json`, ",
            self.costs.machine
        );
        text += "with the nodes given to it as `--address` and `--pid`; costs are of the whole run, with all that comes \
                 before and after the playing, and are divided by its actions. Others' load is the system's load average before the run: work beside it makes commits and answers slower, while seconds of a core stay what they are.\n\n";
        text += "| run | options | others' load | actions/s | actions per CPU-s of nodes | p50 | p99 | saved per commit | a commit takes | \
                 nodes' CPU | PostgreSQL's CPU | WAL | NATS' CPU | over NATS |\n|---|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|\n";
        for run in self.costs.runs.iter().filter(|run| run.figures.contains_key("p99_ms")) {
            text += &row(run)?;
        }
        let speed = |id: &str| self.costs.figure(id, "actions_per_cpu_second");
        let (a, b, c) = (speed("sqlite-stream")?, speed("one-stream")?, speed("two-stream")?);
        let _ = writeln!(
            text,
            "\nActions per CPU-second of the nodes themselves, against one node on SQLite: one node on PostgreSQL **{:.2}**, \
             two nodes with PostgreSQL and NATS and players spread at random **{:.2}**.\n",
            b / a,
            c / a
        );
        for id in ["idle", "captain", "legend"] {
            let run = self.costs.run(id)?;
            let _ = writeln!(text, "- `{}`: {}.", run.command, run.about);
        }
        Ok(text)
    }

    /// What one of each costs, and where that comes from.
    fn units(&self) -> String {
        let m = &self.model;
        let rows = [
            ("an action, at the node that leads its table", micros(m.lead), "`one-pages`"),
            (
                "the same, for players who are all connected elsewhere",
                micros(m.forward),
                "`two-pages` less `one-pages`",
            ),
            ("what all players of a table are sent for it", bytes(m.sent), "`two-pages`"),
            ("a player who does nothing, for a second", micros(m.idle), "`idle`"),
            ("memory of a player, with their part of the table", bytes(m.player_bytes), "`idle`"),
            ("a front page", micros(m.front_page), "`idle`, 400 requests before anybody came"),
            (
                "a front page, more for every open table",
                micros(m.front_page_table),
                "`idle`, 400 requests with 2,250 tables",
            ),
            (
                "a commit in PostgreSQL",
                micros(m.commit),
                "`two-pages-400` and `two-pages`, which differ in the size of commits",
            ),
            ("every table in it", micros(m.entry), "the same"),
            ("what the disk adds to a commit", millis(m.flush), "`two-pages-400`"),
            ("what PostgreSQL writes ahead for an action", bytes(m.wal), "`two-pages-400`"),
            ("what it keeps of an action", bytes(m.disk), "`two-pages-400`"),
            (
                "a node that holds its lease and looks around, for a second",
                micros(m.beat),
                "`idle`",
            ),
            (
                "messages in and out of NATS for an action, all players elsewhere",
                count(m.messages),
                "`two-pages`",
            ),
            ("such a message", micros(m.message), "`two-pages`"),
            ("its size", bytes(m.message_bytes), "`two-pages`"),
            ("notices for the lobby, for a match", count(m.notices), "`two-pages`"),
            ("such a notice", bytes(m.notice_bytes), "`two-pages`"),
            ("a decision of a Captain", micros(m.captain), "`captain`"),
            ("a decision of a Legend", micros(m.legend), "`legend`"),
        ];
        let mut text = "## What one of each costs\n\nSeconds are of one core that is busy: at a trickle, as in the runs with 400 actions a second, nothing shares a wake-up, and an action costs several times as much of a core that has nothing else to do.\n\n| what | costs | from |\n|---|--:|---|\n".to_owned();
        for (what, costs, from) in rows {
            let _ = writeln!(text, "| {what} | {costs} | {from} |");
        }
        text
    }

    fn assumed(&self) -> String {
        format!(
            "## What is assumed\n\nNobody has measured this; the chore has it as constants, to be changed.\n\n\
             - A player acts every {} seconds, sits with {} others, and looks at the front page every {} seconds. \
             A match is as long as one of Miaui, {} actions: of all games it makes most tables.\n\
             - Everybody looks at live pages.\n\
             - A node has {} cores, of which half serve, and {} of memory. PostgreSQL and NATS have machines with {} cores and \
             {} of network a second.\n\
             - Nothing is planned to be busier than {} %.\n\
             - Cores are as fast as the measured ones, and twice as many do twice as much.\n",
            model::THINKING,
            model::SEATS - 1.0,
            model::LOOKING,
            count(self.model.actions_a_match),
            model::SERVING_CORES * 2.0,
            bytes(model::NODE_BYTES),
            model::ENGINE_CORES,
            bytes(model::NETWORK_BYTES),
            model::BUSY * 100.0,
        )
    }

    fn needs(&self) -> String {
        let rows: [(&str, Told); 15] = [
            ("tables", |n| count(n.tables)),
            ("actions a second", |n| count(n.actions)),
            ("**nodes**", |n| format!("**{}**", count(n.nodes))),
            ("their cores, for tables", |n| cores(n.serving)),
            ("their cores, for front pages", |n| cores(n.lobby)),
            ("their memory", |n| bytes(n.memory)),
            ("to players, a second", |n| bytes(n.sent)),
            ("**PostgreSQL**, cores", |n| format!("**{}**", cores(n.store))),
            ("commits a second", |n| count(n.commits)),
            ("WAL a second", |n| bytes(n.wal)),
            ("new on its disk a day", |n| bytes(n.disk_a_day)),
            ("**NATS**, cores", |n| format!("**{}**", cores(n.bus))),
            ("messages a second, in and out", |n| count(n.messages)),
            ("bytes a second, in and out", |n| bytes(n.bus_bytes)),
            ("besides, if every fourth seat were a Captain's: cores", |n| cores(n.captains)),
        ];
        let mut text = "## What they need\n\n| players at the same time |".to_owned();
        let needs = PLAYERS.map(|players| self.model.need(players));
        needs.iter().for_each(|need| text += &format!(" {} |", count(need.players)));
        text += "\n|---|--:|--:|--:|\n";
        for (name, figure) in rows {
            let _ = write!(text, "| {name} |");
            needs.iter().for_each(|need| text += &format!(" {} |", figure(need)));
            text.push('\n');
        }
        text
    }

    /// How many players fill each part, the first one first.
    fn full(&self) -> Vec<(&'static str, f64)> {
        let mut full = Vec::new();
        for (number, (part, _)) in self.model.need(1e3).parts().into_iter().enumerate() {
            let share = |players: f64| self.model.need(players).parts()[number].1;
            full.push((part, reach(share)));
        }
        full.sort_by(|(_, a), (_, b)| a.total_cmp(b));
        full
    }

    fn what_then(&self) -> String {
        let mut text =
            "## What would then be done\n\nIn the order in which they give.\n\n".to_owned();
        for (part, _) in self.full() {
            let then = WHAT_THEN.iter().find(|(of, _)| *of == part).map_or("", |(_, then)| then);
            let _ = writeln!(text, "- **{part}**: {then}");
        }
        format!("{text}\n{REST}")
    }

    /// Where each part is full.
    fn bends(&self) -> String {
        let mut text = "## Where it bends\n\nNodes are added as players come. What there is once is full at this many \
                        players:\n\n| part | players |\n|---|--:|\n"
            .to_owned();
        for (part, players) in self.full() {
            let _ = writeln!(text, "| {part} | {} |", count(players));
        }
        text += "\n![Parts of a machine by number of players](scale/parts.svg)\n\nThe simulation lets nodes gather actions \
                 into commits as they do, and a PostgreSQL work on them with its cores and flush its log for all that are \
                 ready at once. 99 of 100 actions are saved within:\n\n| players |";
        self.saving
            .iter()
            .for_each(|(stores, _)| text += &format!(" {} PostgreSQL |", count(*stores)));
        text += "\n|---|--:|--:|--:|\n";
        for players in [1e4, 1e5, 1e6, 1e7] {
            let _ = write!(text, "| {} |", count(players));
            for (_, waits) in &self.saving {
                let near = |(n, _): &&(f64, f64)| (n / players - 1.0).abs() < 0.01;
                let waited = waits.iter().find(near).map_or(f64::NAN, |(_, waited)| *waited);
                let _ = write!(text, " {} |", millis(waited));
            }
            text.push('\n');
        }
        text + "\n![Time until an action is saved by number of players](scale/saving.svg)\n"
    }
}

const PLAYERS_AXIS: Axis = Axis { powers: 3..=7, name: |power| count(10_f64.powi(power)) };

/// From a thousand to ten million.
fn players() -> impl Iterator<Item = f64> {
    (3 * STEPS..=7 * STEPS).map(|step| 10_f64.powf(f64::from(step) / f64::from(STEPS)))
}

/// The number of players at which a growing share is one whole.
fn reach(share: impl Fn(f64) -> f64) -> f64 {
    let (mut low, mut high) = (1e3_f64, 1e9_f64);
    for _ in 0..60 {
        let middle = (low * high).sqrt();
        *(if share(middle) < 1.0 { &mut low } else { &mut high }) = middle;
    }
    low
}

fn row(run: &Run) -> Result<String> {
    let or_none =
        |name: &str, text: fn(f64) -> String| run.per_action(name).map_or("–".to_owned(), text);
    let commits = run.figure("commits")?;
    let over_bus = match (run.per_action("bus_messages"), run.per_action("bus_bytes")) {
        (Ok(messages), Ok(size)) => format!("{} messages, {}", count(messages), bytes(size)),
        _ => "–".to_owned(),
    };
    let cells = [
        format!("`{}`: {}", run.id, run.about.split(':').next().unwrap_or_default()),
        format!("`{}`", run.command.trim_start_matches("tortuga load ")),
        count(run.figure("load")?),
        count(run.figure("actions_per_second")?),
        count(run.figure("actions_per_cpu_second")?),
        millis(run.figure("p50_ms")? / 1e3),
        millis(run.figure("p99_ms")? / 1e3),
        count(run.figure("saved")? / commits),
        millis(run.figure("commit_s")? / commits),
        or_none("node_cpu_s", micros),
        or_none("store_cpu_s", micros),
        or_none("store_wal_bytes", bytes),
        or_none("bus_cpu_s", micros),
        over_bus,
    ];
    Ok(format!("| {} |\n", cells.join(" | ")))
}
