//! What somebody made of the puzzles of a game, how strong that makes them, and the table at which they solve the next.
//!
//! Nothing of it is kept: it follows from the first actions at the tables for puzzles, each time anew.

use std::collections::BTreeMap;

use bots::Level;
use bots::puzzles::{Evidence, LEAST_GAP};
use catalog::{Entry, Posed, PuzzleBook};
use game::Branch;
use serde::Deserialize;
use serde_json::value::RawValue;
use skillratings::Outcomes;
use skillratings::glicko2::{Glicko2Config, Glicko2Rating, glicko2};

use crate::Tavern;
use crate::host::Host;
use crate::ids::{PlayerId, TableId, random_word};
use crate::problem::{Problem, Result};
use crate::store::PuzzleTry;
use crate::table::{Asker, FirstSitter, Hints, PuzzleHere, TableSetup};
use crate::tables::first_asks;

/// How well we know the strength of a puzzle: it follows from how bots fare with it, and does not move.
const KNOWN_WITHIN: f64 = 80.0;

/// A puzzle that every Captain solves, with a wide gap and few actions, is about this strong.
const EASIEST: f64 = 1200.0;

/// What somebody made of the puzzles of a game.
#[derive(Debug)]
pub(crate) struct PuzzleProgress {
    book: &'static PuzzleBook,
    /// Which were tried, and whether they were solved at the first try.
    tried: BTreeMap<String, bool>,
    rating: Glicko2Rating,
}

/// How strong somebody is at puzzles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct PuzzleStrength {
    pub(crate) points: i32,
    /// By how much it may be wrong, with 95 % confidence.
    pub(crate) within: i32,
}

impl PuzzleProgress {
    /// Nothing where the game has no puzzles.
    pub(crate) fn of(entry: &Entry, tries: &[PuzzleTry]) -> Option<Self> {
        let book = entry.puzzles().filter(|book| !book.all().is_empty())?;
        let id = entry.game.info().id;
        let mut progress = Self { book, tried: BTreeMap::new(), rating: Glicko2Rating::new() };
        for tried in tries.iter().filter(|tried| tried.game == id) {
            // A puzzle that is no longer in the book is as if it had never been.
            let Some((posed, action)) = book.find(&tried.puzzle).zip(action_in(&tried.entry))
            else {
                continue;
            };
            progress.count(posed, posed.is_right(action.get()));
        }
        Some(progress)
    }

    /// Only the first try counts: there is one table for each puzzle, and of it one entry.
    fn count(&mut self, posed: &Posed, is_solved: bool) {
        let puzzle = Glicko2Rating {
            rating: strength_of(&posed.puzzle.evidence, posed.puzzle.answers.len()),
            deviation: KNOWN_WITHIN,
            ..Glicko2Rating::new()
        };
        let outcome = if is_solved { Outcomes::WIN } else { Outcomes::LOSS };
        self.rating = glicko2(&self.rating, &puzzle, &outcome, &Glicko2Config::new()).0;
        self.tried.insert(posed.id.clone(), is_solved);
    }

    pub(crate) const fn book(&self) -> &'static PuzzleBook {
        self.book
    }

    /// Whether a puzzle was solved; nothing if it was not tried.
    pub(crate) fn solved(&self, id: &str) -> Option<bool> {
        self.tried.get(id).copied()
    }

    pub(crate) fn n_tried(&self) -> usize {
        self.tried.len()
    }

    pub(crate) fn n_solved(&self) -> usize {
        self.tried.values().filter(|solved| **solved).count()
    }

    /// Nothing before the first try.
    pub(crate) fn strength(&self) -> Option<PuzzleStrength> {
        (!self.tried.is_empty()).then(|| PuzzleStrength {
            points: self.rating.rating.round() as i32,
            within: (2.0 * self.rating.deviation).round() as i32,
        })
    }

    /// The puzzle that suits somebody best: of those that they have not tried, the one nearest to their strength.
    pub(crate) fn next(&self) -> Option<&'static Posed> {
        let far = |posed: &&Posed| {
            let strength = strength_of(&posed.puzzle.evidence, posed.puzzle.answers.len());
            (strength - self.rating.rating).abs()
        };
        let open = self.book.all().iter().filter(|posed| !self.tried.contains_key(&posed.id));
        open.min_by(|one, other| far(one).total_cmp(&far(other)))
    }
}

/// How strong a puzzle is, from what is known of it: harder if Captains and Sailors fail, if there is more to choose
/// from, and if the second best comes close.
fn strength_of(evidence: &Evidence, n_answers: usize) -> f64 {
    let choice = evidence.chances.len() as f64 / n_answers.max(1) as f64;
    let failing = 1.0 - evidence.solved.captain;
    let closeness = 1.0 - (evidence.gap - LEAST_GAP).clamp(0.0, 0.3) / 0.3;
    EASIEST + 400.0 * failing + 80.0 * choice.log2() + 200.0 * closeness
}

/// The part of an entry that says what somebody did.
#[derive(Deserialize)]
struct ActedEntry {
    acted: Acted,
}

