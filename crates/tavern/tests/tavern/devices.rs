//! A key is taken to another device.

use crate::common::{open, open_with};
use load::{Client, HttpAnswer};
use serde_json::json;
use tavern::Rate;

async fn link(player: &mut Client) -> String {
    let made = player.post("/api/me/link", "").await.unwrap();
    made["word"].as_str().unwrap().to_owned()
}

async fn claim(device: &mut Client, word: &str) -> HttpAnswer {
    let request = json!({"word": word}).to_string();
    device.request("POST", "/api/me/claim", &request, &[]).await.unwrap()
}

#[tokio::test]
async fn a_new_link_takes_the_place_of_the_last_one_of_this_key_and_of_no_other() {
    let house = open().await;
    let (mut anna, mut boris) = (house.player("Anna").await, house.player("Boris").await);
    let (first, of_boris, second) =
        (link(&mut anna).await, link(&mut boris).await, link(&mut anna).await);
    let mut device = Client::new(house.address());
    assert_eq!(claim(&mut device, &first).await.status, 404);
    assert_eq!(claim(&mut device, &of_boris).await.json()["name"], "Boris");
    assert_eq!(claim(&mut device, &second).await.json()["name"], "Anna");
    assert_eq!(claim(&mut device, &second).await.status, 404);
}

#[tokio::test]
async fn wrong_words_are_soon_too_many_and_never_lock_out_the_right_one() {
    let house = open_with(|config| config.limits.wrong_words = Rate::new(3.0, 0.05)).await;
    let mut anna = house.player("Anna").await;
    let mut device = Client::new(house.address());
    for _ in 0..9 {
        let word = link(&mut anna).await;
        assert_eq!(claim(&mut device, &word).await.status, 200, "what was right costs nothing");
    }
    let word = link(&mut anna).await;
    for guess in ["a", "b", "c"] {
        assert_eq!(claim(&mut device, guess).await.status, 404);
    }
    let refused = claim(&mut device, "d").await;
    let error = &refused.json()["error"];
    assert_eq!((refused.status, &error["code"]), (429, &json!("too-many-words")));
    assert_eq!(error["retry_after"], 20);
    assert_eq!(claim(&mut device, &word).await.status, 200);
}
