//! The text of a book as markup: what lies in the box is drawn where it is named, and the number of a rule leads to it.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

use board::Part;
use game::Phrase;
use maud::{Markup, html};
use rulebook::{Block, Glossary, Item, RuleBook, RuleChapter, Span, Term, Text, plain, ruling};

use super::examples;
use crate::pages::assets;
use crate::pages::page_words::PageWords;

/// How many pictures a step of a round has at most.
const PICTURES_A_STEP: usize = 3;

/// A book of a game, and what its words stand for.
pub(crate) struct Prose<'a> {
    pub(super) words: PageWords,
    pub(super) glossary: &'a Glossary,
    sprite: String,
    parts: Vec<Part>,
    rules: BTreeSet<&'a str>,
    /// The parts that a rule is the first to name, by its number.
    first_named: BTreeMap<&'a str, Vec<Part>>,
}

/// Something in a text that leads elsewhere.
enum Mark<'a> {
    Part(Part, &'a Term),
    Rule,
}

impl<'a> Prose<'a> {
    pub(crate) fn new(
        entry: &catalog::Entry,
        book: &'a RuleBook,
        glossary: &'a Glossary,
        words: PageWords,
    ) -> Self {
        let mut prose = Self {
            words,
            glossary,
            sprite: assets::url(&format!("games/{}.svg", entry.game.info().id)),
            parts: entry.board.parts(),
            rules: book.numbers().collect(),
            first_named: BTreeMap::new(),
        };
        let mut known = BTreeSet::new();
        for rule in book.rules() {
            let mut parts = prose.parts_in(&prose.whole(rule));
            parts.retain(|part| known.insert(part.id));
            prose.first_named.insert(rule.number.as_deref().unwrap_or_default(), parts);
        }
        prose
    }

    /// What lies in the box, in the order of the rulebook.
    pub(crate) fn parts(&self) -> &[Part] {
        &self.parts
    }

    fn part(&self, term: &Term) -> Option<Part> {
        self.parts.iter().find(|part| part.id == term.id).copied()
    }

    /// What a rule and our rulings in it say.
    fn whole(&self, rule: &Item) -> String {
        let texts = std::iter::once(&rule.text).chain(&rule.rulings);
        texts.map(|text| plain(text, self.words.lang)).collect::<Vec<_>>().join(" ")
    }

    /// The parts that a text names, each once.
    fn parts_in(&self, text: &str) -> Vec<Part> {
        let mut parts: Vec<Part> = Vec::new();
        for (_, term) in self.glossary.named(text) {
            parts.extend(self.part(term).filter(|part| !parts.contains(part)));
        }
        parts
    }

    pub(crate) fn picture(&self, part: Part) -> Markup {
        html! { svg.part-pic aria-hidden="true" { use href={ (self.sprite) "#" (part.id) } {} } }
    }

    /// A part with its name and its number in the box.
    pub(crate) fn label(&self, part: Part) -> Markup {
        let word = self.glossary.term(part.id).map_or(part.id, |term| &term.word);
        html! {
            li {
                (self.picture(part))
                span {
                    (capital(word))
                    @if let Some(copies) = part.copies {
                        " " b title=(self.words.say(&Phrase::new("rules-copies").with("n", copies))) { "×" (copies) }
                    }
                }
            }
        }
    }

    pub(crate) fn opening(&self, block: &Block) -> Markup {
        match block {
            Block::Paragraph(text) => html! { p.lead { (self.spans(text)) } },
            other => self.block(other),
        }
    }

    pub(super) fn chapter(&self, number: usize, chapter: &RuleChapter) -> Markup {
        html! {
            section.panel aria-labelledby={ "section-" (number) } {
                h2 id={ "section-" (number) } { (self.heading(&chapter.title)) }
                @for part in &chapter.blocks { (self.block(part)) }
            }
        }
    }

    /// Without pictures.
    pub(crate) fn heading(&self, title: &[Span]) -> String {
        plain(title, self.words.lang)
    }

