//! Everything moves from SQLite into PostgreSQL and back.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use std::ops::ControlFlow::{Break, Continue};

use load::Client;
use serde_json::{Value, json};
use tavern::{BadData, Config, Limits, Pace, Tavern, move_in};

fn config(folder: &std::path::Path) -> Config {
    let mut config = Config::new(folder);
    config.listen = "127.0.0.1:0".parse().unwrap();
    config.limits = Limits::none();
    config.pace = Pace::INSTANT;
    config
}

/// Tables at which something was said, and what Anna's key is.
async fn fill(config: Config, n_tables: usize) -> (String, Vec<String>) {
    let house = Tavern::start(config).await.unwrap();
    let mut anna = Client::introduce(house.address, "Anna").await.unwrap();
    let mut tables = Vec::new();
    for number in 0..n_tables {
        let request = json!({"game": "miaui", "seats": ["me", "open", "open"]}).to_string();
        let made = anna.post("/api/tables", &request).await.unwrap();
        let table = format!("/api/tables/{}", made["table"].as_str().unwrap());
        let line = json!({"text": format!("Ahoy {number}!")}).to_string();
        anna.post(&format!("{table}/say"), &line).await.unwrap();
        tables.push(table);
    }
    let key = anna.key().unwrap().to_owned();
    house.stop().await.unwrap();
    (key, tables)
}

async fn look(config: Config, key: &str, tables: &[String]) -> Vec<Value> {
    let house = Tavern::start(config).await.unwrap();
    let mut client = Client::new(house.address);
    let (bearer, mut seen) = (format!("Bearer {key}"), Vec::new());
    for table in tables {
        let headers = [("Authorization", bearer.as_str())];
        seen.push(client.request("GET", table, "", &headers).await.unwrap().json());
    }
    house.stop().await.unwrap();
    seen
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_interrupted_goes_on_and_what_moved_there_and_back_is_the_same() {
    let postgres = engines::Postgres::start().unwrap();
    let (here, back) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let (key, tables) = fill(config(here.path()), 150).await;
    let before = look(config(here.path()), &key, &tables[..3]).await;
    let (from, to, home) = (here.path().to_str().unwrap(), postgres.url(), back.path());
    let home = home.to_str().unwrap();
    tokio::task::block_in_place(|| {
        // After the first hundred it is stopped.
        assert_eq!(move_in(from, &to, |_, _| Break(())).unwrap(), None);
        let moved = move_in(from, &to, |_, _| Continue(())).unwrap().unwrap();
        assert_eq!((moved.tables, moved.skipped, moved.players), (150, 100, 1));
        let again = move_in(from, &to, |_, _| Continue(())).unwrap().unwrap();
        assert_eq!((again.skipped, again.digest), (150, moved.digest));
        let back = move_in(&to, home, |_, _| Continue(())).unwrap().unwrap();
        assert_eq!((back.tables, back.skipped, back.digest), (150, 0, moved.digest));
    });
    let mut on_postgres = config(here.path());
    on_postgres.store = Some(to.clone());
    assert_eq!(look(on_postgres, &key, &tables[..3]).await, before);
    assert_eq!(look(config(back.path()), &key, &tables[..3]).await, before);
    assert!(before[2].to_string().contains("Ahoy 2!"), "{}", before[2]);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_different_there_is_not_written_over_and_an_open_tavern_is_left_alone() {
    let postgres = engines::Postgres::start().unwrap();
    let here = tempfile::tempdir().unwrap();
    let (from, to) = (here.path().to_str().unwrap(), postgres.url());
    fill(config(here.path()), 2).await;
    let why = |from: &str, to: &str| {
        let moved = tokio::task::block_in_place(|| move_in(from, to, |_, _| Continue(())));
        moved.unwrap_err().downcast::<BadData>().unwrap()
    };
    tokio::task::block_in_place(|| move_in(from, &to, |_, _| Continue(()))).unwrap();
    postgres.tell("UPDATE entries SET body = 'other' WHERE number = 0").unwrap();
    assert!(matches!(why(from, &to), BadData::Different(_)));
    let mut on_postgres = config(here.path());
    on_postgres.store = Some(postgres.new_database().unwrap());
    let busy = on_postgres.store.clone().unwrap();
    let house = Tavern::start(on_postgres).await.unwrap();
    assert_eq!(why(from, &busy), BadData::Served);
    house.stop().await.unwrap();
    let house = Tavern::start(config(here.path())).await.unwrap();
    assert!(matches!(why(from, &to), BadData::InUse(_)));
    house.stop().await.unwrap();
}
