//! `cargo xtask cluster`: a tavern of several nodes on this machine, to try it at home.

use std::io::{BufRead as _, BufReader};
use std::net::SocketAddr;
use std::process::{Child, Command, Stdio};

use anyhow::{Context as _, Result};
use engines::{Balancer, Nats, Postgres};

use crate::{root, run};

const NODES: usize = 3;

/// Starts everything and waits for Ctrl-C, which ends all of it: nodes hear it themselves, and the servers do not outlive
/// this program.
pub(crate) fn start() -> Result<()> {
    run(Command::new("cargo").args(["build", "--release", "--locked"]).current_dir(root()))?;
    let (postgres, nats) = (Postgres::start()?, Nats::start()?);
    let mut nodes = Vec::new();
    for _ in 0..NODES {
        nodes.push(node(&postgres.url(), &nats.url())?);
    }
    let addresses: Vec<SocketAddr> = nodes.iter().map(|(_, address)| *address).collect();
    let balancer = Balancer::start(&addresses)?;
    println!("PostgreSQL  {}\nNATS        {}", postgres.url(), nats.url());
    for (process, address) in &nodes {
        println!("node        http://{address} (process {})", process.id());
    }
    println!("The tavern is open: http://{}\nCtrl-C ends it.", balancer.address());
    for (mut process, _) in nodes {
        process.wait()?;
    }
    Ok(())
}

fn node(store: &str, bus: &str) -> Result<(Child, SocketAddr)> {
    let mut process = Command::new(root().join("target/release/tortuga"))
        .args(["serve", "--lang", "en", "--listen", "127.0.0.1:0", "--behind-proxy"])
        .args(["--log", "warn", "--store", store, "--bus", bus])
        .stdout(Stdio::piped())
        .spawn()
        .context("cannot start a node")?;
    let mut line = String::new();
    BufReader::new(process.stdout.take().context("a node says nothing")?).read_line(&mut line)?;
    let address = line.trim().rsplit("http://").next().context("a node names no address")?;
    Ok((process, address.parse()?))
}
