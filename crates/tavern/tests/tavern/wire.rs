//! The wire test: over whole games, nothing hidden from a viewer is in the bytes that this viewer was sent.
//!
//! Two tests prove it together. In the first, the same match is played in two taverns, where one seat secretly chooses
//! something else: until the reveal, everybody else is sent the same bytes in both. In the second, every message that
//! four players and a spectator were sent over whole games is compared with what the rules let this viewer see at that
//! moment: it holds that, and nothing else. That the rules' own views hide what they must is a law of every game.

use game::{AnyGame, AnyMatch, Seat, Seed, Viewer};
use load::Client;
use serde_json::{Value, json};
use tavern::Key;
use tavern::first_asks;
use tavern::{Ask, Asker, FirstSitter, TableSetup};

use crate::common::{
    GAME, House, Stream, four_gathered, open, open_with_a_door, play_to_the_end, post,
    without_names,
};

/// Four players and a spectator at a table, all connected.
struct World {
    house: House,
    table: String,
    players: Vec<Client>,
    streams: Vec<Stream>,
}

/// A choice that depends on nothing but the round and the seat.
fn choice(round: usize, seat: usize, n_legal: usize) -> usize {
    (round * 7 + seat * 5) % n_legal
}

impl World {
    /// A match whose chance is the same in every world.
    async fn begin(house: House, seed: u8) -> Self {
        let mut players = Vec::new();
        let mut asks = Vec::new();
        for (seat, name) in ["Anna", "Boris", "Clara", "Dmitri"].into_iter().enumerate() {
            let client = house.player(name).await;
            let player = client.key().unwrap().parse::<Key>().unwrap().player();
            let asker = Asker { player, name: name.to_owned(), invite: None, seat: None };
            let sit =
                Ask::Sit { seat: Some(Seat::new(seat as u8)), salt: Some(format!("salt {seat}")) };
            asks.push((asker, sit));
            players.push(client);
        }
        let host = asks[0].0.clone();
        let open = [const { FirstSitter::Nobody }; 4];
        asks.extend(first_asks(&host, &open, true));
        let mut setup = TableSetup::new(host.player, 4);
        setup.secret = Seed::from_bytes([seed; 32]).into();
        let kind = catalog::find(GAME).unwrap();
        let table =
            house.running.tavern.tables.create(kind, setup, &asks).await.unwrap().to_string();
        let mut world = Self { house, table, players, streams: Vec::new() };
        for viewer in 0..5 {
            let mut stream = world.look(viewer).await;
            stream.next().await;
            world.streams.push(stream);
        }
        world.settle().await;
        world
    }

    async fn look(&self, viewer: usize) -> Stream {
        let nobody = Client::new(self.house.address());
        let client = self.players.get(viewer).unwrap_or(&nobody);
        Stream::open(client, self.house.address(), &self.table).await
    }

    /// Waits until everybody has seen that everybody is there, and forgets how they came.
    async fn settle(&mut self) {
        post(&mut self.players[0], &self.table, "say", json!({"text": "ready"})).await.unwrap();
        for stream in &mut self.streams {
            stream.until(|m| m["chat"][0]["text"] == "ready").await;
            stream.heard.clear();
        }
    }

    /// `seat` plays its choice of this round, shifted by `shift`; everybody hears of it.
    async fn play(&mut self, round: usize, seat: usize, shift: usize) {
        let path = format!("/api/tables/{}", self.table);
        let seen = self.players[seat].get(&path).await.unwrap();
        let legal = seen["legal"].as_array().unwrap();
        let chosen = (choice(round, seat, legal.len()) + shift) % legal.len();
        let body = json!({"decision": seen["decision"], "action": legal[chosen]["action"]});
        let done = post(&mut self.players[seat], &self.table, "play", body).await.unwrap();
        for stream in &mut self.streams {
            stream.until_number(done["number"].as_u64().unwrap()).await;
        }
    }

