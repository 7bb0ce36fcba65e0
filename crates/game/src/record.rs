//! Records: what rebuilds a match, byte for byte.
//!
//! A record is written as JSON, for people and programs, or in the compact form `game.base64url`, short enough for a
//! link. Both carry a digest, so that an altered record is noticed.

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};

use crate::{Arg, Game, Phrase, Say, Seat, Seed};

/// Options, seats, seed and actions of a match.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Record<G: Game> {
    /// [`crate::Info::id`] of the game.
    pub game: String,
    /// [`crate::Info::rules_version`] by which it was played.
    pub rules_version: u32,
    /// What the host chose.
    pub options: G::Options,
    /// Who sat where; a name may be empty.
    pub seats: Vec<String>,
    /// Where its chance came from.
    pub seed: Seed,
    /// How the seed was agreed on, if it was.
    pub deal: Option<Deal>,
    /// Every action and who took it, in order.
    pub actions: Vec<(Seat, G::Action)>,
}

/// How a table agreed on a seed: the server's secret, to which it was bound beforehand, and a salt from every seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Deal {
    /// The server's secret; its [`Deal::commitment`] was shown before the deal.
    pub secret: Seed,
    /// What each seat added.
    pub salts: Vec<String>,
}

impl Deal {
    /// SHA-256 of the secret, shown before the deal.
    pub fn commitment(&self) -> String {
        let digest: [u8; 32] = Sha256::digest(self.secret.bytes()).into();
        Seed::from_bytes(digest).to_string()
    }

    /// The seed that follows: SHA-256 of the secret and, for every salt, its length as 8 bytes (little-endian) and itself.
    pub fn seed(&self) -> Seed {
        let mut hash = Sha256::new();
        hash.update(self.secret.bytes());
        for salt in &self.salts {
            hash.update((salt.len() as u64).to_le_bytes());
            hash.update(salt.as_bytes());
        }
        Seed::from_bytes(hash.finalize().into())
    }
}

const DIGEST_BYTES: usize = 8;

#[derive(Deserialize)]
struct Header {
    game: String,
}

/// A JSON record is a record and its digest.
#[derive(Serialize, Deserialize)]
#[serde(bound = "")]
struct Document<G: Game> {
    #[serde(flatten)]
    record: Record<G>,
    digest: String,
}

/// The id of the game that a record, in either form, is of.
///
/// # Errors
/// If it is neither form of a record.
pub fn game_of(text: &str) -> Result<String, BadRecord> {
    let text = text.trim();
    if text.starts_with('{') {
        let header: Header =
            serde_json::from_str(text).map_err(|why| BadRecord::Json(why.to_string()))?;
        return Ok(header.game);
    }
    let (game, _) = text.split_once('.').ok_or(BadRecord::NoRecord)?;
    Ok(game.to_owned())
}

impl<G: Game> Record<G> {
    /// The record of a match that has not begun.
    pub fn new(options: G::Options, seats: Vec<String>, seed: Seed) -> Self {
        let info = G::info();
        Self {
            game: info.id.to_owned(),
            rules_version: info.rules_version,
            options,
            seats,
            seed,
            deal: None,
            actions: Vec::new(),
        }
    }

    /// As JSON.
    pub fn to_json(&self) -> String {
        let digest = self.digest().iter().map(|byte| format!("{byte:02x}")).collect();
        let document = Document { record: self.clone(), digest };
        serde_json::to_string(&document).expect("a record is plain data, which JSON can hold")
    }

    /// As a word that fits into a link.
    pub fn to_compact(&self) -> String {
        let mut bytes = self.to_bytes();
        bytes.extend(self.digest());
        format!("{}.{}", self.game, URL_SAFE_NO_PAD.encode(bytes))
    }

    /// Reads either form.
    ///
    /// # Errors
    /// If it is cut off, altered, of another game or of other rules.
    pub fn read(text: &str) -> Result<Self, BadRecord> {
        let text = text.trim();
        let game = game_of(text)?;
        let expected = G::info();
        if game != expected.id {
            return Err(BadRecord::OtherGame { found: game, expected: expected.id });
        }
        let record =
            if text.starts_with('{') { Self::read_json(text) } else { Self::read_compact(text) }?;
        if record.rules_version != expected.rules_version {
            let (found, expected) = (record.rules_version, expected.rules_version);
            return Err(BadRecord::OtherRules { found, expected });
        }
        if record.deal.as_ref().is_some_and(|deal| deal.seed() != record.seed) {
            return Err(BadRecord::OtherSeed);
        }
        Ok(record)
    }

