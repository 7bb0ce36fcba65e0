//! Bots of the tavern as people start it: their thinking is shared fairly, and they rest where nobody looks.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod common;

use std::time::{Duration, Instant};

use common::served::Served;
use load::Client;
use serde_json::{Value, json};

/// How many tables one player may make at once.
const TABLES_A_PERSON: usize = 20;

/// Makes a table of Miaui at which these sit, and begins its match.
async fn begin(player: &mut Client, seats: [&str; 6]) -> String {
    let request = json!({"game": "miaui", "seats": seats, "start": true});
    let made = player.post("/api/tables", &request.to_string()).await.unwrap();
    made["table"].as_str().unwrap().to_owned()
}

async fn look(player: &mut Client, table: &str) -> Value {
    player.get(&format!("/api/tables/{table}")).await.unwrap()
}

/// How often bots have thought so far.
async fn thoughts(player: &mut Client) -> u64 {
    let metrics = player.request("GET", "/metrics", "", &[]).await.unwrap().body;
    let line = metrics.lines().find_map(|line| line.strip_prefix("tavern_thoughts_total "));
    line.unwrap().parse().unwrap()
}

/// Asks a captain and waits for the answer; says how often bots thought meanwhile.
async fn thoughts_during_a_hint(player: &mut Client, table: &str) -> u64 {
    let decision = look(player, table).await["decision"].clone();
    let before = thoughts(player).await;
    let body = json!({"decision": decision}).to_string();
    player.post(&format!("/api/tables/{table}/hint"), &body).await.unwrap();
    while !look(player, table).await["hint"]["choices"].is_array() {
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    thoughts(player).await - before
}

#[tokio::test]
async fn whoever_has_many_tables_of_legends_does_not_keep_others_waiting_for_a_hint() {
    let folder = tempfile::tempdir().unwrap();
    let served = Served::open(folder.path(), &[]);
    let mut greedy = Client::introduce(served.address, "Greedy").await.unwrap();
    let mut modest = Client::introduce(served.address, "Modest").await.unwrap();
    let table = begin(&mut modest, ["me", "sailor", "sailor", "sailor", "sailor", "sailor"]).await;
    for _ in 0..TABLES_A_PERSON {
        let table = begin(&mut greedy, ["legend"; 6]).await;
        look(&mut greedy, &table).await;
    }
    // In the order in which they came, some 120 thoughts would be first.
    let meanwhile = thoughts_during_a_hint(&mut modest, &table).await;
    assert!(meanwhile < 60, "{meanwhile} thoughts were first");
}

#[tokio::test]
async fn bots_rest_at_a_table_that_nobody_looks_at_also_after_a_restart() {
    let folder = tempfile::tempdir().unwrap();
    let served = Served::open(folder.path(), &[]);
    let mut anna = Client::introduce(served.address, "Anna").await.unwrap();
    let table = begin(&mut anna, ["sailor"; 6]).await;
    tokio::time::sleep(Duration::from_secs(3)).await;
    assert_eq!(thoughts(&mut anna).await, 0, "nobody has looked");
    look(&mut anna, &table).await;
    until_bots_think(&mut anna).await;
    drop(served);
    let served = Served::open(folder.path(), &[]);
    let mut stranger = Client::new(served.address);
    tokio::time::sleep(Duration::from_secs(3)).await;
    assert_eq!(thoughts(&mut stranger).await, 0, "nobody has looked since");
    look(&mut stranger, &table).await;
    until_bots_think(&mut stranger).await;
}

async fn until_bots_think(client: &mut Client) {
    let begun = Instant::now();
    while thoughts(client).await == 0 {
        assert!(begun.elapsed() < Duration::from_secs(30), "the bots do not go on");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

#[tokio::test]
async fn with_hardly_any_memory_legends_play_all_the_same() {
    let folder = tempfile::tempdir().unwrap();
    let served = Served::open(folder.path(), &["--bot-memory", "1"]);
    let mut anna = Client::introduce(served.address, "Anna").await.unwrap();
    let table = begin(&mut anna, ["legend"; 6]).await;
    let begun = Instant::now();
    while look(&mut anna, &table).await["view"]["round"].as_u64() < Some(3) {
        assert!(begun.elapsed() < Duration::from_secs(60), "the bots do not play");
        tokio::time::sleep(Duration::from_millis(250)).await;
    }
}
