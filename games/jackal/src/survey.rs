//! How good an island is as a puzzle: its measures over all hands that can be dealt, and their bounds.

use crate::components::{CARDS, Card, CardBag, FIRST_HAND, N_CARDS, SMALLEST_HAND};
use crate::island::{Idea, Island, N_PLACES, Place, Terrain, WIDTH};
use crate::solver::reach;

/// What a fresh hand is worth on an island. All but `steps_to_three` are shares of all hands, from 0 to 1.
#[derive(Clone, Debug, PartialEq)]
pub struct Measures {
    /// Some chest can be reached, with five cards.
    pub any: f64,
    /// Some chest can be reached, with four cards.
    pub any_of_four: f64,
    /// Two chests or more can be reached, with five cards.
    pub two: f64,
    /// Some chest of 1, 2, 3 coins can be reached, with five cards; `None` if there is no such chest.
    pub by_value: [Option<f64>; 3],
    /// How many steps the way to a 3-coin chest takes on average.
    pub steps_to_three: Option<f64>,
    /// Each chest, in the order of [`Island::chests`].
    pub chests: Vec<ChestMeasure>,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ChestMeasure {
    /// How many coins the first gets.
    pub value: u8,
    /// How many of all hands reach it, from 0 to 1.
    pub reach: f64,
    /// How many steps the way takes on average, for those.
    pub steps: f64,
}

/// Every hand of this many cards, and how likely it is to be dealt.
pub fn all_hands(n_cards: u8) -> Vec<(CardBag, f64)> {
    let mut hands = Vec::new();
    let weight = 1.0 / choose(N_CARDS as u32, u32::from(n_cards));
    extend_hands(CardBag::EMPTY, 0, n_cards, weight, &mut hands);
    hands
}

/// Adds every hand that has `missing` cards of `kind` and later kinds beside those in `hand`.
fn extend_hands(
    hand: CardBag,
    kind: usize,
    missing: u8,
    weight: f64,
    hands: &mut Vec<(CardBag, f64)>,
) {
    if missing == 0 {
        return hands.push((hand, weight));
    }
    let Some((_, copies)) = CARDS.get(kind) else { return };
    let mut more = hand;
    for count in 0..=missing.min(*copies) {
        let ways = choose(u32::from(*copies), u32::from(count));
        extend_hands(more, kind + 1, missing - count, weight * ways, hands);
        more.insert(kind);
    }
}

fn choose(n: u32, k: u32) -> f64 {
    (0..k).map(|i| f64::from(n - i) / f64::from(i + 1)).product()
}

#[derive(Clone, Debug)]
pub struct Hands {
    fresh: Vec<(CardBag, f64)>,
    small: Vec<(CardBag, f64)>,
}

impl Default for Hands {
    fn default() -> Self {
        Self { fresh: all_hands(FIRST_HAND), small: all_hands(SMALLEST_HAND) }
    }
}

impl Hands {
    /// One hand in this many, for a first look.
    #[must_use]
    pub fn sample(one_in: usize) -> Self {
        let all = Self::default();
        let thin = |hands: Vec<(CardBag, f64)>| {
            let some: Vec<_> = hands.into_iter().skip(one_in / 2).step_by(one_in).collect();
            let total: f64 = some.iter().map(|(_, weight)| weight).sum();
            some.into_iter().map(|(hand, weight)| (hand, weight / total)).collect()
        };
        Self { fresh: thin(all.fresh), small: thin(all.small) }
    }

    pub fn measure(&self, island: &Island) -> Measures {
        let of_four = self.small.iter().filter(|(hand, _)| reach(island, hand).count() > 0);
        let any_of_four = of_four.map(|(_, weight)| weight).sum();
        Measures { any_of_four, ..self.measure_fresh(island) }
    }

    /// The measures with five cards.
    fn measure_fresh(&self, island: &Island) -> Measures {
        let empty = |(_, value)| ChestMeasure { value, reach: 0.0, steps: 0.0 };
        let mut chests: Vec<ChestMeasure> = island.chests().into_iter().map(empty).collect();
        let (mut any, mut two, mut by_value, mut steps_to_three) = (0.0, 0.0, [0.0; 3], 0.0);
        for (hand, weight) in &self.fresh {
            let reach = reach(island, hand);
            any += if reach.count() > 0 { *weight } else { 0.0 };
            two += if reach.count() > 1 { *weight } else { 0.0 };
            let mut fewest: [Option<u8>; 3] = [None; 3];
            for (number, chest) in chests.iter_mut().enumerate() {
                let Some(steps) = reach.steps(number) else { continue };
                chest.reach += weight;
                chest.steps += weight * f64::from(steps);
                let known = &mut fewest[chest.value as usize - 1];
                *known = Some(known.map_or(steps, |known| known.min(steps)));
            }
            for (sum, fewest) in by_value.iter_mut().zip(fewest) {
                *sum += if fewest.is_some() { *weight } else { 0.0 };
            }
            steps_to_three += fewest[2].map_or(0.0, |steps| weight * f64::from(steps));
        }
        chests.iter_mut().for_each(|chest| chest.steps /= chest.reach.max(f64::MIN_POSITIVE));
        let by_value: [Option<f64>; 3] = std::array::from_fn(|value| {
            let is_there = chests.iter().any(|chest| chest.value as usize == value + 1);
            is_there.then_some(by_value[value])
        });
        let steps_to_three =
            by_value[2].map(|sum: f64| steps_to_three / sum.max(f64::MIN_POSITIVE));
        Measures { any, any_of_four: 0.0, two, by_value, steps_to_three, chests }
    }

