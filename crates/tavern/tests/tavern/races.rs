//! Two who write at once, and tables that come and go from memory.

use std::time::Duration;

use serde_json::json;
use tavern::Tavern;
use tavern::load::Client;

use crate::common::{config, four_at_a_table, open, open_with, play_first, state};

/// The same player at another tavern.
async fn play_at(address: std::net::SocketAddr, player: &Client, table: &str) -> (u16, String) {
    let auth = format!("Bearer {}", player.key().unwrap());
    let headers = [("Authorization", auth.as_str())];
    let path = format!("/api/tables/{table}");
    let mut client = Client::new(address);
    let seen = client.request("GET", &path, "", &headers).await.unwrap().json();
    let body = json!({"decision": seen["decision"], "action": seen["legal"][0]["action"]});
    let path = format!("{path}/play");
    let answer = client.request("POST", &path, &body.to_string(), &headers).await.unwrap();
    (answer.status, answer.body)
}

#[tokio::test]
async fn two_taverns_over_the_same_data_lose_and_double_nothing() {
    let house = open().await;
    let (mut players, table) = four_at_a_table(&house).await;
    let other = Tavern::start(config(&house.folder)).await.unwrap();
    // Both have the table in memory now, and neither hears what the other writes until it loses a race.
    assert_eq!(play_at(other.address, &players[0], &table).await.0, 200);
    play_first(&mut players[1], &table).await.unwrap();
    assert_eq!(play_at(other.address, &players[2], &table).await.0, 200);
    play_first(&mut players[3], &table).await.unwrap();
    let seen = state(&mut players[0], &table).await;
    assert_eq!((&seen["number"], &seen["view"]["round"]), (&json!(5 + 4), &json!(2)));
    other.stop().await.unwrap();
}

#[tokio::test]
async fn a_table_that_leaves_memory_all_the_time_is_played_to_its_end() {
    let house = open_with(|config| config.pace.idle = Duration::ZERO).await;
    let (mut players, table) = four_at_a_table(&house).await;
    for _ in 0..11 {
        for player in &mut players {
            play_first(player, &table).await.unwrap();
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
    }
    // The last dive card is no choice: the table lays it by itself, also when it has to be woken for that.
    for _ in 0..200 {
        if state(&mut players[0], &table).await["status"] == "over" {
            return;
        }
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    panic!("the match did not end");
}
