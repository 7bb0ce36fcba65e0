//! `tortuga move-in`

use std::ops::ControlFlow;

use clap::Args;
use game::{Lang, Phrase};
use indicatif::{ProgressBar, ProgressStyle};

use crate::commands::Run;
use crate::commands::serve::refusal;
use crate::stop::Stop;
use crate::terminal::Terminal;
use crate::voice::Voice;

/// Move everything that a tavern keeps from a folder into a PostgreSQL, or back
#[derive(Debug, Args)]
pub(crate) struct MoveIn {
    /// Where it is: a folder, or postgres://USER:PASSWORD@HOST/DATABASE
    #[arg(long, value_name = "PLACE")]
    from: String,
    /// Where it goes: the same
    #[arg(long, value_name = "PLACE")]
    to: String,
}

impl Run for MoveIn {
    fn run(self, lang: Lang, terminal: &mut Terminal) -> Result<(), Stop> {
        let voice = Voice::new(lang);
        let bar = ProgressBar::new(0);
        if let Ok(style) = ProgressStyle::with_template("{bar:40} {pos}/{len} {eta}") {
            bar.set_style(style);
        }
        let moved = tavern::move_in(&self.from, &self.to, |done, all| {
            bar.set_length(all as u64);
            bar.set_position(done as u64);
            ControlFlow::Continue(())
        });
        bar.finish_and_clear();
        let Some(moved) = moved.map_err(|why| voice.stop(&refusal(&why)))? else { return Ok(()) };
        let digest: String = moved.digest.iter().map(|byte| format!("{byte:02x}")).collect();
        let done = Phrase::new("moved-in")
            .with("tables", moved.tables.to_string())
            .with("skipped", moved.skipped.to_string())
            .with("players", moved.players.to_string())
            .with("digest", digest);
        Ok(terminal.line(&voice.say(&done))?)
    }
}
