//! From Markdown to a rule book.

use std::collections::BTreeSet;

use game::Lang;
use pulldown_cmark::{Event, HeadingLevel, OffsetIter, Options, Parser, Tag};

use crate::{Block, Item, RuleBook, RuleChapter, Span, Text, grounds, is_number, ruling};

/// Never fails: what it cannot read it notes as a fault.
pub(crate) fn read(source: &str, lang: Lang) -> RuleBook {
    let events = Parser::new_ext(source, Options::ENABLE_TABLES).into_offset_iter();
    let book = RuleBook::default();
    let mut reader = Reader { source, lang, events, line: 1, book };
    while let Some(event) = reader.next() {
        reader.block(event);
    }
    reader.whole_book()
}

struct Reader<'a> {
    source: &'a str,
    lang: Lang,
    events: OffsetIter<'a>,
    /// The line of the event that was read last.
    line: usize,
    book: RuleBook,
}

impl<'a> Reader<'a> {
    fn next(&mut self) -> Option<Event<'a>> {
        let (event, range) = self.events.next()?;
        self.line = 1 + self.source[..range.start].matches('\n').count();
        Some(event)
    }

    fn fault(&mut self, line: usize, what: &str) {
        self.book.faults.push(format!("line {line}: {what}"));
    }

    /// Notes faults that only the whole book can show.
    fn whole_book(mut self) -> RuleBook {
        let mut seen = BTreeSet::new();
        let repeated = self.book.numbers().filter(|number| !seen.insert(*number));
        let mut faults: Vec<_> =
            repeated.map(|number| format!("{number} is there twice")).collect();
        if self.book.title.is_empty() {
            faults.push("there is no title: `# …`".to_owned());
        }
        self.book.faults.extend(faults);
        self.book
    }

    fn block(&mut self, event: Event<'a>) {
        let line = self.line;
        let block = match event {
            Event::Start(Tag::Heading { level: HeadingLevel::H1, .. }) => return self.title(line),
            Event::Start(Tag::Heading { level: HeadingLevel::H2, .. }) => {
                let title = self.text();
                return self.book.chapters.push(RuleChapter { title, blocks: Vec::new() });
            }
            Event::Start(Tag::Heading { .. }) => Block::Heading(self.text()),
            Event::Start(Tag::Paragraph) => Block::Paragraph(self.paragraph(line)),
            Event::Start(Tag::List(None)) => Block::List(self.items()),
            Event::Start(Tag::List(Some(_))) => Block::Steps(self.steps()),
            Event::Start(Tag::Table(_)) => Block::Table(self.rows()),
            other => {
                let mut text = Text::new();
                self.inline(other, &mut text);
                Block::Paragraph(text)
            }
        };
        let chapter = self.book.chapters.last_mut();
        chapter.map_or(&mut self.book.opening, |chapter| &mut chapter.blocks).push(block);
    }

    fn title(&mut self, line: usize) {
        let title = self.text();
        if self.book.title.is_empty() {
            self.book.title = title;
            return;
        }
        self.fault(line, "a book has one title, and chapters begin with `##`");
        self.book.chapters.push(RuleChapter { title, blocks: Vec::new() });
    }

    fn paragraph(&mut self, line: usize) -> Text {
        let text = self.text();
        if is_number(first_word(&text)) {
            self.fault(line, "a rule is an item of a list: `- **R3** …`");
        }
        text
    }

    /// The items of a list, up to its end.
    fn items(&mut self) -> Vec<Item> {
        let mut items = Vec::new();
        while let Some(Event::Start(_)) = self.next() {
            items.push(self.item());
        }
        items
    }

    /// The steps of a numbered list, up to its end.
    fn steps(&mut self) -> Vec<Text> {
        let mut steps = Vec::new();
        while let Some(Event::Start(_)) = self.next() {
            steps.push(self.paragraph(self.line));
        }
        steps
    }

    fn item(&mut self) -> Item {
        let (line, mut text, mut inside) = (self.line, Text::new(), Vec::new());
        while let Some(event) = self.next() {
            match event {
                Event::End(_) => break,
                Event::Start(Tag::List(None)) => inside.extend(self.items()),
                Event::Start(Tag::Paragraph) => {
                    push_plain(&mut text, " ");
                    text.extend(self.text());
                }
                event => self.inline(event, &mut text),
            }
        }
        let number = self.take_number(&mut text, line);
        let mut parts = text.split(|span| *span == Span::Ruling).map(trimmed);
        let text = parts.next().unwrap_or_default();
        let rulings: Vec<Text> = parts.collect();
        if (text.is_empty() && rulings.is_empty()) || rulings.iter().any(Vec::is_empty) {
            self.fault(line, "an item and a ruling say something");
        }
        if !rulings.iter().all(|ruling| self.has_grounds(ruling)) {
            self.fault(line, "a ruling says whether the rulebook is silent or we play differently");
        }
        Item { number, text, rulings, inside }
    }

    fn has_grounds(&self, ruling: &Text) -> bool {
        let says = |words: &str| grounds(self.lang).iter().any(|ground| words.starts_with(ground));
        matches!(ruling.first(), Some(Span::Plain(words)) if says(words))
    }

    /// Takes the number at the beginning of an item out of its text.
    fn take_number(&mut self, text: &mut Text, line: usize) -> Option<String> {
        *text = trimmed(text);
        let is_bold = matches!(text.first(), Some(Span::Strong(_)));
        let number = first_word(text).to_owned();
        match (is_bold, is_number(&number)) {
            (true, true) => {
                text.remove(0);
                return Some(number);
            }
            (true, false) => self.fault(line, "only the number of a rule is bold: `- **R3** …`"),
            (false, true) => self.fault(line, "the number of a rule is bold: `- **R3** …`"),
            (false, false) => {}
        }
        None
    }

    /// The rows of a table, up to its end.
    fn rows(&mut self) -> Vec<Vec<Text>> {
        let mut rows = Vec::new();
        while let Some(Event::Start(_)) = self.next() {
            let mut cells = Vec::new();
            while let Some(Event::Start(_)) = self.next() {
                cells.push(self.text());
            }
            rows.push(cells);
        }
        rows
    }

    /// The text up to the end of what holds it.
    fn text(&mut self) -> Text {
        let mut text = Text::new();
        while let Some(event) = self.next() {
            if matches!(event, Event::End(_)) {
                break;
            }
            self.inline(event, &mut text);
        }
        text
    }

    fn inline(&mut self, event: Event<'a>, text: &mut Text) {
        let line = self.line;
        match event {
            Event::Text(words) => push_plain(text, &words),
            Event::SoftBreak | Event::HardBreak => push_plain(text, " "),
            Event::Code(words) => text.push(Span::Code(words.into_string())),
            Event::Start(Tag::Strong) => text.push(Span::Strong(self.text())),
            Event::Start(Tag::Emphasis) => {
                let words = self.text();
                text.push(self.emphasis(words));
            }
            Event::Start(Tag::Link { dest_url, .. }) => {
                text.push(Span::Link { words: self.text(), to: dest_url.into_string() });
            }
            Event::Start(_) => {
                self.fault(line, "rules have headings, paragraphs, lists and tables");
                text.extend(self.text());
            }
            Event::Html(words) | Event::InlineHtml(words) => {
                self.fault(line, "rules have no HTML");
                push_plain(text, &words);
            }
            _ => self.fault(line, "rules have words and nothing else"),
        }
    }

    fn emphasis(&self, words: Text) -> Span {
        match &words[..] {
            [Span::Plain(mark)] if mark.trim_end_matches(':') == ruling(self.lang) => Span::Ruling,
            _ => Span::Emphasis(words),
        }
    }
}

