//! Who solves the puzzles that a game has.

use bots::Level;
use bots::puzzles::Solved;
use catalog::PuzzleBook;
use game::{Phrase, Say as _};

use crate::figures::progress_bar;
use crate::stop::Stop;
use crate::table::Table;
use crate::terminal::Terminal;
use crate::voice::Voice;

/// A Legend solves at least this share of all puzzles.
const LEGEND: f64 = 0.85;

/// A Sailor solves at most this share of them.
const SAILOR: f64 = 0.5;

/// Not the seeds with which they were found.
const SEED: u64 = 0x0070_7a7a_6c65 << 16;

pub(super) fn check(
    table: &Table,
    tries: u64,
    voice: &Voice,
    terminal: &mut Terminal,
) -> Result<(), Stop> {
    let posed = table.entry.puzzles().map(PuzzleBook::all).unwrap_or_default();
    if posed.is_empty() {
        return Err(voice.stop(&Phrase::new("puzzles-none")));
    }
    let bar = progress_bar(posed.len() as u64);
    let mut sum = Solved::default();
    for posed in posed {
        let solved = table.entry.bots.solve(&posed.puzzle, tries, SEED);
        let solved = solved.map_err(|why| voice.stop(&why.phrase()))?;
        sum.sailor += solved.sailor;
        sum.captain += solved.captain;
        sum.legend += solved.legend;
        bar.inc(1);
    }
    bar.finish_and_clear();
    let n = posed.len() as f64;
    let solved =
        Solved { sailor: sum.sailor / n, captain: sum.captain / n, legend: sum.legend / n };
    let title = Phrase::new("puzzles-checked").with("title", Phrase::new("game-title"));
    let title = title.with("puzzles", posed.len()).with("tries", tries.to_string());
    terminal.line(&voice.say(&title))?;
    let shares = [
        (Level::Sailor, solved.sailor),
        (Level::Captain, solved.captain),
        (Level::Legend, solved.legend),
    ];
    for (level, share) in shares {
        let line = Phrase::new("puzzles-solved")
            .with("level", voice.found_text(&format!("level-{}", level.id())));
        terminal.line(&voice.say(&line.with("share", percent(share))))?;
    }
    let longest = posed.iter().map(|posed| posed.puzzle.record.len()).max().unwrap_or(0);
    let gaps = posed.iter().map(|posed| posed.puzzle.evidence.gap);
    let gap = percent(gaps.fold(f64::MAX, f64::min));
    let longest = Phrase::new("puzzles-longest").with("bytes", longest).with("gap", gap);
    terminal.line(&voice.say(&longest))?;
    if solved.legend >= LEGEND && solved.sailor <= SAILOR {
        return Ok(());
    }
    let missed = Phrase::new("puzzles-missed").with("legend", percent(LEGEND));
    Err(voice.stop(&missed.with("sailor", percent(SAILOR))))
}

fn percent(share: f64) -> String {
    format!("{:.1}\u{a0}%", share * 100.0)
}
