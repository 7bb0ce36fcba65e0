//! Those who ask for much and do not read it.

use std::time::Duration;

use crate::common::{House, open_with};
use load::Client;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;

/// More than the system keeps for a connection whose other end does not read.
const MANY: usize = 600;
const PAGE: &str = "/rules/isle-of-cats";

/// Asks for a page many times on one connection, and reads nothing.
async fn ask(house: &House) -> TcpStream {
    let mut stream = TcpStream::connect(house.address()).await.unwrap();
    let requests = format!("GET {PAGE} HTTP/1.1\r\nHost: x\r\n\r\n").repeat(MANY);
    stream.write_all(requests.as_bytes()).await.unwrap();
    stream
}

/// How many pages come before the connection ends.
async fn pages(mut stream: TcpStream) -> usize {
    let mut all = Vec::new();
    // A connection that was cut off ends with an error, or just ends.
    let _ = stream.read_to_end(&mut all).await;
    String::from_utf8_lossy(&all).matches("HTTP/1.1 ").count()
}

#[tokio::test]
async fn what_is_not_read_for_a_while_is_closed() {
    let house = open_with(|config| config.limits.unread_for = Duration::from_millis(300)).await;
    let stream = ask(&house).await;
    tokio::time::sleep(Duration::from_secs(2)).await;
    let came = pages(stream).await;
    assert!(came < MANY, "{came} pages came");
}

#[tokio::test]
async fn memory_for_unread_answers_is_bounded_for_an_address_until_they_are_given_up() {
    let house = open_with(|config| {
        config.limits.unread_for = Duration::from_secs(4);
        // More than one page, and less than sixteen.
        config.limits.unread_an_address = 2 * 1024 * 1024;
    })
    .await;
    let mut held = Vec::new();
    for _ in 0..16 {
        held.push(ask(&house).await);
    }
    until_answered_with(429, &house).await;
    until_answered_with(200, &house).await;
}

/// Asks for a page again and again, until the answer has this status.
async fn until_answered_with(status: u16, house: &House) {
    for _ in 0..200 {
        let answer = Client::new(house.address()).request("GET", PAGE, "", &[]).await;
        if answer.is_ok_and(|answer| answer.status == status) {
            return;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("a page is never answered with {status}");
}

#[tokio::test]
async fn what_is_still_being_sent_counts_until_it_has_come() {
    let house = open_with(|config| config.limits.unread_an_address = 1024 * 1024).await;
    let head =
        "POST /replay HTTP/1.1\r\nHost: x\r\nContent-Type: application/x-www-form-urlencoded\r\n";
    let mut held = Vec::new();
    for length in ["Content-Length: 500000", "Transfer-Encoding: chunked"] {
        let mut stream = TcpStream::connect(house.address()).await.unwrap();
        stream.write_all(format!("{head}{length}\r\n\r\n").as_bytes()).await.unwrap();
        held.push(stream);
    }
    tokio::time::sleep(Duration::from_millis(300)).await;
    let paste = async |record: String| {
        let mut other = Client::new(house.address());
        other.request("POST", "/replay", &record, &[]).await.unwrap()
    };
    let refused = paste("x".repeat(100_000)).await;
    assert_eq!((refused.status, &refused.json()["error"]["code"]), (429, &"unsent".into()));
    drop(held);
    tokio::time::sleep(Duration::from_millis(300)).await;
    assert_ne!(paste("record=x".to_owned()).await.status, 429);
}
