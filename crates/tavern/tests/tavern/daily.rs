//! The deal of the day: the first try counts, nothing is opened before the day is over, and midnight changes nothing for
//! whoever has begun.

use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use load::{Client, free_address};
use serde_json::{Value, json};
use sha2::{Digest as _, Sha256};
use tavern::Ahead;

use crate::common::{GAME, House, open_with, post, state};

const HOUR: u64 = 3_600;
const DAY: u64 = 24 * HOUR;

fn now() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).unwrap().as_secs()
}

/// How far it is to this hour of the day that is this many days away.
fn until(days: u64, hours: f64) -> Duration {
    let now = now();
    let then = (now / DAY + days) * DAY + (hours * HOUR as f64) as u64;
    Duration::from_secs(then - now)
}

/// A tavern whose clock is moved, at noon of tomorrow; the players have played a match the day before.
async fn tomorrow(names: &[&str]) -> (House, Ahead, Vec<Client>) {
    let ahead = Ahead::default();
    let house = open_with(|config| config.ahead = ahead.clone()).await;
    let mut players = Vec::new();
    for name in names {
        let mut player = house.player(name).await;
        let wish = json!({"game": GAME, "seats": ["me", "cabin-boy", "cabin-boy"], "start": true});
        let made = player.post("/api/tables", &wish.to_string()).await.unwrap();
        play(&mut player, made["table"].as_str().unwrap(), usize::MAX).await;
        players.push(player);
    }
    ahead.forward(until(1, 12.0));
    (house, ahead, players)
}

/// Plays the first legal action again and again, at most this often; says whether the match is over.
async fn play(client: &mut Client, table: &str, decisions: usize) -> bool {
    play_by(client, table, decisions, 0).await
}

/// Plays in a way that a number stands for.
async fn play_by(client: &mut Client, table: &str, decisions: usize, way: usize) -> bool {
    let mut decided = 0;
    loop {
        let now = state(client, table).await;
        if now["status"] == "over" {
            return true;
        }
        if now["decision"].is_null() {
            let path = format!("/api/tables/{table}?after={}&wait=5", now["number"]);
            client.get(&path).await.unwrap();
            continue;
        }
        if decided == decisions {
            return false;
        }
        let legal = now["legal"].as_array().unwrap();
        let chosen = &legal[way * (decided + 1) % legal.len()];
        let body = json!({"decision": now["decision"], "action": chosen["action"]});
        let _ = post(client, table, "play", body).await;
        decided += 1;
    }
}

async fn begin(client: &mut Client) -> String {
    let begun = client.post("/api/daily", &json!({"game": GAME}).to_string()).await.unwrap();
    begun["table"].as_str().unwrap().to_owned()
}

async fn today(client: &mut Client) -> Value {
    client.get(&format!("/api/daily?game={GAME}")).await.unwrap()
}

async fn of_day(client: &mut Client, day: &Value) -> Value {
    client.get(&format!("/api/daily?game={GAME}&day={}", day.as_str().unwrap())).await.unwrap()
}

async fn page(client: &mut Client, path: &str) -> (u16, String) {
    let answer = client.request("GET", path, "", &[("Accept", "text/html")]).await.unwrap();
    (answer.status, answer.head + &answer.body)
}

fn sha256(hex: &str) -> String {
    let byte = |nth: usize| u8::from_str_radix(&hex[2 * nth..2 * nth + 2], 16).unwrap();
    let bytes: Vec<u8> = (0..hex.len() / 2).map(byte).collect();
    Sha256::digest(bytes).iter().map(|byte| format!("{byte:02x}")).collect()
}

