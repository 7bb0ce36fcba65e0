//! What a live page costs: `cargo bench -p tavern --bench live`.
//!
//! Plays random matches at a table with four people and makes the messages for all four pages after every action, as a
//! running table does, without storage and sockets.

use std::time::{Duration, Instant};

use game::{Lang, Rng, Seat, Seats, Viewer};
use serde_json::value::RawValue;
use tavern::PageLens;
use tavern::{Ask, Asker, Change, Lens as _, Look, Looker, Sight, Table, TableSetup};
use tavern::{Key, TableId};

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
    let mut looks: Vec<Box<dyn Look>> = (0..SEATS).map(|_| PageLens.look()).collect();
    let mut next = looks.iter_mut();
    Sight::of(&table, lookers(), |sight| next.next().map(|look| look.first(sight)));
    let mut rng = Rng::fast(number);
    while let Some((seat, ask)) = choose(&table, &mut rng) {
        table.ask(&people[seat.index()], &ask).expect("a legal action is accepted");
        let change = Change { game: true, moments: true, ..Change::default() };
        tell(&mut looks, &table, &change, tally);
    }
}

fn lookers() -> impl Iterator<Item = Looker> {
    let viewer = |seat| Viewer::Seat(Seat::new(seat));
    (0..SEATS).map(move |seat| Looker {
        viewer: viewer(seat),
        own: Seats::only(Seat::new(seat)),
        is_host: seat == 0,
        lang: Some(Lang::En),
    })
}

/// Something that the first who has to decide may do.
fn choose(table: &Table, rng: &mut Rng) -> Option<(Seat, Ask)> {
    let choices = Sight::of(table, lookers(), |sight| {
        let action = rng.pick(&sight.game()?.legal_json(usize::MAX))?.clone();
        let action = Box::<RawValue>::from(action);
        Some((sight.seat()?, Ask::Play { decision: sight.decision()?, action, id: None }))
    });
    choices.into_iter().flatten().next()
}

fn tell(looks: &mut [Box<dyn Look>], table: &Table, change: &Change, tally: &mut Tally) {
    let start = Instant::now();
    let mut next = looks.iter_mut();
    let sent =
        Sight::of(table, lookers(), |sight| next.next().map(|look| look.next(sight, change)));
    tally.time += start.elapsed();
    tally.updates += looks.len() as u32;
    for message in sent.iter().flatten().flatten() {
        tally.frames += 1;
        tally.bytes += message.len();
        tally.longest = tally.longest.max(message.len());
    }
}

fn person(seat: u8) -> Asker {
    Asker {
        player: Key::random().player(),
        name: format!("Sailor {seat}"),
        invite: None,
        seat: None,
    }
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
