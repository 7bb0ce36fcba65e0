//! The threads on which bots think: a fixed number, however many bots there are.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Instant;

use bots::SpareTime;

use super::turns::{Account, Purpose, Turns};

use crate::lock::lock;

/// Says since when it could as well have been left, if it went on in spare time.
type Job = Box<dyn FnOnce() -> Option<Instant> + Send>;

/// What nobody waits for.
type SpareJob = Box<dyn FnOnce() + Send>;

/// A fixed number of threads; everybody gets a fair share of them. Hints have one more of their own: a person looks at the
/// screen, and a Legend takes longer to think than a captain. What nobody waits for has another, to which the system gives
/// what all others leave.
#[derive(Debug)]
pub(crate) struct Pool {
    jobs: Arc<Jobs>,
    spare: Sender<SpareJob>,
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

/// On Linux, every thread has a priority of its own: this one yields to all others.
#[cfg(target_os = "linux")]
const LOWEST: i32 = 19;

impl std::fmt::Debug for Jobs {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Jobs")
    }
}

impl Pool {
    /// Starts the threads; they end when the pool is dropped.
    pub(crate) fn new(threads: usize) -> std::io::Result<Self> {
        let jobs = Arc::<Jobs>::default();
        let bots = (0..threads.max(1)).map(|_| ("bot", Purpose::Move));
        for (name, least) in bots.chain([("hint", Purpose::Hint)]) {
            let jobs = Arc::clone(&jobs);
            let work = move || work(&jobs, least);
            std::thread::Builder::new().name(name.to_owned()).spawn(work)?;
        }
        let (spare, waiting) = channel();
        let name = "spare".to_owned();
        std::thread::Builder::new().name(name).spawn(move || work_in_spare_time(&waiting))?;
        Ok(Self { jobs, spare })
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

    /// Does the job with whatever time the machine has to spare, one after another.
    pub(crate) fn run_spare(&self, job: impl FnOnce() + Send + 'static) {
        // The thread ends only with the pool.
        let _ = self.spare.send(Box::new(job));
    }

    fn push(&self, push: impl FnOnce(&mut Turns<Job>)) {
        let mut waiting = self.jobs.lock();
        push(&mut waiting.turns);
        self.jobs.count.fetch_add(1, Ordering::Relaxed);
        drop(waiting);
        // Not every thread does every job.
        self.jobs.news.notify_all();
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
        lock(&self.waiting)
    }

    /// The next job that is no less urgent and who is charged for it; `None` when the pool is closed.
    fn next(&self, least: Purpose) -> Option<(Account, Job)> {
        let mut waiting = self.lock();
        while !waiting.closed {
            let next = waiting.turns.next(least);
            if next.is_some() {
                return next;
            }
            waiting = self.news.wait(waiting).unwrap_or_else(PoisonError::into_inner);
        }
        None
    }
}

fn work(jobs: &Jobs, least: Purpose) {
    let no_longer_waits = || jobs.count.fetch_sub(1, Ordering::Relaxed);
    while let Some((account, job)) = jobs.next(least) {
        let begun = Instant::now();
        let spare = if least == Purpose::Hint {
            // Whoever has time to spare leaves it to a hint until that is there.
            let done = survived(job);
            no_longer_waits();
            done.flatten()
        } else {
            no_longer_waits();
            survived(job).flatten()
        };
        let needed = spare.map_or_else(|| begun.elapsed(), |spare| spare - begun);
        jobs.lock().turns.charge(account, needed);
    }
}

fn work_in_spare_time(waiting: &Receiver<SpareJob>) {
    #[cfg(target_os = "linux")]
    if let Err(why) = rustix::process::setpriority_process(None, LOWEST) {
        tracing::warn!(%why, "thinking in spare time takes its time from others");
    }
    for job in waiting {
        let _ = survived(job);
    }
}

/// A bot that panics must not take its thread with it.
fn survived<T>(job: impl FnOnce() -> T) -> Option<T> {
    let done = std::panic::catch_unwind(std::panic::AssertUnwindSafe(job));
    done.inspect_err(|_| tracing::error!("a bot failed while it was thinking")).ok()
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
    fn whatever_is_thought_in_spare_time_keeps_nobody_waiting() {
        let pool = Pool::new(1).unwrap();
        let (end, ended) = channel::<()>();
        let (done, order) = channel();
        let say = |word: &'static str| {
            let done = done.clone();
            move || done.send(word).unwrap()
        };
        let spare = say("spare");
        pool.run_spare(move || {
            ended.recv().unwrap();
            spare();
        });
        pool.run_spare(|| panic!("a thought that fails"));
        pool.run_spare(say("next spare"));
        pool.run(ANNA, Purpose::Hint, say("hint"));
        assert_eq!(order.recv().unwrap(), "hint");
        end.send(()).unwrap();
        assert_eq!([(); 2].map(|()| order.recv().unwrap()), ["spare", "next spare"]);
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
    fn a_hint_does_not_wait_until_a_bot_has_thought() {
        let pool = Pool::new(1).unwrap();
        let (end, ended) = channel::<()>();
        let (done, order) = channel();
        let (bot, next, hint) = (done.clone(), done.clone(), done);
        pool.run(ANNA, Purpose::Move, move || {
            ended.recv().unwrap();
            bot.send("bot").unwrap();
        });
        pool.run(ANNA, Purpose::Move, move || next.send("next bot").unwrap());
        pool.run(ANNA, Purpose::Hint, move || hint.send("hint").unwrap());
        assert_eq!(order.recv_timeout(Duration::from_secs(60)), Ok("hint"));
        end.send(()).unwrap();
        assert_eq!([(); 2].map(|()| order.recv().unwrap()), ["bot", "next bot"]);
    }

    #[test]
    fn whoever_thinks_at_leisure_makes_room_for_whoever_waits() {
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
