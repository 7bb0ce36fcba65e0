//! What happens once, however many nodes there are: the first try at the deal of a day, and a call.
//! The nodes are in this process, so that their clock can be moved and their calls stay on this machine.

use std::net::SocketAddr;
use std::sync::{Arc, Mutex};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use engines::{Nats, Postgres};
use load::Client;
use serde_json::{Value, json};
use tavern::{Ahead, Config, Limits, Pace, PushReach, Running, Tavern};
use tempfile::TempDir;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpListener;

use crate::nodes::{figure, soon};

const GAME: &str = "miaui";
const DAY: u64 = 24 * 3_600;
/// How long to listen where nothing is to come.
const SILENCE: Duration = Duration::from_millis(700);

struct House {
    nodes: Vec<Running>,
    ahead: Ahead,
    _shared: (Postgres, Nats, TempDir),
}

impl House {
    async fn open(n: usize) -> Self {
        let (postgres, nats) = (Postgres::start().unwrap(), Nats::start().unwrap());
        let (folder, ahead) = (tempfile::tempdir().unwrap(), Ahead::default());
        let mut nodes = Vec::new();
        for _ in 0..n {
            let mut config = Config::new(folder.path());
            config.listen = "127.0.0.1:0".parse().unwrap();
            config.store = Some(postgres.url());
            config.bus = Some(nats.url());
            config.limits = Limits::none();
            config.pace = Pace::INSTANT;
            config.push = PushReach::Loopback;
            config.ahead = ahead.clone();
            nodes.push(Tavern::start(config).await.unwrap());
        }
        Self { nodes, ahead, _shared: (postgres, nats, folder) }
    }

    fn address(&self, node: usize) -> SocketAddr {
        self.nodes[node].address
    }

    /// The node that leads the only table that is awake.
    async fn leader(&self) -> usize {
        let addresses: Vec<_> = self.nodes.iter().map(|node| node.address).collect();
        let leads = move || addresses.iter().position(|address| figure(*address, "tables") > 0);
        tokio::task::spawn_blocking(leads).await.unwrap().expect("somebody leads the table")
    }

    /// Moves the clock of all nodes to noon of tomorrow.
    fn tomorrow(&self) {
        let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap().as_secs();
        self.ahead.forward(Duration::from_secs((now / DAY + 1) * DAY + DAY / 2 - now));
    }
}

async fn state(client: &mut Client, table: &str) -> Value {
    client.get(&format!("/api/tables/{table}")).await.unwrap()
}

/// Does the first legal thing again and again, at most this often, until the match is over.
async fn play(client: &mut Client, table: &str, decisions: usize) {
    let mut decided = 0;
    while decided < decisions {
        let now = state(client, table).await;
        if now["status"] == "over" {
            return;
        }
        if now["decision"].is_null() {
            let wait = format!("/api/tables/{table}?after={}&wait=5", now["number"]);
            client.get(&wait).await.unwrap();
            continue;
        }
        let action = json!({"decision": now["decision"], "action": now["legal"][0]["action"]});
        let path = format!("/api/tables/{table}/play");
        client.request("POST", &path, &action.to_string(), &[]).await.unwrap();
        decided += 1;
    }
}

async fn today(client: &mut Client) -> Value {
    client.get(&format!("/api/daily?game={GAME}")).await.unwrap()
}

async fn begin_day(client: &mut Client) -> String {
    let begun = client.post("/api/daily", &json!({"game": GAME}).to_string()).await.unwrap();
    begun["table"].as_str().unwrap().to_owned()
}

/// A player who has been here before the deal of tomorrow.
async fn regular(address: SocketAddr, name: &str) -> Client {
    let mut client = Client::introduce(address, name).await.unwrap();
    let wish = json!({"game": GAME, "seats": ["me", "cabin-boy", "cabin-boy"], "start": true});
    let made = client.post("/api/tables", &wish.to_string()).await.unwrap();
    play(&mut client, made["table"].as_str().unwrap(), usize::MAX).await;
    client
}

