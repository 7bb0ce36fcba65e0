//! Engines in the arena and at tables: ours, the example in `examples/engine.py`, and broken ones of every kind.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod common;

use std::fs;
use std::path::Path;
use std::process::{Child, Command, Stdio};

use common::house::House;
use common::{SEED, tortuga};
use load::Client;
use serde_json::{Value, json};
use tempfile::TempDir;

/// An engine of ours with these arguments, as the arena is told of it.
fn ours(arguments: &str) -> String {
    format!("engine:'{}' engine {arguments}", env!("CARGO_BIN_EXE_tortuga"))
}

fn example() -> String {
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/engine.py");
    format!("python3 '{}'", script.display())
}

/// What came of an arena of Miaui at three.
fn arena(bots: &str, more: &[&str]) -> Value {
    let table = ["arena", "miaui", "--seats", "3", "--seed", SEED, "--json", "--bots", bots];
    serde_json::from_str(&tortuga(&[&table[..], more].concat()).good()).unwrap()
}

fn without_times(mut report: Value) -> Value {
    for bot in report["bots"].as_array_mut().unwrap() {
        bot.as_object_mut().unwrap().retain(|name, _| !name.contains("decision"));
    }
    report
}

#[test]
fn an_engine_of_ours_wins_what_its_level_wins_and_the_same_every_time() {
    let bots = format!("{},cabin-boy,cabin-boy", ours("miaui --level sailor"));
    let run = |threads| without_times(arena(&bots, &["--games", "60", "--threads", threads]));
    let one = run("1");
    assert_eq!(one, run("2"));
    let sailor = &one["bots"][0];
    assert_eq!(sailor["bot"], bots.strip_suffix(",cabin-boy,cabin-boy").unwrap());
    assert!(sailor["win_share"].as_f64().unwrap() > 0.5, "{one}");
    assert!(sailor.get("forfeits").is_none(), "{one}");
}

#[test]
fn engines_that_search_count_in_worlds_and_play_the_same_matches_again() {
    let bots = format!("cabin-boy,{0},{0}", ours("miaui --level captain"));
    let few = ["--games", "6", "--engine-iterations", "20"];
    let one = without_times(arena(&bots, &few));
    assert_eq!(one, without_times(arena(&bots, &few)));
    let more = ["--games", "6", "--engine-iterations", "60"];
    assert_ne!(one["bots"], without_times(arena(&bots, &more))["bots"]);
}

#[test]
fn the_example_in_python_plays_every_game_in_the_arena() {
    for entry in catalog::GAMES {
        let game = entry.game.info();
        let seats = game.min_seats.to_string();
        let bots = format!("cabin-boy,engine:{}", example());
        let arguments = ["--seats", &seats, "--games", "1", "--json", "--bots", &bots];
        let ran = tortuga(&[&["arena", game.id][..], &arguments].concat()).good();
        let report: Value = serde_json::from_str(&ran).unwrap();
        assert!(report["bots"][1].get("forfeits").is_none(), "{}: {report}", game.id);
        assert!(report["bots"][1]["decisions"].as_u64().unwrap() > 0, "{}: {report}", game.id);
    }
}

#[test]
fn the_example_has_forty_lines() {
    let script = include_str!("../../../examples/engine.py");
    assert_eq!(script.lines().count(), 40);
}

/// An engine that does something wrong: its first argument says what.
const BROKEN: &str = r#"
import json, os, sys, time
wrong, n = sys.argv[1], 0
def say(kind, **fields):
    print(json.dumps({kind: fields}), flush=True)
if wrong == "mute-at-first":
    sys.exit("no licence")
if wrong == "deaf":
    say("hello", protocol=1, name="Broken")
    time.sleep(60)
for line in sys.stdin:
    [(kind, said)] = json.loads(line).items()
    if kind == "hello":
        say("hello", protocol=2 if wrong == "foreign" else 1, name="Broken")
        if wrong == "flood":
            while True:
                print('{"play": {"decision": 0, "action": 0}}')
    if kind == "quit" and wrong != "stays":
        break
    if kind != "decide":
        continue
    n += 1
    action = said["legal"][0]
    if wrong == "crash": raise ValueError("out of rum")
    if wrong == "crash-later" and n == 3: os._exit(7)
    if wrong == "close": os.close(1); time.sleep(60)
    if wrong == "slow": time.sleep(60)
    if wrong == "late": action = 3
    if wrong == "garbage": print("Ahoy!", flush=True); continue
    if wrong == "binary": os.write(1, b"\xff\xfe\x00\n"); continue
    if wrong == "long": print("x" * 3000000, flush=True); continue
    if wrong == "endless": os.write(1, b"x" * 3000000); time.sleep(60)
    if wrong == "illegal": action = {"cheat": True}
    if wrong == "past": say("play", decision=said["decision"] - 1, action=action); continue
    if wrong == "hello-again": say("hello", protocol=1, name="Broken"); continue
    if wrong == "sorry": say("error", why="I am tired\u0007"); continue
    if wrong == "silent-until-stop":
        assert "stop" in json.loads(sys.stdin.readline())
    say("play", decision=said["decision"], action=action)
