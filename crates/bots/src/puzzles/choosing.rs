//! Which of many puzzles to keep.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use super::{Haul, Puzzle};

/// Puzzles of one match look alike.
const MOST_OF_A_MATCH: usize = 2;

/// Fewer actions than this leave little to think about.
const FEW_ACTIONS: usize = 3;

/// At most this many, of as many themes as there are, those first in which there is most to think about. Where there is
/// little to choose from comes after everything else, whatever it is about.
pub fn choose(hauls: Vec<Haul>, most: usize) -> Vec<Puzzle> {
    let of_match = |haul: Haul| {
        let mut puzzles = haul.puzzles;
        puzzles.sort_by_key(worth);
        puzzles.truncate(MOST_OF_A_MATCH);
        puzzles
    };
    let found = hauls.into_iter().flat_map(of_match);
    let (few, many): (Vec<Puzzle>, Vec<Puzzle>) = found.partition(has_few_actions);
    let mut chosen = of_every_theme(many, most);
    chosen.extend(of_every_theme(few, most - chosen.len()));
    chosen
}

/// At most this many: the best of every theme in turn.
fn of_every_theme(puzzles: Vec<Puzzle>, most: usize) -> Vec<Puzzle> {
    let mut by_theme: BTreeMap<String, Vec<Puzzle>> = BTreeMap::new();
    for puzzle in puzzles {
        // What is about nothing comes last.
        let theme = puzzle.themes.first().cloned().unwrap_or_else(|| "~".to_owned());
        by_theme.entry(theme).or_default().push(puzzle);
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

fn has_few_actions(puzzle: &Puzzle) -> bool {
    puzzle.evidence.chances.len() < FEW_ACTIONS
}

/// What is kept first sorts first: where there is a choice, where a Captain fails now and then, where the gap is wide.
fn worth(puzzle: &Puzzle) -> (bool, u32, Reverse<u32>) {
    let in_percent = |share: f64| (share * 100.0).round() as u32;
    let (captain, gap) = (puzzle.evidence.solved.captain, puzzle.evidence.gap);
    (has_few_actions(puzzle), in_percent(captain), Reverse(in_percent(gap)))
}

#[cfg(test)]
mod tests {
    use game::Seat;
    use serde_json::value::RawValue;

    use super::*;
    use crate::puzzles::{Dropped, Evidence, Solved};

    fn puzzle(theme: &str, n_actions: usize, gap: f64) -> Puzzle {
        Puzzle {
            record: String::new(),
            seat: Seat::new(0),
            answers: Vec::new(),
            second: RawValue::NULL.to_owned(),
            themes: vec![theme.to_owned()],
            evidence: Evidence {
                best: 0.5,
                second: 0.5 - gap,
                gap,
                budget: 1,
                seeds: Vec::new(),
                chances: vec![0; n_actions],
                solved: Solved::default(),
            },
        }
    }

    fn chosen(puzzles: Vec<Puzzle>, most: usize) -> Vec<(String, usize)> {
        let haul = |puzzle| Haul { number: 0, puzzles: vec![puzzle], dropped: Dropped::default() };
        let chosen = choose(puzzles.into_iter().map(haul).collect(), most);
        chosen
            .iter()
            .map(|puzzle| (puzzle.themes[0].clone(), puzzle.evidence.chances.len()))
            .collect()
    }

    #[test]
    fn where_there_is_a_choice_comes_before_other_themes_and_then_every_theme_in_turn() {
        let all = || {
            vec![
                puzzle("alone", 2, 0.4),
                puzzle("crowd", 3, 0.1),
                puzzle("crowd", 4, 0.2),
                puzzle("rats", 3, 0.1),
            ]
        };
        let named = |names: &[(&str, usize)]| {
            names.iter().map(|(name, n)| ((*name).to_owned(), *n)).collect::<Vec<_>>()
        };
        assert_eq!(chosen(all(), 3), named(&[("crowd", 4), ("rats", 3), ("crowd", 3)]));
        assert_eq!(chosen(all(), 9).last(), named(&[("alone", 2)]).last());
    }
}
