//! Whether a game has all its texts, alike in both languages.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use game::{Game, Lang, OptionKind, PerLang};
use texts::{Message, Texts, messages_in};

use crate::narrator::names;
use crate::source::Source;
use crate::spoken::Spoken;

/// Texts that every game has, for the lobby, around the board and the end of a match.
pub(crate) const EVERY_GAME: [&str; 10] = [
    "game-title",
    "game-blurb",
    "game-author",
    "game-goal",
    "game-points",
    "minute-goal",
    "minute-turn",
    "minute-end",
    "minute-points",
    "standing-own",
];

/// Checks that `texts/en.ftl` and `texts/ru.ftl` have the same messages; that every phrase in `src` and every option
/// has one; that none is unused; and that everything said in random matches can be said in both languages.
///
/// The languages may differ in their own forms of a word (`.acc`, used as `$catch_acc`).
///
/// # Panics
/// With everything that is missing.
pub fn check_texts<G: Game>(manifest_dir: &str) {
    let source = Source::of_folder(&Path::new(manifest_dir).join("src"));
    let books = Lang::ALL.map(|lang| Book::read(lang, G::info().texts));
    let mut wrong = Vec::new();
    compare(&books, &mut wrong);
    let used = used_ids::<G>(&source);
    for book in &books {
        book.check_complete::<G>(&used, &mut wrong);
        book.check_unused(|id| used.contains(id) || source.literals.contains(id), &mut wrong);
    }
    check_spoken::<G>(&mut wrong);
    assert!(wrong.is_empty(), "texts of {}:\n{}", G::info().id, wrong.join("\n"));
}

/// The messages of a game or a program in one language.
pub(crate) struct Book {
    pub(crate) lang: Lang,
    pub(crate) messages: BTreeMap<String, Message>,
}

impl Book {
    pub(crate) fn read(lang: Lang, texts: PerLang<&str>) -> Self {
        let messages = messages_in(texts.get(lang)).unwrap_or_else(|errors| {
            panic!("{}.ftl is not correct: {}", lang.code(), errors.join("; "))
        });
        let messages = messages.into_iter().map(|message| (message.id.clone(), message)).collect();
        Self { lang, messages }
    }

    /// The attributes that are forms of a word: another message uses them as part of a variable.
    fn forms(&self) -> BTreeSet<&str> {
        let variables = self.messages.values().flat_map(|message| &message.variables);
        variables.filter_map(|variable| Some(variable.split_once('_')?.1)).collect()
    }

    /// The attributes of a message that another language must have, too.
    fn attributes(&self, id: &str) -> BTreeSet<&str> {
        let forms = self.forms();
        let attributes = self.messages.get(id).into_iter().flat_map(|message| &message.attributes);
        attributes.map(String::as_str).filter(|attribute| !forms.contains(attribute)).collect()
    }

    /// The variables of a message, whatever form they are used in.
    fn variables(&self, id: &str) -> BTreeSet<&str> {
        let variables = self.messages.get(id).into_iter().flat_map(|message| &message.variables);
        variables.map(|name| name.split_once('_').map_or(name.as_str(), |(stem, _)| stem)).collect()
    }

    fn check_complete<G: Game>(&self, used: &BTreeSet<String>, wrong: &mut Vec<String>) {
        let texts = Texts::of(&G::info());
        let file = format!("{}.ftl", self.lang.code());
        for id in used.iter().filter(|id| !texts.has(self.lang, id)) {
            wrong.push(format!("{file}: no text `{id}`"));
        }
        for spec in G::options() {
            let id = format!("option-{}", spec.id);
            if texts.say_attribute(self.lang, &id, "about").is_none() {
                wrong.push(format!("{file}: no text `{id}.about`"));
            }
        }
    }

    /// Finds messages that neither the sources nor other messages name.
    pub(crate) fn check_unused(&self, is_named: impl Fn(&str) -> bool, wrong: &mut Vec<String>) {
        let references: BTreeSet<&String> =
            self.messages.values().flat_map(|message| &message.references).collect();
        let unused = |id: &&String| !is_named(id) && !references.contains(*id);
        for id in self.messages.keys().filter(unused) {
            wrong.push(format!("{}.ftl: nobody says `{id}`", self.lang.code()));
        }
    }
}

/// Finds what only one language has.
pub(crate) fn compare([en, ru]: &[Book; 2], wrong: &mut Vec<String>) {
    for (has, lacks) in [(en, ru), (ru, en)] {
        for id in has.messages.keys().filter(|id| !lacks.messages.contains_key(*id)) {
            let (has, lacks) = (has.lang.code(), lacks.lang.code());
            wrong.push(format!("`{id}` is in {has}.ftl but not in {lacks}.ftl"));
        }
    }
    for id in en.messages.keys().filter(|id| ru.messages.contains_key(*id)) {
        if en.attributes(id) != ru.attributes(id) {
            let (en, ru) = (en.attributes(id), ru.attributes(id));
            wrong.push(format!("`{id}` has the attributes {en:?} in en.ftl and {ru:?} in ru.ftl"));
        }
        if en.variables(id) != ru.variables(id) {
            let (en, ru) = (en.variables(id), ru.variables(id));
            wrong.push(format!("`{id}` has the variables {en:?} in en.ftl and {ru:?} in ru.ftl"));
        }
    }
}

/// Every id that the sources, the options or the lobby ask for.
fn used_ids<G: Game>(source: &Source) -> BTreeSet<String> {
    let mut used = source.phrase_ids();
    used.extend(EVERY_GAME.map(str::to_owned));
    used.extend(G::examples().iter().flat_map(|example| example.texts).map(str::to_owned));
    for spec in G::options() {
        used.insert(format!("option-{}", spec.id));
        if let OptionKind::Choice(choices) = spec.kind {
            used.extend(choices.iter().map(|choice| format!("option-{}-{choice}", spec.id)));
        }
    }
    used
}

/// Says everything that is said in random matches.
fn check_spoken<G: Game>(wrong: &mut Vec<String>) {
    let texts = Texts::of(&G::info());
    let names = names(G::info().max_seats);
    let spoken = Spoken::in_play::<G>();
    let mut missing = BTreeSet::new();
    for phrase in spoken.phrases() {
        for lang in Lang::ALL {
            if let Err(why) = texts.try_say(lang, phrase, &names) {
                missing.insert(why.to_string());
            }
        }
    }
    wrong.extend(missing);
}
