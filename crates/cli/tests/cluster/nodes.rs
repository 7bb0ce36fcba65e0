//! Nodes with what they share, each behind relays that can be cut.

use std::net::SocketAddr;
use std::path::Path;
use std::process::Command;
use std::time::{Duration, Instant};

use engines::{Nats, Postgres, Relay};
use serde_json::Value;

use crate::common::served::Served;

pub struct Nodes {
    pub nodes: Vec<Option<Node>>,
    pub postgres: Postgres,
    pub nats: Nats,
}

pub struct Node {
    pub served: Served,
    /// Between it and PostgreSQL.
    pub to_store: Relay,
    /// Between it and NATS.
    pub to_bus: Relay,
}

impl Nodes {
    pub fn open(n: usize) -> Self {
        let (postgres, nats) = (Postgres::start().unwrap(), Nats::start().unwrap());
        let mut nodes = Self { nodes: Vec::new(), postgres, nats };
        for _ in 0..n {
            let node = Some(nodes.new_node(&[]));
            nodes.nodes.push(node);
        }
        nodes
    }

    /// Another node, with the program's own limits and pace.
    pub fn new_node(&self, before: &[&str]) -> Node {
        let to_store = Relay::to(self.postgres.port()).unwrap();
        let to_bus = Relay::to(self.nats.port()).unwrap();
        let store = format!("postgres://postgres@127.0.0.1:{}/postgres", to_store.port());
        let bus = format!("nats://127.0.0.1:{}", to_bus.port());
        let arguments = ["--store", &store, "--bus", &bus, "--no-limits"];
        let served = Served::open_by(before, Path::new("/nowhere"), &arguments);
        Node { served, to_store, to_bus }
    }

    pub fn addresses(&self) -> impl Iterator<Item = SocketAddr> + '_ {
        self.nodes.iter().flatten().map(|node| node.served.address)
    }

    pub fn address(&self, node: usize) -> SocketAddr {
        self.node(node).served.address
    }

    pub fn node(&self, node: usize) -> &Node {
        self.nodes[node].as_ref().unwrap()
    }

    /// A figure of every node.
    pub fn each(&self, metric: &str) -> Vec<u64> {
        self.addresses().map(|address| figure(address, metric)).collect()
    }

    /// The node that leads the only table.
    pub fn leader(&self) -> usize {
        let leads = |node: &Option<Node>| {
            node.as_ref().is_some_and(|node| figure(node.served.address, "tables") > 0)
        };
        self.nodes.iter().position(leads).expect("somebody leads the table")
    }
}

/// What NATS tells of itself.
pub fn told_by(nats: &Nats) -> Value {
    let url = format!("http://127.0.0.1:{}/varz", nats.monitor());
    let told = Command::new("curl").args(["-s", &url]).output().unwrap();
    serde_json::from_slice(&told.stdout).unwrap()
}

pub fn figure(address: SocketAddr, metric: &str) -> u64 {
    let url = format!("http://{address}/metrics");
    let output = Command::new("curl").args(["-sm", "5", &url]).output().unwrap();
    let text = String::from_utf8(output.stdout).unwrap();
    let line = text.lines().find_map(|line| line.strip_prefix(&format!("tavern_{metric} ")));
    line.and_then(|value| value.parse().ok()).unwrap_or(0)
}

/// Waits until there is an answer.
pub async fn soon<T>(mut ask: impl AsyncFnMut() -> Option<T>) -> T {
    let begun = Instant::now();
    loop {
        if let Some(answer) = ask().await {
            return answer;
        }
        assert!(begun.elapsed() < Duration::from_secs(20), "it does not come");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}
