use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

/// Why an engine cannot play on. Texts in it are the engine's own, cut short.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "fault", rename_all = "kebab-case")]
pub enum Fault {
    /// There is no such program, or it may not be run.
    NotStarted { why: String },
    /// It ended, or closed its output. What it wrote last to its standard error, if anything.
    Gone { last_words: String },
    /// It answered nothing in this time, not even when told to stop.
    Slow { milliseconds: u64 },
    /// It said something that is no message of the protocol.
    Garbled { line: String },
    /// It said more than a line may hold.
    TooLong { most: u64 },
    /// It speaks another version of the protocol.
    Foreign { protocol: u32 },
    /// It answered something that it was not asked.
    OutOfTurn { line: String },
    /// It chose what is not among its legal actions.
    Illegal { action: String },
    /// It says itself that it cannot.
    Refused { why: String },
}

impl Fault {
    /// It chose this, which is not legal.
    pub fn illegal(action: &RawValue) -> Self {
        Self::Illegal { action: cut(action.get()) }
    }
}

/// At most this many characters of what an engine said are repeated.
const MOST: usize = 160;

/// The beginning of what an engine said, on one line.
pub(super) fn cut(text: &str) -> String {
    let text = text.trim();
    let mut short: String =
        text.chars().take(MOST).map(|c| if c.is_control() { ' ' } else { c }).collect();
    if text.chars().nth(MOST).is_some() {
        short.push('…');
    }
    short
}
