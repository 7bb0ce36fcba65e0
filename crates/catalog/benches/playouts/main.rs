//! `cargo bench`: how fast the rules of every game are, as a ratio to a hand-written yardstick in the same run.
//!
//! The machine may be noisy: yardstick and game take turns, and the ratio is the median of the turns.

#![allow(clippy::print_stdout)]

mod yardstick;

use std::time::Duration;

use catalog::GAMES;

const TURN: Duration = Duration::from_millis(200);
const TURNS: usize = 9;
const SEATS: u8 = 4;

fn main() {
    println!("random matches on one core, {SEATS} players; ratio to a hand-written Goofspiel in the same run");
    println!(
        "{:16}{:>12}{:>14}{:>8}{:>10}{:>18}{:>10}",
        "game", "games/s", "decisions/s", "ratio", "clone ns", "legal_actions ns", "apply ns"
    );
    let goofspiel = median((0..TURNS).map(|_| yardstick::games_per_second(TURN)).collect());
    let decisions = goofspiel * yardstick::DECISIONS as f64;
    println!("{:16}{goofspiel:>12.0}{decisions:>14.0}{:>8.2}", "(yardstick)", 1.0);
    for entry in GAMES {
        let ratios = (0..TURNS).map(|_| {
            entry.bots.playouts_per_second(SEATS, TURN) / yardstick::games_per_second(TURN)
        });
        let ratio = median(ratios.collect());
        let speed = entry.bots.speed(SEATS, TURN);
        println!(
            "{:16}{:>12.0}{:>14.0}{ratio:>8.2}{:>10.0}{:>18.0}{:>10.0}",
            entry.game.info().id,
            speed.games_per_second,
            speed.decisions_per_second,
            speed.clone,
            speed.legal_actions,
            speed.apply
        );
    }
}

fn median(mut figures: Vec<f64>) -> f64 {
    figures.sort_by(f64::total_cmp);
    figures[figures.len() / 2]
}
