//! The page of a game: what it is about, what lies in the box, how strong the bots are, and what can be watched.

mod strengths;

use axum::extract::{Path, State};
use axum::http::HeaderMap;
use game::{Info, OptionKind, OptionSpec, Phrase};
use maud::{Markup, html};
use rulebook::{Block, Glossary, RuleBook};

use super::archive::archive_path;
use super::layout::{Html, Page, Visit, icon, page, rules_path};
use super::lobby::{cover, table_path};
use super::page_words::PageWords;
use super::play_now::Liking;
use super::rules::prose::Prose;
use super::voyage::{self, Acquaintance};
use crate::api::Shared;
use crate::notices::Notices;
use crate::problem::Result;
use crate::table::ask::OPTION;

pub(crate) async fn show(
    State(tavern): State<Shared>,
    Path(game): Path<String>,
    headers: HeaderMap,
    visit: Visit,
) -> Result<Html> {
    let entry = catalog::find(&game)?;
    let info = entry.game.info();
    let words = visit.frame.words.with_game(info.id);
    let about = RuleBook::read(info.about.get(words.lang), words.lang);
    let glossary = Glossary::read(info.glossary.get(words.lang), words.lang);
    let prose = Prose::new(entry, &about, &glossary, words);
    let title = words.text("game-title");
    let content = html! {
        main #main.page.about {
            (hero(Liking::remembered(entry, &headers), &info, &title, words))
            section.panel.story { @for block in &about.opening { (told(block, &prose)) } }
            @for chapter in &about.chapters {
                section.panel {
                    h2 { (prose.heading(&chapter.title)) }
                    @for block in &chapter.blocks { (told(block, &prose)) }
                }
            }
            section.panel.wide {
                h2 { (words.text("about-box")) }
                ul.parts.large { @for part in prose.parts() { (prose.label(*part)) } }
            }
            @if !entry.game.options().is_empty() { (variants(entry.game.options(), words)) }
            (strengths::section(&info, words))
            (matches(&tavern.services.notices, info.id, words))
        }
    };
    let place = words.text("about-place");
    let page_of =
        Page { title: &title, place: Some(&place), css: Some("book.css"), ..Page::default() };
    Ok(Html::ok(page(&visit.frame.with_game(info.id), page_of, &content)))
}

fn hero(liking: Liking, info: &Info, title: &str, words: PageWords) -> Markup {
    let players =
        Phrase::new("lobby-players").with("min", info.min_seats).with("max", info.max_seats);
    let minutes = Phrase::new("lobby-minutes").with("minutes", info.minutes);
    html! {
        section.panel.wide.hero {
            (cover(info.id, title))
            div {
                h1 { (title) }
                p.lead { (words.text("game-blurb")) }
                p.row {
                    span.tag { (icon("person")) (words.say(&players)) }
                    span.tag { (icon("clock")) (words.say(&minutes)) }
                }
                (liking.form(words, &html! {
                    a.btn href={ "/new?game=" (info.id) } { (icon("plus")) (words.text("lobby-new-table")) }
                    a.btn.quiet href=(rules_path(info.id)) { (icon("help")) (words.text("lobby-rules")) }
                }))
                @if let Some(entry) = words.game { (voyage::offer(entry, Acquaintance::Played, words)) }
            }
        }
    }
}

/// A paragraph or a list, without pictures.
fn told(block: &Block, prose: &Prose<'_>) -> Markup {
    match block {
        Block::Paragraph(text) => html! { p.text { (prose.heading(text)) } },
        Block::List(items) => html! {
            ul.dots { @for item in items { li { (prose.heading(&item.text)) } } }
        },
        other => prose.block(other),
    }
}

/// What the host may choose; options that are explained in the same words stand together.
fn variants(specs: &[OptionSpec], words: PageWords) -> Markup {
    let id = |spec: &OptionSpec| format!("{OPTION}{}", spec.id);
    let about = |spec: &OptionSpec| words.attribute(&id(spec), "about").unwrap_or_default();
    html! {
        section.panel {
            h2 { (words.text("new-variants")) }
            dl {
                @for alike in specs.chunk_by(|one, next| about(one) == about(next)) {
                    @let titles: Vec<String> = alike.iter().map(|spec| words.look_up(&id(spec))).collect();
                    dt { b { (titles.join(", ")) } }
                    dd.text {
                        (about(&alike[0]))
                        @if let [spec @ OptionSpec { kind: OptionKind::Choice(values), .. }] = alike {
                            ul.dots { @for value in *values { li { (words.look_up(&format!("{}-{value}", id(spec)))) } } }
                        }
                    }
                }
            }
        }
    }
}

fn matches(notices: &Notices, game: &str, words: PageWords) -> Markup {
    let (on, over) = (notices.on_now(game), notices.played_out(game));
    html! {
        section.panel {
            h2 { (words.text("about-watch")) }
            ul.tables {
                @for notice in &on {
                    @let watch = html! { (icon("eye")) (words.text("lobby-watch")) };
                    (public_match(&notice.names(), &table_path(notice.id), &watch, &words.text("lobby-playing")))
                }
                @for over in &over {
                    @let replay = html! { (icon("replay")) (words.text("lobby-watch-again")) };
                    (public_match(&over.names, &format!("/replay/{}", over.id), &replay, &words.text("lobby-over")))
                }
                @if on.is_empty() && over.is_empty() { li.none { p.muted { (words.text("about-watch-none")) } } }
            }
            p { a href=(archive_path(game)) { (words.text("about-archive")) } }
        }
    }
}

fn public_match(names: &str, path: &str, look: &Markup, state: &str) -> Markup {
    html! {
        li {
            div { b { (names) } p.muted.small { (state) } }
            div.acts { a.btn.quiet.slim href=(path) { (look) } }
        }
    }
}
