//! The rules of a game, from its RULES.md: each rule with an address of its own, and what it names with its picture.

mod examples;
pub(crate) mod prose;
mod terms;

use axum::extract::Path;
use game::Phrase;
use maud::{Markup, html};
use rulebook::{Glossary, RuleBook};

use super::layout::{Html, Page, Visit, about_path, icon, page};
use super::lobby::cover;
use super::minute;
use super::page_words::{PageWords, board_words};
use super::voyage::{self, Acquaintance};
use crate::api::answer::Refused;
use crate::problem::Problem;
pub(crate) use examples::play;
use prose::Prose;

pub(crate) async fn show(Path(game): Path<String>, visit: Visit) -> Result<Html, Refused> {
    let no_game = || Problem::missing("problem-no-game").with("game", game.as_str());
    let entry = catalog::find(&game).map_err(|_| visit.caller.refuse(no_game()))?;
    let info = entry.game.info();
    let words = visit.frame.words.with_game(info.id);
    let book = RuleBook::read(info.rules.get(words.lang), words.lang);
    let glossary = Glossary::read(info.glossary.get(words.lang), words.lang);
    let prose = Prose::new(entry, &book, &glossary, words);
    let name = words.text("game-title");
    let title = words.say(&Phrase::new("rules-title").with("game", name.as_str()));
    let place = words.say(&Phrase::new("rules-place").with("game", name.as_str()));
    let content = html! {
        main #main.page.rules {
            aside.toc.panel {
                (cover(info.id, &name))
                (search(words))
                nav aria-label=(words.text("rules-contents")) {
                    @for (number, chapter) in book.chapters.iter().enumerate() {
                        a href={ "#section-" (number + 1) } { (prose.heading(&chapter.title)) }
                    }
                    a href="#glossary" { (words.text("rules-glossary")) }
                    a href=(about_path(info.id)) { (icon("help")) " " (words.text("rules-about")) }
                }
            }
            div.stack {
                div {
                    h1 { (title) }
                    @for block in &book.opening { (prose.opening(block)) }
                    (voyage::offer(entry, Acquaintance::Played, words))
                }
                section.panel aria-labelledby="section-0" {
                    h2 #section-0 { (words.text("table-minute")) }
                    div data-find="" { (minute::of_game(entry, board_words(info.id, words.lang))) }
                }
                @for (number, part) in book.chapters.iter().enumerate() { (prose.chapter(number + 1, part)) }
                (terms::section(&prose))
            }
        }
    };
    let page_of = Page {
        title: &title,
        place: Some(&place),
        game: Some(info.id),
        css: Some("book.css"),
        script: Some("rules.js"),
        ..Page::default()
    };
    Ok(Html::ok(page(&visit.frame.with_game(info.id), page_of, &content)))
}

/// Shown by the script that does the work.
fn search(words: PageWords) -> Markup {
    html! {
        search #find.find hidden {
            label.sr for="find-words" { (words.text("rules-find")) }
            input #find-words.input type="search" placeholder=(words.text("rules-find")) autocomplete="off";
            output #found.small.muted for="find-words" data-none=(words.text("rules-found-none"))
                data-some=(words.text("rules-found")) {}
        }
    }
}
