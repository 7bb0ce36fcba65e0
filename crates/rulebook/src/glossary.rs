//! GLOSSARY.md as data: what a game calls its things, one word for each.
//!
//! A glossary is a title and one table. Its columns: the id of a term, its word, the forms in which texts name it, what
//! no text may call it, and what it is. Forms and names stand between commas; a word that ends in `-` is a stem and may
//! have any ending: `морск- фонарик-`.

use std::ops::Range;

use game::Lang;

use crate::{Block, RuleBook, Span, Text};

/// An ending has at most this many letters, so that a stem does not name words that only begin like it.
const LONGEST_ENDING: usize = 4;

#[derive(Debug, Default)]
pub struct Glossary {
    /// In the order of the table.
    pub terms: Vec<Term>,
    /// Everything that is not written as glossaries are, one sentence each.
    pub faults: Vec<String>,
}

#[derive(Debug)]
pub struct Term {
    /// The same in every language.
    pub id: String,
    pub word: String,
    pub meaning: Text,
    forms: Vec<Form>,
    never: Vec<Form>,
}

/// Some words in a row.
#[derive(Debug)]
struct Form(Vec<FormWord>);

#[derive(Debug)]
enum FormWord {
    Whole(String),
    Stem(String),
}

impl Glossary {
    pub fn read(source: &str, lang: Lang) -> Self {
        let book = RuleBook::read(source, lang);
        let mut glossary = Self { terms: Vec::new(), faults: book.faults };
        let tables = book.opening.iter().filter_map(|block| match block {
            Block::Table(rows) => Some(&rows[1..]),
            _ => None,
        });
        for row in tables.flatten() {
            match Term::read(row) {
                Some(term) => glossary.terms.push(term),
                None => glossary.faults.push(format!("not a term: {row:?}")),
            }
        }
        glossary
    }

    pub fn term(&self, id: &str) -> Option<&Term> {
        self.terms.iter().find(|term| term.id == id)
    }

    /// Where a text names which terms, in its order; of several that begin at the same word, the longest.
    pub fn named(&self, text: &str) -> Vec<(Range<usize>, &Term)> {
        let words = words(text);
        let (mut named, mut at) = (Vec::new(), 0);
        while at < words.len() {
            let here = self.terms.iter().filter_map(|term| {
                let longest = term.forms.iter().filter_map(|form| form.matches(text, &words[at..]));
                Some((longest.max()?, term))
            });
            let Some((n_words, term)) = here.max_by_key(|(n_words, _)| *n_words) else {
                at += 1;
                continue;
            };
            named.push((words[at].start..words[at + n_words - 1].end, term));
            at += n_words;
        }
        named
    }

    /// Where a text calls something by a name that it never has, and what it is called.
    pub fn misnamed<'a>(&'a self, text: &'a str) -> Vec<(&'a str, &'a Term)> {
        let words = words(text);
        let mut wrong = Vec::new();
        for at in 0..words.len() {
            for term in &self.terms {
                let found = term.never.iter().find_map(|form| form.matches(text, &words[at..]));
                wrong.extend(found.map(|n| (&text[words[at].start..words[at + n - 1].end], term)));
            }
        }
        wrong
    }
}

impl Term {
    fn read(row: &[Text]) -> Option<Self> {
        let [id, word, forms, never, meaning] = row else { return None };
        let (id, word) = (plain(id).to_owned(), plain(word).to_owned());
        let is_whole = !id.is_empty() && !word.is_empty() && !meaning.is_empty();
        let forms = Form::list(plain(forms));
        is_whole.then(|| Self {
            id,
            word,
            meaning: meaning.clone(),
            forms,
            never: Form::list(plain(never)),
        })
    }
}

impl Form {
    fn list(text: &str) -> Vec<Self> {
        let forms = text.split(',').map(str::trim).filter(|form| !form.is_empty());
        forms.map(|form| Self(form.split_whitespace().map(FormWord::read).collect())).collect()
    }

    /// How many words it is, if these begin with it.
    fn matches(&self, text: &str, words: &[Range<usize>]) -> Option<usize> {
        let n = self.0.len();
        let found = words.get(..n)?;
        let fits = self.0.iter().zip(found).all(|(form, word)| form.fits(&text[word.clone()]));
        let is_joined = found.windows(2).all(|pair| {
            text[pair[0].end..pair[1].start]
                .chars()
                .all(|c| c.is_whitespace() || "«»“”".contains(c))
        });
        (fits && is_joined).then_some(n)
    }
}

impl FormWord {
    fn read(word: &str) -> Self {
        match word.strip_suffix('-') {
            Some(stem) => Self::Stem(stem.to_lowercase()),
            None => Self::Whole(word.to_lowercase()),
        }
    }

    fn fits(&self, word: &str) -> bool {
        let word = word.to_lowercase();
        match self {
            Self::Whole(whole) => word == *whole,
            Self::Stem(stem) => word
                .strip_prefix(stem.as_str())
                .is_some_and(|ending| ending.chars().count() <= LONGEST_ENDING),
        }
    }
}

/// The plain text of a cell.
fn plain(text: &Text) -> &str {
    match &text[..] {
        [Span::Plain(words)] => words.trim(),
        _ => "",
    }
}

/// Where the words of a text are. A hyphen or an apostrophe between letters belongs to the word.
fn words(text: &str) -> Vec<Range<usize>> {
    let mut words: Vec<Range<usize>> = Vec::new();
    for (at, letter) in text.char_indices() {
        let end = at + letter.len_utf8();
        if letter.is_alphanumeric() {
            match words.last_mut() {
                Some(word) if is_inside(&text[word.end..at]) => word.end = end,
                _ => words.push(at..end),
            }
        }
    }
    words
}

/// Whether a word goes on after this.
fn is_inside(between: &str) -> bool {
    matches!(between, "" | "-" | "'" | "’")
}

#[cfg(test)]
mod tests {
    use super::*;

    const SOURCE: &str = "# G\n\n| id | word | forms | never | what |\n|---|---|---|---|---|\n\
        | lamp | Sea lamp | sea lamp- | lantern- | A *fish*. |\n| sea | Sea | sea | | Water. |\n";

    #[test]
    fn a_term_is_found_in_its_forms_and_the_longest_one_wins() {
        let glossary = Glossary::read(SOURCE, Lang::En);
        assert!(glossary.faults.is_empty(), "{:?}", glossary.faults);
        let text = "Two sea lamps lie in the sea, lamp by lamp; a seaman counts “Sea” lamps.";
        let named = glossary.named(text).into_iter();
        let named: Vec<_> = named.map(|(at, term)| (&text[at], term.id.as_str())).collect();
        assert_eq!(named, [("sea lamps", "lamp"), ("sea", "sea"), ("Sea” lamps", "lamp")]);
    }

    #[test]
    fn what_a_thing_is_never_called_is_found() {
        let glossary = Glossary::read(SOURCE, Lang::En);
        let wrong: Vec<&str> = glossary
            .misnamed("A Lantern, a sea lamp")
            .into_iter()
            .map(|(found, _)| found)
            .collect();
        assert_eq!(wrong, ["Lantern"]);
    }

    #[test]
    fn a_row_without_a_word_or_a_meaning_is_a_fault() {
        let source = SOURCE.replace("| Water. |", "| |");
        assert_eq!(Glossary::read(&source, Lang::En).faults.len(), 1);
    }
}
