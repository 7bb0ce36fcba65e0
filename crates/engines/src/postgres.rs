//! A private PostgreSQL.

use std::os::unix::fs::chown;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::atomic::{AtomicU32, Ordering};

use anyhow::{Context as _, Result};
use rustix::process::{Signal, geteuid};
use tempfile::TempDir;

use crate::packages::{self, find, run};
use crate::process::{Process, User};
use crate::{free_port, wait};

/// A PostgreSQL in a folder of its own, which ends and is gone when this is dropped. Nobody is asked for a password.
#[derive(Debug)]
pub struct Postgres {
    process: Option<Process>,
    user: Option<User>,
    port: u16,
    databases: AtomicU32,
    folder: TempDir,
}

impl Postgres {
    /// Makes one and starts it, installing PostgreSQL if it is missing.
    ///
    /// # Errors
    /// If it cannot be installed, made or started.
    pub fn start() -> Result<Self> {
        packages::install(&packages::ENGINES[..1])?;
        let folder = tempfile::Builder::new().prefix("postgres-").tempdir()?;
        // PostgreSQL refuses to run as root.
        let user = if geteuid().is_root() { Some(debian_user()?) } else { None };
        if let Some(user) = user {
            chown(folder.path(), Some(user.id), Some(user.group))?;
        }
        make(&folder.path().join("data"), user)?;
        let databases = AtomicU32::new(0);
        let mut new = Self { process: None, user, port: free_port()?, databases, folder };
        new.resume()?;
        Ok(new)
    }

    /// Where its first database is.
    pub fn url(&self) -> String {
        self.url_of("postgres")
    }

    /// Where to reach it.
    pub const fn port(&self) -> u16 {
        self.port
    }

    /// Makes a new, empty database.
    ///
    /// # Errors
    /// If it is not running.
    pub fn new_database(&self) -> Result<String> {
        let name = format!("test_{}", self.databases.fetch_add(1, Ordering::Relaxed));
        self.tell(&format!("CREATE DATABASE {name}"))?;
        Ok(self.url_of(&name))
    }

    /// Has it carry out a statement in its first database.
    ///
    /// # Errors
    /// If it is not running, or refuses.
    pub fn tell(&self, statement: &str) -> Result<()> {
        run(Command::new(program("psql")?).args([&self.url(), "-qc", statement]))
    }

    /// What a query finds, as text: one line a row.
    ///
    /// # Errors
    /// If it is not running, or refuses.
    pub fn ask(&self, query: &str) -> Result<String> {
        let output = Command::new(program("psql")?).args([&self.url(), "-Atc", query]).output()?;
        anyhow::ensure!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        Ok(String::from_utf8_lossy(&output.stdout).trim_end().to_owned())
    }

    /// The number of its process, while it runs.
    pub fn pid(&self) -> Option<u32> {
        self.process.as_ref().map(Process::pid)
    }

    /// Ends it; what was committed is still there when it is resumed.
    pub fn stop(&mut self) {
        if let Some(mut process) = self.process.take() {
            process.end(Signal::INT);
        }
    }

    /// Kills it and all that it was doing, as a loss of power would.
    pub fn kill(&mut self) {
        if let Some(mut process) = self.process.take() {
            process.end(Signal::QUIT);
        }
    }

    /// Starts it again where it was.
    ///
    /// # Errors
    /// If it does not start.
    pub fn resume(&mut self) -> Result<()> {
        let (server, ready) = (program("postgres")?, program("pg_isready")?);
        let (data, port) = (self.folder.path().join("data"), self.port.to_string());
        let sockets = format!("unix_socket_directories={}", self.folder.path().display());
        let (server, data) = (server.to_string_lossy(), data.to_string_lossy());
        let few = "max_connections=60";
        let words = [&*server, "-D", &data, "-p", &port, "-c", &sockets, "-c", few];
        let mut process = Process::start(&words, self.user, self.folder.path())?;
        let is_ready = || {
            let mut ask = Command::new(&ready);
            ask.args(["-q", "-h", "127.0.0.1", "-p", &port]);
            !process.is_running() || ask.status().is_ok_and(|status| status.success())
        };
        wait("PostgreSQL", is_ready)?;
        let log = self.folder.path().join("log");
        let said = || std::fs::read_to_string(log).unwrap_or_default();
        process.is_running().then_some(()).with_context(said)?;
        self.process = Some(process);
        Ok(())
    }

    /// Ends it and starts it again.
    ///
    /// # Errors
    /// If it does not start.
    pub fn restart(&mut self) -> Result<()> {
        self.stop();
        self.resume()
    }

    fn url_of(&self, database: &str) -> String {
        format!("postgres://postgres@127.0.0.1:{}/{database}", self.port)
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        self.kill();
    }
}

fn program(name: &str) -> Result<PathBuf> {
    find(name).with_context(|| format!("PostgreSQL comes without {name}"))
}

fn make(data: &Path, user: Option<User>) -> Result<()> {
    use std::os::unix::process::CommandExt as _;
    let mut command = Command::new(program("initdb")?);
    command.args(["--no-sync", "--no-instructions", "--auth=trust", "--username=postgres"]);
    command.args(["--encoding=UTF8", "--locale=C", "-D"]).arg(data).current_dir("/");
    if let Some(user) = user {
        command.uid(user.id).gid(user.group);
    }
    run(&mut command)
}

/// The user that Debian's packages make.
fn debian_user() -> Result<User> {
    let ask = |what| {
        let output = Command::new("id").args([what, "postgres"]).output()?;
        let number = String::from_utf8_lossy(&output.stdout);
        number.trim().parse().context("there is no user `postgres`")
    };
    Ok(User { id: ask("-u")?, group: ask("-g")? })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_told_before_a_restart_is_known_after_it() {
        let mut postgres = Postgres::start().unwrap();
        postgres.tell("CREATE TABLE kept (number int)").unwrap();
        postgres.restart().unwrap();
        postgres.tell("INSERT INTO kept VALUES (1)").unwrap();
        postgres.kill();
        assert!(postgres.tell("SELECT 1").is_err());
        postgres.resume().unwrap();
        postgres.tell("SELECT 1 / count(*) FROM kept").unwrap();
    }
}
