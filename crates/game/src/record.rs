//! Records: what rebuilds a match, byte for byte.
//!
//! A record is written as JSON, for people and programs, or in the compact form `game.base64url`, short enough for a
//! link. Both carry a digest, so that an altered record is noticed.

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};

use crate::{Arg, Branch, Game, Phrase, Say, Seat, Seed};

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Record<G: Game> {
    /// [`crate::Info::id`] of the game.
    pub game: String,
    /// The [`crate::Info::rules_version`] it was played by.
    pub rules_version: u32,
    pub options: G::Options,
    /// Names, in the order of the seats; a name may be empty.
    pub seats: Vec<String>,
    pub seed: Seed,
    /// How the seed was agreed on, if it was.
    pub deal: Option<Deal>,
    /// In order, with the seat that took each.
    pub actions: Vec<(Seat, G::Action)>,
    /// What sets it apart from a match that was dealt and played in one go. It is the last field and left out if there
    /// is nothing to say, so that the bytes of all other records stay what they were.
    #[serde(default, skip_serializing_if = "Circumstances::are_usual")]
    pub circumstances: Circumstances,
}

#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Circumstances {
    /// The id of the [`crate::Position`] at which the match began, if it was not dealt.
    pub position: Option<String>,
    /// How often people went back behind what had been revealed.
    pub undone: u16,
    /// Where it went on, if it did not begin with a deal or a position. Again the last field, and left out if there is
    /// nothing to say.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub branch: Option<Branch>,
}

impl Circumstances {
    fn are_usual(&self) -> bool {
        *self == Self::default()
    }
}

/// How a table agreed on a seed: the server's secret, to which it committed beforehand, and a salt from every seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Deal {
    /// Its [`Deal::commitment`] was shown before the deal.
    pub secret: Seed,
    /// One from each seat.
    pub salts: Vec<String>,
}

impl Deal {
    /// SHA-256 of the secret, shown before the deal.
    pub fn commitment(&self) -> String {
        let digest: [u8; 32] = Sha256::digest(self.secret.bytes()).into();
        Seed::from_bytes(digest).to_string()
    }

    /// The seed that follows: SHA-256 of the secret and, for every salt, its length as 8 bytes (little-endian) and
    /// itself.
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

/// The JSON form: a record and its digest.
#[derive(Serialize, Deserialize)]
#[serde(bound = "")]
struct Document<G: Game> {
    #[serde(flatten)]
    record: Record<G>,
    digest: String,
}

/// The id of the game of a record in either form.
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
            circumstances: Circumstances::default(),
        }
    }

    pub fn to_json(&self) -> String {
        let digest = self.digest().iter().map(|byte| format!("{byte:02x}")).collect();
        let document = Document { record: self.clone(), digest };
        serde_json::to_string(&document).expect("a record is plain data, which JSON can hold")
    }

    /// A word that fits into a link.
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
        // The last field may be left out, or its last part: they are read from the zeros behind.
        let with_last = [content, &[0, 0, 0]].concat();
        let record: Self = postcard::from_bytes(&with_last).map_err(|_| BadRecord::CutOff)?;
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
    /// Not a record at all.
    NoRecord,
    Json(String),
    /// The compact form is damaged, most likely cut off.
    CutOff,
    /// The digest does not fit.
    Altered,
    OtherGame {
        found: String,
        expected: &'static str,
    },
    /// It was played by another version of the rules.
    OtherRules {
        found: u32,
        expected: u32,
    },
    /// Its seed is not what the secret and the salts give.
    OtherSeed,
    /// It has more actions than any match can have.
    TooManyActions {
        found: usize,
        max: usize,
    },
    Setup(BadSetup),
    /// One of its actions is not legal.
    Action {
        /// Counted from 1.
        number: usize,
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
    Seats {
        found: usize,
        min: u8,
        max: u8,
    },
    NoOption {
        found: String,
        known: Vec<&'static str>,
    },
    NoValue {
        option: &'static str,
        found: String,
        known: Vec<&'static str>,
    },
    NoPosition {
        found: String,
    },
    /// The position has other options, or is for another number of players.
    OtherPosition {
        position: &'static str,
        n_seats: u8,
    },
    /// The match that it goes on from cannot be rebuilt.
    NoBranch {
        why: Box<BadRecord>,
    },
    /// The match that it goes on from has other options, or is for another number of players.
    OtherBranch {
        n_seats: u8,
    },
    /// The match that it goes on from is over there.
    BranchOver,
    TooManyBranches,
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
            Self::NoPosition { found } => {
                Phrase::new("setup-no-position").with("found", found.as_str())
            }
            Self::OtherPosition { position, n_seats } => Phrase::new("setup-other-position")
                .with("position", *position)
                .with("seats", *n_seats),
            Self::NoBranch { why } => Phrase::new("setup-no-branch").with("why", why.phrase()),
            Self::OtherBranch { n_seats } => {
                Phrase::new("setup-other-branch").with("seats", *n_seats)
            }
            Self::BranchOver => Phrase::new("setup-branch-over"),
            Self::TooManyBranches => {
                Phrase::new("setup-too-many-branches").with("max", crate::branch::MAX_BRANCHES)
            }
        }
    }
}
