//! What tells how a boat will end.

use super::worth::{holes_and_nooks, nearness};
use crate::boat::Boat;
use crate::components::Colour;
use crate::plans::ROOMS;
use crate::scoring::family_worth;

pub const N_FEATURES: usize = 14;

/// What tells of a boat: a one, then what is counted in the order of the fields below.
pub fn of(boat: &Boat) -> [f32; N_FEATURES] {
    let free = boat.free();
    let mut families = 0;
    let (mut singles, mut pairs, mut threes, mut larger) = (0, 0, 0, 0);
    for group in boat.groups() {
        families += family_worth(group.cats);
        if group.cells.grown().meets(free) {
            match group.cats {
                1 => singles += 1,
                2 => pairs += 1,
                3 => threes += 1,
                _ => larger += 1,
            }
        }
    }
    let near: f32 = ROOMS.iter().map(|room| nearness(room.without(boat.covered()).len())).sum();
    let maps = Colour::ALL.iter().filter(|colour| !boat.visible_map(**colour).is_empty()).count();
    let [holes, nooks] = holes_and_nooks(free);
    [
        1.0,
        families as f32,
        singles as f32,
        pairs as f32,
        threes as f32,
        larger as f32,
        boat.visible_rats().len() as f32,
        f32::from(boat.n_filled_rooms()),
        near,
        free.len() as f32,
        holes as f32,
        nooks as f32,
        boat.covered().grown().and(free).len() as f32,
        maps as f32,
    ]
}