#[tokio::test]
async fn the_first_try_counts_and_the_tavern_was_bound_to_the_deal_days_before() {
    let (house, ahead, mut players) = tomorrow(&["Anna", "Boris"]).await;
    let [anna, boris] = &mut players[..] else { panic!() };
    let begun = today(anna).await;
    let table = begin(anna).await;
    assert_eq!(begin(anna).await, table, "it goes on where it was");
    play(anna, &table, usize::MAX).await;
    let his = begin(boris).await;
    play(boris, &his, usize::MAX).await;
    let again = begin(anna).await;
    assert_ne!(again, table);
    play(anna, &again, usize::MAX).await;
    let seen = today(anna).await;
    assert_eq!((&seen["counted"], &seen["board"][1]["place"]), (&json!(2), &json!(1)), "{seen}");
    assert_eq!(seen["board"][0]["points"], seen["board"][1]["points"], "they did the same");
    assert_eq!(seen["tries"][0]["standing"], "counts");
    assert_eq!(seen["tries"][0]["place"], 1);
    assert_eq!(
        (&seen["tries"][1]["standing"], &seen["tries"][1]["place"]),
        (&json!("later"), &Value::Null)
    );
    assert!(seen["board"].as_array().unwrap().iter().all(|line| line["name"].is_null()), "{seen}");
    post(anna, &table, "sign", json!({"named": true})).await.unwrap();
    let names = |seen: &Value| seen["board"].to_string().matches("\"Anna\"").count();
    assert_eq!(names(&today(boris).await), 1);
    post(anna, &table, "sign", json!({"named": false})).await.unwrap();
    assert_eq!(names(&today(boris).await), 0);
    ahead.forward(Duration::from_secs(13 * HOUR + 60));
    let opened = of_day(anna, &begun["day"]).await;
    assert_eq!(opened["commitment"], begun["commitment"], "what was promised");
    let secret = opened["secret"].as_str().unwrap();
    assert_eq!(sha256(secret), begun["commitment"].as_str().unwrap());
    let next = today(anna).await;
    assert_eq!(begun["ahead"][0], json!({"day": next["day"], "commitment": next["commitment"]}));
    assert!(next["committed"].as_u64().unwrap() < begun["ends"].as_u64().unwrap() / 1_000 - DAY);
    drop(house);
}

#[tokio::test]
async fn until_the_day_is_over_nobody_is_shown_more_than_the_match_has_shown_them() {
    let (house, ahead, mut players) = tomorrow(&["Anna"]).await;
    let anna = &mut players[0];
    let mut boris = house.player("Boris").await;
    let table = begin(anna).await;
    for path in [
        format!("/api/tables/{table}"),
        format!("/api/tables/{table}/record"),
        format!("/api/challenges/{table}"),
    ] {
        let answer = boris.request("GET", &path, "", &[]).await.unwrap();
        assert_eq!(answer.status, 404, "{path}: for others there is no such table");
    }
    assert_eq!(post(anna, &table, "leave", json!({})).await, Err("day-alone".into()));
    assert_eq!(
        post(anna, &table, "sign", json!({"named": true})).await,
        Err("nothing-to-sign".into())
    );
    play(anna, &table, usize::MAX).await;
    let over = state(anna, &table).await;
    let day = today(anna).await["day"].clone();
    let closed = [
        ("GET", format!("/api/tables/{table}/record")),
        ("GET", format!("/api/tables/{table}/record?form=compact")),
        ("GET", format!("/replay/{table}")),
        ("GET", format!("/replay/{table}?part=analysis")),
        ("GET", format!("/replay/{table}?part=decided")),
        ("GET", format!("/replay/{table}/record.json")),
        ("POST", format!("/replay/{table}/play-on")),
        ("GET", format!("/daily/{GAME}/{}/best", day.as_str().unwrap())),
    ];
    for (method, path) in &closed {
        let form = [("Content-Type", "application/x-www-form-urlencoded")];
        let answer = anna.request(method, path, "seat=0&step=0", &form).await.unwrap();
        assert_eq!(
            (answer.status, answer.json()["error"]["code"].as_str()),
            (409, Some("day-sealed")),
            "{path}"
        );
        let answer = boris.request(method, path, "seat=0&step=0", &form).await.unwrap();
        let is_refused = answer.status == 404 || answer.json()["error"]["code"] == "day-sealed";
        assert!(is_refused, "{path}: {}", answer.body);
    }
    let answer = anna.request("GET", &format!("/api/challenges/{table}"), "", &[]).await.unwrap();
    assert_eq!(answer.json()["error"]["code"], "of-a-day");
    assert!(over["outcome"].is_array() && over["deal"].is_null(), "{}", over);
    let (_, shown) = page(anna, &format!("/table/{table}")).await;
    assert!(!shown.contains("/replay/") && shown.contains("/daily/"), "{shown}");
    let (_, lobby) = page(anna, "/").await;
    assert!(!lobby.contains(&format!("/replay/{table}")), "{lobby}");
    let (_, challenge) = page(anna, &format!("/challenge/{table}")).await;
    assert!(challenge.to_lowercase().contains("location: /daily"), "{challenge}");
    ahead.forward(Duration::from_secs(12 * HOUR + 1_800));
    let refused = anna.request("GET", &closed[0].1, "", &[]).await.unwrap();
    assert_eq!(refused.status, 409, "others may still be playing");
    ahead.forward(Duration::from_secs(1_860));
    let record = anna.get(&closed[0].1).await.unwrap();
    let opened = of_day(anna, &day).await;
    assert_eq!(record["deal"]["secret"], opened["secret"]);
    assert!(!record["seats"].to_string().contains("Anna"), "it names nobody: {}", record["seats"]);
    let (status, best) = page(&mut boris, &closed[7].1).await;
    let (_, to) = best.lines().find_map(|line| line.split_once("ocation: ")).unwrap();
    assert_eq!(status, 303, "{best}");
    let (status, replay) = page(&mut boris, to.trim()).await;
    assert_eq!(status, 200, "{replay}");
    let (status, lessons) = page(anna, &format!("/daily/{GAME}/{}", day.as_str().unwrap())).await;
    assert!(status == 200 && lessons.contains("Where you lost chances"), "{lessons}");
    drop(house);
}

