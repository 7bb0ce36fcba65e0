//! What was acknowledged is there after a restart, however the process ended.

use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use crate::common::{House, four_at_a_table, open, play_first, state};
use load::{Client, free_address};
use serde_json::{Value, json};
use tavern::{Config, Tavern};

/// The same player at a tavern that was opened again elsewhere.
async fn at(address: std::net::SocketAddr, key: &str, table: &str) -> Value {
    let auth = format!("Bearer {key}");
    let path = format!("/api/tables/{table}");
    let answer = Client::new(address).request("GET", &path, "", &[("Authorization", &auth)]).await;
    answer.unwrap().json()
}

/// The state of a table without who is present, which nobody remembers.
fn without_presence(mut state: Value) -> Value {
    for seat in state["seats"].as_array_mut().unwrap() {
        for name in ["present", "bot_may_come_ms"] {
            seat.as_object_mut().unwrap().remove(name);
        }
    }
    state
}

#[tokio::test]
async fn a_match_goes_on_after_a_restart_just_as_it_was() {
    let house = open().await;
    let (mut players, table) = four_at_a_table(&house).await;
    for round in 0..3 {
        for player in &mut players[..if round == 2 { 2 } else { 4 }] {
            play_first(player, &table).await.unwrap();
        }
    }
    let mut before = Vec::new();
    for player in &mut players {
        before.push(state(player, &table).await);
    }
    let house: House = house.reopen().await;
    for (player, before) in players.iter().zip(before) {
        let after = at(house.address(), player.key().unwrap(), &table).await;
        assert_eq!(without_presence(after), without_presence(before));
    }
}

#[tokio::test]
async fn a_match_that_began_at_a_prepared_position_is_there_after_a_restart() {
    let house = open().await;
    let mut anna = house.player("Anna").await;
    let example = &catalog::find(crate::common::GAME).unwrap().game.examples()[0];
    let mut seats = vec!["open"; example.before.seats().len()];
    seats[0] = "me";
    let request = json!({"game": crate::common::GAME, "seats": seats, "position": example.id});
    let made = anna.post("/api/tables", &request.to_string()).await.unwrap();
    let table = made["table"].as_str().unwrap().to_owned();
    for seat in 1..seats.len() {
        let bot = json!({"seat": seat, "level": "cabin-boy"}).to_string();
        anna.post(&format!("/api/tables/{table}/bot"), &bot).await.unwrap();
    }
    anna.post(&format!("/api/tables/{table}/start"), "").await.unwrap();
    let before = state(&mut anna, &table).await;
    let house: House = house.reopen().await;
    let after = at(house.address(), anna.key().unwrap(), &table).await;
    assert_eq!(after["position"], json!(example.id));
    assert_eq!(after["view"]["round"], before["view"]["round"]);
}

