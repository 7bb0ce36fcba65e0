//! How threads lock what they share.

use std::sync::{Mutex, MutexGuard, PoisonError};

/// Whoever panics while holding a lock must not lock all others out: what is behind our locks changes in single steps.
pub(crate) fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
