//! A key of what a seat knows, without building its view.

use game::{PerSeat, Seat, Seats};

use crate::components::{Card, CardBag};
use crate::laying::Plan;
use crate::movement::{End, Footprint, Met, Walk};
use crate::{Jackal, Phase};

/// A key of what `seat` knows: equal where its views are.
pub(super) fn knowledge(state: &Jackal, seat: Seat) -> u64 {
    let mut mill = Mill(u64::from(seat.number()));
    mill.take_table(state);
    mill.take_bag(&state.discards);
    mill.take_bag(&state.hands[seat]);
    mill.take_sizes(state);
    for entry in &state.logbook {
        mill.take(u64::from(entry.island.number()) << 32 | bytes_of(&entry.gains, |it| *it as u8));
    }
    mill.take_phase(state, seat);
    for (other, walk) in state.walks.iter() {
        mill.take_plan(state, other, seat);
        mill.take_walk(walk.as_ref());
    }
    mill.0
}

/// Grinds words to a key.
struct Mill(u64);

impl Mill {
    #[inline]
    fn take(&mut self, word: u64) {
        let mixed = (self.0.rotate_left(23) ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        self.0 = mixed ^ (mixed >> 29);
    }

    /// The options, the island, the first player and everyone's coins and rum.
    fn take_table(&mut self, state: &Jackal) {
        let small = [
            u8::from(state.options.teaching),
            state.island.number(),
            state.first.number(),
            state.logbook.len() as u8,
        ];
        self.take(u64::from(u32::from_le_bytes(small)) << 32 | bytes_of(&state.coins, |it| *it));
        self.take(bytes_of(&state.gains, |it| *it as u8) << 32 | bytes_of(&state.rum, |it| *it));
    }

    /// How many cards the deck and the hands hold.
    fn take_sizes(&mut self, state: &Jackal) {
        let hands = bytes_of(&state.hands, |hand| hand.len() as u8);
        self.take(hands << 32 | u64::from(state.deck.len()));
    }

    /// Counts are small: four bits hold each.
    fn take_bag(&mut self, bag: &CardBag) {
        self.take(bag.counts().iter().fold(0, |word, count| word << 4 | u64::from(*count)));
    }

    /// What is going on, who has yet to choose, and what only `seat` knows about its own choice.
    fn take_phase(&mut self, state: &Jackal, seat: Seat) {
        match &state.phase {
            Phase::Laying { pending } => self.take(1 << 8 | bits(*pending)),
            Phase::Pouring { pending, pours } => {
                self.take(2 << 8 | bits(*pending));
                let own = Seat::all(state.n_seats()).map(|to| pours[seat].count(to));
                self.take(own.fold(0, |word, count| word << 8 | u64::from(count)));
            }
            Phase::Declaring { seat: who, draft } => {
                self.take(3 << 8 | u64::from(who.number()));
                self.take_walk(Some(draft).filter(|_| *who == seat));
            }
            Phase::Walking => self.take(4 << 8),
            Phase::Sharing => self.take(5 << 8),
            Phase::Over => self.take(6 << 8),
        }
    }

    /// R2–R4: one's own plan, rows that were turned up, how long the others are; nothing of what is still secret.
    fn take_plan(&mut self, state: &Jackal, other: Seat, seat: Seat) {
        match (&state.plans[other], &state.phase) {
            (_, Phase::Laying { .. }) if other != seat => {}
            (Plan::Tortuga(price), _) => self.take(1 << 8 | u64::from(*price)),
            (Plan::Row(row), Phase::Pouring { .. }) if other != seat => {
                self.take(2 << 8 | row.len() as u64);
            }
            (Plan::Row(row), _) => self.take_row(row),
        }
    }

    fn take_row(&mut self, row: &[Card]) {
        self.take(3 << 8 | row.len() as u64);
        for cards in row.chunks(16) {
            self.take(cards.iter().fold(0, |word, card| word << 4 | card.kind() as u64));
        }
    }

    fn take_walk(&mut self, walk: Option<&Walk>) {
        let Some(Walk { start, course, attached, trail }) = walk else { return self.take(0) };
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
        self.take(u64::from_le_bytes(bytes));
        self.take(1 << 16 | (attached.len() as u64) << 8 | trail.len() as u64);
        for attached in attached {
            self.take(u64::from(attached.card) << 8 | attached.aid.card().kind() as u64);
        }
        for print in trail {
            self.take(word_of_print(*print));
        }
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
