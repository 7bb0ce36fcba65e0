//! `cargo xtask cluster`: a tavern of several nodes on this machine, to try it at home.

use std::net::SocketAddr;
use std::path::{Path, PathBuf};

use anyhow::{Result, bail};
use engines::{Balancer, Nats, Node, Postgres};
use tokio::signal::unix::{SignalKind, signal};

use crate::{cargo, run, target};

const NODES: usize = 3;

/// Starts everything and waits for Ctrl-C, which ends all of it in order. Whatever ends this program, nothing outlives
/// it.
pub(crate) fn start(args: &[String]) -> Result<()> {
    let program = match args {
        [] => built_for_release()?,
        [dev] if dev == "--dev" => {
            run(cargo(&["build", "--locked", "--package", "cli"]).arg("--quiet"))?;
            target().join("debug/tortuga")
        }
        _ => bail!("the only option is --dev, for a build that is slower and sooner ready"),
    };
    let house = House::open(&program, Ground::Cluster(NODES), &["--behind-proxy"])?;
    let nodes: Vec<SocketAddr> = house.nodes.iter().map(Node::address).collect();
    let balancer = Balancer::start(&nodes)?;
    house.postgres.iter().for_each(|postgres| println!("PostgreSQL  {}", postgres.url()));
    house.nats.iter().for_each(|nats| println!("NATS        {}", nats.url()));
    for node in &house.nodes {
        let (address, pid, log) = (node.address(), node.pid(), node.log());
        println!("node        http://{address} (process {pid}, log {})", log.display());
    }
    println!("The tavern is open: http://{}\nCtrl-C ends it.", balancer.address());
    wait_for_the_end()?;
    println!("Closing.");
    Ok(())
}

/// The program as people use it.
pub(crate) fn built_for_release() -> Result<PathBuf> {
    run(&mut cargo(&["build", "--release", "--locked", "--package", "cli"]))?;
    Ok(target().join("release/tortuga"))
}

/// Nodes, and what they share. They end before it does.
pub(crate) struct House {
    pub(crate) nodes: Vec<Node>,
    pub(crate) nats: Option<Nats>,
    pub(crate) postgres: Option<Postgres>,
}

/// What a tavern runs on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Ground {
    /// One node with a folder.
    Folder,
    /// One node with PostgreSQL.
    Store,
    /// This many nodes, with PostgreSQL and NATS.
    Cluster(usize),
}

impl House {
    pub(crate) fn open(program: &Path, on: Ground, arguments: &[&str]) -> Result<Self> {
        let postgres = (on != Ground::Folder).then(Postgres::start).transpose()?;
        let nats = matches!(on, Ground::Cluster(_)).then(Nats::start).transpose()?;
        let store = postgres.as_ref().map(Postgres::url);
        let bus = nats.as_ref().map(Nats::url);
        let mut words = ["--log", "warn"].to_vec();
        words.extend(arguments);
        words.extend(store.iter().flat_map(|store| ["--store", store.as_str()]));
        words.extend(bus.iter().flat_map(|bus| ["--bus", bus.as_str()]));
        let n = if let Ground::Cluster(n) = on { n } else { 1 };
        let nodes = (0..n).map(|_| Node::start(program, &words)).collect::<Result<_>>()?;
        Ok(Self { nodes, nats, postgres })
    }
}

/// Returns when somebody presses Ctrl-C, or asks this process to end.
fn wait_for_the_end() -> Result<()> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(async {
        let mut interrupt = signal(SignalKind::interrupt())?;
        let mut terminate = signal(SignalKind::terminate())?;
        tokio::select! {
            _ = interrupt.recv() => {}
            _ = terminate.recv() => {}
        }
        Ok(())
    })
}
