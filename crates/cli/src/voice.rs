//! The words of the program, in the reader's language.

use std::env;

use game::{Info, Lang, PerLang, Phrase, Seat};
use texts::Texts;

use crate::stop::Stop;

const OWN: PerLang<&str> =
    PerLang { en: include_str!("../texts/en.ftl"), ru: include_str!("../texts/ru.ftl") };

#[derive(Debug)]
pub(crate) struct Voice {
    texts: Texts,
    lang: Lang,
    names: Vec<String>,
}

impl Voice {
    /// Knows the program's own texts.
    pub(crate) fn new(lang: Lang) -> Self {
        Self { texts: Texts::new(&[OWN]), lang, names: Vec::new() }
    }

    /// Knows the texts of a game, too.
    pub(crate) fn of(lang: Lang, info: &Info) -> Self {
        Self { texts: Texts::new(&[OWN, info.texts]), lang, names: Vec::new() }
    }

    /// Knows the names at a table, too. Characters that could steer a terminal are left out of them.
    pub(crate) fn at_table(mut self, names: &[String]) -> Self {
        self.names = names.iter().map(|name| printable(name)).collect();
        self
    }

    pub(crate) fn lang(&self) -> Lang {
        self.lang
    }

    pub(crate) fn say(&self, phrase: &Phrase) -> String {
        self.texts.say(self.lang, phrase, &self.names)
    }

    /// The sentence for a phrase without arguments.
    pub(crate) fn text(&self, id: &'static str) -> String {
        self.say(&Phrase::new(id))
    }

    /// The text with an id that is put together at run time; the id itself if there is none.
    pub(crate) fn found_text(&self, id: &str) -> String {
        self.texts.say_id(self.lang, id).unwrap_or_else(|| id.to_owned())
    }

    pub(crate) fn attribute(&self, id: &str, attribute: &str) -> String {
        self.texts.say_attribute(self.lang, id, attribute).unwrap_or_default()
    }

    pub(crate) fn in_every_language(&self, id: &str) -> impl Iterator<Item = String> {
        Lang::ALL.into_iter().filter_map(move |lang| self.texts.say_id(lang, id))
    }

    pub(crate) fn name(&self, seat: Seat) -> String {
        self.texts.seat_name(self.lang, seat, &self.names)
    }

    /// A refusal as the end of a command.
    pub(crate) fn stop(&self, phrase: &Phrase) -> Stop {
        Stop::Because(self.say(phrase))
    }
}

/// The language of the system, if we speak it; else English.
pub(crate) fn lang_of_environment() -> Lang {
    let settings = ["LC_ALL", "LC_MESSAGES", "LANG"].map(|name| env::var(name).unwrap_or_default());
    let chosen = settings.iter().find(|setting| !setting.is_empty());
    chosen.and_then(|code| Lang::from_code(code)).unwrap_or_default()
}

/// The text without characters that steer a terminal.
pub(crate) fn printable(text: &str) -> String {
    text.chars().filter(|c| !c.is_control()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everything_that_is_said_has_a_text_in_both_languages_and_nothing_else_has() {
        let own = concat!(env!("CARGO_MANIFEST_DIR"), "/src");
        game_test::check_program_texts(OWN, &[own], &[]);
    }
}
