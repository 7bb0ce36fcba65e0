//! An evening with friends: everybody is told what concerns them.

use std::time::Duration;

use crate::common::{
    GAME, Stream, four_at_a_table, four_gathered, open, open_with, play_first, play_to_the_end,
    post, state,
};
use load::Client;
use serde_json::{Value, json};
use tavern::Pace;

#[tokio::test]
async fn whoever_asked_to_go_back_is_told_who_refused() {
    let house = open().await;
    let (mut players, table) = four_at_a_table(&house).await;
    play_first(&mut players[0], &table).await.unwrap();
    post(&mut players[0], &table, "undo", json!({})).await.unwrap();
    let mut stream = Stream::open(&players[0], house.address(), &table).await;
    post(&mut players[1], &table, "undo", json!({"agree": false})).await.unwrap();
    let told = stream.until(|m| m["told"].is_object()).await;
    assert_eq!((&told["told"]["what"], &told["told"]["by"]), (&json!("undo_refused"), &json!(1)));
    assert!(state(&mut players[1], &table).await.get("told").is_none(), "they know it");
    play_first(&mut players[1], &table).await.unwrap();
    assert!(state(&mut players[0], &table).await.get("told").is_none(), "the match went on");
}

#[tokio::test]
async fn whoever_withdraws_a_proposal_troubles_nobody() {
    let house = open().await;
    let (mut players, table) = four_at_a_table(&house).await;
    play_first(&mut players[0], &table).await.unwrap();
    post(&mut players[0], &table, "undo", json!({})).await.unwrap();
    post(&mut players[0], &table, "undo", json!({"agree": false})).await.unwrap();
    for player in &mut players {
        assert!(state(player, &table).await.get("told").is_none());
    }
}

#[tokio::test]
async fn the_others_are_told_that_a_choice_was_taken_back_and_that_somebody_plays_on() {
    let house = open().await;
    let (mut players, table) = four_at_a_table(&house).await;
    play_first(&mut players[2], &table).await.unwrap();
    post(&mut players[2], &table, "take_back", json!({})).await.unwrap();
    let told = state(&mut players[0], &table).await["told"].clone();
    assert_eq!((&told["what"], &told["by"]), (&json!("took_back"), &json!(2)));
    assert!(state(&mut players[2], &table).await.get("told").is_none());
    post(&mut players[0], &table, "close", json!({})).await.unwrap();
    post(&mut players[3], &table, "play_on", json!({})).await.unwrap();
    let told = state(&mut players[0], &table).await["told"].clone();
    assert_eq!((&told["what"], &told["by"]), (&json!("end_refused"), &json!(3)));
}

/// A match of one person against bots, and one round of it.
async fn against_bots(client: &mut Client) -> String {
    let level = catalog::find(GAME).unwrap().bots.levels()[0].id();
    let request = json!({"game": GAME, "seats": ["me", level, level], "start": true});
    let made = client.post("/api/tables", &request.to_string()).await.unwrap();
    made["table"].as_str().unwrap().to_owned()
}

#[tokio::test]
async fn a_match_in_which_a_revealed_round_was_undone_is_practice_and_its_record_says_so() {
    let house = open().await;
    let mut anna = house.player("Anna").await;
    let table = against_bots(&mut anna).await;
    let mut stream = Stream::open(&anna, house.address(), &table).await;
    let first = stream.until(|m| m["legal"].is_array()).await;
    assert_eq!(state(&mut anna, &table).await["undone"], json!(0));
    play_first(&mut anna, &table).await.unwrap();
    // The bots choose, the round is revealed, and the next one begins.
    stream.until(|m| m["decision"].as_u64() > first["decision"].as_u64()).await;
    assert_eq!(state(&mut anna, &table).await["may_take_back"], json!(false));
    post(&mut anna, &table, "undo", json!({})).await.unwrap();
    let seen = state(&mut anna, &table).await;
    assert_eq!((&seen["undone"], &seen["told"]["what"]), (&json!(1), &json!("went_back")));
    post(&mut anna, &table, "close", json!({})).await.unwrap();
    let path = format!("/api/tables/{table}/record");
    let record = anna.get(&path).await.unwrap();
    assert_eq!(record["circumstances"]["undone"], json!(1));
    let compact = anna.get(&format!("{path}?form=compact")).await.unwrap();
    let compact = compact["record"].as_str().unwrap();
    let game = catalog::find(GAME).unwrap().game;
    assert_eq!(game.replay(compact).unwrap().undone(), 1);
    let page = format!("/replay?record={compact}&lang=en");
    let page = anna.request("GET", &page, "", &[("Accept", "text/html")]).await.unwrap();
    assert!(page.body.contains("Practice: once"), "the replay does not say it");
    let altered = compact.replace(&compact[compact.len() - 20..], "AAAAAAAAAAAAAAAAAAAA");
    assert!(game.replay(&altered).is_err());
}

