//! The turning points of a match: found once, kept, and shown to anyone who may see the replay.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]
#![allow(unreachable_pub, reason = "what the test files share is public among them")]

#[path = "tavern/common.rs"]
#[allow(dead_code, reason = "the other tests need more of it")]
mod common;

use std::time::Duration;

use common::{GAME, House, Stream, open, play_to_the_end};
use load::Client;
use serde_json::json;

/// A player, and one of their tables whose match is over.
async fn finished(house: &House) -> (Client, String) {
    let mut anna = house.player("Anna").await;
    let request = json!({"game": GAME, "seats": ["me", "cabin-boy", "cabin-boy"], "start": true});
    let made = anna.post("/api/tables", &request.to_string()).await.unwrap();
    let table = made["table"].as_str().unwrap().to_owned();
    let mut stream = Stream::open(&anna, house.address(), &table).await;
    play_to_the_end(&mut stream).await;
    (anna, table)
}

async fn page(client: &mut Client, path: &str) -> String {
    let answer = client.request("GET", path, "", &[("Accept", "text/html,*/*")]).await.unwrap();
    assert_eq!(answer.status, 200, "{path}: {}", answer.body);
    answer.body
}

/// The part of the page that tells it, once it is thought over.
async fn thought_over(client: &mut Client, path: &str) -> String {
    for _ in 0..600 {
        let part = page(client, path).await;
        if !part.contains("data-more") {
            return part;
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    panic!("{path} is not thought over");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_that_is_over_is_thought_over_once_and_kept() {
    let house = open().await;
    let (mut anna, table) = finished(&house).await;
    let first = page(&mut anna, &format!("/replay/{table}")).await;
    assert!(first.contains("id=\"analysis\"") && first.contains("data-more="));
    let path = format!("/replay/{table}?part=analysis&as=all");
    let part = thought_over(&mut anna, &path).await;
    assert_eq!(board::well_formed(&part), Ok(()));
    assert_eq!(part.matches("<polyline").count(), 3, "{part}");
    assert_eq!(part.matches("data-step=").count(), 3, "{part}");
    assert!(!part.contains('⟨') && !part.contains(" style="), "{part}");
    let house = house.reopen().await;
    let mut stranger = Client::new(house.address());
    assert_eq!(page(&mut stranger, &path).await, part, "it was kept");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_record_that_somebody_brings_along_is_thought_over_too() {
    let house = open().await;
    let (mut anna, table) = finished(&house).await;
    let record = anna.get(&format!("/api/tables/{table}/record?form=compact")).await.unwrap();
    let record = record["record"].as_str().unwrap();
    let mut stranger = Client::new(house.address());
    assert!(page(&mut stranger, &format!("/replay?record={record}")).await.contains("data-more="));
    let part = thought_over(&mut stranger, &format!("/replay?part=analysis&record={record}")).await;
    assert_eq!(part.matches("<polyline").count(), 3, "{part}");
}

#[tokio::test]
async fn a_match_that_is_not_over_is_not_thought_over() {
    let house = open().await;
    let mut anna = house.player("Anna").await;
    let request = json!({"game": GAME, "seats": ["me", "cabin-boy", "cabin-boy"], "start": true});
    let made = anna.post("/api/tables", &request.to_string()).await.unwrap();
    let path = format!("/replay/{}?part=analysis", made["table"].as_str().unwrap());
    let refused = anna.request("GET", &path, "", &[]).await.unwrap();
    assert_eq!(refused.json()["error"]["code"], "not-over");
}
