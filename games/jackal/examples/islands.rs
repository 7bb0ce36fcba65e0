//! Draws random islands, measures them, and shows the best of those that are within all bounds and carry an idea:
//! `cargo run --release -p jackal --example islands -- CHESTS FLAGS TRAPS ROBBERS IDEA SEED TRIES`, for instance
//! `123 RB 1 1 fork 7 20000`. People pick from these, name them, and put them into `src/chart.rs`.

#![allow(clippy::print_stdout, clippy::print_stderr, missing_docs)]

use game::Rng;
use jackal::Card;
use jackal::components::CARDS;
use jackal::island::{Idea, Island, N_PLACES, Place, Terrain, WIDTH};
use jackal::survey::{
    ChestMeasure, Hands, Measures, has_three_by_horse, perils_and_flags, without,
};

/// How many candidates are shown.
const SHOWN: usize = 4;

/// What a candidate has.
struct Wish {
    chests: Vec<u8>,
    flags: Vec<Terrain>,
    traps: usize,
    robbers: usize,
    idea: Idea,
}

/// A candidate within all bounds.
struct Found {
    island: Island,
    measures: Measures,
    /// How much of its idea there is.
    score: f64,
    /// The effect of the trap, robber or flag that matters least.
    weakest: f64,
}

fn main() {
    #[expect(clippy::disallowed_methods, reason = "this is a tool, not a rule")]
    let words: Vec<String> = std::env::args().skip(1).collect();
    let [chests, flags, traps, robbers, idea, seed, tries] = words.as_slice() else {
        eprintln!("expected: CHESTS FLAGS TRAPS ROBBERS IDEA SEED TRIES");
        return;
    };
    let number = |word: &String| word.parse::<usize>().expect("a number was expected");
    let wish = Wish {
        chests: chests.bytes().map(|digit| digit - b'0').collect(),
        flags: flags.bytes().filter(|c| *c != b'-').map(Terrain::read).collect(),
        traps: number(traps),
        robbers: number(robbers),
        idea: idea_named(idea),
    };
    let mut found = search(&wish, number(tries), &mut Rng::fast(number(seed) as u64));
    found.sort_by(|one, other| other.merit().total_cmp(&one.merit()));
    found.iter().take(SHOWN).for_each(show);
}

fn idea_named(name: &str) -> Idea {
    match name {
        "fork" => Idea::Fork,
        "detour" => Idea::Detour,
        "race" => Idea::Race,
        "stopper" => Idea::Stopper,
        "rock" => Idea::HorseRock,
        "flag" => Idea::FlagShortcut,
        "bridge" => Idea::GuardedBridge,
        "mind" => Idea::MindChanger,
        "poor" => Idea::PoorIsland,
        _ => panic!("fork, detour, race, stopper, rock, flag, bridge, mind or poor was expected"),
    }
}

fn search(wish: &Wish, tries: usize, rng: &mut Rng) -> Vec<Found> {
    let (hands, quick) = (Hands::default(), Hands::sample(40));
    let mut found = Vec::new();
    for _ in 0..tries {
        let island = improved(candidate(wish, rng), &quick, rng);
        if has_three_by_horse(&island) {
            continue;
        }
        let measures = hands.measure(&island);
        if !measures.out_of_bounds().is_empty() || !hands.idle_cells(&island).is_empty() {
            continue;
        }
        let score = score(&island, &measures, &hands);
        let effects = perils_and_flags(&island).map(|place| hands.effect(&island, place));
        let weakest = effects.fold(1.0, f64::min);
        found.push(Found { island, measures, score, weakest });
    }
    found
}

impl Found {
    /// The idea counts most, but nothing on the island should be idle.
    fn merit(&self) -> f64 {
        self.score + 2.0 * self.weakest.min(0.15)
    }
}

/// How many times two cells change places.
const CHANGES: usize = 400;

/// The island with cells exchanged as long as that brings it nearer to the bounds, as far as a sample of hands can say.
fn improved(mut island: Island, quick: &Hands, rng: &mut Rng) -> Island {
    let mut distance = quick.measure(&island).distance_from_bounds();
    for _ in 0..CHANGES {
        if distance == 0.0 {
            break;
        }
        let mut cells = *island.cells();
        cells.swap(rng.below(N_PLACES as u32) as usize, rng.below(N_PLACES as u32) as usize);
        let changed = Island::of(island.name, island.idea, cells);
        let nearer = quick.measure(&changed).distance_from_bounds();
        if nearer <= distance && spans(&changed) && may_carry(&changed) {
            (island, distance) = (changed, nearer);
        }
    }
    island
}

/// A random island: land grows from a cell, sometimes with a rock in the sea.
fn candidate(wish: &Wish, rng: &mut Rng) -> Island {
    loop {
        let mut land: Vec<Place> = vec![Place(rng.below(N_PLACES as u32) as u8)];
        let size = 12 + rng.below(5) as usize;
        while land.len() < size {
            let next = Place(rng.below(N_PLACES as u32) as u8);
            let touches = land.iter().any(|place| distance(*place, next) == 1);
            if !land.contains(&next) && (touches || rng.below(40) == 0) {
                land.push(next);
            }
        }
        rng.shuffle(&mut land);
        let mut cells = [Terrain::Water; N_PLACES];
        let mut things = vec![Terrain::WhiteFlag];
        things.extend(wish.chests.iter().map(|value| Terrain::Chest(*value)));
        things.extend(&wish.flags);
        things.extend(std::iter::repeat_n(Terrain::Trap, wish.traps));
        things.extend(std::iter::repeat_n(Terrain::Robber, wish.robbers));
        things.resize(size, Terrain::Empty);
        for (place, thing) in land.iter().zip(things) {
            cells[place.0 as usize] = thing;
        }
        let island = Island::of("candidate", wish.idea, cells);
        if spans(&island) && may_carry(&island) {
            return island;
        }
    }
}

