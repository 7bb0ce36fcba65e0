//! Which of many puzzles to keep.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use super::{Haul, Puzzle};

/// Puzzles of one match look alike.
const MOST_OF_A_MATCH: usize = 2;

/// Fewer actions than this leave little to think about.
const FEW_ACTIONS: usize = 3;

/// At most this many, of as many themes as there are, those first in which there is most to think about.
pub fn choose(hauls: Vec<Haul>, most: usize) -> Vec<Puzzle> {
    let mut by_theme: BTreeMap<String, Vec<Puzzle>> = BTreeMap::new();
    for haul in hauls {
        let mut puzzles = haul.puzzles;
        puzzles.sort_by_key(worth);
        puzzles.truncate(MOST_OF_A_MATCH);
        for puzzle in puzzles {
            // What is about nothing comes last.
            let theme = puzzle.themes.first().cloned().unwrap_or_else(|| "~".to_owned());
            by_theme.entry(theme).or_default().push(puzzle);
        }
    }
    for puzzles in by_theme.values_mut() {
        // The best are popped first.
        puzzles.sort_by_key(|puzzle| Reverse(worth(puzzle)));
    }
    let mut chosen = Vec::new();
    while chosen.len() < most && by_theme.values().any(|puzzles| !puzzles.is_empty()) {
        let round = by_theme.values_mut().filter_map(Vec::pop);
        chosen.extend(round.take(most - chosen.len()).collect::<Vec<_>>());
    }
    chosen
}

/// What is kept first sorts first: where there is a choice, where a Captain fails now and then, where the gap is wide.
fn worth(puzzle: &Puzzle) -> (bool, u32, Reverse<u32>) {
    let has_few = puzzle.evidence.chances.len() < FEW_ACTIONS;
    let in_percent = |share: f64| (share * 100.0).round() as u32;
    (has_few, in_percent(puzzle.evidence.solved.captain), Reverse(in_percent(puzzle.evidence.gap)))
}
