//! Measures a tavern over real connections: players on loopback who play tables of a game.
//!
//! Tables are played in waves: a wave's tables are made, all its players connect, and what is measured is the playing,
//! until every match of the wave is over. Making tables and connecting is not part of the figures.
//!
//! It knows a tavern by its wire alone, as any other program would; [`Client`] is also what tests speak to one with.

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
use table::{Pacer, Party, Played};
pub use wire::Wire;

/// What to measure.
#[derive(Clone, Debug)]
pub struct LoadPlan {
    /// The id of the game.
    pub game: String,
    /// How many tables are played at the same time.
    pub tables: usize,
    /// How many players sit at each.
    pub seats: usize,
    /// For how long waves are begun; there is at least one.
    pub time: Duration,
    /// How many waves there are at most.
    pub waves: usize,
    /// Which connection the players have.
    pub wire: Wire,
    /// Actions a second in all; as many as possible if none.
    pub rate: Option<f64>,
    /// How many more tables have only bots, who think.
    pub thinking: usize,
    /// Which server.
    pub server: Target,
}

/// Which server is measured.
#[derive(Clone, Debug)]
pub enum Target {
    /// One that is started for it, with these arguments, and listens at this address.
    Start {
        /// The program.
        program: PathBuf,
        /// Its arguments.
        args: Vec<String>,
        /// Where it will listen.
        address: SocketAddr,
    },
    /// One that runs already on this machine.
    Running {
        /// Where it listens.
        address: SocketAddr,
        /// Its process, for its use of processor and memory.
        pid: Option<u32>,
    },
}

impl Target {
    const fn address(&self) -> SocketAddr {
        match self {
            Self::Start { address, .. } | Self::Running { address, .. } => *address,
        }
    }
}

/// An address on this machine that nobody listens at.
///
/// # Errors
/// If there is none.
pub fn free_address() -> anyhow::Result<SocketAddr> {
    Ok(std::net::TcpListener::bind("127.0.0.1:0")?.local_addr()?)
}

/// Plays as the plan says and measures.
///
/// # Errors
/// If the address is not on this machine, the server does not answer, or a match goes wrong.
pub async fn measure(plan: LoadPlan) -> anyhow::Result<Report> {
    let address = plan.server.address();
    if !address.ip().is_loopback() {
        bail!("{address} is not on this machine: load is only measured over loopback");
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
    // What came with connecting has settled.
    tokio::time::sleep(Duration::from_millis(500)).await;
    let connected = server.usage();
    let (begun, pacer) = (Instant::now(), Arc::new(Pacer::new(plan.rate)));
    let played = each(parties, |party| party.play(Arc::clone(&pacer))).await?;
    let (ended, took) = (server.usage(), begun.elapsed());
    let mut rested = Vec::new();
    for (party, Played { latencies, refusals }) in played {
        report.add(&latencies, refusals);
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