#[tokio::test]
async fn a_newcomer_does_not_count_nor_anybody_who_could_have_learnt_the_cards_from_them() {
    let (house, _, mut players) = tomorrow(&["Anna"]).await;
    let anna = &mut players[0];
    let mut second_browser = house.player("Anna again").await;
    let scouted = begin(&mut second_browser).await;
    play(&mut second_browser, &scouted, usize::MAX).await;
    assert_eq!(today(&mut second_browser).await["tries"][0]["standing"], "new");
    let table = begin(anna).await;
    play(anna, &table, usize::MAX).await;
    let seen = today(anna).await;
    assert_eq!((&seen["tries"][0]["standing"], &seen["counted"]), (&json!("seen"), &json!(0)));
    let past = anna
        .post("/api/daily", &json!({"game": GAME, "day": seen["ahead"][0]["day"]}).to_string())
        .await;
    assert!(past.is_err(), "nobody plays the deals of days ahead");
    drop(house);
}

#[tokio::test]
async fn past_days_can_be_played_and_a_double_click_is_one_try() {
    let (house, ahead, mut players) = tomorrow(&["Anna"]).await;
    let anna = &mut players[0];
    let day = today(anna).await["day"].clone();
    let mut other = anna.again();
    let (one, two) = tokio::join!(begin(anna), begin(&mut other));
    assert_eq!(one, two);
    play(anna, &one, usize::MAX).await;
    ahead.forward(Duration::from_secs(2 * DAY));
    let wish = json!({"game": GAME, "day": day}).to_string();
    let past = anna.post("/api/daily", &wish).await.unwrap()["table"].as_str().unwrap().to_owned();
    let again = state(anna, &past).await;
    assert_eq!(again["commitment"], of_day(anna, &day).await["commitment"], "the same deal");
    play(anna, &past, usize::MAX).await;
    let seen = of_day(anna, &day).await;
    assert_eq!((&seen["tries"][1]["standing"], &seen["counted"]), (&json!("past"), &json!(1)));
    for wrong in ["2026-02-30", "never", "1970-01-02"] {
        let answer =
            anna.request("GET", &format!("/api/daily?game={GAME}&day={wrong}"), "", &[]).await;
        assert_eq!(answer.unwrap().json()["error"]["code"], "no-day");
    }
    drop(house);
}

#[tokio::test]
async fn the_best_line_of_a_day_that_is_over_is_the_best_that_anybody_found_though_it_does_not_count()
 {
    let (house, ahead, mut players) = tomorrow(&["Anna"]).await;
    let anna = &mut players[0];
    for way in 0..6 {
        let table = begin(anna).await;
        play_by(anna, &table, usize::MAX, way).await;
    }
    let seen = today(anna).await;
    assert!(seen["best_line"].is_null(), "others may still be playing: {seen}");
    let points = |tried: &Value| tried["points"].as_i64().unwrap();
    let best = seen["tries"].as_array().unwrap().iter().map(points).max().unwrap();
    ahead.forward(Duration::from_secs(13 * HOUR + 60));
    let opened = of_day(anna, &seen["day"]).await;
    assert_eq!(opened["best_line"]["points"], best, "{opened}");
    assert_eq!(opened["counted"], 1);
    let (_, overview) = page(anna, "/daily").await;
    let yesterday = format!("/daily/{GAME}/{}", seen["day"].as_str().unwrap());
    assert!(overview.contains(&format!("href=\"{yesterday}\"")), "{overview}");
    let (status, _) = page(anna, opened["best_line"]["replay"].as_str().unwrap()).await;
    assert_eq!(status, 303);
    drop(house);
}

