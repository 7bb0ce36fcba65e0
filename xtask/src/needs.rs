//! What the tests need besides Rust, and how it gets here.

use std::fs;
use std::path::PathBuf;
use std::process::Command;

use anyhow::{Result, bail};

use crate::{root, run};

/// A program that the tests start, and the Debian package that has it.
const NEEDS: &[(&str, &str)] = &[("chromium", "chromium"), ("python3", "python3"), ("npm", "npm")];

/// Finds accessibility faults in pages; only tests use it.
const AXE: &str = "axe-core@4.11.0";

/// Installs what is missing with the machine's package manager, and says so.
pub(crate) fn install() -> Result<()> {
    let missing: Vec<&str> = NEEDS
        .iter()
        .filter(|(program, _)| find(program).is_none())
        .map(|(_, package)| *package)
        .collect();
    if !missing.is_empty() {
        install_packages(&missing)?;
    }
    fetch_axe()
}

fn install_packages(missing: &[&str]) -> Result<()> {
    println!(
        "The tests need {}, which this machine does not have: installing it.",
        missing.join(" and ")
    );
    if find("apt-get").is_none() {
        bail!("there is no apt-get here; please install {} by hand", missing.join(" and "));
    }
    run(&mut as_root(&["apt-get", "update", "-qq"]))?;
    let mut command = as_root(&["apt-get", "install", "-y", "-qq", "--no-install-recommends"]);
    run(command.args(missing).env("DEBIAN_FRONTEND", "noninteractive"))
}

/// Puts axe-core into the build folder, where the browser tests look for it.
fn fetch_axe() -> Result<()> {
    let folder = root().join("target/axe");
    if folder.join("package/axe.min.js").is_file() {
        return Ok(());
    }
    println!("The tests need {AXE} to look for accessibility faults: fetching it.");
    fs::create_dir_all(&folder)?;
    run(Command::new("npm").args(["pack", "--silent", AXE]).current_dir(&folder))?;
    let archive = format!("{}.tgz", AXE.replace('@', "-"));
    run(Command::new("tar").args(["xzf", &archive]).current_dir(&folder))
}

fn as_root(words: &[&str]) -> Command {
    let is_root = std::env::var("USER").is_ok_and(|user| user == "root") || find("sudo").is_none();
    let words = if is_root { words.to_vec() } else { [&["sudo"], words].concat() };
    let mut command = Command::new(words[0]);
    command.args(&words[1..]);
    command
}

fn find(program: &str) -> Option<PathBuf> {
    let path = std::env::var_os("PATH")?;
    std::env::split_paths(&path).map(|folder| folder.join(program)).find(|file| file.is_file())
}
