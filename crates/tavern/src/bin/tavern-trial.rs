//! A tavern without its pages, and the players to try it with: for tests and measurements.
//!
//! `tavern-trial serve ADDRESS FOLDER` opens one without limits or delays.
//! `tavern-trial load TABLES SECONDS [ACTIONS_A_SECOND]` measures one.

use std::time::Duration;

use anyhow::Context as _;
use tavern::load::{Plan, Target, free_address, load};
use tavern::{Config, Limits, Pace, serve};

/// Messages are made by one thread and freed by another: this allocator takes that well.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> anyhow::Result<()> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let mut args = std::env::args().skip(1);
    match args.next().as_deref() {
        Some("serve") => {
            let address = args.next().context("an address is missing")?;
            let folder = args.next().context("a folder is missing")?;
            runtime.block_on(open(&address, &folder))
        }
        Some("load") => {
            let numbers: Vec<f64> = args.map(|arg| arg.parse()).collect::<Result<_, _>>()?;
            runtime.block_on(measure(&numbers))
        }
        _ => {
            anyhow::bail!("say `serve ADDRESS FOLDER` or `load TABLES SECONDS [ACTIONS_A_SECOND]`")
        }
    }
}

async fn open(address: &str, folder: &str) -> anyhow::Result<()> {
    let mut config = Config::new(folder);
    config.listen = address.parse()?;
    config.limits = Limits::none();
    config.pace = Pace::INSTANT;
    let mut stop = tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate())?;
    serve(config, |_| (), async move {
        stop.recv().await;
    })
    .await
}

#[expect(clippy::print_stdout, reason = "the report is what this program is for")]
async fn measure(numbers: &[f64]) -> anyhow::Result<()> {
    let [tables, seconds, rest @ ..] = numbers else { anyhow::bail!("two numbers are missing") };
    let folder = std::env::temp_dir().join(format!("tavern-trial-{}", std::process::id()));
    let address = free_address()?;
    let report = load(Plan {
        game: "miaui".to_owned(),
        tables: *tables as usize,
        seats: 4,
        time: Duration::from_secs_f64(*seconds),
        waves: usize::MAX,
        rate: rest.first().copied(),
        server: Target::Start {
            program: std::env::current_exe()?,
            args: vec!["serve".to_owned(), address.to_string(), folder.display().to_string()],
            address,
        },
    })
    .await;
    let _ = std::fs::remove_dir_all(&folder);
    println!("{}", report?);
    Ok(())
}