#[tokio::test]
async fn bots_go_on_by_themselves_after_a_restart() {
    let house = open().await;
    let mut anna = house.player("Anna").await;
    let request = json!({"game": crate::common::GAME, "seats": ["me", "cabin-boy", "cabin-boy"], "start": true});
    let made = anna.post("/api/tables", &request.to_string()).await.unwrap();
    let table = made["table"].as_str().unwrap().to_owned();
    let house = house.reopen().await;
    let key = anna.key().unwrap();
    let begun = Instant::now();
    while at(house.address(), key, &table).await["to_act"] != json!([0]) {
        assert!(begun.elapsed() < Duration::from_secs(10), "the bots do not choose");
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    assert!(
        Client::new(house.address()).get("/api/tables").await.unwrap().to_string().contains(&table)
    );
}

fn start_process(address: std::net::SocketAddr, folder: &std::path::Path) -> Child {
    let mut command = Command::new(env!("CARGO_BIN_EXE_tavern-trial"));
    command.arg("serve").arg(address.to_string()).arg(folder).stdout(Stdio::null());
    command.spawn().unwrap()
}

async fn wait_until_open(address: std::net::SocketAddr) {
    let begun = Instant::now();
    while Client::new(address).get("/health").await.is_err() {
        assert!(begun.elapsed() < Duration::from_secs(20), "the tavern does not open");
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
}

/// A player who notes every action that was acknowledged, until the tavern dies.
async fn play_and_note(mut client: Client, table: String, noted: &mut Vec<(String, u64)>) {
    let path = format!("/api/tables/{table}");
    for attempt in 0.. {
        let Ok(seen) = client.get(&path).await else { return };
        let Some(decision) = seen["decision"].as_u64() else {
            tokio::task::yield_now().await;
            continue;
        };
        let id = format!("{decision}-{attempt}");
        let legal = seen["legal"].as_array().unwrap();
        let action = &legal[attempt % legal.len()]["action"];
        let body = json!({"decision": decision, "action": action, "id": id}).to_string();
        let answer = client.request("POST", &format!("{path}/play"), &body, &[]).await;
        match answer {
            Ok(answer) if answer.status == 200 => {
                noted.push((body, answer.json()["number"].as_u64().unwrap()));
            }
            Ok(_) => {}
            Err(_) => return,
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn killed_in_a_loop_under_load_it_loses_nothing_that_was_acknowledged() {
    let folder = tempfile::tempdir().unwrap();
    let mut acknowledged = 0;
    for round in 0..8u64 {
        let address = free_address().unwrap();
        let mut process = start_process(address, folder.path());
        wait_until_open(address).await;
        let mut players = Vec::new();
        let mut tables = Vec::new();
        for _ in 0..4 {
            let (seated, table) = gather(address).await;
            players.push(seated);
            tables.push(table);
        }
        let mut tasks = Vec::new();
        for (seated, table) in players.iter().zip(&tables) {
            for player in seated {
                let (client, table) = (player.again(), table.clone());
                tasks.push(tokio::spawn(async move {
                    let (key, mut noted) = (client.key().unwrap().to_owned(), Vec::new());
                    play_and_note(client, table.clone(), &mut noted).await;
                    (key, table, noted)
                }));
            }
        }
        tokio::time::sleep(Duration::from_millis(60 + 45 * round)).await;
        process.kill().unwrap();
        process.wait().unwrap();
        let again = free_address().unwrap();
        let mut process = start_process(again, folder.path());
        wait_until_open(again).await;
        for task in tasks {
            let (key, table, noted) = task.await.unwrap();
            acknowledged += noted.len();
            check_noted(again, &key, &table, &noted).await;
        }
        process.kill().unwrap();
        process.wait().unwrap();
    }
    assert!(acknowledged > 100, "only {acknowledged} actions were acknowledged");
}

/// Everything that was acknowledged is answered again with the same number, since it is known.
async fn check_noted(
    address: std::net::SocketAddr,
    key: &str,
    table: &str,
    noted: &[(String, u64)],
) {
    let auth = format!("Bearer {key}");
    let mut client = Client::new(address);
    for (body, number) in noted {
        let path = format!("/api/tables/{table}/play");
        let answer =
            client.request("POST", &path, body, &[("Authorization", &auth)]).await.unwrap();
        assert_eq!(answer.json()["number"].as_u64(), Some(*number), "{body}: {}", answer.body);
    }
}

async fn gather(address: std::net::SocketAddr) -> (Vec<Client>, String) {
    let mut players = Vec::new();
    for name in ["Anna", "Boris", "Clara"] {
        players.push(Client::introduce(address, name).await.unwrap());
    }
    let request = json!({"game": crate::common::GAME, "seats": ["me", "open", "open"]}).to_string();
    let made = players[0].post("/api/tables", &request).await.unwrap();
    let table = made["table"].as_str().unwrap().to_owned();
    for player in &mut players[1..] {
        player.post(&format!("/api/tables/{table}/sit"), "").await.unwrap();
    }
    players[0].post(&format!("/api/tables/{table}/start"), "").await.unwrap();
    (players, table)
}

#[tokio::test]
async fn with_ten_thousand_finished_games_it_answers_at_once() {
    let folder = tempfile::tempdir().unwrap();
    fill(folder.path(), 10_000).await;
    let address = free_address().unwrap();
    let begun = Instant::now();
    let mut process = start_process(address, folder.path());
    while Client::new(address).get("/api/tables").await.is_err() {
        tokio::time::sleep(Duration::from_millis(1)).await;
    }
    let took = begun.elapsed();
    process.kill().unwrap();
    process.wait().unwrap();
    // A machine that is busy with other tests is given more time than the 300 ms that we want.
    assert!(took < Duration::from_millis(1_500), "it took {took:?}");
}

/// Stores finished games of 50 entries each.
async fn fill(folder: &std::path::Path, games: usize) {
    Tavern::start(Config::new(folder)).await.unwrap().stop().await.unwrap();
    let file = folder.join("tortuga.db");
    let mut database = rusqlite::Connection::open(file).unwrap();
    let all = database.transaction().unwrap();
    for game in 0..games {
        let row = rusqlite::params![game as i64 + 1, (game as u128).to_be_bytes()];
        let add = "INSERT INTO tables VALUES (?1, ?2, 'miaui', 0, '{}', x'00', 2, 50)";
        all.prepare_cached(add).unwrap().execute(row).unwrap();
        for number in 0..50 {
            let add = "INSERT INTO entries VALUES (?1, ?2, '{\"acted\":{\"seat\":0,\"action\":{\"dive\":1}}}', 1, NULL)";
            all.prepare_cached(add).unwrap().execute([game as i64 + 1, number]).unwrap();
        }
    }
    all.commit().unwrap();
}
