//! A program waits for its turn with plain requests.

use std::time::{Duration, Instant};

use crate::common::{House, four_at_a_table, open, open_with, play_first, state};
use load::Client;
use serde_json::{Value, json};

/// Longer than anything takes that is not waited for on purpose.
const LONG: Duration = Duration::from_secs(15);

async fn poll(client: &mut Client, table: &str, after: &Value, wait: u64) -> Value {
    client.get(&format!("/api/tables/{table}?after={after}&wait={wait}")).await.unwrap()
}

/// Waits in the background, and says what was answered and how long that took.
fn waiting(
    client: &Client,
    table: &str,
    after: &Value,
) -> tokio::task::JoinHandle<(Value, Duration)> {
    let (mut client, table, after) = (client.again(), table.to_owned(), after.clone());
    let begun = Instant::now();
    tokio::spawn(async move { (poll(&mut client, &table, &after, 25).await, begun.elapsed()) })
}

/// Waits until this seat is present or not, as another sees it.
async fn until_present(other: &mut Client, table: &str, seat: usize, present: bool) {
    let begun = Instant::now();
    while state(other, table).await["seats"][seat]["present"] != present {
        // Somebody counts as present for a while after their last sign of life.
        assert!(begun.elapsed() < 3 * LONG, "seat {seat} is never seen to be present: {present}");
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
}

#[tokio::test]
async fn whoever_waits_is_answered_at_once_if_there_is_more_to_know_than_they_do() {
    let house = open().await;
    let (mut players, table) = four_at_a_table(&house).await;
    let begun = Instant::now();
    let news = poll(&mut players[1], &table, &json!(0), 25).await;
    assert!(news["legal"].is_array() && begun.elapsed() < LONG, "{news}");
}

#[tokio::test]
async fn whoever_waits_is_answered_as_soon_as_something_happens() {
    let house = open().await;
    let (mut players, table) = four_at_a_table(&house).await;
    let before = state(&mut players[1], &table).await["number"].clone();
    let waits = waiting(&players[1], &table, &before);
    until_present(&mut players[2], &table, 1, true).await;
    for player in &mut players {
        play_first(player, &table).await.unwrap();
    }
    let (news, took) = waits.await.unwrap();
    assert!(news["number"].as_u64() > before.as_u64() && took < LONG, "{took:?}");
}

#[tokio::test]
async fn whoever_waits_in_vain_is_answered_with_what_there_is() {
    let house = open().await;
    let (mut players, table) = four_at_a_table(&house).await;
    let before = state(&mut players[1], &table).await;
    let begun = Instant::now();
    let same = poll(&mut players[1], &table, &before["number"], 1).await;
    assert!(begun.elapsed() >= Duration::from_secs(1));
    assert_eq!((&same["number"], &same["decision"]), (&before["number"], &before["decision"]));
    assert_eq!(same["seats"][1]["present"], true, "whoever waits is here");
}

#[tokio::test]
async fn whoever_waits_is_present_until_they_break_off() {
    let house = open().await;
    let (mut players, table) = four_at_a_table(&house).await;
    let before = state(&mut players[1], &table).await["number"].clone();
    let waits = waiting(&players[1], &table, &before);
    until_present(&mut players[2], &table, 1, true).await;
    waits.abort();
    until_present(&mut players[2], &table, 1, false).await;
}

#[tokio::test]
async fn whoever_waits_counts_as_a_stream() {
    let house = open_with(|config| config.limits.streams_a_key = 1).await;
    let (mut players, table) = four_at_a_table(&house).await;
    let before = state(&mut players[1], &table).await["number"].clone();
    let path = format!("/api/tables/{table}?after={before}&wait=25");
    let (mut one, mut two) = (players[1].again(), players[1].again());
    // Whichever comes second is refused at once; the other waits.
    let refused = tokio::select! {
        answer = one.request("GET", &path, "", &[]) => answer.unwrap(),
        answer = two.request("GET", &path, "", &[]) => answer.unwrap(),
    };
    assert_eq!(refused.json()["error"]["code"], "too-many-streams");
    assert!(refused.head.contains("retry-after: "), "{}", refused.head);
}

#[tokio::test]
async fn whoever_may_not_look_does_not_wait_either() {
    let house = open().await;
    let table = private_table(&house).await;
    let path = format!("/api/tables/{table}?after=1000&wait=25");
    let mut stranger = house.player("Eve").await;
    let begun = Instant::now();
    let refused = stranger.request("GET", &path, "", &[]).await.unwrap();
    assert!(refused.status >= 400 && begun.elapsed() < LONG, "{}", refused.body);
}

async fn private_table(house: &House) -> String {
    let mut anna = house.player("Anna").await;
    let request =
        json!({"game": crate::common::GAME, "seats": ["me", "open", "open"], "private": true});
    let made = anna.post("/api/tables", &request.to_string()).await.unwrap();
    made["table"].as_str().unwrap().to_owned()
}

#[tokio::test]
async fn the_tavern_closes_though_somebody_waits() {
    let house = open().await;
    let (mut players, table) = four_at_a_table(&house).await;
    let before = state(&mut players[1], &table).await["number"].clone();
    let waits = waiting(&players[1], &table, &before);
    until_present(&mut players[2], &table, 1, true).await;
    drop(players);
    let closed = tokio::time::timeout(LONG, house.running.stop()).await;
    closed.expect("it does not wait as long as they do").unwrap();
    drop(waits);
}
