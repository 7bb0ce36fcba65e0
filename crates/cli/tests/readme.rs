//! Every command that README.md prints is run as it is printed.
//!
//! - `tortuga` is the program under test, in a folder of its own.
//! - `RECORD` is a record of a whole match, as `tortuga play` prints it.
//! - A person who plays is there only to leave again.
//! - What opens a tavern does so at a free port of this machine, and is closed once it answers.
//! - Cargo cannot run inside itself: that `cargo run` is `tortuga` and that `cargo xtask` exists is read from its files.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod common;

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Command, Stdio};

use common::whole_match;

fn file(path: &str) -> String {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    std::fs::read_to_string(root.join(path)).unwrap()
}

/// The lines of all code blocks, without their comments.
fn printed() -> Vec<String> {
    let readme = file("README.md");
    let blocks = readme.split("```").skip(1).step_by(2);
    let lines = blocks.flat_map(|block| block.lines().skip(1));
    let commands = lines.map(|line| line.split('#').next().unwrap_or_default().trim().to_owned());
    commands.filter(|command| !command.is_empty()).collect()
}

/// The commands inside sentences.
fn printed_in_sentences() -> Vec<String> {
    let readme = file("README.md");
    let sentences: String = readme.split("```").step_by(2).collect();
    let code = sentences.split('`').skip(1).step_by(2);
    code.filter(|code| code.starts_with("cargo ") || code.starts_with("tortuga "))
        .map(str::to_owned)
        .collect()
}

fn program(arguments: &str, folder: &Path) -> Command {
    let mut program = Command::new(env!("CARGO_BIN_EXE_tortuga"));
    program.args(arguments.split_whitespace()).current_dir(folder).env("LC_ALL", "C.UTF-8");
    program
}

fn run(command: &str, folder: &Path) {
    let arguments = command.strip_prefix("tortuga ").unwrap();
    let arguments = arguments.replace("RECORD", &whole_match(None).compact_record());
    let mut program = program(&arguments, folder);
    let output = program.stdin(Stdio::null()).output().unwrap();
    let text = |bytes| String::from_utf8_lossy(bytes).into_owned();
    let (said, complaint) = (text(&output.stdout), text(&output.stderr));
    assert!(output.status.success(), "{command}: {said}\n{complaint}");
    assert!(!said.is_empty(), "{command} says nothing");
}

/// Opens a tavern with these arguments, and is answered by it.
fn serve(arguments: &str, folder: &Path) {
    let mut program = program(arguments, folder);
    let program = program.env("TORTUGA_LISTEN", "127.0.0.1:0").stderr(Stdio::null());
    let mut tavern = program.stdout(Stdio::piped()).spawn().unwrap();
    let mut line = String::new();
    BufReader::new(tavern.stdout.take().unwrap()).read_line(&mut line).unwrap();
    let address = line.trim().strip_prefix("The tavern is open: http://").unwrap();
    let mut stream = TcpStream::connect(address).unwrap();
    write!(stream, "GET / HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n").unwrap();
    let mut page = String::new();
    stream.read_to_string(&mut page).unwrap();
    tavern.kill().unwrap();
    tavern.wait().unwrap();
    assert!(page.starts_with("HTTP/1.1 200") && page.contains("</html>"), "{arguments}: {page}");
}

#[test]
fn every_picture_is_there_and_small() {
    let readme = file("README.md");
    let linked = readme.split("](docs/pictures/").skip(1).filter_map(|rest| rest.split(')').next());
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/pictures");
    let sizes = linked.map(|name| std::fs::metadata(folder.join(name)).expect(name).len());
    let sizes: Vec<u64> = sizes.collect();
    assert!(sizes.len() >= 8 && sizes.iter().all(|size| (1..=60_000).contains(size)), "{sizes:?}");
    assert_eq!(std::fs::read_dir(folder).unwrap().count(), sizes.len(), "no picture is left over");
}

#[test]
fn every_command_in_the_readme_works_as_it_is_printed() {
    let folder = tempfile::tempdir().unwrap();
    let commands = printed();
    assert!(commands.len() > 8, "{commands:?}");
    for command in commands {
        match command.as_str() {
            "cargo run --release" => serve("", folder.path()),
            "cargo xtask test" => {
                assert!(file(".cargo/config.toml").contains("xtask = \"run "));
                assert!(file("xtask/src/main.rs").contains("\"test\""));
            }
            _ => run(&command, folder.path()),
        }
    }
    for made in ["tortuga-data", "arena.jsonl", "arena.svg"] {
        assert!(folder.path().join(made).exists(), "{made}");
    }
}

#[test]
fn the_ways_to_open_the_tavern_to_others_work_as_they_are_printed() {
    let folder = tempfile::tempdir().unwrap();
    let options = "--behind-proxy --secure-cookie";
    assert!(file("README.md").contains(&format!("`{options}`")));
    let commands = printed_in_sentences();
    let opening = "cargo run --release -- serve --listen 0.0.0.0:7777";
    assert_eq!(commands, [opening, "cargo run --release --"]);
    // A test opens nothing to the network.
    serve("serve --listen 127.0.0.1:0", folder.path());
    serve(&format!("serve --listen 127.0.0.1:0 {options}"), folder.path());
}

#[test]
fn cargo_run_is_the_program() {
    assert!(file("Cargo.toml").contains("default-members = [\"crates/cli\"]"));
    let program = file("crates/cli/Cargo.toml");
    assert_eq!(program.matches("[[bin]]").count(), 1);
    assert!(program.contains("name = \"tortuga\""));
}