/// A tavern in a process of its own, whose clock shows this time.
async fn process(
    folder: &std::path::Path,
    (days, hours): (u64, f64),
) -> (Child, std::net::SocketAddr) {
    let address = free_address().unwrap();
    let mut command = Command::new(env!("CARGO_BIN_EXE_tavern-trial"));
    command.arg("serve").arg(address.to_string()).arg(folder).stdout(Stdio::null());
    if days > 0 {
        command.arg(until(days, hours).as_secs().to_string());
    }
    let process = command.spawn().unwrap();
    let begun = Instant::now();
    while Client::new(address).get("/health").await.is_err() {
        assert!(begun.elapsed() < Duration::from_secs(20), "the tavern does not open");
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    (process, address)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_try_begun_before_midnight_ends_under_its_own_day_though_the_power_goes_twice() {
    let folder = tempfile::tempdir().unwrap();
    let (mut first, address) = process(folder.path(), (0, 0.0)).await;
    let mut anna = Client::introduce(address, "Anna").await.unwrap();
    let wish = json!({"game": GAME, "seats": ["me", "cabin-boy", "cabin-boy"], "start": true});
    let made = anna.post("/api/tables", &wish.to_string()).await.unwrap();
    play(&mut anna, made["table"].as_str().unwrap(), usize::MAX).await;
    let promised = today(&mut anna).await["ahead"][0].clone();
    first.kill().unwrap();
    first.wait().unwrap();
    let (mut second, address) = process(folder.path(), (1, 23.9)).await;
    let mut anna = anna.moved(address);
    let begun = today(&mut anna).await;
    assert_eq!(json!({"day": begun["day"], "commitment": begun["commitment"]}), promised);
    let table = begin(&mut anna).await;
    assert!(!play(&mut anna, &table, 2).await);
    second.kill().unwrap();
    second.wait().unwrap();
    let (mut third, address) = process(folder.path(), (2, 0.5)).await;
    let mut anna = anna.moved(address);
    assert_ne!(today(&mut anna).await["day"], begun["day"], "it is after midnight");
    assert!(play(&mut anna, &table, usize::MAX).await);
    let seen = of_day(&mut anna, &begun["day"]).await;
    assert_eq!((&seen["counted"], &seen["tries"][0]["place"]), (&json!(1), &json!(1)), "{seen}");
    assert!(seen["secret"].is_null(), "others may still be playing: {seen}");
    assert_eq!(today(&mut anna).await["counted"], 0, "it is not the next day's");
    third.kill().unwrap();
    third.wait().unwrap();
    let (mut fourth, address) = process(folder.path(), (2, 1.1)).await;
    let mut anna = anna.moved(address);
    let opened = of_day(&mut anna, &begun["day"]).await;
    assert_eq!(sha256(opened["secret"].as_str().unwrap()), begun["commitment"].as_str().unwrap());
    assert_eq!(opened["counted"], 1);
    fourth.kill().unwrap();
    fourth.wait().unwrap();
}

#[tokio::test]
async fn whoever_ends_after_all_was_shown_does_not_count() {
    let (house, ahead, mut players) = tomorrow(&["Anna"]).await;
    let anna = &mut players[0];
    let day = today(anna).await["day"].clone();
    let table = begin(anna).await;
    play(anna, &table, 1).await;
    ahead.forward(Duration::from_secs(13 * HOUR + 60));
    play(anna, &table, usize::MAX).await;
    let seen = of_day(anna, &day).await;
    assert_eq!(seen["counted"], 0, "{seen}");
    assert!(
        seen["tries"][0]["points"].is_number() && seen["tries"][0]["place"].is_null(),
        "{seen}"
    );
    let (_, shown) = page(anna, &format!("/daily/{GAME}/{}", day.as_str().unwrap())).await;
    assert!(shown.contains("ended too late to count"), "{shown}");
    drop(house);
}
