//! A cluster to try at home opens with one command, and nothing of it is left afterwards.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Command, Stdio};

/// What stands behind `before` in a line.
fn after<'a>(line: &'a str, before: &str) -> Option<&'a str> {
    Some(line.split_once(before)?.1.split([' ', ')', '/']).next().unwrap())
}

fn front_page(address: &str) -> String {
    let mut stream = TcpStream::connect(address).unwrap();
    write!(stream, "GET / HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n").unwrap();
    let mut page = String::new();
    stream.read_to_string(&mut page).unwrap();
    page
}

#[test]
fn three_nodes_open_behind_one_address_and_ctrl_c_leaves_nothing_behind() {
    let mut chore = Command::new(env!("CARGO_BIN_EXE_xtask"))
        .args(["cluster", "--dev"])
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut lines = BufReader::new(chore.stdout.take().unwrap()).lines().map(Result::unwrap);
    let said: Vec<String> = lines.by_ref().take_while(|line| !line.starts_with("Ctrl-C")).collect();
    let addresses: Vec<&str> = said.iter().filter_map(|line| after(line, "http://")).collect();
    assert_eq!(addresses.len(), 4, "three nodes and the one address: {said:?}");
    for address in &addresses {
        assert!(front_page(address).starts_with("HTTP/1.1 200 OK"), "{address}");
    }
    let logs: Vec<&Path> = said
        .iter()
        .filter_map(|line| line.split_once("log ")?.1.strip_suffix(')').map(Path::new))
        .collect();
    assert!(logs.len() == 3 && logs.iter().all(|log| log.is_file()), "{said:?}");
    let database = said.iter().find_map(|line| after(line, "postgres@")).unwrap();
    let bus = said.iter().find_map(|line| after(line, "nats://")).unwrap();

    assert!(Command::new("kill").args(["-INT", &chore.id().to_string()]).status().is_ok());
    assert_eq!(lines.next().as_deref(), Some("Closing."));
    assert!(chore.wait().unwrap().success());
    for address in addresses.iter().chain([&database, &bus]) {
        assert!(TcpStream::connect(address).is_err(), "{address} still answers");
    }
    for log in logs {
        assert!(!log.parent().unwrap().exists(), "{} is still there", log.display());
    }
}
