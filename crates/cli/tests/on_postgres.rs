//! The tavern is kept in PostgreSQL.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod common;

use std::time::Duration;

use common::served::Served;
use common::{flowing, tortuga};
use load::Client;
use serde_json::{Value, json};

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
    let served = open(&postgres.url());
    let mut anna = Client::new(served.address);
    let bearer = format!("Bearer {key}");
    let answer = anna.request("GET", &path, "", &[("Authorization", &bearer)]).await.unwrap();
    assert_eq!(answer.status, 200, "{}", answer.body);
}

/// Plays a public match against bots to its end.
async fn play_a_match(client: &mut Client) {
    let seats = ["me", "cabin-boy", "cabin-boy"];
    let request = json!({"game": "miaui", "seats": seats, "start": true}).to_string();
    let made = client.post("/api/tables", &request).await.unwrap();
    let path = format!("/api/tables/{}", made["table"].as_str().unwrap());
    loop {
        let now = client.get(&path).await.unwrap();
        if now["status"] == "over" {
            return;
        }
        // A decision without a choice is made by the tavern, sooner than this client could.
        if now["legal"].as_array().is_none_or(|legal| legal.len() < 2) {
            tokio::time::sleep(Duration::from_millis(10)).await;
            continue;
        }
        let body = json!({"decision": now["decision"], "action": now["legal"][0]["action"]});
        client.post(&format!("{path}/play"), &body.to_string()).await.unwrap();
    }
}

#[tokio::test]
async fn the_archive_is_made_anew_by_one_command_in_postgresql_and_in_a_folder() {
    let (postgres, folder) = (engines::Postgres::start().unwrap(), tempfile::tempdir().unwrap());
    let (url, here) = (postgres.url(), folder.path().to_str().unwrap());
    let mut served = open(&url);
    let mut anna = Client::introduce(served.address, "Anna").await.unwrap();
    play_a_match(&mut anna).await;
    play_a_match(&mut anna).await;
    let before = anna.get("/api/archive").await.unwrap();
    assert_eq!(before["matches"].as_array().map(Vec::len), Some(2), "{before}");
    served.end();
    postgres.tell("DELETE FROM finished").unwrap();
    let said = flowing(&tortuga(&["rebuild", "--store", &url]).good());
    assert!(said.contains("2 finished matches"), "{said}");
    let mut served = open(&url);
    assert_eq!(anna.moved(served.address).get("/api/archive").await.unwrap(), before);
    served.end();
    tortuga(&["move-in", "--from", &url, "--to", here]).good();
    assert_eq!(flowing(&tortuga(&["rebuild", "--data", here]).good()), said);
    let served = Served::open(folder.path(), &[]);
    assert_eq!(anna.moved(served.address).get("/api/archive").await.unwrap(), before);
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
