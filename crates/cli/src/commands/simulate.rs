//! `tortuga simulate`

use std::thread;

use bots::{Simulation, Tally};
use clap::Args;
use clap::builder::RangedU64ValueParser;
use game::{Lang, Phrase, Say};
use serde_json::{Map, Value, json};

use crate::commands::Run;
use crate::figures::{Side, aligned, grouped, progress_bar};
use crate::stop::Stop;
use crate::table::{Table, TableArguments};
use crate::terminal::{Ink, Terminal};
use crate::voice::Voice;

/// Let bots play many matches, and count the results
#[derive(Debug, Args)]
pub(crate) struct Simulate {
    #[command(flatten)]
    table: TableArguments,
    /// How many matches
    #[arg(long, value_name = "N", default_value = "10000", value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// How many threads to use; the results do not depend on it [default: all cores]
    #[arg(long, value_name = "N", value_parser = RangedU64ValueParser::<usize>::new().range(1..=MOST_THREADS))]
    threads: Option<usize>,
    /// Print the results as JSON
    #[arg(long)]
    json: bool,
}

pub(super) const MOST_THREADS: u64 = 1024;

const SIDES: [Side; 4] = [Side::Right, Side::Left, Side::Right, Side::Right];

impl Run for Simulate {
    fn run(self, lang: Lang, terminal: &mut Terminal) -> Result<(), Stop> {
        let table = self.table.table(lang, 0)?;
        let voice = Voice::of(lang, &table.entry.game.info());
        let plan = Simulation {
            games: self.games,
            levels: table.levels.clone(),
            threads: self.threads.unwrap_or_else(all_cores),
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

pub(super) fn all_cores() -> usize {
    thread::available_parallelism().map_or(1, usize::from)
}

fn as_json(table: &Table, plan: &Simulation, tally: &Tally) -> String {
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

fn show(
    plan: &Simulation,
    tally: &Tally,
    voice: &Voice,
    terminal: &mut Terminal,
) -> Result<(), Stop> {
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
    for row in aligned(&rows(plan, tally, voice), SIDES) {
        terminal.verbatim(&row)?;
    }
    terminal.gap()?;
    terminal.verbatim(&voice.say(&Phrase::new("seed-line").with("seed", plan.seed.to_string())))?;
    Ok(())
}

fn rows(plan: &Simulation, tally: &Tally, voice: &Voice) -> Vec<[String; 4]> {
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