    pub(crate) fn block(&self, block: &Block) -> Markup {
        match block {
            Block::Heading(text) => html! { h3 { (self.heading(text)) } },
            Block::Paragraph(text) => html! { p.text data-find="" { (self.spans(text)) } },
            Block::List(list) => self.items(list),
            Block::Steps(steps) => self.steps(steps),
            Block::Table(rows) => html! {
                div.scroll-x data-find="" { table.sheet {
                    @for (number, row) in rows.iter().enumerate() {
                        tr { @for cell in row {
                            @if number == 0 { th scope="col" { (self.spans(cell)) } }
                            @else { td { (self.spans(cell)) } }
                        } }
                    }
                } }
            },
        }
    }

    /// A round at a glance: a strip of small pictures.
    fn steps(&self, steps: &[Text]) -> Markup {
        html! {
            ol.strip data-find="" {
                @for step in steps {
                    @let words = plain(step, self.words.lang);
                    li {
                        span.pics {
                            @for part in self.parts_in(&words).into_iter().take(PICTURES_A_STEP) { (self.picture(part)) }
                        }
                        span { (words) }
                    }
                }
            }
        }
    }

    /// One rule after another, each followed by the rules inside it; items without a number stand in lists between
    /// them.
    fn items(&self, items: &[Item]) -> Markup {
        html! {
            @for alike in items.chunk_by(|one, next| one.number.is_some() == next.number.is_some()) {
                @if alike[0].number.is_some() {
                    @for item in alike { (self.rule(item)) }
                } @else {
                    ul.dots { @for item in alike { (self.dot(item)) } }
                }
            }
        }
    }

    fn rule(&self, rule: &Item) -> Markup {
        let number = rule.number.as_deref().unwrap_or_default();
        let name = self.words.say(&Phrase::new("rules-rule").with("rule", number));
        let examples = examples::of_rule(number, self.words);
        let first_named = self.first_named.get(number).filter(|parts| !parts.is_empty());
        html! {
            div.rule id=(number) data-find="" {
                a.no href={ "#" (number) } aria-label=(name) { (number) }
                div {
                    @if !rule.text.is_empty() { p { (self.spans(&rule.text)) } }
                    @for text in &rule.rulings { p { (self.mark()) " " (self.spans(&begun(text))) } }
                    @if let Some(parts) = first_named {
                        ul.parts { @for part in parts { (self.label(*part)) } }
                    }
                }
            }
            @if !examples.0.is_empty() { div data-find="" { (examples) } }
            (self.items(&rule.inside))
        }
    }

    fn dot(&self, item: &Item) -> Markup {
        html! {
            li data-find="" {
                (self.spans(&item.text))
                @for text in &item.rulings { " " (self.mark()) " " (self.spans(text)) }
                (self.items(&item.inside))
            }
        }
    }

    fn mark(&self) -> Markup {
        html! { span.ruling { (ruling(self.words.lang)) } }
    }

    pub(super) fn spans(&self, spans: &[Span]) -> Markup {
        html! {
            @for span in spans {
                @match span {
                    Span::Plain(text) => (self.plain(text)),
                    Span::Strong(text) => { strong { (self.spans(text)) } }
                    Span::Emphasis(text) => { em { (self.spans(text)) } }
                    Span::Code(text) => { code { (text) } }
                    Span::Ruling => (self.mark()),
                    Span::Link { words: text, to } if leads(to) => { a href=(to) { (self.heading(text)) } }
                    Span::Link { words: text, .. } => (self.spans(text)),
                }
            }
        }
    }

    /// A text with its marks.
    fn plain(&self, text: &str) -> Markup {
        let mut at = 0;
        html! {
            @for (place, mark) in self.marks(text) {
                @let (before, opening) = opened(&text[std::mem::replace(&mut at, place.end)..place.start]);
                (before)
                @match mark {
                    Mark::Part(part, term) => {
                        @let named = self.named(part, term, &text[place]);
                        @if opening.is_empty() { (named) } @else { span.held { (opening) (named) } }
                    }
                    Mark::Rule => { (opening) a href={ "#" (&text[place.clone()]) } { (&text[place]) } }
                }
            }
            (&text[at..])
        }
    }

