//! Replays: what somebody brings along is held to what could be typed here, and what takes long is paid for.

use crate::common::{House, open, open_with};
use game::{AnyMatch, Lang, Seed, Setup};
use load::{Client, HttpAnswer};
use tavern::Rate;
use tavern::Replay;

/// A match that was played to its end, everybody choosing now this and now that.
pub fn played(entry: &catalog::Entry, name: &str) -> Box<dyn AnyMatch> {
    let seats = (0..entry.game.info().max_seats).map(|_| name.to_owned()).collect();
    let seed = Seed::from_bytes([7; 32]);
    let setup = Setup { options: Vec::new(), seats, seed, deal: None };
    let mut game = entry.game.start(setup).unwrap();
    while let Some(seat) = game.to_act().first() {
        let legal = game.legal_json(seat, usize::MAX);
        game.play(seat, &legal[game.n_actions() * 7 % legal.len()]).unwrap();
    }
    game
}

async fn page(client: &mut Client, path: &str) -> HttpAnswer {
    client.request("GET", path, "", &[("Accept", "text/html")]).await.unwrap()
}

async fn paste(house: &House, record: &str, lang: &str) -> HttpAnswer {
    let headers = [("Accept", "text/html"), ("Content-Type", "application/x-www-form-urlencoded")];
    let body = format!(
        "record={}",
        form_urlencoded::byte_serialize(record.as_bytes()).collect::<String>()
    );
    let path = format!("/replay?lang={lang}");
    Client::new(house.address()).request("POST", &path, &body, &headers).await.unwrap()
}

#[tokio::test]
async fn a_record_with_names_that_nobody_could_have_typed_is_refused_with_a_sentence() {
    let house = open().await;
    let forged = played(&catalog::GAMES[0], &"x".repeat(20_000));
    for (lang, sentence) in [("en", "Seat 1 of this record"), ("ru", "у места 1 такое имя")]
    {
        let answer = paste(&house, &forged.record(), lang).await;
        assert_eq!(answer.status, 400);
        assert!(answer.body.contains(sentence), "{}", answer.body);
        assert!(answer.body.len() < 64 * 1024, "what was sent is not sent back");
    }
    let small = played(&catalog::GAMES[0], &"x".repeat(30)).compact_record();
    let mut client = Client::new(house.address());
    assert_eq!(page(&mut client, &format!("/replay?record={small}")).await.status, 400);
    let long = played(&catalog::GAMES[0], &"x".repeat(5_000)).compact_record();
    let answer = page(&mut client, &format!("/replay?record={long}")).await;
    assert!(answer.status == 400 && answer.body.contains("more than can be read"));
}

#[tokio::test]
async fn a_refusal_does_not_repeat_all_that_was_sent() {
    let house = open().await;
    let unknown = format!("{{\"game\":\"{}\"}}", "x".repeat(300_000));
    let answer = paste(&house, &unknown, "en").await;
    assert!(answer.status == 400 && answer.body.len() < 64 * 1024);
}

#[tokio::test]
async fn the_replay_of_every_game_is_far_from_the_longest_answer() {
    let house = open().await;
    let mut client = Client::new(house.address());
    for entry in catalog::GAMES {
        let replay = Replay::of_match(entry, played(entry, "Anna the Very Long Named"));
        let path = format!("/replay?record={}&step={}", replay.compact, replay.last());
        let answer = page(&mut client, &path).await;
        assert_eq!(answer.status, 200, "{}", answer.body);
        assert!(
            answer.body.len() < 400 * 1024,
            "{}: {}",
            replay.entry.game.info().id,
            answer.body.len()
        );
        assert_eq!(page(&mut client, &path).await.body.len(), answer.body.len(), "it is kept");
    }
}

#[tokio::test]
async fn whoever_used_up_their_time_waits_and_those_who_play_do_not() {
    let house = open_with(|config| config.limits.work_an_address = Rate::new(0.1, 0.001)).await;
    let record = played(&catalog::GAMES[0], "Anna").compact_record();
    let mut client = Client::new(house.address());
    page(&mut client, &format!("/replay?record={record}")).await;
    let refused =
        client.request("GET", &format!("/replay?record={record}"), "", &[]).await.unwrap();
    assert_eq!((refused.status, &refused.json()["error"]["code"]), (429, &"busy".into()));
    assert_eq!(page(&mut client, "/").await.status, 200);
}

#[test]
fn every_step_of_a_film_is_the_match_as_it_was_then() {
    for entry in catalog::GAMES {
        let game = played(entry, "");
        let replay = Replay::of_match(entry, game.after(game.n_actions()));
        for actions in [0, 1, game.n_actions() / 2, game.n_actions()] {
            for viewer in [None, Some("0"), Some("spectator")].map(|word| replay.viewer(word)) {
                let (then, step) = (
                    game.after(actions),
                    replay.seen_step(replay.step_after(actions), viewer, Lang::En),
                );
                assert_eq!(step.drawing.told, then.n_heard(viewer));
                // Nobody reads what they will only hear later.
                let log = entry.board.log(then.seen_by(viewer), 0);
                let places: Vec<_> = step.log().iter().map(|line| line.nth).collect();
                assert_eq!(places, log.iter().map(|entry| entry.nth).collect::<Vec<_>>());
            }
        }
    }
}

#[test]
fn what_decided_a_match_stands_under_the_heading_of_its_round() {
    for entry in catalog::GAMES {
        let replay = Replay::of_match(entry, played(entry, ""));
        let chapter = |step| replay.chapter(step, Lang::En).map(|words| words.0);
        let (early, late) = (chapter(1), chapter(replay.last()));
        assert!(late.is_some() && early != late, "{early:?}, {late:?}");
    }
}
