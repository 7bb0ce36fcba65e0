//! Goofspiel for four with twelve cards each, written by hand on bit masks: 48 decisions a match, nothing generic.

use std::hint::black_box;
use std::time::{Duration, Instant};

const PLAYERS: usize = 4;
const CARDS: u32 = 12;

pub(crate) const DECISIONS: u32 = PLAYERS as u32 * CARDS;

/// Random matches per second, measured for `time`.
pub(crate) fn games_per_second(time: Duration) -> f64 {
    let mut random = Random(1);
    let mut games = 0u64;
    let begun = Instant::now();
    while begun.elapsed() < time {
        for _ in 0..100 {
            black_box(random_match(&mut random));
            games += 1;
        }
    }
    games as f64 / begun.elapsed().as_secs_f64()
}

fn random_match(random: &mut Random) -> [u32; PLAYERS] {
    let full = (1u32 << CARDS) - 1;
    let mut prizes = full;
    let mut hands = [full; PLAYERS];
    let mut points = [0; PLAYERS];
    for left in (1..=CARDS).rev() {
        let prize = take(&mut prizes, random.below(left));
        let mut bids = [0; PLAYERS];
        for (bid, hand) in bids.iter_mut().zip(&mut hands) {
            *bid = take(hand, random.below(left));
        }
        let best = bids.iter().copied().max().unwrap_or(0);
        let mut winners = bids.iter().enumerate().filter(|(_, bid)| **bid == best);
        if let (Some((winner, _)), None) = (winners.next(), winners.next()) {
            points[winner] += prize + 1;
        }
    }
    points
}

/// Takes the `nth` card out of a hand.
fn take(hand: &mut u32, nth: u32) -> u32 {
    let mut left = *hand;
    for _ in 0..nth {
        left &= left - 1;
    }
    let card = left.trailing_zeros();
    *hand &= !(1 << card);
    card
}

/// SplitMix64, as in the fast generator of `game`.
struct Random(u64);

impl Random {
    fn below(&mut self, n: u32) -> u32 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^= z >> 31;
        ((u128::from(z) * u128::from(n)) >> 64) as u32
    }
}
