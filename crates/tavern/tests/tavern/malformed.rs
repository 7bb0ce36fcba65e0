//! Nothing that a client sends breaks anything: it is refused, and the table goes on.

use crate::common::{GAME, Stream, four_at_a_table, open, open_with, play_first, state};
use load::Client;
use serde_json::json;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio_tungstenite::tungstenite::{Bytes, Message};

#[tokio::test]
async fn malformed_bodies_are_refused_with_a_sentence() {
    let house = open().await;
    let (mut players, table) = four_at_a_table(&house).await;
    let bodies = [
        "",
        "{",
        "[]",
        "null",
        "\"x\"",
        "{\"decision\":-1,\"action\":{}}",
        "{\"decision\":1}",
        "{\"decision\":1e99,\"action\":{}}",
        "{\"action\":{},\"decision\":1,\"more\":1}",
        "\u{0}",
        &"[".repeat(5_000),
    ];
    for body in bodies {
        let path = format!("/api/tables/{table}/play");
        let answer = players[0].request("POST", &path, body, &[]).await.unwrap();
        assert_eq!(answer.status, 400, "{body}");
        assert!(answer.json()["error"]["message"].is_string(), "{body}");
    }
    for action in ["null", "{}", "{\"dive\":\"x\"}", "{\"dive\":-1}", "[[[[]]]]", "1e400"] {
        let decision = state(&mut players[0], &table).await["decision"].clone();
        let body = format!("{{\"decision\":{decision},\"action\":{action}}}");
        let path = format!("/api/tables/{table}/play");
        let answer = players[0].request("POST", &path, &body, &[]).await.unwrap();
        assert!([400, 422].contains(&answer.status), "{action}: {}", answer.status);
    }
    play_first(&mut players[0], &table).await.unwrap();
}

#[tokio::test]
async fn a_program_hears_of_what_the_archive_and_the_push_sender_do_not_understand() {
    let house = open().await;
    let mut anna = house.player("Anna").await;
    for query in
        ["seats=null", "seats=300", "seats=2&seats=3", "game=chess", "order=best", "page=-1"]
    {
        let answer = anna.request("GET", &format!("/api/archive?{query}"), "", &[]).await.unwrap();
        assert_eq!(answer.status, 400, "{query}");
        assert!(answer.json()["error"]["message"].is_string(), "{query}");
    }
    let endless = json!({"endpoint": "x".repeat(601)}).to_string();
    let answer = anna.request("POST", "/api/push/forget", &endless, &[]).await.unwrap();
    assert_eq!(answer.status, 400);
}

#[tokio::test]
async fn a_flag_among_the_options_may_be_a_word_or_yes_or_no() {
    let house = open().await;
    let mut host = house.player("Anna").await;
    for (value, status) in [(json!(true), 200), (json!("true"), 200), (json!(1), 400)] {
        let request =
            json!({"game": GAME, "seats": ["me", "open", "open"], "options": {"no_fights": value}});
        let answer = host.request("POST", "/api/tables", &request.to_string(), &[]).await.unwrap();
        assert_eq!(answer.status, status, "{value}");
        let said = answer.json();
        if let Some(table) = said["table"].as_str() {
            assert_eq!(state(&mut host, table).await["options"]["no_fights"], "true");
        } else {
            assert!(said["error"]["message"].to_string().contains("true or false"), "{said}");
        }
    }
}

#[tokio::test]
async fn malformed_frames_are_answered_and_the_stream_goes_on() {
    let house = open().await;
    let (players, table) = four_at_a_table(&house).await;
    let mut stream = Stream::open(&players[0], house.address(), &table).await;
    let state = stream.next().await;
    let frames = [
        "",
        "x",
        "{}",
        "[1]",
        "{\"play\":{}}",
        "{\"say\":{\"text\":\"a\"},\"start\":{}}",
        "{\"nonsense\":{}}",
    ];
    for frame in frames {
        stream.send_raw(Message::text(frame)).await;
        assert_eq!(stream.until(|m| m["type"] == "refused").await["type"], "refused", "{frame}");
    }
    stream.send_raw(Message::binary(vec![0, 159, 146, 150])).await;
    assert_eq!(stream.until(|m| m["type"] == "refused").await["error"]["code"], "frame");
    stream.send_raw(Message::Ping(Bytes::from_static(b"hello"))).await;
    let play = json!({"decision": state["decision"], "action": state["legal"][0]["action"]});
    stream.send(json!({"id": "good", "play": play})).await;
    assert_eq!(stream.answer("good").await["type"], "done");
}

#[tokio::test]
async fn a_frame_that_is_too_long_ends_the_stream_and_nothing_else() {
    let house = open().await;
    let (mut players, table) = four_at_a_table(&house).await;
    let mut stream = Stream::open(&players[0], house.address(), &table).await;
    stream.next().await;
    stream.send_raw(Message::text("x".repeat(100_000))).await;
    while stream.try_next().await.is_some() {}
    play_first(&mut players[0], &table).await.unwrap();
}

#[tokio::test]
async fn a_body_that_is_too_long_is_refused() {
    let house = open().await;
    let mut anna = house.player("Anna").await;
    let body = format!("{{\"name\":\"{}\"}}", "x".repeat(20_000));
    let answer = anna.request("POST", "/api/me", &body, &[]).await.unwrap();
    assert_eq!((answer.status, answer.json()["error"]["code"].clone()), (413, json!("too-long")));
}

