//! The threads for slow work: replays, and tables read from the storage. Nothing that takes more than some milliseconds
//! runs on a thread that serves.
//!
//! Everybody's work waits in a queue of its own, and the queues take turns. What it cost is charged to the key and the
//! address that asked: whoever has used up their time is refused until some has flowed in again.

use std::net::IpAddr;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Instant;

use tokio::sync::oneshot;

use crate::fair_queue::FairQueue;
use crate::guard::allow;
use crate::guard::network;
use crate::guard::rate::{Buckets, Wait};
use crate::ids::PlayerId;
use crate::lock::lock;
use crate::problem::{Kind, Problem, Result};

/// How many jobs of one address may wait.
const MOST_OF_ONE: usize = 128;
/// How many jobs may wait in all.
const MOST: usize = 1_024;

tokio::task_local! {
    static PAYER: Payer;
}

/// Whoever is charged for slow work.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Payer {
    address: IpAddr,
    player: Option<PlayerId>,
}

impl Payer {
    pub(crate) fn new(address: IpAddr, player: Option<PlayerId>) -> Self {
        Self { address: network(address), player }
    }

    /// Charges `something`'s slow work to this account.
    pub(crate) async fn pays<T>(self, something: impl Future<Output = T>) -> T {
        PAYER.scope(self, something).await
    }

    /// The account of the present task; `None` if the tavern works for itself.
    pub(crate) fn present() -> Option<Self> {
        PAYER.try_with(|payer| *payer).ok()
    }

    /// The address, or the network that counts as one.
    pub(crate) const fn address(self) -> IpAddr {
        self.address
    }
}

pub(crate) struct SlowWork {
    desk: Arc<Desk>,
}

type Job = Box<dyn FnOnce() + Send>;

struct Desk {
    waiting: Mutex<Waiting>,
    news: Condvar,
    purses: Purses,
}

struct Waiting {
    jobs: FairQueue<Option<IpAddr>, Job>,
    is_closed: bool,
}

/// The milliseconds of work that everybody may still ask for.
struct Purses {
    addresses: Buckets<IpAddr>,
    keys: Buckets<PlayerId>,
}

impl std::fmt::Debug for SlowWork {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("SlowWork")
    }
}

impl SlowWork {
    /// A quarter of the machine: most results are kept, and those who play come first.
    pub(crate) fn usual_size() -> usize {
        std::thread::available_parallelism().map_or(1, usize::from).div_ceil(4)
    }

    /// Starts the threads; they end when this is dropped.
    pub(crate) fn new(threads: usize, limits: &crate::Limits) -> std::io::Result<Self> {
        let purses = Purses {
            addresses: Buckets::new(limits.work_an_address),
            keys: Buckets::new(limits.work_a_key),
        };
        let waiting = Waiting { jobs: FairQueue::new(MOST_OF_ONE, MOST), is_closed: false };
        let desk = Desk { waiting: Mutex::new(waiting), news: Condvar::new(), purses };
        let desk = Arc::new(desk);
        for _ in 0..threads.max(1) {
            let desk = Arc::clone(&desk);
            std::thread::Builder::new().name("work".to_owned()).spawn(move || desk.work())?;
        }
        Ok(Self { desk })
    }

    /// Does something on one of the threads, charged to whoever asks. Refused if they have used up their time, or too
    /// much waits.
    pub(crate) async fn run<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T> {
        let payer = Payer::present();
        if let Some(payer) = payer {
            allow(self.desk.purses.can_pay(payer), "problem-busy")?;
        }
        let (answer, answered) = oneshot::channel();
        let desk = Arc::clone(&self.desk);
        let has_begun = Arc::new(AtomicBool::new(false));
        let begins = Arc::clone(&has_begun);
        let job = move || {
            begins.store(true, Ordering::Relaxed);
            // Whoever went away needs no answer.
            if answer.is_closed() {
                return;
            }
            let begun = Instant::now();
            let bill = Bill { desk: &desk, payer, begun };
            let done = work();
            drop(bill);
            let _ = answer.send(done);
        };
        self.desk.accept(payer.map(Payer::address), Box::new(job));
        answered.await.map_err(|_| match has_begun.load(Ordering::Relaxed) {
            true => Problem::new(Kind::Broken, "problem-failed"),
            false => Problem::too_many("problem-busy").retry_after_seconds(1),
        })
    }

    /// The same for what waits for something else, such as the storage that looks through thousands of rows. It is asked
    /// for only when it is its turn: the storage serves in the order in which it is asked.
    pub(crate) async fn wait<F: Future<Output: Send + 'static>>(
        &self,
        something: impl FnOnce() -> F + Send + 'static,
    ) -> Result<F::Output> {
        let here = tokio::runtime::Handle::current();
        self.run(move || here.block_on(something())).await
    }
}

impl Drop for SlowWork {
    fn drop(&mut self) {
        self.desk.lock().is_closed = true;
        self.desk.news.notify_all();
    }
}

