//! The islands of the chart are puzzles: every measure of the specification, recomputed by the solver.
#![expect(
    clippy::disallowed_types,
    clippy::disallowed_methods,
    reason = "a test may read and bless its file, and surveys all hands once"
)]

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::sync::LazyLock;
use std::{env, fs};

use game::{Game, Lang, Phrase};
use jackal::Jackal;
use jackal::chart::{CHART, EASY_ISLANDS};
use jackal::island::{Idea, Island, Terrain, WIDTH};
use jackal::survey::{Hands, Measures, has_three_by_horse, normal_form};
use texts::Texts;

static HANDS: LazyLock<Hands> = LazyLock::new(Hands::default);

fn count(island: &Island, cell: Terrain) -> usize {
    island.cells().iter().filter(|it| **it == cell).count()
}

/// How many islands there are for each of these.
fn tally(of: impl Fn(&Island) -> String) -> Vec<(String, usize)> {
    let kinds: BTreeSet<String> = CHART.iter().map(&of).collect();
    let number = |kind: &String| CHART.iter().filter(|island| of(island) == *kind).count();
    kinds.iter().map(|kind| (kind.clone(), number(kind))).collect()
}

#[track_caller]
fn check_mix(of: impl Fn(&Island) -> String, expected: &[(&str, usize)]) {
    let mut expected: Vec<(String, usize)> =
        expected.iter().map(|(kind, number)| ((*kind).to_owned(), *number)).collect();
    expected.sort();
    assert_eq!(tally(of), expected);
}

fn chests(island: &Island) -> String {
    let mut values: Vec<u8> = island.chests().iter().map(|(_, value)| *value).collect();
    values.sort_unstable();
    values.iter().map(ToString::to_string).collect()
}

#[test]
fn every_island_has_12_to_16_cells_of_land() {
    for island in &CHART {
        assert!((12..=16).contains(&island.land().len()), "{}", island.name);
    }
}

#[test]
fn the_mix_of_chests_flags_traps_and_robbers_is_the_one_of_the_specification() {
    let mix = [("123", 10), ("113", 8), ("122", 8), ("1123", 5), ("23", 4), ("111", 3), ("3", 2)];
    check_mix(chests, &mix);
    let flags = |island: &Island| {
        let has = |cell, name: &str| name.repeat(count(island, cell));
        has(Terrain::RedFlag, "R") + &has(Terrain::BlueFlag, "B")
    };
    check_mix(flags, &[("R", 10), ("B", 10), ("RB", 14), ("", 6)]);
    let number = |cell| move |island: &Island| count(island, cell).to_string();
    check_mix(number(Terrain::Trap), &[("0", 10), ("1", 20), ("2", 10)]);
    check_mix(number(Terrain::Robber), &[("0", 14), ("1", 18), ("2", 8)]);
}

#[test]
fn the_easy_islands_have_no_robbers_and_no_coloured_flags() {
    assert_eq!(EASY_ISLANDS, 4);
    for island in &CHART[..EASY_ISLANDS] {
        let hard = [Terrain::Robber, Terrain::RedFlag, Terrain::BlueFlag];
        assert!(hard.iter().all(|cell| count(island, *cell) == 0), "{}", island.name);
    }
}

#[test]
fn every_measure_is_within_its_bounds() {
    let wrong = CHART.iter().flat_map(|island| {
        let wrong = HANDS.measure(island).out_of_bounds();
        wrong.into_iter().map(|what| format!("{}: {what}", island.name))
    });
    let wrong: Vec<String> = wrong.collect();
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn no_chest_of_three_is_a_knights_move_from_the_white_flag() {
    assert!(!CHART.iter().any(has_three_by_horse));
}

#[test]
fn every_trap_robber_and_coloured_flag_matters() {
    for island in &CHART {
        assert_eq!(HANDS.idle_cells(island), [], "{}", island.name);
    }
}

#[test]
fn no_two_islands_are_the_same_under_rotation_or_mirror() {
    let forms: BTreeSet<String> = CHART.iter().map(normal_form).collect();
    assert_eq!(forms.len(), CHART.len());
}

#[test]
fn every_idea_is_there_and_every_island_has_a_name_of_its_own() {
    let ideas: BTreeSet<Idea> = CHART.iter().map(|island| island.idea).collect();
    assert_eq!(ideas.len(), 9);
    for lang in Lang::ALL {
        let names: BTreeSet<String> = CHART.iter().map(|island| name(island, lang)).collect();
        assert_eq!(names.len(), CHART.len());
    }
}

fn name(island: &Island, lang: Lang) -> String {
    Texts::of(&Jackal::info()).say(lang, &Phrase::new(island.name), &[])
}

/// `TORTUGA_BLESS=1 cargo test -p jackal --test islands` writes it anew.
#[test]
fn the_table_of_islands_is_up_to_date() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/ISLANDS.md");
    let table = table();
    if env::var_os("TORTUGA_BLESS").is_some() {
        fs::write(path, &table).unwrap();
    }
    assert!(fs::read_to_string(path).unwrap_or_default() == table, "ISLANDS.md is out of date");
}

