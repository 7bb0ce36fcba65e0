//! What a live page costs: `cargo bench -p tavern --bench live`.
//!
//! Plays random matches at a table with four people and makes the messages for all four pages after every action, as a
//! running table does, without storage and sockets.

use std::time::{Duration, Instant};

use axum::extract::ws::Message;
use board::Prints;
use game::{Lang, MAX_SEATS, Rng, Seat, Seats, Viewer};
use serde_json::value::RawValue;
use tavern::ids::{Key, TableId};
use tavern::pages::live::PageLens;
use tavern::table::{Ask, Asker, Change, Lens as _, Look, Looker, Sight, Table, TableSetup};

#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

const SEATS: u8 = 4;
const MATCHES: usize = 300;

#[derive(Default)]
struct Tally {
    time: Duration,
    updates: u32,
    frames: u32,
    bytes: usize,
    longest: usize,
}

#[expect(clippy::print_stdout, reason = "the figures are what this program is for")]
fn main() {
    let mut tally = Tally::default();
    for number in 0..MATCHES {
        play(number as u64, &mut tally);
    }
    let Tally { time, updates, frames, bytes, longest } = tally;
    let micros = time.as_secs_f64() * 1e6 / f64::from(updates);
    println!(
        "{micros:.1} µs a viewer's update, {:.2} frames each",
        f64::from(frames) / f64::from(updates)
    );
    println!(
        "{} bytes a viewer's update, the longest frame {longest} bytes",
        bytes / updates as usize
    );
}

fn play(number: u64, tally: &mut Tally) {
    let people: Vec<Asker> = (0..SEATS).map(person).collect();
    let mut table = open(&people);
    let look = |seat| {
        let viewer = Viewer::Seat(Seat::new(seat));
        PageLens.look(Looker { viewer, is_host: seat == 0, lang: Some(Lang::En) })
    };
    let mut looks: Vec<Box<dyn Look>> = (0..SEATS).map(look).collect();
    for look in &mut looks {
        look.first(&sight(&table, &Prints::default()));
    }
    let mut rng = Rng::fast(number);
    while let Some(seat) = table.play().and_then(|play| play.game().to_act().first()) {
        let play = table.play().expect("a match is under way");
        let legal = play.game().legal_actions(seat);
        let action = rng.pick(&legal).expect("who is to act has a legal action").json.clone();
        let action = RawValue::from_string(action).expect("an action is JSON");
        let decision = play.decision(seat).expect("a seat to act has a decision");
        let ask = Ask::Play { decision, action, id: None };
        table.ask(&people[seat.index()], &ask).expect("a legal action is accepted");
        let change = Change { game: true, moments: true, ..Change::default() };
        tell(&mut looks, &sight(&table, &Prints::default()), &change, tally);
    }
}

fn tell(looks: &mut [Box<dyn Look>], sight: &Sight<'_>, change: &Change, tally: &mut Tally) {
    let start = Instant::now();
    let sent: Vec<Vec<Message>> = looks.iter_mut().map(|look| look.next(sight, change)).collect();
    tally.time += start.elapsed();
    tally.updates += looks.len() as u32;
    for message in sent.iter().flatten() {
        let length = message.to_text().map_or(0, str::len);
        tally.frames += 1;
        tally.bytes += length;
        tally.longest = tally.longest.max(length);
    }
}

fn person(seat: u8) -> Asker {
    Asker { player: Key::random().player(), name: format!("Sailor {seat}"), invite: None }
}

fn open(people: &[Asker]) -> Table {
    let kind = &catalog::GAMES[0];
    let setup = TableSetup::new(people[0].player, SEATS);
    let mut table = Table::new(TableId::random(), kind, setup, 0);
    for (seat, asker) in people.iter().enumerate() {
        let ask = Ask::Sit { seat: Some(Seat::new(seat as u8)), salt: None };
        table.ask(asker, &ask).expect("the seat is free");
    }
    table.ask(&people[0], &Ask::Start).expect("everybody is here");
    table
}

fn sight<'a>(table: &'a Table, prints: &'a Prints) -> Sight<'a> {
    Sight {
        away: [None; MAX_SEATS],
        table,
        present: Seats::all(SEATS),
        time_left: [None; MAX_SEATS],
        hints: [None; MAX_SEATS],
        prints,
    }
}
