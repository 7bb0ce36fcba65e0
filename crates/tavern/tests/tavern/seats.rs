//! Seats belong to keys: nobody acts, peeks or chats for another seat.

use std::time::Duration;

use crate::common::{
    GAME, Stream, four_at_a_table, four_gathered, open, open_with, play_first, post, state,
};
use load::Client;
use serde_json::json;
use tavern::Pace;

#[tokio::test]
async fn nobody_without_a_seat_can_act_and_they_see_what_spectators_see() {
    let house = open().await;
    let (mut players, table) = four_at_a_table(&house).await;
    let mut eve = house.player("Eve").await;
    let seen = state(&mut eve, &table).await;
    assert!(seen.get("legal").is_none() && seen.get("decision").is_none());
    assert_eq!(seen["view"]["viewer"], json!("spectator"));
    let own = state(&mut players[1], &table).await;
    let body = json!({"decision": own["decision"], "action": own["legal"][0]["action"]});
    assert_eq!(post(&mut eve, &table, "play", body.clone()).await, Err("not-seated".into()));
    assert_eq!(
        post(&mut Client::new(house.address()), &table, "play", body).await,
        Err("nameless".into())
    );
    let mut stream = Stream::open(&eve, house.address(), &table).await;
    stream.next().await;
    stream.send(json!({"id": "x", "play": {"decision": own["decision"], "action": 1}})).await;
    assert_eq!(stream.answer("x").await["error"]["code"], "not-seated");
}

#[tokio::test]
async fn everybody_sees_with_their_own_eyes() {
    let house = open().await;
    let (mut players, table) = four_at_a_table(&house).await;
    for (seat, player) in players.iter_mut().enumerate() {
        let seen = state(player, &table).await;
        assert_eq!((&seen["you"], &seen["view"]["viewer"]), (&json!(seat), &json!({"seat": seat})));
    }
}

#[tokio::test]
async fn only_the_host_seats_bots_and_begins() {
    let house = open().await;
    let (mut players, table) = four_gathered(&house, json!({})).await;
    let boris = &mut players[1];
    assert_eq!(post(boris, &table, "start", json!({})).await, Err("not-host".into()));
    let bot = json!({"seat": 3, "level": "cabin-boy"});
    assert_eq!(post(boris, &table, "bot", bot.clone()).await, Err("not-host".into()));
    assert_eq!(post(&mut players[0], &table, "bot", bot.clone()).await, Err("seat-taken".into()));
    post(&mut players[3], &table, "stand", json!({})).await.unwrap();
    post(&mut players[0], &table, "bot", bot).await.unwrap();
    post(&mut players[0], &table, "start", json!({})).await.unwrap();
    assert_eq!(state(&mut players[0], &table).await["seats"][3]["kind"], "bot");
    assert_eq!(post(&mut players[3], &table, "sit", json!({})).await, Err("not-gathering".into()));
}

#[tokio::test]
async fn a_match_begins_with_those_who_are_there_and_not_with_too_few() {
    let house = open().await;
    let (mut players, table) = four_gathered(&house, json!({})).await;
    for player in &mut players[2..] {
        post(player, &table, "stand", json!({})).await.unwrap();
    }
    assert_eq!(post(&mut players[0], &table, "start", json!({})).await, Err("too-few".into()));
    post(&mut players[3], &table, "sit", json!({"seat": 3})).await.unwrap();
    post(&mut players[0], &table, "start", json!({})).await.unwrap();
    let seen = state(&mut players[3], &table).await;
    assert_eq!((seen["seats"].as_array().unwrap().len(), &seen["you"]), (3, &json!(2)));
}

#[tokio::test]
async fn a_private_table_opens_to_its_word_and_its_people_only() {
    let house = open().await;
    let (mut players, table) = four_gathered(&house, json!({"private": true})).await;
    let word = state(&mut players[0], &table).await["invite"].as_str().unwrap().to_owned();
    let mut eve = house.player("Eve").await;
    let path = format!("/api/tables/{table}");
    let refused = eve.request("GET", &path, "", &[]).await.unwrap();
    assert_eq!(refused.json()["error"]["code"], "no-table");
    assert!(Stream::try_open(&eve, house.address(), &table, "").await.is_err());
    assert!(Stream::try_open(&eve, house.address(), &table, "?invite=wrong").await.is_err());
    let seen = eve.get(&format!("{path}?invite={word}")).await.unwrap();
    assert!(seen.get("invite").is_none());
    let listed = eve.get("/api/tables").await.unwrap();
    assert!(!listed.to_string().contains(&table));
    assert!(players[1].get("/api/me/tables").await.unwrap().to_string().contains(&table));
}

