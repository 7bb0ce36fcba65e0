//! `cargo bench`: how fast the rules of every game are, as a ratio to a hand-written yardstick in the same run.
//!
//! The machine may be noisy: yardstick and game take turns, and the ratio is the median of the turns.

#![allow(clippy::print_stdout)]

mod yardstick;

use std::time::{Duration, Instant};

use catalog::{Entry, GAMES};

const TURN: Duration = Duration::from_millis(200);
const TURNS: usize = 9;
const SEATS: u8 = 4;

fn main() {
    println!(
        "random matches on one core, {SEATS} players; ratio to a hand-written Goofspiel in the same run"
    );
    println!(
        "{:16}{:>12}{:>14}{:>8}{:>10}{:>18}{:>10}{:>20}",
        "game",
        "games/s",
        "decisions/s",
        "ratio",
        "clone ns",
        "legal_actions ns",
        "apply ns",
        "search iterations/s"
    );
    let goofspiel = median((0..TURNS).map(|_| yardstick::games_per_second(TURN)).collect());
    let decisions = goofspiel * f64::from(yardstick::DECISIONS);
    println!("{:16}{goofspiel:>12.0}{decisions:>14.0}{:>8.2}", "(yardstick)", 1.0);
    for entry in GAMES {
        measure(entry);
    }
}

fn measure(entry: &Entry) {
    let seats = SEATS.clamp(entry.game.info().min_seats, entry.game.info().max_seats);
    let mut turns = Vec::new();
    for _ in 0..TURNS {
        turns.push((playouts_per_second(entry, seats), yardstick::games_per_second(TURN)));
    }
    let ratio = median(turns.iter().map(|((games, _), yardstick)| games / yardstick).collect());
    let games = median(turns.iter().map(|((games, _), _)| *games).collect());
    let decisions = median(turns.iter().map(|((_, decisions), _)| *decisions).collect());
    let speed = entry.bots.speed(seats, TURN);
    println!(
        "{:16}{games:>12.0}{decisions:>14.0}{ratio:>8.2}{:>10.0}{:>18.0}{:>10.0}{:>20.0}",
        entry.game.info().id,
        speed.clone,
        speed.legal_actions,
        speed.apply,
        speed.search
    );
}

/// Matches and decisions per second, measured for one turn.
fn playouts_per_second(entry: &Entry, seats: u8) -> (f64, f64) {
    const BATCH: u64 = 500;
    let begun = Instant::now();
    let (mut games, mut decisions) = (0, 0);
    while begun.elapsed() < TURN {
        decisions += entry.bots.playouts(seats, BATCH);
        games += BATCH;
    }
    let seconds = begun.elapsed().as_secs_f64();
    (games as f64 / seconds, decisions as f64 / seconds)
}

fn median(mut figures: Vec<f64>) -> f64 {
    figures.sort_by(f64::total_cmp);
    figures[figures.len() / 2]
}
