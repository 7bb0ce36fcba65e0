//! A screen for a whole room shows what a spectator may see, by a code that opens nothing else.

use std::time::{Duration, Instant};

use load::Client;
use serde_json::json;

use crate::common::{GAME, House, open, open_with, post};

/// A private table without spectators, its host, its path and the code of its screen.
async fn hidden_table(house: &House) -> (Client, String, String) {
    let mut host = house.player("Anna").await;
    let seats = ["me", "cabin-boy", "cabin-boy"];
    let request = json!({"game": GAME, "seats": seats, "private": true, "spectators": false});
    let made = host.post("/api/tables", &request.to_string()).await.unwrap();
    let table = made["table"].as_str().unwrap().to_owned();
    let page = get(&mut host, &format!("/table/{table}")).await.1;
    let (_, after) = page.split_once("/screen?invite=").expect("the host is told the code");
    (host, table, after[..6].to_owned())
}

async fn get(client: &mut Client, path: &str) -> (u16, String) {
    let answer = client.request("GET", path, "", &[]).await.unwrap();
    (answer.status, answer.body)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_code_shows_a_private_table_and_opens_nothing_else() {
    let house = open().await;
    let (mut host, table, code) = hidden_table(&house).await;
    let mut room = house.player("Room").await;
    let screen = format!("/table/{table}/screen");
    assert_eq!(get(&mut room, &screen).await.0, 404, "without the code there is no such table");
    assert_eq!(get(&mut room, &format!("{screen}?invite={code}")).await.0, 200);
    let typed = format!("{}-{}", code[..3].to_lowercase(), &code[3..]);
    let answer = room.request("GET", &format!("/screen?code={typed}"), "", &[]).await.unwrap();
    assert_eq!(answer.status, 303);
    let sit = post(&mut room, &table, &format!("sit?invite={code}"), json!({})).await;
    assert_eq!(sit, Err("no-table".to_owned()));
    post(&mut host, &table, "start", json!({})).await.unwrap();
    assert_eq!(get(&mut room, &format!("{screen}?invite={code}")).await.0, 200);
    let say =
        post(&mut room, &table, &format!("say?invite={code}"), json!({"text": "Ahoy!"})).await;
    assert_eq!(say, Err("no-table".to_owned()));
}

#[tokio::test(flavor = "multi_thread")]
async fn wrong_codes_are_told_so_and_limited() {
    let house =
        open_with(|config| config.limits.wrong_words = tavern::Limits::default().wrong_words).await;
    let (_, _, right) = hidden_table(&house).await;
    let mut room = Client::new(house.address());
    assert_eq!(get(&mut room, "/screen").await.0, 200);
    assert_eq!(get(&mut room, &format!("/screen?code={right}")).await.0, 303);
    let (status, page) = get(&mut room, "/screen?code=AAAAAA&lang=en").await;
    assert_eq!(status, 404);
    assert!(page.contains("No table has this code"), "{page}");
    let mut statuses = Vec::new();
    for _ in 0..200 {
        statuses.push(get(&mut room, "/screen?code=AAAAAB").await.0);
    }
    assert!(statuses.contains(&429), "codes can be guessed as fast as anybody likes");
    let guessed = get(&mut room, &format!("/screen?code={right}")).await.0;
    assert_eq!(guessed, 429, "whoever guesses finds out in the end");
}

#[tokio::test(flavor = "multi_thread")]
async fn codes_cannot_be_guessed_at_the_table_itself_either() {
    let house =
        open_with(|config| config.limits.wrong_words = tavern::Limits::default().wrong_words).await;
    let (_, table, right) = hidden_table(&house).await;
    let (mut room, mut other) = (house.player("Room").await, house.player("Other").await);
    for path in [format!("/api/tables/{table}"), format!("/table/{table}/screen")] {
        let tried = format!("{path}?invite=AAAAAA");
        let mut statuses = Vec::new();
        for _ in 0..40 {
            statuses.push(get(&mut room, &tried).await.0);
        }
        assert_eq!(statuses.last(), Some(&429), "{path}");
        assert_eq!(get(&mut room, &format!("{path}?invite={right}")).await.0, 429, "{path}");
    }
    assert_eq!(get(&mut other, "/api/me").await.0, 200);
    let word = format!("/api/tables/{table}?invite=AAAAAAAAAAAAAAAA");
    assert_eq!(
        get(&mut other, &word).await.0,
        404,
        "long words cannot be guessed, and cost nothing"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn a_screen_shows_nobodys_hand_and_no_controls_whoever_opens_it() {
    // Nothing moves between the two looks.
    let house = open_with(|config| config.pace.bot_min = Duration::from_secs(3_600)).await;
    let (mut host, table, code) = hidden_table(&house).await;
    post(&mut host, &table, "start", json!({})).await.unwrap();
    let path = format!("/table/{table}/screen?invite={code}&lang=en");
    let (_, own) = get(&mut host, &path).await;
    let (_, other) = get(&mut Client::new(house.address()), &path).await;
    assert_eq!(own, other, "the host sees more");
    for control in ["<button", "name=\"action\"", "name=\"decision\""] {
        assert!(!own.contains(control), "{control} on a screen: {own}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_code_is_good_for_the_next_match_and_after_a_restart() {
    let house = open().await;
    let (mut host, table, code) = hidden_table(&house).await;
    post(&mut host, &table, "start", json!({})).await.unwrap();
    post(&mut host, &table, "close", json!({})).await.unwrap();
    let again = post(&mut host, &table, "rematch", json!({})).await.unwrap();
    let again = again["table"].as_str().unwrap().to_owned();
    let (_, page) = get(&mut host, &format!("/table/{table}/screen?invite={code}")).await;
    assert!(page.contains(&format!("data-next=\"/table/{again}/screen?invite={code}\"")), "{page}");
    let house = house.reopen().await;
    let mut room = Client::new(house.address());
    // A tavern that has just opened wakes its tables one by one.
    let begun = Instant::now();
    while get(&mut room, &format!("/screen?code={code}")).await.0 != 303 {
        assert!(begun.elapsed() < Duration::from_secs(10), "the code is not known any more");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    assert_eq!(get(&mut room, &format!("/table/{again}/screen?invite={code}")).await.0, 200);
}
