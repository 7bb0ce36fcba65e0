//! `tortuga puzzles`

mod checking;

use std::path::PathBuf;

use bots::puzzles::{Dropped, Haul, Hunt, Puzzle, choose};
use clap::Args;
use clap::builder::RangedU64ValueParser;
use game::{Lang, Phrase, Say as _};

use crate::commands::Run;
use crate::commands::arena::check_options;
use crate::commands::simulate::{MOST_THREADS, all_cores};
use crate::figures::{grouped, progress_bar};
use crate::interrupt::stop_flag;
use crate::save_file::{Heading, SaveFile};
use crate::stop::Stop;
use crate::table::{GameArguments, Table};
use crate::terminal::Terminal;
use crate::voice::Voice;
use crate::watcher::Watcher;

/// Look for puzzles in matches of Legends, or check those that are there
#[derive(Debug, Args)]
pub(crate) struct Puzzles {
    #[command(flatten)]
    game: GameArguments,
    /// How many matches to look through
    #[arg(long, value_name = "N", default_value = "100", value_parser = clap::value_parser!(u64).range(1..))]
    matches: u64,
    /// How many threads to use; what is found does not depend on it [default: all cores]
    #[arg(long, value_name = "N", value_parser = RangedU64ValueParser::<usize>::new().range(1..=MOST_THREADS))]
    threads: Option<usize>,
    /// Keep what is found in this file, and continue from what it holds
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,
    /// Print the most different of what was found, at most this many: lines for puzzles.jsonl of the game
    #[arg(long, value_name = "N")]
    choose: Option<usize>,
    /// Look for nothing: let bots of every level try the puzzles that the game has, this often each
    #[arg(long, value_name = "TRIES", num_args = 0..=1, default_missing_value = "10", conflicts_with_all = ["save", "choose"])]
    check: Option<u64>,
    /// Look for nothing: judge anew the puzzles that the game has, and print those that still are puzzles: after a bot has
    /// learnt something
    #[arg(long, conflicts_with_all = ["save", "choose", "check"])]
    again: bool,
}

impl Run for Puzzles {
    fn run(self, lang: Lang, terminal: &mut Terminal) -> Result<(), Stop> {
        let table = self.game.table(lang, None)?;
        let voice = Voice::of(lang, &table.entry.game.info());
        if let Some(tries) = self.check {
            return checking::check(&table, tries, &voice, terminal);
        }
        if self.again {
            return print_again(&table, terminal);
        }
        check_options(&table, &voice)?;
        let hauls = self.hunt(&table, &voice)?;
        let n_hauls = hauls.len() as u64;
        match self.choose {
            Some(most) => print_chosen(&table, hauls, most, terminal)?,
            None => report(&table, &hauls, &voice, terminal)?,
        }
        match n_hauls >= self.matches {
            true => Ok(()),
            false => Err(voice.stop(
                &Phrase::new("puzzles-kept")
                    .with("matches", grouped(n_hauls as f64))
                    .with("all", grouped(self.matches as f64)),
            )),
        }
    }
}

impl Puzzles {
    /// What was found now and before, until the end or until somebody stops it.
    fn hunt(&self, table: &Table, voice: &Voice) -> Result<Vec<Haul>, Stop> {
        let threads = self.threads.unwrap_or_else(all_cores);
        let (n_seats, seed) = (table.n_seats, table.seed);
        let mut plan = Hunt { n_seats, matches: self.matches, threads, seed };
        let heading = Heading::new("hunt", table, self.game.has_seed());
        let opened = self
            .save
            .as_deref()
            .map(|path| SaveFile::open(path, &heading, &|_: &Haul| true, voice));
        let (mut hauls, mut file) = (Vec::new(), None);
        if let Some((kept, opened)) = opened.transpose()? {
            plan.seed = kept.seed;
            hauls = kept.parts;
            file = Some(opened);
        }
        hauls.retain(|haul| haul.number < plan.matches);
        let bar = progress_bar(plan.matches).with_position(hauls.len() as u64);
        bar.reset_eta();
        let stop = stop_flag()?;
        let watcher = Watcher::new(&bar, &stop, hauls, file);
        let result = table.entry.bots.hunt(&plan, &table.options, &watcher);
        bar.finish_and_clear();
        result.map_err(|why| voice.stop(&why.phrase()))?;
        watcher.parts(voice)
    }
}

fn report(
    table: &Table,
    hauls: &[Haul],
    voice: &Voice,
    terminal: &mut Terminal,
) -> Result<(), Stop> {
    let mut dropped = Dropped::default();
    hauls.iter().for_each(|haul| dropped.add(&haul.dropped));
    let puzzles: usize = hauls.iter().map(|haul| haul.puzzles.len()).sum();
    let found = Phrase::new("puzzles-found")
        .with("title", Phrase::new("game-title"))
        .with("seats", table.n_seats)
        .with("puzzles", grouped(puzzles as f64))
        .with("matches", grouped(hauls.len() as f64));
    let number = |count: u64| grouped(count as f64);
    let why = Phrase::new("puzzles-dropped")
        .with("plain", number(dropped.plain))
        .with("unclear", number(dropped.unclear))
        .with("easy", number(dropped.easy))
        .with("doubtful", number(dropped.doubtful));
    terminal.line(&voice.say(&found))?;
    Ok(terminal.line(&voice.say(&why))?)
}

/// What each of them is about is found out here: it follows from the puzzle.
fn print_chosen(
    table: &Table,
    mut hauls: Vec<Haul>,
    most: usize,
    terminal: &mut Terminal,
) -> Result<(), Stop> {
    for puzzle in hauls.iter_mut().flat_map(|haul| &mut haul.puzzles) {
        name_themes(table, puzzle);
    }
    choose(hauls, most).iter().try_for_each(|puzzle| print(puzzle, terminal))
}

fn name_themes(table: &Table, puzzle: &mut Puzzle) {
    let themes = table.entry.bots.themes(puzzle).unwrap_or_default();
    puzzle.themes = themes.into_iter().map(str::to_owned).collect();
}

fn print(puzzle: &Puzzle, terminal: &mut Terminal) -> Result<(), Stop> {
    let line = serde_json::to_string(puzzle).expect("a puzzle is plain data");
    Ok(terminal.verbatim(&line)?)
}

/// The puzzles of the game as today's bots judge them.
fn print_again(table: &Table, terminal: &mut Terminal) -> Result<(), Stop> {
    let all = table.entry.puzzles().map(catalog::PuzzleBook::all).unwrap_or_default();
    let bar = progress_bar(all.len() as u64);
    for posed in all {
        let judged = table.entry.bots.judge_puzzle(&posed.puzzle);
        bar.inc(1);
        if let Some(mut puzzle) = judged.ok().flatten() {
            name_themes(table, &mut puzzle);
            bar.suspend(|| print(&puzzle, terminal))?;
        }
    }
    bar.finish_and_clear();
    Ok(())
}
