//! Challenges: the same deal, the same seat, the same bots, for everybody.

use load::Client;
use serde_json::{Value, json};

use crate::common::{GAME, House, open, post, state};

/// Plays the first legal action, again and again; after `pause` decisions the tavern loses power, once.
async fn play(mut house: House, client: &mut Client, table: &str, pause: usize) -> House {
    for decisions in 0.. {
        if decisions == pause {
            house = house.reopen().await;
            *client = client.moved(house.address());
        }
        loop {
            let now = state(client, table).await;
            if now["status"] == "over" {
                return house;
            }
            if !now["decision"].is_null() {
                let body =
                    json!({"decision": now["decision"], "action": now["legal"][0]["action"]});
                let _ = post(client, table, "play", body).await;
                break;
            }
            let path = format!("/api/tables/{table}?after={}&wait=5", now["number"]);
            client.get(&path).await.unwrap();
        }
    }
    house
}

/// A fresh deal of Anna's, against a captain.
async fn fresh(anna: &mut Client) -> String {
    let headers = [("Accept", "text/html"), ("Content-Type", "application/x-www-form-urlencoded")];
    let path = format!("/challenge/new/{GAME}");
    let answer = anna.request("POST", &path, "level=captain&seats=3", &headers).await.unwrap();
    let (_, table) = answer.head.lines().find_map(|line| line.split_once("/challenge/")).unwrap();
    table.to_owned()
}

async fn record(client: &mut Client, table: &str) -> Value {
    client.get(&format!("/api/tables/{table}/record")).await.unwrap()
}

/// What each seat did, whoever was quicker.
fn of_seats(record: &Value) -> Vec<Vec<&Value>> {
    let all = record["actions"].as_array().unwrap();
    let of_seat = |seat: u64| all.iter().filter(|one| one[0] == seat).collect();
    (0..3).map(of_seat).collect()
}

async fn page(client: &mut Client, path: &str) -> (u16, String) {
    let answer = client.request("GET", path, "", &[("Accept", "text/html")]).await.unwrap();
    (answer.status, answer.body)
}

#[tokio::test]
async fn whoever_does_the_same_meets_the_same_even_if_the_power_goes() {
    let house = open().await;
    let mut anna = house.player("Anna").await;
    let table = fresh(&mut anna).await;
    let word = state(&mut anna, &table).await["invite"].as_str().unwrap().to_owned();
    let house = play(house, &mut anna, &table, usize::MAX).await;
    let mut boris = house.player("Boris").await;
    let path = format!("/api/challenges/{table}?invite={word}");
    let own = boris.post(&path, "").await.unwrap()["table"].as_str().unwrap().to_owned();
    let again = boris.post(&path, "").await.unwrap();
    assert_eq!(again["table"], own, "it goes on where it was");
    let house = play(house, &mut boris, &own, 4).await;
    let mut anna = anna.moved(house.address());
    let (hers, his) = (record(&mut anna, &table).await, record(&mut boris, &own).await);
    assert_eq!((of_seats(&hers), &hers["seed"]), (of_seats(&his), &his["seed"]));
    let known = boris.get(&format!("/api/challenges/{table}")).await.unwrap();
    assert_eq!(known["played"].as_array().unwrap().len(), 2);
    assert_eq!(known["played"][0]["points"], known["played"][1]["points"]);
    assert!(known["played"][0]["record"].is_string());
    let (status, body) = page(&mut boris, &format!("/challenge/{table}")).await;
    assert_eq!(status, 200, "{body}");
    assert!(body.contains("So far both saw the same") || body.contains("Here the two"), "{body}");
}

