//! What happens when the process is asked to end.

use std::ops::ControlFlow;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::{io, process, thread};

use tokio::signal::unix::{Signal, SignalKind, signal};

use crate::figures::progress_bar;

/// The exit code if it is asked twice: 128 plus the number of the interrupt, as shells do it.
const AT_ONCE: i32 = 130;

/// Resolves when the process is asked to end, so that it can end in order. Asking twice ends it at once.
pub(crate) fn stop_signal() -> io::Result<impl Future<Output = ()> + Send + 'static> {
    let mut asked = Asked::new()?;
    Ok(async move {
        asked.next().await;
        tokio::spawn(async move {
            asked.next().await;
            process::exit(AT_ONCE);
        });
    })
}

/// A flag that is raised when the process is asked to end, so that it can end in order. Asking twice ends it at once.
pub(crate) fn stop_flag() -> io::Result<Arc<AtomicBool>> {
    let flag = Arc::new(AtomicBool::new(false));
    let raised = Arc::clone(&flag);
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let mut asked = runtime.block_on(async { Asked::new() })?;
    thread::spawn(move || {
        runtime.block_on(async {
            asked.next().await;
            raised.store(true, Ordering::Relaxed);
            asked.next().await;
            process::exit(AT_ONCE);
        });
    });
    Ok(flag)
}

/// Does something long, with a bar for how many of how many parts are done. Whoever asks the process to end breaks it off
/// after the part under way.
pub(crate) fn with_bar<T>(
    work: impl FnOnce(&mut dyn FnMut(usize, usize) -> ControlFlow<()>) -> T,
) -> io::Result<T> {
    let (bar, stop) = (progress_bar(0), stop_flag()?);
    let done = work(&mut |done, all| {
        bar.set_length(all as u64);
        bar.set_position(done as u64);
        match stop.load(Ordering::Relaxed) {
            true => ControlFlow::Break(()),
            false => ControlFlow::Continue(()),
        }
    });
    bar.finish_and_clear();
    Ok(done)
}

/// The signals by which a process is asked to end.
struct Asked {
    terminate: Signal,
    interrupt: Signal,
}

impl Asked {
    fn new() -> io::Result<Self> {
        let (terminate, interrupt) = (SignalKind::terminate(), SignalKind::interrupt());
        Ok(Self { terminate: signal(terminate)?, interrupt: signal(interrupt)? })
    }

    async fn next(&mut self) {
        tokio::select! {
            _ = self.terminate.recv() => {}
            _ = self.interrupt.recv() => {}
        }
    }
}