impl Desk {
    fn lock(&self) -> MutexGuard<'_, Waiting> {
        lock(&self.waiting)
    }

    /// What there is no room for is dropped, which tells whoever waits for it.
    fn accept(&self, who: Option<IpAddr>, job: Job) {
        let gone = self.lock().jobs.push(who, job);
        drop(gone);
        self.news.notify_one();
    }

    fn work(&self) {
        while let Some(job) = self.next() {
            // A job that panics must not take its thread with it.
            if std::panic::catch_unwind(std::panic::AssertUnwindSafe(job)).is_err() {
                tracing::error!("some work failed");
            }
        }
    }

    fn next(&self) -> Option<Job> {
        let mut waiting = self.lock();
        while !waiting.is_closed {
            let job = waiting.jobs.pop();
            if job.is_some() {
                return job;
            }
            waiting = self.news.wait(waiting).unwrap_or_else(PoisonError::into_inner);
        }
        None
    }
}

/// Charged when dropped, so that failed work is paid for, too.
struct Bill<'a> {
    desk: &'a Desk,
    payer: Option<Payer>,
    begun: Instant,
}

impl Drop for Bill<'_> {
    fn drop(&mut self) {
        if let Some(payer) = self.payer {
            self.desk.purses.pay(payer, self.begun.elapsed().as_secs_f32() * 1_000.0);
        }
    }
}

impl Purses {
    fn can_pay(&self, payer: Payer) -> Result<(), Wait> {
        self.addresses.has_some(&payer.address)?;
        payer.player.map_or(Ok(()), |player| self.keys.has_some(&player))
    }

    fn pay(&self, payer: Payer, millis: f32) {
        self.addresses.spend(payer.address, millis);
        if let Some(player) = payer.player {
            self.keys.spend(player, millis);
        }
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;
    use crate::{Limits, Rate};

    fn payer(last: u8) -> Payer {
        Payer::new(IpAddr::from([192, 0, 2, last]), None)
    }

    #[tokio::test]
    async fn whoever_has_used_up_their_time_is_refused_and_others_are_not() {
        let limits = Limits { work_an_address: Rate::new(5.0, 0.001), ..Limits::default() };
        let workers = SlowWork::new(1, &limits).unwrap();
        let slow = || std::thread::sleep(Duration::from_millis(20));
        payer(1).pays(workers.run(slow)).await.unwrap();
        let refused = payer(1).pays(workers.run(slow)).await.unwrap_err();
        assert_eq!(refused.code(), "busy");
        payer(2).pays(workers.run(slow)).await.unwrap();
        workers.run(slow).await.unwrap();
        workers.run(slow).await.unwrap();
    }

    #[tokio::test]
    async fn what_is_refused_or_has_to_wait_is_not_asked_of_the_storage() {
        let limits = Limits { work_an_address: Rate::new(5.0, 0.001), ..Limits::default() };
        let workers = SlowWork::new(1, &limits).unwrap();
        let asked = Arc::new(Mutex::new(Vec::new()));
        let ask = |who: &'static str| {
            let asked = Arc::clone(&asked);
            move || {
                asked.lock().unwrap().push(who);
                async {}
            }
        };
        let (end, ended) = std::sync::mpsc::channel::<()>();
        let first = payer(1).pays(workers.run(move || ended.recv().unwrap()));
        let mut first = Box::pin(first);
        assert!(tokio::time::timeout(Duration::from_millis(20), &mut first).await.is_err());
        let mut next = Box::pin(payer(2).pays(workers.wait(ask("waits"))));
        assert!(tokio::time::timeout(Duration::ZERO, &mut next).await.is_err());
        assert!(asked.lock().unwrap().is_empty(), "it is not its turn");
        end.send(()).unwrap();
        first.await.unwrap();
        next.await.unwrap();
        let refused = payer(1).pays(workers.wait(ask("refused"))).await;
        assert_eq!(
            (refused.unwrap_err().code(), asked.lock().unwrap().as_slice()),
            ("busy", &["waits"][..])
        );
    }

    #[tokio::test]
    async fn work_that_fails_is_told_and_leaves_its_thread_to_the_next() {
        let workers = SlowWork::new(1, &Limits::default()).unwrap();
        let failed = workers.run(|| panic!("work that fails")).await;
        assert_eq!(failed.unwrap_err().code(), "failed");
        assert_eq!(workers.run(|| 7).await.unwrap(), 7);
    }

    #[tokio::test]
    async fn nobody_has_too_much_waiting_and_others_still_have_room() {
        let workers = SlowWork::new(1, &Limits::default()).unwrap();
        let (end, ended) = std::sync::mpsc::channel::<()>();
        let (begin, begun) = oneshot::channel();
        let first = workers.run(move || {
            let _ = begin.send(());
            let _ = ended.recv();
        });
        let mut first = Box::pin(first);
        tokio::select! { _ = &mut first => {}, _ = begun => {} }
        let many: Vec<_> = (0..=MOST_OF_ONE).map(|_| payer(1).pays(workers.run(|| ()))).collect();
        let mut many: Vec<_> = many.into_iter().map(Box::pin).collect();
        let mut refused = 0;
        for waiting in &mut many {
            let now = tokio::time::timeout(Duration::ZERO, waiting).await;
            refused += usize::from(matches!(now, Ok(Err(_))));
        }
        assert_eq!(refused, 1);
        let mut other = Box::pin(payer(2).pays(workers.run(|| ())));
        assert!(tokio::time::timeout(Duration::ZERO, &mut other).await.is_err());
        end.send(()).unwrap();
        first.await.unwrap();
        other.await.unwrap();
    }
}
