//! The tavern is opened and closed.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod common;

use std::io::{Read as _, Write as _};
use std::net::TcpStream;
use std::process::Command;

use common::served::Served;

#[test]
fn without_a_command_the_tavern_opens_and_a_polite_end_is_clean() {
    let data = tempfile::tempdir().unwrap();
    let mut served = Served::open(data.path(), &[]);
    let mut stream = TcpStream::connect(served.address).unwrap();
    write!(stream, "GET /health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n").unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
    served.end();
    assert!(data.path().join("tortuga.db").is_file());
}

#[test]
fn whoever_asks_twice_for_the_end_does_not_wait_for_those_who_hold_half_a_request() {
    let data = tempfile::tempdir().unwrap();
    let mut served = Served::open(data.path(), &[]);
    let address = served.address;
    let mut held = TcpStream::connect(address).unwrap();
    write!(held, "POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: 20\r\n\r\n{{").unwrap();
    // Once another is answered, the first has been let in.
    let mut other = TcpStream::connect(address).unwrap();
    write!(other, "GET /health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n").unwrap();
    other.read_to_string(&mut String::new()).unwrap();
    served.signal("-TERM");
    while TcpStream::connect(address).is_ok() {}
    served.signal("-TERM");
    // Whoever waits for the others to finish ends cleanly.
    assert_eq!(served.wait().code(), Some(130));
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
