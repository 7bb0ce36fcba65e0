//! The rules of a game, from its RULES.md, each rule with an address of its own.

use axum::extract::Path;
use game::Phrase;
use maud::{Markup, html};

use super::layout::{Html, Page, Visit, page};
use super::lobby::cover;
use super::rule_book::{Block, RuleBook, Section, Span};
use super::words::Words;
use crate::api::answer::Refused;
use crate::problem::Problem;

/// The rules of a game.
pub async fn show(Path(game): Path<String>, visit: Visit) -> Result<Html, Refused> {
    let no_game = || Problem::missing("problem-no-game").with("game", game.as_str());
    let entry = catalog::find(&game).map_err(|_| visit.caller.refuse(no_game()))?;
    let info = entry.game.info();
    let words = visit.frame.words.with_game(info.id);
    let book = RuleBook::read(info.rules.get(words.lang), &words.text("rules-ruling"));
    let name = words.text("game-title");
    let title = words.say(&Phrase::new("rules-title").with("game", name.as_str()));
    let place = words.say(&Phrase::new("rules-place").with("game", name.as_str()));
    let content = html! {
        main #main.page.rules {
            aside.toc.panel {
                (cover(info.id, &name))
                nav aria-label=(words.text("rules-contents")) {
                    @for (number, section) in book.sections.iter().enumerate() {
                        a href={ "#section-" (number + 1) } { (spans(&section.title)) }
                    }
                }
            }
            div.stack {
                div {
                    h1 { (title) }
                    @for block in &book.opening { (opening(block, words)) }
                }
                @for (number, part) in book.sections.iter().enumerate() { (section(number + 1, part, words)) }
            }
        }
    };
    let page_of = Page { title: &title, place: Some(&place), ..Page::default() };
    Ok(Html::ok(page(&visit.frame.with_game(info.id), page_of, &content)))
}

fn opening(block: &Block, words: Words) -> Markup {
    match block {
        Block::Paragraph(text) => html! { p.lead { (spans(text)) } },
        other => self::block(other, words),
    }
}

fn section(number: usize, section: &Section, words: Words) -> Markup {
    html! {
        section.panel aria-labelledby={ "section-" (number) } {
            h2 id={ "section-" (number) } { (spans(&section.title)) }
            @for part in &section.blocks { (block(part, words)) }
        }
    }
}

fn block(block: &Block, words: Words) -> Markup {
    match block {
        Block::Heading(text) => html! { h3 { (spans(text)) } },
        Block::Paragraph(text) => html! { p.text { (spans(text)) } },
        Block::Items(items) => html! { ul.dots { @for item in items { li { (spans(item)) } } } },
        Block::Table(rows) => html! {
            div.scroll-x { table.sheet {
                @for (number, row) in rows.iter().enumerate() {
                    tr { @for cell in row {
                        @if number == 0 { th scope="col" { (spans(cell)) } } @else { td { (spans(cell)) } }
                    } }
                }
            } }
        },
        Block::Rule { number, paragraphs } => html! {
            div.rule id=(number) {
                a.no href={ "#" (number) } aria-label=(words.say(&Phrase::new("rules-rule").with("rule", number.as_str()))) { (number) }
                div { @for paragraph in paragraphs { p { (spans(paragraph)) } } }
            }
        },
    }
}

fn spans(spans: &[Span]) -> Markup {
    html! {
        @for span in spans {
            @match span {
                Span::Plain(text) => (text),
                Span::Strong(text) => { strong { (text) } }
                Span::Emphasis(text) => { em { (text) } }
                Span::Code(text) => { code { (text) } }
                Span::Ruling(text) => { span.ruling { (text) } }
                Span::Link(text, to) => { a href=(to) { (text) } }
            }
        }
    }
}
