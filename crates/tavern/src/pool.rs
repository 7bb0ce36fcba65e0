//! The threads on which bots think: a fixed number, however many bots there are.

use std::collections::VecDeque;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};

type Job = Box<dyn FnOnce() + Send>;

/// A fixed number of threads that do what they are given, in turn.
#[derive(Debug)]
pub(crate) struct Pool {
    desk: Arc<Desk>,
}

#[derive(Default)]
struct Desk {
    waiting: Mutex<Waiting>,
    news: Condvar,
}

/// What waits for a thread.
#[derive(Default)]
struct Waiting {
    jobs: VecDeque<Job>,
    /// Done only when no other job waits.
    spare: VecDeque<Job>,
    closed: bool,
}

impl std::fmt::Debug for Desk {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Desk")
    }
}

impl Pool {
    /// A pool of so many threads; they end when the pool is dropped.
    ///
    /// # Errors
    /// If a thread cannot be made.
    pub(crate) fn new(threads: usize) -> std::io::Result<Self> {
        let desk = Arc::<Desk>::default();
        for _ in 0..threads.max(1) {
            let desk = Arc::clone(&desk);
            std::thread::Builder::new().name("bot".to_owned()).spawn(move || work(&desk))?;
        }
        Ok(Self { desk })
    }

    /// Has a thread do this when one is free.
    pub(crate) fn run(&self, job: impl FnOnce() + Send + 'static) {
        self.desk.lock().jobs.push_back(Box::new(job));
        self.desk.news.notify_one();
    }

    /// Has a thread do this when one is free and nothing else waits. What everybody waits for should not wait for this:
    /// such a job is short.
    pub(crate) fn run_spare(&self, job: impl FnOnce() + Send + 'static) {
        self.desk.lock().spare.push_back(Box::new(job));
        self.desk.news.notify_one();
    }
}

impl Drop for Pool {
    fn drop(&mut self) {
        self.desk.lock().closed = true;
        self.desk.news.notify_all();
    }
}

impl Desk {
    fn lock(&self) -> MutexGuard<'_, Waiting> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The next job; none when the pool is closed.
    fn next(&self) -> Option<Job> {
        let mut waiting = self.lock();
        while !waiting.closed {
            let job = waiting.jobs.pop_front().or_else(|| waiting.spare.pop_front());
            if job.is_some() {
                return job;
            }
            waiting = self.news.wait(waiting).unwrap_or_else(PoisonError::into_inner);
        }
        None
    }
}

fn work(desk: &Desk) {
    while let Some(job) = desk.next() {
        // A bot that fails must not take its thread with it.
        if std::panic::catch_unwind(std::panic::AssertUnwindSafe(job)).is_err() {
            tracing::error!("a bot failed while it was thinking");
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc::channel;

    use super::*;

    #[test]
    fn what_can_wait_is_done_when_nothing_else_waits() {
        let pool = Pool::new(1).unwrap();
        let (begin, begun) = channel::<()>();
        let (done, order) = channel();
        pool.run(move || begun.recv().unwrap());
        let say = |word: &'static str| {
            let done = done.clone();
            move || done.send(word).unwrap()
        };
        pool.run_spare(say("spare"));
        pool.run(say("first"));
        pool.run(say("second"));
        begin.send(()).unwrap();
        assert_eq!([(); 3].map(|()| order.recv().unwrap()), ["first", "second", "spare"]);
    }

    #[test]
    fn a_job_that_fails_leaves_its_thread_to_the_next() {
        let pool = Pool::new(1).unwrap();
        let (done, order) = channel();
        pool.run(|| panic!("a bot that fails"));
        pool.run(move || done.send(()).unwrap());
        order.recv().unwrap();
    }
}
