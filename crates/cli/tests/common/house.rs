//! The program as people start it: nothing is told to it but where to listen and where to keep its data.

use std::io::{BufRead as _, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};

use tempfile::TempDir;

/// A tavern that runs until this is dropped.
pub struct House {
    process: Child,
    pub address: SocketAddr,
    _data: TempDir,
}

impl House {
    /// With its default limits and pace.
    pub fn open() -> Self {
        Self::open_by(Command::new(env!("CARGO_BIN_EXE_tortuga")))
    }

    /// On a system that lets it open this many files: at first, and if it asks for more.
    pub fn open_with_files(at_first: u32, at_most: u32) -> Self {
        let mut shell = Command::new("sh");
        let limit = format!("ulimit -S -n {at_first} && ulimit -H -n {at_most} && exec \"$0\"");
        shell.args(["-c", &limit, env!("CARGO_BIN_EXE_tortuga")]);
        Self::open_by(shell)
    }

    fn open_by(mut program: Command) -> Self {
        let data = tempfile::tempdir().unwrap();
        let (process, address) = open(&mut program, data.path());
        Self { process, address, _data: data }
    }

    pub fn url(&self) -> String {
        format!("http://{}", self.address)
    }

    pub fn process(&self) -> u32 {
        self.process.id()
    }
}

impl Drop for House {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

fn open(program: &mut Command, data: &Path) -> (Child, SocketAddr) {
    let mut process = program
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
    (process, address.parse().unwrap())
}
