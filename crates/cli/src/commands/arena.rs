//! `tortuga arena`

mod chart_file;
mod entrants;
mod report;

use std::path::PathBuf;

use bots::arena::{Entrant, PlayedDeal, Tournament};
use bots::engine::ThinkingLimits;
use clap::Args;
use clap::builder::RangedU64ValueParser;
use game::{Lang, Phrase, Say, Setup};
use serde_json::json;

use crate::commands::Run;
use crate::commands::simulate::{MOST_THREADS, all_cores};
use crate::figures::{grouped, progress_bar};
use crate::interrupt::stop_flag;
use crate::save_file::{Heading, SaveFile};
use crate::stop::Stop;
use crate::table::{GameArguments, Table};
use crate::terminal::Terminal;
use crate::voice::Voice;
use crate::watcher::Watcher;
use chart_file::ChartFile;
use entrants::{check_engines, read_entrants};
use report::Report;

/// Let bots play every deal from every seat, and show who plays better
#[derive(Debug, Args)]
pub(crate) struct Arena {
    #[command(flatten)]
    game: GameArguments,
    /// Who plays: levels, and engines as 'engine:PROGRAM ARGUMENTS' (docs/ENGINE.md); a short list is repeated until the
    /// table is full, a long one gives every combination [default: all levels]
    #[arg(long, value_name = "BOT,…")]
    bots: Vec<String>,
    /// How many matches, rounded up to whole deals
    #[arg(long, value_name = "N", default_value = "1000", value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// How many threads to use; the winner does not depend on it [default: all cores]
    #[arg(long, value_name = "N", value_parser = RangedU64ValueParser::<usize>::new().range(1..=MOST_THREADS))]
    threads: Option<usize>,
    /// How many milliseconds an engine may think about a decision
    #[arg(long, value_name = "N", default_value_t = 10_000, value_parser = clap::value_parser!(u64).range(1..=3_600_000))]
    engine_milliseconds: u64,
    /// How many worlds an engine shall look at before a decision [default: as many as it likes]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    engine_iterations: Option<u32>,
    /// Print the results as JSON
    #[arg(long)]
    json: bool,
    /// Keep every finished deal in this file, and continue from what it holds
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,
    /// Play nothing: show what the saved file holds
    #[arg(long, requires = "save", conflicts_with = "games")]
    played: bool,
    /// Draw the shares of wins in this file, as SVG
    #[arg(long, value_name = "FILE.svg")]
    chart: Option<PathBuf>,
}

/// A longer list would have too many combinations.
const MOST_BOTS: usize = 8;

impl Run for Arena {
    fn run(self, lang: Lang, terminal: &mut Terminal) -> Result<(), Stop> {
        let table = self.game.table(lang, None)?;
        let voice = Voice::of(lang, &table.entry.game.info());
        check_options(&table, &voice)?;
        let mut plan = self.plan(&table, &voice)?;
        let chart = self.chart.as_deref().map(|path| ChartFile::at(path, &voice)).transpose()?;
        if !self.played {
            check_engines(&plan.entrants(), &table, &voice)?;
        }
        let played = if self.played {
            self.look(&table, &mut plan, &voice)?
        } else {
            self.play(&table, &mut plan, &voice)?
        };
        let report = Report::new(&table, &plan, &played, &voice);
        if !played.is_empty() {
            report.print(self.json, terminal)?;
            chart.map_or(Ok(()), |file| file.draw(&report.chart(), &voice))?;
        }
        match played.len() as u64 == plan.deals() {
            true => Ok(()),
            false => Err(self.interrupted(&plan, played.len(), &voice)),
        }
    }
}

