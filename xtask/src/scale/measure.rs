//! Measures what everything costs: real nodes, real engines, players over real connections.

use std::collections::BTreeMap;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use anyhow::{Context as _, Result, ensure};
use serde_json::{Value, json};

use super::costs::Run;
use super::notices::Listener;
use super::sampling::{self, Sample};
use crate::cluster::{Ground, House, built_for_release};
use crate::strengths;

/// A run of `tortuga load`.
struct Plan {
    id: &'static str,
    on: Ground,
    about: &'static str,
    options: &'static [&'static str],
}

const FULL_SPEED: &str = "as fast as they can";

const PLANS: &[Plan] = &[
    Plan {
        id: "sqlite-stream",
        on: Ground::Folder,
        about: FULL_SPEED,
        options: &["--seconds", "6"],
    },
    Plan { id: "one-stream", on: Ground::Store, about: FULL_SPEED, options: &["--seconds", "6"] },
    Plan { id: "two-stream", on: TWO, about: FULL_SPEED, options: &["--seconds", "6"] },
    Plan {
        id: "two-stream-400",
        on: TWO,
        about: PACED,
        options: &["--seconds", "0", "--rate", "400"],
    },
    Plan {
        id: "one-pages",
        on: Ground::Store,
        about: FULL_SPEED,
        options: &["--seconds", "6", "--pages"],
    },
    Plan { id: "two-pages", on: TWO, about: FULL_SPEED, options: &["--seconds", "6", "--pages"] },
    Plan { id: "one-pages-400", on: Ground::Store, about: PACED, options: PACED_PAGES },
    Plan { id: "two-pages-400", on: TWO, about: PACED, options: PACED_PAGES },
];

const TWO: Ground = Ground::Cluster(2);
const PACED: &str = "400 actions a second";
const PACED_PAGES: &[&str] = &["--seconds", "0", "--rate", "400", "--pages"];

/// How long nobody does anything.
const IDLE: Duration = Duration::from_secs(20);
/// How often the front page is asked for.
const FRONT_PAGES: usize = 400;
/// Who sits at the tables while nobody does anything.
const PLAYERS: f64 = 1_000.0;
const TABLES: f64 = 250.0;
/// How many open tables there are besides when the front page is asked for again.
const MORE_TABLES: usize = 2_000;

/// Everything, some minutes long, or only the named runs.
pub(super) fn everything(only: &[String]) -> Result<Vec<Run>> {
    let program = built_for_release()?;
    let is_wanted = |id: &str| only.is_empty() || only.iter().any(|wanted| wanted == id);
    let mut runs = Vec::new();
    for plan in PLANS.iter().filter(|plan| is_wanted(plan.id)) {
        println!("{}: {}, {}", plan.id, named(plan.on), plan.about);
        runs.push(played(&program, plan)?);
    }
    if is_wanted("idle") {
        println!("idle");
        runs.push(idle(&program)?);
    }
    for (level, games) in [("captain", "24"), ("legend", "4")] {
        if is_wanted(level) {
            println!("{level}");
            runs.push(thinking(&program, level, games)?);
        }
    }
    Ok(runs)
}

const fn named(on: Ground) -> &'static str {
    match on {
        Ground::Folder => "one node on SQLite",
        Ground::Store => "one node on PostgreSQL",
        Ground::Cluster(_) => "two nodes with PostgreSQL and NATS",
    }
}

/// What it is measured on.
pub(super) fn machine() -> Result<String> {
    let info = std::fs::read_to_string("/proc/cpuinfo")?;
    let cores = info.lines().filter(|line| line.starts_with("processor")).count();
    let model = info.lines().find_map(|line| line.strip_prefix("model name"));
    let model = model.map_or("unknown", |model| model.trim_start_matches([' ', '\t', ':']));
    let version = |program: &str| -> Result<String> {
        let found = engines::packages::find(program).with_context(|| format!("no {program}"))?;
        let output = Command::new(found).arg("--version").output()?;
        Ok(String::from_utf8_lossy(&output.stdout).trim().to_owned())
    };
    Ok(format!("{cores} cores ({model}), {}, {}", version("postgres")?, version("nats-server")?))
}

fn open(program: &Path, on: Ground) -> Result<House> {
    House::open(program, on, &["--no-limits", "--pace", "instant"])
}

fn sample(house: &House) -> Result<Sample> {
    let mut all = sampling::of_nodes(&house.nodes)?;
    if let Some(store) = &house.postgres {
        all.0.extend(sampling::of_store(store)?.0);
    }
    if let Some(bus) = &house.nats {
        all.0.extend(sampling::of_bus(bus)?.0);
    }
    Ok(all)
}

/// `tortuga load` against all nodes of a house.
fn load(program: &Path, house: &House, options: &[&str]) -> Command {
    let mut command = Command::new(program);
    command.args(["load", "--json"]).args(options);
    for node in &house.nodes {
        command.args(["--address", &node.address().to_string(), "--pid", &node.pid().to_string()]);
    }
    command
}

