//! What was learnt from matches, and what it is told of a position.

use game::{Features, Outlook, Seat, StoredNet};

use super::features::{self, N_FEATURES};
use super::outlook::{expected, kind, progress};
use crate::IsleOfCats;
use crate::boat::Boat;
use crate::cells::Cells;
use crate::components::{CATS_PER_PLAYER, Colour, DAYS};
use crate::plans::{N_ROOMS, ROOMS};

pub(super) static NET: StoredNet = StoredNet::new(include_bytes!("../../weights.bin"));

/// What a feature of a boat is about as large as: a net learns best from numbers near one. The first feature is a one.
const SIZES: [f32; N_FEATURES] =
    [1.0, 30.0, 5.0, 4.0, 3.0, 3.0, 8.0, 7.0, 3.0, 100.0, 4.0, 6.0, 40.0, 5.0];
/// The same of how far a lesson has come.
const PROGRESS: f32 = 10.0;

/// What stands beside the boats: what is known of old, the time, the size of the table.
const N_TABLE: usize = 6;
const N_OWN: usize = N_ROOMS + Colour::ALL.len() + 4;
/// How many kinds of lessons there are.
const N_KINDS: usize = 14;
const N_ALL: usize = N_TABLE + 2 * (N_FEATURES - 1) + N_OWN + 2 * N_KINDS;

/// What the net looks at, in the morning.
pub(super) fn features(state: &IsleOfCats) -> Option<Features> {
    let Outlook { points, spread } = expected(state)?;
    let n_seats = state.n_seats();
    let boats = state.boats.map(|_, boat| described(boat));
    let mut features = Features::new(n_seats, N_ALL);
    for seat in Seat::all(n_seats) {
        let others = || Seat::all(n_seats).filter(|other| *other != seat);
        let part = 1.0 / f32::from(n_seats - 1);
        let (table, rest) = features.row_mut(seat).split_at_mut(N_TABLE);
        let (own_boat, rest) = rest.split_at_mut(N_FEATURES - 1);
        let (other_boats, rest) = rest.split_at_mut(N_FEATURES - 1);
        let (own, lessons) = rest.split_at_mut(N_OWN);
        let theirs: f32 = others().map(|other| points[other] * part).sum();
        describe_table(state, (points[seat] - theirs) / spread, table);
        own_boat.copy_from_slice(&boats[seat][1..]);
        for other in others() {
            let described = other_boats.iter_mut().zip(&boats[other][1..]);
            described.for_each(|(mean, feature)| *mean += feature * part);
        }
        describe_own(&state.boats[seat], own);
        describe_lessons(state, seat, lessons);
    }
    Some(features)
}

fn described(boat: &Boat) -> [f32; N_FEATURES] {
    let mut features = features::of(boat);
    features.iter_mut().zip(SIZES).for_each(|(feature, size)| *feature /= size);
    features
}

fn describe_table(state: &IsleOfCats, lead: f32, row: &mut [f32]) {
    let n_seats = state.n_seats();
    let flag = |is: bool| f32::from(u8::from(is));
    row.copy_from_slice(&[
        lead,
        f32::from(state.days_left) / f32::from(DAYS),
        flag(state.days_left == 1),
        flag(state.island.len() == CATS_PER_PLAYER * n_seats),
        flag(n_seats == 2),
        flag(n_seats == 4),
    ]);
}

/// How empty every room is, how large the largest groups of each colour that can still grow are (the largest first), how
/// many cats and treasures there are, and how much of what is free hangs together.
fn describe_own(boat: &Boat, row: &mut [f32]) {
    let (rooms, rest) = row.split_at_mut(N_ROOMS);
    let (colours, rest) = rest.split_at_mut(Colour::ALL.len());
    for (empty, room) in rooms.iter_mut().zip(ROOMS) {
        *empty = room.without(boat.covered()).len() as f32 / room.len() as f32;
    }
    let free = boat.free();
    for group in boat.groups().iter().filter(|group| group.cells.grown().meets(free)) {
        let largest = &mut colours[group.colour.index()];
        *largest = largest.max(f32::from(group.cats) / 5.0);
    }
    colours.sort_unstable_by(|one, other| other.total_cmp(one));
    let [largest, scraps] = regions(free);
    let treasures = boat.n_treasures();
    rest.copy_from_slice(&[
        (boat.tiles().len() as f32 - f32::from(treasures)) / 20.0,
        f32::from(treasures) / 3.0,
        largest as f32 / 100.0,
        scraps as f32 / 10.0,
    ]);
}

/// How many cells the largest free region has, and how many lie in regions too small for a cat.
fn regions(free: Cells) -> [u32; 2] {
    /// The smallest cats have four cells.
    const SMALLEST_CAT: u32 = 4;
    let (mut rest, mut largest, mut scraps) = (free, 0, 0);
    while let Some(cell) = rest.first() {
        let mut region = Cells::NONE.with(cell);
        loop {
            let grown = region.or(region.grown()).and(rest);
            if grown == region {
                break;
            }
            region = grown;
        }
        rest = rest.without(region);
        let size = region.len();
        largest = largest.max(size);
        scraps += if size < SMALLEST_CAT { size } else { 0 };
    }
    [largest, scraps]
}

/// Which lessons the seat has, and how far it has come with each.
fn describe_lessons(state: &IsleOfCats, seat: Seat, row: &mut [f32]) {
    let (held, come) = row.split_at_mut(N_KINDS);
    for lesson in state.lessons[seat].iter() {
        held[kind(lesson)] += 1.0;
        come[kind(lesson)] += progress(lesson, &state.boats, seat) / PROGRESS;
    }
}
