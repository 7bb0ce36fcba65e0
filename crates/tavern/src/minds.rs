//! What bots remember from one decision to the next: all of it together has a bound.

use std::sync::{Arc, Mutex, PoisonError, Weak};

use bots::Mind;

/// Keeps what all bots remember within a bound: whoever thought longest ago forgets first.
#[derive(Debug)]
pub(crate) struct Minds {
    /// No more bytes than this, roughly.
    most: usize,
    /// The minds that remember something, the one that thought longest ago first. A table owns its minds.
    known: Mutex<Vec<Weak<Mind>>>,
}

impl Minds {
    /// All minds together remember at most so many bytes.
    pub(crate) fn new(most: usize) -> Self {
        Self { most, known: Mutex::default() }
    }

    /// A bot has thought. If all remember too much together, those that thought longest ago forget.
    pub(crate) fn have_thought(&self, mind: &Arc<Mind>) {
        if mind.size() == 0 {
            return;
        }
        let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        known.retain(|other| other.strong_count() > 0 && other.as_ptr() != Arc::as_ptr(mind));
        known.push(Arc::downgrade(mind));
        let alive: Vec<Arc<Mind>> = known.iter().filter_map(Weak::upgrade).collect();
        let mut total: usize = alive.iter().map(|mind| mind.size()).sum();
        for mind in alive {
            if total <= self.most {
                return;
            }
            total -= mind.size().min(total);
            mind.forget();
        }
    }
}
