//! The films that were asked for lately: made once and kept for whoever asks for their next step.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use super::film::Film;
use crate::analysis::Key;
use crate::problem::Result;

/// So much memory is for films, in bytes.
const MOST: usize = 64 * 1024 * 1024;
/// A film that takes more is not kept: it would cost others theirs.
const MOST_OF_ONE: usize = MOST / 8;

/// The films that were asked for lately.
#[derive(Debug, Default)]
pub struct Films {
    /// Whoever was asked for last comes last.
    kept: Mutex<VecDeque<(Key, Arc<Film>)>>,
}

impl Films {
    /// The film with this key, if it is kept.
    pub fn get(&self, key: Key) -> Option<Arc<Film>> {
        let mut kept = self.lock();
        let place = kept.iter().position(|(known, _)| *known == key)?;
        let found = kept.remove(place)?;
        let film = Arc::clone(&found.1);
        kept.push_back(found);
        Some(film)
    }

    /// The film with this key, made if it is not kept.
    ///
    /// # Errors
    /// If it cannot be made.
    pub fn get_or_make(&self, key: Key, make: impl FnOnce() -> Result<Film>) -> Result<Arc<Film>> {
        if let Some(film) = self.get(key) {
            return Ok(film);
        }
        let film = Arc::new(make()?);
        self.keep(key, Arc::clone(&film));
        Ok(film)
    }

    fn keep(&self, key: Key, film: Arc<Film>) {
        if film.weight() > MOST_OF_ONE {
            return;
        }
        let mut kept = self.lock();
        kept.retain(|(known, _)| *known != key);
        kept.push_back((key, film));
        let mut weight: usize = kept.iter().map(|(_, film)| film.weight()).sum();
        while weight > MOST {
            let Some((_, oldest)) = kept.pop_front() else { return };
            weight -= oldest.weight();
        }
    }

    fn lock(&self) -> MutexGuard<'_, VecDeque<(Key, Arc<Film>)>> {
        self.kept.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
