//! A school: many people behind one address, against the program with its default limits.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod common;

use std::collections::BTreeSet;
use std::time::{Duration, Instant};

use common::house::House;
use load::{Client, HttpAnswer};

const PEOPLE: usize = 100;
/// How many connections a browser has to one server.
const CONNECTIONS: usize = 6;
const GAMES: [&str; 5] = ["miaui", "jackal", "isle-of-cats", "sewer-pirats", "rattus-cartus"];

/// A browser, its cookie, and the files that it has.
struct Browser {
    origin: String,
    connections: Vec<Client>,
    cookie: String,
    files: BTreeSet<String>,
}

impl Browser {
    fn new(house: &House) -> Self {
        let connections = (0..CONNECTIONS).map(|_| Client::new(house.address)).collect();
        let (cookie, files) = (String::new(), BTreeSet::new());
        Self { origin: house.url(), connections, cookie, files }
    }

    async fn ask(&mut self, method: &str, path: &str, form: &str) -> HttpAnswer {
        let headers = [
            ("Accept", "text/html"),
            ("Origin", &self.origin),
            ("Cookie", &self.cookie),
            ("Content-Type", "application/x-www-form-urlencoded"),
        ];
        self.connections[0].request(method, path, form, &headers).await.unwrap()
    }

    /// Opens a page with all files that it names, and those that these name.
    async fn open(&mut self, path: &str) {
        let page = self.ask("GET", path, "").await;
        assert_eq!(page.status, 200, "{path}: {}", page.body);
        let mut wanted = files_of(&page.body);
        while !wanted.is_empty() {
            wanted.retain(|file| self.files.insert(file.clone()));
            let scripts = self.fetch(&wanted).await;
            wanted = scripts.iter().flat_map(|(path, text)| imports_of(path, text)).collect();
        }
    }

    /// Fetches files over all connections at once; every one of them has to come. Says what the scripts hold.
    async fn fetch(&mut self, paths: &[String]) -> Vec<(String, String)> {
        let mut tasks = Vec::new();
        for (at, mut client) in self.connections.drain(..).enumerate() {
            let mine: Vec<String> = paths.iter().skip(at).step_by(CONNECTIONS).cloned().collect();
            tasks.push(tokio::spawn(async move {
                let mut scripts = Vec::new();
                for path in mine {
                    let file = client.request("GET", &path, "", &[]).await.unwrap();
                    assert_eq!(file.status, 200, "{path} is missing");
                    scripts.push((path, file.body));
                }
                scripts.retain(|(path, _)| path.ends_with(".js"));
                (client, scripts)
            }));
        }
        let mut scripts = Vec::new();
        for task in tasks {
            let (client, more) = task.await.unwrap();
            self.connections.push(client);
            scripts.extend(more);
        }
        scripts
    }

    /// Sends a form that leads to a table, and opens that table.
    async fn begin(&mut self, path: &str, form: &str) {
        let begun = self.ask("POST", path, form).await;
        assert_eq!(begun.status, 303, "{path}: {}", begun.body);
        let header = |name| begun.head.lines().find_map(|line| line.strip_prefix(name));
        let cookie = header("set-cookie: ").unwrap().split(';').next().unwrap();
        self.cookie = cookie.to_owned();
        let table = header("location: ").unwrap();
        self.open(table).await;
        // Somebody's first match of all comes with an offer, which the address names.
        self.go_live(table.split('?').next().unwrap()).await;
    }

    async fn go_live(&mut self, table: &str) {
        let headers = [
            ("Origin", self.origin.as_str()),
            ("Cookie", &self.cookie),
            ("Connection", "Upgrade"),
            ("Upgrade", "websocket"),
            ("Sec-WebSocket-Version", "13"),
            ("Sec-WebSocket-Key", "dGhlIHNhbXBsZSBub25jZQ=="),
        ];
        let live = format!("{table}/live");
        let answer = self.connections[1].request("GET", &live, "", &headers).await.unwrap();
        assert_eq!(answer.status, 101, "{}", answer.body);
    }
}

fn files_of(page: &str) -> Vec<String> {
    let named = page.split('"').filter(|text| text.starts_with("/assets/"));
    let files: BTreeSet<&str> = named.filter_map(|text| text.split('#').next()).collect();
    files.into_iter().map(str::to_owned).collect()
}

fn imports_of(path: &str, script: &str) -> Vec<String> {
    let (folder, _) = path.rsplit_once('/').unwrap();
    let imports = script.lines().filter(|line| line.starts_with("import "));
    let names = imports.filter_map(|line| line.split("\"./").nth(1)?.split('"').next());
    names.map(|name| format!("{folder}/{name}")).collect()
}

async fn visit(mut browser: Browser, number: usize) -> Browser {
    browser.open("/").await;
    let game = GAMES[number % GAMES.len()];
    if number.is_multiple_of(2) {
        browser.begin(&format!("/play/{game}"), "").await;
    } else {
        let form = format!("game={game}&n=3&name=Pupil+{number}&seat0=me&private=false");
        browser.begin("/new", &form).await;
    }
    browser
}

#[tokio::test(flavor = "multi_thread")]
async fn a_school_behind_one_address_opens_the_lobby_and_begins_tables_within_a_minute() {
    let house = House::open();
    let begun = Instant::now();
    let visits: Vec<_> =
        (0..PEOPLE).map(|number| tokio::spawn(visit(Browser::new(&house), number))).collect();
    let mut everybody = Vec::new();
    for visit in visits {
        everybody.push(visit.await.unwrap());
    }
    assert!(begun.elapsed() < Duration::from_secs(60), "{:?}", begun.elapsed());
    let files: BTreeSet<usize> = everybody.iter().map(|browser| browser.files.len()).collect();
    assert!(files.iter().all(|files| *files > 15), "a page has many files: {files:?}");
}