#[tokio::test]
async fn a_table_without_spectators_lets_nobody_look_once_it_plays() {
    let house = open().await;
    let (mut players, table) = four_gathered(&house, json!({"spectators": false})).await;
    let eve = house.player("Eve").await;
    let mut stream = Stream::open(&eve, house.address(), &table).await;
    stream.next().await;
    post(&mut players[0], &table, "start", json!({})).await.unwrap();
    while stream.try_next().await.is_some() {}
    assert!(stream.heard.iter().all(|message| !message.contains("\"view\"")));
    assert!(Stream::try_open(&eve, house.address(), &table, "").await.is_err());
}

#[tokio::test]
async fn chat_carries_the_name_of_whoever_spoke_as_text() {
    let house = open().await;
    let (mut players, table) = four_at_a_table(&house).await;
    let text = "<b>Ahoy</b> & \"hello\"";
    post(&mut players[2], &table, "say", json!({"text": text})).await.unwrap();
    let seen = state(&mut players[0], &table).await;
    let who = &seen["chat"][0]["who"];
    assert_eq!(seen["chat"], json!([{"seat": 2, "who": who, "name": "Clara", "text": text}]));
    assert_eq!(
        post(&mut players[2], &table, "say", json!({"text": " "})).await,
        Err("line".into())
    );
    let long = "x".repeat(301);
    assert_eq!(
        post(&mut players[2], &table, "say", json!({"text": long})).await,
        Err("line".into())
    );
}

#[tokio::test]
async fn a_key_moves_to_another_device_once() {
    let house = open().await;
    let mut anna = house.player("Anna").await;
    let word = anna.post("/api/me/link", "").await.unwrap()["word"].as_str().unwrap().to_owned();
    let mut other = Client::new(house.address());
    let body = json!({"word": word}).to_string();
    let claimed = other.request("POST", "/api/me/claim", &body, &[]).await.unwrap();
    assert_eq!((claimed.status, claimed.json()["name"].clone()), (200, json!("Anna")));
    assert!(claimed.head.to_lowercase().contains("httponly; samesite=lax"));
    assert!(claimed.head.contains(anna.key().unwrap()));
    assert_eq!(other.request("POST", "/api/me/claim", &body, &[]).await.unwrap().status, 404);
}

#[tokio::test]
async fn a_bot_stands_in_for_somebody_who_leaves_and_they_return_by_playing() {
    let house = open().await;
    let (mut players, table) = four_gathered(&house, json!({"absence": "stand_in"})).await;
    post(&mut players[0], &table, "start", json!({})).await.unwrap();
    post(&mut players[3], &table, "leave", json!({})).await.unwrap();
    let mut watch = Stream::open(&players[0], house.address(), &table).await;
    let chose = |m: &serde_json::Value| {
        m["to_act"].as_array().is_some_and(|to_act| !to_act.contains(&json!(3)))
    };
    watch.until(chose).await;
    assert!(state(&mut players[0], &table).await["seats"][3]["stand_in"].is_string());
    for player in &mut players[..3] {
        play_first(player, &table).await.unwrap();
    }
    post(&mut players[3], &table, "return", json!({})).await.unwrap();
    assert!(state(&mut players[0], &table).await["seats"][3].get("stand_in").is_none());
}

/// Shorter than usual, so that nobody has to wait for a minute.
const LINGER: Duration = Duration::from_secs(2);
const AWAY: Duration = Duration::from_secs(3);

#[tokio::test]
async fn nobody_decides_for_others_what_they_do_not_have_to_decide() {
    let house = open_with(|config| {
        config.pace = Pace { linger: Duration::ZERO, away: Duration::ZERO, ..Pace::INSTANT };
    });
    let house = house.await;
    let (mut players, table) = four_at_a_table(&house).await;
    play_first(&mut players[3], &table).await.unwrap();
    let for_seat = json!({"seat": 3});
    assert_eq!(post(&mut players[0], &table, "stand_in", for_seat).await, Err("not-due".into()));
}

