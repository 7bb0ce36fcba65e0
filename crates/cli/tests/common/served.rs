//! The tavern as people start it: its own program, with its usual limits and pace.
#![allow(dead_code, unreachable_pub, clippy::unwrap_used)]

use std::io::{BufRead as _, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, ExitStatus, Stdio};

use tokio::net::{TcpSocket, TcpStream};

/// A tavern that runs; it is killed when this is dropped.
pub struct Served {
    process: Child,
    pub address: SocketAddr,
}

impl Served {
    /// Opens the tavern with this data, and with these arguments besides; without any, no command is named, as by
    /// `cargo run`.
    pub fn open(data: &Path, arguments: &[&str]) -> Self {
        Self::open_by(&[], data, arguments)
    }

    /// The same, started by another program that becomes ours, as `env` does.
    pub fn open_by(by: &[&str], data: &Path, arguments: &[&str]) -> Self {
        let serve: &[&str] = if arguments.is_empty() { &[] } else { &["serve"] };
        let words = [by, &[env!("CARGO_BIN_EXE_tortuga")], serve, arguments].concat();
        let mut process = Command::new(words[0])
            .args(&words[1..])
            .env("TORTUGA_LISTEN", "127.0.0.1:0")
            .env("TORTUGA_DATA", data)
            .env("LC_ALL", "C")
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let mut line = String::new();
        BufReader::new(process.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let address = line.trim().strip_prefix("The tavern is open: http://").unwrap();
        Self { process, address: address.parse().unwrap() }
    }

    pub fn pid(&self) -> u32 {
        self.process.id()
    }

    /// A connection from one of the addresses of this machine.
    pub async fn connect(&self, from: &str) -> TcpStream {
        let socket = TcpSocket::new_v4().unwrap();
        socket.bind(format!("{from}:0").parse().unwrap()).unwrap();
        socket.connect(self.address).await.unwrap()
    }

    /// Sends its process this signal.
    pub fn signal(&self, signal: &str) {
        let sent = Command::new("kill").args([signal, &self.pid().to_string()]).status().unwrap();
        assert!(sent.success());
    }

    /// Asks it politely to end, and waits until it has.
    pub fn end(&mut self) {
        self.signal("-TERM");
        assert!(self.wait().success());
    }

    /// Waits until it has ended.
    pub fn wait(&mut self) -> ExitStatus {
        self.process.wait().unwrap()
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}
