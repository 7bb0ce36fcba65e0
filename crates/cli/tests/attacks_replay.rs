//! Attacks with replays against the program as users start it, with its usual limits and pace.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod common;

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use common::served::Served;
use game::{AnyMatch, Seed, Setup};
use tokio::io::{AsyncBufReadExt as _, AsyncReadExt as _, AsyncWriteExt as _, BufReader};
use tokio::net::TcpStream;

/// The memory that the tavern holds, in kilobytes.
fn memory(served: &Served) -> usize {
    let status = std::fs::read_to_string(format!("/proc/{}/status", served.pid())).unwrap();
    let line = status.lines().find(|line| line.starts_with("VmRSS:")).unwrap();
    line.split_whitespace().nth(1).unwrap().parse().unwrap()
}

/// The status and the length of the next answer.
async fn answer(stream: &mut BufReader<TcpStream>) -> (u16, usize) {
    let (mut status, mut length) = (0, 0);
    loop {
        let mut line = String::new();
        stream.read_line(&mut line).await.unwrap();
        if let Some(rest) = line.strip_prefix("HTTP/1.1 ") {
            status = rest[..3].parse().unwrap();
        }
        if let Some(rest) = line.to_ascii_lowercase().strip_prefix("content-length:") {
            length = rest.trim().parse().unwrap();
        }
        if line.trim().is_empty() {
            break;
        }
    }
    stream.read_exact(&mut vec![0; length]).await.unwrap();
    (status, length)
}

fn get(path: &str) -> String {
    format!("GET {path} HTTP/1.1\r\nHost: x\r\nAccept: text/html\r\n\r\n")
}

/// A match of four in which everybody has this name, played to its end.
fn played(game: &str, name: &str) -> Box<dyn AnyMatch> {
    let seats = vec![name.to_owned(); 4];
    let seed = Seed::from_bytes([7; 32]);
    let setup = Setup { options: Vec::new(), seats, seed, deal: None };
    let mut game = catalog::find(game).unwrap().game.start(setup).unwrap();
    while let Some(seat) = game.to_act().first() {
        let legal = game.legal_json(seat, usize::MAX);
        game.play(seat, &legal[game.n_actions() * 7 % legal.len()]).unwrap();
    }
    game
}

#[tokio::test]
async fn a_forged_record_that_nobody_reads_the_page_of_takes_no_memory() {
    let data = tempfile::tempdir().unwrap();
    let tavern = Served::open(data.path(), &[]);
    let body = format!(
        "step=9999&record={}",
        played("isle-of-cats", &"x".repeat(90_000)).compact_record()
    );
    let mut held = Vec::new();
    let before = memory(&tavern);
    for _ in 0..60 {
        let mut stream = tavern.connect("127.0.0.1").await;
        let head = format!(
            "POST /replay HTTP/1.1\r\nHost: x\r\nContent-Type: application/x-www-form-urlencoded\r\n\
             Content-Length: {}\r\n\r\n{body}",
            body.len()
        );
        stream.write_all(head.as_bytes()).await.unwrap();
        held.push(stream);
    }
    let mut answers = Vec::new();
    let mut held = held.into_iter();
    let mut first = BufReader::new(held.next().unwrap());
    answers.push(answer(&mut first).await);
    tokio::time::sleep(Duration::from_secs(2)).await;
    let grown = memory(&tavern).saturating_sub(before) / 1024;
    assert!(grown < 150, "{grown} MB for pages that nobody reads");
    for stream in held {
        answers.push(answer(&mut BufReader::new(stream)).await);
    }
    assert!(answers.iter().all(|(status, length)| *status >= 400 && *length < 64 * 1024));
}

#[tokio::test]
async fn what_is_not_read_is_closed_after_some_seconds() {
    let data = tempfile::tempdir().unwrap();
    let tavern = Served::open(data.path(), &[]);
    let mut stream = tavern.connect("127.0.0.1").await;
    let many = 390;
    stream.write_all(get("/rules/isle-of-cats").repeat(many).as_bytes()).await.unwrap();
    tokio::time::sleep(Duration::from_secs(18)).await;
    let mut all = Vec::new();
    let _ = stream.read_to_end(&mut all).await;
    let came = String::from_utf8_lossy(&all).matches("HTTP/1.1 ").count();
    assert!((1..many).contains(&came), "{came} answers came");
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_hammers_at_replays_does_not_stall_others() {
    let data = tempfile::tempdir().unwrap();
    let tavern = Served::open(data.path(), &[]);
    let record = played("isle-of-cats", "Anna").compact_record();
    let shown = Arc::new(AtomicUsize::new(0));
    let mut attackers = Vec::new();
    for _ in 0..8 {
        let mut stream = BufReader::new(tavern.connect("127.0.0.2").await);
        let (record, shown) = (record.clone(), Arc::clone(&shown));
        attackers.push(tokio::spawn(async move {
            // Whoever hammers on is refused sooner or later; how soon depends on the machine.
            for step in 0..1_000 {
                let request = get(&format!("/replay?step={}&record={record}", step % 80));
                stream.write_all(request.as_bytes()).await.unwrap();
                if answer(&mut stream).await.0 == 429 {
                    return true;
                }
                shown.fetch_add(1, Ordering::Relaxed);
            }
            false
        }));
    }
    let mut player = BufReader::new(tavern.connect("127.0.0.1").await);
    let mut most_before = 0;
    for _ in 0..60 {
        let before = shown.load(Ordering::Relaxed);
        player.write_all(get("/api/me").as_bytes()).await.unwrap();
        assert!(answer(&mut player).await.0 < 429);
        most_before = most_before.max(shown.load(Ordering::Relaxed) - before);
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    assert!(most_before < 80, "somebody waited for {most_before} replays of others");
    for attacker in attackers {
        assert!(attacker.await.unwrap(), "so many replays are too many for one address");
    }
}
