//! `tortuga engine`

use std::io::{BufReader, stdin, stdout};
use std::time::Duration;

use bots::Level;
use bots::engine::EngineLevel;
use clap::Args;
use game::Lang;

use crate::commands::Run;
use crate::stop::Stop;
use crate::table::{find_game, read_levels};
use crate::terminal::Terminal;
use crate::voice::Voice;

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
}

impl Run for Engine {
    fn run(self, lang: Lang, _: &mut Terminal) -> Result<(), Stop> {
        let entry = find_game(&self.game, lang)?;
        let voice = Voice::of(lang, &entry.game.info());
        let level = read_levels(std::slice::from_ref(&self.level), entry, &voice)?[0];
        let time = self.milliseconds.map(Duration::from_millis);
        let plan = EngineLevel { level, iterations: self.iterations, time };
        Ok(entry.bots.engine(plan, Box::new(BufReader::new(stdin())), &mut stdout().lock())?)
    }
}
