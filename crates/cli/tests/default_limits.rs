//! Whoever asks for too much, against the program with its default limits.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod common;

use std::time::Duration;

use common::house::House;
use load::{Client, HttpAnswer};
use serde_json::json;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;

fn retry_after(answer: &HttpAnswer) -> u64 {
    let header = answer.head.lines().find_map(|line| line.strip_prefix("retry-after: "));
    header.expect("a limit says when to try again").parse().unwrap()
}

/// Asks until it is refused.
async fn flood(client: &mut Client, path: &str, most: usize) -> HttpAnswer {
    for _ in 0..most {
        let answer = client.request("GET", path, "", &[]).await.unwrap();
        if answer.status == 429 {
            return answer;
        }
    }
    panic!("{most} requests at once are not too many");
}

#[tokio::test]
async fn a_key_that_asks_too_much_is_told_when_to_come_again_and_its_neighbours_never_notice() {
    let house = House::open();
    let mut anna = Client::introduce(house.address, "Anna").await.unwrap();
    let mut boris = Client::introduce(house.address, "Boris").await.unwrap();
    let refused = flood(&mut anna, "/api/me", 5_000).await;
    let seconds = retry_after(&refused);
    assert_eq!(refused.json()["error"]["retry_after"], seconds);
    boris.get("/api/me").await.unwrap();
    tokio::time::sleep(Duration::from_secs(seconds)).await;
    anna.get("/api/me").await.unwrap();
}

#[tokio::test]
async fn keys_that_were_made_up_are_worth_nothing_and_do_not_lock_out_those_who_have_one() {
    let house = House::open();
    let mut anna = Client::introduce(house.address, "Anna").await.unwrap();
    anna.get("/api/me").await.unwrap();
    let mut stranger = Client::new(house.address);
    let (mut refused, mut numbers) = (0, 0..30_000);
    // How many it takes depends on how quickly they come.
    while refused < 100
        && let Some(number) = numbers.next()
    {
        let bearer = format!("Bearer {number:042}A");
        let headers = [("Authorization", bearer.as_str())];
        let answer = stranger.request("GET", "/api/me", "", &headers).await.unwrap();
        refused += usize::from(answer.status == 429);
    }
    assert_eq!(refused, 100);
    anna.get("/api/me").await.unwrap();
}

#[tokio::test]
async fn one_key_that_makes_many_tables_is_refused_long_before_its_address() {
    let house = House::open();
    let mut anna = Client::introduce(house.address, "Anna").await.unwrap();
    let mut boris = Client::introduce(house.address, "Boris").await.unwrap();
    let request = json!({"game": "miaui", "seats": ["me", "open", "open"]}).to_string();
    let refused = loop {
        let answer = anna.request("POST", "/api/tables", &request, &[]).await.unwrap();
        if answer.status != 200 {
            break answer;
        }
    };
    assert_eq!(refused.json()["error"]["code"], "too-many-of-yours");
    assert!((1..=60).contains(&retry_after(&refused)));
    boris.post("/api/tables", &request).await.unwrap();
}

#[tokio::test]
async fn device_links_cannot_be_used_up_and_wrong_words_are_soon_too_many() {
    let house = House::open();
    let mut anna = Client::introduce(house.address, "Anna").await.unwrap();
    let mut boris = Client::introduce(house.address, "Boris").await.unwrap();
    let word = boris.post("/api/me/link", "").await.unwrap()["word"].to_string();
    for _ in 0..100 {
        anna.post("/api/me/link", "").await.unwrap();
    }
    let mut claim = async |word: &str| {
        let request = format!("{{\"word\":{word}}}");
        boris.request("POST", "/api/me/claim", &request, &[]).await.unwrap()
    };
    assert_eq!(claim(&word).await.json()["name"], "Boris");
    let refused = loop {
        let answer = claim("\"wrong\"").await;
        if answer.status != 404 {
            break answer;
        }
    };
    assert_eq!(refused.json()["error"]["code"], "too-many-words");
    assert!((1..=60).contains(&retry_after(&refused)));
}

#[tokio::test]
async fn what_is_counted_is_told_to_this_machine_alone() {
    let house = House::open();
    let mut client = Client::new(house.address);
    let mut ask = async |path: &str, headers: &[(&str, &str)]| {
        client.request("GET", path, "", headers).await.unwrap()
    };
    assert!(ask("/metrics", &[]).await.body.contains("tavern_requests_total"));
    let through_a_proxy = ask("/metrics", &[("X-Forwarded-For", "192.0.2.1")]).await;
    let nothing = ask("/no-such-address", &[]).await;
    assert_eq!((through_a_proxy.status, &through_a_proxy.body), (404, &nothing.body));
}

/// Few enough files for a test to use them up.
const FEW: u32 = 512;
/// What is left of them for connections of one address: three quarters are for connections, of which it gets a third.
const OF_ONE_ADDRESS: usize = 128;

