//! The turning points of a match, and why its decisions were made: found once, kept, and shown to anyone who may see the
//! replay.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]
#![allow(unreachable_pub, reason = "what the test files share is public among them")]

#[path = "tavern/common.rs"]
#[allow(dead_code, reason = "the other tests need more of it")]
mod common;

use std::time::Duration;

use common::{GAME, House, Stream, open, play_to_the_end};
use load::Client;
use serde_json::{Value, json};

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
    assert_eq!(part.matches("<tbody class=").count(), 3, "luck and skill of every seat: {part}");
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
    let table = made["table"].as_str().unwrap();
    let api = ["analysis", "why"].map(|what| format!("/api/tables/{table}/{what}"));
    for path in [path, format!("/replay/{table}?part=why&step=0")].iter().chain(&api) {
        let refused = anna.request("GET", path, "", &[]).await.unwrap();
        assert_eq!(refused.json()["error"]["code"], "not-over", "{path}");
    }
}

/// What the API says at this address, once it is thought over.
async fn told(client: &mut Client, path: &str, is_done: fn(&Value) -> bool) -> Value {
    for _ in 0..600 {
        let answer = client.get(path).await.unwrap();
        if is_done(&answer) {
            return answer;
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    panic!("{path} is not thought over");
}

fn number(of: &Value) -> i64 {
    of.as_i64().unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn luck_and_skill_of_every_seat_add_up_to_its_end() {
    let house = open().await;
    let (mut anna, table) = finished(&house).await;
    let path = format!("/api/tables/{table}/analysis?lang=en");
    let analysis = told(&mut anna, &path, |answer| answer["percent"] == 100).await;
    let balances = analysis["balances"].as_array().unwrap();
    assert_eq!(balances.len(), 3);
    for balance in balances {
        let sum = ["start", "own", "others", "luck"].map(|part| number(&balance[part]));
        assert_eq!(sum.iter().sum::<i64>(), number(&balance["end"]), "{balance}");
        assert!(number(&balance["own"]) <= 0, "nobody gains by what is not the best: {balance}");
    }
    let ends: i64 = balances.iter().map(|balance| number(&balance["end"])).sum();
    assert!((99..=101).contains(&ends), "somebody has won: {ends}");
    let costly = analysis["costly"].as_array().unwrap();
    assert!(!costly.is_empty(), "cabin boys make mistakes");
    for costly in costly {
        assert!(!costly["played"]["words"].as_str().unwrap().is_empty(), "{costly}");
        assert!(
            number(&costly["best"]["wins_percent"]) >= number(&costly["played"]["wins_percent"])
        );
    }
    let has_line = |costly: &Value| !costly["played"]["line"].as_array().unwrap().is_empty();
    assert!(costly.iter().any(has_line), "something refutes something: {analysis}");
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_asks_why_is_told_the_best_choices_and_always_the_same() {
    let house = open().await;
    let (mut anna, table) = finished(&house).await;
    let path = format!("/api/tables/{table}/why?actions=0&lang=en");
    let why = told(&mut anna, &path, |answer| answer["done"] == true).await;
    let choices = why["choices"].as_array().unwrap();
    assert!((2..=4).contains(&choices.len()), "{why}");
    let played = choices.iter().filter(|choice| choice["played"] == true).count();
    assert_eq!(played, 1, "{why}");
    let house = house.reopen().await;
    let mut stranger = Client::new(house.address());
    assert_eq!(told(&mut stranger, &path, |answer| answer["done"] == true).await, why);
    let path = format!("/api/tables/{table}/why?actions=100000");
    let nothing = told(&mut stranger, &path, |answer| answer["done"] == true).await;
    assert_eq!(nothing["choices"], json!([]));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_step_of_a_replay_says_why_in_words_with_script_and_without() {
    let house = open().await;
    let (mut anna, table) = finished(&house).await;
    let step = page(&mut anna, &format!("/replay/{table}?step=0&as=0")).await;
    assert!(step.contains("id=\"ask-why\"") && !step.contains("class=\"reasons\""));
    let path = format!("/replay/{table}?step=0&as=0&part=why");
    let part = thought_over(&mut anna, &path).await;
    assert_eq!(board::well_formed(&part), Ok(()));
    assert!((2..=4).contains(&part.matches(" wins ").count().div_ceil(2)), "{part}");
    assert!(!part.contains('⟨') && !part.contains(" style="), "{part}");
    let (words, figures) = part.split_once("<details").unwrap();
    assert!(!words.contains('%') && figures.contains('%'), "figures are on demand: {part}");
    let whole = page(&mut anna, &format!("/replay/{table}?step=0&as=0&why=yes")).await;
    assert!(whole.contains("class=\"reasons\"") && whole.contains("id=\"board\""));
    let russian = page(&mut anna, &format!("{path}&lang=ru")).await;
    assert!(russian.contains("победа") && !russian.contains('⟨'), "{russian}");
    let last = page(&mut anna, &format!("/replay/{table}?step=9999&as=all")).await;
    assert!(!last.contains("id=\"ask-why\""), "nothing is decided any more");
}
