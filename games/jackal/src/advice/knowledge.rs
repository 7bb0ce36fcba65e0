//! A key of what a seat knows, without building its view.

use game::{Mill, PerSeat, Seat, Seats};

use crate::components::{Card, CardBag};
use crate::laying::Plan;
use crate::movement::{End, Footprint, Met, Walk};
use crate::{Jackal, Phase};

/// A key of what `seat` knows: equal where its views are.
pub(super) fn knowledge(state: &Jackal, seat: Seat) -> u64 {
    let mut mill = Mill::with(u64::from(seat.number()));
    grind_table(state, &mut mill);
    grind_bag(&state.discards, &mut mill);
    grind_bag(&state.hands[seat], &mut mill);
    grind_sizes(state, &mut mill);
    for entry in &state.logbook {
        mill.grind(u64::from(entry.island.number()) << 32 | bytes_of(&entry.gains, |it| *it as u8));
    }
    grind_phase(state, seat, &mut mill);
    for (other, walk) in state.walks.iter() {
        grind_plan(state, other, seat, &mut mill);
        grind_walk(walk.as_ref(), &mut mill);
    }
    mill.key()
}

/// The options, the island, the first player and everyone's coins and rum.
fn grind_table(state: &Jackal, mill: &mut Mill) {
    let small = [
        u8::from(state.options.teaching),
        state.island.number(),
        state.first.number(),
        state.logbook.len() as u8,
    ];
    mill.grind(u64::from(u32::from_le_bytes(small)) << 32 | bytes_of(&state.coins, |it| *it));
    mill.grind(bytes_of(&state.gains, |it| *it as u8) << 32 | bytes_of(&state.rum, |it| *it));
}

/// How many cards the deck and the hands hold.
fn grind_sizes(state: &Jackal, mill: &mut Mill) {
    let hands = bytes_of(&state.hands, |hand| hand.len() as u8);
    mill.grind(hands << 32 | u64::from(state.deck.len()));
}

/// Counts are small: four bits hold each.
fn grind_bag(bag: &CardBag, mill: &mut Mill) {
    mill.grind(bag.counts().iter().fold(0, |word, count| word << 4 | u64::from(*count)));
}

/// What is going on, who has yet to choose, and what only `seat` knows about its own choice.
fn grind_phase(state: &Jackal, seat: Seat, mill: &mut Mill) {
    match &state.phase {
        Phase::Laying { pending } => mill.grind(1 << 8 | bits(*pending)),
        Phase::Pouring { pending, pours } => {
            mill.grind(2 << 8 | bits(*pending));
            let own = Seat::all(state.n_seats()).map(|to| pours[seat].count(to));
            mill.grind(own.fold(0, |word, count| word << 8 | u64::from(count)));
        }
        Phase::Declaring { seat: who, draft } => {
            mill.grind(3 << 8 | u64::from(who.number()));
            grind_walk(Some(draft).filter(|_| *who == seat), mill);
        }
        Phase::Walking => mill.grind(4 << 8),
        Phase::Sharing => mill.grind(5 << 8),
        Phase::Over => mill.grind(6 << 8),
    }
}

/// R2–R4: one's own plan, rows that were turned up, how long the others are; nothing of what is still secret.
fn grind_plan(state: &Jackal, other: Seat, seat: Seat, mill: &mut Mill) {
    match (&state.plans[other], &state.phase) {
        (_, Phase::Laying { .. }) if other != seat => {}
        (Plan::Tortuga(price), _) => mill.grind(1 << 8 | u64::from(*price)),
        (Plan::Row(row), Phase::Pouring { .. }) if other != seat => {
            mill.grind(2 << 8 | row.len() as u64);
        }
        (Plan::Row(row), _) => grind_row(row, mill),
    }
}

fn grind_row(row: &[Card], mill: &mut Mill) {
    mill.grind(3 << 8 | row.len() as u64);
    for cards in row.chunks(16) {
        mill.grind(cards.iter().fold(0, |word, card| word << 4 | card.kind() as u64));
    }
}

fn grind_walk(walk: Option<&Walk>, mill: &mut Mill) {
    let Some(Walk { start, course, attached, trail }) = walk else { return mill.grind(0) };
    let pirate = course.pirate;
    let aids = pirate.aids;
    let bytes = [
        start.map_or(u8::MAX, |place| place.0),
        pirate.at.0,
        pirate.steps,
        u8::from(aids.doubled) | u8::from(course.second_half) << 1,
        aids.fridays,
        aids.weapons,
        course.card,
        number_of_end(course.end),
    ];
    mill.grind(u64::from_le_bytes(bytes));
    mill.grind(1 << 16 | (attached.len() as u64) << 8 | trail.len() as u64);
    for attached in attached {
        mill.grind(u64::from(attached.card) << 8 | attached.aid.card().kind() as u64);
    }
    for print in trail {
        mill.grind(word_of_print(*print));
    }
}

fn word_of_print(print: Footprint) -> u64 {
    let met = match print.met {
        Met::Nothing => 0,
        Met::Stuck => 1,
        Met::Trap => 2,
        Met::TrapWithFriday => 3,
        Met::Robber => 4,
        Met::RobberBeaten => 5,
        Met::Chest(value) => 6 + value,
    };
    u64::from(u32::from_le_bytes([print.card, print.to.0, print.steps, met]))
}

fn number_of_end(end: Option<End>) -> u8 {
    match end {
        None => 0,
        Some(End::Robber) => 1,
        Some(End::NoFlag) => 2,
        Some(End::RowUsed) => 3,
        Some(End::Chest(value)) => 4 + value,
    }
}

fn bits(seats: Seats) -> u64 {
    seats.iter().fold(0, |bits, seat| bits | 1 << seat.number())
}

/// A byte for every seat; there are four at most.
fn bytes_of<T>(items: &PerSeat<T>, byte: impl Fn(&T) -> u8) -> u64 {
    items.values().iter().fold(0, |word, item| word << 8 | u64::from(byte(item)))
}
