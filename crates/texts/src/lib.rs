//! Turns phrases into sentences, in every language we speak.
//!
//! A [`game::Phrase`] is an id and arguments; a message with that id, written in Fluent, makes it a sentence. In a
//! message
//! - a seat is said by the name of the player there;
//! - a phrase inside a phrase, say `catch`, is `$catch`, and every attribute of its message, say `.acc`, is
//!   `$catch_acc`: that is how a language inflects what it names;
//! - a list, say `catches`, is joined as the language joins it, and so are the attributes that all its items have;
//!   `$catches_count` is its length.

mod book;
mod message;
mod missing;

use std::fmt;

use game::{Info, Lang, MAX_SEATS, PerLang, Phrase, Seat};

use book::Book;
pub use message::{Message, messages_in};
pub use missing::{Missing, MissingText};

/// The messages that every game shares.
pub const CORE: PerLang<&str> =
    PerLang { en: include_str!("../core/en.ftl"), ru: include_str!("../core/ru.ftl") };

/// Who sits in worked examples.
pub const EXAMPLE_NAMES: PerLang<[&str; MAX_SEATS]> = PerLang {
    en: ["Anna", "Boris", "Clara", "David", "Emma", "Felix"],
    ru: ["Анна", "Борис", "Клара", "Давид", "Эмма", "Феликс"],
};

pub struct Texts {
    books: PerLang<Book>,
}

impl Texts {
    /// The core's texts and these.
    ///
    /// # Panics
    /// If a source is not correct Fluent, or defines a message twice: the sources are our own files.
    pub fn new(sources: &[PerLang<&'static str>]) -> Self {
        let book = |lang| {
            let mut book = Book::new(lang);
            for source in [CORE].iter().chain(sources) {
                book.add(source.get(lang));
            }
            book
        };
        Self { books: PerLang { en: book(Lang::En), ru: book(Lang::Ru) } }
    }

    /// The core's texts and those of one game.
    pub fn of(info: &Info) -> Self {
        Self::new(&[info.texts])
    }

    /// The sentence for `phrase`, with these names at the seats. What has no text is shown as ⟨its id⟩.
    pub fn say(&self, lang: Lang, phrase: &Phrase, names: &[String]) -> String {
        self.books.get(lang).say(phrase, names, &mut Vec::new())
    }

    /// The same, but an error names the first thing that lacks a text or a variable.
    pub fn try_say(
        &self,
        lang: Lang,
        phrase: &Phrase,
        names: &[String],
    ) -> Result<String, MissingText> {
        let mut missing = Vec::new();
        let sentence = self.books.get(lang).say(phrase, names, &mut missing);
        match missing.into_iter().next() {
            None => Ok(sentence),
            Some(first) => Err(first),
        }
    }

    /// The attribute of a message without arguments, such as `option-x.about`.
    pub fn say_attribute(&self, lang: Lang, id: &str, attribute: &str) -> Option<String> {
        self.books.get(lang).attribute(id, attribute)
    }

    /// A message without arguments, whose id need not be known at compile time.
    pub fn say_id(&self, lang: Lang, id: &str) -> Option<String> {
        self.books.get(lang).plain(id)
    }

    /// The name at `seat`, or its number if it has none.
    pub fn seat_name(&self, lang: Lang, seat: Seat, names: &[String]) -> String {
        self.books.get(lang).seat_name(seat, names)
    }

    pub fn has(&self, lang: Lang, id: &str) -> bool {
        self.books.get(lang).has(id)
    }

    /// In alphabetical order.
    pub fn ids(&self, lang: Lang) -> impl Iterator<Item = &str> {
        self.messages(lang).map(|message| message.id.as_str())
    }

    /// In alphabetical order.
    pub fn messages(&self, lang: Lang) -> impl Iterator<Item = &Message> {
        self.books.get(lang).messages()
    }
}

impl fmt::Debug for Texts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Texts({} messages)", self.ids(Lang::En).count())
    }
}
