//! Bots play many matches.

mod common;

use common::{SEED, tortuga};
use serde_json::Value;

fn simulate(more: &[&str]) -> Value {
    let fixed = ["simulate", "miaui", "--games", "1000", "--seed", SEED, "--json"];
    let printed = tortuga(&[&fixed[..], more].concat()).good();
    serde_json::from_str(&printed).expect("the report is JSON")
}

#[test]
fn the_report_has_all_its_figures() {
    let report = simulate(&["--seats", "5", "--option", "no_fights=true", "--threads", "2"]);
    assert_eq!(report["game"], "miaui");
    assert_eq!(report["seats"], 5);
    assert_eq!(report["games"], 1000);
    // Twelve dives each, and answers about jellyfish.
    assert!(report["decisions"].as_u64() > Some(1000 * 5 * 12), "{report}");
    assert_eq!(report["options"]["no_fights"], "true");
    assert_eq!(report["bots"].as_array().unwrap().len(), 5);
    assert_eq!(report["threads"], 2);
    assert_eq!(report["seed"], SEED);
    for rate in ["games_per_second", "decisions_per_second", "seconds"] {
        assert!(report[rate].as_f64().unwrap() > 0.0, "{rate}");
    }
    assert_eq!(report["mean_scores"].as_array().unwrap().len(), 5);
    let shares =
        report["win_share"].as_array().unwrap().iter().map(|share| share.as_f64().unwrap());
    assert!((shares.sum::<f64>() - 1.0).abs() < 1e-9);
}

#[test]
fn the_same_seed_gives_the_same_tally_for_any_number_of_threads() {
    let tally = |threads: &str| {
        let report = simulate(&["--threads", threads]);
        (report["mean_scores"].clone(), report["win_share"].clone(), report["decisions"].clone())
    };
    assert_eq!(tally("1"), tally("2"));
    assert_eq!(tally("1"), tally("7"));
}

#[test]
fn several_levels_make_a_table_of_as_many_seats() {
    let report = simulate(&["--bots", "cabin-boy,cabin-boy,cabin-boy"]);
    assert_eq!(report["seats"], 3);
}

#[test]
fn without_a_seed_one_is_drawn_and_told() {
    let seed = || {
        let told = tortuga(&["simulate", "miaui", "--games", "10"]).good();
        told.lines().find_map(|line| line.strip_prefix("Seed: ")).unwrap().to_owned()
    };
    let (one, other) = (seed(), seed());
    assert_ne!(one, other);
    let again = tortuga(&["simulate", "miaui", "--games", "10", "--seed", &one]).good();
    assert!(again.contains(&one));
}

#[test]
fn the_columns_of_the_table_stand_under_each_other() {
    for lang in ["en", "ru"] {
        let told = tortuga(&["simulate", "miaui", "--games", "100", "--lang", lang]).good();
        let rows: Vec<&str> = told.lines().skip(3).take(5).collect();
        let widths: Vec<usize> = rows.iter().map(|row| row.chars().count()).collect();
        assert!(widths.iter().all(|width| *width == widths[0]), "{told}");
    }
}
