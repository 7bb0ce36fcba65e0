//! How much anybody may ask for.

use std::time::{Duration, Instant};

use crate::common::{GAME, House, Stream, open_with};
use load::Client;
use serde_json::json;
use tavern::{Limits, Pace, Rate};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;

/// A player, and a table at which they sit.
async fn at_a_table(house: &House) -> (Client, String) {
    let mut anna = house.player("Anna").await;
    let request = json!({"game": GAME, "seats": ["me", "open", "open"]}).to_string();
    let made = anna.post("/api/tables", &request).await.unwrap();
    let table = made["table"].as_str().unwrap().to_owned();
    (anna, table)
}

#[tokio::test]
async fn too_many_requests_of_strangers_from_one_address_are_refused() {
    let house = open_with(|config| config.limits.strangers = Rate::new(10.0, 0.01)).await;
    let mut client = Client::new(house.address());
    let mut statuses = Vec::new();
    for _ in 0..12 {
        statuses.push(client.request("GET", "/api/games", "", &[]).await.unwrap().status);
    }
    assert_eq!(statuses.iter().filter(|status| **status == 200).count(), 10);
    assert_eq!(statuses.last(), Some(&429));
}

#[tokio::test]
async fn too_many_requests_from_one_address_with_whatever_keys_are_refused() {
    let house = open_with(|config| config.limits.address = Rate::new(10.0, 0.01)).await;
    let mut statuses = Vec::new();
    for name in ["Anna", "Boris", "Clara"] {
        let mut player = house.player(name).await;
        // The first request with a key is that of a stranger: until then nobody has looked it up.
        for _ in 0..5 {
            statuses.push(player.request("GET", "/api/me", "", &[]).await.unwrap().status);
        }
    }
    assert_eq!(statuses.iter().filter(|status| **status == 200).count(), 10 + 3);
    Client::new(house.address()).get("/health").await.unwrap();
}

#[tokio::test]
async fn files_of_pages_cost_nothing_but_have_a_limit_of_their_own() {
    let house = open_with(|config| {
        config.limits.strangers = Rate::new(1.0, 0.01);
        config.limits.assets = Rate::new(20.0, 0.01);
    });
    let house = house.await;
    let mut client = Client::new(house.address());
    let mut statuses = Vec::new();
    for _ in 0..21 {
        let file = client.request("GET", "/assets/x/tavern.css", "", &[]).await.unwrap();
        statuses.push(file.status);
    }
    assert_eq!((statuses[19], statuses[20]), (200, 429));
    client.get("/health").await.unwrap();
}

#[tokio::test]
async fn a_long_page_is_paid_for_by_whoever_asks_for_it() {
    let house = open_with(|config| config.limits.work_an_address = Rate::new(1.0, 0.001)).await;
    let mut client = Client::new(house.address());
    let path = format!("/rules/{GAME}");
    let mut last = client.request("GET", &path, "", &[("Accept-Encoding", "gzip")]).await.unwrap();
    for _ in 0..100 {
        if last.status == 429 {
            break;
        }
        last = client.request("GET", &path, "", &[("Accept-Encoding", "gzip")]).await.unwrap();
    }
    assert_eq!(last.status, 429);
    assert!(last.head.contains("retry-after: "), "{}", last.head);
    client.get("/api/games").await.unwrap();
}

#[tokio::test]
async fn a_page_that_came_too_early_is_asked_for_again_by_the_browser() {
    let house = open_with(|config| config.limits.strangers = Rate::new(1.0, 0.02)).await;
    let mut client = Client::new(house.address());
    let accept = [("Accept", "text/html")];
    client.request("GET", "/", "", &accept).await.unwrap();
    let refused = client.request("GET", "/", "", &accept).await.unwrap();
    assert_eq!(refused.status, 429);
    assert!(refused.body.contains("</html>"), "{}", refused.body);
    for header in ["retry-after: 50", "refresh: 50"] {
        assert!(refused.head.contains(header), "{}", refused.head);
    }
}

#[tokio::test]
async fn too_many_requests_with_one_key_are_refused_and_others_go_on() {
    let house = open_with(|config| config.limits.key = Rate::new(5.0, 0.01)).await;
    let (mut anna, mut boris) = (house.player("Anna").await, house.player("Boris").await);
    for _ in 0..6 {
        anna.get("/api/me").await.unwrap();
    }
    assert_eq!(anna.request("GET", "/api/me", "", &[]).await.unwrap().status, 429);
    boris.get("/api/me").await.unwrap();
}