"#;

/// A folder with the broken engine, and how it is started to do this wrong.
fn broken(wrong: &str) -> (TempDir, String) {
    let folder = tempfile::tempdir().unwrap();
    let script = folder.path().join("broken.py");
    fs::write(&script, BROKEN).unwrap();
    let command = format!("python3 '{}' {wrong}", script.display());
    (folder, command)
}

const QUICK: [&str; 4] = ["--games", "6", "--engine-milliseconds", "150"];

/// An engine that does this wrong loses every match with this sentence, and the arena goes on.
#[track_caller]
fn loses(wrong: &str, sentence: &str) {
    let (_folder, engine) = broken(wrong);
    let report = arena(&format!("cabin-boy,cabin-boy,engine:{engine}"), &QUICK);
    let [boys, broken] = [0, 1].map(|nth: usize| &report["bots"][nth]);
    assert_eq!(
        (&report["games"], &broken["forfeits"]),
        (&json!(6), &json!(6)),
        "{wrong}: {report}"
    );
    assert_eq!(boys["win_share"], 0.5, "{wrong}: all others share the win");
    assert_eq!((&broken["win_share"], &broken["mean_place"]), (&json!(0.0), &json!(3.0)));
    let said = broken["faults"][0].as_str().unwrap();
    assert!(said.starts_with(sentence), "{wrong}: {said}");
    assert!(said.chars().all(|c| !c.is_control()) && said.chars().count() < 300, "{said}");
}

#[test]
fn an_engine_that_crashes_or_hangs_up_loses() {
    loses("crash", "it ended: ValueError: out of rum");
    loses("crash-later", "it ended: exit status: 7");
    loses("close", "it closed its output without a word");
}

#[test]
fn an_engine_that_is_too_slow_loses() {
    loses("slow", "it did not answer within 150 ms, nor when it was told to stop");
    loses("deaf", "it did not answer within 150 ms");
}

#[test]
fn an_engine_that_talks_nonsense_loses() {
    loses("garbage", "it said something that is no message of the protocol: Ahoy!");
    loses("binary", "it said something that is no message of the protocol: ");
    loses("long", "it said a line of more than 1048576 bytes");
    loses("endless", "it said a line of more than 1048576 bytes");
    loses("flood", "it answered a question that was not asked: ");
}

#[test]
fn an_engine_that_lies_loses() {
    loses("illegal", "it chose something illegal: {\"cheat\": true}");
    loses("late", "it chose something illegal: 3");
    loses("past", "it answered a question that was not asked: ");
    loses("hello-again", "it answered a question that was not asked: ");
    loses("sorry", "it says: I am tired");
}

#[test]
fn an_engine_that_answers_when_it_is_told_to_stop_plays_on() {
    for fine in ["silent-until-stop", "stays", "none"] {
        let (_folder, engine) = broken(fine);
        let bots = format!("cabin-boy,cabin-boy,engine:{engine}");
        let report = arena(&bots, &["--games", "1", "--engine-milliseconds", "20"]);
        assert!(report["bots"][1].get("forfeits").is_none(), "{fine}: {report}");
    }
}

#[test]
fn faults_are_told_in_both_languages_and_kept_in_the_file() {
    let (folder, engine) = broken("garbage");
    let file = folder.path().join("arena.jsonl").display().to_string();
    let bots = format!("cabin-boy,cabin-boy,engine:{engine}");
    let table = ["arena", "miaui", "--seats", "3", "--bots", &bots, "--save", &file];
    tortuga(&[&table[..], &QUICK].concat()).good();
    let limits = ["--engine-milliseconds", "150"];
    for (lang, words) in [("en", "could not play on in 6 matches"), ("ru", "проиграл, — 6:")]
    {
        let looked = tortuga(&[&table[..], &limits, &["--played", "--lang", lang]].concat()).good();
        let looked = common::flowing(&looked);
        assert!(looked.contains(words) && looked.contains("Ahoy!"), "{looked}");
        assert!(looked.contains("broken.py' garbage"), "{looked}");
    }
    let other = tortuga(&[&table[..], &["--played"]].concat()).refusal();
    assert!(other.contains("“engine_limits”"), "{other}");
}