#[tokio::test]
async fn a_bot_plays_for_somebody_who_is_away_if_others_ask_and_never_for_somebody_who_is_here() {
    let house = open_with(|config| {
        config.pace = Pace { linger: LINGER, away: AWAY, ..Pace::INSTANT };
    });
    let house = house.await;
    let (mut players, table) = four_gathered(&house, json!({})).await;
    post(&mut players[0], &table, "start", json!({})).await.unwrap();
    let mut here = Stream::open(&players[2], house.address(), &table).await;
    here.next().await;
    let stand_in = async |player: &mut Client, seat: u8| {
        post(player, &table, "stand_in", json!({"seat": seat})).await.map(|_| ())
    };
    assert_eq!(stand_in(&mut players[0], 2).await, Err("not-away".into()));
    assert_eq!(stand_in(&mut players[0], 5).await, Err("no-seat".into()));
    assert_eq!(stand_in(&mut players[0], 9).await, Err("request".into()));
    tokio::time::sleep(LINGER).await;
    assert_eq!(stand_in(&mut players[0], 3).await, Err("not-away-long".into()));
    let countdown = state(&mut players[0], &table).await["seats"][3]["bot_may_come_ms"].clone();
    assert!(countdown.as_u64().unwrap() <= AWAY.as_millis() as u64, "{countdown}");
    // Any sign of life begins it anew.
    state(&mut players[3], &table).await;
    assert_eq!(stand_in(&mut players[0], 3).await, Err("not-away".into()));
    tokio::time::sleep(LINGER + AWAY).await;
    let mut eve = house.player("Eve").await;
    assert_eq!(stand_in(&mut eve, 3).await, Err("not-seated".into()));
    stand_in(&mut players[0], 3).await.unwrap();
    assert!(state(&mut players[0], &table).await["seats"][3]["stand_in"].is_string());
    play_first(&mut players[3], &table).await.ok();
    post(&mut players[3], &table, "return", json!({})).await.unwrap();
    assert!(state(&mut players[0], &table).await["seats"][3].get("stand_in").is_none());
}

#[tokio::test]
async fn a_match_is_given_up_when_all_agree_and_then_nothing_goes_on() {
    let house = open().await;
    let (mut players, table) = four_gathered(&house, json!({})).await;
    post(&mut players[0], &table, "start", json!({})).await.unwrap();
    post(&mut players[3], &table, "leave", json!({})).await.unwrap();
    let close =
        async |player: &mut Client| post(player, &table, "close", json!({})).await.map(|_| ());
    for player in &mut players[..3] {
        close(player).await.unwrap();
        assert_eq!(close(player).await, Err("others-play".into()), "once is enough");
    }
    assert_eq!(close(&mut house.player("Eve").await).await, Err("not-seated".into()));
    let seen = state(&mut players[0], &table).await;
    assert_eq!((&seen["status"], &seen["ending"]), (&json!("playing"), &json!([0, 1, 2])));
    let record = format!("/api/tables/{table}/record");
    assert_eq!(players[0].request("GET", &record, "", &[]).await.unwrap().status, 409);
    post(&mut players[3], &table, "play_on", json!({})).await.unwrap();
    assert_eq!(state(&mut players[0], &table).await["ending"], json!([]));
    for player in &mut players {
        close(player).await.unwrap();
    }
    let anna = &mut players[0];
    let seen = state(anna, &table).await;
    assert_eq!(seen["status"], "over");
    assert!(seen.get("decision").is_none() && seen.get("outcome").is_none());
    let play = json!({"decision": 1, "action": {"dive": 1}});
    assert_eq!(post(anna, &table, "play", play).await, Err("not-playing".into()));
    assert_eq!(post(anna, &table, "close", json!({})).await, Err("not-playing".into()));
    let page = anna.request("GET", &format!("/table/{table}"), "", &[]).await.unwrap();
    assert!(page.body.contains("The match was given up"), "{}", page.body);
    let lobby = anna.request("GET", "/lobby", "", &[]).await.unwrap();
    assert!(!lobby.body.contains(&table), "a match that was given up is not listed");
}

