//! The rules of a game, from its RULES.md, each rule with an address of its own.

use axum::extract::Path;
use game::Phrase;
use maud::{Markup, html};
use rulebook::{Block, Item, RuleBook, RuleChapter, Span, Text, ruling};

use super::layout::{Html, Page, Visit, page};
use super::lobby::cover;
use super::page_words::PageWords;
use crate::api::answer::Refused;
use crate::problem::Problem;

pub(crate) async fn show(Path(game): Path<String>, visit: Visit) -> Result<Html, Refused> {
    let no_game = || Problem::missing("problem-no-game").with("game", game.as_str());
    let entry = catalog::find(&game).map_err(|_| visit.caller.refuse(no_game()))?;
    let info = entry.game.info();
    let words = visit.frame.words.with_game(info.id);
    let book = RuleBook::read(info.rules.get(words.lang), words.lang);
    let name = words.text("game-title");
    let title = words.say(&Phrase::new("rules-title").with("game", name.as_str()));
    let place = words.say(&Phrase::new("rules-place").with("game", name.as_str()));
    let content = html! {
        main #main.page.rules {
            aside.toc.panel {
                (cover(info.id, &name))
                nav aria-label=(words.text("rules-contents")) {
                    @for (number, chapter) in book.chapters.iter().enumerate() {
                        a href={ "#section-" (number + 1) } { (spans(&chapter.title, words)) }
                    }
                }
            }
            div.stack {
                div {
                    h1 { (title) }
                    @for block in &book.opening { (opening(block, words)) }
                }
                @for (number, part) in book.chapters.iter().enumerate() { (chapter(number + 1, part, words)) }
            }
        }
    };
    let page_of = Page { title: &title, place: Some(&place), ..Page::default() };
    Ok(Html::ok(page(&visit.frame.with_game(info.id), page_of, &content)))
}

fn opening(block: &Block, words: PageWords) -> Markup {
    match block {
        Block::Paragraph(text) => html! { p.lead { (spans(text, words)) } },
        other => self::block(other, words),
    }
}

fn chapter(number: usize, chapter: &RuleChapter, words: PageWords) -> Markup {
    html! {
        section.panel aria-labelledby={ "section-" (number) } {
            h2 id={ "section-" (number) } { (spans(&chapter.title, words)) }
            @for part in &chapter.blocks { (block(part, words)) }
        }
    }
}

fn block(block: &Block, words: PageWords) -> Markup {
    match block {
        Block::Heading(text) => html! { h3 { (spans(text, words)) } },
        Block::Paragraph(text) => html! { p.text { (spans(text, words)) } },
        Block::List(list) => items(list, words),
        Block::Table(rows) => html! {
            div.scroll-x { table.sheet {
                @for (number, row) in rows.iter().enumerate() {
                    tr { @for cell in row {
                        @if number == 0 { th scope="col" { (spans(cell, words)) } }
                        @else { td { (spans(cell, words)) } }
                    } }
                }
            } }
        },
    }
}

/// One rule after another, each followed by the rules inside it; items without a number stand in lists between them.
fn items(items: &[Item], words: PageWords) -> Markup {
    html! {
        @for alike in items.chunk_by(|one, next| one.number.is_some() == next.number.is_some()) {
            @if alike[0].number.is_some() {
                @for item in alike { (rule(item, words)) }
            } @else {
                ul.dots { @for item in alike { (dot(item, words)) } }
            }
        }
    }
}

fn rule(rule: &Item, words: PageWords) -> Markup {
    let number = rule.number.as_deref().unwrap_or_default();
    let name = words.say(&Phrase::new("rules-rule").with("rule", number));
    html! {
        div.rule id=(number) {
            a.no href={ "#" (number) } aria-label=(name) { (number) }
            div {
                @if !rule.text.is_empty() { p { (spans(&rule.text, words)) } }
                @for text in &rule.rulings { p { (mark(words)) " " (spans(&capital(text), words)) } }
            }
        }
        (items(&rule.inside, words))
    }
}

fn dot(item: &Item, words: PageWords) -> Markup {
    html! {
        li {
            (spans(&item.text, words))
            @for text in &item.rulings { " " (mark(words)) " " (spans(text, words)) }
            (items(&item.inside, words))
        }
    }
}

fn mark(words: PageWords) -> Markup {
    html! { span.ruling { (ruling(words.lang)) } }
}

/// With a capital letter: what stood after a colon begins a paragraph.
fn capital(sentence: &[Span]) -> Text {
    let mut sentence = sentence.to_vec();
    if let Some(Span::Plain(words)) = sentence.first_mut() {
        let mut letters = words.chars();
        let first = letters.next().into_iter().flat_map(char::to_uppercase);
        *words = first.chain(letters).collect();
    }
    sentence
}

fn spans(spans: &[Span], words: PageWords) -> Markup {
    html! {
        @for span in spans {
            @match span {
                Span::Plain(text) => (text),
                Span::Strong(text) => { strong { (self::spans(text, words)) } }
                Span::Emphasis(text) => { em { (self::spans(text, words)) } }
                Span::Code(text) => { code { (text) } }
                Span::Ruling => (mark(words)),
                Span::Link { words: text, to } if leads(to) => { a href=(to) { (self::spans(text, words)) } }
                Span::Link { words: text, .. } => (self::spans(text, words)),
            }
        }
    }
}

/// Whether a link works from a page: to the web or to a place on the page, not to a source file.
fn leads(address: &str) -> bool {
    address.starts_with("https://") || address.starts_with('#')
}
