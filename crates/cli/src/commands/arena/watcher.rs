//! Looks on while an arena is played: counts, keeps and saves what is finished, and ends it when asked.

use std::collections::BTreeSet;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, PoisonError};

use bots::arena::{PlayedDeal, Watch};
use indicatif::ProgressBar;

use crate::save_file::{Part, SaveFile};
use crate::stop::Stop;
use crate::voice::Voice;

impl Part for PlayedDeal {
    fn number(&self) -> u64 {
        self.number
    }
}

pub(super) struct Watcher<'a> {
    bar: &'a ProgressBar,
    stop: &'a AtomicBool,
    before: BTreeSet<u64>,
    kept: Mutex<Kept>,
}

struct Kept {
    deals: Vec<PlayedDeal>,
    file: Option<SaveFile>,
    broken: Option<std::io::Error>,
}

impl<'a> Watcher<'a> {
    /// `deals` were played before.
    pub(super) fn new(
        bar: &'a ProgressBar,
        stop: &'a AtomicBool,
        deals: Vec<PlayedDeal>,
        file: Option<SaveFile>,
    ) -> Self {
        let before = deals.iter().map(|deal| deal.number).collect();
        Self { bar, stop, before, kept: Mutex::new(Kept { deals, file, broken: None }) }
    }

    /// All deals played, now and before, by number.
    pub(super) fn deals(self, voice: &Voice) -> Result<Vec<PlayedDeal>, Stop> {
        let Kept { mut deals, file, broken } =
            self.kept.into_inner().unwrap_or_else(PoisonError::into_inner);
        if let (Some(why), Some(file)) = (broken, file) {
            return Err(file.broken(why, voice));
        }
        deals.sort_by_key(|deal| deal.number);
        Ok(deals)
    }
}

impl Watch for Watcher<'_> {
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
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        // After a line that was not written whole, another one would be lost with it.
        if kept.broken.is_some() {
            return;
        }
        let saved = kept.file.as_mut().map_or(Ok(()), |file| file.append(&deal));
        match saved {
            Ok(()) => kept.deals.push(deal),
            Err(why) => {
                kept.broken = Some(why);
                self.stop.store(true, Ordering::Relaxed);
            }
        }
    }
}