#[tokio::test]
async fn too_many_new_keys_from_one_address_are_refused() {
    let house = open_with(|config| config.limits.new_keys = Rate::new(2.0, 0.001)).await;
    for _ in 0..2 {
        house.player("Anna").await;
    }
    assert!(Client::introduce(house.address(), "Anna").await.is_err());
}

#[tokio::test]
async fn too_many_tables_of_one_player_are_refused_until_one_is_closed() {
    let house = open_with(|config| config.limits.tables_a_key = 2).await;
    let mut anna = house.player("Anna").await;
    let request = json!({"game": GAME, "seats": ["me", "open", "open"]}).to_string();
    let first = anna.post("/api/tables", &request).await.unwrap();
    anna.post("/api/tables", &request).await.unwrap();
    let refused = anna.request("POST", "/api/tables", &request, &[]).await.unwrap();
    assert_eq!(refused.json()["error"]["code"], "too-many-open");
    let table = first["table"].as_str().unwrap();
    anna.post(&format!("/api/tables/{table}/close"), "").await.unwrap();
    anna.post("/api/tables", &request).await.unwrap();
}

#[tokio::test]
async fn too_many_streams_of_one_player_are_refused_until_one_is_closed() {
    let house = open_with(|config| config.limits.streams_a_key = 2).await;
    let mut anna = house.player("Anna").await;
    let request = json!({"game": GAME, "seats": ["me", "open", "open"]}).to_string();
    let made = anna.post("/api/tables", &request).await.unwrap();
    let table = made["table"].as_str().unwrap();
    let first = Stream::open(&anna, house.address(), table).await;
    let _second = Stream::open(&anna, house.address(), table).await;
    assert!(Stream::try_open(&anna, house.address(), table, "").await.is_err());
    drop(first);
    for _ in 0..200 {
        if Stream::try_open(&anna, house.address(), table, "").await.is_ok() {
            return;
        }
        tokio::time::sleep(std::time::Duration::from_millis(10)).await;
    }
    panic!("the stream that was closed still counts");
}

#[tokio::test]
async fn too_many_frames_are_refused_and_a_flood_ends_the_stream() {
    let house = open_with(|config| config.limits.stream = Rate::new(3.0, 0.01)).await;
    let mut anna = house.player("Anna").await;
    let request = json!({"game": GAME, "seats": ["me", "open", "open"]}).to_string();
    let made = anna.post("/api/tables", &request).await.unwrap();
    let mut stream = Stream::open(&anna, house.address(), made["table"].as_str().unwrap()).await;
    for number in 0..5 {
        stream.send(json!({"id": number.to_string(), "say": {"text": "Ahoy!"}})).await;
    }
    let refused = stream.until(|m| m["type"] == "refused").await;
    assert_eq!(refused["error"]["code"], "too-fast");
    assert_eq!((&refused["id"], &refused["error"]["retry_after"]), (&json!("3"), &json!(100)));
    let more = Message::text(json!({"say": {"text": "Ahoy!"}}).to_string());
    assert!(stream.flood(more, 300).await);
}

#[tokio::test]
async fn the_frames_of_all_streams_are_charged_to_their_key() {
    let house = open_with(|config| config.limits.key = Rate::new(8.0, 0.01)).await;
    let (anna, table) = at_a_table(&house).await;
    let mut one = Stream::open(&anna, house.address(), &table).await;
    let mut other = Stream::open(&anna, house.address(), &table).await;
    for number in 0..6 {
        one.send(json!({"id": number.to_string(), "say": {"text": "Ahoy!"}})).await;
        assert_eq!(one.answer(&number.to_string()).await["type"], "done");
    }
    other.send(json!({"say": {"text": "Ahoy!"}})).await;
    let refused = other.until(|m| m["type"] == "refused").await;
    assert_eq!(refused["error"]["code"], "too-fast");
}

#[tokio::test]
async fn the_frames_of_all_streams_are_charged_to_their_address() {
    let house = open_with(|config| config.limits.address = Rate::new(7.0, 0.01)).await;
    let (anna, table) = at_a_table(&house).await;
    let mut stream = Stream::open(&anna, house.address(), &table).await;
    for _ in 0..7 {
        stream.send(json!({"say": {"text": "Ahoy!"}})).await;
    }
    let refused = stream.until(|m| m["type"] == "refused").await;
    assert_eq!(refused["error"]["code"], "too-fast");
}

#[tokio::test]
async fn a_flood_of_whatever_frames_ends_the_stream() {
    let house = open_with(|config| config.limits.stream = Rate::new(3.0, 0.01)).await;
    let (anna, table) = at_a_table(&house).await;
    let frames = [
        Message::binary(vec![1, 2, 3]),
        Message::Ping(vec![1, 2, 3].into()),
        Message::Pong(vec![1, 2, 3].into()),
    ];
    for frame in frames {
        let mut stream = Stream::open(&anna, house.address(), &table).await;
        assert!(stream.flood(frame.clone(), 300).await, "{frame:?}");
    }
}

