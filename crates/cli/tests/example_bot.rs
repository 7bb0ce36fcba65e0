//! The example in `examples/bot.py` plays whole matches of every game, against the program with its default limits and
//! pace.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod common;

use std::path::Path;
use std::process::{Command, Output, Stdio};

use common::house::House;
use load::Client;
use serde_json::{Value, json};

/// Runs the example with these arguments behind the address of the tavern.
fn bot(house: &House, arguments: &[&str]) -> impl Future<Output = Output> + use<> {
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/bot.py");
    let mut python = Command::new("python3");
    python.arg(script).arg(house.url()).args(arguments);
    let python = python.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    let ended = tokio::task::spawn_blocking(move || python.wait_with_output().unwrap());
    async { ended.await.unwrap() }
}

#[track_caller]
fn has_played(game: &str, output: &Output) {
    let text = |bytes| String::from_utf8_lossy(bytes).into_owned();
    let (said, complaint) = (text(&output.stdout), text(&output.stderr));
    assert!(output.status.success(), "{game}: {said}\n{complaint}");
    assert!(said.contains("\nPlace "), "{game}: {said}");
}

/// The example takes the place of every player, so that nobody takes the time that a person would.
async fn play_among_themselves(house: &House, game: &str, seats: usize) {
    let mut host = Client::introduce(house.address, "Host").await.unwrap();
    let request = json!({"game": game, "seats": vec!["open"; seats]}).to_string();
    let made = host.post("/api/tables", &request).await.unwrap();
    let table = made["table"].as_str().unwrap();
    let bots: Vec<_> = (0..seats).map(|_| bot(house, &[game, table])).collect();
    let mut state = host.get(&format!("/api/tables/{table}")).await.unwrap();
    let is_free = |seat: &Value| seat["kind"] == "open";
    while state["seats"].as_array().unwrap().iter().any(is_free) {
        let news = format!("/api/tables/{table}?wait=25&after={}", state["number"]);
        state = host.get(&news).await.unwrap();
    }
    host.post(&format!("/api/tables/{table}/start"), "").await.unwrap();
    for bot in bots {
        has_played(game, &bot.await);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_example_bot_plays_whole_matches_of_all_five_games() {
    let house = House::open();
    let miaui = bot(&house, &["miaui"]);
    let isle = bot(&house, &["isle-of-cats"]);
    tokio::join!(
        async { has_played("miaui", &miaui.await) },
        async { has_played("isle-of-cats", &isle.await) },
        play_among_themselves(&house, "jackal", 2),
        play_among_themselves(&house, "sewer-pirats", 2),
        play_among_themselves(&house, "rattus-cartus", 2),
    );
    assert_eq!(catalog::GAMES.len(), 5, "a new game needs its line here");
}
