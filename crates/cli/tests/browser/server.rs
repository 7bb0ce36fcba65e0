//! The real program, started as a person would start it.

use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

/// `tortuga serve` as a process of its own; killed when dropped.
pub(crate) struct Server {
    process: Child,
    /// Where it listens.
    pub(crate) address: String,
}

impl Server {
    /// Starts it with this data folder, on any free port, or again on the port that it had.
    pub(crate) fn start(data: &Path, listen: &str) -> Self {
        Self::start_with(&["--listen", listen, "--data", &data.to_string_lossy()])
    }

    /// Starts it with these arguments.
    pub(crate) fn start_with(arguments: &[&str]) -> Self {
        let mut process = Command::new(env!("CARGO_BIN_EXE_tortuga"))
            .args(["serve", "--pace", "instant"])
            .args(arguments)
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let mut lines = BufReader::new(process.stdout.take().unwrap()).lines();
        let begun = Instant::now();
        let address = loop {
            assert!(
                begun.elapsed() < Duration::from_secs(20),
                "the server did not print its address"
            );
            let line = lines.next().expect("the server prints its address").unwrap();
            if let Some(at) = line.find("http://") {
                break line[at..]
                    .split_whitespace()
                    .next()
                    .unwrap()
                    .trim_end_matches('/')
                    .to_owned();
            }
        };
        std::thread::spawn(move || lines.for_each(drop));
        Self { process, address }
    }

    /// Kills it without warning, as a power cut would.
    pub(crate) fn kill(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.kill();
    }
}
