//! Attacks with long pages against the program as users start it, with its usual limits and pace.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod common;

use common::house::House;
use load::Client;

/// How many milliseconds the threads that serve have worked so far.
fn served(pid: u32) -> u64 {
    let tasks = std::fs::read_dir(format!("/proc/{pid}/task")).unwrap();
    let stats =
        tasks.filter_map(|task| std::fs::read_to_string(task.unwrap().path().join("stat")).ok());
    let times = stats.filter(|stat| stat.contains("(serving)")).map(|stat| {
        let fields = stat.rsplit(')').next().unwrap().split_whitespace();
        fields.skip(11).take(2).map(|ticks| ticks.parse::<u64>().unwrap() * 10).sum::<u64>()
    });
    times.sum()
}

#[tokio::test]
async fn no_rulebook_takes_a_thread_that_serves_two_milliseconds() {
    const PAGES: u64 = 20;
    let house = House::open();
    let mut client = Client::new(house.address);
    for entry in catalog::GAMES {
        let path = format!("/rules/{}?lang=ru", entry.game.info().id);
        let mut ask = async || {
            let zipped = [("Accept-Encoding", "gzip")];
            let answer = client.request("GET", &path, "", &zipped).await.unwrap();
            assert_eq!(answer.status, 200, "{path}");
        };
        ask().await;
        let before = served(house.served.pid());
        for _ in 0..PAGES {
            ask().await;
        }
        let took = served(house.served.pid()) - before;
        assert!(took < 2 * PAGES, "{path}: {took} ms for {PAGES} pages");
    }
}
