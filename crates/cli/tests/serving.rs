//! The tavern is opened and closed.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::TcpStream;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

/// Opens the tavern without naming a command, as `cargo run` does, and says where it listens.
fn open(data: &std::path::Path) -> (Child, String) {
    let mut process = Command::new(env!("CARGO_BIN_EXE_tortuga"))
        .env("TORTUGA_LISTEN", "127.0.0.1:0")
        .env("TORTUGA_DATA", data)
        .env("LC_ALL", "C")
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    let mut line = String::new();
    BufReader::new(process.stdout.take().unwrap()).read_line(&mut line).unwrap();
    let address = line.trim().strip_prefix("The tavern is open: http://").unwrap().to_owned();
    (process, address)
}

#[test]
fn without_a_command_the_tavern_opens_and_a_polite_end_is_clean() {
    let data = tempfile::tempdir().unwrap();
    let (mut process, address) = open(data.path());
    let mut stream = TcpStream::connect(&address).unwrap();
    write!(stream, "GET /health HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n").unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
    assert!(Command::new("kill").arg(process.id().to_string()).status().unwrap().success());
    assert!(process.wait().unwrap().success());
    assert!(data.path().join("tortuga.db").is_file());
}

#[test]
fn who_asks_twice_for_the_end_does_not_wait_for_those_who_hold_half_a_request() {
    let data = tempfile::tempdir().unwrap();
    let (mut process, address) = open(data.path());
    let mut held = TcpStream::connect(&address).unwrap();
    write!(held, "POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: 20\r\n\r\n{{").unwrap();
    // Once another is answered, the first has been let in.
    let mut other = TcpStream::connect(&address).unwrap();
    write!(other, "GET /health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n").unwrap();
    other.read_to_string(&mut String::new()).unwrap();
    let kill = || Command::new("kill").arg(process.id().to_string()).status().unwrap();
    assert!(kill().success());
    while TcpStream::connect(&address).is_ok() {}
    let asked_again = Instant::now();
    assert!(kill().success());
    assert_eq!(process.wait().unwrap().code(), Some(130));
    assert!(asked_again.elapsed() < Duration::from_secs(4));
}

#[test]
fn an_address_that_is_taken_is_named() {
    let data = tempfile::tempdir().unwrap();
    let taken = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let address = taken.local_addr().unwrap().to_string();
    let output = Command::new(env!("CARGO_BIN_EXE_tortuga"))
        .args(["serve", "--log", "off", "--lang", "en", "--listen", &address, "--data"])
        .arg(data.path())
        .output()
        .unwrap();
    assert_eq!(output.status.code(), Some(2));
    let sentence = String::from_utf8(output.stderr).unwrap();
    assert!(
        sentence.contains(&address) && sentence.starts_with("The tavern cannot open:"),
        "{sentence}"
    );
}