    /// Everything that each viewer was sent since the match began, and what somebody who comes now is sent first.
    async fn sent(mut self) -> Vec<String> {
        let mut sent = Vec::new();
        for viewer in 0..5 {
            let mut late = self.look(viewer).await;
            late.next().await;
            let path = format!("/api/tables/{}", self.table);
            let mut client =
                self.players.get(viewer).map_or(Client::new(self.house.address()), Client::again);
            let requested = client.get(&path).await.unwrap().to_string();
            let heard = &self.streams[viewer].heard;
            sent.push([heard.join("\n"), late.heard[0].clone(), requested].join("\n"));
        }
        self.streams.clear();
        sent.into_iter().map(|text| without_names(&text, &self.table)).collect()
    }
}

/// What everybody is sent when `secretive` chooses first in the last round, and everybody but one has chosen too.
async fn sent_until_the_reveal(
    house: House,
    (rounds, secretive): (usize, usize),
    shift: usize,
) -> Vec<String> {
    let mut world = World::begin(house, 7).await;
    for round in 0..rounds {
        for seat in 0..4 {
            world.play(round, seat, 0).await;
        }
    }
    world.play(rounds, secretive, shift).await;
    for seat in (0..4).filter(|seat| *seat != secretive).take(2) {
        world.play(rounds, seat, 0).await;
    }
    world.sent().await
}

