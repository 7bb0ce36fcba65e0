//! The threads on which bots think: a fixed number, however many bots there are.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Instant;

use bots::SpareTime;

use super::turns::{Account, Purpose, Turns};

/// Says since when it could as well have been left, if it went on in spare time.
type Job = Box<dyn FnOnce() -> Option<Instant> + Send>;

/// A fixed number of threads; everybody gets a fair share of them.
#[derive(Debug)]
pub(crate) struct Pool {
    jobs: Arc<Jobs>,
}

#[derive(Default)]
struct Jobs {
    waiting: Mutex<Waiting>,
    news: Condvar,
    /// How many jobs wait for a thread.
    count: Arc<AtomicUsize>,
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
        self.push(|turns| turns.push(account, purpose, Box::new(|| alone(job))));
    }

    /// The same for a job that may go on until then, while no other waits; nobody is charged for what it does beyond
    /// what it must.
    pub(crate) fn run_at_leisure(
        &self,
        (account, purpose): (Account, Purpose),
        until: Instant,
        job: impl FnOnce(&SpareTime) + Send + 'static,
    ) {
        let count = Arc::clone(&self.jobs.count);
        let job = move || {
            let spare = SpareTime::until(until, count);
            job(&spare);
            spare.begun()
        };
        self.push(|turns| turns.push(account, purpose, Box::new(job)));
    }

    /// Does the job when a thread is free and nothing else waits. Keep it short: nothing interrupts it when something
    /// urgent comes.
    pub(crate) fn run_spare(&self, job: impl FnOnce() + Send + 'static) {
        self.push(|turns| turns.push_spare(Box::new(|| alone(job))));
    }

    fn push(&self, push: impl FnOnce(&mut Turns<Job>)) {
        let mut waiting = self.jobs.lock();
        push(&mut waiting.turns);
        self.jobs.count.fetch_add(1, Ordering::Relaxed);
        drop(waiting);
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
                self.count.fetch_sub(1, Ordering::Relaxed);
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
        let done = std::panic::catch_unwind(std::panic::AssertUnwindSafe(job));
        let spare = done.unwrap_or_else(|_| {
            tracing::error!("a bot failed while it was thinking");
            None
        });
        if let Some(account) = account {
            let needed = spare.map_or_else(|| begun.elapsed(), |spare| spare - begun);
            jobs.lock().turns.charge(account, needed);
        }
    }
}

/// A job that leaves no time to others that they could use.
fn alone(job: impl FnOnce()) -> Option<Instant> {
    job();
    None
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc::channel;
    use std::time::Duration;

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
    #[test]
    fn who_thinks_at_leisure_makes_room_for_whoever_waits() {
        let pool = Pool::new(1).unwrap();
        let (done, order) = channel();
        let (begun, has_begun) = channel();
        let never = Instant::now() + Duration::from_secs(600);
        let first = done.clone();
        pool.run_at_leisure((ANNA, Purpose::Move), never, move |spare| {
            begun.send(spare.is_left()).unwrap();
            while spare.is_left() {
                std::thread::yield_now();
            }
            first.send("at leisure").unwrap();
        });
        assert!(has_begun.recv().unwrap(), "nobody waits yet");
        pool.run(ANNA, Purpose::Move, move || done.send("next").unwrap());
        assert_eq!([(); 2].map(|()| order.recv().unwrap()), ["at leisure", "next"]);
    }

    #[test]
    fn there_is_no_leisure_while_others_wait_or_when_somebody_would_notice() {
        let pool = Pool::new(1).unwrap();
        let (begin, begun) = channel::<()>();
        let (done, is_left) = channel();
        pool.run(ANNA, Purpose::Move, move || begun.recv().unwrap());
        let later = Instant::now() + Duration::from_secs(600);
        for until in [later, later, Instant::now()] {
            let done = done.clone();
            pool.run_at_leisure((ANNA, Purpose::Move), until, move |spare| {
                done.send(spare.is_left()).unwrap();
            });
        }
        begin.send(()).unwrap();
        assert_eq!([(); 3].map(|()| is_left.recv().unwrap()), [false, false, false]);
    }
}
