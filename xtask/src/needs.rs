//! What the tests need besides Rust, and how it gets here.

use std::fs;
use std::process::Command;

use anyhow::Result;
use engines::packages::{self, Need};

use crate::{root, run};

/// A program that the tests start, and the Debian package that has it.
const NEEDS: &[Need] = &[
    ("chromium", "chromium"),
    ("python3", "python3"),
    ("npm", "npm"),
    ("nginx", "nginx-light"),
    ("faketime", "faketime"),
];

/// Finds accessibility faults in pages; only tests use it.
const AXE: &str = "axe-core@4.11.0";

/// Installs what is missing with the machine's package manager, and says so.
pub(crate) fn install() -> Result<()> {
    packages::install(&[NEEDS, packages::ENGINES].concat())?;
    fetch_axe()
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