#[tokio::test]
async fn what_is_asked_in_the_wrong_way_is_refused_in_our_own_words() {
    let house = open().await;
    let (mut players, table) = four_at_a_table(&house).await;
    let (anna, form) = (&mut players[0], ("Content-Type", "application/x-www-form-urlencoded"));
    let twice = format!("{table}?invite=a&invite=b");
    let (api, page, long) =
        (format!("/api/tables/{twice}"), format!("/table/{twice}"), "x".repeat(20_000));
    let asked = [
        ("DELETE", "/api/me", "", form, (405, "method")),
        ("GET", "/play/miaui", "", form, (405, "method")),
        ("GET", &api, "", form, (400, "unclear")),
        ("GET", &page, "", form, (400, "unclear")),
        ("POST", "/new", "a=b", ("Content-Type", "text/plain"), (415, "unclear")),
        ("POST", "/new", &long, form, (413, "too-long")),
        ("GET", "/assets/0/nothing.css", "", form, (404, "no-route")),
    ];
    for (method, path, body, header, expected) in asked {
        let answer = anna.request(method, path, body, &[header]).await.unwrap();
        let said = answer.json();
        assert_eq!(
            (answer.status, said["error"]["code"].as_str()),
            (expected.0, Some(expected.1)),
            "{path}"
        );
        assert!(said["error"]["message"].is_string());
        let browser = [header, ("Accept", "text/html"), ("Accept-Language", "ru")];
        let page = anna.request(method, path, body, &browser).await.unwrap();
        assert_eq!(page.status, expected.0, "{path}");
        assert_eq!(page.body.contains("<html lang=\"ru\""), !path.starts_with("/api/"), "{path}");
    }
    let refused = anna.request("DELETE", "/api/me", "", &[]).await.unwrap();
    assert!(refused.head.to_lowercase().contains("allow: "), "{}", refused.head);
}

#[tokio::test]
async fn bytes_that_are_no_http_do_not_disturb_others() {
    let house = open().await;
    for garbage in
        [&b"\x16\x03\x01\x02\x00\x01\x00"[..], b"GET\r\n\r\n", b"\0\0\0\0\0\0\0\0\r\n\r\n"]
    {
        let mut socket = tokio::net::TcpStream::connect(house.address()).await.unwrap();
        socket.write_all(garbage).await.unwrap();
        socket.shutdown().await.unwrap();
        let mut answer = Vec::new();
        let _ = socket.read_to_end(&mut answer).await;
    }
    assert!(Client::new(house.address()).get("/health").await.is_ok());
}

#[tokio::test]
async fn requests_from_other_sites_are_refused() {
    let house = open().await;
    let mut anna = house.player("Anna").await;
    let request = json!({"game": GAME, "seats": ["me", "open", "open"]}).to_string();
    let evil = [("Origin", "https://evil.example")];
    let refused = anna.request("POST", "/api/tables", &request, &evil).await.unwrap();
    assert_eq!((refused.status, refused.json()["error"]["code"].clone()), (403, json!("origin")));
    let cookie = format!("tortuga_key={}", anna.key().unwrap());
    let mut browser = Client::new(house.address());
    let headers = [("Cookie", cookie.as_str())];
    assert_eq!(
        browser.request("POST", "/api/tables", &request, &headers).await.unwrap().status,
        403
    );
    let origin = format!("http://{}", house.address());
    let headers = [("Cookie", cookie.as_str()), ("Origin", origin.as_str())];
    assert_eq!(
        browser.request("POST", "/api/tables", &request, &headers).await.unwrap().status,
        200
    );
    let (players, table) = four_at_a_table(&house).await;
    let upgrade = [
        ("Connection", "upgrade"),
        ("Upgrade", "websocket"),
        ("Sec-WebSocket-Version", "13"),
        ("Sec-WebSocket-Key", "dGhlIHNhbXBsZSBub25jZQ=="),
        ("Origin", "https://evil.example"),
    ];
    let path = format!("/api/tables/{table}/stream");
    let refused = players[0].again().request("GET", &path, "", &upgrade).await.unwrap();
    assert_eq!(refused.status, 403);
}

#[tokio::test]
async fn every_answer_carries_the_headers_that_keep_a_browser_safe() {
    let house = open().await;
    for path in ["/health", "/api/games", "/api/nothing", "/api/tables/x"] {
        let answer = Client::new(house.address()).request("GET", path, "", &[]).await.unwrap();
        let head = answer.head.to_lowercase();
        for header in [
            "content-security-policy: default-src 'none'",
            "frame-ancestors 'none'",
            "x-content-type-options: nosniff",
            "referrer-policy: same-origin",
        ] {
            assert!(head.contains(header), "{path} lacks {header}");
        }
        assert!(!head.contains("unsafe-inline"));
    }
}

#[tokio::test]
async fn the_cookie_is_for_the_browser_alone() {
    let house = open_with(|config| config.secure_cookie = true).await;
    let mut browser = Client::new(house.address());
    let answer = browser.request("POST", "/api/me", "{\"name\":\"Anna\"}", &[]).await.unwrap();
    let head = answer.head.to_lowercase();
    assert!(head.contains("path=/; max-age=315360000; httponly; samesite=lax; secure"), "{head}");
    assert!(answer.json().get("key").is_none());
}
