//! Recent replays: made once and kept for the next step that somebody asks for.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, MutexGuard};

use super::steps::Replay;
use crate::analysis::MatchKey;
use crate::lock::lock;
use crate::problem::Result;

/// How many bytes all replays together may take.
const MOST: usize = 64 * 1024 * 1024;
/// A larger replay is not kept: it would push out the others.
const MOST_OF_ONE: usize = MOST / 8;

#[derive(Debug, Default)]
pub(crate) struct RecentReplays {
    /// The one last asked for comes last.
    kept: Mutex<VecDeque<(MatchKey, Arc<Replay>)>>,
}

impl RecentReplays {
    pub(crate) fn get(&self, key: MatchKey) -> Option<Arc<Replay>> {
        let mut kept = self.lock();
        let place = kept.iter().position(|(known, _)| *known == key)?;
        let found = kept.remove(place)?;
        let replay = Arc::clone(&found.1);
        kept.push_back(found);
        Some(replay)
    }

    pub(crate) fn get_or_make(
        &self,
        key: MatchKey,
        make: impl FnOnce() -> Result<Replay>,
    ) -> Result<Arc<Replay>> {
        if let Some(replay) = self.get(key) {
            return Ok(replay);
        }
        let replay = Arc::new(make()?);
        self.keep(key, Arc::clone(&replay));
        Ok(replay)
    }

    fn keep(&self, key: MatchKey, replay: Arc<Replay>) {
        if replay.weight() > MOST_OF_ONE {
            return;
        }
        let mut kept = self.lock();
        kept.retain(|(known, _)| *known != key);
        kept.push_back((key, replay));
        let mut weight: usize = kept.iter().map(|(_, replay)| replay.weight()).sum();
        while weight > MOST {
            let Some((_, oldest)) = kept.pop_front() else { return };
            weight -= oldest.weight();
        }
    }

    fn lock(&self) -> MutexGuard<'_, VecDeque<(MatchKey, Arc<Replay>)>> {
        lock(&self.kept)
    }
}
