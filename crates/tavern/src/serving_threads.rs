//! The threads that serve connections and tables. Each works in the order in which things came, so that under load
//! nobody waits much longer than the others.

use std::convert::Infallible;
use std::io;
use std::sync::atomic::{AtomicUsize, Ordering};

use tokio::runtime::{Builder, Handle};
use tokio::sync::oneshot;

#[derive(Debug)]
pub(crate) struct ServingThreads {
    threads: Vec<Thread>,
    turn: AtomicUsize,
}

/// At work until it is dropped.
#[derive(Debug)]
struct Thread {
    runtime: Handle,
    _work: oneshot::Sender<Infallible>,
}

impl ServingThreads {
    /// Half of the machine: bots think, the storage saves, and other programs run, too.
    pub(crate) fn usual_size() -> usize {
        std::thread::available_parallelism().map_or(1, usize::from).div_ceil(2)
    }

    /// Starts the threads; they end when this is dropped.
    pub(crate) fn new(threads: usize) -> io::Result<Self> {
        let threads = (0..threads.max(1)).map(|_| Thread::spawn()).collect::<io::Result<_>>()?;
        Ok(Self { threads, turn: AtomicUsize::new(0) })
    }

    /// The thread whose turn it is.
    pub(crate) fn next(&self) -> &Handle {
        let turn = self.turn.fetch_add(1, Ordering::Relaxed);
        &self.threads[turn % self.threads.len()].runtime
    }

    pub(crate) fn all(&self) -> impl Iterator<Item = &Handle> + Clone {
        self.threads.iter().map(|thread| &thread.runtime)
    }
}

impl Thread {
    fn spawn() -> io::Result<Self> {
        let runtime = Builder::new_current_thread().enable_all().build()?;
        let (work, ended) = oneshot::channel();
        let handle = runtime.handle().clone();
        let until_it_ends = move || _ = runtime.block_on(ended);
        std::thread::Builder::new().name("serving".to_owned()).spawn(until_it_ends)?;
        Ok(Self { runtime: handle, _work: work })
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use tokio::sync::mpsc;

    use super::*;

    #[tokio::test]
    async fn every_thread_has_a_turn() {
        let serving = ServingThreads::new(3).unwrap();
        let mut threads = Vec::new();
        for _ in 0..6 {
            let thread = serving.next().spawn(async { std::thread::current().id() });
            threads.push(thread.await.unwrap());
        }
        assert_eq!(threads[..3], threads[3..]);
        assert_eq!(threads.into_iter().collect::<HashSet<_>>().len(), 3);
    }

    #[tokio::test]
    async fn a_thread_does_what_waits_for_it_in_the_order_in_which_it_came() {
        let serving = ServingThreads::new(1).unwrap();
        let (sender, mut done) = mpsc::unbounded_channel();
        for number in 0..1000 {
            let sender = sender.clone();
            serving.next().spawn(async move { sender.send(number) });
        }
        drop(sender);
        for number in 0..1000 {
            assert_eq!(done.recv().await, Some(number));
        }
    }
}
