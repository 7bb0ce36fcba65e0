//! Names that nobody can guess: keys of players, ids of tables, and words for links.

use std::fmt;
use std::str::FromStr;

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};

/// Bytes from the operating system's source of randomness.
pub(crate) fn random_bytes<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the operating system has a source of chance");
    bytes
}

/// 96 random bits: opens something for whoever knows it.
pub(crate) fn random_word() -> String {
    URL_SAFE_NO_PAD.encode(random_bytes::<12>())
}

/// Letters and figures that nobody takes for each other, even across a room.
const PLAIN: &[u8; 32] = b"ABCDEFGHJKLMNPQRSTUVWXYZ23456789";
/// How many of them a screen's code has: 30 bits, and wrong ones are limited.
const CODE: usize = 6;

/// A code that is typed with a remote control.
pub(crate) fn random_code() -> String {
    let letter = |byte: &u8| char::from(PLAIN[usize::from(*byte) % PLAIN.len()]);
    random_bytes::<CODE>().iter().map(letter).collect()
}

/// The code as it was shown, however it was typed.
pub(crate) fn plain_code(typed: &str) -> String {
    let typed = typed.chars().filter(char::is_ascii_alphanumeric).take(CODE + 1);
    typed.map(|letter| letter.to_ascii_uppercase()).collect()
}

/// Whether this could be such a code: other words are too long to be guessed.
pub(crate) fn is_short(word: &str) -> bool {
    word.len() <= CODE
}

/// Compares in constant time: how long it takes must not tell where two words differ.
pub(crate) fn same_word(one: &str, other: &str) -> bool {
    let differences = one.bytes().zip(other.bytes()).fold(0, |found, (a, b)| found | (a ^ b));
    one.len() == other.len() && differences == 0
}

/// The text is no id of this kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("this is not an id")]
pub struct BadId;

/// Proves who a player is. The server never stores it.
#[derive(Clone, PartialEq, Eq)]
pub struct Key([u8; 32]);

impl Key {
    pub fn random() -> Self {
        Self(random_bytes())
    }

    pub fn player(&self) -> PlayerId {
        PlayerId(Sha256::digest(self.0).into())
    }

    /// The key so that only who knows the word can read it.
    pub(crate) fn sealed(&self, word: &str) -> [u8; 32] {
        sealed(self.0, word)
    }

    /// The key that was sealed with this word.
    pub(crate) fn unsealed(bytes: [u8; 32], word: &str) -> Self {
        Self(sealed(bytes, word))
    }

    /// The key as it travels. There is no other way to read it.
    pub(crate) fn reveal(&self) -> String {
        URL_SAFE_NO_PAD.encode(self.0)
    }
}

/// Seals with a pad made from a random word that is used once; sealing again opens it.
fn sealed(bytes: [u8; 32], word: &str) -> [u8; 32] {
    let pad: [u8; 32] =
        Sha256::new().chain_update("a sealed key").chain_update(word).finalize().into();
    std::array::from_fn(|i| bytes[i] ^ pad[i])
}

impl fmt::Debug for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Key(secret)")
    }
}

impl FromStr for Key {
    type Err = BadId;

    fn from_str(text: &str) -> Result<Self, BadId> {
        decode(text).map(Self)
    }
}

/// The SHA-256 of a player's key.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PlayerId([u8; 32]);

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TableId([u8; 16]);

impl PlayerId {
    pub(crate) const fn from_bytes(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }
}

impl TableId {
    pub(crate) const fn from_bytes(bytes: [u8; 16]) -> Self {
        Self(bytes)
    }

    pub fn random() -> Self {
        Self(random_bytes())
    }

    /// The table at which a player sails the voyage of a game: there is one, wherever they come from. Whoever does not know
    /// the id of the player cannot guess it. A voyage for another number of seats has another table.
    pub(crate) fn of_voyage(player: PlayerId, game: &str, n_seats: u8) -> Self {
        let hash = Sha256::new().chain_update("a voyage").chain_update(player.0);
        let hash: [u8; 32] = hash.chain_update([n_seats]).chain_update(game).finalize().into();
        Self(std::array::from_fn(|i| hash[i]))
    }

    /// The table of a player's first try at the deal of a day: there is one.
    pub(crate) fn of_day(player: PlayerId, contest: &str) -> Self {
        let hash = Sha256::new().chain_update("a first try").chain_update(player.0);
        let hash: [u8; 32] = hash.chain_update(contest).finalize().into();
        Self(std::array::from_fn(|i| hash[i]))
    }

    /// The table at which a player solves a puzzle: there is one, so that only the first try counts.
    pub(crate) fn of_puzzle(player: PlayerId, game: &str, puzzle: &str) -> Self {
        let hash = Sha256::new().chain_update("a puzzle").chain_update(player.0);
        let hash = hash.chain_update(game).chain_update([0]).chain_update(puzzle);
        let hash: [u8; 32] = hash.finalize().into();
        Self(std::array::from_fn(|i| hash[i]))
    }
}

fn decode<const N: usize>(text: &str) -> Result<[u8; N], BadId> {
    let mut bytes = [0; N];
    let length = URL_SAFE_NO_PAD.decode_slice(text, &mut bytes).map_err(|_| BadId)?;
    if length == N { Ok(bytes) } else { Err(BadId) }
}

macro_rules! plain_id {
    ($id:ident, $length:literal) => {
        impl $id {
            pub(crate) const fn bytes(&self) -> &[u8; $length] {
                &self.0
            }
        }

        impl fmt::Display for $id {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(&URL_SAFE_NO_PAD.encode(self.0))
            }
        }

        impl fmt::Debug for $id {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "{}({self})", stringify!($id))
            }
        }

        impl FromStr for $id {
            type Err = BadId;

            fn from_str(text: &str) -> Result<Self, BadId> {
                decode(text).map(Self)
            }
        }

        impl Serialize for $id {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> Deserialize<'de> for $id {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let text = std::borrow::Cow::<'de, str>::deserialize(deserializer)?;
                text.parse().map_err(serde::de::Error::custom)
            }
        }
    };
}
plain_id!(PlayerId, 32);
plain_id!(TableId, 16);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_id_survives_its_text_and_a_wrong_text_is_refused() {
        let id = TableId::random();
        assert_eq!(id.to_string().parse(), Ok(id));
        for wrong in
            ["", "abc", "AAAAAAAAAAAAAAAAAAAAAAA", "!!!!!!!!!!!!!!!!!!!!!!", "../../etc/passwd"]
        {
            assert_eq!(wrong.parse::<TableId>(), Err(BadId), "{wrong}");
        }
    }

    #[test]
    fn a_key_is_not_shown_by_debug_and_names_one_player() {
        let key = Key::random();
        assert_eq!(format!("{key:?}"), "Key(secret)");
        assert_eq!(key.reveal().parse::<Key>().unwrap().player(), key.player());
        assert_ne!(Key::random().player(), key.player());
    }

    #[test]
    fn words_are_compared_whole() {
        assert!(same_word("abc", "abc"));
        assert!(!same_word("abc", "abd") && !same_word("abc", "ab") && !same_word("", "a"));
    }
}
