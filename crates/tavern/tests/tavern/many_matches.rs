//! With ten thousand finished matches in the storage, every page that looks for some finds them. How long it takes is
//! printed (`cargo nextest run -p tavern ten_thousand --no-capture`), not judged: machines are noisy.

use std::time::{Duration, Instant};

use load::Client;
use tavern::{Ahead, Config, Tavern};

use crate::common::{GAME, config};

const REQUESTS: usize = 9;

/// Ten thousand public matches, and as many tries at the deal of a day that count.
const SEATS: &str = r#"[{"name":"Anna","bot":false,"points":41,"place":1},{"name":"Boris","bot":false,"points":38,"place":2},{"name":"Bo","bot":true,"points":20,"place":3}]"#;
const COLUMNS: &str =
    "(table_id, game, contest, ended, listed, seats, n_seats, people, length, margin,
    lead_changes, points, counts, named)";

async fn in_sqlite(file: &std::path::Path, contest: &str) {
    let connection = rusqlite::Connection::open(file).unwrap();
    connection.busy_timeout(Duration::from_secs(20)).unwrap();
    let sql = format!(
        "BEGIN;
        WITH RECURSIVE counter (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM counter WHERE n < 20000)
        INSERT INTO tables (key, id, game, created, setup, host, status, n_entries)
        SELECT n + 1000, randomblob(16), '{GAME}', n,
            CASE WHEN n > 10000 THEN '{{\"contest\":{{\"id\":\"{contest}\",\"standing\":\"counts\"}}}}' ELSE '{{}}' END,
            randomblob(32), 2, 1 FROM counter;
        INSERT INTO finished {COLUMNS}
        SELECT key, game, contest, key, key <= 11000, '{SEATS}', 3, 2, key % 97, key % 83,
            CASE WHEN key % 3 = 0 THEN key % 13 END, key % 61, key > 11000, key % 2
        FROM tables WHERE key > 1000;
        COMMIT;"
    );
    connection.execute_batch(&sql).unwrap();
}

async fn in_postgres(address: &str, contest: &str) {
    let (client, connection) =
        tokio_postgres::connect(address, tokio_postgres::NoTls).await.unwrap();
    tokio::spawn(connection);
    let sql = format!(
        "INSERT INTO tables (key, id, game, created, setup, host, status, n_entries)
        SELECT n + 1000, decode(md5(n::text), 'hex'), '{GAME}', n,
            CASE WHEN n > 10000 THEN '{{\"contest\":{{\"id\":\"{contest}\",\"standing\":\"counts\"}}}}' ELSE '{{}}' END,
            decode(md5(n::text) || md5(n::text), 'hex'), 2, 1 FROM generate_series(1, 20000) AS n;
        INSERT INTO finished {COLUMNS}
        SELECT key, game, contest, key, key <= 11000, '{SEATS}', 3, 2, key % 97, key % 83,
            CASE WHEN key % 3 = 0 THEN key % 13 END, key % 61, key > 11000, key % 2 = 0
        FROM tables WHERE key > 1000;"
    );
    client.batch_execute(&sql).await.unwrap();
}

/// How long an address takes in the median, and what it answered.
async fn measure(client: &mut Client, path: &str) -> (Duration, String) {
    let mut times = Vec::new();
    let mut last = String::new();
    for _ in 0..REQUESTS {
        let begun = Instant::now();
        let answer = client.request("GET", path, "", &[("Accept", "text/html")]).await.unwrap();
        times.push(begun.elapsed());
        assert!(answer.status == 200, "{path}: {}", answer.body);
        last = answer.body;
    }
    times.sort_unstable();
    (times[REQUESTS / 2], last)
}

#[expect(clippy::print_stdout, reason = "what was measured is to be read")]
async fn all_pages_find_them(store: &str, client: &mut Client, ahead: &Ahead, day: &str) {
    let paths = [
        "/".to_owned(),
        "/archive".to_owned(),
        "/archive?order=exciting&people=2&page=40".to_owned(),
        format!("/archive?game={GAME}&order=closest&name=Anna&seats=3"),
        "/archive?name=Nobody".to_owned(),
        "/api/archive?order=longest".to_owned(),
        "/daily".to_owned(),
        format!("/daily/{GAME}"),
        format!("/api/daily?game={GAME}"),
        format!("/daily/{GAME}/{day}"),
    ];
    for (nth, path) in paths.iter().enumerate() {
        if nth + 1 == paths.len() {
            ahead.forward(Duration::from_secs(2 * 24 * 3_600));
        }
        let (median, body) = measure(client, path).await;
        println!("{store:>10} {:>7.1} ms  {path}", median.as_secs_f64() * 1_000.0);
        let is_empty = path.contains("Nobody");
        let rows = body.matches("/replay/").count() + body.matches("lead_changes").count();
        if path.contains("archive") {
            assert_eq!(rows == 0, is_empty, "{path}: {body}");
        }
        if path.contains(GAME) && path.contains("daily") {
            assert!(body.contains("10000") || body.contains("10,000"), "{path}: {body}");
        }
    }
}

async fn open(config: Config) -> (tavern::Running, Client, String) {
    let running = Tavern::start(config).await.unwrap();
    let mut client = Client::introduce(running.address, "Anna").await.unwrap();
    let today = client.get(&format!("/api/daily?game={GAME}")).await.unwrap();
    (running, client, today["day"].as_str().unwrap().to_owned())
}

#[tokio::test(flavor = "multi_thread")]
async fn among_ten_thousand_matches_pages_find_theirs_in_sqlite() {
    let folder = tempfile::tempdir().unwrap();
    let ahead = Ahead::default();
    let mut config = config(&folder);
    config.ahead = ahead.clone();
    let (_running, mut client, day) = open(config).await;
    in_sqlite(&folder.path().join("tortuga.db"), &format!("day {day} {GAME}")).await;
    all_pages_find_them("SQLite", &mut client, &ahead, &day).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn among_ten_thousand_matches_pages_find_theirs_in_postgres() {
    let folder = tempfile::tempdir().unwrap();
    let postgres = engines::Postgres::start().unwrap();
    let ahead = Ahead::default();
    let mut config = config(&folder);
    config.ahead = ahead.clone();
    config.store = Some(postgres.url());
    let (_running, mut client, day) = open(config).await;
    in_postgres(&postgres.url(), &format!("day {day} {GAME}")).await;
    all_pages_find_them("PostgreSQL", &mut client, &ahead, &day).await;
}
