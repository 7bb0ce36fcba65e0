//! RULES.md as data: sections, rules with their numbers, and our rulings in them.
//!
//! What rules are written with is a small part of Markdown: headings, paragraphs, lists, tables, **strong**, *emphasis*,
//! `code` and [links](…). A list item that begins with its number in bold is a rule.

/// The rules of a game in one language.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct RuleBook {
    /// What comes before the first section.
    pub opening: Vec<Block>,
    /// The sections.
    pub sections: Vec<Section>,
}

/// A section of the rules.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Section {
    /// Its heading.
    pub title: Text,
    /// What is in it.
    pub blocks: Vec<Block>,
}

/// A part of a section.
#[derive(Debug, PartialEq, Eq)]
pub enum Block {
    /// A heading inside a section.
    Heading(Text),
    /// A paragraph.
    Paragraph(Text),
    /// List items that are no rules.
    Items(Vec<Text>),
    /// A table; its first row is its heading.
    Table(Vec<Vec<Text>>),
    /// A rule; every ruling of ours begins a paragraph.
    Rule {
        /// Its number.
        number: String,
        /// What it says.
        paragraphs: Vec<Text>,
    },
}

/// A text with marks in it.
pub type Text = Vec<Span>;

/// A piece of text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Span {
    /// As it is.
    Plain(String),
    /// Bold.
    Strong(String),
    /// Slanted.
    Emphasis(String),
    /// Code.
    Code(String),
    /// What marks a ruling of ours.
    Ruling(String),
    /// A link: its words and where it leads.
    Link(String, String),
}

impl RuleBook {
    /// Reads rules; `ruling` is what marks a ruling of ours when it is slanted.
    pub fn read(source: &str, ruling: &str) -> Self {
        let mut book = Self::default();
        for line in joined_lines(source) {
            book.add(&line, ruling);
        }
        book
    }

    fn add(&mut self, line: &str, ruling: &str) {
        let words = line.trim_start();
        if let Some(title) = words.strip_prefix("## ") {
            let title = spans(title, ruling);
            return self.sections.push(Section { title, blocks: Vec::new() });
        }
        if words.starts_with("# ") {
            return;
        }
        let blocks =
            self.sections.last_mut().map_or(&mut self.opening, |section| &mut section.blocks);
        if let Some(heading) = words.strip_prefix("###") {
            blocks.push(Block::Heading(spans(heading.trim_start_matches('#').trim(), ruling)));
        } else if let Some(row) = words.strip_prefix('|') {
            add_row(blocks, row, ruling);
        } else if let Some(item) = words.strip_prefix("- ").or_else(|| words.strip_prefix("* ")) {
            add_item(blocks, item, ruling);
        } else {
            blocks.push(Block::Paragraph(spans(words, ruling)));
        }
    }
}

/// Lines, where what goes on on the next line is joined.
fn joined_lines(source: &str) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    let mut goes_on = false;
    for line in source.lines() {
        let words = line.trim();
        let begins =
            words.starts_with(['#', '|']) || words.starts_with("- ") || words.starts_with("* ");
        match lines.last_mut() {
            Some(last) if goes_on && !begins && !words.is_empty() => {
                last.push(' ');
                last.push_str(words);
            }
            _ if words.is_empty() => {}
            _ => lines.push(line.trim_end().to_owned()),
        }
        goes_on = !words.is_empty() && !words.starts_with(['#', '|']);
    }
    lines
}

fn add_row(blocks: &mut Vec<Block>, row: &str, ruling: &str) {
    if row.chars().all(|c| matches!(c, '-' | ':' | '|' | ' ')) {
        return;
    }
    let cells = row.trim_end().trim_end_matches('|').split('|');
    let cells = cells.map(|cell| spans(cell.trim(), ruling)).collect();
    match blocks.last_mut() {
        Some(Block::Table(rows)) => rows.push(cells),
        _ => blocks.push(Block::Table(vec![cells])),
    }
}

fn add_item(blocks: &mut Vec<Block>, item: &str, ruling: &str) {
    if let Some((number, text)) = numbered(item) {
        let mark = format!("*{ruling}:*");
        let mut paragraphs = Vec::new();
        for (i, part) in text.split(mark.as_str()).enumerate() {
            let part =
                if i == 0 { part.to_owned() } else { format!("{mark} {}", capital(part.trim())) };
            if !part.trim().is_empty() {
                paragraphs.push(spans(part.trim(), ruling));
            }
        }
        return blocks.push(Block::Rule { number: number.to_owned(), paragraphs });
    }
    match blocks.last_mut() {
        Some(Block::Items(items)) => items.push(spans(item, ruling)),
        _ => blocks.push(Block::Items(vec![spans(item, ruling)])),
    }
}

