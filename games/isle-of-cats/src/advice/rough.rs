//! What a captain would do without much thought: the tiles that promise most, and a glance at where they fit.

use game::{Rng, Seat};

use super::candidates::{self, Candidate};
use super::worth::Judge;
use super::{HARM, put_back};
use crate::placing::Menu;
use crate::{Action, IsleOfCats, Phase, take};

/// How many of the cats are looked at closely.
const TILES: usize = 2;
/// Roughly how many places of a tile in one pose are looked at.
const PLACES: u32 = 2;
/// How many points a whim may be worth.
const WHIM: f32 = 0.6;

pub(super) fn rough(state: &IsleOfCats, seat: Seat, rng: &mut Rng) -> Action {
    if let Phase::Choosing(_) = state.phase {
        return put_back(state.lessons[seat]);
    }
    let judge = Judge::of_boat(&state.boats[seat], state.lessons[seat], state.days_left);
    let found = match state.phase {
        Phase::Finding(_) => glance(&judge, &state.menu(seat), rng),
        _ => best_cat(state, seat, &judge, rng),
    };
    found.map_or(state.refusal_to_take(), |found| take(found.tile, found.spot))
}

/// The best of the most promising cats, or of all if none of those can be laid.
fn best_cat(state: &IsleOfCats, seat: Seat, judge: &Judge<'_>, rng: &mut Rng) -> Option<Candidate> {
    let boat = &state.boats[seat];
    let cats = candidates::by_promise(judge, state.island, WHIM, rng);
    let menu = Menu::of(boat, cats.iter().take(TILES).map(|(_, tile)| *tile));
    if !menu.is_empty() {
        return glance(judge, &menu, rng);
    }
    glance(judge, &Menu::of(boat, cats.iter().skip(TILES).map(|(_, tile)| *tile)), rng)
}

fn glance(judge: &Judge<'_>, menu: &Menu, rng: &mut Rng) -> Option<Candidate> {
    candidates::best(judge, menu, (HARM, PLACES), rng)
}
