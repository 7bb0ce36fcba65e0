//! A tavern moves from a folder into PostgreSQL and back, as the program does it.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod common;

use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use common::served::Served;
use common::{flowing, tortuga};
use engines::Postgres;
use load::Client;
use serde_json::{Value, json};

/// Every table says something of its own; two hundred move in two steps, and some are left.
const TABLES: usize = 205;

/// From the second step on, whoever adds a table has to wait.
const SLOW: &str = "
    CREATE OR REPLACE FUNCTION wait() RETURNS trigger LANGUAGE plpgsql AS
        'BEGIN IF NEW.key = 101 THEN PERFORM pg_sleep(60); END IF; RETURN NEW; END';
    CREATE TRIGGER wait BEFORE INSERT ON tables FOR EACH ROW EXECUTE FUNCTION wait();";

/// The next one waits, but not for long. The numbers that were given before are not given again.
const SLOW_ONCE: &str = "
    SELECT pg_terminate_backend(pid, 1000) FROM pg_stat_activity WHERE wait_event = 'PgSleep';
    CREATE OR REPLACE FUNCTION wait() RETURNS trigger LANGUAGE plpgsql AS
        'BEGIN IF NEW.key = 102 THEN PERFORM pg_sleep(2); END IF; RETURN NEW; END';";

/// Fails unless somebody waits; what is wrong divides by nothing.
const SOMEBODY_WAITS: &str =
    "SELECT 1 / count(*) FROM pg_stat_activity WHERE wait_event = 'PgSleep'";

/// A tavern in a folder, and its host.
async fn fill(folder: &Path, tables: usize) -> (String, Vec<String>) {
    let mut served = Served::open(folder, &["--no-limits"]);
    let mut anna = Client::introduce(served.address, "Anna").await.unwrap();
    let mut paths = Vec::new();
    for number in 0..tables {
        let request = json!({"game": "miaui", "seats": ["me", "open", "open"]}).to_string();
        let made = anna.post("/api/tables", &request).await.unwrap();
        let path = format!("/api/tables/{}", made["table"].as_str().unwrap());
        let line = json!({"text": format!("Ahoy {number}!")}).to_string();
        anna.post(&format!("{path}/say"), &line).await.unwrap();
        paths.push(path);
    }
    let key = anna.key().unwrap().to_owned();
    served.end();
    (key, paths)
}

/// What Anna sees at these tables.
async fn look(folder: &Path, more: &[&str], key: &str, paths: &[String]) -> Vec<Value> {
    let mut served = Served::open(folder, more);
    let (mut client, bearer) = (Client::new(served.address), format!("Bearer {key}"));
    let mut seen = Vec::new();
    for path in paths {
        let headers = [("Authorization", bearer.as_str())];
        seen.push(client.request("GET", path, "", &headers).await.unwrap().json());
    }
    served.end();
    seen
}

fn move_in<'a>(from: &'a str, to: &'a str) -> [&'a str; 5] {
    ["move-in", "--from", from, "--to", to]
}

fn begin(from: &str, to: &str) -> Child {
    let mut program = Command::new(env!("CARGO_BIN_EXE_tortuga"));
    let program = program.args(move_in(from, to)).args(["--lang", "en"]);
    program.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap()
}

fn wait_until(postgres: &Postgres, statement: &str) {
    let begun = Instant::now();
    while postgres.tell(statement).is_err() {
        assert!(begun.elapsed() < Duration::from_secs(30), "it does not come to that");
        std::thread::sleep(Duration::from_millis(20));
    }
}

/// The same at a terminal, with all that it shows there.
fn at_a_terminal(arguments: &[&str]) -> String {
    let (program, words) = (env!("CARGO_BIN_EXE_tortuga"), arguments.join(" "));
    let command = format!("{program} --lang en {words}");
    let mut script = Command::new("script");
    let output = script.args(["-qec", &command, "/dev/null"]).env("TERM", "xterm").output();
    let output = output.unwrap();
    assert!(output.status.success(), "{output:?}");
    String::from_utf8(output.stdout).unwrap()
}

fn digest(said: &str) -> &str {
    said.rsplit("digest ").next().unwrap().trim().trim_end_matches('.')
}

