//! Our bots as an engine, spoken to in memory: what holds for every game.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

#[macro_use]
mod every_game;

use std::io::Cursor;
use std::time::Duration;

use bots::engine::EngineLevel;
use bots::{AnyBots as _, Bot as _, Budget, Level, Search};
use game::{Advice, Decision, Effects, Erased, Rng, Seat, Viewer};
use serde_json::{Value, json};

const SEATS: u8 = 3;
const SEED: u64 = 5;

fn plan(level: Level) -> EngineLevel {
    EngineLevel { level, iterations: Some(30), time: None }
}

/// What the engine answers to these lines.
fn answers<G: Advice>(plan: EngineLevel, lines: &[Value]) -> Vec<Value> {
    let said: String = lines.iter().map(|line| format!("{line}\n")).collect();
    let mut heard = Vec::new();
    Erased::<G>::NEW.engine(plan, Box::new(Cursor::new(said)), &mut heard).unwrap();
    let heard = String::from_utf8(heard).unwrap();
    heard.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

fn hello<G: Advice>() -> Value {
    let info = G::info();
    let (game, version) = (info.id, info.rules_version);
    json!({"hello": {"protocol": 1, "game": game, "rules_version": version, "seats": SEATS}})
}

fn new_game(seat: Seat) -> Value {
    json!({"new_game": {"seat": seat, "seed": SEED}})
}

fn decide<G: Advice>(number: usize, state: &G, seat: Seat) -> Value {
    let view = state.view(Viewer::Seat(seat));
    let legal = legal(state, seat);
    json!({"decide": {"decision": number, "view": view, "legal": legal, "milliseconds": 60_000}})
}

fn legal<G: Advice>(state: &G, seat: Seat) -> Vec<G::Action> {
    let mut legal = Vec::new();
    state.legal_actions(seat, &mut legal);
    legal
}

/// The first decisions of a seat in a random match in which it has a choice.
fn decisions<G: Advice>(seat: Seat, count: usize) -> Vec<G> {
    let mut rng = Rng::fast(11);
    let mut state = G::new(&G::Options::default(), SEATS, &mut Effects::silent(&mut rng));
    let mut found = Vec::new();
    while let Some(who) = state.to_act().first().filter(|_| found.len() < count) {
        let legal = legal(&state, who);
        if who == seat && legal.len() > 1 {
            found.push(state.clone());
        }
        let action = rng.pick(&legal).unwrap().clone();
        state.apply(who, action, &mut Effects::silent(&mut rng));
    }
    assert_eq!(found.len(), count);
    found
}

#[test]
fn an_engine_plays_what_the_same_bot_plays_here() {
    fn check<G: Advice>() {
        let seat = Seat::new(1);
        let states = decisions::<G>(seat, 4);
        let mut lines = vec![hello::<G>(), new_game(seat)];
        lines.extend(states.iter().enumerate().map(|(nth, state)| decide(nth + 1, state, seat)));
        let answers = answers::<G>(plan(Level::Legend), &lines);
        assert_eq!(answers[0]["hello"]["protocol"], 1);
        let mut search = Search::<G>::new(Budget::iterations(30));
        let mut rng = Rng::fast(SEED);
        for (nth, (state, answer)) in states.iter().zip(&answers[1..]).enumerate() {
            let expected = search.choose(&Decision::in_state(state, seat), &mut rng);
            assert_eq!(answer["play"]["decision"], nth + 1, "{answer}");
            assert_eq!(answer["play"]["action"], json!(expected), "{}", G::info().id);
            let thoughts = &answer["play"]["thoughts"];
            if !thoughts.is_null() {
                assert_eq!(thoughts["win_chances"].as_array().unwrap().len(), usize::from(SEATS));
                assert!(!thoughts["choices"].as_array().unwrap().is_empty(), "{answer}");
            }
        }
    }
    for_every_game!(check);
}

#[test]
fn every_level_plays_as_an_engine() {
    fn check<G: Advice>() {
        let seat = Seat::new(0);
        let states = decisions::<G>(seat, 2);
        for level in Level::ALL {
            let decide = |nth: usize| decide(nth + 1, &states[nth], seat);
            let lines = [hello::<G>(), new_game(seat), decide(0), decide(1)];
            let answers = answers::<G>(plan(*level), &lines);
            for (state, answer) in states.iter().zip(&answers[1..]) {
                let action = serde_json::from_value(answer["play"]["action"].clone()).unwrap();
                assert!(legal(state, seat).contains(&action), "{level}: {answer}");
            }
        }
    }
    for_every_game!(check);
}

/// What the engine of Miaui says to the last of these lines is an error that begins so.
#[track_caller]
fn refuses(lines: &[Value], beginning: &str) {
    let answers = answers::<miaui::Miaui>(plan(Level::Captain), lines);
    let why = answers.last().unwrap()["error"]["why"].as_str().unwrap_or_default();
    assert!(why.starts_with(beginning), "{answers:?}");
}

#[test]
fn what_cannot_be_is_refused_with_a_reason() {
    type Game = miaui::Miaui;
    let seat = Seat::new(0);
    let (hello, new_game) = (hello::<Game>(), new_game(seat));
    let decide = decide(1, &decisions::<Game>(seat, 1)[0], seat);
    let with = |line: &Value, kind: &str, field: &str, value: Value| {
        let mut line = line.clone();
        line[kind][field] = value;
        line
    };
    refuses(&[json!({"sing": {}})], "this is no message of the protocol");
    refuses(&[json!("hello")], "this is no message of the protocol");
    refuses(&[with(&hello, "hello", "protocol", json!(2))], "this is protocol 1, not 2");
    refuses(&[with(&hello, "hello", "game", json!("chess"))], "this plays miaui by version");
    refuses(&[with(&hello, "hello", "rules_version", json!(99))], "this plays miaui by version");
    refuses(&[with(&hello, "hello", "seats", json!(9))], "miaui is for 3 to 6, not 9");
    refuses(std::slice::from_ref(&new_game), "nobody has said hello");
    refuses(&[hello.clone(), decide.clone()], "no match has begun");
    let lost = with(&new_game, "new_game", "seat", json!(3));
    refuses(&[hello.clone(), lost, decide.clone()], "no match has begun");
    let begun = |line: Value| [hello.clone(), new_game.clone(), line];
    refuses(&begun(with(&decide, "decide", "view", json!({}))), "this is no view of miaui");
    refuses(&begun(with(&decide, "decide", "legal", json!([{}]))), "this is no action of miaui");
    refuses(&begun(with(&decide, "decide", "legal", json!([]))), "there is nothing to choose");
}

#[test]
fn after_a_refusal_it_plays_on() {
    type Game = miaui::Miaui;
    let seat = Seat::new(0);
    let decide = decide(1, &decisions::<Game>(seat, 1)[0], seat);
    let lines = [hello::<Game>(), json!({"sing": {}}), new_game(seat), decide];
    let answers = answers::<Game>(plan(Level::Captain), &lines);
    let kinds: Vec<&String> = answers.iter().flat_map(|a| a.as_object().unwrap().keys()).collect();
    assert_eq!(kinds, ["hello", "error", "play"]);
}

#[test]
fn it_decides_at_once_when_it_is_told_to_stop_and_in_time_when_it_has_a_limit() {
    type Game = miaui::Miaui;
    let seat = Seat::new(0);
    let endless = |time| EngineLevel { level: Level::Legend, iterations: Some(u32::MAX), time };
    let decide = decide(1, &decisions::<Game>(seat, 1)[0], seat);
    let mut short = decide.clone();
    short["decide"]["milliseconds"] = json!(20);
    let mut counted = decide.clone();
    counted["decide"]["iterations"] = json!(50);
    let own = Some(Duration::from_millis(20));
    // Without an end to its thinking, this test would not end either.
    for (time, line, stop) in [
        (None, &decide, json!({"stop": {}})),
        (None, &decide, json!({"quit": {}})),
        (None, &short, hello::<Game>()),
        (None, &counted, hello::<Game>()),
        (own, &decide, hello::<Game>()),
    ] {
        let lines = [hello::<Game>(), new_game(seat), line.clone(), stop];
        let answers = answers::<Game>(endless(time), &lines);
        assert_eq!(answers[1]["play"]["decision"], 1, "{answers:?}");
    }
}
