//! Two who want the same data, and tables that come and go from memory.

use std::time::Duration;

use tavern::Tavern;

use crate::common::{config, four_at_a_table, open, open_with, play_first, state};

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
async fn a_table_that_leaves_memory_all_the_time_is_played_to_its_end() {
    let house = open_with(|config| config.pace.idle = Duration::ZERO).await;
    let (mut players, table) = four_at_a_table(&house).await;
    // A last dive card is no choice: the table lays it by itself, also when it has to be woken for that.
    for _ in 0..1_000 {
        for player in &mut players {
            let state = state(player, &table).await;
            if state["status"] == "over" {
                return;
            }
            if state["legal"].as_array().is_some_and(|legal| legal.len() > 1) {
                play_first(player, &table).await.unwrap();
            }
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
    }
    panic!("the match did not end");
}
