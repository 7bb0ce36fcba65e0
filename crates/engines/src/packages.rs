//! Programs that come from the machine's package manager, installed if they are missing.

use std::path::PathBuf;
use std::process::Command;
use std::time::{Duration, Instant};

use anyhow::{Context as _, Result, bail};

/// A program, and the Debian package that has it.
pub type Need = (&'static str, &'static str);

/// What PostgreSQL and NATS come in.
pub const ENGINES: &[Need] = &[("postgres", "postgresql"), ("nats-server", "nats-server")];

/// Keeps Debian from starting a PostgreSQL of its own when it installs one.
const NO_CLUSTER: &str = "mkdir -p /etc/postgresql-common && echo 'create_main_cluster = false' > /etc/postgresql-common/createcluster.conf";

/// How long somebody else may install something before we give up.
const PATIENCE: Duration = Duration::from_secs(300);

/// Installs what is missing with the machine's package manager, and says so.
///
/// # Errors
/// If there is no package manager that we know, or it fails.
pub fn install(needs: &[Need]) -> Result<()> {
    let is_missing = |(program, _): &&Need| find(program).is_none();
    let missing: Vec<&str> = needs.iter().filter(is_missing).map(|(_, package)| *package).collect();
    if missing.is_empty() {
        return Ok(());
    }
    let names = missing.join(" and ");
    eprintln!("This needs {names}, which this machine does not have: installing it.");
    if find("apt-get").is_none() {
        bail!("there is no apt-get here; please install {names} by hand");
    }
    if missing.contains(&"postgresql") {
        run(&mut as_root(&["sh", "-c", NO_CLUSTER]))?;
    }
    let apt = ["apt-get", "-o", "DPkg::Lock::Timeout=300", "-qq"];
    update(&mut as_root(&[&apt[..], &["update"]].concat()))?;
    let install = [&apt[..], &["install", "-y", "--no-install-recommends"], &missing].concat();
    run(as_root(&install).env("DEBIAN_FRONTEND", "noninteractive"))
}

/// A machine that has just started fetches the lists itself, and apt waits for no lock but that of the installer.
fn update(command: &mut Command) -> Result<()> {
    let begun = Instant::now();
    loop {
        match run(command) {
            Err(error) if error.to_string().contains("lock") && begun.elapsed() < PATIENCE => {}
            done => return done,
        }
        std::thread::sleep(Duration::from_secs(2));
    }
}

/// Where a program is: on the path, or where Debian puts those of PostgreSQL, the newest first.
pub fn find(program: &str) -> Option<PathBuf> {
    let path = std::env::var_os("PATH")?;
    let folders = std::env::split_paths(&path).chain(postgres_folders());
    folders.map(|folder| folder.join(program)).find(|file| file.is_file())
}

fn postgres_folders() -> Vec<PathBuf> {
    let Ok(versions) = std::fs::read_dir("/usr/lib/postgresql") else { return Vec::new() };
    let version = |folder: &PathBuf| folder.file_name()?.to_str()?.parse::<u32>().ok();
    let mut folders: Vec<PathBuf> = versions.flatten().map(|entry| entry.path()).collect();
    folders.sort_by_key(|folder| std::cmp::Reverse(version(folder)));
    folders.iter().map(|folder| folder.join("bin")).collect()
}

fn as_root(words: &[&str]) -> Command {
    let words = match rustix::process::geteuid().is_root() || find("sudo").is_none() {
        true => words.to_vec(),
        false => [&["sudo"], words].concat(),
    };
    let mut command = Command::new(words[0]);
    command.args(&words[1..]);
    command
}

/// Runs a command and fails if it does, with what it said.
pub(crate) fn run(command: &mut Command) -> Result<()> {
    let output = command.output().with_context(|| format!("cannot start {command:?}"))?;
    if !output.status.success() {
        let said = String::from_utf8_lossy(&output.stderr);
        bail!("{command:?} failed: {}", said.trim());
    }
    Ok(())
}
