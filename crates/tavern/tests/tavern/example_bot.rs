//! The example in `examples/bot.py` plays a whole game.

use std::path::Path;
use std::process::Command;

use crate::common::open;

#[tokio::test(flavor = "multi_thread")]
async fn the_example_bot_plays_a_whole_game() {
    let house = open().await;
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/bot.py");
    let url = format!("http://{}", house.address());
    let bot = move || Command::new("python3").arg(script).args([&url, "miaui"]).output();
    let output = tokio::task::spawn_blocking(bot).await.unwrap().unwrap();
    let said = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(output.status.success(), "{said}\n{}", String::from_utf8_lossy(&output.stderr));
    assert!(said.contains("Place 1:"), "{said}");
}
