//! Links that take a key to another device, for a storage that one process has for itself.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard};
use std::time::{Duration, Instant};

use super::{Later, Link};
use crate::ids::PlayerId;
use crate::lock::lock;

/// At most this many links are remembered; one more, and the oldest is forgotten.
pub(super) const MAX_LINKS: usize = 10_000;

/// Links in memory: they do not outlive the process.
#[derive(Default)]
pub(super) struct Links(Mutex<HashMap<PlayerId, (Link, Instant)>>);

impl Links {
    fn links(&self) -> MutexGuard<'_, HashMap<PlayerId, (Link, Instant)>> {
        lock(&self.0)
    }

    pub(super) fn keep(&self, player: PlayerId, link: Link, lasts: Duration) -> Later<()> {
        let (mut links, now) = (self.links(), Instant::now());
        links.retain(|of, (_, until)| *until > now && *of != player);
        if links.len() >= MAX_LINKS
            && let Some(oldest) = links.iter().min_by_key(|(_, (_, until))| *until)
        {
            let oldest = *oldest.0;
            links.remove(&oldest);
        }
        links.insert(player, (link, now + lasts));
        Box::pin(async { Ok(()) })
    }

    pub(super) fn claim(&self, word: [u8; 32]) -> Later<Option<[u8; 32]>> {
        let now = Instant::now();
        let said = self.links().extract_if(|_, (link, _)| link.word == word).next();
        let sealed = said.filter(|(_, (_, until))| *until > now).map(|(_, (link, _))| link.sealed);
        Box::pin(async move { Ok(sealed) })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::tests::link;

    #[tokio::test]
    async fn strangers_who_make_many_links_push_out_the_oldest_and_never_keep_anybody_from_one() {
        let links = Links::default();
        for number in 0..=MAX_LINKS {
            let (player, link) = link(number);
            links.keep(player, link, Duration::from_secs(60)).await.unwrap();
        }
        let claimed = |number| links.claim(link(number).1.word);
        assert_eq!(claimed(0).await, Ok(None));
        assert!(claimed(1).await.unwrap().is_some());
        assert!(claimed(MAX_LINKS).await.unwrap().is_some());
    }
}
