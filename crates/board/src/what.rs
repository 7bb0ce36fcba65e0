//! What is this? The components of a board that can be asked about, and the answers.
//!
//! On the board a component carries only a key, `data-what="gull"`. The answers of a game in one language are one file
//! that a browser keeps, so that no message grows by them.

use std::collections::BTreeMap;

use game::Lang;
use texts::Texts;

/// A component that explains itself: `id` is its name among the texts, the attribute `.does` of that text says what it
/// does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct What {
    id: &'static str,
    rule: &'static str,
}

/// What the ids begin with; the rest is the key.
const BEGINNING: &str = "what-";

impl What {
    pub const fn new(id: &'static str, rule: &'static str) -> Self {
        Self { id, rule }
    }

    /// What `data-what` says on the board.
    pub fn key(self) -> &'static str {
        self.id.strip_prefix(BEGINNING).unwrap_or(self.id)
    }

    /// The number of the rule that says more.
    pub const fn rule(self) -> &'static str {
        self.rule
    }

    /// Its name and what it does; `None` if a text is missing.
    pub fn answer(self, texts: &Texts, lang: Lang) -> Option<[String; 2]> {
        Some([texts.say_id(lang, self.id)?, texts.say_attribute(lang, self.id, "does")?])
    }
}

/// All answers in one language as JSON: for every key the name, what it does, and the rule.
pub fn answers(whats: &[What], texts: &Texts, lang: Lang) -> String {
    let answer = |what: &What| {
        let [name, does] = what.answer(texts, lang).unwrap_or_default();
        (what.key(), [name, does, what.rule.to_owned()])
    };
    let answers: BTreeMap<_, _> = whats.iter().map(answer).collect();
    serde_json::to_string(&answers).expect("texts are plain data, which JSON can hold")
}
