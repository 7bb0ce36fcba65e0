//! `tortuga simulate`

use std::thread;

use bots::{Plan, Tally};
use clap::Args;
use clap::builder::RangedU64ValueParser;
use game::{Lang, Phrase, Say};
use indicatif::{ProgressBar, ProgressStyle};
use serde_json::{Map, Value, json};

use crate::commands::Run;
use crate::stop::Stop;
use crate::table::{Table, TableArguments};
use crate::terminal::{Ink, Terminal};
use crate::voice::Voice;

/// Let bots play many matches, and count
#[derive(Debug, Args)]
pub(crate) struct Simulate {
    #[command(flatten)]
    table: TableArguments,
    /// How many matches
    #[arg(long, value_name = "N", default_value = "10000", value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// Over how many threads; what is counted does not depend on it [default: all cores]
    #[arg(long, value_name = "N", value_parser = RangedU64ValueParser::<usize>::new().range(1..=MOST_THREADS))]
    threads: Option<usize>,
    /// Print what was counted as JSON
    #[arg(long)]
    json: bool,
}

const MOST_THREADS: u64 = 1024;

impl Run for Simulate {
    fn run(self, lang: Lang, terminal: &mut Terminal) -> Result<(), Stop> {
        let table = self.table.table(lang, 0)?;
        let voice = Voice::of(lang, &table.entry.game.info());
        let cores = || thread::available_parallelism().map_or(1, usize::from);
        let plan = Plan {
            games: self.games,
            levels: table.levels.clone(),
            threads: self.threads.unwrap_or_else(cores),
            seed: table.seed,
        };
        let bar = progress_bar(self.games);
        let tally = table.entry.bots.simulate(&plan, &table.options, &|games| bar.inc(games));
        bar.finish_and_clear();
        let tally = tally.map_err(|why| voice.stop(&why.phrase()))?;
        match self.json {
            true => Ok(terminal.verbatim(&as_json(&table, &plan, &tally))?),
            false => show(&plan, &tally, &voice, terminal),
        }
    }
}

/// On standard error, and only if that is a terminal.
fn progress_bar(games: u64) -> ProgressBar {
    let style = ProgressStyle::with_template("{bar:40} {human_pos}/{human_len} {eta}")
        .expect("the template is our own");
    ProgressBar::new(games).with_style(style)
}

fn as_json(table: &Table, plan: &Plan, tally: &Tally) -> String {
    let options: Map<String, Value> =
        table.options.iter().map(|(name, value)| (name.clone(), json!(value))).collect();
    let levels: Vec<&str> = plan.levels.iter().map(|level| level.id()).collect();
    let report = json!({
        "game": table.entry.game.info().id,
        "seats": table.n_seats,
        "options": options,
        "bots": levels,
        "threads": plan.threads,
        "seed": plan.seed.to_string(),
        "games": tally.games,
        "decisions": tally.decisions,
        "seconds": tally.elapsed.as_secs_f64(),
        "games_per_second": tally.games_per_second(),
        "decisions_per_second": tally.decisions_per_second(),
        "mean_scores": tally.mean_scores(),
        "win_share": tally.win_share(),
    });
    format!("{report:#}")
}

fn show(plan: &Plan, tally: &Tally, voice: &Voice, terminal: &mut Terminal) -> Result<(), Stop> {
    let played = Phrase::new("simulate-played")
        .with("title", Phrase::new("game-title"))
        .with("games", grouped(tally.games as f64))
        .with("seconds", format!("{:.2}", tally.elapsed.as_secs_f64()))
        .with("threads", plan.threads);
    let played = voice.say(&played);
    terminal.line(&terminal.paint(Ink::Heading, &played))?;
    let speed = Phrase::new("simulate-speed")
        .with("games", grouped(tally.games_per_second()))
        .with("decisions", grouped(tally.decisions_per_second()));
    terminal.line(&voice.say(&speed))?;
    terminal.gap()?;
    for row in aligned(&rows(plan, tally, voice)) {
        terminal.verbatim(&row)?;
    }
    terminal.gap()?;
    terminal.verbatim(&voice.say(&Phrase::new("seed-line").with("seed", plan.seed.to_string())))?;
    Ok(())
}

/// A row for every seat, and their heading.
fn rows(plan: &Plan, tally: &Tally, voice: &Voice) -> Vec<[String; 4]> {
    let heading = [
        voice.text("simulate-seat"),
        voice.text("simulate-bot"),
        voice.text("simulate-mean-score"),
        voice.text("simulate-win-share"),
    ];
    let figures = tally.mean_scores().into_iter().zip(tally.win_share());
    let seats = plan.levels.iter().zip(figures).enumerate();
    let row = |(number, (level, (score, share))): (usize, (&bots::Level, (f64, f64)))| {
        [
            (number + 1).to_string(),
            voice.found_text(&format!("level-{}", level.id())),
            format!("{score:.2}").replace('-', "−"),
            format!("{:.2} %", share * 100.0),
        ]
    };
    std::iter::once(heading).chain(seats.map(row)).collect()
}

/// The rows with their columns under each other: words to the left, figures to the right.
fn aligned(rows: &[[String; 4]]) -> Vec<String> {
    let width = |column: usize| {
        rows.iter().map(|row| row[column].chars().count()).max().unwrap_or_default()
    };
    let widths: [usize; 4] = std::array::from_fn(width);
    let line = |[seat, bot, score, share]: &[String; 4]| {
        let [a, b, c, d] = widths;
        format!("{seat:>a$}  {bot:<b$}  {score:>c$}  {share:>d$}")
    };
    rows.iter().map(line).collect()
}

/// A whole number with its thousands apart.
fn grouped(number: f64) -> String {
    let digits = format!("{number:.0}");
    let mut grouped = String::new();
    for (place, digit) in digits.chars().enumerate() {
        if place > 0 && (digits.len() - place) % 3 == 0 {
            grouped.push('\u{a0}');
        }
        grouped.push(digit);
    }
    grouped
}