#[tokio::test]
async fn whoever_stands_up_as_the_match_begins_does_not_watch_it_where_nobody_may() {
    let house = open().await;
    for _ in 0..8 {
        let (mut players, table) = four_gathered(&house, json!({"spectators": false})).await;
        let mut watch = Stream::open(&players[3], house.address(), &table).await;
        watch.next().await;
        let (mut host, mut leaver) = (players.remove(0), players.pop().unwrap());
        let (stood, begun) = tokio::join!(
            post(&mut leaver, &table, "stand", json!({})),
            post(&mut host, &table, "start", json!({})),
        );
        begun.unwrap();
        if stood.is_ok() {
            while let Some(heard) = watch.try_next().await {
                assert!(heard.get("view").is_none(), "{heard}");
            }
        }
    }
}

#[tokio::test]
async fn a_new_name_reaches_the_tables_that_have_not_begun() {
    let house = open().await;
    let (mut players, table) = four_gathered(&house, json!({})).await;
    let name = async |player: &mut Client, name: &str| {
        player.post("/api/me", &json!({"name": name}).to_string()).await.unwrap();
    };
    name(&mut players[1], "Bruno").await;
    assert_eq!(state(&mut players[0], &table).await["seats"][1]["name"], "Bruno");
    post(&mut players[0], &table, "start", json!({})).await.unwrap();
    name(&mut players[1], "Bob").await;
    assert_eq!(state(&mut players[0], &table).await["seats"][1]["name"], "Bruno");
}

#[tokio::test]
async fn what_is_added_to_the_deal_is_short_and_can_be_read() {
    let house = open().await;
    let (mut players, table) = four_gathered(&house, json!({})).await;
    for salt in ["\u{1}03", "a\nb", &"x".repeat(65)] {
        let sit = json!({"seat": 1, "salt": salt});
        assert_eq!(post(&mut players[1], &table, "sit", sit).await, Err("salt".into()));
    }
    post(&mut players[1], &table, "sit", json!({"seat": 1, "salt": "мята"})).await.unwrap();
}

#[tokio::test]
async fn a_clock_that_runs_out_lets_a_bot_stand_in() {
    let house = open().await;
    let extra = json!({"absence": "stand_in", "seconds": 1});
    let (mut players, table) = four_gathered(&house, extra).await;
    post(&mut players[0], &table, "start", json!({})).await.unwrap();
    let mut watch = Stream::open(&players[0], house.address(), &table).await;
    assert!(watch.next().await["time_left_ms"][1].as_u64().unwrap() <= 1_000);
    watch.until(|m| m["status"] == "over").await;
}

#[tokio::test]
async fn a_table_that_nobody_can_know_of_is_not_found() {
    let house = open().await;
    let mut anna = house.player("Anna").await;
    for id in ["AAAAAAAAAAAAAAAAAAAAAA", "x", "..%2f..%2fetc"] {
        let path = format!("/api/tables/{id}");
        assert_eq!(anna.request("GET", &path, "", &[]).await.unwrap().status, 404);
    }
    let request = json!({"game": "chess", "seats": ["me", "open"]}).to_string();
    let refused = anna.request("POST", "/api/tables?lang=ru", &request, &[]).await.unwrap();
    assert!(refused.body.contains("Игры «chess» здесь нет"), "{}", refused.body);
    let request = json!({"game": GAME, "seats": ["me"]}).to_string();
    assert_eq!(anna.request("POST", "/api/tables", &request, &[]).await.unwrap().status, 400);
}

#[tokio::test]
async fn nobody_hides_the_tables_of_others_behind_many_of_their_own() {
    let house = open().await;
    let (mut anna, mut eve) = (house.player("Anna").await, house.player("Eve").await);
    let wish = json!({"game": GAME, "seats": ["open", "open", "open"]}).to_string();
    let honest = anna.post("/api/tables", &wish).await.unwrap()["table"].clone();
    for _ in 0..40 {
        eve.post("/api/tables", &wish).await.unwrap();
    }
    let listed = anna.get("/api/tables").await.unwrap();
    let place = listed["tables"].as_array().unwrap().iter().position(|t| t["table"] == honest);
    assert!(place.is_some_and(|place| place < 2), "{place:?}");
    let lobby = Client::new(house.address()).request("GET", "/lobby", "", &[]).await.unwrap();
    assert!(lobby.body.contains(honest.as_str().unwrap()));
}