#[tokio::test]
async fn what_was_interrupted_twice_is_resumed_and_moves_there_and_back_unchanged() {
    let postgres = Postgres::start().unwrap();
    let (here, home) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let (key, paths) = fill(here.path(), TABLES).await;
    let some = [paths[0].clone(), paths[150].clone(), paths[204].clone()];
    let before = look(here.path(), &[], &key, &some).await;
    let (from, to, back) = (here.path().display(), postgres.url(), home.path().display());
    let (from, back) = (from.to_string(), back.to_string());
    // An empty tavern moves as well, and makes what the others go into.
    let empty = tempfile::tempdir().unwrap();
    Served::open(empty.path(), &[]).end();
    let said = tortuga(&move_in(empty.path().to_str().unwrap(), &to)).good();
    assert!(said.starts_with("Everything is there: 0 tables (0 of them from before)"), "{said}");

    postgres.tell(SLOW).unwrap();
    let mut killed = begin(&from, &to);
    wait_until(&postgres, SOMEBODY_WAITS);
    killed.kill().unwrap();
    killed.wait().unwrap();
    postgres.tell(SLOW_ONCE).unwrap();

    let stopped = begin(&from, &to);
    wait_until(&postgres, SOMEBODY_WAITS);
    let said = tortuga(&move_in(&from, &to)).refusal();
    assert!(said.starts_with("Another Tortuga already uses the folder"), "{said}");
    assert!(Command::new("kill").args(["-INT", &stopped.id().to_string()]).status().is_ok());
    let stopped = stopped.wait_with_output().unwrap();
    let said = String::from_utf8(stopped.stderr).unwrap();
    let sentence =
        "Interrupted; what was moved stays there. The same command continues from there.\n";
    assert_eq!((stopped.status.code(), said.as_str()), (Some(2), sentence));

    let shown = at_a_terminal(&move_in(&from, &to));
    assert!(shown.contains("/410"), "how far it is of twice {TABLES}: {shown:?}");
    let last = flowing(shown.rsplit("Everything").next().unwrap());
    assert!(last.contains("205 tables (200 of them from before), 1 players"), "{last}");
    let said = flowing(&tortuga(&move_in(&to, &back)).good());
    assert!(said.contains("205 tables (0 of them from before), 1 players"), "{said}");
    assert_eq!(digest(&said), digest(&last));
    assert_eq!(digest(&said).len(), 64, "{said}");

    assert!(before[1].to_string().contains("Ahoy 150!"), "{}", before[1]);
    assert_eq!(look(home.path(), &[], &key, &some).await, before);
    assert_eq!(look(Path::new("/nowhere"), &["--store", &to], &key, &some).await, before);
}

#[tokio::test]
async fn what_cannot_be_moved_is_refused_with_a_sentence_and_left_as_it_is() {
    let postgres = Postgres::start().unwrap();
    let here = tempfile::tempdir().unwrap();
    fill(here.path(), 1).await;
    let (from, to) = (here.path().to_str().unwrap(), postgres.url());
    let refusal = |from: &str, to: &str| tortuga(&move_in(from, to)).refusal();

    let said = refusal("/nowhere", &to);
    assert!(
        said.starts_with("The tavern cannot be moved: cannot read /nowhere/tortuga.db"),
        "{said}"
    );
    let said = refusal(from, "postgres://anna:secret@127.0.0.1:9/tavern");
    assert!(said.starts_with("The PostgreSQL at 127.0.0.1:9 cannot be used: "), "{said}");
    assert!(!said.contains("secret"), "{said}");
    let said = refusal(from, "postgres://127.0.0.1:port/tavern");
    assert!(said.starts_with("--from, --to does not name a PostgreSQL"), "{said}");

    let open = Served::open(here.path(), &[]);
    let said = refusal(from, &to);
    assert!(said.ends_with("or name another folder with --from, --to."), "{said}");
    drop(open);
    let mut open = Served::open(Path::new("/nowhere"), &["--store", &to]);
    let said = refusal(from, &to);
    assert!(said.starts_with("This PostgreSQL is in use; close all nodes"), "{said}");
    open.end();

    tortuga(&move_in(from, &to)).good();
    postgres.tell("UPDATE lines SET body = 'other'").unwrap();
    let said = refusal(from, &to);
    assert!(said.contains(" is there already, and it is not the same as here"), "{said}");
    let russian = [&move_in(from, &to)[..], &["--lang", "ru"]].concat();
    let said = tortuga(&russian).refusal();
    assert!(said.contains("там уже есть, и он не такой, как здесь"), "{said}");
}
