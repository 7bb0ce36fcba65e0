//! Every puzzle that is in the repository.

use std::collections::BTreeSet;

use bots::puzzles::{JUDGEMENTS, LEAST_GAP, MOST_BYTES, PATIENCE, Puzzle};
use catalog::{Entry, GAMES, Posed};
use game::{Lang, Viewer};
use texts::Texts;

/// Every game has at least this many.
const ENOUGH: usize = 40;

/// One in this many is thought about again.
const AGAIN: usize = 10;

fn each(check: impl Fn(&Entry, &Posed)) {
    for entry in GAMES {
        let book = entry.puzzles().expect("every game has puzzles");
        book.all().iter().for_each(|posed| check(entry, posed));
    }
}

#[test]
fn every_game_has_enough_puzzles_and_no_two_are_alike() {
    for entry in GAMES {
        let all = entry.puzzles().map(catalog::PuzzleBook::all).unwrap_or_default();
        assert!(all.len() >= ENOUGH, "{entry:?} has {}", all.len());
        let ids: BTreeSet<&str> = all.iter().map(|posed| posed.id.as_str()).collect();
        assert_eq!(ids.len(), all.len(), "{entry:?}");
    }
}

#[test]
fn every_puzzle_replays_to_a_decision_of_its_seat_and_its_answer_is_legal() {
    each(|entry, Posed { id, puzzle }| {
        let Puzzle { record, seat, answers, second, evidence, .. } = puzzle;
        assert!(record.len() <= MOST_BYTES, "{id}: {} bytes", record.len());
        let replayed = entry.game.replay(record).unwrap_or_else(|why| panic!("{id}: {why:?}"));
        assert!(replayed.to_act().contains(*seat), "{id}");
        let legal = replayed.seen_by(Viewer::Seat(*seat)).legal_json(usize::MAX);
        let is_legal = |action: &str| legal.iter().any(|legal| **legal == *action);
        assert!(!answers.is_empty() && answers.iter().all(|answer| is_legal(answer.get())), "{id}");
        let is_answer = answers.iter().any(|answer| answer.get() == second.get());
        assert!(is_legal(second.get()) && !is_answer, "{id}");
        assert_eq!(legal.len(), evidence.chances.len(), "{id}");
    });
}

#[test]
fn every_puzzle_has_evidence_that_one_answer_is_clearly_best() {
    each(|entry, Posed { id, puzzle }| {
        let evidence = &puzzle.evidence;
        assert!(evidence.gap >= LEAST_GAP, "{id}: {}", evidence.gap);
        assert!((0.0..=1.0).contains(&evidence.best), "{id}");
        assert!(evidence.best - evidence.second >= evidence.gap - 0.0015, "{id}");
        assert!(evidence.budget >= entry.bots.puzzle_budget() && PATIENCE >= 20, "{id}");
        let seeds: BTreeSet<u64> = evidence.seeds.iter().copied().collect();
        assert_eq!(seeds.len() as u64, JUDGEMENTS, "{id}");
        let best = evidence.chances.iter().copied().max().unwrap_or(0);
        assert!((f64::from(best) / 1000.0 - evidence.best).abs() < 0.0015, "{id}");
    });
}

#[test]
fn legends_solve_most_puzzles_and_sailors_at_most_half_of_them() {
    for entry in GAMES {
        let all = entry.puzzles().map(catalog::PuzzleBook::all).unwrap_or_default();
        let mean = |share: fn(&Puzzle) -> f64| {
            all.iter().map(|posed| share(&posed.puzzle)).sum::<f64>() / all.len() as f64
        };
        let (legend, sailor) = (
            mean(|puzzle| puzzle.evidence.solved.legend),
            mean(|puzzle| puzzle.evidence.solved.sailor),
        );
        assert!(legend >= 0.85 && sailor <= 0.5, "{entry:?}: {legend}, {sailor}");
    }
}

#[test]
fn what_a_puzzle_is_about_follows_from_it_and_can_be_said() {
    each(|entry, Posed { id, puzzle }| {
        let themes = entry.bots.themes(puzzle).unwrap_or_default();
        assert_eq!(puzzle.themes, themes, "{id}");
        assert_eq!(asked_at_the_table(entry, puzzle), themes, "{id}");
        let texts = Texts::of(&entry.game.info());
        for lang in Lang::ALL {
            assert!(themes.iter().all(|theme| texts.has(lang, theme)), "{id}: {themes:?}");
        }
    });
}

/// What whoever sits there is told that the choice is about.
fn asked_at_the_table(entry: &Entry, puzzle: &Puzzle) -> Vec<&'static str> {
    let game = entry.game.replay(&puzzle.record).expect("its record is good");
    let seen = game.seen_by(Viewer::Seat(puzzle.seat));
    entry.bots.what_about(seen, puzzle.answers[0].get(), puzzle.second.get())
}

#[test]
fn judged_anew_by_the_same_bots_a_puzzle_has_the_same_answer() {
    let entry = catalog::find("sewer-pirats").expect("it is in the catalog");
    let first = &entry.puzzles().expect("it has puzzles").all()[0].puzzle;
    let again = entry.bots.judge_puzzle(first).expect("its record is good");
    let again = again.expect("it is still a puzzle");
    assert_eq!((&again.record, again.seat), (&first.record, first.seat));
    assert_eq!(again.answers[0].get(), first.answers[0].get());
}

#[test]
fn every_game_has_puzzles_about_what_it_is_known_for() {
    let known_for = [
        ("miaui", "theme-tie-trap"),
        ("sewer-pirats", "theme-block-captain"),
        ("rattus-cartus", "theme-starve"),
        ("jackal", "theme-doubling"),
        ("isle-of-cats", "theme-last-room"),
    ];
    for (game, theme) in known_for {
        let entry = catalog::find(game).expect("it is in the catalog");
        let all = entry.puzzles().expect("every game has puzzles").all();
        let is_about = |posed: &Posed| posed.puzzle.themes.iter().any(|id| id == theme);
        assert!(all.iter().any(is_about), "{game}: {theme}");
    }
}

#[test]
fn a_shorter_search_in_other_worlds_finds_the_same_answer() {
    for entry in GAMES {
        let all = entry.puzzles().map(catalog::PuzzleBook::all).unwrap_or_default();
        for Posed { id, puzzle } in all.iter().step_by(AGAIN) {
            let gap = entry.bots.rate_puzzle(puzzle, puzzle.evidence.budget / 2);
            assert!(gap.as_ref().is_ok_and(|gap| *gap > 0.0), "{id}: {gap:?}");
        }
    }
}
