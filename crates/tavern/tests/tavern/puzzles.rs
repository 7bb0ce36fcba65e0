//! A puzzle over the wire: asked, answered, judged.

use load::Client;
use serde_json::{Value, json};

use crate::common::{House, Stream, open, post};

/// Opens the first puzzle of a game, and says where.
async fn posed(client: &mut Client, game: &str) -> (String, &'static catalog::Posed) {
    let book = catalog::find(game).unwrap().puzzles().unwrap();
    let posed = &book.all()[0];
    let wish = json!({"game": game, "puzzle": posed.id}).to_string();
    let opened = client.post("/api/puzzles", &wish).await.unwrap();
    (opened["table"].as_str().unwrap().to_owned(), posed)
}

async fn state(client: &mut Client, table: &str) -> Value {
    client.get(&format!("/api/tables/{table}?lang=en")).await.unwrap()
}

fn value(action: &serde_json::value::RawValue) -> Value {
    serde_json::from_str(action.get()).unwrap()
}

/// What was shown when it was this seat's turn again, or the match was over.
async fn after(client: &mut Client, table: &str) -> Value {
    loop {
        let now = state(client, table).await;
        if !now["decision"].is_null() || now["status"] == "over" {
            return now;
        }
        let path = format!("/api/tables/{table}?after={}&wait=5", now["number"]);
        client.get(&path).await.unwrap();
    }
}

async fn choose(client: &mut Client, table: &str, action: Value) {
    let now = state(client, table).await;
    let play = json!({"decision": now["decision"], "action": action});
    post(client, table, "play", play).await.unwrap();
}

async fn solved_in(house: &House, game: &str) {
    let mut anna = house.player("Anna").await;
    let (table, posed) = posed(&mut anna, game).await;
    let asked = state(&mut anna, &table).await;
    assert_eq!(asked["puzzle"], json!({"id": posed.id}), "nothing is told before: {asked}");
    let second = value(&posed.puzzle.second);
    choose(&mut anna, &table, second.clone()).await;
    let seen = after(&mut anna, &table).await;
    let verdict = &seen["puzzle"]["verdict"];
    assert_eq!((&verdict["right"], &verdict["first_right"]), (&json!(false), &json!(false)));
    assert_eq!((&verdict["yours"]["action"], &verdict["second"]["action"]), (&second, &second));
    assert_eq!(verdict["best"]["action"], value(&posed.puzzle.answers[0]));
    let percent = |share: f64| json!((share * 100.0).round() as i64);
    let evidence = &posed.puzzle.evidence;
    assert_eq!(verdict["best"]["wins_percent"], percent(evidence.best));
    assert_eq!(verdict["second"]["wins_percent"], percent(evidence.second));
    for part in ["best", "second", "yours"] {
        assert!(verdict[part]["words"].is_string(), "{verdict}");
    }
    let themes = verdict["themes"].as_array().unwrap();
    assert_eq!(themes.len(), posed.puzzle.themes.len());
    assert!(themes.iter().all(|theme| theme["words"].is_string()), "{verdict}");
    // What came of it are the last things that were heard before the next decision.
    let (reply, events) =
        (verdict["reply"].as_array().unwrap(), seen["events"].as_array().unwrap());
    assert!(!reply.is_empty() && events.ends_with(reply), "{seen}");
    let mut boris = house.player("Boris").await;
    let path = format!("/api/tables/{table}");
    assert_eq!(boris.request("GET", &path, "", &[]).await.unwrap().status, 404);
    check_replies(&mut anna, &table, seen).await;
}

/// What is told of the choice grows until the rivals have answered; whatever is done next is no part of it.
async fn check_replies(anna: &mut Client, table: &str, mut seen: Value) {
    let replies = |seen: &Value| seen["puzzle"]["verdict"]["reply"].as_array().unwrap().clone();
    for _ in 0..40 {
        if seen["decision"].is_null() {
            return;
        }
        let before = replies(&seen);
        choose(anna, table, seen["legal"][0]["action"].clone()).await;
        seen = after(anna, table).await;
        assert!(replies(&seen).starts_with(&before), "{seen}");
        if replies(&seen) == before {
            return;
        }
    }
    panic!("it goes on and on: {seen}");
}

#[tokio::test]
async fn what_a_choice_was_worth_and_how_the_rivals_answered_is_told_after_it() {
    let house = open().await;
    for game in ["rattus-cartus", "sewer-pirats", "isle-of-cats"] {
        solved_in(&house, game).await;
    }
}

#[tokio::test]
async fn the_verdict_comes_with_the_stream() {
    let house = open().await;
    let mut anna = house.player("Anna").await;
    let (table, posed) = posed(&mut anna, "rattus-cartus").await;
    let mut stream = Stream::open(&anna, house.address(), &table).await;
    let first = stream.next().await;
    assert_eq!(first["puzzle"], json!({"id": posed.id}));
    choose(&mut anna, &table, value(&posed.puzzle.answers[0])).await;
    let update = stream.until(|update| !update["puzzle"]["verdict"].is_null()).await;
    assert_eq!(update["puzzle"]["verdict"]["right"], json!(true), "{update}");
    assert_eq!(update["puzzle"]["verdict"]["first_right"], json!(true), "{update}");
}

#[tokio::test]
async fn where_a_puzzle_ends_its_match_the_verdict_comes_first_and_the_next_puzzle_goes_on() {
    let house = open().await;
    let mut anna = house.player("Anna").await;
    let book = catalog::find("miaui").unwrap().puzzles().unwrap();
    // With two cards left in hand, the match is over after this choice.
    let posed = book.all().iter().find(|posed| posed.puzzle.evidence.chances.len() == 2).unwrap();
    let wish = json!({"game": "miaui", "puzzle": posed.id}).to_string();
    let opened = anna.post("/api/puzzles", &wish).await.unwrap();
    let table = opened["table"].as_str().unwrap().to_owned();
    choose(&mut anna, &table, value(&posed.puzzle.second)).await;
    let mut seen = after(&mut anna, &table).await;
    while seen["status"] != "over" {
        let play = json!({"decision": seen["decision"], "action": seen["legal"][0]["action"]});
        // What is no choice may have made itself meanwhile.
        let _ = post(&mut anna, &table, "play", play).await;
        seen = after(&mut anna, &table).await;
    }
    let html = [("Accept", "text/html")];
    let page = anna.request("GET", &format!("/table/{table}"), "", &html).await.unwrap().body;
    let place = |of: &str| page.find(of).unwrap_or_else(|| panic!("no {of} in {page}"));
    assert!(place("id=\"posed-acts\"") < place("id=\"ending\""));
    assert!(!page.contains("/rematch\"") && !page.contains("id=\"decided\""), "{page}");
}
