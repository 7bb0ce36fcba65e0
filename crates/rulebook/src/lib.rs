//! RULES.md as data: chapters, numbered rules, and our rulings in them. The terminal, the pages and the tests all read
//! it here; each decides how it looks.
//!
//! A book is plain Markdown: a title (`#`), chapters (`##`), paragraphs, lists, numbered steps and tables. A list item that begins with
//! its number in bold is a rule: `- **R3** …`. What follows a slanted *Our ruling:* in an item is not in the printed
//! rules, and begins with one of its `grounds`. A slip of the pen costs a reader nothing, because all text is kept; it is
//! noted in [`RuleBook::faults`], which tests want to be empty.

mod glossary;
mod reader;

use game::Lang;

pub use glossary::{Glossary, Term};

#[derive(Debug, Default, PartialEq, Eq)]
pub struct RuleBook {
    /// The name of the game.
    pub title: Text,
    /// What comes before the first chapter.
    pub opening: Vec<Block>,
    pub chapters: Vec<RuleChapter>,
    /// Everything that is not written as rules are, one sentence each.
    pub faults: Vec<String>,
}

#[derive(Debug, PartialEq, Eq)]
pub struct RuleChapter {
    pub title: Text,
    pub blocks: Vec<Block>,
}

#[derive(Debug, PartialEq, Eq)]
pub enum Block {
    Heading(Text),
    Paragraph(Text),
    /// A list, mostly of rules.
    List(Vec<Item>),
    /// A numbered list: what comes after what.
    Steps(Vec<Text>),
    /// The rows of a table; the first is its heading.
    Table(Vec<Vec<Text>>),
}

/// An item of a list: a rule, if it has a number.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Item {
    /// Such as `R3`.
    pub number: Option<String>,
    pub text: Text,
    /// What we add to it.
    pub rulings: Vec<Text>,
    /// The items under it.
    pub inside: Vec<Item>,
}

pub type Text = Vec<Span>;

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Span {
    Plain(String),
    Strong(Text),
    Emphasis(Text),
    Code(String),
    Link {
        words: Text,
        to: String,
    },
    /// The words of [`ruling`], where a text mentions them.
    Ruling,
}

impl RuleBook {
    pub fn read(source: &str, lang: Lang) -> Self {
        reader::read(source, lang)
    }

    /// All rules, each before those inside it.
    pub fn rules(&self) -> impl Iterator<Item = &Item> {
        let chapters = self.chapters.iter().flat_map(|chapter| &chapter.blocks);
        let lists = self.opening.iter().chain(chapters).filter_map(|block| match block {
            Block::List(items) => Some(items),
            _ => None,
        });
        lists.flatten().flat_map(Item::with_inside).filter(|item| item.number.is_some())
    }

    /// In their order.
    pub fn numbers(&self) -> impl Iterator<Item = &str> {
        self.rules().filter_map(|rule| rule.number.as_deref())
    }

    /// The rule with this number, in upper or lower case.
    pub fn rule(&self, number: &str) -> Option<&Item> {
        let is_it = |found: &String| found.eq_ignore_ascii_case(number);
        self.rules().find(|rule| rule.number.as_ref().is_some_and(is_it))
    }
}

impl Item {
    fn with_inside(&self) -> Vec<&Self> {
        let inside = self.inside.iter().flat_map(Self::with_inside);
        std::iter::once(self).chain(inside).collect()
    }
}

/// The text without its marks; of a link, only its words are left.
pub fn plain(text: &[Span], lang: Lang) -> String {
    let words = text.iter().map(|span| match span {
        Span::Plain(words) | Span::Code(words) => words.clone(),
        Span::Strong(text) | Span::Emphasis(text) => plain(text, lang),
        Span::Link { words, .. } => plain(words, lang),
        Span::Ruling => ruling(lang).to_owned(),
    });
    words.collect()
}

/// The words that mark a ruling of ours.
pub const fn ruling(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Our ruling",
        Lang::Ru => "Наше решение",
    }
}

/// Why we rule: every ruling begins with one of these.
const fn grounds(lang: Lang) -> [&'static str; 2] {
    match lang {
        Lang::En => ["the rulebook is silent; ", "we play differently; "],
        Lang::Ru => ["правила молчат; ", "мы играем иначе; "],
    }
}

/// Whether a word is written as the number of a rule: one or two capital letters, digits, perhaps a small letter.
pub fn is_number(word: &str) -> bool {
    let rest = word.trim_start_matches(|c: char| c.is_ascii_uppercase());
    let digits = rest.trim_end_matches(|c: char| c.is_ascii_lowercase());
    (1..=2).contains(&(word.len() - rest.len()))
        && !digits.is_empty()
        && digits.bytes().all(|byte| byte.is_ascii_digit())
        && rest.len() - digits.len() <= 1
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_is_letters_digits_and_perhaps_a_letter() {
        for number in ["R3", "V2a", "AB12"] {
            assert!(is_number(number), "{number}");
        }
        for word in ["", "R", "3", "r3", "ABC1", "R3ab", "R3.", "Rule"] {
            assert!(!is_number(word), "{word}");
        }
    }

    #[test]
    fn a_rule_is_found_inside_another_and_in_small_letters() {
        let book = RuleBook::read("# G\n## A\n- **R1** One.\n  - **R1a** Two.\n- Dot.\n", Lang::En);
        assert_eq!(book.numbers().collect::<Vec<_>>(), ["R1", "R1a"]);
        assert_eq!(
            book.rule("r1A").map(|rule| &rule.text),
            Some(&vec![Span::Plain("Two.".into())])
        );
        assert_eq!(book.rule("R2"), None);
    }
}
