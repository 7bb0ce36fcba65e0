//! `tortuga rebuild`

use clap::Args;
use game::{Lang, Phrase};

use crate::commands::Run;
use crate::commands::serve::{Naming, refusal};
use crate::figures::grouped;
use crate::interrupt::with_bar;
use crate::stop::Stop;
use crate::terminal::Terminal;
use crate::voice::Voice;

/// Make everything anew that a tavern finds out about finished matches: the archive, and the boards of the days
#[derive(Debug, Args)]
pub(crate) struct Rebuild {
    /// The folder where everything is kept
    #[arg(long, env = "TORTUGA_DATA", value_name = "FOLDER", default_value = "tortuga-data")]
    data: String,
    /// A PostgreSQL where everything is kept instead: postgres://USER:PASSWORD@HOST/DATABASE
    #[arg(long, env = "TORTUGA_STORE", value_name = "ADDRESS", hide_env_values = true)]
    store: Option<String>,
}

const NAMING: Naming = Naming { sentence: "bad-rebuild", folder: "--data", address: "--store" };

impl Run for Rebuild {
    fn run(self, lang: Lang, terminal: &mut Terminal) -> Result<(), Stop> {
        let voice = Voice::new(lang);
        let place = self.store.unwrap_or(self.data);
        let rebuilt = with_bar(|progress| tavern::rebuild(&place, progress))?;
        let Some(rebuilt) = rebuilt.map_err(|why| voice.stop(&refusal(&why, &NAMING)))? else {
            return Err(voice.stop(&Phrase::new("rebuild-interrupted")));
        };
        let done = Phrase::new("rebuilt")
            .with("tables", grouped(rebuilt.tables as f64))
            .with("finished", grouped(rebuilt.finished as f64));
        Ok(terminal.line(&voice.say(&done))?)
    }
}