/// The sentence with a capital letter: what stood after a colon begins a paragraph.
fn capital(sentence: &str) -> String {
    let mut letters = sentence.chars();
    letters.next().map_or(String::new(), |first| first.to_uppercase().chain(letters).collect())
}

/// `R3` and the rest of an item that begins with **R3**.
fn numbered(item: &str) -> Option<(&str, &str)> {
    let (number, text) = item.strip_prefix("**")?.split_once("**")?;
    let number = number.trim_end_matches('.');
    let is_number = number.starts_with(|c: char| c.is_ascii_uppercase())
        && number.contains(|c: char| c.is_ascii_digit())
        && number.chars().all(|c| c.is_ascii_alphanumeric());
    is_number.then_some((number, text.trim_start()))
}

/// A text with its marks; `ruling`, slanted and perhaps with a colon, marks a ruling of ours.
fn spans(text: &str, ruling: &str) -> Text {
    let mut spans = Vec::new();
    let mut rest = text;
    while !rest.is_empty() {
        match next_mark(rest, ruling) {
            Some((before, span, after)) => {
                push_plain(&mut spans, before);
                spans.push(span);
                rest = after;
            }
            None => {
                push_plain(&mut spans, rest);
                rest = "";
            }
        }
    }
    spans
}

fn push_plain(spans: &mut Text, text: &str) {
    if !text.is_empty() {
        spans.push(Span::Plain(text.to_owned()));
    }
}

/// The text before the next mark, what is marked, and the text after it.
fn next_mark<'a>(text: &'a str, ruling: &str) -> Option<(&'a str, Span, &'a str)> {
    let at = text.find(['*', '`', '['])?;
    let (before, marked) = text.split_at(at);
    let found = if let Some(strong) = marked.strip_prefix("**") {
        strong.split_once("**").map(|(words, after)| (Span::Strong(words.to_owned()), after))
    } else if let Some(slanted) = marked.strip_prefix('*') {
        slanted.split_once('*').map(|(words, after)| (slanted_span(words, ruling), after))
    } else if let Some(code) = marked.strip_prefix('`') {
        code.split_once('`').map(|(words, after)| (Span::Code(words.to_owned()), after))
    } else {
        link(&marked[1..])
    };
    found.map(|(span, after)| (before, span, after))
}

fn slanted_span(words: &str, ruling: &str) -> Span {
    if words.trim_end_matches(':') == ruling {
        Span::Ruling(ruling.to_owned())
    } else {
        Span::Emphasis(words.to_owned())
    }
}

/// `words](address)`; of an address that is not on the web or in this page only the words are left.
fn link(text: &str) -> Option<(Span, &str)> {
    let (words, rest) = text.split_once("](")?;
    let (address, after) = rest.split_once(')')?;
    let leads = address.starts_with("https://") || address.starts_with('#');
    let words = words.to_owned();
    let span = if leads { Span::Link(words, address.to_owned()) } else { Span::Plain(words) };
    Some((span, after))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn plain(text: &str) -> Text {
        vec![Span::Plain(text.to_owned())]
    }

    #[test]
    fn rules_have_numbers_and_rulings_are_paragraphs_of_their_own() {
        let book =
            RuleBook::read("# G\nHello\nyou.\n\n## A\n- **R1** One. *Ours:* two.\n- dot\n", "Ours");
        assert_eq!(book.opening, [Block::Paragraph(plain("Hello you."))]);
        let ruling = vec![Span::Ruling("Ours".to_owned()), Span::Plain(" Two.".to_owned())];
        let rule = Block::Rule { number: "R1".to_owned(), paragraphs: vec![plain("One."), ruling] };
        assert_eq!(book.sections[0].blocks, [rule, Block::Items(vec![plain("dot")])]);
    }

    #[test]
    fn every_mark_is_understood_and_a_lonely_one_is_text() {
        let text = spans("a **b** *c* `d` [e](https://f) [g](h.md)", "");
        assert_eq!(text.len(), 10);
        assert_eq!(spans("3 * 4", ""), plain("3 * 4"));
    }

    #[test]
    fn no_rule_of_any_game_is_lost_and_no_mark_is_left() {
        for entry in catalog::GAMES {
            let rules = entry.game.info().rules;
            for (source, ruling) in [(rules.en, "Our ruling"), (rules.ru, "Наше решение")]
            {
                let book = RuleBook::read(source, ruling);
                let blocks = || book.sections.iter().flat_map(|section| &section.blocks);
                let rules = blocks().filter(|block| matches!(block, Block::Rule { .. })).count();
                assert_eq!(
                    rules,
                    source.lines().filter(|line| line.trim_start().starts_with("- **")).count()
                );
                let shown = format!("{book:?}");
                assert!(!shown.contains("**") && shown.contains("Ruling("), "{shown}");
            }
        }
    }
}
