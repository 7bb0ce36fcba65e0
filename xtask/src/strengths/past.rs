//! Legend 1, the yardstick: the Legend of the commit that brought engines, built anew and let in as one.

use std::path::PathBuf;
use std::process::Command;

use anyhow::Result;

use crate::{cargo, root, run};

/// It changed no bot.
const COMMIT: &str = "59ea6df39bb1";

pub(super) fn build() -> Result<()> {
    if !folder().is_dir() {
        run(Command::new("git").args(["worktree", "add"]).arg(folder()).arg(COMMIT))?;
    }
    run(cargo(&["build", "--release", "--locked", "--package", "cli", "--manifest-path"])
        .arg(folder().join("Cargo.toml"))
        .arg("--target-dir")
        .arg(folder().join("target")))
}

/// How an arena lets it in.
pub(super) fn entrant(game: &str) -> String {
    let program = folder().join("target/release/tortuga");
    format!("engine:{} engine {game} --level legend", program.display())
}

fn folder() -> PathBuf {
    root().join("target/legend-1")
}