/// A connection that has sent this much.
async fn having_sent(house: &House, text: &str) -> TcpStream {
    let mut socket = TcpStream::connect(house.address()).await.unwrap();
    socket.write_all(text.as_bytes()).await.unwrap();
    socket
}

/// What the tavern says until it closes the connection, which it has to do.
async fn last_words(mut socket: TcpStream) -> String {
    let mut said = Vec::new();
    let read = tokio::time::timeout(Duration::from_secs(4), socket.read_to_end(&mut said)).await;
    let _ = read.expect("the tavern closes the connection");
    String::from_utf8(said).unwrap()
}

const HALF_A_HEAD: &str = "GET /health HTTP/1.1\r\nHost: ";
const HALF_A_BODY: &str =
    "POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: 20\r\n\r\n{\"name\":";

#[tokio::test]
async fn too_many_connections_from_one_address_are_closed_until_one_is_given_back() {
    let house = open_with(|config| config.limits.connections_an_address = 3).await;
    let mut held = Vec::new();
    for _ in 0..3 {
        held.push(having_sent(&house, HALF_A_HEAD).await);
    }
    let told = last_words(TcpStream::connect(house.address()).await.unwrap()).await;
    assert!(told.starts_with("HTTP/1.1 429 ") && told.contains("Retry-After: "), "{told}");
    held.pop();
    let begun = Instant::now();
    while Client::new(house.address()).get("/health").await.is_err() {
        assert!(begun.elapsed() < Duration::from_secs(10), "what was given back still counts");
    }
}

#[tokio::test]
async fn a_stream_is_no_longer_counted_among_the_connections() {
    let house = open_with(|config| config.limits.connections_an_address = 2).await;
    let (anna, table) = at_a_table(&house).await;
    let mut streams = Vec::new();
    for _ in 0..4 {
        streams.push(Stream::open(&anna, house.address(), &table).await);
        streams.last_mut().unwrap().next().await;
    }
}

#[tokio::test]
async fn behind_a_proxy_connections_are_not_counted() {
    let house = open_with(|config| {
        config.limits.connections_an_address = 1;
        config.behind_proxy = true;
    });
    let house = house.await;
    let _held = having_sent(&house, HALF_A_HEAD).await;
    Client::new(house.address()).get("/health").await.unwrap();
}

#[tokio::test]
async fn whoever_sends_half_a_request_is_not_waited_for() {
    let house = open_with(|config| config.limits.patience = Some(Duration::from_millis(200))).await;
    let (head, body) =
        (having_sent(&house, HALF_A_HEAD).await, having_sent(&house, HALF_A_BODY).await);
    last_words(head).await;
    let said = last_words(body).await;
    assert!(said.starts_with("HTTP/1.1 408") && said.contains("too-slow"), "{said}");
}

#[tokio::test]
async fn the_tavern_closes_though_somebody_holds_half_a_request() {
    let house = open_with(|config| config.limits = Limits::none()).await;
    let _held = (having_sent(&house, HALF_A_HEAD).await, having_sent(&house, HALF_A_BODY).await);
    Client::new(house.address()).get("/health").await.unwrap();
    let closed = tokio::time::timeout(Duration::from_secs(15), house.running.stop()).await;
    closed.expect("it does not wait for ever").unwrap();
}

#[tokio::test]
async fn a_table_that_nobody_comes_to_is_given_up() {
    let (idle, abandoned) = (Duration::from_millis(100), Duration::from_secs(1));
    let house = open_with(|config| config.pace = Pace { idle, abandoned, ..Pace::INSTANT }).await;
    let (mut anna, _) = at_a_table(&house).await;
    let begun = Instant::now();
    while anna.get("/api/tables").await.unwrap()["tables"] != json!([]) {
        assert!(begun.elapsed() < Duration::from_secs(20), "it is still in the lobby");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    assert!(begun.elapsed() > abandoned, "it was given up too early");
}

#[tokio::test]
async fn strangers_do_not_take_all_streams_of_their_address() {
    let house = open_with(|config| config.limits.streams_an_address = 8).await;
    let (anna, table) = at_a_table(&house).await;
    let stranger = Client::new(house.address());
    let mut held = Vec::new();
    while let Ok(stream) = Stream::try_open(&stranger, house.address(), &table, "").await {
        held.push(stream);
    }
    assert_eq!(held.len(), 2);
    Stream::open(&anna, house.address(), &table).await.next().await;
}
