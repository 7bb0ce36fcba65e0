//! How long the solver takes to say which chests a hand of five cards can reach: mean and worst over many hands and all
//! islands.

#![allow(clippy::print_stdout, clippy::disallowed_types, missing_docs)]

use std::hint::black_box;
use std::time::Instant;

use jackal::chart::CHART;
use jackal::components::FIRST_HAND;
use jackal::solver::reach;
use jackal::survey::all_hands;

fn main() {
    let hands = all_hands(FIRST_HAND);
    let (mut total, mut slowest, mut answers) = (0.0f64, 0.0f64, 0u32);
    for island in &CHART {
        for (hand, _) in &hands {
            // The best of three: what the machine does besides does not count.
            let times = [(); 3].map(|()| {
                let begun = Instant::now();
                black_box(reach(black_box(island), black_box(hand)));
                begun.elapsed().as_secs_f64() * 1e6
            });
            let time = times.into_iter().fold(f64::MAX, f64::min);
            total += time;
            slowest = slowest.max(time);
            answers += 1;
        }
    }
    println!(
        "{answers} answers: mean {:.2} µs, slowest {slowest:.2} µs",
        total / f64::from(answers)
    );
}
