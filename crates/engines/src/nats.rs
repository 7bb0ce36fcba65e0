//! A private NATS.

use anyhow::{Context as _, Result};
use rustix::process::Signal;
use tempfile::TempDir;

use crate::packages::{self, find};
use crate::process::Process;
use crate::{answers, free_ports, wait};

/// A NATS server, which ends when this is dropped.
#[derive(Debug)]
pub struct Nats {
    process: Option<Process>,
    port: u16,
    /// Where it tells over HTTP how it is doing.
    monitor: u16,
    folder: TempDir,
}

impl Nats {
    /// Starts one, installing it if it is missing.
    ///
    /// # Errors
    /// If it cannot be installed or started.
    pub fn start() -> Result<Self> {
        packages::install(&packages::ENGINES[1..])?;
        let folder = tempfile::Builder::new().prefix("nats-").tempdir()?;
        let [port, monitor] = free_ports()?;
        let mut new = Self { process: None, port, monitor, folder };
        new.resume()?;
        Ok(new)
    }

    /// Where to reach it.
    pub fn url(&self) -> String {
        format!("nats://127.0.0.1:{}", self.port)
    }

    /// Where to reach it.
    pub const fn port(&self) -> u16 {
        self.port
    }

    /// Where it tells over HTTP how it is doing.
    pub const fn monitor(&self) -> u16 {
        self.monitor
    }

    /// The number of its process, while it runs.
    pub fn pid(&self) -> Option<u32> {
        self.process.as_ref().map(Process::pid)
    }

    /// Ends it.
    pub fn stop(&mut self) {
        if let Some(mut process) = self.process.take() {
            process.end(Signal::KILL);
        }
    }

    /// Starts it again at the same port.
    ///
    /// # Errors
    /// If it does not start.
    pub fn resume(&mut self) -> Result<()> {
        let server = find("nats-server").context("there is no nats-server")?;
        let (server, port) = (server.to_string_lossy(), self.port.to_string());
        let monitor = self.monitor.to_string();
        let words = [&*server, "-a", "127.0.0.1", "-p", &port, "-m", &monitor];
        self.process = Some(Process::start(&words, None, self.folder.path())?);
        wait("NATS", || answers(self.port))
    }

    /// Ends it and starts it again.
    ///
    /// # Errors
    /// If it does not start.
    pub fn restart(&mut self) -> Result<()> {
        self.stop();
        self.resume()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_answers_while_it_runs() {
        let mut nats = Nats::start().unwrap();
        nats.stop();
        assert!(!answers(nats.port()));
        nats.resume().unwrap();
        assert!(answers(nats.port()));
    }
}
