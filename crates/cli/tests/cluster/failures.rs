//! Whatever fails, nothing that was acknowledged is lost, nothing happens twice, and play goes on.

use std::net::TcpStream;
use std::process::Command;
use std::time::Duration;

use serde_json::json;
use tokio::time::sleep;

use crate::nodes::{Nodes, soon};
use crate::players::Evening;

/// How long a match is played before anything happens to it.
const BEFORE: Duration = Duration::from_millis(700);
/// How soon play goes on after a node has died.
const SOON: Duration = Duration::from_secs(5);

/// Something fails while people play; what each was told was done is what was done, no more and no less. Says for how
/// long nothing was done.
async fn nothing_is_lost(evening: &Evening, failure: impl Future<Output = ()>) -> Duration {
    let failure = async {
        sleep(BEFORE).await;
        failure.await;
    };
    let played = evening.play_while(failure).await;
    assert_eq!(evening.recorded().await, played.acknowledged);
    played.longest_pause
}

#[tokio::test]
async fn a_leading_node_is_killed_and_another_takes_over_within_five_seconds() {
    let mut nodes = Nodes::open(3);
    let evening = Evening::begin(&nodes, 4).await;
    let leader = nodes.leader();
    let left = nodes.addresses().filter(|address| *address != nodes.address(leader)).collect();
    let failure = async {
        evening.set_addresses(left);
        // Killed as by `kill -9`.
        nodes.nodes[leader] = None;
    };
    let pause = nothing_is_lost(&evening, failure).await;
    assert!(pause < SOON, "{pause:?}");
}

#[tokio::test]
async fn a_leading_node_sleeps_longer_than_its_lease_and_wakes_up() {
    let nodes = Nodes::open(3);
    let evening = Evening::begin(&nodes, 4).await;
    let leader = nodes.leader();
    let failure = async {
        nodes.node(leader).served.signal("-STOP");
        sleep(Duration::from_secs(5)).await;
        nodes.node(leader).served.signal("-CONT");
    };
    nothing_is_lost(&evening, failure).await;
}

#[tokio::test]
async fn a_leading_node_is_cut_off_from_the_bus() {
    let nodes = Nodes::open(3);
    let evening = Evening::begin(&nodes, 4).await;
    let node = nodes.node(nodes.leader());
    let failure = async {
        node.to_bus.cut();
        sleep(Duration::from_secs(6)).await;
        node.to_bus.mend();
    };
    nothing_is_lost(&evening, failure).await;
}

#[tokio::test]
async fn a_leading_node_is_cut_off_from_the_storage() {
    let nodes = Nodes::open(3);
    let evening = Evening::begin(&nodes, 4).await;
    let node = nodes.node(nodes.leader());
    let failure = async {
        node.to_store.cut();
        sleep(Duration::from_secs(6)).await;
        node.to_store.mend();
    };
    nothing_is_lost(&evening, failure).await;
}

#[tokio::test]
async fn the_bus_is_restarted() {
    let mut nodes = Nodes::open(2);
    let evening = Evening::begin(&nodes, 4).await;
    let failure = async {
        nodes.nats.stop();
        sleep(Duration::from_secs(3)).await;
        nodes.nats.resume().unwrap();
    };
    nothing_is_lost(&evening, failure).await;
}

#[tokio::test]
async fn the_storage_is_restarted() {
    let mut nodes = Nodes::open(2);
    let evening = Evening::begin(&nodes, 4).await;
    let failure = async {
        nodes.postgres.kill();
        sleep(Duration::from_secs(3)).await;
        nodes.postgres.resume().unwrap();
    };
    nothing_is_lost(&evening, failure).await;
}

#[tokio::test]
async fn all_nodes_are_restarted_one_after_another() {
    let mut nodes = Nodes::open(3);
    let evening = Evening::begin(&nodes, 4).await;
    let failure = async {
        for place in 0..3 {
            if place > 0 {
                sleep(BEFORE).await;
            }
            let new = nodes.new_node(&[]);
            let mut old = nodes.nodes[place].replace(new).unwrap();
            evening.set_addresses(nodes.addresses().collect());
            tokio::task::spawn_blocking(move || old.served.end()).await.unwrap();
        }
    };
    let pause = nothing_is_lost(&evening, failure).await;
    assert!(pause < SOON, "{pause:?}");
}

#[tokio::test]
async fn clocks_of_nodes_may_differ_by_a_minute() {
    let mut nodes = Nodes::open(1);
    let library = format!("LD_PRELOAD={}", clock_library());
    let ahead = nodes.new_node(&["env", &library, "FAKETIME=+60s"]);
    nodes.nodes.push(Some(ahead));
    let mut anna = load::Client::introduce(nodes.address(0), "Anna").await.unwrap();
    let request =
        json!({"game": "miaui", "seats": ["me", "sailor", "sailor"], "seconds": 60, "start": true});
    let made = anna.post("/api/tables", &request.to_string()).await.unwrap();
    let path = format!("/api/tables/{}", made["table"].as_str().unwrap());
    let before = anna.get(&path).await.unwrap();
    let left = |state: &serde_json::Value| state["time_left_ms"][0].as_u64().unwrap();
    let mut at_other = anna.moved(nodes.address(1));
    nodes.nodes[0] = None;
    let after = soon(async || at_other.get(&path).await.ok()).await;
    let passed = left(&before).saturating_sub(left(&after));
    assert!((1..20_000).contains(&passed), "{before} {after}");
    let address = nodes.address(1);
    drop(nodes);
    assert!(TcpStream::connect(address).is_err(), "a node has outlived its test");
}

/// What moves the clock of a program. `faketime` itself would stay between us and the node: it starts a process of its
/// own, which goes on when `faketime` is killed.
fn clock_library() -> String {
    engines::packages::install(&[("faketime", "faketime")]).unwrap();
    let told = Command::new("faketime").args(["-f", "+60s", "printenv", "LD_PRELOAD"]).output();
    String::from_utf8(told.unwrap().stdout).unwrap().trim().to_owned()
}
