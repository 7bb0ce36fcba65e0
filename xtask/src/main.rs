//! Chores of this repository: `cargo xtask CHORE`.

#![allow(clippy::print_stdout, clippy::print_stderr)]

mod cluster;
mod learning;
mod names;
mod needs;
mod new_game;
mod scale;
mod shape;
mod strengths;
mod styles;
mod tidy;

use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};

use anyhow::{Context, Result, bail};

struct Chore {
    name: &'static str,
    about: &'static str,
    run: fn(&[String]) -> Result<()>,
}

const CHORES: &[Chore] = &[
    Chore { name: "test", about: "install what the tests need, then run all of them", run: test },
    Chore {
        name: "bless",
        about: "rewrite the playthroughs and the worked examples; read the diff afterwards",
        run: bless,
    },
    Chore {
        name: "laws",
        about: "[MATCHES] check all laws in this many random matches per table size and variant",
        run: laws,
    },
    Chore {
        name: "bench",
        about: "measure how fast the rules are, as a ratio to a hand-written yardstick",
        run: bench,
    },
    Chore {
        name: "strengths",
        about: "[MATCHES] [--only GAME] [--past] let levels play each other, or Legends against Legend 1, continuing where it stopped, and write docs/STRENGTHS.md",
        run: strengths::run_chore,
    },
    Chore {
        name: "learning",
        about: "GAME [MATCHES] draw what learning from more matches is worth to a bot, continuing where it stopped",
        run: learning::run_chore,
    },
    Chore {
        name: "pictures",
        about: "[icons|readme] take the pictures of the README anew, after a board has changed, and draw the icons",
        run: pictures,
    },
    Chore {
        name: "tidy",
        about: "check what no compiler checks: sizes, directions, marks",
        run: |_| tidy::check(&root()),
    },
    Chore {
        name: "cluster",
        about: "[--dev] start PostgreSQL, NATS, three nodes and a balancer, and print the one address",
        run: cluster::start,
    },
    Chore {
        name: "scale",
        about: "[--measure [RUN…]] say what very many players would need, from measured costs, and write docs/SCALE.md",
        run: scale::run_chore,
    },
    Chore {
        name: "new-game",
        about: "NAME make a folder with a small game that keeps all laws, to start from",
        run: new_game::run,
    },
];

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let chore = args.first().and_then(|name| CHORES.iter().find(|chore| chore.name == name));
    let Some(chore) = chore else {
        eprintln!("usage: cargo xtask CHORE");
        for chore in CHORES {
            eprintln!("  {:10} {}", chore.name, chore.about);
        }
        return ExitCode::from(2);
    };
    match (chore.run)(&args[1..]) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{}: {error:#}", chore.name);
            ExitCode::FAILURE
        }
    }
}

fn root() -> PathBuf {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.parent().expect("xtask lies in the workspace").to_owned()
}

/// Where builds are.
fn target() -> PathBuf {
    let folder =
        std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| "target".into(), PathBuf::from);
    root().join(folder)
}

fn test(args: &[String]) -> Result<()> {
    needs::install()?;
    let nextest = Command::new("cargo").args(["nextest", "--version"]).output();
    if nextest.is_ok_and(|output| output.status.success()) {
        // Browsers often wait: one test per core would leave the cores idle for almost half of the time.
        let at_a_time = std::thread::available_parallelism()?.get() * 2;
        return run(cargo(&["nextest", "run", "--workspace", "--no-fail-fast"])
            .args(["--test-threads", &at_a_time.to_string()])
            .args(args));
    }
    run(cargo(&["test", "--workspace", "--no-fail-fast"]).args(args))
}

fn bless(args: &[String]) -> Result<()> {
    run(cargo(&["test", "--workspace", "--test", "texts"])
        .args(args)
        .args(["--", "whole_matches", "every_worked_example"])
        .env("TORTUGA_BLESS", "1"))
}

fn laws(args: &[String]) -> Result<()> {
    let matches = args.first().map_or("100000", String::as_str);
    matches.parse::<u32>().with_context(|| format!("`{matches}` is not a number of matches"))?;
    let mut command = cargo(&["test", "--release", "--workspace", "--test", "laws"]);
    run(command.env("TORTUGA_LAW_MATCHES", matches))
}

fn bench(args: &[String]) -> Result<()> {
    run(cargo(&["bench", "--package", "catalog"]).args(args))
}

/// The browser tests know how to play and how to drive Chromium.
fn pictures(args: &[String]) -> Result<()> {
    let which = match args.first().map(String::as_str) {
        None => "pictures::",
        Some("icons") => "pictures::the_icons",
        Some("readme") => "pictures::the_pictures",
        Some(other) => bail!("`{other}` is neither `icons` nor `readme`"),
    };
    needs::install()?;
    let mut command = cargo(&["test", "--package", "cli", "--test", "browser", which]);
    run(command.env("TORTUGA_PICTURES", "1"))
}

fn cargo(args: &[&str]) -> Command {
    let mut command = Command::new("cargo");
    command.args(args).current_dir(root());
    command
}

fn run(command: &mut Command) -> Result<()> {
    println!("$ {}", shown(command));
    let status = command.status().with_context(|| format!("cannot start {}", shown(command)))?;
    if !status.success() {
        bail!("`{}` failed", shown(command));
    }
    Ok(())
}

fn shown(command: &Command) -> String {
    let words = std::iter::once(command.get_program()).chain(command.get_args());
    words.map(|word| word.to_string_lossy()).collect::<Vec<_>>().join(" ")
}
