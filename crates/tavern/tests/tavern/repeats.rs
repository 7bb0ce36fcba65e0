//! Repeats, stale actions, taking back.

use crate::common::{Stream, four_at_a_table, open, play_first, post, state};
use serde_json::{Value, json};

fn first(state: &Value, id: &str) -> Value {
    json!({"decision": state["decision"], "action": state["legal"][0]["action"], "id": id})
}

#[tokio::test]
async fn a_repeat_is_not_played_twice_and_is_answered_like_the_first() {
    let house = open().await;
    let (mut players, table) = four_at_a_table(&house).await;
    let body = first(&state(&mut players[0], &table).await, "a1");
    let once = post(&mut players[0], &table, "play", body.clone()).await.unwrap();
    let twice = post(&mut players[0], &table, "play", body.clone()).await.unwrap();
    assert_eq!(once, twice);
    let house = house.reopen().await;
    let mut anna = load::Client::new(house.address());
    let auth = format!("Bearer {}", players[0].key().unwrap());
    let path = format!("/api/tables/{table}/play");
    let answer = anna.request("POST", &path, &body.to_string(), &[("Authorization", &auth)]).await;
    assert_eq!(answer.unwrap().json(), once);
}

#[tokio::test]
async fn choices_that_others_make_at_the_same_time_do_not_make_mine_stale() {
    let house = open().await;
    let (mut players, table) = four_at_a_table(&house).await;
    let mine = first(&state(&mut players[3], &table).await, "late");
    for player in &mut players[..3] {
        play_first(player, &table).await.unwrap();
    }
    post(&mut players[3], &table, "play", mine).await.unwrap();
}

#[tokio::test]
async fn an_action_for_an_earlier_decision_is_refused_with_the_reason() {
    let house = open().await;
    let (mut players, table) = four_at_a_table(&house).await;
    let stale = first(&state(&mut players[0], &table).await, "again");
    for player in &mut players {
        play_first(player, &table).await.unwrap();
    }
    let mut body = stale;
    body["id"] = json!("other");
    let path = format!("/api/tables/{table}/play?lang=ru");
    let refused = players[0].request("POST", &path, &body.to_string(), &[]).await.unwrap();
    assert_eq!((refused.status, refused.json()["error"]["code"].clone()), (409, json!("stale")));
    assert!(refused.body.contains("Стол уже ушёл вперёд"));
}

#[tokio::test]
async fn a_refusal_by_the_rules_names_the_rule() {
    let house = open().await;
    let (mut players, table) = four_at_a_table(&house).await;
    let seen = state(&mut players[0], &table).await;
    let body = json!({"decision": seen["decision"], "action": {"dive": 99}});
    let path = format!("/api/tables/{table}/play");
    let refused = players[0].request("POST", &path, &body.to_string(), &[]).await.unwrap();
    assert_eq!(refused.status, 422);
    assert!(refused.json()["error"]["message"].is_string(), "{}", refused.body);
}

#[tokio::test]
async fn a_sealed_choice_can_be_taken_back_until_the_last_is_in() {
    let house = open().await;
    let (mut players, table) = four_at_a_table(&house).await;
    let before = state(&mut players[0], &table).await;
    play_first(&mut players[0], &table).await.unwrap();
    let chosen = state(&mut players[0], &table).await;
    assert_eq!((&chosen["may_take_back"], chosen.get("decision")), (&json!(true), None));
    post(&mut players[0], &table, "take_back", json!({})).await.unwrap();
    let after = state(&mut players[0], &table).await;
    assert_eq!((&after["view"], &after["legal"]), (&before["view"], &before["legal"]));
    assert_ne!(after["decision"], before["decision"]);
    for player in &mut players {
        play_first(player, &table).await.unwrap();
    }
    let refused = post(&mut players[0], &table, "take_back", json!({})).await;
    assert_eq!(refused, Err("refusal-revealed".into()));
}

#[tokio::test]
async fn beyond_the_fence_everybody_has_to_agree() {
    let house = open().await;
    let (mut players, table) = four_at_a_table(&house).await;
    let mut stream = Stream::open(&players[1], house.address(), &table).await;
    let before = state(&mut players[0], &table).await;
    for player in &mut players {
        play_first(player, &table).await.unwrap();
    }
    assert_eq!(
        post(&mut players[1], &table, "undo", json!({"agree": false})).await,
        Err("nothing-to-undo".into())
    );
    post(&mut players[0], &table, "undo", json!({})).await.unwrap();
    stream.until(|m| m["undo"]["by"] == 0).await;
    post(&mut players[1], &table, "undo", json!({"agree": false})).await.unwrap();
    assert!(state(&mut players[0], &table).await["undo"].is_null());
    for player in &mut players {
        post(player, &table, "undo", json!({"agree": true})).await.unwrap();
    }
    let rewound = stream.until(|m| m["rewound"] == true).await;
    assert_eq!(rewound["to_act"], json!([0, 1, 2, 3]));
    assert_eq!(state(&mut players[0], &table).await["view"], before["view"]);
}
