//! The server's process: started, looked at, stopped.

use std::net::SocketAddr;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use anyhow::{Context as _, bail};

use crate::Target;
use crate::http::Client;

/// How long a server may take until it answers.
const STARTING: Duration = Duration::from_secs(20);
/// The clock of `/proc/PID/stat` on Linux.
const TICKS_A_SECOND: f64 = 100.0;

/// What a process has used so far.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Usage {
    /// Processor time.
    pub cpu_seconds: f64,
    pub memory_kb: f64,
}

pub(crate) struct Server {
    child: Option<Child>,
    pids: Vec<u32>,
}

impl Server {
    pub(crate) async fn start(target: &Target) -> anyhow::Result<Self> {
        let server = match target {
            Target::Running { pids, .. } => Self { child: None, pids: pids.clone() },
            Target::Start { program, args, .. } => {
                let mut command = Command::new(program);
                command.args(args).stdin(Stdio::null()).stdout(Stdio::null());
                let child = command
                    .spawn()
                    .with_context(|| format!("cannot start {}", program.display()))?;
                Self { pids: vec![child.id()], child: Some(child) }
            }
        };
        for address in target.addresses() {
            wait_until_open(*address).await?;
        }
        Ok(server)
    }

    /// Of all its nodes together; zero if no process is known.
    pub(crate) fn usage(&self) -> Usage {
        let all = self.pids.iter().filter_map(|pid| usage_of(*pid));
        all.fold(Usage::default(), |sum, one| Usage {
            cpu_seconds: sum.cpu_seconds + one.cpu_seconds,
            memory_kb: sum.memory_kb + one.memory_kb,
        })
    }

    pub(crate) async fn stop(mut self) {
        let Some(mut child) = self.child.take() else { return };
        let _ = child.kill();
        let _ = tokio::task::spawn_blocking(move || child.wait()).await;
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        if let Some(child) = &mut self.child {
            let _ = child.kill();
            let _ = child.wait();
        }
    }
}

async fn wait_until_open(address: SocketAddr) -> anyhow::Result<()> {
    let begun = Instant::now();
    while begun.elapsed() < STARTING {
        if Client::new(address).get("/health").await.is_ok() {
            return Ok(());
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    bail!("the server at {address} does not answer")
}

fn usage_of(pid: u32) -> Option<Usage> {
    let stat = std::fs::read_to_string(format!("/proc/{pid}/stat")).ok()?;
    // The name of the program is in brackets and may hold spaces.
    let (_, after_name) = stat.rsplit_once(") ")?;
    let fields: Vec<&str> = after_name.split(' ').collect();
    let ticks = |field: usize| fields.get(field)?.parse::<f64>().ok();
    let cpu_seconds = (ticks(11)? + ticks(12)?) / TICKS_A_SECOND;
    let status = std::fs::read_to_string(format!("/proc/{pid}/status")).ok()?;
    let memory = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    let memory_kb = memory.trim().trim_end_matches("kB").trim().parse().ok()?;
    Some(Usage { cpu_seconds, memory_kb })
}
