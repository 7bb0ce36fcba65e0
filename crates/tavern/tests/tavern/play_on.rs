//! Matches that go on from a step of a replay.

use game::{Seat, Viewer};
use load::Client;
use serde_json::{Value, json};

use crate::common::{GAME, House, Stream, open, play_to_the_end, state};
use crate::replays::played;

const FORM: (&str, &str) = ("Content-Type", "application/x-www-form-urlencoded");

/// Sends the form of a replay, and returns the id of the table that it leads to, or the status if there is none.
async fn play_on(client: &mut Client, path: &str, form: &str) -> Result<String, u16> {
    let headers = [("Accept", "text/html"), ("Content-Type", "application/x-www-form-urlencoded")];
    let answer = client.request("POST", &format!("{path}/play-on"), form, &headers).await.unwrap();
    let head = answer.head.lines().find_map(|line| line.split_once("/table/"));
    head.filter(|_| answer.status == 303).map(|(_, id)| id.to_owned()).ok_or(answer.status)
}

/// A table at which Anna played a match with bots to its end.
async fn finished(house: &House, anna: &mut Client) -> String {
    let request = json!({"game": GAME, "seats": ["me", "sailor", "sailor"], "start": true});
    let made = anna.post("/api/tables", &request.to_string()).await.unwrap();
    let table = made["table"].as_str().unwrap().to_owned();
    play_to_the_end(&mut Stream::open(anna, house.address(), &table).await).await;
    table
}

async fn record(client: &mut Client, table: &str) -> String {
    let path = format!("/api/tables/{table}/record?form=compact");
    client.get(&path).await.unwrap()["record"].as_str().unwrap().to_owned()
}

async fn page(client: &mut Client, path: &str) -> String {
    client.request("GET", path, "", &[("Accept", "text/html")]).await.unwrap().body
}

fn read(record: &str) -> Box<dyn game::AnyMatch> {
    let id = game::game_of(record).unwrap();
    catalog::find(&id).unwrap().game.replay(record).unwrap()
}

#[tokio::test]
async fn anybody_plays_on_from_a_replay_and_the_new_record_verifies_and_knows_its_origin() {
    let house = open().await;
    let mut anna = house.player("Anna").await;
    let table = finished(&house, &mut anna).await;
    let before = read(&record(&mut anna, &table).await);
    for (hidden, imagined) in [("imagined", Some(Seat::new(1))), ("true", None)] {
        let form = format!("step=9&seat=1&hidden={hidden}&with=sailor");
        let on = play_on(&mut anna, &format!("/replay/{table}"), &form).await.unwrap();
        let begun: Value = state(&mut anna, &on).await;
        assert_eq!(
            (&begun["status"], &begun["seats"][1]["you"]),
            (&json!("playing"), &json!(true))
        );
        assert_eq!(begun["branch"], json!(imagined.map_or(json!({}), |_| json!({"imagined": 1}))));
        assert!(!begun.to_string().contains("record"), "what was hidden there is told at the end");
        play_to_the_end(&mut Stream::open(&anna, house.address(), &on).await).await;
        let after = read(&record(&mut anna, &on).await);
        let branch = after.branch().unwrap();
        assert_eq!(branch.imagined, imagined);
        let origin = read(&branch.record);
        assert_eq!(origin.deal(), before.deal(), "it is the same match");
        let knows = imagined.map_or(Viewer::Referee, Viewer::Seat);
        assert_eq!(after.after(0).view(knows), origin.view(knows));
        let body = page(&mut anna, &format!("/table/{on}")).await;
        assert!(body.contains("This match goes on from another one"), "{body}");
        let link = format!("/replay?record={}", after.compact_record());
        let body = page(&mut house.player("Boris").await, &link).await;
        assert!(body.contains("It went on from another match"), "{body}");
    }
}