/// Whether the cells lie so that the idea is possible at all.
fn may_carry(island: &Island) -> bool {
    match island.idea {
        Idea::MindChanger => cards_to_two_chests(island) > 0,
        Idea::HorseRock => island.chests().iter().any(|(place, _)| is_rock(island, *place)),
        _ => true,
    }
}

/// Islands that fill their map look better.
fn spans(island: &Island) -> bool {
    let on = |side: &dyn Fn(Place) -> bool| island.land().iter().any(side);
    on(&|place| place.column() == 0)
        && on(&|place| place.column() == WIDTH - 1)
        && on(&|place| place.row() == 0)
        && on(&|place| place.row() == WIDTH - 1)
}

fn distance(one: Place, other: Place) -> u8 {
    one.column().abs_diff(other.column()).max(one.row().abs_diff(other.row()))
}

/// How much of its idea an island has, somewhere between 0 and 1.
fn score(island: &Island, measures: &Measures, hands: &Hands) -> f64 {
    let top = best_chest(measures);
    let change = |place: Place, figure: fn(ChestMeasure) -> f64| {
        figure(best_chest(&hands.measure(&without(island, place)))) - figure(top)
    };
    let most = |is_meant: &dyn Fn(Terrain) -> bool, effect: &dyn Fn(Place) -> f64| {
        let places = island.land().iter().filter(|place| is_meant(island.cell(*place)));
        places.map(effect).fold(0.0, f64::max)
    };
    let is_flag = |cell| matches!(cell, Terrain::RedFlag | Terrain::BlueFlag);
    let is_smaller = |cell| matches!(cell, Terrain::Chest(value) if value < top.value);
    match island.idea {
        Idea::Detour => {
            most(&|cell| cell == Terrain::Trap, &|trap| -change(trap, |chest| chest.steps))
        }
        Idea::GuardedBridge => {
            most(&|cell| cell == Terrain::Robber, &|robber| change(robber, |chest| chest.reach))
        }
        Idea::FlagShortcut => most(&is_flag, &|flag| -change(flag, |chest| chest.reach)) * 2.0,
        Idea::Stopper => most(&is_smaller, &|chest| change(chest, |chest| chest.reach)),
        Idea::HorseRock => most(&|cell| matches!(cell, Terrain::Chest(2..)), &|place| {
            f64::from(is_rock(island, place))
        }),
        Idea::MindChanger => f64::from(cards_to_two_chests(island)) / 20.0,
        Idea::Race => {
            let near = measures.chests.iter().filter(|chest| chest.value > 1);
            2.0 - near.map(|chest| chest.steps).fold(2.0, f64::min)
        }
        Idea::Fork => f64::from(fork_width(island)) / 8.0,
        Idea::PoorIsland => 0.0,
    }
}

fn best_chest(measures: &Measures) -> ChestMeasure {
    let best = measures.chests.iter().max_by_key(|chest| chest.value);
    *best.expect("every candidate has a chest")
}

/// Whether no neighbour of the cell is land.
fn is_rock(island: &Island, place: Place) -> bool {
    !island.land().iter().any(|other| distance(place, other) == 1)
}

/// How many cards lead from the white flag to two chests or more.
fn cards_to_two_chests(island: &Island) -> u8 {
    let movers = CARDS.iter().filter(|(card, _)| card.is_mover());
    let to_two = movers.filter(|(card, _)| chests_from_white(island, *card) >= 2);
    to_two.map(|(_, copies)| *copies).sum()
}

fn chests_from_white(island: &Island, card: Card) -> usize {
    let targets = island.targets(card, island.white());
    targets.iter().filter(|place| matches!(island.cell(*place), Terrain::Chest(_))).count()
}

/// How far the two best chests lie from each other, with the white flag between them.
fn fork_width(island: &Island) -> u8 {
    let mut chests = island.chests();
    chests.sort_by_key(|(_, value)| std::cmp::Reverse(*value));
    let [(one, _), (other, _), ..] = chests.as_slice() else { return 0 };
    let white = island.white();
    distance(*one, *other) + distance(*one, white).min(distance(*other, white))
}

fn show(found: &Found) {
    for row in 0..WIDTH {
        let places = (0..WIDTH).map(|column| Place(row * WIDTH + column));
        let cells: String = places.map(|place| found.island.cell(place).character()).collect();
        println!("        \"{cells}\",");
    }
    let Measures { any, any_of_four, two, steps_to_three, chests, .. } = &found.measures;
    let chests: Vec<String> = chests
        .iter()
        .map(|chest| format!("{}: {:.2} in {:.1}", chest.value, chest.reach, chest.steps))
        .collect();
    println!(
        "    any {any:.2}, of four {any_of_four:.2}, two {two:.2}, steps to 3 {:.2}; {}",
        steps_to_three.unwrap_or(0.0),
        chests.join(", ")
    );
    println!("    idea {:.2}, weakest {:.2}\n", found.score, found.weakest);
}
