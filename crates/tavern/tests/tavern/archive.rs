//! The archive: what was public is found, what was not is not, and all of it follows from the entries.

use std::ops::ControlFlow::Continue;

use load::Client;
use serde_json::{Value, json};
use tavern::{Rate, Tavern, move_in, rebuild};

use crate::common::{GAME, config, open, open_with, post, state};

async fn play(client: &mut Client, table: &str) {
    loop {
        let now = state(client, table).await;
        if now["status"] == "over" {
            return;
        }
        if now["decision"].is_null() {
            let path = format!("/api/tables/{table}?after={}&wait=5", now["number"]);
            client.get(&path).await.unwrap();
            continue;
        }
        let body = json!({"decision": now["decision"], "action": now["legal"][0]["action"]});
        let _ = post(client, table, "play", body).await;
    }
}

/// A match of this player against cabin boys, to its end.
async fn played(client: &mut Client, wish: Value) -> String {
    let mut request =
        json!({"game": GAME, "seats": ["me", "cabin-boy", "cabin-boy"], "start": true});
    request.as_object_mut().unwrap().extend(wish.as_object().unwrap().clone());
    let made = client.post("/api/tables", &request.to_string()).await.unwrap();
    let table = made["table"].as_str().unwrap().to_owned();
    play(client, &table).await;
    table
}

async fn found(client: &mut Client, query: &str) -> Vec<Value> {
    let found = client.get(&format!("/api/archive?{query}")).await.unwrap();
    found["matches"].as_array().unwrap().clone()
}

#[tokio::test]
async fn what_was_public_is_found_and_nothing_else_is() {
    let house = open().await;
    let mut anna = house.player("Anna").await;
    let public = played(&mut anna, json!({})).await;
    played(&mut anna, json!({"private": true})).await;
    played(&mut anna, json!({"spectators": false})).await;
    let given_up = json!({"game": GAME, "seats": ["me", "cabin-boy"], "start": true});
    let made = anna.post("/api/tables", &given_up.to_string()).await;
    if let Ok(made) = made {
        let _ = post(&mut anna, made["table"].as_str().unwrap(), "close", json!({})).await;
    }
    let mut stranger = Client::new(house.address());
    let all = found(&mut stranger, "").await;
    assert_eq!(all.len(), 1, "{all:?}");
    assert_eq!((&all[0]["table"], &all[0]["game"]), (&json!(public), &json!(GAME)));
    assert_eq!(all[0]["seats"][0]["name"], "Anna");
    let over = state(&mut anna, &public).await;
    assert_eq!(all[0]["seats"][0]["points"], over["outcome"][0]["points"]);
    assert_eq!(found(&mut stranger, "name=Anna&seats=3&people=1").await.len(), 1);
    for nobody in ["name=Ann", "seats=2", "people=2", "page=1"] {
        assert_eq!(found(&mut stranger, nobody).await, Vec::<Value>::new(), "{nobody}");
    }
    let html = [("Accept", "text/html")];
    let page = stranger.request("GET", "/archive", "", &html).await.unwrap();
    assert!(page.body.contains(&format!("/replay/{public}")), "{}", page.body);
    let great = stranger.request("GET", "/archive/great", "", &html).await.unwrap();
    assert!(great.head.contains(&format!("/replay/{public}")), "{}", great.head);
    let replay = stranger.request("GET", &format!("/replay/{public}"), "", &html).await.unwrap();
    assert_eq!(replay.status, 200);
}

#[tokio::test]
async fn what_goes_on_now_keeps_to_the_search() {
    let house = open().await;
    let mut anna = house.player("Anna").await;
    let request = json!({"game": GAME, "seats": ["me", "cabin-boy", "cabin-boy"], "start": true});
    let made = anna.post("/api/tables", &request.to_string()).await.unwrap();
    let link = format!("/table/{}", made["table"].as_str().unwrap());
    let mut stranger = Client::new(house.address());
    for (query, is_shown) in [
        ("", true),
        ("name=Anna&seats=3&people=1", true),
        ("name=Nobody", false),
        ("seats=2", false),
        ("people=2", false),
    ] {
        let path = format!("/archive?{query}");
        let page = stranger.request("GET", &path, "", &[("Accept", "text/html")]).await.unwrap();
        assert_eq!(page.body.contains(&link), is_shown, "{query}");
    }
}

