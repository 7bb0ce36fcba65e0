//! `tortuga move-in`

use clap::Args;
use game::{Lang, Phrase};

use crate::commands::Run;
use crate::commands::serve::{Naming, refusal};
use crate::figures::grouped;
use crate::interrupt::with_bar;
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

const NAMING: Naming =
    Naming { sentence: "bad-move", folder: "--from, --to", address: "--from, --to" };

impl Run for MoveIn {
    fn run(self, lang: Lang, terminal: &mut Terminal) -> Result<(), Stop> {
        let voice = Voice::new(lang);
        let moved = with_bar(|progress| tavern::move_in(&self.from, &self.to, progress))?;
        let Some(moved) = moved.map_err(|why| voice.stop(&refusal(&why, &NAMING)))? else {
            return Err(voice.stop(&Phrase::new("move-interrupted")));
        };
        let digest: String = moved.digest.iter().map(|byte| format!("{byte:02x}")).collect();
        let done = Phrase::new("moved-in")
            .with("tables", grouped(moved.tables as f64))
            .with("skipped", grouped(moved.skipped as f64))
            .with("players", grouped(moved.players as f64))
            .with("digest", digest);
        Ok(terminal.line(&voice.say(&done))?)
    }
}