#[test]
fn an_engine_that_does_not_say_hello_is_refused_before_anybody_plays() {
    let check = |bots: &str, sentence: &str| {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("arena.jsonl").display().to_string();
        let bots = format!("cabin-boy,{bots}");
        let refusal = tortuga(&["arena", "miaui", "--bots", &bots, "--save", &file]).refusal();
        assert!(refusal.contains(sentence), "{refusal}");
        assert!(!Path::new(&file).exists());
    };
    check("engine:./none-such", "cannot play: it cannot be started: No such file or directory");
    check("engine:", "names none");
    check("engine:bot 'a", "is not closed");
    check("engine:true", "cannot play: it ended: exit status: 0");
    let (_folder, engine) = broken("mute-at-first");
    check(&format!("engine:{engine}"), "cannot play: it ended: no licence.");
    let (_folder, engine) = broken("foreign");
    check(&format!("engine:{engine}"), "it speaks version 2 of the protocol, not 1");
    check(&ours("jackal"), "it says: this plays jackal by version");
    let ran = tortuga(&["engine", "chess"]).refusal();
    assert!(ran.starts_with("There is no game “chess”"), "{ran}");
    let ran = tortuga(&["engine", "miaui", "--level", "admiral"]).refusal();
    assert!(ran.starts_with("There is no bot level “admiral”"), "{ran}");
}

/// Lets an engine sit down at a table.
fn sit(engine: &str, table: &str) -> Child {
    Command::new(env!("CARGO_BIN_EXE_tortuga"))
        .args(["sit", "--engine", engine, "--table", table, "--lang", "en"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap()
}

async fn said(child: Child) -> (i32, String, String) {
    let ended = tokio::task::spawn_blocking(move || child.wait_with_output().unwrap());
    let output = ended.await.unwrap();
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    (output.status.code().unwrap_or(-1), text(&output.stdout), text(&output.stderr))
}

/// A table of Miaui for three with a host who does not sit there.
struct Table {
    host: Client,
    id: String,
    address: String,
}

async fn table(house: &House, private: bool, seats: &[&str]) -> Table {
    let mut host = Client::introduce(house.address, "Host").await.unwrap();
    let request = json!({"game": "miaui", "seats": seats, "private": private}).to_string();
    let made = host.post("/api/tables", &request).await.unwrap();
    let id = made["table"].as_str().unwrap().to_owned();
    let invite = made["invite"].as_str().map(|word| format!("?invite={word}"));
    let address = format!("{}/table/{id}{}", house.url(), invite.unwrap_or_default());
    Table { host, id, address }
}

impl Table {
    /// The table, once this holds of it.
    async fn when(&mut self, holds: impl Fn(&Value) -> bool) -> Value {
        let path = format!("/api/tables/{}", self.id);
        let mut state = self.host.get(&path).await.unwrap();
        while !holds(&state) {
            let news = format!("{path}?wait=25&after={}", state["number"]);
            state = self.host.get(&news).await.unwrap();
        }
        state
    }

    /// Begins the match when nobody is missing.
    async fn begin(&mut self) {
        let is_open = |seat: &Value| seat["kind"] == "open";
        self.when(|state| !state["seats"].as_array().unwrap().iter().any(is_open)).await;
        self.host.post(&format!("/api/tables/{}/start", self.id), "").await.unwrap();
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn engines_play_a_whole_match_at_a_private_table() {
    let house = House::open();
    let mut table = table(&house, true, &["open", "open", "open"]).await;
    let ours = ours("miaui --level captain");
    let guests = [example(), ours, example()].map(|engine| sit(&engine, &table.address));
    table.begin().await;
    for guest in guests {
        let (code, out, err) = said(guest).await;
        assert_eq!((code, err.as_str()), (0, ""), "{out}");
        assert!(out.contains("sits at the table, in seat "), "{out}");
        assert!(out.contains("The match is over: place "), "{out}");
    }
    let over = table.when(|state| state["status"] == "over").await;
    let names: Vec<&Value> = over["seats"].as_array().unwrap().iter().map(|s| &s["name"]).collect();
    assert!(names.iter().any(|name| name.as_str().unwrap().starts_with("Tortuga")), "{names:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn an_engine_that_cannot_go_on_leaves_its_seat_to_a_bot() {
    let house = House::open();
    let mut table = table(&house, false, &["open", "cabin-boy", "cabin-boy"]).await;
    let (_folder, engine) = broken("crash-later");
    let guest = sit(&engine, &table.address);
    table.begin().await;
    let (code, _, err) = said(guest).await;
    assert_eq!(code, 2);
    assert!(err.contains("cannot play: it ended: exit status: 7"), "{err}");
    table.when(|state| state["seats"][0]["stand_in"].is_string()).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_no_table_is_refused_with_a_sentence() {
    let refusal = |table: &str, sentence: &str| {
        let ran = tortuga(&["sit", "--engine", &example(), "--table", table]).refusal();
        assert!(ran.contains(sentence), "{ran}");
    };
    refusal("miaui", "is not the address of a table");
    refusal("http://127.0.0.1:1/table/abc", "The tavern cannot be reached: ");
    let house = House::open();
    refusal(&format!("{}/table/nonesuch", house.url()), "The tavern refuses: ");
    let table = table(&house, true, &["open", "open", "open"]).await;
    let without_word = table.address.split('?').next().unwrap();
    refusal(without_word, "The tavern refuses: ");
    let ran = tortuga(&["sit", "--engine", "./none-such", "--table", &table.address]).refusal();
    assert!(ran.contains("cannot be started"), "{ran}");
}
