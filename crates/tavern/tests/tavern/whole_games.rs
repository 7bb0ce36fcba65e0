//! Whole games over the API.

use crate::common::{
    GAME, Stream, four_at_a_table, open, play_first, play_to_the_end, post, state,
};
use serde_json::json;

#[tokio::test]
async fn a_game_against_bots_can_be_played_with_requests_alone() {
    let house = open().await;
    let mut anna = house.player("Anna").await;
    let request = json!({"game": GAME, "seats": ["me", "cabin-boy", "cabin-boy"], "start": true});
    let made = anna.post("/api/tables", &request.to_string()).await.unwrap();
    let table = made["table"].as_str().unwrap();
    for _ in 0..500 {
        let seen = state(&mut anna, table).await;
        if seen["status"] == "over" {
            assert_eq!(seen["outcome"].as_array().unwrap().len(), 3);
            assert!(seen["outcome"][0]["lines"].is_array());
            return;
        }
        if seen["decision"].is_number() {
            let _ = play_first(&mut anna, table).await;
        }
        tokio::time::sleep(std::time::Duration::from_millis(2)).await;
    }
    panic!("the game did not end");
}

#[tokio::test]
async fn four_people_play_over_the_stream_and_everyone_sees_the_same_end() {
    let house = open().await;
    let (mut players, table) = four_at_a_table(&house).await;
    let commitment = state(&mut players[0], &table).await["commitment"].clone();
    let mut matches = Vec::new();
    for player in &players {
        let mut stream = Stream::open(player, house.address(), &table).await;
        matches.push(tokio::spawn(async move { play_to_the_end(&mut stream).await }));
    }
    let mut ends = Vec::new();
    for one in matches {
        ends.push(one.await.unwrap());
    }
    assert!(ends.iter().all(|end| end["outcome"] == ends[0]["outcome"]));
    let record = players[2].get(&format!("/api/tables/{table}/record")).await.unwrap();
    let game = catalog::find(GAME).unwrap().game;
    let replayed = game.replay(&record.to_string()).unwrap();
    assert_eq!(commitment, replayed.deal().unwrap().commitment());
    let points = serde_json::to_value(replayed.outcome().unwrap().points).unwrap();
    assert_eq!(ends[0]["outcome"][1]["points"], points[1]);
    let compact =
        players[1].get(&format!("/api/tables/{table}/record?form=compact")).await.unwrap();
    assert_eq!(
        game.replay(compact["record"].as_str().unwrap()).unwrap().record(),
        replayed.record()
    );
}

#[tokio::test]
async fn a_record_and_the_secret_are_shown_only_after_the_end() {
    let house = open().await;
    let (mut players, table) = four_at_a_table(&house).await;
    let path = format!("/api/tables/{table}/record");
    let refused = players[0].request("GET", &path, "", &[]).await.unwrap();
    assert_eq!((refused.status, refused.json()["error"]["code"].clone()), (409, json!("not-over")));
    assert!(state(&mut players[0], &table).await.get("deal").is_none());
}

#[tokio::test]
async fn a_rematch_seats_the_same_people_and_two_who_ask_meet_at_one_table() {
    let house = open().await;
    let (mut players, table) = four_at_a_table(&house).await;
    assert_eq!(post(&mut players[0], &table, "rematch", json!({})).await, Err("not-over".into()));
    play_all(&house, &players, &table).await;
    let [anna, boris, ..] = &mut players[..] else { unreachable!() };
    let (one, other) = tokio::join!(
        post(anna, &table, "rematch", json!({})),
        post(boris, &table, "rematch", json!({}))
    );
    let (one, other) = (one.unwrap(), other.unwrap());
    assert_eq!(one["table"], other["table"]);
    let again = state(&mut players[3], one["table"].as_str().unwrap()).await;
    let names: Vec<_> = (0..4).map(|i| again["seats"][i]["name"].as_str().unwrap()).collect();
    assert_eq!(names, ["Anna", "Boris", "Clara", "Dmitri"]);
    assert_eq!((&again["status"], &again["rematch_of"]), (&json!("gathering"), &json!(table)));
}

async fn play_all(house: &crate::common::House, players: &[load::Client], table: &str) {
    let mut matches = Vec::new();
    for player in players {
        let mut stream = Stream::open(player, house.address(), table).await;
        matches.push(tokio::spawn(async move { play_to_the_end(&mut stream).await }));
    }
    for one in matches {
        one.await.unwrap();
    }
}

#[tokio::test]
async fn words_come_in_the_language_that_was_asked_for() {
    let house = open().await;
    let (mut players, table) = four_at_a_table(&house).await;
    let mut words = Vec::new();
    for lang in ["en", "ru"] {
        let seen = players[0].get(&format!("/api/tables/{table}?lang={lang}")).await.unwrap();
        words.push(seen["legal"][0]["words"].as_str().unwrap().to_owned());
        let query = format!("?lang={lang}");
        let address = house.address();
        let stream = Stream::try_open(&players[0], address, &table, &query).await;
        assert_eq!(stream.unwrap().next().await["legal"][0]["words"], words[words.len() - 1]);
    }
    assert_ne!(words[0], words[1]);
    assert!(!words.iter().any(|words| words.contains('⟨')), "{words:?}");
    let without = Stream::open(&players[0], house.address(), &table).await.next().await;
    assert!(without["legal"][0].get("words").is_none());
}
