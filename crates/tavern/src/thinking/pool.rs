//! The threads on which bots think: a fixed number, however many bots there are.

use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Instant;

use super::turns::{Account, Purpose, Turns};

type Job = Box<dyn FnOnce() + Send>;

/// A fixed number of threads; everybody gets a fair share of them.
#[derive(Debug)]
pub(crate) struct Pool {
    jobs: Arc<Jobs>,
}

#[derive(Default)]
struct Jobs {
    waiting: Mutex<Waiting>,
    news: Condvar,
}

#[derive(Default)]
struct Waiting {
    turns: Turns<Job>,
    closed: bool,
}

impl std::fmt::Debug for Jobs {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Jobs")
    }
}

impl Pool {
    /// Starts the threads; they end when the pool is dropped.
    pub(crate) fn new(threads: usize) -> std::io::Result<Self> {
        let jobs = Arc::<Jobs>::default();
        for _ in 0..threads.max(1) {
            let jobs = Arc::clone(&jobs);
            std::thread::Builder::new().name("bot".to_owned()).spawn(move || work(&jobs))?;
        }
        Ok(Self { jobs })
    }

    /// Does the job when it is this account's turn. The account is charged for the time that it takes.
    pub(crate) fn run(
        &self,
        account: Account,
        purpose: Purpose,
        job: impl FnOnce() + Send + 'static,
    ) {
        self.jobs.lock().turns.push(account, purpose, Box::new(job));
        self.jobs.news.notify_one();
    }

    /// Does the job when a thread is free and nothing else waits. Keep it short: nothing interrupts it when something
    /// urgent comes.
    pub(crate) fn run_spare(&self, job: impl FnOnce() + Send + 'static) {
        self.jobs.lock().turns.push_spare(Box::new(job));
        self.jobs.news.notify_one();
    }
}

impl Drop for Pool {
    fn drop(&mut self) {
        self.jobs.lock().closed = true;
        self.jobs.news.notify_all();
    }
}

impl Jobs {
    fn lock(&self) -> MutexGuard<'_, Waiting> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The next job and who is charged for it; `None` when the pool is closed.
    fn next(&self) -> Option<(Option<Account>, Job)> {
        let mut waiting = self.lock();
        while !waiting.closed {
            let next = waiting.turns.next();
            if next.is_some() {
                return next;
            }
            waiting = self.news.wait(waiting).unwrap_or_else(PoisonError::into_inner);
        }
        None
    }
}

fn work(jobs: &Jobs) {
    while let Some((account, job)) = jobs.next() {
        let begun = Instant::now();
        // A bot that panics must not take its thread with it.
        if std::panic::catch_unwind(std::panic::AssertUnwindSafe(job)).is_err() {
            tracing::error!("a bot failed while it was thinking");
        }
        if let Some(account) = account {
            jobs.lock().turns.charge(account, begun.elapsed());
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc::channel;

    use super::*;
    use crate::ids::PlayerId;

    const ANNA: Account = Account { network: None, player: PlayerId::from_bytes([1; 32]) };

    #[test]
    fn what_can_wait_is_done_when_nothing_else_waits() {
        let pool = Pool::new(1).unwrap();
        let (begin, begun) = channel::<()>();
        let (done, order) = channel();
        pool.run(ANNA, Purpose::Move, move || begun.recv().unwrap());
        let say = |word: &'static str| {
            let done = done.clone();
            move || done.send(word).unwrap()
        };
        pool.run_spare(say("spare"));
        pool.run(ANNA, Purpose::Move, say("first"));
        pool.run(ANNA, Purpose::Move, say("second"));
        begin.send(()).unwrap();
        assert_eq!([(); 3].map(|()| order.recv().unwrap()), ["first", "second", "spare"]);
    }

    #[test]
    fn a_job_that_fails_leaves_its_thread_to_the_next() {
        let pool = Pool::new(1).unwrap();
        let (done, order) = channel();
        pool.run(ANNA, Purpose::Move, || panic!("a bot that fails"));
        pool.run(ANNA, Purpose::Move, move || done.send(()).unwrap());
        order.recv().unwrap();
    }
}
