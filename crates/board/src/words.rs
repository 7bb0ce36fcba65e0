//! The texts of a game in one language, quick enough to draw a board for everybody after every action.

use std::collections::HashMap;
use std::sync::OnceLock;

use game::{Lang, Phrase};
use texts::Texts;

use crate::sentence::marks;

/// Messages with a number are kept ready up to this one.
const READY: usize = 64;

/// The texts in one language. What needs no arguments, or only a number, is put together once.
pub struct Words {
    lang: Lang,
    texts: &'static Texts,
    plain: HashMap<String, String>,
    counted: HashMap<String, Vec<OnceLock<String>>>,
    marks: Vec<String>,
}

impl Words {
    /// These texts in this language.
    pub fn new(texts: &'static Texts, lang: Lang) -> Self {
        let (mut plain, mut counted) = (HashMap::new(), HashMap::new());
        for message in texts.messages(lang) {
            if message.variables.is_empty() {
                let text = texts.say_id(lang, &message.id).unwrap_or_default();
                plain.insert(message.id.clone(), text);
            } else if message.variables.iter().eq(["n"]) {
                let ready = (0..=READY).map(|_| OnceLock::new()).collect();
                counted.insert(message.id.clone(), ready);
            }
        }
        Self { lang, texts, plain, counted, marks: marks() }
    }

    /// The language.
    pub const fn lang(&self) -> Lang {
        self.lang
    }

    /// The message with this id, which has no arguments.
    pub fn text(&self, id: &str) -> &str {
        self.plain.get(id).map_or("⟨no text⟩", String::as_str)
    }

    /// The message with this id, whose one argument is the number `$n`, up to 64.
    pub fn count(&self, id: &'static str, n: usize) -> &str {
        let ready = self.counted.get(id).and_then(|ready| ready.get(n.min(READY)));
        let say = || self.texts.say(self.lang, &Phrase::new(id).with("n", n), &[]);
        ready.map_or("⟨no text⟩", |ready| ready.get_or_init(say))
    }

    /// The sentence for a phrase, with marks that [`crate::sentence`] turns into names.
    pub(crate) fn marked(&self, phrase: &Phrase) -> String {
        self.texts.say(self.lang, phrase, &self.marks)
    }

    /// The sentence for a phrase, where the seats have these names.
    pub fn say(&self, phrase: &Phrase, names: &[String]) -> String {
        self.texts.say(self.lang, phrase, names)
    }
}

impl std::fmt::Debug for Words {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Words({})", self.lang.code())
    }
}
