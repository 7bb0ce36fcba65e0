//! A key of what a seat knows, without building its view.

use game::{Choice, Mill, Seat, Viewer};

use crate::boat::{Boat, Placed};
use crate::components::{N_COMMON, Tile, Treasure};
use crate::{IsleOfCats, Phase, Turns};

/// Everything that `seat` sees. What lies in the bag follows from what does not.
pub(super) fn knowledge(state: &IsleOfCats, seat: Seat) -> u64 {
    let mut mill = Mill::with(u64::from(state.n_seats()) << 8 | seat.index() as u64);
    mill.grind(u64::from(state.days_left) << 8 | state.first.index() as u64);
    grind_phase(state, seat, &mut mill);
    for cats in [state.island.bits(), state.left_behind.bits()] {
        mill.grind(cats as u64);
        mill.grind((cats >> 64) as u64);
    }
    let pack = |packed, count: &u8| packed << 8 | u64::from(*count);
    mill.grind(state.treasures[..N_COMMON].iter().fold(0, pack));
    mill.grind(state.treasures[N_COMMON..].iter().fold(0, pack));
    state.boats.values().iter().for_each(|boat| grind_boat(boat, &mut mill));
    mill.grind(state.lessons[seat].bits() << 32 | state.returned[seat].bits());
    mill.key()
}

fn grind_phase(state: &IsleOfCats, seat: Seat, mill: &mut Mill) {
    let turns = |kind: u64, turns: &Turns| {
        let passed = turns.passed.iter().fold(0, |all, seat| all | 1 << seat.index());
        kind << 16 | (turns.seat.index() as u64) << 8 | passed
    };
    match &state.phase {
        Phase::Choosing(sealed) => {
            for (_, choice) in sealed.seen_by(Viewer::Seat(seat)).iter() {
                mill.grind(match choice {
                    Choice::Pending => 0,
                    Choice::Sealed => 1,
                    Choice::Known(lesson) => 2 + lesson.number() as u64,
                });
            }
        }
        Phase::Rescuing(now) => mill.grind(turns(1, now)),
        Phase::Finding(now) => mill.grind(turns(2, now)),
        Phase::Evening => mill.grind(3),
        Phase::Revealing(seats) => {
            mill.grind(4);
            for seat in seats.iter() {
                mill.grind(state.lessons[seat].bits());
            }
        }
        Phase::Over => {
            mill.grind(5);
            state.lessons.values().iter().for_each(|lessons| mill.grind(lessons.bits()));
        }
    }
}

/// Two tiles at a time.
#[inline]
fn grind_boat(boat: &Boat, mill: &mut Mill) {
    mill.grind(u64::from(u8::from(boat.number())) << 8 | boat.tiles().len() as u64);
    for pair in boat.tiles().chunks(2) {
        mill.grind(pair.iter().fold(0, |word, placed| word << 32 | packed(*placed)));
    }
}

#[inline]
fn packed(placed: Placed) -> u64 {
    let tile = match placed.tile {
        Tile::Cat(cat) => Treasure::ALL.len() + cat.number(),
        Tile::Treasure(treasure) => treasure.index(),
    };
    (tile as u64) << 16 | u64::from(placed.spot.turn.0) << 8 | u64::from(placed.spot.at.number())
}
