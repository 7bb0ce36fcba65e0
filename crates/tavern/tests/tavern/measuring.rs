//! The load generator itself.

use std::time::Duration;

use crate::common::{GAME, open};
use tavern::load::{Plan, Target, Wire, load};

fn plan(address: &str) -> Plan {
    Plan {
        game: GAME.to_owned(),
        tables: 3,
        seats: 4,
        time: Duration::ZERO,
        waves: 2,
        wire: Wire::Stream,
        rate: None,
        thinking: 1,
        server: Target::Running {
            address: address.parse().unwrap(),
            pid: Some(std::process::id()),
        },
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_small_load_is_played_to_the_end_and_measured() {
    let house = open().await;
    let report = load(plan(&house.address().to_string())).await.unwrap();
    // The last of the twelve dive cards is no choice, so that nobody has to ask for it.
    assert_eq!((report.actions, report.refusals, report.waves), (3 * 4 * 11, 0, 1));
    assert!(report.p50_ms > 0.0 && report.p99_ms >= report.p50_ms);
    assert!(report.to_string().contains("actions/server-CPU-s"));
}

#[tokio::test]
async fn no_other_machine_is_ever_loaded() {
    let refused = load(plan("192.0.2.1:7777")).await.unwrap_err().to_string();
    assert_eq!(
        refused,
        "192.0.2.1:7777 is not on this machine: load is only measured over loopback"
    );
}
