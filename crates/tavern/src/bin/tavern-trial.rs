//! A tavern without limits or delays, for tests that kill it: `tavern-trial serve ADDRESS FOLDER [SECONDS]`, with its clock
//! that many seconds ahead.

use std::time::Duration;

use anyhow::Context as _;
use tavern::{Config, Limits, Pace, serve};
use tokio::signal::unix::{SignalKind, signal};

fn main() -> anyhow::Result<()> {
    let mut args = std::env::args().skip(2);
    let address = args.next().context("an address is missing")?;
    let mut config = Config::new(args.next().context("a folder is missing")?);
    config.listen = address.parse()?;
    config.limits = Limits::none();
    config.pace = Pace::INSTANT;
    if let Some(seconds) = args.next() {
        config.ahead.forward(Duration::from_secs(seconds.parse()?));
    }
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(async {
        let mut stop = signal(SignalKind::terminate())?;
        let stopped = async move {
            stop.recv().await;
        };
        serve(config, |_| (), stopped).await
    })
}
