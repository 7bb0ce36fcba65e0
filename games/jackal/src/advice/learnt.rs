//! What was learnt from matches, and what it is told of a position.

use game::{Features, Outlook, PerSeat, Seat, StoredNet};

use super::outlook::{expected, islands_to_come};
use crate::Jackal;
use crate::components::KINDS;

pub(super) static NET: StoredNet = StoredNet::new(include_bytes!("../../weights.bin"));

/// How many numbers describe a seat: what is known of old, eleven of the table, and the cards of its own hand and of the
/// others.
const N_FEATURES: usize = 12 + 2 * KINDS;

/// What the net looks at.
pub(super) fn features(state: &Jackal) -> Option<Features> {
    let Outlook { points, spread } = expected(state)?;
    let mut features = Features::new(state.n_seats(), N_FEATURES);
    for seat in Seat::all(state.n_seats()) {
        let row = features.row_mut(seat);
        row[0] = (points[seat] - mean_of_others(&points, seat)) / spread;
        describe_table(state, seat, spread, &mut row[1..12]);
        describe_hands(state, seat, &mut row[12..]);
    }
    Some(features)
}

fn mean_of_others(all: &PerSeat<f32>, seat: Seat) -> f32 {
    let sum: f32 = all.values().iter().sum();
    (sum - all[seat]) / (all.values().len() as f32 - 1.0)
}

/// The time left, the size of the table, whose turn comes when, the coins and how many cards there are.
fn describe_table(state: &Jackal, seat: Seat, spread: f32, row: &mut [f32]) {
    let n_seats = state.n_seats();
    let islands = f32::from(islands_to_come(state));
    let others = || Seat::all(n_seats).filter(move |other| *other != seat);
    let coins = state.coins.map(|_, coins| f32::from(*coins));
    let richest = others().map(|other| coins[other]).fold(0.0, f32::max);
    let sizes = state.hands.map(|_, hand| hand.len() as f32);
    row.copy_from_slice(&[
        islands / 5.0,
        1.0 / islands.sqrt(),
        f32::from(u8::from(islands < 1.5)),
        f32::from(u8::from(n_seats == 2)),
        f32::from(u8::from(n_seats == 4)),
        f32::from(state.first.distance_to(seat, n_seats)) / 2.0,
        (coins[seat] - mean_of_others(&coins, seat)) / spread / 3.0,
        (coins[seat] - richest) / spread / 3.0,
        sizes[seat] / 4.0,
        mean_of_others(&sizes, seat) / 4.0,
        coins[seat].min(3.0) / 3.0,
    ]);
}

/// The cards of one's own hand, and of the others' on average.
fn describe_hands(state: &Jackal, seat: Seat, row: &mut [f32]) {
    let (own, others) = row.split_at_mut(KINDS);
    let n_others = f32::from(state.n_seats() - 1);
    for (other, hand) in state.hands.iter() {
        for (kind, count) in hand.counts().iter().enumerate() {
            match other == seat {
                true => own[kind] = f32::from(*count),
                false => others[kind] += f32::from(*count) / n_others,
            }
        }
    }
}