/// All that was found out about matches, as it is kept.
fn rows(file: &std::path::Path) -> Vec<Vec<rusqlite::types::Value>> {
    let connection = rusqlite::Connection::open(file).unwrap();
    let mut all = connection.prepare("SELECT * FROM finished ORDER BY table_id").unwrap();
    let n = all.column_count();
    let row = |row: &rusqlite::Row<'_>| (0..n).map(|column| row.get(column)).collect();
    all.query_map([], row).unwrap().collect::<rusqlite::Result<_>>().unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn all_of_it_is_made_anew_from_the_entries_and_moves_along_with_them() {
    let folder = tempfile::tempdir().unwrap();
    let running = Tavern::start(config(&folder)).await.unwrap();
    let mut anna = Client::introduce(running.address, "Anna").await.unwrap();
    let thought_over = played(&mut anna, json!({})).await;
    played(&mut anna, json!({"private": true})).await;
    let begun = anna.post("/api/daily", &json!({"game": GAME}).to_string()).await.unwrap();
    let tried = begun["table"].as_str().unwrap().to_owned();
    play(&mut anna, &tried).await;
    post(&mut anna, &tried, "sign", json!({"named": true})).await.unwrap();
    let analysis = format!("/replay/{thought_over}?part=analysis");
    let html = [("Accept", "text/html")];
    while anna.request("GET", &analysis, "", &html).await.unwrap().body.contains("data-more") {
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    }
    let (listed, day) =
        (found(&mut anna, "").await, anna.get(&format!("/api/daily?game={GAME}")).await.unwrap());
    assert!(listed[0]["lead_changes"].is_number(), "{listed:?}");
    running.stop().await.unwrap();
    let (file, place) = (folder.path().join("tortuga.db"), folder.path().to_str().unwrap());
    let before = rows(&file);
    assert_eq!(before.len(), 3);
    let rebuilt =
        tokio::task::block_in_place(|| rebuild(place, |_, _| Continue(()))).unwrap().unwrap();
    assert_eq!((rebuilt.finished, rebuilt.tables), (3, 3));
    assert_eq!(rows(&file), before);
    let connection = rusqlite::Connection::open(&file).unwrap();
    connection.execute_batch("DELETE FROM finished WHERE table_id > 1; UPDATE finished SET margin = 9, lead_changes = 77").unwrap();
    drop(connection);
    tokio::task::block_in_place(|| rebuild(place, |_, _| Continue(()))).unwrap();
    assert_eq!(rows(&file), before);
    let postgres = engines::Postgres::start().unwrap();
    let moved =
        tokio::task::block_in_place(|| move_in(place, &postgres.url(), |_, _| Continue(())));
    assert_eq!(moved.unwrap().unwrap().tables, 3);
    for is_made_anew in [false, true] {
        if is_made_anew {
            let url = postgres.url();
            tokio::task::block_in_place(|| rebuild(&url, |_, _| Continue(()))).unwrap();
        }
        let mut config = config(&folder);
        config.store = Some(postgres.url());
        let running = Tavern::start(config).await.unwrap();
        let mut there = anna.moved(running.address);
        assert_eq!(found(&mut there, "").await, listed);
        let same = there.get(&format!("/api/daily?game={GAME}")).await.unwrap();
        for field in ["tries", "board", "commitment", "committed", "ahead"] {
            assert_eq!(same[field], day[field], "{field}");
        }
        running.stop().await.unwrap();
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_page_of_a_game_shows_what_was_played_out_before_the_tavern_opened() {
    let folder = tempfile::tempdir().unwrap();
    let running = Tavern::start(config(&folder)).await.unwrap();
    let mut anna = Client::introduce(running.address, "Anna").await.unwrap();
    let public = played(&mut anna, json!({})).await;
    let private = played(&mut anna, json!({"private": true})).await;
    running.stop().await.unwrap();
    let running = Tavern::start(config(&folder)).await.unwrap();
    let mut there = anna.moved(running.address);
    let path = format!("/games/{GAME}");
    let mut page = String::new();
    // The archive is read while the tavern is already open.
    while !page.contains(&format!("/replay/{public}")) {
        page = there.request("GET", &path, "", &[("Accept", "text/html")]).await.unwrap().body;
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    }
    assert!(!page.contains(&private), "{page}");
    running.stop().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_search_is_paid_for_like_other_slow_work() {
    let house = open_with(|config| config.limits.work_an_address = Rate::new(0.1, 0.001)).await;
    let mut client = Client::new(house.address());
    let mut statuses = Vec::new();
    for _ in 0..40 {
        let answer = client.request("GET", "/api/archive?order=closest&name=zzzz", "", &[]).await;
        statuses.push(answer.unwrap().status);
    }
    assert_eq!(statuses[0], 200);
    assert!(statuses.contains(&429), "searches cost nothing: {statuses:?}");
    let lobby = client.request("GET", "/", "", &[]).await.unwrap();
    assert_eq!(lobby.status, 200, "whoever has searched too much can still play");
}