/// Adds to the plain text at the end: Markdown comes in pieces.
fn push_plain(text: &mut Text, more: &str) {
    match text.last_mut() {
        Some(Span::Plain(words)) => words.push_str(more),
        _ => text.push(Span::Plain(more.to_owned())),
    }
}

/// The first word, or everything bold at the beginning.
fn first_word(text: &[Span]) -> &str {
    match text.first() {
        Some(Span::Plain(words)) => words.split_whitespace().next().unwrap_or_default(),
        Some(Span::Strong(bold)) => match &bold[..] {
            [Span::Plain(words)] => words,
            _ => "",
        },
        _ => "",
    }
}

fn trimmed(text: &[Span]) -> Text {
    let mut text = text.to_vec();
    if let Some(Span::Plain(first)) = text.first_mut() {
        *first = first.trim_start().to_owned();
    }
    if let Some(Span::Plain(last)) = text.last_mut() {
        last.truncate(last.trim_end().len());
    }
    text.retain(|span| *span != Span::Plain(String::new()));
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    fn plain(text: &str) -> Text {
        vec![Span::Plain(text.to_owned())]
    }

    fn block(source: &str) -> Block {
        let book = read(&format!("# G\n\n{source}"), Lang::En);
        assert_eq!(book.faults, [""; 0]);
        book.opening.into_iter().next().unwrap()
    }

    #[track_caller]
    fn check_fault(source: &str, fault: &str) {
        let book = read(&format!("# G\n\n{source}"), Lang::En);
        assert!(book.faults.iter().any(|found| found.contains(fault)), "{book:#?}");
    }

    #[test]
    fn a_book_is_a_title_an_opening_and_chapters() {
        let book = read("# G\nHello\nyou.\n\n## A\n\nOne.\n\n### B\n## C\n", Lang::En);
        assert_eq!((book.title, book.faults), (plain("G"), Vec::new()));
        assert_eq!(book.opening, [Block::Paragraph(plain("Hello you."))]);
        let blocks = vec![Block::Paragraph(plain("One.")), Block::Heading(plain("B"))];
        let first = RuleChapter { title: plain("A"), blocks };
        assert_eq!(book.chapters, [first, RuleChapter { title: plain("C"), blocks: Vec::new() }]);
    }

    #[test]
    fn a_rule_has_a_number_our_rulings_and_items_inside() {
        let rulings = ["the rulebook is silent; three.", "we play differently; four."];
        let [silent, differently] = rulings;
        let source = format!(
            "- **R1** One\n  two. *Our ruling:* {silent} *Our ruling:* {differently}\n  - dot\n"
        );
        let dot = Item { text: plain("dot"), ..Item::default() };
        let rule = Item {
            number: Some("R1".to_owned()),
            text: plain("One two."),
            rulings: rulings.map(plain).to_vec(),
            inside: vec![dot],
        };
        assert_eq!(block(&source), Block::List(vec![rule]));
    }

    #[test]
    fn blank_lines_between_items_change_nothing() {
        assert_eq!(block("- **R1** One.\n\n- dot\n"), block("- **R1** One.\n- dot\n"));
    }

    #[test]
    fn a_text_may_speak_of_our_rulings() {
        let text = vec![Span::Plain("See ".to_owned()), Span::Ruling, Span::Plain(".".to_owned())];
        assert_eq!(block("See *Our ruling*."), Block::Paragraph(text));
    }

    #[test]
    fn every_mark_is_understood_and_a_lonely_one_is_text() {
        let Block::Paragraph(text) = block("**b***c*`d`[e](f)") else { panic!("a paragraph") };
        let link = Span::Link { words: plain("e"), to: "f".to_owned() };
        let (strong, slanted) = (Span::Strong(plain("b")), Span::Emphasis(plain("c")));
        assert_eq!(text, [strong, slanted, Span::Code("d".to_owned()), link]);
        assert_eq!(block("3 * 4 [a]"), Block::Paragraph(plain("3 * 4 [a]")));
    }

    #[test]
    fn numbered_items_are_steps() {
        assert_eq!(block("1. One.\n2. Two.\n"), Block::Steps(vec![plain("One."), plain("Two.")]));
    }

    #[test]
    fn a_table_is_its_rows() {
        let table = block("| a | b |\n|---|---|\n| c | d |\n");
        let row = |left, right| vec![plain(left), plain(right)];
        assert_eq!(table, Block::Table(vec![row("a", "b"), row("c", "d")]));
    }

    #[test]
    fn what_is_not_written_as_rules_are_is_a_fault() {
        check_fault("- **Note** no", "line 3: only the number of a rule is bold");
        check_fault("- **R1.** dot", "line 3: only the number");
        check_fault("- One.\n- R7 no", "line 4: the number of a rule is bold");
        check_fault("**R1** One.", "line 3: a rule is an item of a list");
        check_fault("- **R1**", "line 3: an item and a ruling say something");
        check_fault("- **R1** One. *Our ruling:*", "line 3: an item and a ruling say something");
        check_fault("- **R1** One. *Our ruling:* two.", "line 3: a ruling says whether");
        check_fault("- **R1** One.\n- **R1** Two.", "R1 is there twice");
        check_fault("1. **R1** One.", "line 3: a rule is an item of a list");
        check_fault("> One.", "line 3: rules have headings");
        check_fault("<b>One</b>", "line 3: rules have no HTML");
        check_fault("# Two", "line 3: a book has one title");
        assert_eq!(read("", Lang::En).faults, ["there is no title: `# …`"]);
    }

    #[test]
    fn no_text_is_lost_for_a_fault() {
        let book = read("# G\n\n1. **R1** One.\n\n> Two.\n", Lang::En);
        let shown = format!("{:?}", book.opening);
        assert!(["R1", "One.", "Two."].iter().all(|words| shown.contains(words)), "{shown}");
    }
}