#[tokio::test(flavor = "multi_thread")]
async fn until_the_reveal_nobody_is_sent_anything_that_depends_on_a_sealed_choice() {
    for (rounds, secretive) in [(0, 0), (0, 3), (1, 1), (3, 2), (6, 0), (9, 3), (10, 1)] {
        let one = sent_until_the_reveal(open().await, (rounds, secretive), 0).await;
        let other = sent_until_the_reveal(open().await, (rounds, secretive), 1).await;
        only_one_can_tell([one, other], rounds, secretive);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn nor_through_a_node_that_does_not_lead_the_table() {
    let (rounds, secretive) = (3, 2);
    let one = sent_until_the_reveal(open_with_a_door().await, (rounds, secretive), 0).await;
    let other = sent_until_the_reveal(open_with_a_door().await, (rounds, secretive), 1).await;
    only_one_can_tell([one, other], rounds, secretive);
}

/// Whoever chose was sent something else in the two worlds, and nobody else was.
fn only_one_can_tell([one, other]: [Vec<String>; 2], rounds: usize, secretive: usize) {
    for viewer in 0..5 {
        let (one, other) = (&one[viewer], &other[viewer]);
        let place = format!("round {rounds}, seat {secretive}, viewer {viewer}");
        let why = first_difference(one, other);
        assert_eq!(one == other, viewer != secretive, "{place}: {why}");
    }
}

/// Where two worlds part, for whoever has to find out why.
fn first_difference(one: &str, other: &str) -> String {
    let lines = one.lines().zip(other.lines()).find(|(one, other)| one != other);
    let (n_one, n_other) = (one.lines().count(), other.lines().count());
    format!("{n_one} and {n_other} messages, the first that differ: {lines:?}")
}

/// What a viewer may be told at any time, whatever is hidden.
const OPEN_TO_ALL: &[&str] =
    &["type", "number", "seats", "chat", "status", "you", "host", "table", "game"];
const SETUP: &[&str] = &[
    "options",
    "public",
    "spectators",
    "absence",
    "hints",
    "hushed",
    "created",
    "commitment",
    "undo",
    "ending",
    "undone",
    "told",
    "watchers",
    "strangers",
];

/// At most this many legal actions are listed.
const MOST_LISTED: usize = 4_000;

/// Checks one message against what the rules let `viewer` see after `n_actions`; says how many those were.
fn check_message(message: &Value, whole: &dyn AnyMatch, viewer: Viewer, heard: usize) -> usize {
    let now = whole.after(heard);
    let json = |text: &str| serde_json::from_str::<Value>(text).unwrap();
    let seat = match viewer {
        Viewer::Seat(seat) => Some(seat),
        _ => None,
    };
    for (name, value) in message.as_object().unwrap() {
        match name.as_str() {
            "view" => assert_eq!(*value, json(&now.view(viewer))),
            "to_act" => assert_eq!(*value, serde_json::to_value(now.to_act()).unwrap()),
            "may_take_back" => assert_eq!(*value, now.may_take_back(seat.unwrap())),
            "decision" => assert!(now.to_act().contains(seat.unwrap())),
            "legal" => {
                let legal = now.legal_json(seat.unwrap(), MOST_LISTED);
                let legal: Vec<Value> =
                    legal.iter().map(|action| json!({"action": json(action)})).collect();
                assert_eq!(*value, Value::Array(legal));
            }
            "legal_count" => {
                let n_legal = now.n_legal_actions(seat.unwrap());
                assert!(n_legal > MOST_LISTED && *value == n_legal);
            }
            "events" => check_events(value, &*now, viewer),
            "outcome" | "deal" => assert!(now.outcome().is_some()),
            open => assert!(OPEN_TO_ALL.contains(&open) || SETUP.contains(&open), "{open}"),
        }
    }
    heard
}

/// The events are the last ones that this viewer heard.
fn check_events(value: &Value, now: &dyn AnyMatch, viewer: Viewer) {
    let told: Vec<Value> = now
        .events(viewer, 0)
        .iter()
        .map(|event| json!({"event": serde_json::from_str::<Value>(&event.json).unwrap()}))
        .collect();
    let sent = value.as_array().unwrap();
    assert_eq!(sent[..], told[told.len() - sent.len()..]);
}

/// After how many actions of the match `viewer` has noticed this much, at the latest.
fn actions_by_number(whole: &dyn AnyMatch, viewer: Viewer) -> Vec<usize> {
    let mut actions = vec![0];
    for n_actions in 1..=whole.n_actions() {
        match whole.after(n_actions).noticed().contains(viewer) {
            true => actions.push(n_actions),
            false => *actions.last_mut().unwrap() = n_actions,
        }
    }
    actions
}

/// Plays a match and checks everything that was sent; says whether anything was whispered in it.
async fn check_a_whole_match(house: &House, game: &'static dyn AnyGame) -> bool {
    let (mut players, table) = four_gathered(house, json!({"game": game.info().id})).await;
    post(&mut players[0], &table, "start", json!({})).await.unwrap();
    let mut tasks = Vec::new();
    for viewer in 0..5 {
        let nobody = Client::new(house.address());
        let client = players.get(viewer).unwrap_or(&nobody);
        let mut stream = Stream::open(client, house.address(), &table).await;
        tasks.push(tokio::spawn(async move {
            play_to_the_end(&mut stream).await;
            stream.heard
        }));
    }
    let mut heard = Vec::new();
    for task in tasks {
        heard.push(task.await.unwrap());
    }
    let path = format!("/api/tables/{table}/record");
    let record = players[0].again().get(&path).await.unwrap().to_string();
    let whole = game.replay(&record).unwrap();
    let secret = whole.deal().unwrap().secret.to_string();
    // When the match began everybody had noticed five things: four sat down, and it started.
    const BEGUN: usize = 5;
    for (viewer, messages) in Viewer::all(4).zip(&heard) {
        let actions = actions_by_number(&*whole, viewer);
        for message in messages {
            let message: Value = serde_json::from_str(message).unwrap();
            if message["type"] == "done" || message["type"] == "refused" {
                continue;
            }
            let number = message["number"].as_u64().unwrap() as usize;
            let n_actions = actions[number - BEGUN];
            check_message(&message, &*whole, viewer, n_actions);
            let is_over = n_actions == whole.n_actions();
            assert!(is_over || !message.to_string().contains(&secret));
        }
    }
    let open_events = whole.events(Viewer::Spectator, 0).len();
    open_events < whole.n_events()
}

#[tokio::test(flavor = "multi_thread")]
async fn every_message_holds_what_its_viewer_may_see_and_nothing_else() {
    let house = open().await;
    for kind in catalog::GAMES {
        let mut whispered = 0;
        for _ in 0..8 {
            whispered += usize::from(check_a_whole_match(&house, kind.game).await);
        }
        assert!(whispered > 0, "{kind:?}: in no match was anything hidden from a spectator");
    }
}