    fn read_json(text: &str) -> Result<Self, BadRecord> {
        let document: Document<G> =
            serde_json::from_str(text).map_err(|why| BadRecord::Json(why.to_string()))?;
        let digest: String =
            document.record.digest().iter().map(|byte| format!("{byte:02x}")).collect();
        if digest != document.digest {
            return Err(BadRecord::Altered);
        }
        Ok(document.record)
    }

    fn read_compact(text: &str) -> Result<Self, BadRecord> {
        let (_, word) = text.split_once('.').ok_or(BadRecord::NoRecord)?;
        let bytes = URL_SAFE_NO_PAD.decode(word).map_err(|_| BadRecord::CutOff)?;
        let content = bytes.len().checked_sub(DIGEST_BYTES).ok_or(BadRecord::CutOff)?;
        let (content, digest) = bytes.split_at(content);
        let record: Self = postcard::from_bytes(content).map_err(|_| BadRecord::CutOff)?;
        if record.digest() != digest {
            return Err(BadRecord::Altered);
        }
        Ok(record)
    }

    fn to_bytes(&self) -> Vec<u8> {
        postcard::to_allocvec(self).expect("a record is plain data, which postcard can hold")
    }

    fn digest(&self) -> [u8; DIGEST_BYTES] {
        let digest: [u8; 32] = Sha256::digest(self.to_bytes()).into();
        std::array::from_fn(|i| digest[i])
    }
}

/// Why a text is not a record that can be replayed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BadRecord {
    /// It is no record at all.
    NoRecord,
    /// It is not the JSON of a record.
    Json(String),
    /// The compact form is damaged, most likely cut off.
    CutOff,
    /// Its digest says that it was changed.
    Altered,
    /// It is of another game.
    OtherGame {
        /// The game that it is of.
        found: String,
        /// The game that was asked for.
        expected: &'static str,
    },
    /// It was played by other rules.
    OtherRules {
        /// The version by which it was played.
        found: u32,
        /// The version that we play by.
        expected: u32,
    },
    /// Its seed is not what the secret and the salts give.
    OtherSeed,
    /// It is longer than any match.
    TooManyActions {
        /// How many actions it has.
        found: usize,
        /// How many a match can have.
        max: usize,
    },
    /// It cannot be set up.
    Setup(BadSetup),
    /// One of its actions is not legal.
    Action {
        /// Which one, counted from 1.
        number: usize,
        /// Why not.
        reason: Phrase,
    },
}

impl Say for BadRecord {
    fn phrase(&self) -> Phrase {
        match self {
            Self::NoRecord => Phrase::new("record-none"),
            Self::Json(why) => Phrase::new("record-json").with("why", why.as_str()),
            Self::CutOff => Phrase::new("record-cut-off"),
            Self::Altered => Phrase::new("record-altered"),
            Self::OtherGame { found, expected } => Phrase::new("record-other-game")
                .with("found", found.as_str())
                .with("expected", *expected),
            Self::OtherRules { found, expected } => {
                Phrase::new("record-other-rules").with("found", *found).with("expected", *expected)
            }
            Self::OtherSeed => Phrase::new("record-other-seed"),
            Self::TooManyActions { found, max } => {
                Phrase::new("record-too-many-actions").with("found", *found).with("max", *max)
            }
            Self::Setup(why) => Phrase::new("record-setup").with("why", why.phrase()),
            Self::Action { number, reason } => {
                Phrase::new("record-action").with("number", *number).with("why", reason.clone())
            }
        }
    }
}

/// Why a match cannot be set up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BadSetup {
    /// The game is for fewer or for more.
    Seats {
        /// How many were asked for.
        found: usize,
        /// The smallest table.
        min: u8,
        /// The largest table.
        max: u8,
    },
    /// The game has no such option.
    NoOption {
        /// What was asked for.
        found: String,
        /// The options that there are.
        known: Vec<&'static str>,
    },
    /// The option has no such value.
    NoValue {
        /// The option.
        option: &'static str,
        /// What was asked for.
        found: String,
        /// The values that there are.
        known: Vec<&'static str>,
    },
}

impl Say for BadSetup {
    fn phrase(&self) -> Phrase {
        let list =
            |words: &[&'static str]| Arg::List(words.iter().map(|&word| Arg::from(word)).collect());
        match self {
            Self::Seats { found, min, max } => {
                Phrase::new("setup-seats").with("found", *found).with("min", *min).with("max", *max)
            }
            Self::NoOption { found, known } if known.is_empty() => {
                Phrase::new("setup-no-options").with("found", found.as_str())
            }
            Self::NoOption { found, known } => Phrase::new("setup-no-option")
                .with("found", found.as_str())
                .with("known", list(known)),
            Self::NoValue { option, found, known } => Phrase::new("setup-no-value")
                .with("option", *option)
                .with("found", found.as_str())
                .with("known", list(known)),
        }
    }
}
