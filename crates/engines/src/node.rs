//! A node of a tavern, started for a chore.

use std::net::SocketAddr;
use std::path::{Path, PathBuf};

use anyhow::Result;
use rustix::process::Signal;
use tempfile::TempDir;

use crate::process::Process;
use crate::{answers, free_port, wait};

/// A node, which ends when this is dropped.
#[derive(Debug)]
pub struct Node {
    process: Process,
    port: u16,
    folder: TempDir,
}

impl Node {
    /// Starts `program serve` with these arguments besides its address; its data is in a folder of its own.
    ///
    /// # Errors
    /// If it does not start.
    pub fn start(program: &Path, arguments: &[&str]) -> Result<Self> {
        let folder = tempfile::Builder::new().prefix("node-").tempdir()?;
        let port = free_port()?;
        let (program, data) = (program.to_string_lossy(), folder.path().join("data"));
        let (listen, data) = (format!("127.0.0.1:{port}"), data.to_string_lossy());
        let serve = [&*program, "serve", "--listen", &listen, "--data", &data];
        let words = [&serve[..], arguments].concat();
        let mut process = Process::start(&words, None, folder.path())?;
        wait("a node", || !process.is_running() || answers(port))?;
        let node = Self { process, port, folder };
        anyhow::ensure!(answers(port), "{}", std::fs::read_to_string(node.log())?);
        Ok(node)
    }

    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        SocketAddr::from(([127, 0, 0, 1], self.port))
    }

    /// The number of its process.
    pub fn pid(&self) -> u32 {
        self.process.pid()
    }

    /// Where it writes what it has to say.
    pub fn log(&self) -> PathBuf {
        self.folder.path().join("log")
    }
}

impl Drop for Node {
    fn drop(&mut self) {
        self.process.end(Signal::TERM);
    }
}
