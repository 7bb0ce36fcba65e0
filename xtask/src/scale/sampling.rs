//! What nodes and engines have used so far, as the system and they themselves tell.

use std::fs;
use std::io::{Read as _, Write as _};
use std::net::{SocketAddr, TcpStream};
use std::ops::Sub;
use std::time::Duration;

use anyhow::{Context as _, Result};
use engines::{Nats, Node, Postgres};
use serde_json::Value;

/// The clock of `/proc/PID/stat` on Linux.
const TICKS_A_SECOND: f64 = 100.0;

/// Names and figures, in a fixed order.
#[derive(Clone, Debug, Default)]
pub(super) struct Sample(pub(super) Vec<(&'static str, f64)>);

impl Sub for &Sample {
    type Output = Sample;

    /// What was used in between.
    fn sub(self, before: Self) -> Sample {
        let pairs = self.0.iter().zip(&before.0);
        Sample(pairs.map(|((name, after), (_, before))| (*name, after - before)).collect())
    }
}

/// What all nodes have used.
pub(super) fn of_nodes(nodes: &[Node]) -> Result<Sample> {
    let (mut cpu, mut memory) = (0.0, 0.0);
    let names = ["commits", "saved", "commit_s", "forwarded", "slow_commits"];
    let mut counted = [0.0; 5];
    for node in nodes {
        cpu += stat(node.pid())?.cpu;
        memory += memory_kb(node.pid())?;
        let metrics = get(node.address(), "/metrics")?;
        let read = |name: &str| metric(&metrics, name);
        counted[0] += read("commit_jobs_count");
        counted[1] += read("commit_jobs_sum");
        counted[2] += read("commit_micros_sum") / 1e6;
        counted[3] += read("forwarded_total");
        // Those that took more than 50 ms.
        counted[4] += read("commit_micros_count") - read("commit_micros_bucket{le=\"50000\"}");
    }
    let mut sample = vec![("node_cpu_s", cpu), ("node_kb", memory)];
    sample.extend(names.into_iter().zip(counted));
    Ok(Sample(sample))
}

/// What PostgreSQL has used, all its processes together.
pub(super) fn of_store(store: &Postgres) -> Result<Sample> {
    let server = store.pid().context("PostgreSQL runs")?;
    let mut cpu = stat(server)?.with_ended;
    for entry in fs::read_dir("/proc")?.flatten() {
        let pid = entry.file_name().to_string_lossy().parse();
        let child = pid.ok().and_then(|pid| stat(pid).ok());
        cpu += child.filter(|child| child.parent == server).map_or(0.0, |child| child.cpu);
    }
    let wal = store.ask("SELECT pg_current_wal_lsn() - '0/0'")?.parse()?;
    let disk = store.ask("SELECT pg_database_size(current_database())")?.parse()?;
    Ok(Sample(vec![("store_cpu_s", cpu), ("store_wal_bytes", wal), ("store_disk_bytes", disk)]))
}

/// What NATS has used, and carried.
pub(super) fn of_bus(bus: &Nats) -> Result<Sample> {
    let cpu = stat(bus.pid().context("NATS runs")?)?.cpu;
    let told = get(SocketAddr::from(([127, 0, 0, 1], bus.monitor())), "/varz")?;
    let told: Value = serde_json::from_str(&told)?;
    let read = |name: &str| told[name].as_f64().with_context(|| format!("NATS tells no {name}"));
    let messages = read("in_msgs")? + read("out_msgs")?;
    let bytes = read("in_bytes")? + read("out_bytes")?;
    Ok(Sample(vec![("bus_cpu_s", cpu), ("bus_messages", messages), ("bus_bytes", bytes)]))
}

/// How many streams are open at a node.
pub(super) fn streams(node: SocketAddr) -> Result<f64> {
    Ok(metric(&get(node, "/metrics")?, "streams"))
}

/// Seconds of a processor that a process has used.
pub(super) fn cpu(pid: u32) -> Result<f64> {
    Ok(stat(pid)?.cpu)
}

/// The same of this process and all whom it waited for.
pub(super) fn cpu_of_ended() -> Result<f64> {
    Ok(stat(std::process::id())?.with_ended)
}

struct Stat {
    parent: u32,
    cpu: f64,
    /// Its own time, and that of children who have ended.
    with_ended: f64,
}

fn stat(pid: u32) -> Result<Stat> {
    let text = fs::read_to_string(format!("/proc/{pid}/stat"))?;
    // The name of the program is in brackets and may hold spaces.
    let (_, fields) = text.rsplit_once(") ").context("a process has a name")?;
    let fields: Vec<f64> = fields.split(' ').skip(1).map(|f| f.parse().unwrap_or(0.0)).collect();
    let [own, ended] = [&fields[10..12], &fields[12..14]].map(|ticks| ticks.iter().sum::<f64>());
    let cpu = own / TICKS_A_SECOND;
    Ok(Stat { parent: fields[0] as u32, cpu, with_ended: cpu + ended / TICKS_A_SECOND })
}

fn memory_kb(pid: u32) -> Result<f64> {
    let status = fs::read_to_string(format!("/proc/{pid}/status"))?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    Ok(line.context("a process has memory")?.trim().trim_end_matches(" kB").parse()?)
}

fn metric(text: &str, name: &str) -> f64 {
    let line = text.lines().find_map(|line| line.strip_prefix(&format!("tavern_{name} ")));
    line.and_then(|value| value.parse().ok()).unwrap_or(0.0)
}

/// The body of what is at this address.
pub(super) fn get(address: SocketAddr, path: &str) -> Result<String> {
    exchange(address, &format!("GET {path} HTTP/1.1\r\n"), "")
}

/// What is answered to a request of whoever has this key.
pub(super) fn post(address: SocketAddr, path: &str, key: &str, body: &Value) -> Result<Value> {
    let head = format!("POST {path} HTTP/1.1\r\nAuthorization: Bearer {key}\r\n");
    Ok(serde_json::from_str(&exchange(address, &head, &body.to_string())?)?)
}

fn exchange(address: SocketAddr, head: &str, body: &str) -> Result<String> {
    let mut stream = TcpStream::connect(address)?;
    stream.set_read_timeout(Some(Duration::from_secs(20)))?;
    let length = body.len();
    write!(
        stream,
        "{head}Host: {address}\r\nConnection: close\r\nContent-Length: {length}\r\n\r\n{body}"
    )?;
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer)?;
    let text = String::from_utf8_lossy(&answer);
    let (_, body) = text.split_once("\r\n\r\n").context("no answer")?;
    Ok(body.to_owned())
}
