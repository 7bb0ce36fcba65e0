//! `tortuga load`

use std::net::SocketAddr;
use std::time::Duration;

use clap::Args;
use game::{Lang, Phrase};
use load::{LoadPlan, Report, Target, Wire, free_address};

use crate::commands::Run;
use crate::stop::Stop;
use crate::terminal::Terminal;
use crate::voice::Voice;

/// Measure a tavern: players on this machine play tables of a game over real connections
#[derive(Debug, Args)]
pub(crate) struct Load {
    /// The game
    #[arg(default_value = "miaui")]
    game: String,
    /// How many tables are played at the same time
    #[arg(long, value_name = "N", default_value_t = 250, value_parser = clap::value_parser!(u32).range(1..=2_000))]
    tables: u32,
    /// How many players sit at each table
    #[arg(long, value_name = "N", default_value_t = 4, value_parser = clap::value_parser!(u32).range(1..=6))]
    seats: u32,
    /// How many seconds to keep starting matches; every table plays at least one
    #[arg(long, value_name = "SECONDS", default_value_t = 10, value_parser = clap::value_parser!(u64).range(0..=600))]
    seconds: u64,
    /// Actions per second in all [default: as many as possible]
    #[arg(long, value_name = "N")]
    rate: Option<f64>,
    /// Give the players live pages, rendered for every seat, instead of the API's stream
    #[arg(long)]
    pages: bool,
    /// How many more tables of the strongest bots play meanwhile, taking all games in turn
    #[arg(long, value_name = "N", default_value_t = 0, value_parser = clap::value_parser!(u32).range(0..=200))]
    thinking: u32,
    /// Measure the tavern that listens here, on this machine; players are spread among several; without it, one is
    /// started
    #[arg(long, value_name = "ADDRESS")]
    address: Vec<SocketAddr>,
    /// The process of that tavern, or of each node, to measure processor time and memory
    #[arg(long, value_name = "PID", requires = "address")]
    pid: Vec<u32>,
    /// Print the figures as JSON
    #[arg(long)]
    json: bool,
}

impl Run for Load {
    fn run(self, lang: Lang, terminal: &mut Terminal) -> Result<(), Stop> {
        let voice = Voice::new(lang);
        if let Err(why) = catalog::find(&self.game) {
            return Err(Stop::Because(why.to_string()));
        }
        let report = self.measure();
        let report = report
            .map_err(|why| voice.stop(&Phrase::new("bad-load").with("why", format!("{why:#}"))))?;
        let text =
            if self.json { serde_json::json!(report).to_string() } else { report.to_string() };
        Ok(terminal.verbatim(&text)?)
    }
}

impl Load {
    fn measure(&self) -> anyhow::Result<Report> {
        let data = tempfile::tempdir()?;
        let server = match self.address.is_empty() {
            true => start(data.path())?,
            false => Target::Running { addresses: self.address.clone(), pids: self.pid.clone() },
        };
        let plan = LoadPlan {
            game: self.game.clone(),
            tables: self.tables as usize,
            seats: self.seats as usize,
            time: Duration::from_secs(self.seconds),
            waves: usize::MAX,
            wire: if self.pages { Wire::Page } else { Wire::Stream },
            rate: self.rate,
            thinking: self.thinking as usize,
            server,
        };
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
        runtime.block_on(load::measure(plan))
    }
}

/// A tavern of our own, with its data in `folder`.
fn start(folder: &std::path::Path) -> anyhow::Result<Target> {
    let address = free_address()?;
    let listen = address.to_string();
    let folder = folder.display().to_string();
    let args = [
        "serve",
        "--listen",
        &listen,
        "--data",
        &folder,
        "--pace",
        "instant",
        "--no-limits",
        "--log",
        "warn",
    ];
    Ok(Target::Start {
        program: std::env::current_exe()?,
        args: args.map(str::to_owned).to_vec(),
        address,
    })
}