    /// By how much the measure that changes most would change if the cell were empty.
    pub fn effect(&self, island: &Island, place: Place) -> f64 {
        let figures = |island: &Island| {
            let measures = self.measure_fresh(island);
            let mut figures = vec![measures.any, measures.two];
            figures.extend(measures.chests.iter().flat_map(|chest| [chest.reach, chest.steps]));
            figures
        };
        let pairs = figures(island).into_iter().zip(figures(&without(island, place)));
        pairs.map(|(with, without)| (with - without).abs()).fold(0.0, f64::max)
    }

    /// The traps, robbers and coloured flags that could as well be empty cells: no measure would change noticeably.
    pub fn idle_cells(&self, island: &Island) -> Vec<Place> {
        perils_and_flags(island).filter(|place| self.effect(island, *place) < NOTICEABLE).collect()
    }
}

pub fn perils_and_flags(island: &Island) -> impl Iterator<Item = Place> + '_ {
    Place::all().filter(|place| {
        matches!(
            island.cell(*place),
            Terrain::Trap | Terrain::Robber | Terrain::RedFlag | Terrain::BlueFlag
        )
    })
}

/// The island with an empty cell instead of what lies there.
pub fn without(island: &Island, place: Place) -> Island {
    let mut cells = *island.cells();
    cells[place.0 as usize] = Terrain::Empty;
    Island::of(island.name, island.idea, cells)
}

/// A measure that changes by less than this does not change for people.
const NOTICEABLE: f64 = 0.01;

impl Measures {
    /// Every measure that has bounds, by name, and these. What a chest is among others is not asked of one that is alone;
    /// and where there are two, they need not both be in reach.
    fn bounds(&self) -> [(&'static str, Option<f64>, f64, f64); 7] {
        let (n_chests, [one, two, three]) = (self.chests.len(), self.by_value);
        let among_others = |figure: f64| (n_chests > 1).then_some(figure);
        [
            ("some chest", among_others(self.any), 0.75, 0.96),
            ("some chest with four cards", among_others(self.any_of_four), 0.60, 1.0),
            ("two chests", (n_chests > 2).then_some(self.two), 0.40, 1.0),
            ("a 1-coin chest", one, 0.55, 0.92),
            ("a 2-coin chest", two, 0.30, 0.65),
            ("a 3-coin chest", three, 0.12, 0.42),
            ("steps to a 3-coin chest", self.steps_to_three, 2.0, f64::MAX),
        ]
    }

    /// By how much the bounds are missed in all.
    pub fn distance_from_bounds(&self) -> f64 {
        let missed = self.bounds().into_iter().filter_map(|(_, found, from, to)| {
            found.map(|found| (from - found).max(found - to).max(0.0))
        });
        missed.sum()
    }

    pub fn out_of_bounds(&self) -> Vec<String> {
        let missed = self.bounds().into_iter().filter_map(|(name, found, from, to)| {
            let found = found.filter(|found| !(from..=to).contains(found))?;
            Some(format!("{name} is {found:.3}, not {from} to {to}"))
        });
        let mut wrong: Vec<String> = missed.collect();
        if self.chests.len() > 1 && self.has_best_chest() {
            wrong.push("one chest is better than all others both in value and in reach".to_owned());
        }
        wrong
    }

    /// Whether one chest is better than all others both in value and in reach.
    fn has_best_chest(&self) -> bool {
        let beats = |i: usize, j: usize| {
            let (one, other) = (self.chests[i], self.chests[j]);
            one.value > other.value && one.reach > other.reach
        };
        (0..self.chests.len()).any(|i| (0..self.chests.len()).all(|j| i == j || beats(i, j)))
    }
}

/// Whether a 3-coin chest lies a knight's move from the white flag; on a lone rock it may.
pub fn has_three_by_horse(island: &Island) -> bool {
    let by_horse = island.targets(Card::Horse, island.white());
    island.idea != Idea::HorseRock
        && by_horse.iter().any(|place| island.cell(place) == Terrain::Chest(3))
}

/// The island as it looks from every side and in a mirror, the smallest of these: equal for islands that are the same.
pub fn normal_form(island: &Island) -> String {
    let text = |turn: &dyn Fn(u8, u8) -> (u8, u8)| -> String {
        let cells = Place::all().map(|place| {
            let (column, row) = turn(place.column(), place.row());
            island.cells()[(row * WIDTH + column) as usize].character()
        });
        cells.collect()
    };
    let last = WIDTH - 1;
    let turns: [&dyn Fn(u8, u8) -> (u8, u8); 8] = [
        &|x, y| (x, y),
        &|x, y| (last - x, y),
        &|x, y| (x, last - y),
        &|x, y| (last - x, last - y),
        &|x, y| (y, x),
        &|x, y| (last - y, x),
        &|x, y| (y, last - x),
        &|x, y| (last - y, last - x),
    ];
    let forms = turns.iter().map(|turn| text(turn));
    forms.min().unwrap_or_default()
}

const _: () = assert!(N_PLACES == (WIDTH * WIDTH) as usize, "an island is a square");
