//! `tortuga train`

mod sample_file;

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, PoisonError};

use clap::Args;
use clap::builder::RangedU64ValueParser;
use game::{Lang, MOST_HIDDEN, Net, Phrase};
use indicatif::ProgressBar;
use train::{Epoch, PlayWatch, PlayedMatch, Samples, SelfPlay, Training, learn, loss};

use crate::commands::Run;
use crate::commands::simulate::{MOST_THREADS, all_cores};
use crate::figures::{grouped, progress_bar};
use crate::interrupt::stop_flag;
use crate::stop::Stop;
use crate::table::{GameArguments, Table};
use crate::terminal::Terminal;
use crate::voice::{Voice, printable};
use sample_file::SampleFile;

/// Let bots play against each other, and learn from it what a position is worth
#[derive(Debug, Args)]
pub(crate) struct Train {
    #[command(flatten)]
    game: GameArguments,
    /// How many matches to learn from
    #[arg(long, value_name = "N", default_value = "20000", value_parser = clap::value_parser!(u64).range(1..))]
    matches: u64,
    /// How many worlds the bots look at before a decision; 0 for Sailors [default: as many as a Captain]
    #[arg(long, value_name = "N")]
    iterations: Option<u32>,
    /// The table sizes that take turns, separated by commas [default: all of the game's]
    #[arg(long, value_name = "N,…", value_delimiter = ',')]
    tables: Vec<u8>,
    /// How many threads to use; what is learnt does not depend on it [default: all cores]
    #[arg(long, value_name = "N", value_parser = RangedU64ValueParser::<usize>::new().range(1..=MOST_THREADS))]
    threads: Option<usize>,
    /// Keep what was played in this file, and continue from what it holds
    #[arg(long, value_name = "FILE")]
    save: PathBuf,
    /// Write what was learnt to this file, such as games/jackal/weights.bin
    #[arg(long, value_name = "FILE")]
    weights: PathBuf,
    /// How many hidden units the net has
    #[arg(long, value_name = "N", default_value_t = Training::default().n_hidden, value_parser = RangedU64ValueParser::<usize>::new().range(1..=MOST_HIDDEN as u64))]
    hidden: usize,
    /// How often everything is gone through
    #[arg(long, value_name = "N", default_value_t = Training::default().epochs, value_parser = clap::value_parser!(u32).range(1..))]
    epochs: u32,
}

impl Run for Train {
    fn run(self, lang: Lang, terminal: &mut Terminal) -> Result<(), Stop> {
        let table = self.game.table(lang, None)?;
        let voice = Voice::of(lang, &table.entry.game.info());
        let width = table.entry.trainer.n_features();
        let width = width.ok_or_else(|| voice.stop(&Phrase::new("train-nothing")))?;
        let plan = self.plan(&table, &voice)?;
        let samples = self.play(&table, &plan, Samples::new(&self.terms(&table), width), &voice)?;
        let n_played = samples.matches.len() as u64;
        if n_played < self.matches {
            let kept = Phrase::new("train-kept").with("matches", grouped(n_played as f64));
            return Err(voice.stop(&kept.with("all", grouped(self.matches as f64))));
        }
        self.teach(&samples, table.entry.trainer.net(), &voice, terminal)
    }
}

impl Train {
    fn plan(&self, table: &Table, voice: &Voice) -> Result<SelfPlay, Stop> {
        let info = table.entry.game.info();
        let seats = info.min_seats..=info.max_seats;
        if let Some(found) = self.tables.iter().find(|n_seats| !seats.contains(n_seats)) {
            let (min, max) = (info.min_seats, info.max_seats);
            let bad = game::BadSetup::Seats { found: usize::from(*found), min, max };
            return Err(voice.stop(&game::Say::phrase(&bad)));
        }
        Ok(SelfPlay {
            matches: self.matches,
            iterations: self.iterations,
            seats: self.tables.clone(),
            threads: self.threads.unwrap_or_else(all_cores),
            seed: table.seed,
        })
    }