#[tokio::test]
async fn friends_come_by_a_link_and_all_seats_must_be_taken() {
    let house = open().await;
    let (mut anna, mut boris) = (house.player("Anna").await, house.player("Boris").await);
    let table = finished(&house, &mut anna).await;
    let path = format!("/replay/{table}");
    let on = play_on(&mut anna, &path, "step=5&seat=0&hidden=imagined&with=friends").await.unwrap();
    let word = state(&mut anna, &on).await["invite"].as_str().unwrap().to_owned();
    let sit = format!("/api/tables/{on}/sit?invite={word}");
    boris.post(&sit, r#"{"seat":2}"#).await.unwrap();
    let start = format!("/api/tables/{on}/start");
    let early = anna.request("POST", &start, "{}", &[]).await.unwrap();
    assert_eq!(early.status, 409, "{}", early.body);
    anna.post(&format!("/api/tables/{on}/bot"), r#"{"seat":1,"level":"sailor"}"#).await.unwrap();
    anna.post(&start, "{}").await.unwrap();
    assert_eq!(state(&mut boris, &on).await["seats"][2]["you"], json!(true));
    let house = house.reopen().await;
    let mut boris = boris.moved(house.address());
    let kept = state(&mut boris, &on).await;
    assert_eq!((&kept["status"], &kept["branch"]), (&json!("playing"), &json!({"imagined": 0})));
}

#[tokio::test]
async fn whoever_is_called_to_a_match_that_goes_on_is_told_so_and_no_seat_is_left_out() {
    let house = open().await;
    let (mut anna, mut boris) = (house.player("Anna").await, house.player("Boris").await);
    let seats = json!(["me", "sailor", "sailor", "sailor"]);
    let request = json!({"game": GAME, "seats": seats, "start": true});
    let made = anna.post("/api/tables", &request.to_string()).await.unwrap();
    let table = made["table"].as_str().unwrap();
    play_to_the_end(&mut Stream::open(&anna, house.address(), table).await).await;
    let path = format!("/replay/{table}");
    let on = play_on(&mut anna, &path, "step=5&seat=0&hidden=imagined&with=friends").await.unwrap();
    let word = state(&mut anna, &on).await["invite"].as_str().unwrap().to_owned();
    let called = page(&mut boris, &format!("/table/{on}?invite={word}&lang=en")).await;
    assert!(called.contains("What was hidden was dealt anew"), "{called}");
    assert!(called.contains("At least 4 players"), "{called}");
    // Only what can still be changed is offered.
    let own = page(&mut anna, &format!("/table/{on}")).await;
    assert!(!own.contains("name=\"seats\"") && !own.contains("type=\"checkbox\" name=\"option-"));
    let form = format!("ask=set_up&private=true&spectators=true&seconds=60{}", kept_options(&own));
    let asked = anna.request("POST", &format!("/table/{on}"), &form, &[FORM]).await.unwrap();
    assert_eq!(asked.status, 303, "{}", asked.body);
    assert_eq!(state(&mut anna, &on).await["seconds"], json!(60));
    for seat in [1, 2] {
        let bot = json!({"seat": seat, "level": "sailor"}).to_string();
        anna.post(&format!("/api/tables/{on}/bot"), &bot).await.unwrap();
    }
    let start = format!("/api/tables/{on}/start?lang=en");
    let early = anna.request("POST", &start, "{}", &[]).await.unwrap();
    assert!(early.status == 409 && early.body.contains("at least 4"), "{}", early.body);
}

/// The hidden fields of a form that hold options.
fn kept_options(page: &str) -> String {
    let fields = page.split("type=\"hidden\" name=\"option-").skip(1);
    let field = |field: &str| {
        let mut parts = field.split('"');
        format!("&option-{}={}", parts.next().unwrap(), parts.nth(1).unwrap())
    };
    fields.map(field).collect()
}

#[tokio::test]
async fn nothing_goes_on_from_a_match_under_way_or_past_its_end() {
    let house = open().await;
    let mut anna = house.player("Anna").await;
    let request = json!({"game": GAME, "seats": ["me", "open", "sailor"]});
    let made = anna.post("/api/tables", &request.to_string()).await.unwrap();
    let table = made["table"].as_str().unwrap().to_owned();
    let mut boris = house.player("Boris").await;
    boris.post(&format!("/api/tables/{table}/sit"), "{}").await.unwrap();
    anna.post(&format!("/api/tables/{table}/start"), "{}").await.unwrap();
    let path = format!("/replay/{table}");
    assert_eq!(play_on(&mut anna, &path, "step=0&seat=0").await, Err(409));
    let table = finished(&house, &mut anna).await;
    let path = format!("/replay/{table}");
    assert_eq!(play_on(&mut anna, &path, "step=60000&seat=0").await, Err(400), "it is over there");
    assert_eq!(play_on(&mut anna, &path, "step=0&seat=7").await, Err(404));
    assert_eq!(play_on(&mut anna, &path, "step=0&seat=0&with=whales").await, Err(400));
}

#[tokio::test]
async fn a_program_plays_on_from_any_record_of_every_game_but_not_again_and_again() {
    let house = open().await;
    let mut anna = house.player("Anna").await;
    for entry in catalog::GAMES {
        let game = played(entry, "");
        let mut seats = vec!["sailor"; game.seats().len()];
        seats[0] = "me";
        let on = |record: &str, actions: usize| {
            let branch = json!({"record": record, "actions": actions, "imagined": 0});
            let id = entry.game.info().id;
            json!({"game": id, "seats": seats, "start": true, "branch": branch}).to_string()
        };
        let half = game.n_actions() / 2;
        let request = on(&game.compact_record(), half);
        let made = anna.request("POST", "/api/tables", &request, &[]).await.unwrap();
        assert_eq!(made.status, 200, "{}: {}", entry.game.info().id, made.body);
        let mut record = game.compact_record();
        for _ in 0..4 {
            let branch = read(&record).branch_after(0, None);
            let setup = game::Setup {
                options: Vec::new(),
                seats: vec![String::new(); game.seats().len()],
                seed: game::Seed::from_bytes([3; 32]),
                deal: None,
            };
            record = entry.game.start_on(branch, setup).unwrap().compact_record();
        }
        let refused = anna.request("POST", "/api/tables", &on(&record, 0), &[]).await.unwrap();
        assert_eq!(refused.status, 400, "{}", refused.body);
    }
}
