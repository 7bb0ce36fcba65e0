//! Voyages over real connections: sailed as they are meant, and as they are not.

use catalog::{Entry, FirstVoyage, GAMES, VoyageDeed};
use game::Lang;
use load::{Client, HttpAnswer};
use serde_json::{Value, json};
use texts::Texts;

use crate::common::{House, open, open_with, post, state};

/// How many of the other choices at a step are tried over the wire; `catalog` tries all of them.
const OTHERS: usize = 12;

fn voyages() -> impl Iterator<Item = (&'static Entry, &'static FirstVoyage)> {
    GAMES.iter().filter_map(|entry| Some((entry, entry.voyage()?)))
}

fn header<'a>(answer: &'a HttpAnswer, name: &str) -> &'a str {
    let mut lines = answer.head.lines().filter_map(|line| line.split_once(": "));
    let found = lines.find(|(found, _)| found.eq_ignore_ascii_case(name));
    found.unwrap_or_else(|| panic!("there is no {name}: {}", answer.head)).1
}

fn location(answer: &HttpAnswer) -> String {
    header(answer, "location").to_owned()
}

/// The table of somebody's voyage.
async fn set_sail(player: &mut Client, game: &str) -> String {
    let answer = player.request("POST", &format!("/voyage/{game}"), "", &[]).await.unwrap();
    location(&answer).strip_prefix("/table/").unwrap().to_owned()
}

async fn page(player: &mut Client, table: &str, lang: Lang) -> String {
    let path = format!("/table/{table}?lang={}", lang.code());
    let answer = player.request("GET", &path, "", &[("Accept", "text/html")]).await.unwrap();
    assert_eq!(answer.status, 200, "{}", answer.body);
    answer.body
}

/// How far the step is: `asked`, `followed` or `done`.
fn stage(page: &str) -> &str {
    page.split_once("data-at=\"").unwrap().1.split_once('"').unwrap().0
}

async fn wait_until_done(player: &mut Client, table: &str) {
    for _ in 0..500 {
        if stage(&page(player, table, Lang::En).await) == "done" {
            return;
        }
        tokio::time::sleep(std::time::Duration::from_millis(10)).await;
    }
    panic!("the step is never done");
}

/// A voyage and what is needed to see whether the captain says what they should.
struct Trip {
    player: Client,
    table: String,
    voyage: &'static FirstVoyage,
    texts: Texts,
    names: Vec<String>,
}

impl Trip {
    async fn new(house: &House, entry: &'static Entry, voyage: &'static FirstVoyage) -> Self {
        let mut player = house.player("Anna").await;
        let table = set_sail(&mut player, entry.game.info().id).await;
        let seats = state(&mut player, &table).await["seats"].as_array().unwrap().clone();
        let names = seats.iter().map(|seat| seat["name"].as_str().unwrap().to_owned()).collect();
        let texts = Texts::new(&[entry.game.info().texts, voyage.texts]);
        Self { player, table, voyage, texts, names }
    }

    /// The page in both languages says this text, and neither lacks one.
    async fn hears(&mut self, id: &'static str) {
        for lang in [Lang::En, Lang::Ru] {
            let said = self.texts.say(lang, &self.voyage.phrase(id), &self.names);
            let page = page(&mut self.player, &self.table, lang).await;
            assert!(!page.contains('⟨'), "a text is missing");
            let plain = plain(&page);
            assert!(plain.contains(&plain_text(&said)), "{id} in {lang:?}: {said}\n{plain}");
        }
    }

    async fn ask(&mut self, what: &str, body: Value) -> Result<Value, String> {
        post(&mut self.player, &self.table, what, body).await
    }

    async fn play(&mut self, action: &Value) -> Result<Value, String> {
        let decision = state(&mut self.player, &self.table).await["decision"].clone();
        self.ask("play", json!({"decision": decision, "action": action})).await
    }

    async fn try_others(&mut self, place: usize, n_done: usize) {
        let step = &self.voyage.steps[place];
        let legal = state(&mut self.player, &self.table).await["legal"].as_array().unwrap().clone();
        let others = legal.iter().map(|legal| legal.get("action").unwrap_or(legal));
        let others: Vec<&Value> =
            others.filter(|action| !step.is_right(n_done, &action.to_string())).collect();
        for other in others.iter().step_by(others.len().div_ceil(OTHERS).max(1)) {
            self.play(other).await.unwrap();
            self.hears(step.answer_to(&other.to_string())).await;
        }
    }

    async fn sail(&mut self) {
        for (place, step) in self.voyage.steps.iter().enumerate() {
            if place > 0 {
                self.ask("sail", json!({"step": place})).await.unwrap();
            }
            self.hears(step.says).await;
            match &step.deed {
                VoyageDeed::Look | VoyageDeed::Play => continue,
                VoyageDeed::Do(actions) => {
                    for (n_done, right) in actions.iter().enumerate() {
                        self.try_others(place, n_done).await;
                        self.play(&right[0]).await.unwrap();
                    }
                }
                VoyageDeed::Guess { wrong, right, .. } => {
                    for (answer, text) in wrong.iter().enumerate().filter(|(n, _)| n != right) {
                        self.ask("guess", json!({"answer": answer})).await.unwrap();
                        self.hears(text).await;
                    }
                    self.ask("guess", json!({"answer": right})).await.unwrap();
                }
            }
            wait_until_done(&mut self.player, &self.table).await;
            self.hears(step.done).await;
        }
    }
}

