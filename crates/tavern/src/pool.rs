//! The threads on which bots think: a fixed number, however many bots there are.

use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex};

type Job = Box<dyn FnOnce() + Send>;

/// A fixed number of threads that do what they are given, in turn.
#[derive(Clone, Debug)]
pub(crate) struct Pool {
    jobs: Sender<Job>,
}

impl Pool {
    /// A pool of so many threads; they end when the pool is dropped.
    ///
    /// # Errors
    /// If a thread cannot be made.
    pub(crate) fn new(threads: usize) -> std::io::Result<Self> {
        let (jobs, waiting) = channel::<Job>();
        let waiting = Arc::new(Mutex::new(waiting));
        for _ in 0..threads.max(1) {
            let waiting = Arc::clone(&waiting);
            std::thread::Builder::new().name("bot".to_owned()).spawn(move || work(&waiting))?;
        }
        Ok(Self { jobs })
    }

    /// Has a thread do this when one is free.
    pub(crate) fn run(&self, job: impl FnOnce() + Send + 'static) {
        if self.jobs.send(Box::new(job)).is_err() {
            tracing::error!("no thread is left for the bots");
        }
    }
}

fn work(waiting: &Mutex<Receiver<Job>>) {
    loop {
        let job = match waiting.lock() {
            Ok(waiting) => waiting.recv(),
            Err(_) => return,
        };
        let Ok(job) = job else { return };
        // A bot that fails must not take its thread with it.
        if std::panic::catch_unwind(std::panic::AssertUnwindSafe(job)).is_err() {
            tracing::error!("a bot failed while it was thinking");
        }
    }
}