    /// A part as a text names it. Its picture is held by the first word.
    fn named(&self, part: Part, term: &Term, name: &str) -> Markup {
        let (first, rest) = name.split_at(name.find(' ').unwrap_or(name.len()));
        html! { a.term href={ "#term-" (term.id) } { span.held { (self.picture(part)) (first) } (rest) } }
    }

    /// Where a text names parts, each for the first time, and rules.
    fn marks(&self, text: &str) -> Vec<(Range<usize>, Mark<'a>)> {
        let mut seen = BTreeSet::new();
        let named = self.glossary.named(text).into_iter().filter_map(|(place, term)| {
            let part = self.part(term)?;
            seen.insert(part.id).then_some((place, Mark::Part(part, term)))
        });
        let mut marks: Vec<_> = named.collect();
        let is_apart = |c: char| !c.is_ascii_alphanumeric();
        for word in text.split(is_apart).filter(|word| self.rules.contains(word)) {
            let start = word.as_ptr() as usize - text.as_ptr() as usize;
            marks.push((start..start + word.len(), Mark::Rule));
        }
        marks.sort_by_key(|(place, _)| place.start);
        marks
    }
}

/// A text without the quotation mark or bracket that opens at its end, and this.
fn opened(text: &str) -> (&str, &str) {
    text.split_at(text.trim_end_matches(['«', '“', '(']).len())
}

/// With a capital letter: what stood after a colon begins a paragraph.
fn begun(sentence: &[Span]) -> Text {
    let mut sentence = sentence.to_vec();
    if let Some(Span::Plain(words)) = sentence.first_mut() {
        *words = capital(words);
    }
    sentence
}

pub(super) fn capital(words: &str) -> String {
    let mut letters = words.chars();
    let first = letters.next().into_iter().flat_map(char::to_uppercase);
    first.chain(letters).collect()
}

/// Whether a link works from a page: to the web or to a place on the page, not to a source file.
fn leads(address: &str) -> bool {
    address.starts_with("https://") || address.starts_with('#')
}

#[cfg(test)]
mod tests {
    use game::Lang;

    use super::*;

    #[test]
    fn a_quotation_mark_stays_with_the_picture_that_it_opens_before() {
        for entry in catalog::GAMES {
            let (info, lang) = (entry.game.info(), Lang::Ru);
            let book = RuleBook::read(info.rules.get(lang), lang);
            let glossary = Glossary::read(info.glossary.get(lang), lang);
            let prose = Prose::new(entry, &book, &glossary, PageWords::of_game(lang, info.id));
            let part = prose.parts()[0];
            let word = &glossary.term(part.id).unwrap().word;
            let html = prose.plain(&format!("здесь «{word}» открыто")).into_string();
            assert!(html.starts_with("здесь <span class=\"held\">«<a"), "{html}");
            assert!(html.ends_with("</a></span>» открыто"), "{html}");
        }
    }

    #[test]
    fn everything_in_the_box_is_drawn_explained_and_named_by_a_rule() {
        for (entry, lang) in
            catalog::GAMES.iter().flat_map(|entry| Lang::ALL.map(|lang| (entry, lang)))
        {
            let info = entry.game.info();
            let book = RuleBook::read(info.rules.get(lang), lang);
            let glossary = Glossary::read(info.glossary.get(lang), lang);
            let prose = Prose::new(entry, &book, &glossary, PageWords::of_game(lang, info.id));
            let named: BTreeSet<&str> =
                prose.first_named.values().flatten().map(|part| part.id).collect();
            for part in prose.parts() {
                let symbol = format!("<symbol id=\"{}\"", part.id);
                assert!(
                    entry.board.art().sprite.contains(&symbol),
                    "{part:?} of {} is not drawn",
                    info.id
                );
                assert!(
                    glossary.term(part.id).is_some(),
                    "{part:?} of {} is not explained",
                    info.id
                );
                assert!(
                    named.contains(part.id),
                    "no rule of {} names {part:?} in {lang:?}",
                    info.id
                );
            }
        }
    }
}
