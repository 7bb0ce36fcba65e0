//! Every connection takes a file, and the system has a limit for them. The last are kept for those who play.
//!
//! The promise: some files are never given to connections, so that the storage goes on; and when few are left, whoever
//! has no seat at a table that is not over is refused, and what they hold is closed after [`GRACE`].

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
use tokio::sync::watch;

/// Files for the storage, the threads, and for saying no; a quarter of all files where there are few.
const OUR_OWN: usize = 256;
/// Connections take memory, too: even with more files there are no more connections.
const MOST: usize = 50_000;
/// Connections only for those who play; a quarter of all where there are few.
const RESERVE: usize = 1_000;
/// How long whoever has no seat may stay when files are scarce.
pub(crate) const GRACE: Duration = Duration::from_secs(5);

#[derive(Debug)]
pub(crate) struct Files {
    most: usize,
    reserve: usize,
    open: AtomicUsize,
    /// Whether those without a seat have to go. Once they have to, they keep going until there is room for newcomers.
    short: watch::Sender<bool>,
}

#[derive(Debug)]
pub(crate) struct HeldFile(Arc<Files>);

/// Asks the system for as many files as it allows, and returns how many that is.
pub(crate) fn raise() -> usize {
    let Rlimit { current, maximum } = getrlimit(Resource::Nofile);
    let raised = setrlimit(Resource::Nofile, Rlimit { current: maximum, maximum });
    let allowed = if raised.is_ok() { maximum } else { current };
    allowed.and_then(|allowed| usize::try_from(allowed).ok()).unwrap_or(usize::MAX)
}

impl Files {
    pub(crate) fn new(allowed: usize) -> Arc<Self> {
        let most = (allowed - OUR_OWN.min(allowed / 4)).min(MOST);
        let (open, short) = (AtomicUsize::new(0), watch::Sender::new(false));
        Arc::new(Self { most, reserve: RESERVE.min(most / 4), open, short })
    }

    pub(crate) const fn most(&self) -> usize {
        self.most
    }

    pub(crate) fn hold(self: &Arc<Self>) -> Option<HeldFile> {
        let before = self.open.fetch_add(1, Ordering::Relaxed);
        let held = HeldFile(Arc::clone(self));
        self.tell();
        (before < self.most).then_some(held)
    }

    /// Whether the remaining files are reserved for those who play.
    pub(crate) fn are_scarce(&self) -> bool {
        self.left() < self.reserve
    }

    fn left(&self) -> usize {
        self.most.saturating_sub(self.open.load(Ordering::Relaxed))
    }

    /// Waits until files have been scarce for as long as somebody without a seat may stay.
    pub(crate) async fn shortage(&self) {
        let mut short = self.short.subscribe();
        loop {
            let _ = short.wait_for(|is_short| *is_short).await;
            let relief = short.wait_for(|is_short| !*is_short);
            if tokio::time::timeout(GRACE, relief).await.is_err() {
                return;
            }
        }
    }

    fn tell(&self) {
        self.short.send_if_modified(|short| {
            let enough = if *short { 2 * self.reserve } else { self.reserve };
            let now = self.left() < enough;
            std::mem::replace(short, now) != now
        });
    }
}

impl Drop for HeldFile {
    fn drop(&mut self) {
        self.0.open.fetch_sub(1, Ordering::Relaxed);
        self.0.tell();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_files_are_kept_for_those_who_play_and_never_given_away_twice() {
        let files = Files::new(100);
        assert_eq!(files.most(), 75);
        let mut held: Vec<HeldFile> = (0..57).map(|_| files.hold().unwrap()).collect();
        assert!(!files.are_scarce());
        held.extend((57..75).map(|_| files.hold().unwrap()));
        assert!(files.are_scarce() && files.hold().is_none());
        held.truncate(57);
        assert!(!files.are_scarce() && files.hold().is_some());
    }

    #[test]
    fn as_many_files_as_the_system_allows_are_asked_for() {
        let allowed = raise();
        let now = getrlimit(Resource::Nofile).current;
        assert_eq!(now.map(|now| now as usize), Some(allowed).filter(|_| allowed < usize::MAX));
    }
}
