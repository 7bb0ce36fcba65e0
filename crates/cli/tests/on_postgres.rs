//! The tavern is kept in PostgreSQL.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod common;
mod served;

use std::time::{Duration, Instant};

use common::tortuga;
use load::Client;
use serde_json::{Value, json};
use served::Served;

/// Opens the tavern in this PostgreSQL; the folder for data stays as empty as it is.
fn open(store: &str) -> Served {
    let unused = std::path::Path::new("/nowhere");
    Served::open(unused, &["--store", store, "--no-limits", "--pace", "instant"])
}

#[test]
fn whole_matches_are_played_and_kept_in_postgresql() {
    let postgres = engines::Postgres::start().unwrap();
    let mut served = open(&postgres.url());
    let address = served.address.to_string();
    let load = ["load", "--tables", "3", "--seats", "4", "--seconds", "0", "--json"];
    let printed = tortuga(&[&load[..], &["--address", &address]].concat()).good();
    let report: Value = serde_json::from_str(&printed).unwrap();
    // Eleven dives each, and answers about jellyfish.
    assert!(report["actions"].as_u64() >= Some(132) && report["refusals"] == 0, "{report}");
    postgres.tell("SELECT 1 / count(*) FROM tables WHERE status = 2").unwrap();
    served.end();
    // What is wrong divides by nothing.
    postgres.tell("SELECT 1 / (CASE count(*) WHEN 0 THEN 1 ELSE 0 END) FROM nodes").unwrap();
}

#[tokio::test]
async fn after_a_kill_a_table_goes_on_where_it_was_as_soon_as_the_lease_has_ended() {
    let postgres = engines::Postgres::start().unwrap();
    let served = open(&postgres.url());
    let mut anna = Client::introduce(served.address, "Anna").await.unwrap();
    let request = json!({"game": "miaui", "seats": ["me", "sailor", "sailor"]});
    let made = anna.post("/api/tables", &request.to_string()).await.unwrap();
    let path = format!("/api/tables/{}", made["table"].as_str().unwrap());
    let key = anna.key().unwrap().to_owned();
    // Killed as by `kill -9`.
    drop(served);
    let killed = Instant::now();
    let served = open(&postgres.url());
    let mut anna = Client::new(served.address);
    let bearer = format!("Bearer {key}");
    let answer = anna.request("GET", &path, "", &[("Authorization", &bearer)]).await.unwrap();
    assert_eq!(answer.status, 200, "{}", answer.body);
    assert!(killed.elapsed() < Duration::from_secs(6), "{:?}", killed.elapsed());
}

#[test]
fn a_postgresql_that_cannot_be_used_is_named_without_its_password() {
    let refusal = |lang: &str, store: &str| {
        let serve = ["serve", "--listen", "127.0.0.1:0", "--log", "off", "--lang", lang];
        tortuga(&[&serve[..], &["--store", store]].concat()).refusal()
    };
    let away = "postgres://anna:secret@127.0.0.1:9/tavern";
    let said = refusal("en", away);
    assert!(said.starts_with("The PostgreSQL at 127.0.0.1:9 cannot be used: "), "{said}");
    assert!(!said.contains("secret"), "{said}");
    let said = refusal("ru", away);
    assert!(said.starts_with("PostgreSQL по адресу 127.0.0.1:9 использовать нельзя: "), "{said}");
    let said = refusal("en", "sqlite://here");
    assert!(said.starts_with("--store does not name a PostgreSQL ("), "{said}");
}
