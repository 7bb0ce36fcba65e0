//! Several people on one device, and a curtain between them.

use std::time::Duration;

use load::Client;
use serde_json::{Value, json};

use crate::common::{GAME, House, Stream, open, open_with, post, state};

/// Anna and Boris on one device, and Clara far away; the match has begun.
async fn three(house: &House, extra: Value) -> (Client, Client, String) {
    let (mut device, mut clara) = (house.player("Anna").await, house.player("Clara").await);
    let mut request = json!({"game": GAME, "seats": ["me", "here:Boris", "open"]});
    request.as_object_mut().unwrap().extend(extra.as_object().unwrap().clone());
    let made = device.post("/api/tables", &request.to_string()).await.unwrap();
    let table = made["table"].as_str().unwrap().to_owned();
    post(&mut clara, &table, "sit", json!({})).await.unwrap();
    post(&mut device, &table, "start", json!({})).await.unwrap();
    (device, clara, table)
}

/// What is on the plain page of a table.
async fn page(client: &mut Client, table: &str) -> String {
    let path = format!("/table/{table}?lang=en");
    let page = client.request("GET", &path, "", &[]).await.unwrap();
    assert_eq!(page.status, 200);
    page.body
}

/// Whoever has the device lifts the curtain and does the first thing they may until they have decided.
async fn decide(device: &mut Client, table: &str, seat: u64) {
    post(device, table, "lift", json!({"seat": seat})).await.unwrap();
    loop {
        let state = state(device, table).await;
        if state["you"] != seat || state["decision"].is_null() {
            return;
        }
        let body = json!({"decision": state["decision"], "action": state["legal"][0]["action"]});
        post(device, table, &format!("play?as={seat}"), body).await.unwrap();
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn with_the_curtain_down_a_device_knows_what_a_spectator_knows_in_a_whole_match() {
    // Nothing plays itself between two looks.
    let house = open_with(|config| config.pace.forced = Duration::from_secs(3_600)).await;
    let (mut device, mut clara, table) = three(&house, json!({})).await;
    let mut spectator = house.player("Zoe").await;
    for _ in 0..400 {
        let (down, open) = (state(&mut device, &table).await, state(&mut spectator, &table).await);
        for part in ["view", "events", "to_act", "status"] {
            assert_eq!(down[part], open[part], "{part}");
        }
        for own in ["you", "decision", "legal", "hint", "may_take_back"] {
            assert!(down[own].is_null(), "{own} is there: {down}");
        }
        let html = page(&mut device, &table).await;
        assert!(!html.contains("name=\"action\""), "there is a choice on the page");
        if open["status"] == "over" {
            assert!(html.contains("value=\"rematch\""), "they may play again");
            return;
        }
        let first = open["to_act"][0].as_u64().unwrap();
        if first == 2 {
            let state = state(&mut clara, &table).await;
            let body =
                json!({"decision": state["decision"], "action": state["legal"][0]["action"]});
            post(&mut clara, &table, "play", body).await.unwrap();
        } else {
            assert!(html.contains("id=\"curtain\""), "there is no curtain");
            decide(&mut device, &table, first).await;
        }
    }
    panic!("the match does not end");
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_else_is_told_when_a_curtain_is_lifted_or_falls() {
    let house = open().await;
    let (mut device, clara, table) = three(&house, json!({})).await;
    let mut streams = [
        Stream::open(&clara, house.address(), &table).await,
        Stream::open_page(&clara, house.address(), &table).await,
    ];
    let mut own = Stream::open_page(&device, house.address(), &table).await;
    for stream in streams.iter_mut().chain([&mut own]) {
        stream.next_text().await.unwrap();
    }
    for seat in [0, 1, 0] {
        post(&mut device, &table, "lift", json!({"seat": seat})).await.unwrap();
        own.until_text(&format!("data-whose=\"{seat}\"")).await;
    }
    post(&mut device, &table, "lower", json!({})).await.unwrap();
    own.until_text("data-whose=\"\"").await;
    let end = json!({"text": "This is the end."});
    post(&mut device, &table, "say", end).await.unwrap();
    for stream in &mut streams {
        let next = stream.next_text().await.unwrap();
        assert!(next.contains("This is the end."), "{next}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_one_of_them_chose_is_gone_from_the_page_and_what_was_revealed_is_shown_to_all() {
    let house = open().await;
    let (mut device, mut clara, table) = three(&house, json!({})).await;
    let sent = state(&mut clara, &table).await;
    let body = json!({"decision": sent["decision"], "action": sent["legal"][0]["action"]});
    post(&mut clara, &table, "play", body).await.unwrap();
    decide(&mut device, &table, 0).await;
    let mut own = Stream::open_page(&device, house.address(), &table).await;
    own.next_text().await.unwrap();
    post(&mut device, &table, "lift", json!({"seat": 1})).await.unwrap();
    own.until_text("data-whose=\"1\"").await;
    let before = own.heard.len();
    let sent = state(&mut device, &table).await;
    let body = json!({"decision": sent["decision"], "action": sent["legal"][0]["action"]});
    post(&mut device, &table, "play?as=1", body).await.unwrap();
    // The last of them has chosen: the cards are turned up, moment by moment, on a page that is nobody's.
    own.until_text("id=\"lift-0\"").await;
    let after = &own.heard[before..];
    assert!(after.len() > 2, "the moments are not shown: {after:?}");
    assert!(after[0].contains("<main ") && after[0].contains("data-whose=\"\""), "{}", after[0]);
    assert!(after[0].contains("data-replace"), "the log of the last one stays: {}", after[0]);
    for message in after {
        assert!(!message.contains("name=\"action\""), "{message}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_form_without_script_asks_for_whoever_lifted_the_curtain() {
    let house = open().await;
    let (mut device, _, table) = three(&house, json!({})).await;
    let form = [("content-type", "application/x-www-form-urlencoded")];
    let path = format!("/table/{table}");
    let answer = device.request("POST", &path, "ask=lift&seat=1", &form).await.unwrap();
    assert_eq!(answer.status, 303);
    let html = page(&mut device, &table).await;
    assert!(html.contains(&format!("action=\"/table/{table}?as=1\"")), "{html}");
    let sent = state(&mut device, &table).await;
    let action = sent["legal"][0]["action"].to_string().replace('"', "%22");
    let body = format!("ask=play&decision={}&action={action}", sent["decision"]);
    let answer = device.request("POST", &format!("{path}?as=1"), &body, &form).await.unwrap();
    assert_eq!(answer.status, 303, "{}", answer.body);
    assert!(page(&mut device, &table).await.contains("id=\"lift-0\""));
}

#[tokio::test(flavor = "multi_thread")]
async fn after_a_restart_the_curtain_is_down_and_everybody_has_their_seat() {
    let house = open().await;
    let (mut device, _, table) = three(&house, json!({})).await;
    post(&mut device, &table, "lift", json!({"seat": 0})).await.unwrap();
    let house = house.reopen().await;
    let mut device = device.moved(house.address());
    let sent = state(&mut device, &table).await;
    assert!(sent["you"].is_null(), "{sent}");
    decide(&mut device, &table, 1).await;
    assert_eq!(state(&mut device, &table).await["seats"][1]["name"], "Boris");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hint_is_told_behind_the_curtain_only() {
    let house = open().await;
    let (mut device, _, table) = three(&house, json!({"hints": "always"})).await;
    post(&mut device, &table, "lift", json!({"seat": 1})).await.unwrap();
    let decision = state(&mut device, &table).await["decision"].clone();
    post(&mut device, &table, "hint?as=1", json!({"decision": decision})).await.unwrap();
    assert_eq!(state(&mut device, &table).await["hint"]["decision"], decision);
    post(&mut device, &table, "lower", json!({})).await.unwrap();
    assert!(state(&mut device, &table).await["hint"].is_null());
    post(&mut device, &table, "lift", json!({"seat": 0})).await.unwrap();
    assert!(state(&mut device, &table).await["hint"].is_null());
}

#[tokio::test(flavor = "multi_thread")]
async fn the_same_people_share_a_device_in_the_next_match() {
    let house = open().await;
    let (mut device, mut clara, table) = three(&house, json!({})).await;
    post(&mut device, &table, "close?as=0", json!({})).await.unwrap();
    post(&mut clara, &table, "close", json!({})).await.unwrap();
    let again = post(&mut device, &table, "rematch", json!({})).await.unwrap();
    let again = again["table"].as_str().unwrap().to_owned();
    let sent = state(&mut device, &again).await;
    let names: Vec<&str> = (0..3).filter_map(|n| sent["seats"][n]["name"].as_str()).collect();
    assert_eq!(names, ["Anna", "Boris", "Clara"]);
    assert_eq!((&sent["seats"][0]["you"], &sent["seats"][1]["you"]), (&json!(true), &json!(true)));
}
