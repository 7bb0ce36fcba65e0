//! People who play a match, whatever happens to the nodes.

use std::net::SocketAddr;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use load::Client;
use serde_json::{Value, json};
use tokio::task::JoinSet;

use crate::nodes::{Nodes, soon};

/// No request takes longer, whatever happens.
const PATIENCE: Duration = Duration::from_secs(10);

pub struct Evening {
    pub table: String,
    pub players: Vec<Client>,
    addresses: Arc<Mutex<Vec<SocketAddr>>>,
}

/// What came of it.
pub struct Played {
    /// The actions of each player that were acknowledged, in order.
    pub acknowledged: Vec<Vec<Value>>,
    /// The longest time between two actions of anybody.
    pub longest_pause: Duration,
}

impl Evening {
    /// A match of Miaui among people, each at a node of their own as far as there are enough.
    pub async fn begin(nodes: &Nodes, n: usize) -> Self {
        let addresses: Vec<SocketAddr> = nodes.addresses().collect();
        let mut players = Vec::new();
        for number in 0..n {
            let address = addresses[number % addresses.len()];
            players.push(Client::introduce(address, &format!("Player {number}")).await.unwrap());
        }
        let mut seats = vec!["open"; n];
        seats[0] = "me";
        let request = json!({"game": "miaui", "seats": seats}).to_string();
        let made = players[0].post("/api/tables", &request).await.unwrap();
        let table = made["table"].as_str().unwrap().to_owned();
        for player in &mut players[1..] {
            player.post(&format!("/api/tables/{table}/sit"), "").await.unwrap();
        }
        players[0].post(&format!("/api/tables/{table}/start"), "").await.unwrap();
        Self { table, players, addresses: Arc::new(Mutex::new(addresses)) }
    }

    /// From now on these nodes can be asked.
    pub fn set_addresses(&self, addresses: Vec<SocketAddr>) {
        *self.addresses.lock().unwrap() = addresses;
    }

    /// Plays to the end while `disturb` does what it does; whoever is not answered asks again, or somebody else.
    pub async fn play_while(&self, disturb: impl Future<Output = ()>) -> Played {
        let last = Arc::new(Mutex::new((Instant::now(), Duration::ZERO)));
        let mut all = JoinSet::new();
        for (seat, player) in self.players.iter().enumerate() {
            let player = Player {
                client: player.again(),
                path: format!("/api/tables/{}", self.table),
                addresses: Arc::clone(&self.addresses),
                turn: seat,
                last: Arc::clone(&last),
            };
            all.spawn(async move { (seat, player.play().await) });
        }
        let mut acknowledged = vec![Vec::new(); self.players.len()];
        let playing = async {
            while let Some(played) = all.join_next().await {
                let (seat, actions) = played.unwrap();
                acknowledged[seat] = actions;
            }
        };
        let everything = async { tokio::join!(playing, disturb) };
        tokio::time::timeout(Duration::from_secs(120), everything).await.expect("the match ends");
        let longest_pause = last.lock().unwrap().1;
        Played { acknowledged, longest_pause }
    }

    /// What the record of the match says that each seat did.
    pub async fn recorded(&self) -> Vec<Vec<Value>> {
        let path = format!("/api/tables/{}/record", self.table);
        let record = soon(async || {
            let address = self.addresses.lock().unwrap()[0];
            self.players[0].moved(address).get(&path).await.ok()
        });
        let record = record.await;
        let mut by_seat = vec![Vec::new(); self.players.len()];
        for action in record["actions"].as_array().unwrap() {
            by_seat[action[0].as_u64().unwrap() as usize].push(action[1].clone());
        }
        by_seat
    }
}

struct Player {
    client: Client,
    path: String,
    addresses: Arc<Mutex<Vec<SocketAddr>>>,
    turn: usize,
    last: Arc<Mutex<(Instant, Duration)>>,
}

impl Player {
    async fn play(mut self) -> Vec<Value> {
        let mut acknowledged = Vec::new();
        let mut last = None;
        loop {
            let path = self.path.clone();
            let Some(state) = self.ask("GET", &path, "").await else { continue };
            if state["status"] == "over" {
                return acknowledged;
            }
            let Some(decision) = state["decision"].as_u64() else {
                let wait = format!("{path}?after={}&wait=2", state["number"]);
                self.ask("GET", &wait, "").await;
                continue;
            };
            let action = state["legal"][0]["action"].clone();
            let id = format!("d{decision}");
            let play = json!({"decision": decision, "action": action, "id": id}).to_string();
            // Asked again and again with the same id, it is done once.
            loop {
                let play_path = format!("{path}/play");
                if self.ask("POST", &play_path, &play).await.is_some() {
                    break;
                }
            }
            // A node that does not know yet that another one leads the table may show a decision once more that was
            // already made. Made again, it has the same id: that is the same answer, not another action.
            if last.replace(decision) != Some(decision) {
                acknowledged.push(action);
            }
            self.note();
            // As people play: not as fast as they can.
            tokio::time::sleep(Duration::from_millis(120)).await;
        }
    }

    /// Somebody has done something.
    fn note(&self) {
        let mut last = self.last.lock().unwrap();
        *last = (Instant::now(), last.1.max(last.0.elapsed()));
    }

    /// The answer, or none: then the next node will be asked.
    async fn ask(&mut self, method: &str, path: &str, body: &str) -> Option<Value> {
        let asked = tokio::time::timeout(PATIENCE, self.client.request(method, path, body, &[]));
        match asked.await {
            Ok(Ok(answer)) if answer.status == 200 => return Some(answer.json()),
            Ok(Ok(answer)) => {
                assert!(matches!(answer.status, 503 | 421 | 409), "{method} {path}: {answer:?}");
            }
            Ok(Err(_)) | Err(_) => {}
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
        let addresses = self.addresses.lock().unwrap();
        self.turn += 1;
        self.client = self.client.moved(addresses[self.turn % addresses.len()]);
        None
    }
}
