//! Puzzles: decisions in which one answer is clearly best.
//!
//! They are data next to their game (`games/*/puzzles.jsonl`), a line each, as `tortuga puzzles` writes them: the record
//! of a match up to the decision, the answer, and what shows that it is right.

use std::collections::BTreeMap;

use bots::puzzles::Puzzle;

/// All puzzles of a game, in the order of their file.
#[derive(Debug)]
pub struct PuzzleBook {
    puzzles: Vec<Posed>,
    places: BTreeMap<String, usize>,
}

/// A puzzle and its name.
#[derive(Debug)]
pub struct Posed {
    pub id: String,
    pub puzzle: Puzzle,
}

impl PuzzleBook {
    pub(crate) fn read(lines: &str) -> Self {
        let pose = |line: &str| {
            let puzzle: Puzzle = serde_json::from_str(line)
                .expect("a test reads every line, and the file is part of the program");
            Posed { id: puzzle.id(), puzzle }
        };
        let puzzles: Vec<Posed> = lines.lines().map(pose).collect();
        let places = puzzles.iter().enumerate().map(|(place, posed)| (posed.id.clone(), place));
        Self { places: places.collect(), puzzles }
    }

    pub fn all(&self) -> &[Posed] {
        &self.puzzles
    }

    pub fn find(&self, id: &str) -> Option<&Posed> {
        self.places.get(id).map(|place| &self.puzzles[*place])
    }

    /// Its place in the file, counted from 0.
    pub fn place(&self, id: &str) -> Option<usize> {
        self.places.get(id).copied()
    }
}

impl Posed {
    /// Whether this action, in the game's own JSON, is an answer.
    pub fn is_right(&self, action: &str) -> bool {
        self.puzzle.answers.iter().any(|answer| answer.get() == action)
    }
}