#[tokio::test]
async fn a_finished_match_becomes_a_challenge_for_those_who_know_its_word() {
    let house = open().await;
    let mut anna = house.player("Anna").await;
    let request =
        json!({"game": GAME, "seats": ["sailor", "me", "sailor"], "start": true, "private": true});
    let made = anna.post("/api/tables", &request.to_string()).await.unwrap();
    let table = made["table"].as_str().unwrap().to_owned();
    let word = made["invite"].as_str().unwrap().to_owned();
    let house = play(house, &mut anna, &table, usize::MAX).await;
    let mut boris = house.player("Boris").await;
    let (status, _) = page(&mut boris, &format!("/challenge/{table}")).await;
    assert_eq!(status, 404, "he does not know the word");
    let (status, body) = page(&mut boris, &format!("/challenge/{table}?invite={word}")).await;
    assert!(status == 200 && body.contains("Play this deal"), "{body}");
    let known = boris.get(&format!("/api/challenges/{table}?invite={word}")).await.unwrap();
    assert!(known["played"][0]["record"].is_null(), "he has not played");
    let path = format!("/api/challenges/{table}?invite={word}");
    let own = boris.post(&path, "").await.unwrap()["table"].as_str().unwrap().to_owned();
    let begun = state(&mut boris, &own).await;
    assert_eq!((&begun["seats"][1]["you"], &begun["hints"]), (&json!(true), &json!(false)));
    let commitment = state(&mut anna, &table).await["commitment"].clone();
    assert_eq!(begun["commitment"], commitment, "it is the same deal");
    let house = play(house, &mut boris, &own, usize::MAX).await;
    let (_, body) = page(&mut boris, &format!("/table/{own}")).await;
    assert!(body.contains(&format!("/challenge/{table}")), "his own table leads there: {body}");
    let (_, body) = page(&mut boris, &format!("/challenge/{table}")).await;
    assert!(body.contains("Side by side") && body.contains(&word), "{body}");
    let refused = post(&mut boris, &own, "undo", json!({"agree": true})).await;
    assert!(refused.is_err());
    drop(house);
}

#[tokio::test]
async fn whoever_begins_a_deal_again_and_again_keeps_nobody_off_its_list() {
    let house = open().await;
    let mut anna = house.player("Anna").await;
    let request = json!({"game": GAME, "seats": ["me", "sailor", "sailor"], "start": true});
    let made = anna.post("/api/tables", &request.to_string()).await.unwrap();
    let path = format!("/api/challenges/{}", made["table"].as_str().unwrap());
    let mut eve = house.player("Eve").await;
    for _ in 0..20 {
        let begun = eve.post(&path, "").await.unwrap();
        post(&mut eve, begun["table"].as_str().unwrap(), "close", json!({})).await.unwrap();
    }
    let mut boris = house.player("Boris").await;
    let own = boris.post(&path, "").await.unwrap()["table"].as_str().unwrap().to_owned();
    assert_eq!(boris.post(&path, "").await.unwrap()["table"], own, "it goes on where it was");
    let _house = play(house, &mut boris, &own, usize::MAX).await;
    let known = boris.get(&path).await.unwrap();
    let names: Vec<_> =
        known["played"].as_array().unwrap().iter().map(|one| &one["name"]).collect();
    assert_eq!(names, ["Boris"]);
}

#[tokio::test]
async fn nothing_that_was_revealed_is_undone_and_two_people_make_no_challenge() {
    let house = open().await;
    let mut anna = house.player("Anna").await;
    let table = fresh(&mut anna).await;
    let now = state(&mut anna, &table).await;
    let body = json!({"decision": now["decision"], "action": now["legal"][0]["action"]});
    post(&mut anna, &table, "play", body).await.unwrap();
    assert_eq!(
        post(&mut anna, &table, "undo", json!({"agree": true})).await,
        Err("no-undo".into())
    );
    let (players, shared) = crate::common::four_at_a_table(&house).await;
    let mut host = players.into_iter().next().unwrap();
    let refused =
        host.request("POST", &format!("/api/challenges/{shared}"), "", &[]).await.unwrap();
    assert_eq!(refused.json()["error"]["code"], "no-challenge");
}
