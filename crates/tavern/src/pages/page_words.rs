//! The words of pages, in the reader's language.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use game::{Lang, PerLang, Phrase, Seat};
use texts::Texts;

/// The words for the boards of all games.
static BOARDS: LazyLock<BTreeMap<&'static str, PerLang<board::Words>>> = LazyLock::new(|| {
    let words = |entry: &catalog::Entry| {
        let id = entry.game.info().id;
        let words = |lang| board::Words::new(crate::tavern_texts::texts(Some(id)), lang);
        (id, PerLang { en: words(Lang::En), ru: words(Lang::Ru) })
    };
    catalog::GAMES.iter().map(words).collect()
});

/// The words that the board of a game is drawn with.
///
/// # Panics
/// If there is no such game: ids come from the catalog.
pub(crate) fn board_words(game: &str, lang: Lang) -> &'static board::Words {
    BOARDS.get(game).expect("the game is in the catalog").get(lang)
}

/// The texts of the tavern, and of one game if a page is about one, in one language.
#[derive(Clone, Copy)]
pub(crate) struct PageWords {
    pub(crate) lang: Lang,
    texts: &'static Texts,
}

impl PageWords {
    /// The tavern's texts.
    pub(crate) fn new(lang: Lang) -> Self {
        Self { lang, texts: crate::tavern_texts::texts(None) }
    }

    /// The tavern's texts and those of a game.
    pub(crate) fn of_game(lang: Lang, game: &str) -> Self {
        Self { lang, texts: crate::tavern_texts::texts(Some(game)) }
    }

    /// The same language with the texts of a game.
    #[must_use]
    pub(crate) fn with_game(self, game: &str) -> Self {
        Self::of_game(self.lang, game)
    }

    /// The message with this id, which has no arguments.
    pub(crate) fn text(&self, id: &'static str) -> String {
        self.say(&Phrase::new(id))
    }

    /// The sentence for a phrase that names no seats.
    pub(crate) fn say(&self, phrase: &Phrase) -> String {
        self.texts.say(self.lang, phrase, &[])
    }

    /// The sentence for a phrase, where the seats have these names.
    pub(crate) fn say_of(&self, phrase: &Phrase, names: &[String]) -> String {
        self.texts.say(self.lang, phrase, names)
    }

    /// The message with this id, if there is one.
    pub(crate) fn find(&self, id: &str) -> Option<String> {
        self.texts.say_id(self.lang, id)
    }

    /// The message whose id is known only at run time, such as `level-ID`; its id if there is none.
    pub(crate) fn look_up(&self, id: &str) -> String {
        self.find(id).unwrap_or_else(|| format!("⟨{id}⟩"))
    }

    /// The attribute of such a message, if it has it.
    pub(crate) fn attribute(&self, id: &str, attribute: &str) -> Option<String> {
        self.texts.say_attribute(self.lang, id, attribute)
    }

    /// How a seat is called.
    pub(crate) fn seat_name(&self, seat: Seat, names: &[String]) -> String {
        self.texts.seat_name(self.lang, seat, names)
    }
}

impl std::fmt::Debug for PageWords {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "PageWords({})", self.lang.code())
    }
}
