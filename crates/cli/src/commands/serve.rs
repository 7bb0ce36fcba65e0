//! `tortuga serve`

use std::net::SocketAddr;
use std::path::{Path, PathBuf};

use clap::{Args, ValueEnum};
use game::{Lang, Phrase};
use tavern::{BadData, Config, Limits, Pace};
use tracing::level_filters::LevelFilter;

use crate::commands::Run;
use crate::interrupt::stop_signal;
use crate::stop::Stop;
use crate::terminal::Terminal;
use crate::voice::Voice;

const MEGABYTE: usize = 1_024 * 1_024;
const USUAL_MEGABYTES: u32 = (Config::BOT_MEMORY / MEGABYTE) as u32;

/// Open the tavern: people play in the browser, with friends and with bots
#[derive(Debug, Args)]
pub(crate) struct Serve {
    /// The address to listen on
    #[arg(long, env = "TORTUGA_LISTEN", value_name = "ADDRESS", default_value = "127.0.0.1:7777")]
    listen: SocketAddr,
    /// The folder where everything is kept
    #[arg(long, env = "TORTUGA_DATA", value_name = "FOLDER", default_value = "tortuga-data")]
    data: PathBuf,
    /// A PostgreSQL where everything is kept instead: postgres://USER:PASSWORD@HOST/DATABASE
    #[arg(long, env = "TORTUGA_STORE", value_name = "ADDRESS", hide_env_values = true)]
    store: Option<String>,
    /// A NATS that connects several nodes which share that PostgreSQL: nats://HOST:PORT
    #[arg(long, env = "TORTUGA_BUS", value_name = "ADDRESS", hide_env_values = true)]
    bus: Option<String>,
    /// How much to log, to standard error
    #[arg(long, env = "TORTUGA_LOG", value_name = "LEVEL", default_value = "info")]
    log: LevelFilter,
    /// The form of the log: for people, or JSON with one line per event
    #[arg(long, env = "TORTUGA_LOG_FORM", value_name = "FORM", default_value = "text")]
    log_form: LogForm,
    /// Send the cookie over HTTPS only
    #[arg(long, env = "TORTUGA_SECURE_COOKIE")]
    secure_cookie: bool,
    /// A proxy in front gives the addresses of clients in X-Forwarded-For
    #[arg(long, env = "TORTUGA_BEHIND_PROXY")]
    behind_proxy: bool,
    /// How quickly bots move
    #[arg(long, env = "TORTUGA_PACE", value_name = "PACE", default_value = "human")]
    pace: Speed,
    /// How much all bots together may remember of their thinking, in megabytes
    #[arg(long, env = "TORTUGA_BOT_MEMORY", value_name = "MEGABYTES", default_value_t = USUAL_MEGABYTES)]
    #[arg(value_parser = clap::value_parser!(u32).range(1..))]
    bot_memory: u32,
    /// Let anybody ask for anything as often as they like: only for measurements on your own machine
    #[arg(long, hide = true)]
    no_limits: bool,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum LogForm {
    /// For people
    Text,
    /// One line per event
    Json,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum Speed {
    /// At a pace that people like
    Human,
    /// At once
    Instant,
}

impl Run for Serve {
    fn run(self, lang: Lang, terminal: &mut Terminal) -> Result<(), Stop> {
        self.write_log();
        let voice = Voice::new(lang);
        if self.bus.is_some() && self.store.is_none() {
            return Err(voice.stop(&Phrase::new("bad-bus-alone")));
        }
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
        let served = runtime.block_on(async {
            let stop = stop_signal()?;
            let ready = |address: SocketAddr| {
                let open = Phrase::new("serve-open").with("address", format!("http://{address}"));
                // Even if nobody reads the address, the tavern is open.
                let _ = terminal.line(&voice.say(&open)).and_then(|()| terminal.flush());
            };
            tavern::serve(self.config(), ready, stop).await
        });
        served.map_err(|why| voice.stop(&refusal(&why, &NAMING)))
    }
}

impl Serve {
    fn config(&self) -> Config {
        let mut config = Config::new(&self.data);
        config.listen = self.listen;
        config.store.clone_from(&self.store);
        config.bus.clone_from(&self.bus);
        config.secure_cookie = self.secure_cookie;
        config.behind_proxy = self.behind_proxy;
        config.bot_memory = self.bot_memory as usize * MEGABYTE;
        config.pace = match self.pace {
            Speed::Human => Pace::HUMAN,
            Speed::Instant => Pace::INSTANT,
        };
        if self.no_limits {
            config.limits = Limits::none();
        }
        config
    }

    fn write_log(&self) {
        let log = tracing_subscriber::fmt().with_max_level(self.log).with_writer(std::io::stderr);
        match self.log_form {
            LogForm::Text => log.init(),
            LogForm::Json => log.json().init(),
        }
    }
}

/// How a command names the places that it uses, and what it says if there is no better sentence.
pub(crate) struct Naming {
    pub(crate) sentence: &'static str,
    pub(crate) folder: &'static str,
    pub(crate) address: &'static str,
}

const NAMING: Naming = Naming { sentence: "bad-serve", folder: "--data", address: "--store" };

/// Why a storage cannot be used, and what to do about it.
pub(crate) fn refusal(why: &anyhow::Error, naming: &Naming) -> Phrase {
    let Some(bad) = why.downcast_ref() else {
        return Phrase::new(naming.sentence).with("why", format!("{why:#}"));
    };
    let phrase = sentence_of(bad);
    phrase.with("folder_option", naming.folder).with("address_option", naming.address)
}

fn sentence_of(bad: &BadData) -> Phrase {
    let name = |path: &Path| path.display().to_string();
    match bad {
        BadData::InUse(folder) => Phrase::new("bad-data-in-use").with("folder", name(folder)),
        BadData::Empty(file) => Phrase::new("bad-data-empty").with("file", name(file)),
        BadData::Foreign(file) => Phrase::new("bad-data-foreign").with("file", name(file)),
        BadData::Damaged(file) => Phrase::new("bad-data-damaged").with("file", name(file)),
        BadData::Cut { file, found, expected } => Phrase::new("bad-data-cut")
            .with("file", name(file))
            .with("found", found.to_string())
            .with("expected", expected.to_string()),
        BadData::Newer(version) => {
            Phrase::new("bad-data-newer").with("version", version.to_string())
        }
        BadData::Address(why) => Phrase::new("bad-data-address").with("why", why.as_str()),
        BadData::Away { address, why } => {
            Phrase::new("bad-data-away").with("address", address.as_str()).with("why", why.as_str())
        }
        BadData::Served => Phrase::new("bad-data-served"),
        BadData::Different(table) => {
            Phrase::new("bad-data-different").with("table", table.as_str())
        }
        BadData::Missing { file, log } => {
            Phrase::new("bad-data-missing").with("file", name(file)).with("log", name(log))
        }
    }
}
