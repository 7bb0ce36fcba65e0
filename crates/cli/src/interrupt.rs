//! What happens when the process is asked to end.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::{io, process, thread};

use tokio::signal::unix::{SignalKind, signal};

/// Ends with this code if it is asked twice: 128 and the number of the interrupt, as shells have it.
const AT_ONCE: i32 = 130;

/// Comes when the process is asked to end.
pub(crate) fn stop_signal() -> io::Result<impl Future<Output = ()> + Send + 'static> {
    let (mut terminate, mut interrupt) =
        (signal(SignalKind::terminate())?, signal(SignalKind::interrupt())?);
    Ok(async move {
        tokio::select! {
            _ = terminate.recv() => {}
            _ = interrupt.recv() => {}
        }
    })
}

/// A flag that is raised when the process is asked to end, so that it can end in order. Who asks twice is obeyed at once.
pub(crate) fn stop_flag() -> io::Result<Arc<AtomicBool>> {
    let flag = Arc::new(AtomicBool::new(false));
    let raised = Arc::clone(&flag);
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let asked = runtime.block_on(async { stop_signal() })?;
    thread::spawn(move || {
        runtime.block_on(async {
            asked.await;
            raised.store(true, Ordering::Relaxed);
            if let Ok(again) = stop_signal() {
                again.await;
                process::exit(AT_ONCE);
            }
        });
    });
    Ok(flag)
}