#[tokio::test]
async fn two_nodes_show_the_same_deal_of_the_day_and_count_a_first_try_once() {
    let house = House::open(2).await;
    let mut anna = regular(house.address(0), "Anna").await;
    let mut boris = regular(house.address(1), "Boris").await;
    house.tomorrow();
    let mut anna_elsewhere = anna.moved(house.address(1));
    let (mut here, mut there) = (today(&mut anna).await, today(&mut anna_elsewhere).await);
    assert!(here["now"].take().is_u64() && there["now"].take().is_u64());
    assert_eq!(here, there);
    assert_eq!(here["commitment"].as_str().unwrap().len(), 64, "{here}");
    // Whoever begins at two nodes at once begins once.
    let (table, same) = tokio::join!(begin_day(&mut anna), begin_day(&mut anna_elsewhere));
    assert_eq!(table, same);
    let his = begin_day(&mut boris).await;
    let (hers, of_boris) = (state(&mut anna, &table).await, state(&mut boris, &his).await);
    assert_eq!((&hers["view"], &hers["legal"]), (&of_boris["view"], &of_boris["legal"]));
    play(&mut anna, &table, 3).await;
    play(&mut anna_elsewhere, &table, usize::MAX).await;
    play(&mut boris, &his, usize::MAX).await;
    let again = begin_day(&mut anna_elsewhere).await;
    assert_ne!(again, table);
    play(&mut anna_elsewhere, &again, usize::MAX).await;
    for node in 0..2 {
        let mut anna = anna.moved(house.address(node));
        let seen = soon(async || {
            let seen = today(&mut anna).await;
            (seen["counted"] == 2).then_some(seen)
        });
        let seen = seen.await;
        let standings = [0, 1].map(|nth: usize| &seen["tries"][nth]);
        assert_eq!(standings.map(|tried| &tried["standing"]), ["counts", "later"], "{seen}");
        let board = seen["board"].as_array().unwrap();
        assert_eq!(board.len(), 2, "{seen}");
        assert_eq!(board[0]["points"], board[1]["points"], "the same deal, and they did the same");
        let points = seen["tries"][0]["points"].clone();
        assert_eq!(board[0]["points"], points, "{seen}");
    }
}

/// A push service that counts what comes.
struct Service {
    address: SocketAddr,
    came: Arc<Mutex<usize>>,
}

impl Service {
    async fn open() -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let (address, came) = (listener.local_addr().unwrap(), Arc::<Mutex<usize>>::default());
        let counted = Arc::clone(&came);
        tokio::spawn(async move {
            while let Ok((mut connection, _)) = listener.accept().await {
                *counted.lock().unwrap() += 1;
                let mut bytes = vec![0; 8_192];
                let _ = connection.read(&mut bytes).await;
                let _ = connection.write_all(b"HTTP/1.1 201 Created\r\n\r\n").await;
                let _ = connection.shutdown().await;
            }
        });
        Self { address, came }
    }

    /// What a browser tells the tavern; the keys are those of the example in RFC 8291.
    fn device(&self) -> String {
        json!({
            "endpoint": format!("http://{}/send/1", self.address),
            "p256dh": "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
            "auth": "BTBZMqHH6r4Tts7J_aSIgg",
        })
        .to_string()
    }

    fn came(&self) -> usize {
        *self.came.lock().unwrap()
    }

    /// Waits for this many messages in all, and for no more.
    async fn check(&self, n: usize, why: &str) {
        soon(async || (self.came() >= n).then_some(())).await;
        tokio::time::sleep(SILENCE).await;
        assert_eq!(self.came(), n, "{why}");
    }
}

#[tokio::test]
async fn of_several_nodes_exactly_one_calls_somebody_for_a_decision() {
    let mut house = House::open(3).await;
    let mut anna = Client::introduce(house.address(0), "Anna").await.unwrap();
    let mut boris = Client::introduce(house.address(1), "Boris").await.unwrap();
    let wish = json!({"game": GAME, "seats": ["me", "open", "cabin-boy"], "seconds": 86_400});
    let made = anna.post("/api/tables", &wish.to_string()).await.unwrap();
    let table = made["table"].as_str().unwrap().to_owned();
    boris.post(&format!("/api/tables/{table}/sit"), "").await.unwrap();
    let service = Service::open().await;
    boris.moved(house.address(2)).post("/api/push", &service.device()).await.unwrap();
    anna.post(&format!("/api/tables/{table}/start"), "").await.unwrap();
    service.check(1, "the first decision").await;
    for round in 2..4 {
        play(&mut boris, &table, 1).await;
        play(&mut anna, &table, 1).await;
        service.check(round, "one call a decision").await;
    }
    // Another node takes the table: it does not call again for what was called for.
    let leader = house.leader().await;
    house.nodes.remove(leader).stop().await.unwrap();
    let (mut anna, mut boris) = (anna.moved(house.address(0)), boris.moved(house.address(1)));
    let path = format!("/api/tables/{table}");
    soon(async || anna.get(&path).await.ok().filter(|seen| !seen["decision"].is_null())).await;
    tokio::time::sleep(Duration::from_secs(3)).await;
    service.check(3, "Boris was called already").await;
    play(&mut boris, &table, 1).await;
    play(&mut anna, &table, 1).await;
    service.check(4, "the next decision").await;
}