/// All islands with their measures.
fn table() -> String {
    let mut text = String::from(
        "# The islands\n\nForty islands of our own: land `.`, water `~`, flags `W` `R` `B`, trap `T`, robber `X`, chests `1` `2` `3`. The \
         measures are exact: the solver plays every hand that can be dealt, best and alone. *Some* and *two*: the part of \
         all five-card hands that reaches a chest, and two or more; *four*: the part of all four-card hands that reaches one; \
         *1*, *2*, *3*: the part of five-card hands that reaches a chest of that value, and the steps it takes on average. *Some* and *four* \
         have no bounds where a chest stands alone, nor has *two* where there are only two: they need not both be in \
         reach.\n\n\
         This file is written by `TORTUGA_BLESS=1 cargo test -p jackal --test islands` and checked by the same test. \
         `cargo run --release -p jackal --example islands` draws new candidates.\n\n",
    );
    text += "| | name | idea | some | four | two | 1 | 2 | 3 |\n|---|---|---|---|---|---|---|---|---|\n";
    for (number, island) in CHART.iter().enumerate() {
        let measures = HANDS.measure(island);
        let (en, ru) = (name(island, Lang::En), name(island, Lang::Ru));
        let Measures { any, any_of_four, two, .. } = measures;
        let values: Vec<String> = (1..=3).map(|value| of_value(&measures, value)).collect();
        let (values, idea) = (values.join(" | "), in_words(island.idea));
        let _ = writeln!(
            text,
            "| {} | {en} · {ru} | {idea} | {any:.2} | {any_of_four:.2} | {two:.2} | {values} |",
            number + 1
        );
    }
    text += "\n```text\n";
    for (number, four) in CHART.chunks(4).enumerate() {
        let names = (0..four.len()).map(|i| format!("{:<9}", number * 4 + i + 1));
        text += &(names.collect::<String>().trim_end().to_owned() + "\n");
        for row in 0..WIDTH as usize {
            let rows = four.iter().map(|island| {
                let cells = &island.cells()[row * WIDTH as usize..][..WIDTH as usize];
                cells.iter().map(|cell| cell.character()).collect::<String>()
            });
            text += &(rows.collect::<Vec<_>>().join("    ") + "\n");
        }
        text.push('\n');
    }
    text + "```\n"
}

/// The part of hands that reaches a chest of this value, and the steps of the best such chest.
fn of_value(measures: &Measures, value: u8) -> String {
    let chests = measures.chests.iter().filter(|chest| chest.value == value);
    let nearest = chests.map(|chest| chest.steps).fold(f64::MAX, f64::min);
    match measures.by_value[value as usize - 1] {
        Some(part) => format!("{part:.2} in {nearest:.1}"),
        None => "–".to_owned(),
    }
}

fn in_words(idea: Idea) -> &'static str {
    match idea {
        Idea::Fork => "fork",
        Idea::Detour => "detour",
        Idea::Race => "race",
        Idea::Stopper => "stopper chest",
        Idea::HorseRock => "horse rock",
        Idea::FlagShortcut => "flag shortcut",
        Idea::GuardedBridge => "guarded bridge",
        Idea::MindChanger => "mind-changer",
        Idea::PoorIsland => "poor island",
    }
}
