//! The texts of a game in one language, quick enough to draw a board for everybody after every action.

use std::hash::{Hash as _, Hasher as _};
use std::sync::{Arc, OnceLock, PoisonError, RwLock};

use game::{Arg, Lang, Phrase};
use maud::{PreEscaped, Render as _};
use rustc_hash::{FxHashMap, FxHasher};
use texts::Texts;

use crate::sentence::marks;

/// Messages with a number are prepared up to this one.
const READY: usize = 255;
/// How many sentences are kept. Then all are forgotten, and made again when needed.
const KEPT: usize = 4_096;

/// The texts in one language, ready to stand in markup. Messages with no argument, or only a number, are put together
/// once. Sentences are kept for the next table that says the same: they hold marks instead of names.
pub struct Words {
    lang: Lang,
    texts: &'static Texts,
    plain: FxHashMap<String, String>,
    counted: FxHashMap<String, Vec<OnceLock<String>>>,
    marks: Vec<String>,
    kept: RwLock<FxHashMap<u64, (Phrase, Arc<str>)>>,
}

impl Words {
    pub fn new(texts: &'static Texts, lang: Lang) -> Self {
        let (mut plain, mut counted) = (FxHashMap::default(), FxHashMap::default());
        for message in texts.messages(lang) {
            if message.variables.is_empty() {
                let text = texts.say_id(lang, &message.id).unwrap_or_default();
                plain.insert(message.id.clone(), text.render().0);
            } else if message.variables.iter().eq(["n"]) {
                let ready = (0..=READY).map(|_| OnceLock::new()).collect();
                counted.insert(message.id.clone(), ready);
            }
        }
        Self { lang, texts, plain, counted, marks: marks(), kept: RwLock::default() }
    }

    pub const fn lang(&self) -> Lang {
        self.lang
    }

    /// The message with this id, which has no arguments.
    pub fn text(&self, id: &str) -> PreEscaped<&str> {
        PreEscaped(self.plain.get(id).map_or("⟨no text⟩", String::as_str))
    }

    /// The message with this id, whose one argument is the number `$n`, up to 255.
    pub fn count(&self, id: &'static str, n: usize) -> PreEscaped<&str> {
        let ready = self.counted.get(id).and_then(|ready| ready.get(n));
        let say = || self.texts.say(self.lang, &Phrase::new(id).with("n", n), &[]).render().0;
        PreEscaped(ready.map_or("⟨no text⟩", |ready| ready.get_or_init(say)))
    }

    /// Whether the message with this id has this form, such as `.short`.
    pub fn has_form(&self, id: &str, form: &str) -> bool {
        self.texts.messages(self.lang).any(|text| text.id == id && text.attributes.contains(form))
    }

    /// The sentence for a phrase, ready to stand in markup except for marks that [`crate::sentence`] turns into names.
    pub(crate) fn marked(&self, phrase: &Phrase) -> Arc<str> {
        let mut key = FxHasher::default();
        let say = || Arc::from(self.texts.say(self.lang, phrase, &self.marks).render().0);
        if !hash_phrase(phrase, &mut key) {
            return say();
        }
        let key = key.finish();
        let kept = self.kept.read().unwrap_or_else(PoisonError::into_inner);
        if let Some((_, sentence)) = kept.get(&key).filter(|(known, _)| known == phrase) {
            return Arc::clone(sentence);
        }
        drop(kept);
        let sentence: Arc<str> = say();
        let mut kept = self.kept.write().unwrap_or_else(PoisonError::into_inner);
        if kept.len() >= KEPT {
            kept.clear();
        }
        kept.insert(key, (phrase.clone(), Arc::clone(&sentence)));
        sentence
    }

    /// The sentence for a phrase, with these names at the seats.
    pub fn say(&self, phrase: &Phrase, names: &[String]) -> String {
        self.texts.say(self.lang, phrase, names)
    }
}

/// Hashes a phrase, and says whether to keep its sentence: not if it holds somebody's own words.
fn hash_phrase(phrase: &Phrase, key: &mut FxHasher) -> bool {
    phrase.id.hash(key);
    phrase.args.iter().all(|(name, arg)| {
        name.hash(key);
        hash_arg(arg, key)
    })
}

fn hash_arg(arg: &Arg, key: &mut FxHasher) -> bool {
    match arg {
        Arg::Text(_) => return false,
        Arg::Number(number) => number.hash(key),
        Arg::Seat(seat) => seat.hash(key),
        Arg::Phrase(phrase) => return hash_phrase(phrase, key),
        Arg::List(items) => {
            items.len().hash(key);
            return items.iter().all(|item| hash_arg(item, key));
        }
    }
    true
}

impl std::fmt::Debug for Words {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Words({})", self.lang.code())
    }
}

#[cfg(test)]
mod tests {
    use game::PerLang;

    use super::*;

    #[test]
    fn every_number_is_said_as_it_is() {
        let text = "cards = { $n ->\n    [one] { $n } card\n   *[other] { $n } cards\n}\n";
        let texts = Box::leak(Box::new(Texts::new(&[PerLang { en: text, ru: text }])));
        let words = Words::new(texts, Lang::En);
        for n in [69, 1, 63, 64, 65, 100, 255] {
            let noun = if n == 1 { "card" } else { "cards" };
            assert_eq!(words.count("cards", n).0, format!("{n} {noun}"));
        }
    }
}