impl Arena {
    fn plan(&self, table: &Table, voice: &Voice) -> Result<Tournament, Stop> {
        let mut bots = read_entrants(&self.bots, table, voice)?;
        if bots.is_empty() {
            let levels = table.entry.bots.levels();
            bots = levels.iter().rev().copied().map(Entrant::Level).collect();
        }
        if bots.len() > MOST_BOTS {
            let phrase = Phrase::new("bad-arena-bots").with("found", bots.len());
            return Err(voice.stop(&phrase.with("most", MOST_BOTS)));
        }
        let threads = self.threads.unwrap_or_else(all_cores);
        let seats = usize::from(table.n_seats);
        let limits = ThinkingLimits {
            milliseconds: self.engine_milliseconds,
            iterations: self.engine_iterations,
        };
        Ok(Tournament { seats, bots, games: self.games, threads, limits, seed: table.seed })
    }

    /// What is played, as the first line of its file says it.
    fn heading(&self, table: &Table, plan: &Tournament) -> Heading {
        let bots: Vec<String> = plan.bots.iter().map(ToString::to_string).collect();
        let heading = Heading::new("arena", table, self.game.has_seed()).with("bots", json!(bots));
        // Without engines, their limits make no difference.
        match plan.bots.iter().any(|bot| matches!(bot, Entrant::Engine(_))) {
            true => heading.with("engine_limits", json!(plan.limits)),
            false => heading,
        }
    }

    /// Reads a saved file without playing.
    fn look(
        &self,
        table: &Table,
        plan: &mut Tournament,
        voice: &Voice,
    ) -> Result<Vec<PlayedDeal>, Stop> {
        let path = self.save.as_deref().unwrap_or_else(|| unreachable!("clap asks for the file"));
        let heading = self.heading(table, plan);
        let kept = SaveFile::look(path, &heading, &|deal| plan.fits(deal), voice)?;
        plan.seed = kept.seed;
        plan.games = (kept.parts.len() * plan.seatings().len()) as u64;
        Ok(kept.parts)
    }

    /// Plays what is left, until the end or until somebody stops it.
    fn play(
        &self,
        table: &Table,
        plan: &mut Tournament,
        voice: &Voice,
    ) -> Result<Vec<PlayedDeal>, Stop> {
        let heading = self.heading(table, plan);
        let fits = |deal: &PlayedDeal| plan.fits(deal);
        let opened = self.save.as_deref().map(|path| SaveFile::open(path, &heading, &fits, voice));
        let (mut deals, mut file) = (Vec::new(), None);
        if let Some((kept, opened)) = opened.transpose()? {
            plan.seed = kept.seed;
            deals = kept.parts;
            file = Some(opened);
        }
        deals.retain(|deal| deal.number < plan.deals());
        let (all, done) = (plan.deals(), deals.len() as u64);
        let a_deal = plan.seatings().len() as u64;
        let bar = progress_bar(all * a_deal).with_position(done * a_deal);
        bar.reset_eta();
        let stop = stop_flag()?;
        let watcher = Watcher::new(&bar, &stop, deals, file);
        let result = table.entry.bots.arena(plan, &table.options, &watcher);
        bar.finish_and_clear();
        result.map_err(|why| voice.stop(&why.phrase()))?;
        watcher.parts(voice)
    }

    fn interrupted(&self, plan: &Tournament, played: usize, voice: &Voice) -> Stop {
        let a_deal = plan.seatings().len() as f64;
        let phrase = match self.save.is_some() {
            true => Phrase::new("arena-kept"),
            false => Phrase::new("arena-interrupted"),
        };
        let phrase = phrase.with("games", grouped(played as f64 * a_deal));
        voice.stop(&phrase.with("all", grouped(plan.deals() as f64 * a_deal)))
    }
}

/// Refuses options that the game does not have, before any file is touched.
pub(super) fn check_options(table: &Table, voice: &Voice) -> Result<(), Stop> {
    let seats = vec![String::new(); usize::from(table.n_seats)];
    let setup = Setup { options: table.options.clone(), seats, seed: table.seed, deal: None };
    match table.entry.game.start(setup) {
        Ok(_) => Ok(()),
        Err(why) => Err(voice.stop(&why.phrase())),
    }
}
