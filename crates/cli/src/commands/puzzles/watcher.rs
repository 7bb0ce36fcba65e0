//! Looks on while puzzles are looked for: counts, keeps and saves what is found, and ends it when asked.

use std::collections::BTreeSet;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, PoisonError};

use bots::puzzles::{Haul, HuntWatch};
use indicatif::ProgressBar;

use crate::save_file::{Part, SaveFile};
use crate::stop::Stop;
use crate::voice::Voice;

impl Part for Haul {
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
    hauls: Vec<Haul>,
    file: Option<SaveFile>,
    broken: Option<std::io::Error>,
}

impl<'a> Watcher<'a> {
    /// `hauls` were found before.
    pub(super) fn new(
        bar: &'a ProgressBar,
        stop: &'a AtomicBool,
        hauls: Vec<Haul>,
        file: Option<SaveFile>,
    ) -> Self {
        let before = hauls.iter().map(|haul| haul.number).collect();
        Self { bar, stop, before, kept: Mutex::new(Kept { hauls, file, broken: None }) }
    }

    /// All that was found, now and before, by the number of its match.
    pub(super) fn hauls(self, voice: &Voice) -> Result<Vec<Haul>, Stop> {
        let Kept { mut hauls, file, broken } =
            self.kept.into_inner().unwrap_or_else(PoisonError::into_inner);
        if let (Some(why), Some(file)) = (broken, file) {
            return Err(file.broken(why, voice));
        }
        hauls.sort_by_key(|haul| haul.number);
        Ok(hauls)
    }
}

impl HuntWatch for Watcher<'_> {
    fn is_done(&self, number: u64) -> bool {
        self.before.contains(&number)
    }

    fn is_stopped(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }

    fn match_over(&self, haul: Haul) {
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        // After a line that was not written whole, another one would be lost with it.
        if kept.broken.is_some() {
            return;
        }
        match kept.file.as_mut().map_or(Ok(()), |file| file.append(&haul)) {
            Ok(()) => {
                kept.hauls.push(haul);
                self.bar.inc(1);
            }
            Err(why) => {
                kept.broken = Some(why);
                self.stop.store(true, Ordering::Relaxed);
            }
        }
    }
}
