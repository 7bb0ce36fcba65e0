//! The rules of a game, from its RULES.md: each rule with an address of its own, and what it names with its picture.

mod examples;
pub(crate) mod prose;
mod terms;

use std::collections::BTreeMap;
use std::sync::{LazyLock, OnceLock};

use axum::extract::{Path, State};
use catalog::Entry;
use game::{PerLang, Phrase};
use maud::{Markup, html};
use rulebook::{Glossary, RuleBook};

use super::layout::{Frame, Html, Page, Visit, about_path, icon, page};
use super::lobby::cover;
use super::minute;
use super::page_words::{PageWords, board_words};
use super::voyage::{self, Acquaintance};
use crate::api::Shared;
use crate::problem::Result;
pub(crate) use examples::play;
use prose::Prose;

/// A book never changes, so each is written once in each language.
static WRITTEN: LazyLock<BTreeMap<&'static str, PerLang<OnceLock<Markup>>>> = LazyLock::new(|| {
    let empty = || PerLang { en: OnceLock::new(), ru: OnceLock::new() };
    catalog::GAMES.iter().map(|entry| (entry.game.info().id, empty())).collect()
});

/// The longest page of all: it is made on a thread for slow work.
pub(crate) async fn show(
    State(tavern): State<Shared>,
    Path(game): Path<String>,
    visit: Visit,
) -> Result<Html> {
    let entry = catalog::find(&game)?;
    let frame = visit.frame.with_game(entry.game.info().id);
    tavern.slow_work.run(move || Html::ok(whole(entry, &frame))).await
}

fn whole(entry: &'static Entry, frame: &Frame) -> Markup {
    let (id, words) = (entry.game.info().id, frame.words);
    let name = words.text("game-title");
    let title = words.say(&Phrase::new("rules-title").with("game", name.as_str()));
    let place = words.say(&Phrase::new("rules-place").with("game", name.as_str()));
    let page_of = Page {
        title: &title,
        place: Some(&place),
        game: Some(id),
        css: Some("book.css"),
        script: Some("rules.js"),
        ..Page::default()
    };
    let write = || content(entry, words, &title);
    let Some(written) = WRITTEN.get(id).map(|written| written.get(words.lang)) else {
        return page(frame, page_of, &write());
    };
    page(frame, page_of, written.get_or_init(write))
}

fn content(entry: &'static Entry, words: PageWords, title: &str) -> Markup {
    let info = entry.game.info();
    let book = RuleBook::read(info.rules.get(words.lang), words.lang);
    let glossary = Glossary::read(info.glossary.get(words.lang), words.lang);
    let prose = Prose::new(entry, &book, &glossary, words);
    html! {
        main #main.page.rules {
            aside.toc.panel {
                (cover(info.id, &words.text("game-title")))
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
    }
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