#[tokio::test]
async fn players_see_by_name_who_watches() {
    let house = open().await;
    let (mut players, table) = four_at_a_table(&house).await;
    let mut player = Stream::open(&players[0], house.address(), &table).await;
    let eve = house.player("anna").await;
    let watching = Stream::open(&eve, house.address(), &table).await;
    let stranger = Stream::open(&Client::new(house.address()), house.address(), &table).await;
    let seen = player.until(|m| m["strangers"] == 1).await;
    assert_eq!(seen["watchers"], json!(["anna 2"]), "no two names look alike");
    let page = page_of(&mut players[0], &table).await;
    assert!(page.contains("and 1 more") && page.contains("value=\"hush\""));
    let again = Stream::open(&eve, house.address(), &table).await;
    drop((watching, stranger));
    player.until(|m| m["strangers"] == 0 && m["watchers"] == json!(["anna 2"])).await;
    drop(again);
    player.until(|m| m["watchers"] == json!([])).await;
    let page = page_of(&mut players[0], &table).await;
    assert!(!page.contains("value=\"hush\""), "nobody is there to be asked for silence");
    let stranger = Stream::open(&Client::new(house.address()), house.address(), &table).await;
    player.until(|m| m["strangers"] == 1).await;
    assert!(page_of(&mut players[0], &table).await.contains("1 person"), "and nobody more");
    drop(stranger);
    player.until(|m| m["strangers"] == 0).await;
    assert_eq!(state(&mut players[1], &table).await["watchers"], json!([]));
}

#[tokio::test]
async fn a_table_that_becomes_private_sends_strangers_away_and_keeps_its_people() {
    let house = open().await;
    let (mut players, table) = four_gathered(&house, json!({})).await;
    let mut eve = house.player("Eve").await;
    let mut watching = Stream::open(&eve, house.address(), &table).await;
    let mut guest = Stream::open(&players[1], house.address(), &table).await;
    post(&mut players[0], &table, "set_up", json!({"private": true, "seconds": 60})).await.unwrap();
    let told = guest.until(|m| m["public"] == json!(false)).await;
    assert_eq!(told["seconds"], json!(60));
    assert!(told["invite"].is_string());
    while watching.try_next().await.is_some() {}
    let path = format!("/api/tables/{table}");
    assert_eq!(eve.request("GET", &path, "", &[]).await.unwrap().status, 404);
    let listed = eve.get("/api/tables").await.unwrap();
    assert!(!listed.to_string().contains(&table), "the lobby forgot it");
    assert_eq!(post(&mut players[0], &table, "start", json!({})).await, Err("just-changed".into()));
}

async fn page_of(client: &mut Client, table: &str) -> String {
    let path = format!("/table/{table}?lang=en");
    client.request("GET", &path, "", &[("Accept", "text/html")]).await.unwrap().body
}

#[tokio::test]
async fn a_bot_for_whoever_is_away_is_offered_on_their_seat_when_the_rules_allow_it() {
    let house = open_with(|config| {
        let (linger, away) = (Duration::from_millis(200), Duration::from_secs(2));
        config.pace = Pace { linger, away, ..Pace::INSTANT };
    });
    let house = house.await;
    let (mut players, table) = four_at_a_table(&house).await;
    tokio::time::sleep(Duration::from_millis(400)).await;
    let offer = "form=\"stand-in-form\" name=\"seat\" value=\"3\"";
    let page = page_of(&mut players[0], &table).await;
    assert!(!page.contains(offer) && page.contains("data-until"), "the time runs");
    tokio::time::sleep(Duration::from_secs(2)).await;
    assert!(page_of(&mut players[0], &table).await.contains(offer));
    let mut eve = house.player("Eve").await;
    assert!(!page_of(&mut eve, &table).await.contains(offer), "spectators decide nothing");
}

#[tokio::test]
async fn whoever_is_played_for_by_a_bot_is_not_told_to_decide() {
    let house = open_with(|config| {
        let never = Duration::from_secs(600);
        config.pace = Pace { bot_min: never, bot_max: never, ..Pace::INSTANT };
    });
    let house = house.await;
    let (mut players, table) = four_gathered(&house, json!({"seconds": 30})).await;
    post(&mut players[0], &table, "start", json!({})).await.unwrap();
    let mine = page_of(&mut players[1], &table).await;
    assert!(mine.contains("name=\"decision\"") && mine.contains("role=\"timer\""));
    post(&mut players[1], &table, "leave", json!({})).await.unwrap();
    let mine = page_of(&mut players[1], &table).await;
    for absent in ["name=\"decision\"", "a bot stands in", "id=\"ask-captain\""] {
        assert!(!mine.contains(absent), "{absent}");
    }
    assert!(mine.contains("a bot plays for you") && mine.contains("value=\"return\""));
    let left = state(&mut players[0], &table).await["time_left_ms"].clone();
    assert_eq!(left[1], Value::Null, "no clock runs for who is played for");
    post(&mut players[1], &table, "return", json!({})).await.unwrap();
    assert!(page_of(&mut players[1], &table).await.contains("name=\"decision\""));
}

#[tokio::test]
async fn all_names_at_a_table_are_written_in_one_size() {
    let house = open().await;
    let mut anna = house.player("Anna").await;
    let table = against_bots(&mut anna).await;
    let page = page_of(&mut anna, &table).await;
    let count = |class: &str| page.matches(&format!("<b class=\"{class}\">")).count();
    assert_eq!((count("name long"), count("name")), (3, 0));
}

#[tokio::test]
async fn a_rematch_against_bots_alone_begins_at_once() {
    let house = open().await;
    let mut anna = house.player("Anna").await;
    let table = against_bots(&mut anna).await;
    let mut stream = Stream::open(&anna, house.address(), &table).await;
    play_to_the_end(&mut stream).await;
    let again = anna.post(&format!("/api/tables/{table}/rematch"), "").await.unwrap();
    let seen = state(&mut anna, again["table"].as_str().unwrap()).await;
    assert_eq!((&seen["status"], &seen["rematch_of"]), (&json!("playing"), &json!(table)));
}
