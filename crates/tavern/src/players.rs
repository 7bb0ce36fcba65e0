//! Players: a key that only they have, a name, and a way to take the key to another device.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use sha2::{Digest as _, Sha256};

use crate::ids::{Key, PlayerId, random_word};
use crate::invisible::is_seen;
use crate::problem::{Problem, Result};
use crate::store::Store;

/// In characters.
pub(crate) const MAX_NAME: usize = 24;
/// How long the word that takes a key to another device is good for.
pub(crate) const LINK_LASTS: Duration = Duration::from_secs(600);
/// At most this many words are remembered; one more, and the oldest is forgotten.
const MAX_LINKS: usize = 10_000;

pub(crate) struct Players {
    store: Arc<dyn Store>,
    links: Mutex<HashMap<PlayerId, Link>>,
}

struct Link {
    /// The word itself is not kept.
    word: [u8; 32],
    key: Key,
    until: Instant,
}

impl Players {
    pub(crate) fn new(store: Arc<dyn Store>) -> Self {
        Self { store, links: Mutex::default() }
    }

    /// `None` if we do not know them.
    pub(crate) async fn name(&self, player: PlayerId) -> Result<Option<String>> {
        Ok(self.store.player(player).await?)
    }

    pub(crate) async fn set_name(&self, player: PlayerId, name: &str) -> Result<String> {
        let name = read_name(name)?;
        self.store.put_player(player, name.clone()).await?;
        Ok(name)
    }

    /// A word that gives this key to whoever says it first. It replaces the last such word of this key.
    pub(crate) fn link(&self, key: Key) -> String {
        let mut links = self.links.lock().unwrap_or_else(PoisonError::into_inner);
        let now = Instant::now();
        let player = key.player();
        links.retain(|of, link| link.until > now && *of != player);
        if links.len() >= MAX_LINKS
            && let Some(oldest) = links.iter().min_by_key(|(_, link)| link.until)
        {
            let oldest = *oldest.0;
            links.remove(&oldest);
        }
        let word = random_word();
        links.insert(player, Link { word: hash(&word), key, until: now + LINK_LASTS });
        word
    }

    /// The key that `word` gives, once.
    pub(crate) fn claim(&self, word: &str) -> Result<Key> {
        let mut links = self.links.lock().unwrap_or_else(PoisonError::into_inner);
        let (word, now) = (hash(word), Instant::now());
        let said = links.extract_if(|_, link| link.word == word).next();
        let link = said.filter(|(_, link)| link.until > now);
        link.map(|(_, link)| link.key).ok_or(Problem::missing("problem-no-link"))
    }
}

fn hash(word: &str) -> [u8; 32] {
    Sha256::digest(word).into()
}

/// The name without spaces around it. Refused if empty, too long, or with invisible characters.
pub(crate) fn read_name(name: &str) -> Result<String> {
    let name = name.trim();
    if !(1..=MAX_NAME).contains(&name.chars().count()) || !is_seen(name) {
        return Err(Problem::malformed("problem-name").with("max", MAX_NAME));
    }
    Ok(name.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_trimmed_and_one_that_cannot_be_read_is_refused() {
        assert_eq!(read_name("  Анна ").unwrap(), "Анна");
        for wrong in ["", "   ", "a\nb", "a\u{202e}b", &"x".repeat(25)] {
            assert_eq!(read_name(wrong).unwrap_err().code(), "name", "{wrong:?}");
        }
    }

    #[test]
    fn strangers_who_make_many_links_push_out_the_oldest_and_never_keep_anybody_from_making_one() {
        let folder = tempfile::tempdir().unwrap();
        let metrics = Arc::new(crate::metrics::Metrics::default());
        let store = crate::store::Sqlite::open(&folder.path().join("test.db"), metrics).unwrap();
        let players = Players::new(Arc::new(store));
        let (oldest, second) = (players.link(Key::random()), players.link(Key::random()));
        for _ in 2..MAX_LINKS {
            players.link(Key::random());
        }
        let newest = players.link(Key::random());
        assert_eq!(players.claim(&oldest).unwrap_err().code(), "no-link");
        assert!(players.claim(&second).is_ok() && players.claim(&newest).is_ok());
    }

    #[test]
    fn a_name_may_have_joiners_where_they_join_something() {
        let flag = "Bart \u{1f3f4}\u{200d}\u{2620}\u{fe0f}";
        let persian = "\u{645}\u{6cc}\u{200c}\u{62e}\u{648}\u{627}\u{647}\u{645}";
        for name in [flag, persian] {
            assert_eq!(read_name(name).unwrap(), name);
        }
        let alone = "\u{200d}";
        let last = "\u{1f3f4}\u{200d}";
        let twice = "\u{1f3f4}\u{200d}\u{200d}\u{2620}";
        let before_a_space = "\u{1f3f4}\u{200d} \u{2620}";
        for wrong in [alone, last, twice, before_a_space, "An\u{200c}na", "Ан\u{200d}на"] {
            assert_eq!(read_name(wrong).unwrap_err().code(), "name", "{wrong:?}");
        }
    }
}
