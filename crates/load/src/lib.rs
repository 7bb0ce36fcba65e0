//! Measures a tavern over real connections: players on loopback who play tables of a game.
//!
//! Tables are played in waves. A wave's tables are made, all its players connect, and then the playing is measured
//! until every match of the wave is over. Making tables and connecting is not part of the figures.
//!
//! It knows a tavern by its wire alone, as any other program would. Tests use its [`Client`], too.

mod http;
mod process;
mod report;
mod table;
mod thinkers;
mod wire;

use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::{Duration, Instant};

use anyhow::{bail, ensure};

pub use http::{Client, HttpAnswer};
use process::Server;
pub use process::Usage;
pub use report::Report;
use table::{Pacer, Party};
pub use wire::Wire;

#[derive(Clone, Debug)]
pub struct LoadPlan {
    pub game: String,
    /// Played at the same time.
    pub tables: usize,
    pub seats: usize,
    /// How long new waves are begun; there is at least one.
    pub time: Duration,
    /// At most this many waves.
    pub waves: usize,
    pub wire: Wire,
    /// Actions per second in all; `None` means as many as possible.
    pub rate: Option<f64>,
    /// How many more tables have only bots, which think.
    pub thinking: usize,
    pub server: Target,
}

#[derive(Clone, Debug)]
pub enum Target {
    /// Started for the measurement.
    Start {
        program: PathBuf,
        args: Vec<String>,
        /// Where it will listen.
        address: SocketAddr,
    },
    /// Already running on this machine: one, or several nodes among which the players are spread.
    Running {
        addresses: Vec<SocketAddr>,
        /// For their processor time and memory.
        pids: Vec<u32>,
    },
}

impl Target {
    /// Never empty.
    fn addresses(&self) -> &[SocketAddr] {
        match self {
            Self::Start { address, .. } => std::slice::from_ref(address),
            Self::Running { addresses, .. } => addresses,
        }
    }

    /// Where a player connects: players of one table are spread like all others.
    fn address_of(&self, player: usize) -> SocketAddr {
        let addresses = self.addresses();
        let chance = (player as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 32;
        addresses[chance as usize % addresses.len()]
    }
}

/// An address on this machine where nobody listens.
pub fn free_address() -> anyhow::Result<SocketAddr> {
    Ok(std::net::TcpListener::bind("127.0.0.1:0")?.local_addr()?)
}

/// Measures what the plan says.
///
/// # Errors
/// If the address is not on this machine, the server does not answer, or a match goes wrong.
pub async fn measure(plan: LoadPlan) -> anyhow::Result<Report> {
    let Some(&address) = plan.server.addresses().first() else { bail!("there is no server") };
    for address in plan.server.addresses() {
        ensure!(
            address.ip().is_loopback(),
            "{address} is not on this machine: load is only measured over loopback"
        );
    }
    ensure!(plan.tables > 0 && plan.seats > 0, "a load test needs a table and a player");
    let server = Server::start(&plan.server).await?;
    let _thinkers = thinkers::sit_down(address, plan.thinking).await?;
    let mut parties = introduce(&plan).await?;
    let mut report = Report::new(plan.tables * plan.seats, plan.tables);
    let begun = Instant::now();
    for wave in 0..plan.waves.max(1) {
        if wave > 0 && begun.elapsed() >= plan.time {
            break;
        }
        parties = play_wave(&plan, &server, parties, &mut report).await?;
    }
    server.stop().await;
    Ok(report)
}

/// Gives every player a key and every table its players.
async fn introduce(plan: &LoadPlan) -> anyhow::Result<Vec<Party>> {
    let introduced =
        (0..plan.tables).map(|number| tokio::spawn(Party::introduce(plan.clone(), number)));
    let mut parties = Vec::new();
    for party in introduced.collect::<Vec<_>>() {
        parties.push(party.await??);
    }
    Ok(parties)
}

async fn play_wave(
    plan: &LoadPlan,
    server: &Server,
    parties: Vec<Party>,
    report: &mut Report,
) -> anyhow::Result<Vec<Party>> {
    let mut parties = each(parties, |mut party| async move {
        party.open_table().await?;
        Ok(party)
    })
    .await?;
    let before = server.usage();
    parties = each(parties, |mut party| async move {
        party.connect().await?;
        Ok(party)
    })
    .await?;
    // Lets the work of connecting settle.
    tokio::time::sleep(Duration::from_millis(500)).await;
    let connected = server.usage();
    let (begun, pacer) = (Instant::now(), Arc::new(Pacer::new(plan.rate)));
    let played = each(parties, |party| party.play(Arc::clone(&pacer))).await?;
    let (ended, took) = (server.usage(), begun.elapsed());
    let mut rested = Vec::new();
    for (party, of_party) in played {
        report.add(&of_party);
        rested.push(party);
    }
    report.add_wave(took, &[before, connected, ended]);
    Ok(rested)
}

/// Does something with every party at the same time.
async fn each<T, F>(parties: Vec<Party>, work: impl Fn(Party) -> F) -> anyhow::Result<Vec<T>>
where
    T: Send + 'static,
    F: Future<Output = anyhow::Result<T>> + Send + 'static,
{
    let tasks: Vec<_> = parties.into_iter().map(|party| tokio::spawn(work(party))).collect();
    let mut done = Vec::with_capacity(tasks.len());
    for task in tasks {
        done.push(task.await??);
    }
    Ok(done)
}
