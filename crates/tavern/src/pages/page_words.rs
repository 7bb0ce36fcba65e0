//! The words of pages, in the reader's language.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use game::{Lang, PerLang, Phrase, Seat};
use texts::Texts;

static BOARDS: LazyLock<BTreeMap<&'static str, PerLang<board::Words>>> = LazyLock::new(|| {
    let words = |entry: &catalog::Entry| {
        let id = entry.game.info().id;
        let words = |lang| board::Words::new(crate::tavern_texts::texts(Some(id)), lang);
        (id, PerLang { en: words(Lang::En), ru: words(Lang::Ru) })
    };
    catalog::GAMES.iter().map(words).collect()
});

pub(crate) fn board_words(game: &str, lang: Lang) -> &'static board::Words {
    BOARDS.get(game).expect("the game is in the catalog").get(lang)
}

/// The texts of the tavern, and of one game if the page is about one.
#[derive(Clone, Copy)]
pub(crate) struct PageWords {
    pub(crate) lang: Lang,
    /// The game that the page is about.
    pub(crate) game: Option<&'static catalog::Entry>,
    texts: &'static Texts,
}

impl PageWords {
    pub(crate) fn new(lang: Lang) -> Self {
        Self { lang, game: None, texts: crate::tavern_texts::texts(None) }
    }

    pub(crate) fn of_game(lang: Lang, game: &str) -> Self {
        let texts = crate::tavern_texts::texts(Some(game));
        Self { lang, game: catalog::find(game).ok(), texts }
    }

    /// Adds the texts of a game.
    #[must_use]
    pub(crate) fn with_game(self, game: &str) -> Self {
        Self::of_game(self.lang, game)
    }

    /// A message without arguments.
    pub(crate) fn text(&self, id: &'static str) -> String {
        self.say(&Phrase::new(id))
    }

    /// For a phrase that names no seats.
    pub(crate) fn say(&self, phrase: &Phrase) -> String {
        self.texts.say(self.lang, phrase, &[])
    }

    /// For a phrase that names seats.
    pub(crate) fn say_of(&self, phrase: &Phrase, names: &[String]) -> String {
        self.texts.say(self.lang, phrase, names)
    }

    pub(crate) fn find(&self, id: &str) -> Option<String> {
        self.texts.say_id(self.lang, id)
    }

    /// A message whose id is known only at run time, such as `level-ID`; the id itself if there is none.
    pub(crate) fn look_up(&self, id: &str) -> String {
        self.find(id).unwrap_or_else(|| format!("⟨{id}⟩"))
    }

    /// For an id known only at run time.
    pub(crate) fn attribute(&self, id: &str, attribute: &str) -> Option<String> {
        self.texts.say_attribute(self.lang, id, attribute)
    }

    pub(crate) fn seat_name(&self, seat: Seat, names: &[String]) -> String {
        self.texts.seat_name(self.lang, seat, names)
    }
}

impl std::fmt::Debug for PageWords {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "PageWords({})", self.lang.code())
    }
}
