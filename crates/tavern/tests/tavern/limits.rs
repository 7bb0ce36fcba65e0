//! How much anybody may ask for.

use crate::common::{GAME, Stream, open_with};
use serde_json::json;
use tavern::Rate;
use tavern::load::Client;

#[tokio::test]
async fn too_many_requests_from_one_address_are_refused() {
    let house = open_with(|config| config.limits.address = Rate::new(10.0, 0.01)).await;
    let mut client = Client::new(house.address());
    let mut statuses = Vec::new();
    for _ in 0..12 {
        statuses.push(client.request("GET", "/api/games", "", &[]).await.unwrap().status);
    }
    assert_eq!(statuses.iter().filter(|status| **status == 200).count(), 10);
    assert_eq!(statuses.last(), Some(&429));
}

#[tokio::test]
async fn too_many_requests_with_one_key_are_refused_and_others_go_on() {
    let house = open_with(|config| config.limits.key = Rate::new(5.0, 0.01)).await;
    let (mut anna, mut boris) = (house.player("Anna").await, house.player("Boris").await);
    for _ in 0..5 {
        anna.get("/api/me").await.unwrap();
    }
    assert_eq!(anna.request("GET", "/api/me", "", &[]).await.unwrap().status, 429);
    boris.get("/api/me").await.unwrap();
}

#[tokio::test]
async fn too_many_new_keys_from_one_address_are_refused() {
    let house = open_with(|config| config.limits.new_keys = Rate::new(2.0, 0.001)).await;
    for _ in 0..2 {
        house.player("Anna").await;
    }
    assert!(Client::introduce(house.address(), "Anna").await.is_err());
}

#[tokio::test]
async fn too_many_tables_of_one_player_are_refused_until_one_is_closed() {
    let house = open_with(|config| config.limits.tables_a_key = 2).await;
    let mut anna = house.player("Anna").await;
    let wish = json!({"game": GAME, "seats": ["me", "open", "open"]}).to_string();
    let first = anna.post("/api/tables", &wish).await.unwrap();
    anna.post("/api/tables", &wish).await.unwrap();
    let refused = anna.request("POST", "/api/tables", &wish, &[]).await.unwrap();
    assert_eq!(refused.json()["error"]["code"], "too-many-open");
    let table = first["table"].as_str().unwrap();
    anna.post(&format!("/api/tables/{table}/close"), "").await.unwrap();
    anna.post("/api/tables", &wish).await.unwrap();
}

#[tokio::test]
async fn too_many_streams_of_one_player_are_refused_until_one_is_closed() {
    let house = open_with(|config| config.limits.streams_a_key = 2).await;
    let mut anna = house.player("Anna").await;
    let wish = json!({"game": GAME, "seats": ["me", "open", "open"]}).to_string();
    let made = anna.post("/api/tables", &wish).await.unwrap();
    let table = made["table"].as_str().unwrap();
    let first = Stream::open(&anna, house.address(), table).await;
    let _second = Stream::open(&anna, house.address(), table).await;
    assert!(Stream::try_open(&anna, house.address(), table, "").await.is_err());
    drop(first);
    for _ in 0..200 {
        if Stream::try_open(&anna, house.address(), table, "").await.is_ok() {
            return;
        }
        tokio::time::sleep(std::time::Duration::from_millis(10)).await;
    }
    panic!("the stream that was closed still counts");
}

#[tokio::test]
async fn too_many_frames_are_refused_and_a_flood_ends_the_stream() {
    let house = open_with(|config| config.limits.stream = Rate::new(3.0, 0.01)).await;
    let mut anna = house.player("Anna").await;
    let wish = json!({"game": GAME, "seats": ["me", "open", "open"]}).to_string();
    let made = anna.post("/api/tables", &wish).await.unwrap();
    let mut stream = Stream::open(&anna, house.address(), made["table"].as_str().unwrap()).await;
    for number in 0..5 {
        stream.send(json!({"id": number.to_string(), "say": {"text": "Ahoy!"}})).await;
    }
    let refused = stream.until(|m| m["type"] == "refused").await;
    assert_eq!(refused["error"]["code"], "too-fast");
    for _ in 0..300 {
        stream.send(json!({"say": {"text": "Ahoy!"}})).await;
    }
    while stream.try_next().await.is_some() {}
}
