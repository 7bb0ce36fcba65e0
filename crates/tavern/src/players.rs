//! Players: a key that only they have, a name, and a way to take the key to another device.

use std::sync::Arc;
use std::time::Duration;

use sha2::{Digest as _, Sha256};

use crate::ids::{Key, PlayerId, random_word};
use crate::invisible::is_seen;
use crate::problem::{Problem, Result};
use crate::store::{Link, Store};

/// In characters.
pub(crate) const MAX_NAME: usize = 24;
/// How long the word that takes a key to another device is good for.
pub(crate) const LINK_LASTS: Duration = Duration::from_secs(600);

pub(crate) struct Players {
    store: Arc<dyn Store>,
}

impl Players {
    pub(crate) fn new(store: Arc<dyn Store>) -> Self {
        Self { store }
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
    pub(crate) async fn link(&self, key: &Key) -> Result<String> {
        let word = random_word();
        let link = Link { word: hash(&word), sealed: key.sealed(&word) };
        self.store.keep_link(key.player(), link, LINK_LASTS).await?;
        Ok(word)
    }

    /// The key that `word` gives, once.
    pub(crate) async fn claim(&self, word: &str) -> Result<Key> {
        let sealed = self.store.claim_link(hash(word)).await?;
        let sealed = sealed.ok_or(Problem::missing("problem-no-link"))?;
        Ok(Key::unsealed(sealed, word))
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

    #[tokio::test]
    async fn a_word_gives_its_key_once_and_the_storage_cannot_read_it() {
        let store = Arc::new(crate::store::memory::Memory::default());
        let players = Players::new(Arc::clone(&store) as _);
        let key = Key::random();
        let word = players.link(&key).await.unwrap();
        assert_eq!(players.claim("another").await.unwrap_err().code(), "no-link");
        assert!(players.claim(&word).await.unwrap() == key);
        assert_eq!(players.claim(&word).await.unwrap_err().code(), "no-link");
        let word = players.link(&key).await.unwrap();
        let sealed = store.claim_link(hash(&word)).await.unwrap().unwrap();
        assert_ne!(Key::unsealed(sealed, "another").player(), key.player());
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