/// A page without its tags.
fn plain(page: &str) -> String {
    let mut plain = String::new();
    for part in page.split('<') {
        plain.push_str(part.split_once('>').map_or(part, |(_, text)| text));
    }
    plain_text(&plain)
}

fn plain_text(text: &str) -> String {
    let text = text.replace("&quot;", "\"").replace("&amp;", "&").replace("&#39;", "'");
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[tokio::test]
async fn every_voyage_is_sailed_as_intended_and_answers_what_is_not() {
    let house = open().await;
    for (entry, voyage) in voyages() {
        let mut trip = Trip::new(&house, entry, voyage).await;
        trip.sail().await;
        let path = format!("/voyage/{}/match", entry.game.info().id);
        let answer = trip.player.request("POST", &path, "", &[]).await.unwrap();
        let table = location(&answer).strip_prefix("/table/").unwrap().to_owned();
        let begun = state(&mut trip.player, &table).await;
        assert_eq!((&begun["status"], &begun["hints"]), (&json!("playing"), &json!(true)));
    }
}

#[tokio::test]
async fn a_voyage_can_be_left_resumed_repeated_and_taken_to_another_device() {
    let house = open().await;
    let (entry, voyage) = voyages().next().unwrap();
    let game = entry.game.info().id;
    let mut anna = house.player("Anna").await;
    let table = set_sail(&mut anna, game).await;
    let third = json!({"step": 2});
    post(&mut anna, &table, "sail", third.clone()).await.unwrap();
    let house = house.reopen().await;
    let mut anna = anna.moved(house.address());
    assert_eq!(set_sail(&mut anna, game).await, table, "there is one for every key and game");
    assert!(page(&mut anna, &table, Lang::En).await.contains("data-step=\"2\""));
    let word = anna.post("/api/me/link", "").await.unwrap()["word"].clone();
    let (mut device, claim) = (Client::new(house.address()), json!({"word": word}).to_string());
    let claimed = device.request("POST", "/api/me/claim", &claim, &[]).await.unwrap();
    let cookie = header(&claimed, "set-cookie").split(';').next().unwrap().to_owned();
    let origin = format!("http://{}", house.address());
    let headers = [("Cookie", cookie.as_str()), ("Origin", origin.as_str())];
    let sailed = device.request("POST", &format!("/voyage/{game}"), "", &headers).await.unwrap();
    assert_eq!(location(&sailed), format!("/table/{table}"), "it follows the key");
    post(&mut anna, &table, "sail", json!({"step": 0})).await.unwrap();
    assert!(page(&mut anna, &table, Lang::En).await.contains("data-step=\"0\""));
    let beyond = json!({"step": voyage.steps.len()});
    assert_eq!(post(&mut anna, &table, "sail", beyond).await, Err("no-step".to_owned()));
    let mut boris = house.player("Boris").await;
    assert_eq!(post(&mut boris, &table, "sail", third).await, Err("no-table".to_owned()));
    assert_ne!(set_sail(&mut boris, game).await, table);
}

#[tokio::test]
async fn a_voyage_costs_little_and_ends_by_nobodys_wish() {
    let house = open_with(|config| config.limits.tables_a_key = 1).await;
    let (entry, _) = voyages().next().unwrap();
    let game = entry.game.info().id;
    let mut anna = house.player("Anna").await;
    let table = set_sail(&mut anna, game).await;
    for _ in 0..3 {
        assert_eq!(set_sail(&mut anna, game).await, table, "it is found again, not made again");
    }
    for ask in ["close", "leave", "undo"] {
        assert_eq!(post(&mut anna, &table, ask, json!({})).await, Err("on-voyage".to_owned()));
    }
    let hint = post(&mut anna, &table, "hint", json!({"decision": 1})).await;
    assert_eq!(hint, Err("on-voyage".to_owned()), "nobody thinks there");
}

#[tokio::test]
async fn a_match_is_no_voyage() {
    let house = open().await;
    let mut anna = house.player("Anna").await;
    let request =
        json!({"game": crate::common::GAME, "seats": ["me", "sailor", "sailor"], "start": true});
    let made = anna.post("/api/tables", &request.to_string()).await.unwrap();
    let table = made["table"].as_str().unwrap();
    for (ask, body) in [("sail", json!({"step": 0})), ("guess", json!({"answer": 0}))] {
        assert_eq!(post(&mut anna, table, ask, body).await, Err("no-voyage".to_owned()));
    }
}

#[tokio::test]
async fn whoever_gives_the_short_match_up_still_reads_what_was_learnt() {
    let house = open().await;
    for (entry, voyage) in voyages() {
        let mut anna = house.player("Anna").await;
        let game = entry.game.info().id;
        let sailed = anna.request("POST", &format!("/voyage/{game}/match"), "", &[]).await.unwrap();
        let path = location(&sailed);
        let form = [("Content-Type", "application/x-www-form-urlencoded")];
        let given_up = anna.request("POST", &path, "ask=close", &form).await.unwrap();
        assert_eq!(location(&given_up), path, "one stays");
        let page = page(&mut anna, path.strip_prefix("/table/").unwrap(), Lang::En).await;
        assert!(page.contains("data-stage=\"over\""));
        let texts = Texts::new(&[entry.game.info().texts, voyage.texts]);
        for line in &voyage.learnt {
            let said = texts.say(Lang::En, &voyage.phrase(line), &[]);
            assert!(plain(&page).contains(&plain_text(&said)), "{game}: {said}");
        }
        assert_eq!(page.matches("btn gold big").count(), 1, "a whole match comes first");
    }
}
