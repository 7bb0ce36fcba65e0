//! Two who write at once, and tables that come and go from memory.

use std::sync::Arc;
use std::time::Duration;

use load::Client;
use serde_json::json;
use serde_json::value::RawValue;
use tavern::Tavern;
use tavern::hall::Hall;
use tavern::ids::{Key, TableId};
use tavern::metrics::Metrics;
use tavern::store::Sqlite;
use tavern::table::{Ask, Asker, Sight};

use crate::common::{config, four_at_a_table, open, open_with, play_first, state};

/// Plays the first legal action of this player in another hall over the same file.
async fn play_in(hall: &Arc<Hall>, player: &Client, table: &str) {
    let (id, key): (TableId, Key) =
        (table.parse().unwrap(), player.key().unwrap().parse().unwrap());
    let player = key.player();
    let look = move |sight: &Sight<'_>| {
        let (table, play) = (sight.table, sight.table.play().unwrap());
        let seat = table.seat_of(player).unwrap();
        let first = play.game().legal_actions(seat).swap_remove(0);
        (play.decision(seat).unwrap(), RawValue::from_string(first.json).unwrap())
    };
    let (decision, action) = hall.see(id, Some(player), None, look).await.unwrap();
    let asker = Asker { player, name: String::new(), invite: None };
    hall.ask(id, asker, Ask::Play { decision, action, id: None }).await.unwrap();
}

#[tokio::test]
async fn a_second_tavern_over_the_same_data_is_refused_until_the_first_is_closed() {
    let house = open().await;
    let refused = Tavern::start(config(&house.folder)).await.unwrap_err();
    assert_eq!(
        refused.downcast_ref(),
        Some(&tavern::BadData::InUse(house.folder.path().to_owned()))
    );
    house.reopen().await;
}

#[tokio::test]
async fn two_who_write_over_the_same_data_lose_and_double_nothing() {
    let house = open().await;
    let (mut players, table) = four_at_a_table(&house).await;
    let metrics = Arc::new(Metrics::default());
    let store = Sqlite::open(&house.folder.path().join("tortuga.db"), Arc::clone(&metrics));
    let other = Hall::new(Arc::new(store.unwrap()), &config(&house.folder), metrics).unwrap();
    let other = Arc::new(other);
    // Both have the table in memory now, and neither hears what the other writes until it loses a race.
    play_in(&other, &players[0], &table).await;
    play_first(&mut players[1], &table).await.unwrap();
    play_in(&other, &players[2], &table).await;
    play_first(&mut players[3], &table).await.unwrap();
    let seen = state(&mut players[0], &table).await;
    assert_eq!((&seen["number"], &seen["view"]["round"]), (&json!(5 + 4), &json!(2)));
}

#[tokio::test]
async fn a_table_that_leaves_memory_all_the_time_is_played_to_its_end() {
    let house = open_with(|config| config.pace.idle = Duration::ZERO).await;
    let (mut players, table) = four_at_a_table(&house).await;
    for _ in 0..11 {
        for player in &mut players {
            play_first(player, &table).await.unwrap();
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
    }
    // The last dive card is no choice: the table lays it by itself, also when it has to be woken for that.
    for _ in 0..200 {
        if state(&mut players[0], &table).await["status"] == "over" {
            return;
        }
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    panic!("the match did not end");
}