#[derive(Deserialize)]
struct Acted {
    action: Box<RawValue>,
}

fn action_in(entry: &str) -> Option<Box<RawValue>> {
    serde_json::from_str::<ActedEntry>(entry).ok().map(|entry| entry.acted.action)
}

/// What a player made of all puzzles; nothing for somebody whom we do not know.
pub(crate) async fn tries_of(tavern: &Tavern, player: Option<PlayerId>) -> Result<Vec<PuzzleTry>> {
    match player {
        Some(player) => tavern.services.look_through(move |store| store.puzzle_tries(player)).await,
        None => Ok(Vec::new()),
    }
}

/// The table at which somebody solves this puzzle of a game, or the one that suits them best; made when they first come.
pub(crate) async fn open(
    tavern: &Tavern,
    host: &Host,
    (game, puzzle): (&str, Option<&str>),
) -> Result<TableId> {
    let (entry, asker) = (catalog::find(game)?, &host.asker);
    let no_puzzle = || Problem::missing("problem-no-puzzle");
    let book = entry.puzzles().ok_or_else(no_puzzle)?;
    let posed = match puzzle {
        Some(id) => book.find(id).ok_or_else(no_puzzle)?,
        None => {
            let tries = tries_of(tavern, Some(asker.player)).await?;
            let progress = PuzzleProgress::of(entry, &tries).ok_or_else(no_puzzle)?;
            progress.next().ok_or(Problem::conflict("problem-all-puzzles"))?
        }
    };
    let id = TableId::of_puzzle(asker.player, entry.game.info().id, &posed.id);
    if tavern.tables.is_there(id).await? {
        return Ok(id);
    }
    host.allow_table(tavern).await?;
    make(tavern, (id, entry), asker, posed).await.map(|()| id)
}

async fn make(
    tavern: &Tavern,
    (id, entry): (TableId, &'static Entry),
    asker: &Asker,
    posed: &'static Posed,
) -> Result<()> {
    let (record, seat) = (posed.puzzle.record.clone(), posed.puzzle.seat);
    let game = entry.game;
    let replay = move || game.replay(&record).map(|replayed| replayed.seats().len());
    let n_seats = tavern.slow_work.run(replay).await?.map_err(|why| Problem::of(&why))?;
    let branch = Branch { record: posed.puzzle.record.clone(), imagined: None };
    let setup = TableSetup {
        options: game.branch_options(&branch).map_err(|why| Problem::of(&why))?,
        branch: Some(branch),
        invite: Some(random_word()),
        spectators: false,
        hints: Hints::Never,
        puzzle: Some(PuzzleHere { id: posed.id.clone(), seat }),
        ..TableSetup::new(asker.player, n_seats as u8)
    };
    let mut sitters = vec![FirstSitter::Bot(Level::Legend); n_seats];
    sitters[seat.index()] = FirstSitter::Host;
    tavern.tables.create_once(id, entry, setup, &first_asks(asker, &sitters, true)).await
}

#[cfg(test)]
mod tests {
    use super::*;

    fn some_game() -> (&'static Entry, &'static PuzzleBook) {
        let entry = catalog::GAMES.iter().find(|entry| entry.puzzles().is_some()).unwrap();
        (entry, entry.puzzles().unwrap())
    }

    fn tried(entry: &Entry, posed: &Posed, is_right: bool) -> PuzzleTry {
        let puzzle = &posed.puzzle;
        let action = if is_right { &puzzle.answers[0] } else { &puzzle.second };
        let (seat, action) = (puzzle.seat.number(), action.get());
        PuzzleTry {
            game: entry.game.info().id.to_owned(),
            puzzle: posed.id.clone(),
            at: 0,
            entry: format!(r#"{{"acted":{{"seat":{seat},"action":{action}}}}}"#),
        }
    }

    fn strength_after(is_right: bool) -> i32 {
        let (entry, book) = some_game();
        let tries: Vec<_> =
            book.all()[..5].iter().map(|posed| tried(entry, posed, is_right)).collect();
        PuzzleProgress::of(entry, &tries).unwrap().strength().unwrap().points
    }

    #[test]
    fn whoever_solves_puzzles_grows_stronger_and_whoever_misses_them_weaker() {
        let (entry, _) = some_game();
        assert_eq!(PuzzleProgress::of(entry, &[]).unwrap().strength(), None);
        assert!(strength_after(true) > 1500 && strength_after(false) < 1500);
    }

    #[test]
    fn the_next_puzzle_is_one_that_was_not_tried_and_a_forgotten_one_counts_for_nothing() {
        let (entry, book) = some_game();
        let mut tries: Vec<_> =
            book.all()[1..].iter().map(|posed| tried(entry, posed, true)).collect();
        tries.push(PuzzleTry { puzzle: "forgotten".to_owned(), ..tries[0].clone() });
        let progress = PuzzleProgress::of(entry, &tries).unwrap();
        assert_eq!(progress.next().map(|posed| &posed.id), Some(&book.all()[0].id));
        assert_eq!(
            (progress.n_tried(), progress.n_solved()),
            (book.all().len() - 1, book.all().len() - 1)
        );
    }
}