fn played(program: &Path, plan: &Plan) -> Result<Run> {
    let house = open(program, plan.on)?;
    let listener = house.nats.as_ref().map(Listener::to).transpose()?;
    let load_average = std::fs::read_to_string("/proc/loadavg")?;
    let load_average = load_average.split(' ').next().context("there is a load")?.parse()?;
    let (before, begun) = (sample(&house)?, Instant::now());
    let output = load(program, &house, plan.options).stderr(Stdio::inherit()).output()?;
    let (used, took) = (&sample(&house)? - &before, begun.elapsed());
    ensure!(output.status.success(), "the load could not be measured");
    let report: Value = serde_json::from_slice(&output.stdout)?;
    let mut figures = figures(&used);
    figures.insert("whole_s".to_owned(), took.as_secs_f64());
    figures.insert("load".to_owned(), load_average);
    for (name, value) in report.as_object().context("a report is an object")? {
        figures.insert(name.clone(), value.as_f64().context("a report holds figures")?);
    }
    if let Some(listener) = listener {
        let (notices, bytes) = listener.heard();
        figures.insert("notices".to_owned(), notices);
        figures.insert("notice_bytes".to_owned(), bytes);
    }
    let about = format!("{}: 1,000 players at 250 tables, {}", named(plan.on), plan.about);
    let command = format!("tortuga load {}", plan.options.join(" "));
    Ok(Run { id: plan.id.to_owned(), about, command, figures })
}

fn figures(sample: &Sample) -> BTreeMap<String, f64> {
    sample.0.iter().map(|(name, value)| ((*name).to_owned(), *value)).collect()
}

/// A thousand live pages on which nothing happens, and the front page beside them.
fn idle(program: &Path) -> Result<Run> {
    let house = open(program, TWO)?;
    let alone = front_pages(&house)?;
    let fresh = sample(&house)?;
    let options = ["--pages", "--rate", "0.001"];
    let mut players = load(program, &house, &options).stdout(Stdio::null()).spawn()?;
    let idle = all_connected(&house).and_then(|()| {
        let before = sample(&house)?;
        std::thread::sleep(IDLE);
        let after = sample(&house)?;
        make_tables(&house)?;
        Ok((&after - &before, &after - &fresh, front_pages(&house)?))
    });
    players.kill()?;
    players.wait()?;
    let (used, grown, with_tables) = idle?;
    let mut figures = figures(&used);
    let kb = grown.0.iter().find(|(name, _)| *name == "node_kb").map_or(0.0, |(_, kb)| *kb);
    figures.insert("node_kb_per_player".to_owned(), kb / PLAYERS);
    figures.insert("seconds".to_owned(), IDLE.as_secs_f64());
    figures.insert("players".to_owned(), PLAYERS);
    figures.insert("listed_tables".to_owned(), TABLES + MORE_TABLES as f64);
    figures.insert("front_page_cpu_s_alone".to_owned(), alone);
    figures.insert("front_page_cpu_s_with_tables".to_owned(), with_tables);
    let about = "two nodes with PostgreSQL and NATS: 1,000 players at 250 tables look at live pages, and nobody acts";
    let command = format!("tortuga load {}", options.join(" "));
    Ok(Run { id: "idle".to_owned(), about: about.to_owned(), command, figures })
}

/// Waits until everybody looks at their table, and all that comes with it is over.
fn all_connected(house: &House) -> Result<()> {
    let begun = Instant::now();
    loop {
        std::thread::sleep(Duration::from_secs(1));
        let streams = house.nodes.iter().map(|node| sampling::streams(node.address()));
        if streams.sum::<Result<f64>>()? >= PLAYERS {
            std::thread::sleep(Duration::from_secs(10));
            return Ok(());
        }
        ensure!(begun.elapsed() < Duration::from_secs(120), "the players do not come");
    }
}

fn make_tables(house: &House) -> Result<()> {
    let node = house.nodes[0].address();
    let host = sampling::post(node, "/api/me", "", &json!({"name": "Host", "bearer": true}))?;
    let key = host["key"].as_str().context("a host has a key")?;
    for _ in 0..MORE_TABLES {
        let table = json!({"game": "miaui", "seats": ["me", "open", "open", "open"]});
        let made = sampling::post(node, "/api/tables", key, &table)?;
        ensure!(made["table"].is_string(), "no table was made: {made}");
    }
    Ok(())
}

/// What a front page costs a node, in seconds of its processor.
fn front_pages(house: &House) -> Result<f64> {
    let node = &house.nodes[0];
    let before = sampling::cpu(node.pid())?;
    for _ in 0..FRONT_PAGES {
        sampling::get(node.address(), "/")?;
    }
    Ok((sampling::cpu(node.pid())? - before) / FRONT_PAGES as f64)
}

/// What a decision of a bot costs, in all games alike.
fn thinking(program: &Path, level: &str, games: &str) -> Result<Run> {
    let mut figures = BTreeMap::new();
    let (mut sum, ids) = (0.0, strengths::game_ids()?);
    let options = ["--bots", level, "--games", games, "--threads", "1", "--json"];
    for id in &ids {
        let before = sampling::cpu_of_ended()?;
        let output = Command::new(program).args(["arena", id]).args(options).output()?;
        let spent = sampling::cpu_of_ended()? - before;
        let report: Value = serde_json::from_slice(&output.stdout)?;
        let decisions = report["bots"][0]["decisions"].as_f64().context("bots decide")?;
        figures.insert(id.clone(), spent / decisions);
        sum += spent / decisions;
    }
    figures.insert("cpu_s_per_decision".to_owned(), sum / ids.len() as f64);
    let about =
        format!("what a decision of a {level} costs, in seconds of a core; the mean of all games");
    let command = format!("tortuga arena GAME {}", options.join(" "));
    Ok(Run { id: level.to_owned(), about, command, figures })
}
