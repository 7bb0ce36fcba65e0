//! Hints: given to the seat that asks, where the table allows it, and to nobody else.

use load::Client;
use serde_json::{Value, json};

use crate::common::{
    GAME, House, Stream, four_at_a_table, four_gathered, open, play_first, post, state,
};

/// Four people at a table where everybody may ask a captain.
async fn four_with_hints(house: &House) -> (Vec<Client>, String) {
    let (mut players, table) = four_gathered(house, json!({"hints": "always"})).await;
    post(&mut players[0], &table, "start", json!({})).await.unwrap();
    (players, table)
}

/// One person and three bots.
async fn alone(house: &House) -> (Client, String) {
    let mut anna = house.player("Anna").await;
    let request =
        json!({"game": GAME, "seats": ["me", "sailor", "sailor", "sailor"], "start": true});
    let made = anna.post("/api/tables", &request.to_string()).await.unwrap();
    (anna, made["table"].as_str().unwrap().to_owned())
}

async fn ask(client: &mut Client, table: &str) -> Result<Value, String> {
    let decision = state(client, table).await["decision"].clone();
    post(client, table, "hint", json!({"decision": decision})).await
}

/// The hint on a stream, once it is thought out.
async fn hint(stream: &mut Stream) -> Value {
    stream.until(|m| m["hint"]["choices"].is_array()).await["hint"].clone()
}

#[tokio::test]
async fn whoever_plays_against_bots_may_ask_and_hears_three_actions_at_most() {
    let house = open().await;
    let (mut anna, table) = alone(&house).await;
    let mut stream = Stream::try_open(&anna, house.address(), &table, "?lang=en").await.unwrap();
    ask(&mut anna, &table).await.unwrap();
    let hint = hint(&mut stream).await;
    let seen = state(&mut anna, &table).await;
    assert_eq!((&hint["decision"], &seen["hint"]), (&seen["decision"], &hint));
    let choices = hint["choices"].as_array().unwrap();
    assert!((1..=3).contains(&choices.len()), "{hint}");
    for choice in choices {
        let known = |legal: &Value| {
            legal["action"] == choice["action"] && legal["words"] == choice["words"]
        };
        assert!(seen["legal"].as_array().unwrap().iter().any(known), "{choice}");
        assert!((0..=100).contains(&choice["wins_percent"].as_i64().unwrap()));
    }
    assert_eq!(seen["number"], state(&mut anna, &table).await["number"], "nothing was played");
}

#[tokio::test]
async fn where_it_matters_the_page_says_what_the_choice_is_about() {
    let house = open().await;
    let mut anna = house.player("Anna").await;
    let cats = json!({"game": "isle-of-cats", "seats": ["me", "sailor"], "start": true});
    let mut told = 0;
    for _ in 0..12 {
        let made = anna.post("/api/tables", &cats.to_string()).await.unwrap();
        let table = made["table"].as_str().unwrap().to_owned();
        let mut stream = Stream::open(&anna, house.address(), &table).await;
        ask(&mut anna, &table).await.unwrap();
        hint(&mut stream).await;
        let path = format!("/table/{table}?lang=en");
        let page = anna.request("GET", &path, "", &[]).await.unwrap().body;
        let (_, counsel) = page.split_once("id=\"counsel\"").expect("the hint stands there");
        let (counsel, _) = counsel.split_once("</section>").unwrap();
        let matters = ["better than", "mostly this"].iter().any(|lead| counsel.contains(lead));
        assert_eq!(counsel.contains("Which lessons to keep"), matters, "{counsel}");
        told += u32::from(matters);
    }
    assert!(told > 0, "of twelve deals of lessons, one is clear");
}

#[tokio::test]
async fn whoever_asks_twice_hears_the_same() {
    let house = open().await;
    let (mut anna, table) = alone(&house).await;
    let mut stream = Stream::open(&anna, house.address(), &table).await;
    ask(&mut anna, &table).await.unwrap();
    let first = hint(&mut stream).await;
    ask(&mut anna, &table).await.unwrap();
    assert_eq!(
        state(&mut anna, &table).await["hint"]["choices"][0]["action"],
        first["choices"][0]["action"]
    );
    let thought_out = house.running.tavern.metrics.hints.get();
    assert_eq!(thought_out, 1, "nobody thought twice");
    let metrics = anna.request("GET", "/metrics", "", &[]).await.unwrap().body;
    assert!(metrics.contains("tavern_") && !metrics.contains("hint"), "{metrics}");
}

