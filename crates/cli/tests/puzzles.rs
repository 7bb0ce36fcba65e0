//! A hunt for puzzles can be interrupted and goes on from its file, from which the best are chosen.
#![allow(clippy::unwrap_used)]

mod common;

use std::fs;

use bots::puzzles::{LEAST_GAP, MOST_BYTES, Puzzle};
use common::{Ran, SEED, tortuga};

const HUNT: [&str; 6] = ["puzzles", "rattus-cartus", "--seats", "4", "--seed", SEED];

fn hunt(file: &str, more: &[&str]) -> Ran {
    tortuga(&[&HUNT[..], &["--save", file], more].concat())
}

fn lines(file: &str) -> Vec<String> {
    fs::read_to_string(file).unwrap().lines().map(str::to_owned).collect()
}

#[test]
fn what_was_found_is_kept_goes_on_and_is_chosen_from() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("hunt.jsonl").to_str().unwrap().to_owned();
    let told = hunt(&file, &["--matches", "1"]).good();
    assert!(told.contains("in 1 match"), "{told}");
    let first = lines(&file);
    assert_eq!(first.len(), 2, "a heading and a match: {first:?}");
    hunt(&file, &["--matches", "2"]).good();
    let both = lines(&file);
    assert_eq!((both.len(), &both[..2]), (3, &first[..]), "only what is missing is looked for");
    // All is there: nothing is looked for again.
    let chosen = hunt(&file, &["--matches", "2", "--choose", "3"]).good();
    assert_eq!(lines(&file), both);
    assert_eq!(hunt(&file, &["--matches", "2", "--choose", "3"]).good(), chosen);
    let puzzles: Vec<Puzzle> =
        chosen.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert!((1..=3).contains(&puzzles.len()), "{chosen}");
    let entry = catalog::find("rattus-cartus").unwrap();
    for puzzle in &puzzles {
        assert!(both.iter().any(|line| line.contains(&puzzle.record)), "it was found");
        assert!(puzzle.record.len() <= MOST_BYTES && puzzle.evidence.gap >= LEAST_GAP);
        let game = entry.game.replay(&puzzle.record).unwrap();
        let legal = game.legal_json(puzzle.seat, usize::MAX);
        assert!(legal.iter().any(|action| **action == *puzzle.answers[0].get()), "{puzzle:?}");
        assert_eq!(
            puzzle.themes,
            entry.bots.themes(puzzle).unwrap(),
            "it is said what it is about"
        );
    }
    let other = tortuga(&["puzzles", "jackal", "--matches", "1", "--save", &file]).refusal();
    assert!(other.contains(&*file), "{other}");
}
