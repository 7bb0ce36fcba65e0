//! Looks on while something long is done part by part: counts, keeps and saves what is finished, and ends it when asked.

use std::collections::BTreeSet;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, PoisonError};

use bots::arena::{PlayedDeal, Watch};
use bots::puzzles::{Haul, HuntWatch};
use indicatif::ProgressBar;

use crate::save_file::{Part, SaveFile};
use crate::stop::Stop;
use crate::voice::Voice;

impl Part for PlayedDeal {
    fn number(&self) -> u64 {
        self.number
    }
}

impl Part for Haul {
    fn number(&self) -> u64 {
        self.number
    }
}

pub(crate) struct Watcher<'a, P> {
    bar: &'a ProgressBar,
    stop: &'a AtomicBool,
    before: BTreeSet<u64>,
    kept: Mutex<Kept<P>>,
}

struct Kept<P> {
    parts: Vec<P>,
    file: Option<SaveFile>,
    broken: Option<std::io::Error>,
}

impl<'a, P: Part> Watcher<'a, P> {
    /// `parts` were finished before.
    pub(crate) fn new(
        bar: &'a ProgressBar,
        stop: &'a AtomicBool,
        parts: Vec<P>,
        file: Option<SaveFile>,
    ) -> Self {
        let before = parts.iter().map(Part::number).collect();
        Self { bar, stop, before, kept: Mutex::new(Kept { parts, file, broken: None }) }
    }

    /// All that is finished, now and before, by number.
    pub(crate) fn parts(self, voice: &Voice) -> Result<Vec<P>, Stop> {
        let Kept { mut parts, file, broken } =
            self.kept.into_inner().unwrap_or_else(PoisonError::into_inner);
        if let (Some(why), Some(file)) = (broken, file) {
            return Err(file.broken(why, voice));
        }
        parts.sort_by_key(Part::number);
        Ok(parts)
    }

    fn keep(&self, part: P) {
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        // After a line that was not written whole, another one would be lost with it.
        if kept.broken.is_some() {
            return;
        }
        match kept.file.as_mut().map_or(Ok(()), |file| file.append(&part)) {
            Ok(()) => kept.parts.push(part),
            Err(why) => {
                kept.broken = Some(why);
                self.stop.store(true, Ordering::Relaxed);
            }
        }
    }
}

impl Watch for Watcher<'_, PlayedDeal> {
    fn is_played(&self, deal: u64) -> bool {
        self.before.contains(&deal)
    }

    fn is_stopped(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }

    fn match_over(&self) {
        self.bar.inc(1);
    }

    fn deal_over(&self, deal: PlayedDeal) {
        self.keep(deal);
    }
}

impl HuntWatch for Watcher<'_, Haul> {
    fn is_done(&self, number: u64) -> bool {
        self.before.contains(&number)
    }

    fn is_stopped(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }

    fn match_over(&self, haul: Haul) {
        self.keep(haul);
        self.bar.inc(1);
    }
}
