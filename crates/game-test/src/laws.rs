//! The laws that every game keeps, checked in random matches at every table size and with all options.
//!
//! Laws 1, 2, 9, 11 and the cheap half of 3 are checked before every action, and the record (8) for every match. The
//! others are checked at a few random steps of every match; if several seats are ever to act at once, at one such step.

mod chance;
mod choice;
mod foreign;
mod imagination;
mod law;
mod order;
mod replay;
mod sent;
mod taking_back;
mod trial;
mod turns;
mod wire;
mod worlds;

use std::env;
use std::num::NonZero;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread;

use game::{Game, Seed};

use crate::tables::{TrialTable, every_prepared_table, every_table};
pub(crate) use foreign::{Pool, strange};
pub use law::{Breach, Broken, Law};
use trial::Trial;

/// How many matches [`check_laws`] plays at every table, if the environment does not say.
const DEFAULT_MATCHES: u64 = 30;

/// Every match of a run takes its seed from this one.
const SERIES: Seed = Seed::from_bytes([0x7a; 32]);

/// Checks all laws in `TORTUGA_LAW_MATCHES` (by default 30) random matches for every table size and option set, and for
/// every prepared position.
///
/// # Panics
/// If a law is broken: with the law, the table, the seed, the step and the record.
pub fn check_laws<G: Game>() {
    if let Err(broken) = find_broken::<G>(matches_wanted()) {
        panic!("{broken}");
    }
}

fn matches_wanted() -> u64 {
    match env::var("TORTUGA_LAW_MATCHES") {
        Err(_) => DEFAULT_MATCHES,
        Ok(text) => text.parse().unwrap_or_else(|_| {
            panic!("TORTUGA_LAW_MATCHES is a number of matches, `{text}` is none")
        }),
    }
}

/// Checks all laws in this many random matches for every table size and option set.
///
/// # Errors
/// The first breach found.
pub fn find_broken<G: Game>(matches: u64) -> Result<(), Box<Broken>> {
    let run = Run::<G>::new(matches);
    let n_threads = thread::available_parallelism().map_or(1, NonZero::get);
    let found = thread::scope(|scope| {
        let workers: Vec<_> = (0..n_threads).map(|_| scope.spawn(|| run.work())).collect();
        let found = workers
            .into_iter()
            .filter_map(|worker| worker.join().expect("a worker catches the panics of the rules"));
        found.min_by_key(|(number, _)| *number)
    });
    match found {
        Some((_, broken)) => Err(broken),
        None => run.check_secrets(),
    }
}

/// Checks all laws in one random match: the one that a message names by its table and seed.
pub fn check_match<G: Game>(table: &TrialTable<G>, seed: Seed) -> Result<(), Box<Broken>> {
    Trial::new(table, seed, &Pool::gather(&every_table())).run().map(|_| ())
}

struct Run<G: Game> {
    tables: Vec<TrialTable<G>>,
    matches: u64,
    pool: Pool<G>,
    next: AtomicU64,
    stop: AtomicBool,
    hid_something: AtomicBool,
}

impl<G: Game> Run<G> {
    fn new(matches: u64) -> Self {
        let dealt = every_table();
        Self {
            pool: Pool::gather(&dealt),
            tables: dealt.into_iter().chain(every_prepared_table()).collect(),
            matches,
            next: AtomicU64::new(0),
            stop: AtomicBool::new(false),
            hid_something: AtomicBool::new(false),
        }
    }

    /// Plays match after match until all are played or somebody finds a breach.
    fn work(&self) -> Option<(u64, Box<Broken>)> {
        while !self.stop.load(Ordering::Relaxed) {
            let number = self.next.fetch_add(1, Ordering::Relaxed);
            let table = self.tables.get((number / self.matches.max(1)) as usize)?;
            match Trial::new(table, SERIES.of_match(number), &self.pool).run() {
                Ok(hid) => {
                    self.hid_something.fetch_or(hid, Ordering::Relaxed);
                }
                Err(broken) => {
                    self.stop.store(true, Ordering::Relaxed);
                    return Some((number, broken));
                }
            }
        }
        None
    }

    /// Law 6, the half that only a whole run can break.
    fn check_secrets(&self) -> Result<(), Box<Broken>> {
        if !G::info().has_secrets || self.hid_something.load(Ordering::Relaxed) {
            return Ok(());
        }
        let what = "it says that it has secrets, but every imagined state was the true one";
        Err(Box::new(Broken {
            breach: Breach::new(Law::Secrets, what),
            game: G::info().id,
            table: "all tables".to_owned(),
            seed: SERIES,
            step: 0,
            record: String::new(),
        }))
    }
}