/// How many tables are in memory.
async fn tables_in_memory(client: &mut Client) -> u32 {
    let metrics = client.request("GET", "/metrics", "", &[]).await.unwrap().body;
    let line = metrics.lines().find_map(|line| line.strip_prefix("tavern_tables "));
    line.unwrap().parse().unwrap()
}

#[tokio::test]
async fn whoever_goes_through_finished_tables_does_not_fill_the_memory_with_them() {
    let house = House::open();
    let mut anna = Client::introduce(house.address, "Anna").await.unwrap();
    let request = json!({"game": "miaui", "seats": ["me", "sailor", "sailor"], "start": true});
    let mut tables = Vec::new();
    for _ in 0..10 {
        let made = anna.post("/api/tables", &request.to_string()).await.unwrap();
        let table = format!("/api/tables/{}", made["table"].as_str().unwrap());
        anna.post(&format!("{table}/close"), "{}").await.unwrap();
        tables.push(table);
    }
    // Twice, so that they also wake from the storage.
    for _ in 0..2 {
        for table in &tables {
            assert_eq!(anna.get(table).await.unwrap()["status"], "over");
        }
        let gone = async {
            while tables_in_memory(&mut anna).await > 0 {
                tokio::time::sleep(Duration::from_millis(200)).await;
            }
        };
        tokio::time::timeout(Duration::from_secs(60), gone).await.expect("they are forgotten");
    }
}

/// What is answered to a request for this path, until the connection ends.
async fn answer(mut stream: TcpStream, path: &str, key: Option<&str>) -> String {
    let key = key.map(|key| format!("Authorization: Bearer {key}\r\n")).unwrap_or_default();
    let request = format!("GET {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n{key}\r\n");
    let _ = stream.write_all(request.as_bytes()).await;
    let mut said = Vec::new();
    let _ = tokio::time::timeout(Duration::from_secs(20), stream.read_to_end(&mut said)).await;
    String::from_utf8(said).unwrap()
}

#[tokio::test]
async fn as_many_files_as_the_system_allows_are_asked_for() {
    let house = House::open_with_files(100, FEW);
    let limits = std::fs::read_to_string(format!("/proc/{}/limits", house.served.pid())).unwrap();
    let files = limits.lines().find_map(|line| line.strip_prefix("Max open files")).unwrap();
    let both: Vec<&str> = files.split_whitespace().take(2).collect();
    assert_eq!(both, ["512", "512"]);
}

#[tokio::test]
async fn the_connection_that_is_one_too_many_is_told_why() {
    let house = House::open_with_files(FEW, FEW);
    let mut held = Vec::new();
    for _ in 0..OF_ONE_ADDRESS {
        held.push(house.served.connect("127.0.0.1").await);
    }
    let said = answer(house.served.connect("127.0.0.1").await, "/", None).await;
    assert!(said.starts_with("HTTP/1.1 429 "), "{said}");
    assert!(said.contains("\r\nRetry-After: 5\r\n"), "{said}");
    assert!(said.contains("Too many connections come from your address."), "{said}");
    assert!(said.contains("С вашего адреса слишком много соединений."), "{said}");
    let neighbour = answer(house.served.connect("127.0.0.2").await, "/health", None).await;
    assert!(neighbour.starts_with("HTTP/1.1 200 "), "{neighbour}");
}

#[tokio::test]
async fn when_files_run_short_those_who_sit_at_a_table_are_served_and_others_told_to_wait() {
    let house = House::open_with_files(FEW, FEW);
    let mut anna = Client::introduce(house.address, "Anna").await.unwrap();
    let boris = Client::introduce(house.address, "Boris").await.unwrap();
    let request = json!({"game": "miaui", "seats": ["me", "open", "open"]}).to_string();
    let made = anna.post("/api/tables", &request).await.unwrap();
    let table = format!("/api/tables/{}", made["table"].as_str().unwrap());
    let mut held = Vec::new();
    for from in ["127.0.0.2", "127.0.0.3", "127.0.0.4"] {
        for _ in 0..100 {
            held.push(house.served.connect(from).await);
        }
    }
    let stranger = answer(house.served.connect("127.0.0.1").await, &table, boris.key()).await;
    assert!(stranger.starts_with("HTTP/1.1 503 "), "{stranger}");
    assert!(stranger.contains("retry-after: ") && stranger.contains("crowded"), "{stranger}");
    let player = answer(house.served.connect("127.0.0.1").await, &table, anna.key()).await;
    assert!(player.starts_with("HTTP/1.1 200 "), "{player}");
    // Those who only hold connections have to let go of them, and then there is room for everybody.
    tokio::time::sleep(Duration::from_secs(8)).await;
    let stranger = answer(house.served.connect("127.0.0.1").await, &table, boris.key()).await;
    assert!(stranger.starts_with("HTTP/1.1 200 "), "{stranger}");
}