#[tokio::test]
async fn a_hint_goes_with_its_decision() {
    let house = open().await;
    let (mut anna, table) = alone(&house).await;
    let mut stream = Stream::open(&anna, house.address(), &table).await;
    ask(&mut anna, &table).await.unwrap();
    hint(&mut stream).await;
    let before = state(&mut anna, &table).await;
    play_first(&mut anna, &table).await.unwrap();
    stream.until(|m| m["decision"].as_u64() > before["decision"].as_u64()).await;
    assert!(state(&mut anna, &table).await.get("hint").is_none());
    let stale = json!({"decision": before["decision"]});
    assert_eq!(post(&mut anna, &table, "hint", stale).await, Err("stale".into()));
}

#[tokio::test]
async fn nobody_else_is_sent_a_byte_of_it() {
    let house = open().await;
    let (mut players, table) = four_with_hints(&house).await;
    let eve = house.player("Eve").await;
    let mut streams = Vec::new();
    for client in players.iter().chain([&eve]) {
        streams.push(Stream::open(client, house.address(), &table).await);
    }
    post(&mut players[0], &table, "say", json!({"text": "ready"})).await.unwrap();
    for stream in &mut streams {
        stream.until(|m| m["chat"][0]["text"] == "ready").await;
        stream.heard.clear();
    }
    ask(&mut players[0], &table).await.unwrap();
    hint(&mut streams[0]).await;
    post(&mut players[0], &table, "say", json!({"text": "done"})).await.unwrap();
    for stream in &mut streams[1..] {
        let next = stream.next().await;
        assert_eq!(next["chat"][0]["text"], "done", "the first that they hear is the next word");
        assert!(!stream.heard.concat().contains("hint\""));
    }
    for player in &mut players[1..] {
        assert!(state(player, &table).await.get("hint").is_none());
    }
}

#[tokio::test]
async fn it_is_refused_with_a_reason() {
    let house = open().await;
    let (mut players, table) = four_at_a_table(&house).await;
    assert_eq!(state(&mut players[0], &table).await["hints"], false);
    assert_eq!(ask(&mut players[0], &table).await, Err("no-hints".into()), "two could sit there");
    let (mut players, table) = four_with_hints(&house).await;
    let decision = state(&mut players[0], &table).await["decision"].clone();
    let about = json!({"decision": decision});
    let mut eve = house.player("Eve").await;
    assert_eq!(post(&mut eve, &table, "hint", about.clone()).await, Err("not-seated".into()));
    play_first(&mut players[0], &table).await.unwrap();
    assert_eq!(post(&mut players[0], &table, "hint", about).await, Err("not-to-act".into()));
    let (mut players, table) = four_gathered(&house, json!({"hints": "always"})).await;
    let early = post(&mut players[0], &table, "hint", json!({"decision": 0})).await;
    assert_eq!(early, Err("not-playing".into()));
}

#[tokio::test]
async fn hints_are_on_while_nobody_else_can_sit_there() {
    let house = open().await;
    let mut anna = house.player("Anna").await;
    let request = json!({"game": GAME, "seats": ["me", "sailor", "sailor"]});
    let made = anna.post("/api/tables", &request.to_string()).await.unwrap();
    let table = made["table"].as_str().unwrap();
    assert_eq!(state(&mut anna, table).await["hints"], true);
    post(&mut anna, table, "free", json!({"seat": 1})).await.unwrap();
    assert_eq!(state(&mut anna, table).await["hints"], false);
    let request = json!({"game": GAME, "seats": ["me", "sailor", "sailor"], "hints": "never"});
    let made = anna.post("/api/tables", &request.to_string()).await.unwrap();
    assert_eq!(state(&mut anna, made["table"].as_str().unwrap()).await["hints"], false);
}
