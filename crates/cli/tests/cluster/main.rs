//! Several nodes are one tavern: real programs, a real PostgreSQL, a real NATS, and every kind of failure.

#![allow(unreachable_pub, clippy::unwrap_used, reason = "a test that cannot go on has failed")]

#[path = "../common/mod.rs"]
mod common;
mod failures;
mod nodes;
mod once;
mod players;

use std::path::Path;
use std::time::Duration;

use common::served::Served;
use common::tortuga;
use engines::{Nats, Postgres};
use load::Client;
use nodes::Nodes;
use players::Evening;
use serde_json::{Value, json};

#[test]
fn whole_matches_are_played_by_people_at_different_nodes() {
    let nodes = Nodes::open(2);
    let addresses = nodes.addresses().map(|address| address.to_string());
    let mut load = vec!["load", "--tables", "6", "--seats", "4", "--seconds", "0", "--json"];
    let addresses: Vec<String> = addresses.collect();
    addresses.iter().for_each(|address| load.extend(["--address", address]));
    let report: Value = serde_json::from_str(&tortuga(&load).good()).unwrap();
    assert!(report["actions"].as_u64() >= Some(264) && report["refusals"] == 0, "{report}");
    load.push("--pages");
    let report: Value = serde_json::from_str(&tortuga(&load).good()).unwrap();
    assert!(report["actions"].as_u64() >= Some(264) && report["refusals"] == 0, "{report}");
    let forwarded: u64 = nodes.each("forwarded_total").iter().sum();
    assert!(forwarded > 0, "nobody was at another node than their table");
}

#[tokio::test]
async fn everything_about_a_table_is_the_same_at_every_node() {
    let nodes = Nodes::open(3);
    let evening = Evening::begin(&nodes, 3).await;
    let path = format!("/api/tables/{}", evening.table);
    for address in nodes.addresses() {
        // Who is there, in chat, in the lobby and in my list.
        let mut anna = evening.players[0].moved(address);
        anna.post(&format!("{path}/say"), &json!({"text": address.to_string()}).to_string())
            .await
            .unwrap();
        let public = nodes::soon(async || {
            let tables = anna.again().get("/api/tables").await.unwrap();
            tables["tables"].as_array().is_some_and(|tables| !tables.is_empty()).then_some(())
        });
        public.await;
        let mine = anna.get("/api/me/tables").await.unwrap();
        assert_eq!(mine["under_way"][0]["table"], *evening.table, "{mine}");
        let page = anna.request("GET", "/", "", &[]).await.unwrap();
        assert!(page.body.contains(&format!("mine-{}", evening.table)), "my table is listed");
        let page =
            anna.request("GET", &format!("/table/{}", evening.table), "", &[]).await.unwrap();
        assert_eq!(page.status, 200);
    }
    let states = nodes.addresses().map(|address| evening.players[1].moved(address));
    for mut boris in states {
        let state = boris.get(&path).await.unwrap();
        let said: Vec<_> = state["chat"].as_array().unwrap().iter().collect();
        assert_eq!(said.len(), 3, "{state}");
    }
    // A new name, and a way to another device, from any node.
    let mut anna = evening.players[0].moved(nodes.address(1));
    let word = anna.post("/api/me/link", "").await.unwrap()["word"].as_str().unwrap().to_owned();
    let mut device = Client::new(nodes.address(2));
    let claimed = device.post("/api/me/claim", &json!({"word": word}).to_string()).await.unwrap();
    assert_eq!(claimed["name"], "Player 0");
    // Tables at which nothing happens cost nothing on the bus.
    let before = nodes::told_by(&nodes.nats)["in_msgs"].clone();
    tokio::time::sleep(Duration::from_secs(2)).await;
    assert_eq!(nodes::told_by(&nodes.nats)["in_msgs"], before);
    // What is not there is nowhere, and who may not look learns nothing.
    for address in nodes.addresses() {
        let mut stranger = Client::new(address);
        let answer = stranger.request("GET", "/api/tables/AAAAAAAAAAAAAAAAAAAAAA", "", &[]);
        assert_eq!(answer.await.unwrap().status, 404);
    }
}

#[test]
fn a_node_is_told_by_its_environment_where_the_store_and_the_bus_are() {
    let (postgres, nats) = (Postgres::start().unwrap(), Nats::start().unwrap());
    let store = format!("TORTUGA_STORE={}", postgres.url());
    let bus = format!("TORTUGA_BUS={}", nats.url());
    let mut node = Served::open_by(&["env", &store, &bus], Path::new("/nowhere"), &[]);
    // What is wrong divides by nothing.
    postgres.tell("SELECT 1 / count(*) FROM nodes").unwrap();
    let told = nodes::told_by(&nats);
    assert_eq!(told["connections"], 1, "{told}");
    node.end();
}

#[test]
fn a_bus_without_a_store_that_can_be_shared_is_refused_with_a_sentence() {
    let serve = ["serve", "--listen", "127.0.0.1:0", "--log", "off", "--bus", "nats://127.0.0.1:9"];
    let said = tortuga(&serve).refusal();
    assert!(said.contains("--store"), "{said}");
}
