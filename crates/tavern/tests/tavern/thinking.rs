//! Bots think while somebody follows their table, and rest while nobody does.

use std::time::Duration;

use load::Client;
use serde_json::json;
use tavern::Pace;

use crate::common::{GAME, House, Stream, open_with, post, state};

/// How long bots take for a move.
const MOVE: Duration = Duration::from_millis(60);
/// How long bots go on after somebody looked.
const ATTENTION: Duration = Duration::from_millis(400);

async fn house() -> House {
    let pace = Pace { bot_min: MOVE, bot_max: MOVE, attention: ATTENTION, ..Pace::INSTANT };
    open_with(|config| config.pace = pace).await
}

/// A table at which only bots sit; its match has begun, and nobody has looked yet.
async fn bots_alone(house: &House) -> (Client, String) {
    let mut anna = house.player("Anna").await;
    let request = json!({"game": GAME, "seats": ["sailor", "sailor", "sailor"], "start": true});
    let made = anna.post("/api/tables", &request.to_string()).await.unwrap();
    (anna, made["table"].as_str().unwrap().to_owned())
}

/// How often bots have thought so far.
fn thoughts(house: &House) -> u64 {
    house.running.tavern.metrics.thoughts.get()
}

/// Waits until no bot has thought for a while; says how often they did.
async fn until_they_rest(house: &House) -> u64 {
    loop {
        let before = thoughts(house);
        tokio::time::sleep(20 * MOVE).await;
        if thoughts(house) == before {
            return before;
        }
    }
}

#[tokio::test]
async fn bots_rest_when_nobody_has_looked_for_a_while_and_go_on_when_somebody_does() {
    let house = house().await;
    let (mut anna, table) = bots_alone(&house).await;
    assert_eq!(until_they_rest(&house).await, 0, "nobody has looked yet");
    assert_eq!(state(&mut anna, &table).await["status"], "playing");
    let once = until_they_rest(&house).await;
    assert!(once > 0, "somebody looked");
    assert_eq!(state(&mut anna, &table).await["status"], "playing", "they rested before the end");
    assert!(until_they_rest(&house).await > once, "somebody looked again");
}

#[tokio::test]
async fn bots_play_to_the_end_while_a_stranger_watches_who_says_nothing() {
    let house = house().await;
    let (_, table) = bots_alone(&house).await;
    let mut stream = Stream::open(&Client::new(house.address()), house.address(), &table).await;
    stream.until(|message| message["status"] == "over").await;
}

#[tokio::test]
async fn whoever_is_in_the_lobby_does_not_follow_their_tables() {
    let house = house().await;
    let mut anna = house.player("Anna").await;
    let request = json!({"game": GAME, "seats": ["me", "sailor", "sailor"], "start": true});
    let made = anna.post("/api/tables", &request.to_string()).await.unwrap();
    let table = made["table"].as_str().unwrap();
    let lobby = anna.request("GET", "/", "", &[]).await.unwrap();
    assert!(lobby.status == 200 && lobby.body.contains(table), "{}", lobby.body);
    assert_eq!(until_they_rest(&house).await, 0);
}

#[tokio::test]
async fn whoever_may_not_look_does_not_make_bots_think() {
    let house = house().await;
    let mut anna = house.player("Anna").await;
    let seats = ["me", "sailor", "sailor"];
    let request = json!({"game": GAME, "seats": seats, "start": true, "private": true});
    let made = anna.post("/api/tables", &request.to_string()).await.unwrap();
    let table = made["table"].as_str().unwrap();
    let mut eve = house.player("Eve").await;
    eve.request("GET", &format!("/api/tables/{table}"), "", &[]).await.unwrap();
    post(&mut eve, table, "say", json!({"text": "Ahoy!"})).await.unwrap_err();
    assert_eq!(until_they_rest(&house).await, 0);
}
