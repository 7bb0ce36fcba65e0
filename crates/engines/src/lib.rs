//! The engines that a tavern of several machines runs on, started for a test or a chore: private data folders, free
//! ports, gone with whoever started them. [`Relay`] stands between a node and an engine and can be cut.

#![allow(clippy::print_stderr, reason = "what is installed is said")]

mod balancer;
mod nats;
mod node;
pub mod packages;
mod postgres;
mod process;
mod relay;

pub use balancer::Balancer;
pub use nats::Nats;
pub use node::Node;
pub use postgres::Postgres;
pub use relay::Relay;

use std::net::{SocketAddr, TcpListener, TcpStream};
use std::time::{Duration, Instant};

use anyhow::{Result, bail};

/// How long an engine may take to answer.
const PATIENCE: Duration = Duration::from_secs(30);

/// A port that nobody uses now.
fn free_port() -> Result<u16> {
    Ok(free_ports::<1>()?[0])
}

/// Ports that nobody uses now, all different.
fn free_ports<const N: usize>() -> Result<[u16; N]> {
    let mut held = Vec::new();
    let mut ports = [0; N];
    for port in &mut ports {
        let listener = TcpListener::bind("127.0.0.1:0")?;
        *port = listener.local_addr()?.port();
        held.push(listener);
    }
    Ok(ports)
}

/// Waits until `is_ready`.
fn wait(what: &str, mut is_ready: impl FnMut() -> bool) -> Result<()> {
    let begun = Instant::now();
    while !is_ready() {
        if begun.elapsed() > PATIENCE {
            bail!("{what} does not answer");
        }
        std::thread::sleep(Duration::from_millis(20));
    }
    Ok(())
}

fn answers(port: u16) -> bool {
    TcpStream::connect(SocketAddr::from(([127, 0, 0, 1], port))).is_ok()
}
