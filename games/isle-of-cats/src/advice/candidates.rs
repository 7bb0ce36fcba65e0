//! Which tiles and which spots are worth a thought.

use arrayvec::ArrayVec;
use game::Rng;

use super::worth::Judge;
use crate::cells::Cells;
use crate::components::MOST_SEATS;
use crate::components::{CATS_PER_PLAYER, Cat, Tile};
use crate::placing::{Menu, MenuItem};
use crate::sets::CatSet;
use crate::shapes::{Pose, Spot};

#[derive(Clone, Copy, Debug)]
pub(super) struct Candidate {
    pub(super) worth: f32,
    pub(super) tile: Tile,
    pub(super) spot: Spot,
}

/// The most cats that can lie around the island.
const MAX_ISLAND: usize = (CATS_PER_PLAYER * MOST_SEATS) as usize;

/// What each further cell adds to a cat: large cats fill the boat.
const SIZE: f32 = 0.2;

/// The cats, the most promising ones first; each may be worth up to `whim` more.
pub(super) fn by_promise(
    judge: &Judge<'_>,
    cats: CatSet,
    whim: f32,
    rng: &mut Rng,
) -> ArrayVec<(f32, Tile), MAX_ISLAND> {
    let welcome = judge.welcome();
    let rate = |cat: Cat| {
        let tile = Tile::Cat(cat);
        let size = SIZE * tile.shape().len() as f32;
        let whim = whim * (rng.next_u32() >> 8) as f32 / (1 << 24) as f32;
        (welcome[cat.colour.index()] + judge.worth_of_tile(tile) + size + whim, tile)
    };
    let mut cats: ArrayVec<_, MAX_ISLAND> = cats.iter().map(rate).collect();
    cats.sort_unstable_by(|one, other| other.0.total_cmp(&one.0));
    cats
}

/// Tells `found` of every candidate worth more than `least`; what `found` returns is the new `least`. Every tile of the
/// menu is looked at in every pose, at about `n_places` places or up to twice as many.
pub(super) fn each(
    judge: &Judge<'_>,
    menu: &Menu,
    (mut least, n_places): (f32, u32),
    rng: &mut Rng,
    mut found: impl FnMut(Candidate) -> f32,
) {
    for choice in menu.choices().iter().filter(|choice| !choice.places.is_empty()) {
        let MenuItem { tile, turn, places } = *choice;
        let pose = tile.shape().pose(turn).expect("a menu offers poses that there are");
        let of_tile = judge.worth_of_tile(tile);
        let places = attractive(places, pose, judge.attraction(tile));
        let places = snug(places, pose, judge.good_cells(), n_places);
        for at in some_of(places, 2 * n_places, rng).iter() {
            if let Some(worth) = judge.worth_of_place(tile, (pose, at), least - of_tile) {
                least = found(Candidate { worth: of_tile + worth, tile, spot: Spot { turn, at } });
            }
        }
    }
}

/// The candidate that is worth most, unless none is worth more than `least`.
pub(super) fn best(
    judge: &Judge<'_>,
    menu: &Menu,
    (least, n_places): (f32, u32),
    rng: &mut Rng,
) -> Option<Candidate> {
    let mut best = None;
    each(judge, menu, (least, n_places), rng, |candidate| {
        best = Some(candidate);
        candidate.worth
    });
    best
}

/// The best `N` candidates, the best first, with at most `per_tile` for the same tile.
pub(super) fn shortlist<const N: usize>(
    judge: &Judge<'_>,
    menu: &Menu,
    (per_tile, n_places): (usize, u32),
    rng: &mut Rng,
) -> ArrayVec<Candidate, N> {
    let mut list = ArrayVec::new();
    each(judge, menu, (f32::MIN, n_places), rng, |candidate| {
        enter(&mut list, candidate, per_tile);
        if list.is_full() { list[N - 1].worth } else { f32::MIN }
    });
    list
}

/// Puts a candidate into its place on the list, if it is good enough; a tile with too many there loses its last one.
fn enter<const N: usize>(list: &mut ArrayVec<Candidate, N>, candidate: Candidate, per_tile: usize) {
    let same = |other: &Candidate| other.tile == candidate.tile;
    if list.iter().filter(|other| same(other)).count() >= per_tile {
        let last = list.iter().rposition(same).expect("there are as many as were counted");
        if list[last].worth >= candidate.worth {
            return;
        }
        list.remove(last);
    } else if list.is_full() {
        list.pop();
    }
    let place = list.iter().position(|other| other.worth < candidate.worth);
    list.insert(place.unwrap_or(list.len()), candidate);
}

/// The places from which a pose covers one of these cells, or else all.
fn attractive(places: Cells, pose: &Pose, near: Cells) -> Cells {
    let all = pose.steps().iter().fold(Cells::NONE, |all, step| all.or(near.lowered(*step)));
    let attracted = places.and(all);
    if attracted.is_empty() { places } else { attracted }
}

/// At least `enough` of the places, if there are that many: those from which a pose covers most of the good cells.
fn snug(places: Cells, pose: &Pose, good: Cells, enough: u32) -> Cells {
    if places.len() <= enough {
        return places;
    }
    // How many good cells are covered from a place: at least one, two, three, four.
    let mut covered = [Cells::NONE; 4];
    for step in pose.steps() {
        let here = good.lowered(*step);
        // From the highest count down, so that this cell is not counted twice.
        for more in (1..covered.len()).rev() {
            covered[more] = covered[more].or(covered[more - 1].and(here));
        }
        covered[0] = covered[0].or(here);
    }
    let snug = covered.iter().rev().map(|covered| places.and(*covered));
    snug.into_iter().find(|places| places.len() >= enough).unwrap_or(places)
}

/// No more than `most` of the places, by chance: a captain does not look at everything.
fn some_of(places: Cells, most: u32, rng: &mut Rng) -> Cells {
    let mut looked_at = places;
    while looked_at.len() > most {
        looked_at = looked_at.and(Cells::random(rng));
    }
    if looked_at.is_empty() { places } else { looked_at }
}
