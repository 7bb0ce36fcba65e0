//! Tables where only bots sit and think: they play one match after another while others are measured.

use std::net::SocketAddr;
use std::time::Duration;

use anyhow::Context as _;
use tokio::task::JoinSet;

use crate::http::Client;

/// How often we look whether a match is over.
const GLANCE: Duration = Duration::from_millis(250);

/// Tables of the strongest bots, taking the games in turn; they play until this is dropped.
pub(crate) async fn sit_down(address: SocketAddr, tables: usize) -> anyhow::Result<JoinSet<()>> {
    let mut thinkers = JoinSet::new();
    for number in 0..tables {
        let game = catalog::GAMES[number % catalog::GAMES.len()].game.info();
        let seats = vec![bots::Level::Legend.id(); usize::from(game.min_seats.max(4))];
        let request = serde_json::json!({"game": game.id, "seats": seats}).to_string();
        let mut host = Client::introduce(address, &format!("Host {number}")).await?;
        let mut table = begin(&mut host, &request).await?;
        thinkers.spawn(async move {
            loop {
                tokio::time::sleep(GLANCE).await;
                let seen = host.get(&format!("/api/tables/{table}")).await;
                if seen.is_ok_and(|seen| seen["status"] == "over")
                    && let Ok(next) = begin(&mut host, &request).await
                {
                    table = next;
                }
            }
        });
    }
    Ok(thinkers)
}

async fn begin(host: &mut Client, request: &str) -> anyhow::Result<String> {
    let made = host.post("/api/tables", request).await?;
    let table = made["table"].as_str().context("the server made no table")?.to_owned();
    host.post(&format!("/api/tables/{table}/start"), "").await?;
    Ok(table)
}