    /// What was played, and how; a file continues only what has the same terms.
    fn terms(&self, table: &Table) -> String {
        let iterations =
            self.iterations.map_or_else(|| "captain".to_owned(), |number| number.to_string());
        let tables: Vec<String> = self.tables.iter().map(u8::to_string).collect();
        let info = table.entry.game.info();
        let (id, version) = (info.id, info.rules_version);
        let seed = if self.game.has_seed() { table.seed.to_string() } else { "random".to_owned() };
        format!("{id} rules {version} worlds {iterations} tables {} seed {seed}", tables.join(","))
    }

    /// What was played now and before, until the end or until somebody stops it.
    fn play(
        &self,
        table: &Table,
        plan: &SelfPlay,
        mut samples: Samples,
        voice: &Voice,
    ) -> Result<Samples, Stop> {
        let bad = |why: String| bad_file(&self.save, why, voice);
        let file = SampleFile::open(&self.save, &mut samples).map_err(bad)?;
        samples.matches.retain(|played| played.number < plan.matches);
        let bar = progress_bar(plan.matches).with_position(samples.matches.len() as u64);
        bar.reset_eta();
        let stop = stop_flag()?;
        let before = samples.matches.iter().map(|played| played.number).collect();
        let kept = Mutex::new(Kept { samples, file, broken: None });
        table.entry.trainer.play(plan, &Players { bar: &bar, stop: &stop, before, kept: &kept });
        bar.finish_and_clear();
        let Kept { mut samples, broken, .. } =
            kept.into_inner().unwrap_or_else(PoisonError::into_inner);
        if let Some(why) = broken {
            return Err(bad(why.to_string()));
        }
        samples.matches.sort_by_key(|played| played.number);
        Ok(samples)
    }

    fn teach(
        &self,
        samples: &Samples,
        known: Option<&Net>,
        voice: &Voice,
        terminal: &mut Terminal,
    ) -> Result<(), Stop> {
        let course = Training { n_hidden: self.hidden, epochs: self.epochs, ..Training::default() };
        let before = known.map(|net| loss(samples, net));
        let mut lessons = Vec::new();
        let net = learn(samples, course, None, &mut |lesson| lessons.push(lesson));
        for Epoch { epoch, learnt, held_back } in &lessons {
            let lesson = Phrase::new("train-lesson")
                .with("epoch", *epoch)
                .with("learnt", format!("{learnt:.4}"))
                .with("held", format!("{held_back:.4}"));
            terminal.line(&voice.say(&lesson))?;
        }
        if let Some(before) = before {
            let phrase = Phrase::new("train-before").with("held", format!("{before:.4}"));
            terminal.line(&voice.say(&phrase))?;
        }
        let written = std::fs::write(&self.weights, net.to_bytes(&command()));
        written.map_err(|why| bad_file(&self.weights, why.to_string(), voice))?;
        let file = printable(&self.weights.to_string_lossy());
        Ok(terminal.line(&voice.say(&Phrase::new("train-written").with("file", file)))?)
    }
}

/// The command as it was typed, for whoever wants to do it again.
fn command() -> String {
    let arguments: Vec<String> =
        std::env::args_os().skip(1).map(|it| printable(&it.to_string_lossy())).collect();
    format!("tortuga {}", arguments.join(" "))
}

fn bad_file(path: &Path, why: String, voice: &Voice) -> Stop {
    let file = printable(&path.to_string_lossy());
    voice.stop(&Phrase::new("bad-train-file").with("file", file).with("why", why))
}

struct Kept {
    samples: Samples,
    file: SampleFile,
    broken: Option<std::io::Error>,
}

/// Keeps what is played, and ends it when asked.
struct Players<'a> {
    bar: &'a ProgressBar,
    stop: &'a AtomicBool,
    before: BTreeSet<u64>,
    kept: &'a Mutex<Kept>,
}

impl PlayWatch for Players<'_> {
    fn is_played(&self, number: u64) -> bool {
        self.before.contains(&number)
    }

    fn is_stopped(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }

    fn match_over(&self, played: PlayedMatch) {
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        // After a match that was not written whole, another one would be lost with it.
        if kept.broken.is_some() {
            return;
        }
        let bytes = kept.samples.bytes_of(&played);
        match kept.file.append(&bytes) {
            Ok(()) => kept.samples.matches.push(played),
            Err(why) => {
                kept.broken = Some(why);
                self.stop.store(true, Ordering::Relaxed);
            }
        }
        self.bar.inc(1);
    }
}
