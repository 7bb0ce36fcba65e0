//! `tortuga engine`

use std::io::{BufReader, stdin, stdout};
use std::path::{Path, PathBuf};
use std::time::Duration;

use bots::Level;
use bots::engine::EngineLevel;
use catalog::Entry;
use clap::Args;
use game::{Lang, Net, Phrase};

use crate::commands::Run;
use crate::stop::Stop;
use crate::table::{find_game, read_levels};
use crate::terminal::Terminal;
use crate::voice::{Voice, printable};

/// Play as an engine: lines of JSON over standard input and output, by the protocol of docs/ENGINE.md
#[derive(Debug, Args)]
pub(crate) struct Engine {
    /// The game, as `tortuga games` calls it
    game: String,
    /// How well to play
    #[arg(long, value_name = "LEVEL", default_value_t = Level::Legend.id().to_owned())]
    level: String,
    /// How many worlds to look at before a decision [default: as many as the level does]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    iterations: Option<u32>,
    /// How many milliseconds to think about a decision at most [default: as many as the other side allows]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    milliseconds: Option<u64>,
    /// Judge by the weights in this file, made by `tortuga train`, instead of the game's own
    #[arg(long, value_name = "FILE")]
    weights: Option<PathBuf>,
}

impl Run for Engine {
    fn run(self, lang: Lang, _: &mut Terminal) -> Result<(), Stop> {
        let entry = find_game(&self.game, lang)?;
        let voice = Voice::of(lang, &entry.game.info());
        let level = read_levels(std::slice::from_ref(&self.level), entry, &voice)?[0];
        if let Some(path) = &self.weights {
            judge_by(path, entry, &voice)?;
        }
        let time = self.milliseconds.map(Duration::from_millis);
        let plan = EngineLevel { level, iterations: self.iterations, time };
        Ok(entry.bots.engine(plan, Box::new(BufReader::new(stdin())), &mut stdout().lock())?)
    }
}

fn judge_by(path: &Path, entry: &Entry, voice: &Voice) -> Result<(), Stop> {
    let bad = |why: String| {
        let file = printable(&path.to_string_lossy());
        voice.stop(&Phrase::new("bad-train-file").with("file", file).with("why", why))
    };
    let bytes = std::fs::read(path).map_err(|why| bad(why.to_string()))?;
    let net = Net::from_bytes(&bytes).map_err(|why| bad(why.to_string()))?;
    match entry.trainer.n_features() == Some(net.n_features) && entry.trainer.play_with(net) {
        true => Ok(()),
        false => Err(voice.stop(&Phrase::new("train-other-net"))),
    }
}
